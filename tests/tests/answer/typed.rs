//! Answers that become a struct.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::net::IpAddr;
use std::num::{NonZeroI32, NonZeroU8};

use schema_core::{
    __private_0_1_0, Answer, AnswerError, ElicitSchema, Field, FieldSpec, FormSchema, Number,
    ViolationKind,
};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::{accept, form};

/// A form as a derive would write it.
#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Ask {
    name: String,
    age: u8,
    news: Option<bool>,
}

impl ElicitSchema for Ask {
    const SCHEMA: &'static FormSchema<'static> = &__private_0_1_0::form(&[
        FieldSpec::of::<String>("name").field(),
        FieldSpec::of::<u8>("age").min(Number::int(18)).field(),
        FieldSpec::of::<Option<bool>>("news").field(),
    ]);
}

fn accepted<T: DeserializeOwned>(form: &FormSchema<'_>, content: Value) -> T {
    form.answer(accept(content)).unwrap().accepted().unwrap()
}

fn kinds<T: DeserializeOwned>(form: &FormSchema<'_>, content: Value) -> Vec<String> {
    match form.answer::<T>(accept(content)) {
        Err(AnswerError::Violations(list)) => {
            list.iter().map(|violation| format!("{:?}", violation.kind())).collect()
        }
        Err(other) => panic!("{other:?}"),
        Ok(_) => Vec::new(),
    }
}

#[test]
fn a_struct_of_its_own_form() {
    let ask = |news| Ask { name: "Kim".into(), age: 30, news };
    let cases = [
        (json!({"name": "Kim", "age": 30}), None),
        (json!({"name": "Kim", "age": 30.0, "news": null}), None),
        (json!({"name": "Kim", "age": 30, "news": false}), Some(false)),
        (json!({"name": "Kim", "age": 30, "news": true, "_ui": {"v": 2}}), Some(true)),
    ];
    for (content, news) in cases {
        assert_eq!(Ask::answer(accept(content)), Ok(Answer::Accept(ask(news))));
    }
    assert_eq!(Ask::answer(json!({"action": "decline"})), Ok(Answer::Decline));
    let error = Ask::answer(accept(json!({"name": "Kim", "age": 17}))).unwrap_err();
    let found: Vec<_> = error.violations().unwrap().iter().map(|v| v.kind()).collect();
    assert_eq!(found, [ViolationKind::TooSmall { min: 18.into() }]);
}

#[test]
fn integers_of_every_width() {
    #[derive(Debug, PartialEq, Deserialize)]
    struct Ints {
        a: u32,
        b: i64,
        c: u64,
    }
    let form = form([
        Field::of::<u32>("a").any(),
        Field::of::<i64>("b").any(),
        Field::of::<u64>("c").any(),
    ]);
    let ints: Ints = accepted(&form, json!({"a": 30.0, "b": -9e18, "c": 1.8e19}));
    assert_eq!(ints, Ints { a: 30, b: -9_000_000_000_000_000_000, c: 18_000_000_000_000_000_000 });
    let found = kinds::<Ints>(&form, json!({"a": 30.5, "b": 9.3e18, "c": -1.0}));
    let expected = [
        ViolationKind::NotWhole,
        ViolationKind::TooLarge { max: i64::MAX.into() },
        ViolationKind::TooSmall { min: 0.into() },
    ];
    assert_eq!(found, expected.map(|kind| format!("{kind:?}")));
    assert_eq!(kinds::<Ints>(&form, json!({"a": 1e300, "b": "7", "c": 1e300})).len(), 3);
}

#[test]
fn what_the_type_cannot_hold_is_a_violation() {
    #[derive(Debug, PartialEq, Deserialize)]
    struct Narrow {
        f: f32,
        z: NonZeroI32,
        u: NonZeroU8,
    }
    let form = form([
        Field::of::<f32>("f").any(),
        Field::of::<NonZeroI32>("z").any(),
        Field::of::<NonZeroU8>("u").any(),
    ]);
    let good: Narrow = accepted(&form, json!({"f": 0.1, "z": -1.0, "u": 1}));
    assert_eq!(good.f.to_bits(), 0.1_f32.to_bits());
    for bad in [json!(1e300), json!(-1e300), json!(3.5e38)] {
        assert_eq!(kinds::<Narrow>(&form, json!({"f": bad, "z": 1, "u": 1})).len(), 1);
    }
    let found = kinds::<Narrow>(&form, json!({"f": 1, "z": 0, "u": 0.0}));
    assert_eq!(found[0], format!("{:?}", ViolationKind::Zero));
    assert_eq!(found[1], format!("{:?}", ViolationKind::TooSmall { min: 1.into() }));
}

#[test]
fn fractions_and_defaults_of_floats() {
    #[derive(Debug, PartialEq, Deserialize)]
    struct Floats {
        a: f64,
        b: f32,
        c: f32,
    }
    let form = form([
        Field::of::<f64>("a").default(0.6).any(),
        Field::of::<f32>("b").default(0.1_f32).any(),
        Field::of::<f32>("c").default(2).any(),
    ]);
    assert_eq!(accepted::<Floats>(&form, json!({})), Floats { a: 0.6, b: 0.1, c: 2.0 });
    let given = json!({"a": 2, "b": 1.5, "c": 0});
    assert_eq!(accepted::<Floats>(&form, given), Floats { a: 2.0, b: 1.5, c: 0.0 });
    assert_eq!(kinds::<Floats>(&form, json!({"b": 1e300})).len(), 1);
}

#[test]
fn absent_and_false_are_kept_apart() {
    #[derive(Debug, PartialEq, Deserialize)]
    struct News {
        news: Option<bool>,
    }
    let form = form([Field::of::<Option<bool>>("news").default(true).any()]);
    let cases =
        [(json!({}), None), (json!({"news": null}), None), (json!({"news": false}), Some(false))];
    for (content, news) in cases {
        assert_eq!(accepted::<News>(&form, content), News { news });
    }
}

#[test]
fn lists_and_sets() {
    #[derive(Debug, PartialEq, Deserialize)]
    struct Lists {
        a: Vec<String>,
        b: BTreeSet<String>,
        c: HashSet<String>,
    }
    let select = |name| Field::multi_select(name, ["x", "y"]).required(true).any();
    let form = form([select("a"), select("b"), select("c")]);
    let repeats = json!(["y", "x", "y"]);
    let lists: Lists = accepted(&form, json!({"a": repeats, "b": repeats, "c": repeats}));
    assert_eq!(lists.a, ["y", "x", "y"]);
    assert_eq!((lists.b.len(), lists.c.len()), (2, 2));
}

#[test]
fn a_struct_never_sees_an_undeclared_key() {
    #[derive(Debug, PartialEq, Deserialize)]
    struct Inner {
        city: String,
        #[serde(default, alias = "_admin")]
        admin: bool,
    }
    #[derive(Debug, PartialEq, Deserialize)]
    struct Outer {
        name: String,
        #[serde(flatten)]
        inner: Inner,
        #[serde(flatten)]
        more: BTreeMap<String, Value>,
    }
    let form = form([
        Field::string("name").required(true).any(),
        Field::string("city").required(true).any(),
    ]);
    for key in ["admin", "_admin", "zip"] {
        let outer: Outer = accepted(&form, json!({"name": "Kim", "city": "Ulm", key: true}));
        assert!(!outer.inner.admin && outer.more.is_empty(), "{key}: {outer:?}");
    }
    #[derive(Debug, PartialEq, Deserialize)]
    struct Wrapped(Outer);
    let wrapped: Option<Wrapped> =
        accepted(&form, json!({"name": "Kim", "city": "Ulm", "admin": true}));
    assert!(wrapped.is_some_and(|Wrapped(outer)| !outer.inner.admin));
}

#[test]
fn a_refusal_of_the_type_names_the_field() {
    #[derive(Debug, Deserialize)]
    #[allow(dead_code)]
    struct Server {
        name: String,
        host: IpAddr,
        port: u16,
    }
    let with_port = form([
        Field::string("name").required(true).any(),
        Field::string("host").title("Address").required(true).any(),
        Field::integer("port").required(true).any(),
    ]);
    let refusal = |form: &FormSchema<'_>, content| match form.answer::<Server>(accept(content)) {
        Err(AnswerError::Refused(refusal)) => refusal,
        other => panic!("{other:?}"),
    };
    let content = |host: &str, port| json!({"name": "a", "host": host, "port": port, "x": 1});
    let bad_host = refusal(&with_port, content("nowhere", 80));
    assert_eq!(bad_host.field(), Some("host"));
    assert!(bad_host.to_string().starts_with("Address: invalid IP address"), "{bad_host}");
    let bad_port = refusal(&with_port, content("::1", 70_000));
    assert_eq!((bad_port.field(), bad_port.message().contains("u16")), (Some("port"), true));
    // The struct wants what the form does not ask for.
    let without = form([Field::string("name").any(), Field::string("host").any()]);
    let missing = refusal(&without, content("::1", 80));
    assert_eq!(missing.field(), Some("port"));
    assert_eq!(missing.to_string(), "port: missing field `port`");
}

/// serde reads all fields of such a struct before it looks at what is flattened.
mod flattened {
    use super::*;

    #[derive(Debug, Deserialize)]
    #[allow(dead_code)]
    struct Host {
        host: IpAddr,
        port: u16,
        user: Option<String>,
    }

    #[derive(Debug, Deserialize)]
    #[allow(dead_code)]
    struct Named {
        name: String,
        #[serde(flatten)]
        host: Host,
    }

    #[derive(Debug, Deserialize)]
    #[allow(dead_code)]
    struct Deep(Twice);

    #[derive(Debug, Deserialize)]
    #[allow(dead_code)]
    struct Twice {
        #[serde(flatten)]
        named: Named,
        backup: IpAddr,
    }

    fn refusal<T: DeserializeOwned>(content: Value) -> (Option<String>, String) {
        let form = form([
            Field::string("name").required(true).any(),
            Field::string("host").title("Address").required(true).any(),
            Field::integer("port").required(true).any(),
            Field::string("user").any(),
            Field::string("backup").title("Second").any(),
        ]);
        match form.answer::<T>(accept(content)) {
            Err(AnswerError::Refused(refusal)) => {
                (refusal.field().map(str::to_owned), refusal.to_string())
            }
            Err(other) => panic!("{other:?}"),
            Ok(_) => panic!("it was read"),
        }
    }

    fn content(host: &str, port: u32, backup: &str) -> Value {
        json!({"name": "a", "host": host, "port": port, "user": host, "backup": backup, "x": host})
    }

    #[test]
    fn a_refusal_names_the_field() {
        let wrong = |field: &str, words: &str| (Some(field.to_owned()), words.to_owned());
        let host = wrong("host", "Address: invalid IP address syntax");
        assert_eq!(refusal::<Named>(content("nowhere", 80, "::1")), host);
        assert_eq!(refusal::<Deep>(content("nowhere", 80, "::1")), host);
        let (field, words) = refusal::<Deep>(content("::1", 70_000, "::1"));
        assert_eq!(field.as_deref(), Some("port"));
        assert!(words.starts_with("port: invalid value: integer `70000`"), "{words}");
        let backup = wrong("backup", "Second: invalid IP address syntax");
        assert_eq!(refusal::<Deep>(content("::1", 80, "nowhere")), backup);
        assert_eq!(refusal::<Option<Deep>>(content("::1", 80, "nowhere")), backup);
    }

    #[test]
    fn what_the_form_does_not_ask_for_is_named_too() {
        let form = form([Field::string("name").any(), Field::string("host").any()]);
        let result = accept(json!({"name": "a", "host": "::1"}));
        let Err(AnswerError::Refused(refusal)) = form.answer::<Named>(result) else { panic!() };
        assert_eq!(refusal.to_string(), "port: missing field `port`");
    }

    #[test]
    fn what_two_fields_are_refused_for_names_none() {
        #[derive(Debug, Deserialize)]
        #[allow(dead_code)]
        struct Picky {
            #[serde(flatten)]
            never: Never,
        }
        #[derive(Debug, Deserialize)]
        #[serde(try_from = "BTreeMap<String, Value>")]
        struct Never;

        impl TryFrom<BTreeMap<String, Value>> for Never {
            type Error = String;

            fn try_from(map: BTreeMap<String, Value>) -> Result<Self, String> {
                Err(format!("{} fields are never right", map.len()))
            }
        }
        let (field, words) = refusal::<Picky>(content("::1", 80, "::1"));
        assert_eq!((field, words.as_str()), (None, "5 fields are never right"));
    }

    #[test]
    fn what_two_fields_have_to_agree_on_names_none() {
        #[derive(Debug, Deserialize)]
        #[allow(dead_code)]
        struct Pair {
            #[serde(flatten)]
            same: Same,
        }
        #[derive(Debug, Deserialize)]
        #[serde(try_from = "Parts")]
        struct Same;

        #[derive(Deserialize)]
        struct Parts {
            host: String,
            user: String,
        }

        impl TryFrom<Parts> for Same {
            type Error = &'static str;

            fn try_from(parts: Parts) -> Result<Self, &'static str> {
                if parts.host == parts.user { Ok(Self) } else { Err("they must be the same") }
            }
        }
        let mut content = content("::1", 80, "::1");
        content["user"] = json!("me");
        let (field, words) = refusal::<Pair>(content);
        assert_eq!((field, words.as_str()), (None, "they must be the same"));
    }

    /// A derived form whose author vouches for what serde reads.
    #[test]
    fn of_a_derived_form() {
        #[derive(Debug, Deserialize, ElicitSchema)]
        #[allow(dead_code)]
        struct Account {
            name: String,
            #[serde(flatten)]
            limits: Limits,
        }
        #[derive(Debug, Deserialize, ElicitSchema)]
        #[allow(dead_code)]
        struct Limits {
            #[field(title = "Most", trust_serde)]
            #[serde(deserialize_with = "even")]
            most: u8,
            least: u8,
        }
        fn even<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
            let number = u8::deserialize(deserializer)?;
            if number % 2 == 0 { Ok(number) } else { Err(serde::de::Error::custom("is odd")) }
        }
        let result = accept(json!({"name": "a", "most": 7, "least": 7}));
        let error = Account::answer(result).unwrap_err();
        assert_eq!(error.to_string(), "Most: is odd");
    }
}

#[test]
fn a_long_refusal_is_cut() {
    #[derive(Debug, Deserialize)]
    #[allow(dead_code)]
    struct Pick {
        pick: Only,
    }
    #[derive(Debug, Deserialize)]
    enum Only {
        This,
    }
    let form = form([Field::string("pick").any()]);
    let error = form.answer::<Pick>(accept(json!({"pick": "é".repeat(9999)}))).unwrap_err();
    assert!(error.to_string().chars().count() < 250);
}

#[test]
fn helpers_of_an_answer() {
    let mut answer = Answer::Accept(String::from("Kim"));
    assert!(answer.is_accept() && !answer.is_decline() && !answer.is_cancel());
    if let Answer::Accept(name) = answer.as_mut() {
        name.push('!');
    }
    assert_eq!(answer.as_ref().map(String::len), Answer::Accept(4));
    assert_eq!(answer.accepted().as_deref(), Some("Kim!"));
    assert_eq!(Answer::<u8>::Decline.map(u16::from), Answer::Decline);
    assert!(Answer::<u8>::Cancel.is_cancel());
}

/// A type whose `Deserialize` has words of its own for what went wrong below it.
#[derive(Debug)]
struct Wrapped;

impl<'de> Deserialize<'de> for Wrapped {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[expect(dead_code)]
        struct Inner {
            id: IpAddr,
        }
        let inner = Inner::deserialize(deserializer);
        inner.map(|_| Self).map_err(|error| serde::de::Error::custom(format!("wrapped: {error}")))
    }
}

#[test]
fn an_error_can_be_worded_anew() {
    let form = form([Field::string("id").any()]);
    for (content, words) in [
        (json!({"id": "x"}), "wrapped: invalid IP address syntax"),
        (json!({}), "wrapped: missing field `id`"),
    ] {
        let error = form.answer::<Wrapped>(accept(content)).unwrap_err();
        assert!(
            matches!(&error, AnswerError::Refused(refusal) if refusal.message() == words),
            "{error:?}"
        );
    }
}
