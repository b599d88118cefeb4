//! Every key, with literals and with constant expressions.

use schema_core::{ElicitEnum, ElicitField, ElicitSchema, Format};

use crate::{property, property_is};

const MAX_NAME: usize = 80;
const MIN_AGE: u8 = 18;
const HALF: f64 = 0.5;
const TENTH: f32 = 0.1;
const GREETING: &str = "Hello";
const SIZES: &[&str] = &["s", "m"];

#[derive(ElicitEnum)]
enum Fruit {
    Apple,
    #[elicit(title = "Pear tree")]
    Pear,
    #[serde(skip)]
    Plum,
}

#[test]
fn title_and_description_are_for_every_kind() {
    property_is!(#[field(title = "A", description = "b")] String => r#"{"type":"string","title":"A","description":"b"}"#);
    property_is!(#[field(title = "A")] bool => r#"{"type":"boolean","title":"A"}"#);
    property_is!(#[field(title = GREETING)] f64 => r#"{"type":"number","title":"Hello"}"#);
    property_is!(#[field(title = concat!("a", "b"))] f64 => r#"{"type":"number","title":"ab"}"#);
    property_is!(#[elicit(title = "A")] bool => r#"{"type":"boolean","title":"A"}"#);
    property_is!(#[field] bool => r#"{"type":"boolean"}"#);
    property_is!(#[field()] bool => r#"{"type":"boolean"}"#);
}

#[test]
fn lengths() {
    property_is!(#[field(min_length = 3)] String => r#"{"type":"string","minLength":3}"#);
    property_is!(#[field(min_length = 0, max_length = 0)] String => r#"{"type":"string","minLength":0,"maxLength":0}"#);
    property_is!(#[field(max_length = MAX_NAME)] Option<String> => r#"{"type":"string","maxLength":80}"#);
    property_is!(#[field(max_length = MAX_NAME * 2 - 1)] String => r#"{"type":"string","maxLength":159}"#);
    property_is!(#[field(max_length = 1 << 33)] String => r#"{"type":"string","maxLength":8589934592}"#);
    property_is!(#[field(min_length = 2usize, max_length = 0x10)] String => r#"{"type":"string","minLength":2,"maxLength":16}"#);
    property_is!(#[field(max_length = MIN_AGE)] String => r#"{"type":"string","maxLength":18}"#);
}

#[test]
fn formats() {
    property_is!(#[field(format = "email")] String => r#"{"type":"string","format":"email"}"#);
    property_is!(#[field(format = "uri")] String => r#"{"type":"string","format":"uri"}"#);
    property_is!(#[field(format = "date")] String => r#"{"type":"string","format":"date"}"#);
    property_is!(#[field(format = "date-time")] String => r#"{"type":"string","format":"date-time"}"#);
    property_is!(#[field(format = Format::Uri)] String => r#"{"type":"string","format":"uri"}"#);
    property_is!(#[field(format = "uri")] url2::Url => r#"{"type":"string","format":"uri"}"#);
}

#[test]
fn bounds_of_integers() {
    property_is!(#[field(min = 18)] u8 => r#"{"type":"integer","minimum":18,"maximum":255}"#);
    property_is!(#[field(min = -5, max = 5)] i64 => r#"{"type":"integer","minimum":-5,"maximum":5}"#);
    property_is!(#[field(min = MIN_AGE)] i64 => r#"{"type":"integer","minimum":18}"#);
    property_is!(#[field(min = -(1 << 4))] i64 => r#"{"type":"integer","minimum":-16}"#);
    property_is!(#[field(min = -(1 << 40), max = 3_000_000_000)] i64 => r#"{"type":"integer","minimum":-1099511627776,"maximum":3000000000}"#);
    property_is!(#[field(max = 9007199254740993)] u64 => r#"{"type":"integer","minimum":0,"maximum":9007199254740993}"#);
    property_is!(#[field(max = 18446744073709551615)] u64 => r#"{"type":"integer","minimum":0,"maximum":18446744073709551615}"#);
    property_is!(#[field(max = u64::MAX)] u64 => r#"{"type":"integer","minimum":0,"maximum":18446744073709551615}"#);
    property_is!(#[field(min = i64::MIN)] i64 => r#"{"type":"integer","minimum":-9223372036854775808}"#);
    property_is!(#[field(min = 18u8, max = 30.0)] i64 => r#"{"type":"integer","minimum":18,"maximum":30}"#);
}

#[test]
fn bounds_of_numbers_are_as_written() {
    property_is!(#[field(min = 0, max = 1)] f64 => r#"{"type":"number","minimum":0,"maximum":1}"#);
    property_is!(#[field(min = 0.25, max = 0.75)] f32 => r#"{"type":"number","minimum":0.25,"maximum":0.75}"#);
    property_is!(#[field(min = -0.5, max = HALF)] f64 => r#"{"type":"number","minimum":-0.5,"maximum":0.5}"#);
    property_is!(#[field(min = TENTH)] f32 => r#"{"type":"number","minimum":0.1}"#);
    property_is!(#[field(min = 0.1f32)] f32 => r#"{"type":"number","minimum":0.1}"#);
    property_is!(#[field(max = 5_000_000_000)] f64 => r#"{"type":"number","maximum":5000000000}"#);
    property_is!(#[field(max = 1e300)] f64 => r#"{"type":"number","maximum":1e+300}"#);
    property_is!(#[field(max = 2.0)] f64 => r#"{"type":"number","maximum":2.0}"#);
    property_is!(#[field(min = 1.0 / 4.0)] f64 => r#"{"type":"number","minimum":0.25}"#);
}

#[test]
fn defaults_of_every_kind() {
    property_is!(#[field(default = "Ada")] String => r#"{"type":"string","default":"Ada"}"#);
    property_is!(#[field(default = "")] String => r#"{"type":"string","default":""}"#);
    property_is!(#[field(default = GREETING)] String => r#"{"type":"string","default":"Hello"}"#);
    property_is!(#[field(default = 'x')] char => r#"{"type":"string","minLength":1,"maxLength":1,"default":"x"}"#);
    property_is!(#[field(default = 0)] i64 => r#"{"type":"integer","default":0}"#);
    property_is!(#[field(default = -3)] i64 => r#"{"type":"integer","default":-3}"#);
    property_is!(#[field(default = 2.0)] i64 => r#"{"type":"integer","default":2}"#);
    property_is!(#[field(default = MIN_AGE)] i64 => r#"{"type":"integer","default":18}"#);
    property_is!(#[field(default = 0.6)] f64 => r#"{"type":"number","default":0.6}"#);
    property_is!(#[field(default = 0.1)] f32 => r#"{"type":"number","default":0.1}"#);
    property_is!(#[field(default = TENTH)] f32 => r#"{"type":"number","default":0.1}"#);
    property_is!(#[field(default = 2)] f32 => r#"{"type":"number","default":2}"#);
    property_is!(#[field(default = false)] bool => r#"{"type":"boolean","default":false}"#);
    property_is!(#[field(default = true)] Option<bool> => r#"{"type":"boolean","default":true}"#);
    property_is!(#[field(default = "a@b.example", format = "email")] String => r#"{"type":"string","format":"email","default":"a@b.example"}"#);
    property_is!(#[field(default = "2024-02-29", format = "date")] String => r#"{"type":"string","format":"date","default":"2024-02-29"}"#);
}

#[test]
fn a_value_of_an_f32_survives_as_a_value() {
    #[derive(ElicitSchema)]
    struct Ask {
        #[field(default = TENTH, min = TENTH)]
        share: f32,
    }
    let share = &Ask::schema().to_value()["properties"]["share"];
    assert_eq!(share["default"].to_string(), "0.1");
    assert_eq!(share["minimum"].to_string(), "0.1");
}

#[test]
fn defaults_of_selects() {
    const FRUIT: &str = r#"{"const":"Apple","title":"Apple"},{"const":"Pear","title":"Pear tree"}"#;
    let one = format!(r#"{{"type":"string","oneOf":[{FRUIT}],"default":"Pear"}}"#);
    property_is!(#[field(default = "Pear")] Fruit => one);
    property_is!(#[field(default = Fruit::Pear)] Fruit => one);
    property_is!(#[field(default = Fruit::Pear)] Option<Fruit> => one);
    let many = |list: &str| {
        format!(r#"{{"type":"array","items":{{"anyOf":[{FRUIT}]}},"default":{list}}}"#)
    };
    property_is!(#[field(default = ["Pear", "Apple"])] Vec<Fruit> => many(r#"["Pear","Apple"]"#));
    property_is!(#[field(default = [Fruit::Pear])] Vec<Fruit> => many(r#"["Pear"]"#));
    property_is!(#[field(default = [])] Vec<Fruit> => many("[]"));
}

#[test]
fn a_default_takes_the_field_out_of_required() {
    #[derive(ElicitSchema)]
    struct Ask {
        #[field(default = 5)]
        n: i32,
        m: i32,
        #[field(default = Fruit::Apple)]
        fruit: Fruit,
    }
    let required: Vec<&str> =
        Ask::schema().fields().filter(|f| f.is_required()).map(|f| f.name()).collect();
    assert_eq!(required, ["m"]);
}

#[test]
fn options_without_an_enum() {
    property_is!(#[field(options = ["s", "m"])] String => r#"{"type":"string","enum":["s","m"]}"#);
    property_is!(#[field(options = ["s", "m"])] Vec<String> => r#"{"type":"array","items":{"type":"string","enum":["s","m"]}}"#);
    property_is!(#[field(options = SIZES)] String => r#"{"type":"string","enum":["s","m"]}"#);
    property_is!(#[field(options = &["s", "m"])] Box<str> => r#"{"type":"string","enum":["s","m"]}"#);
    property_is!(#[field(options = ["s", GREETING])] Option<String> => r#"{"type":"string","enum":["s","Hello"]}"#);
    property_is!(#[field(options = ["s", "m"], option_titles = ["Small", "Medium"], default = "m")] String
        => r#"{"type":"string","oneOf":[{"const":"s","title":"Small"},{"const":"m","title":"Medium"}],"default":"m"}"#);
    property_is!(#[field(options = SIZES, option_titles = ["Small", "Medium"], max_items = 1)] Vec<String>
        => r#"{"type":"array","maxItems":1,"items":{"anyOf":[{"const":"s","title":"Small"},{"const":"m","title":"Medium"}]}}"#);
    property_is!(#[field(options = SIZES, enum_names = ["Small", "Medium"])] String
        => r#"{"type":"string","enum":["s","m"],"enumNames":["Small","Medium"]}"#);
    property_is!(#[field(options = ["s"], default = ["s"], min_items = 1)] Option<Vec<String>>
        => r#"{"type":"array","minItems":1,"items":{"type":"string","enum":["s"]},"default":["s"]}"#);
}

#[test]
fn enum_names_of_an_enum() {
    const JSON: &str =
        r#"{"type":"string","enum":["Apple","Pear"],"enumNames":["Apple","Pear tree"]}"#;
    property_is!(#[field(enum_names)] Fruit => JSON);
    property_is!(#[field(enum_names = ["A", "P"])] Fruit => r#"{"type":"string","enum":["Apple","Pear"],"enumNames":["A","P"]}"#);
    property_is!(#[field(option_titles = ["A", "P"])] Vec<Fruit> => r#"{"type":"array","items":{"anyOf":[{"const":"A","title":"A"},{"const":"P","title":"P"}]}}"#.replace(r#""const":"A""#, r#""const":"Apple""#).replace(r#""const":"P""#, r#""const":"Pear""#));

    #[derive(ElicitEnum)]
    #[elicit(enum_names)]
    enum Unit {
        #[serde(rename = "kg")]
        Kilogram,
        #[elicit(title = "Pounds")]
        Lb,
    }
    property_is!(Unit => r#"{"type":"string","enum":["kg","Lb"],"enumNames":["kg","Pounds"]}"#);
}

#[test]
fn not_secret_vouches_for_a_name() {
    #[derive(ElicitSchema)]
    struct Ask {
        #[field(not_secret, title = "Pass phrase of the game")]
        passphrase: String,
        #[field(not_secret)]
        otp: u32,
        word: Word,
        // Only what is typed can be a secret,
        secret: bool,
        // and only whole words ask for one.
        passenger: String,
        token_count: u8,
        secretary: String,
    }

    #[derive(ElicitField)]
    #[field(not_secret, title = "Secret word")]
    struct Word(String);

    assert_eq!(Ask::schema().fields().len(), 7);
    assert!(!Ask::schema().to_string().contains("ecret\":{\"type\":\"string"));
}

#[test]
fn values_from_a_macro() {
    macro_rules! bounded {
        ($title:expr, $min:expr, $max:literal, $default:expr) => {{
            #[derive(ElicitSchema)]
            struct Ask {
                #[field(title = $title, min = $min, max = $max, default = $default)]
                n: i64,
            }
            property::<Ask>()
        }};
    }
    assert_eq!(
        bounded!("N", -3, 7, 1 + 1),
        r#"{"type":"integer","title":"N","minimum":-3,"maximum":7,"default":2}"#
    );
}
