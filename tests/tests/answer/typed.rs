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
