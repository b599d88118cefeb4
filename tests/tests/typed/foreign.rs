//! Types of other crates. Where the form has a format, the type's own
//! `Deserialize` takes every string of it; where it has none, it decides.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};

use schema_core::{
    ElicitField, ElicitSchema, FaultKind, FieldBuilder, FormSchema, Format, ViolationKind,
};
use serde::Deserialize;
use serde_json::json;

use crate::answers;

#[test]
fn dates() {
    answers!(chrono04::NaiveDate: good ["2024-02-29", "0001-01-01", "9999-12-31"] bad ["2023-02-29", "29.2.2024"]);
    answers!(jiff02::civil::Date: good ["2024-02-29", "0001-01-01", "9999-12-31"] bad ["2023-02-29"]);
    answers!(time03::Date: good ["2024-02-29", "0001-01-01", "9999-12-31"] bad ["2023-02-29"]);
}

#[test]
fn moments() {
    answers!(chrono04::DateTime<chrono04::Utc>: good ["2026-08-26T10:00:00Z", "2026-08-26t10:00:00.25+02:00"] bad ["2026-08-26T10:00", "now"]);
    answers!(chrono04::DateTime<chrono04::FixedOffset>: good ["2026-08-26T10:00:00-23:59"] bad ["2026-08-26"]);
    answers!(chrono04::NaiveDateTime: good ["2026-08-26T10:00:00"] bad ["tomorrow"]);
    answers!(chrono04::NaiveTime: good ["10:00:00"] bad ["ten"]);
    answers!(jiff02::Timestamp: good ["2026-08-26T10:00:00Z"] bad ["tomorrow"]);
    answers!(jiff02::Zoned: good ["2026-08-26T10:00:00+02:00[+02:00]"] bad ["2026-08-26T10:00:00Z"]);
    answers!(jiff02::civil::DateTime: good ["2026-08-26T10:00:00"] bad ["tomorrow"]);
    answers!(jiff02::civil::Time: good ["10:00:00"] bad ["ten"]);
    answers!(time03::OffsetDateTime: good ["2026-08-26 10:00:00.0 +00:00:00"] bad ["2026-08-26T10:00:00Z"]);
    answers!(time03::UtcDateTime: good ["2026-08-26 10:00:00.0"] bad ["tomorrow"]);
    answers!(time03::PrimitiveDateTime: good ["2026-08-26 10:00:00.0"] bad ["tomorrow"]);
    answers!(time03::Time: good ["10:00:00.0"] bad ["ten"]);
}

#[test]
fn addresses() {
    answers!(url2::Url: good ["https://a.example/x?y=1", "urn:isbn:0451450523"] bad ["not a url", "/path/only"]);
    answers!(#[field(format = "uri")] url2::Url: good ["https://a.example/"] bad ["/path/only"]);
    answers!(uuid1::Uuid: good ["67e55044-10b1-426f-9247-bb680e5fe0c8"] bad ["67e55044"]);
    answers!(email_address02::EmailAddress: good ["kim@post.example"] bad ["kim", "kim@", ""]);
}

/// The strings at the edges of the four formats.
const EDGES: [&str; 20] = [
    "0000-01-01",
    "0000-02-29",
    "9999-12-31",
    "0000-01-01T00:00:00+23:59",
    "9999-12-31T23:59:59-23:59",
    "9999-12-31T23:59:59.999999999999Z",
    "2016-12-31T23:59:60Z",
    "2016-12-31T23:59:60.5Z",
    "2016-12-31t23:59:59z",
    "2016-12-31T15:59:60-08:00",
    "2016-12-31T23:59:59.1234567890123-00:00",
    "a@b",
    "a+b@c.example",
    "\"quoted\"@c.example",
    "o'brien@c.example",
    "user@[127.0.0.1]",
    "üser@exämple.de",
    "a@xn--bcher-kva.example",
    "x@a.b.c.d.example",
    "very.long.local.part@a.example",
];

/// For each edge: whatever passes as the format is read by the type.
fn format_implies_type<T: ElicitSchema + serde::de::DeserializeOwned>() {
    let format = T::schema().fields().next().and_then(|field| field.format());
    assert!(matches!(format, Some(Format::Date | Format::DateTime | Format::Email)));
    let mut passed = 0;
    for text in EDGES {
        let content = json!({"field": text});
        if T::schema().validate(&content).is_ok() {
            passed += 1;
            let answer = T::answer(json!({"action": "accept", "content": content}));
            assert!(answer.is_ok(), "{text} is of the format {format:?}: {:?}", answer.err());
        }
    }
    assert!(passed > 1, "the edges of {format:?} are missing");
}

macro_rules! implied {
    ($($ty:ty),*) => {$({
        #[derive(ElicitSchema, Deserialize)]
        struct Form {
            #[allow(dead_code)] // only whether it can be read counts
            field: $ty,
        }
        format_implies_type::<Form>();
    })*};
}

#[test]
fn every_string_of_a_format_is_one_that_the_type_reads() {
    implied!(chrono04::NaiveDate, jiff02::civil::Date, time03::Date);
    implied!(chrono04::DateTime<chrono04::Utc>, chrono04::DateTime<chrono04::FixedOffset>);
    implied!(email_address02::EmailAddress);
}

/// What the type alone can tell is a violation as well: all of them at once.
#[test]
fn what_only_the_type_can_tell_is_told_with_all_else() {
    #[derive(ElicitField, Deserialize)]
    struct Order(#[expect(dead_code)] uuid1::Uuid);

    #[derive(ElicitSchema, Deserialize)]
    #[expect(dead_code)]
    struct Form {
        #[field(title = "Order")]
        order: Order,
        other: Option<uuid1::Uuid>,
        #[field(format = "uri")]
        page: url2::Url,
        #[field(format = "uri")]
        feed: url2::Url,
        host: std::net::IpAddr,
        name: String,
    }

    let content = json!({"order": "7", "other": "8", "page": "http://a:99999", "feed": "x", "host": "a.example"});
    let error = Form::answer(json!({"action": "accept", "content": content})).err().unwrap();
    let kinds: Vec<_> =
        error.violations().unwrap().iter().map(|violation| violation.kind()).collect();
    let expected = "a UUID like 67e55044-10b1-426f-9247-bb680e5fe0c8";
    assert_eq!(kinds[..2], [ViolationKind::NotOfType { expected }; 2]);
    assert_eq!(
        error.to_string(),
        "Order: must be a UUID like 67e55044-10b1-426f-9247-bb680e5fe0c8, not \"7\"\n\
         other: must be a UUID like 67e55044-10b1-426f-9247-bb680e5fe0c8, not \"8\"\n\
         page: must be a web address like https://example.com/, not \"http://a:99999\"\n\
         feed: must be a complete URI like https://example.com/, not \"x\" (a scheme is missing, like https:)\n\
         host: must be an IP address like 192.0.2.1, not \"a.example\"\n\
         name: an answer is required",
    );
}

/// Who vouches for another way to read a field answers for its texts, too.
#[test]
fn a_vouched_for_reader_is_not_second_guessed() {
    mod day_first {
        use serde::{Deserialize, Deserializer, de::Error};

        pub(super) fn deserialize<'de, D: Deserializer<'de>>(
            deserializer: D,
        ) -> Result<chrono04::NaiveDateTime, D::Error> {
            let text = String::deserialize(deserializer)?;
            chrono04::NaiveDateTime::parse_from_str(&text, "%d.%m.%Y %H:%M").map_err(Error::custom)
        }
    }

    #[derive(ElicitSchema, Deserialize)]
    struct Field {
        #[serde(deserialize_with = "day_first::deserialize")]
        #[field(trust_serde)]
        at: chrono04::NaiveDateTime,
    }
    #[derive(ElicitSchema, Deserialize)]
    #[elicit(trust_serde)]
    struct Struct {
        #[serde(with = "day_first")]
        at: chrono04::NaiveDateTime,
    }

    let content = json!({"action": "accept", "content": {"at": "31.01.2026 10:00"}});
    let of_field = Field::answer(content.clone()).unwrap().accepted().unwrap().at;
    let of_struct = Struct::answer(content).unwrap().accepted().unwrap().at;
    assert_eq!(of_field, of_struct);
    assert_eq!(of_field.to_string(), "2026-01-31 10:00:00");
}

#[test]
fn the_builder_knows_what_the_type_reads() {
    use schema_core::Field;

    let faults = |field: FieldBuilder<'static>| {
        let error = FormSchema::builder().field(field).build().unwrap_err();
        error.faults().iter().map(|fault| fault.kind().to_owned()).collect::<Vec<_>>()
    };
    let because = ViolationKind::NotOfType { expected: "an IP address like 192.0.2.1" };
    let host = || Field::of::<std::net::IpAddr>("host");
    assert_eq!(faults(host().default("x").any()), [FaultKind::DefaultRefused { because }]);
    let options = host().options(["::1", "127.0.0.1", "localhost"]).any();
    assert_eq!(faults(options), [FaultKind::OptionRefused { index: 2, because }]);
    let fine = host().options(["::1", "127.0.0.1"]).default("::1");
    assert!(FormSchema::builder().field(fine).build().is_ok());
}

/// What a message gives as an example is one.
#[test]
fn every_example_can_be_read() {
    fn example_of<T: ElicitSchema + serde::de::DeserializeOwned>() {
        let answer =
            |text: &str| T::answer(json!({"action": "accept", "content": {"field": text}}));
        let error = answer("?").err().unwrap();
        let words = error.to_string();
        let example =
            words.split_once(" like ").and_then(|(_, rest)| rest.strip_suffix(", not \"?\""));
        let example = example.unwrap_or_else(|| panic!("{words}"));
        assert!(answer(example).is_ok(), "{words}: {:?}", answer(example).err());
    }
    macro_rules! examples {
        ($($ty:ty),* $(,)?) => {$({
            #[derive(ElicitSchema, Deserialize)]
            struct Form {
                #[expect(dead_code)]
                field: $ty,
            }
            example_of::<Form>();
        })*};
    }
    examples!(chrono04::NaiveDate, chrono04::DateTime<chrono04::Utc>, chrono04::NaiveDateTime);
    examples!(chrono04::NaiveTime, jiff02::civil::Date, jiff02::Timestamp, jiff02::Zoned);
    examples!(jiff02::civil::DateTime, jiff02::civil::Time, time03::Date, time03::OffsetDateTime);
    examples!(time03::UtcDateTime, time03::PrimitiveDateTime, time03::Time);
    examples!(url2::Url, uuid1::Uuid, email_address02::EmailAddress);
    examples!(IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6);
}

/// A library that judges a format may be laxer than the type, or turned off.
#[test]
fn an_option_of_a_format_is_one_that_the_type_reads() {
    let field = schema_core::Field::of::<email_address02::EmailAddress>("mail");
    let form =
        FormSchema::builder().field(field.options(["kim@post.example", "kim@post..example"]));
    let error = form.build().unwrap_err();
    let because = ViolationKind::NotOfType { expected: "an e-mail address like name@example.com" };
    assert_eq!(error.faults()[0].kind(), &FaultKind::OptionRefused { index: 1, because });
}
