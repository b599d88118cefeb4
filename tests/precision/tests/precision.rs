//! With `arbitrary_precision`, which any crate of a program can turn on,
//! `serde_json` keeps each number as its digits: a number is then an object with
//! one odd key to whoever reads JSON, and may be one that no Rust type holds.

#![allow(clippy::unwrap_used)] // a test fails by panicking

use schema_core::object::{ObjectSchema, Type};
use schema_core::{Answer, ElicitSchema, FaultKind, FormSchema, ToolSchema, ViolationKind};
use serde::Deserialize;
use serde_json::{Value, json};

const TEXT: &str = r#"{"type":"object","properties":{"count":{"type":"integer","minimum":1,"maximum":18446744073709551615,"default":3},"share":{"type":"number","minimum":-0.1,"maximum":2.5}}}"#;

fn value(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

#[test]
fn digits_are_kept() {
    assert_eq!(value("1e999").to_string(), "1e+999", "the feature is on");
}

#[test]
fn forms_are_read_and_written_as_ever() {
    let form = FormSchema::from_str(TEXT).unwrap();
    assert_eq!(form.to_string(), TEXT);
    assert_eq!(form, FormSchema::from_value(&value(TEXT)).unwrap());
    assert_eq!(form, serde_json::from_str(TEXT).unwrap());
    assert_eq!(form, FormSchema::from_value(&form.to_value()).unwrap());
    let max = form.field("count").unwrap().max().unwrap();
    assert_eq!(max.as_int(), Some(u64::MAX.into()));
}

#[test]
fn numbers_that_no_type_holds_are_refused() {
    for (bound, place) in [("1e999", "minimum"), ("-1e999", "maximum"), ("1e999", "default")] {
        let text = format!(
            r#"{{"type":"object","properties":{{"n":{{"type":"number","{place}":{bound}}}}}}}"#
        );
        for read in [FormSchema::from_str(&text), FormSchema::from_value(&value(&text))] {
            let error = read.unwrap_err();
            let [fault] = error.faults() else { panic!("{error}") };
            assert_eq!(fault.pointer(), format!("/properties/n/{place}"));
            assert!(matches!(fault.kind(), FaultKind::NotRepresentable { .. }), "{error}");
        }
    }
}

/// Text that only looks like such a number is what it is.
#[test]
fn the_odd_key_may_be_a_name() {
    let text = r#"{"type":"object","properties":{"$serde_json::private::Number":{"type":"boolean"},"n":{"type":"integer"}}}"#;
    let form = FormSchema::from_str(text).unwrap();
    assert_eq!(form.to_string(), text);
}

#[derive(ElicitSchema, Deserialize, Debug, PartialEq)]
struct Numbers {
    count: u8,
    large: u64,
    share: f64,
    small: Option<f32>,
}

fn answer(content: &str) -> Result<Answer<Numbers>, schema_core::AnswerError> {
    Numbers::answer(value(&format!(r#"{{"action":"accept","content":{content}}}"#)))
}

#[test]
fn answers_become_the_struct() {
    let numbers = Numbers { count: 30, large: u64::MAX, share: 0.1, small: Some(0.5) };
    for content in [
        r#"{"count": 30, "large": 18446744073709551615, "share": 0.1, "small": 0.5}"#,
        r#"{"count": 30.0, "large": 18446744073709551615, "share": 1e-1, "small": 5e-1}"#,
    ] {
        assert_eq!(answer(content).unwrap().accepted().unwrap(), numbers, "{content}");
    }
    let whole = r#"{"count": 3e1, "large": 1e3, "share": 2, "small": null}"#;
    let numbers = Numbers { count: 30, large: 1000, share: 2.0, small: None };
    assert_eq!(answer(whole).unwrap().accepted().unwrap(), numbers);
}

#[test]
fn answers_are_checked() {
    let content = r#"{"count": 256, "large": 18446744073709551616, "share": 1e999, "small": 1e40}"#;
    let error = answer(content).unwrap_err();
    let fields: Vec<_> = error.violations().unwrap().iter().map(|one| one.field()).collect();
    assert_eq!(fields, [Some("count"), Some("large"), Some("share"), Some("small")], "{error}");
    let form = FormSchema::from_str(TEXT).unwrap();
    for (content, kind) in [
        (json!({"count": 0}), ViolationKind::TooSmall { min: 1.into() }),
        (json!({"count": 1.5}), ViolationKind::NotWhole),
        (value(r#"{"share": 1e301}"#), ViolationKind::TooLarge { max: 2.5.into() }),
        (value(r#"{"share": -1e999}"#), ViolationKind::TooSmall { min: (-0.1).into() }),
    ] {
        let violations = form.validate(&content).unwrap_err();
        let kinds: Vec<_> = violations.iter().map(|one| one.kind()).collect();
        assert_eq!(kinds, [kind], "{content}");
    }
}

/// Whoever flattens a struct makes serde read its numbers twice.
#[test]
fn a_flattened_number_is_read_however_it_was_written() {
    #[derive(ElicitSchema, Deserialize)]
    struct Inner {
        share: f64,
        count: u8,
    }
    #[derive(ElicitSchema, Deserialize)]
    struct Outer {
        #[serde(flatten)]
        inner: Inner,
    }
    for (written, share) in
        [("1.50", 1.5_f64), ("1e2", 100.0), ("1.5", 1.5), ("2.0", 2.0), ("2", 2.0)]
    {
        let result =
            format!(r#"{{"action":"accept","content":{{"share":{written},"count":3.0}}}}"#);
        let Answer::Accept(Outer { inner }) = Outer::answer(value(&result)).unwrap() else {
            panic!("{written}")
        };
        assert_eq!((inner.share.to_bits(), inner.count), (share.to_bits(), 3), "{written}");
    }
}

/// Keywords that another crate judges: it sees the digits, too.
#[test]
fn parts_that_stay_json_are_judged() {
    let part = value(
        r#"{"type":"number","minimum":-0.1,"maximum":2.5,"not":{"const":1.50},"multipleOf":0.1}"#,
    );
    let schema = ObjectSchema::builder().required("n", Type::raw(part)).build().unwrap();
    assert!(schema.unjudged().is_empty());
    let same = ObjectSchema::from_str(&schema.to_json()).unwrap();
    assert_eq!(same, schema);
    for good in ["0", "-0.1", "2.5", "1e-1", "25e-1", "0.30", "0.0"] {
        let value = value(&format!(r#"{{"n":{good}}}"#));
        assert!(schema.validate(&value).is_ok(), "{good}: {:?}", schema.validate(&value));
        assert!(schema.read::<Value>(value).is_ok(), "{good}");
    }
    for (bad, words) in [
        ("2.6", "/n: must be at most 2.5, not 2.6"),
        ("-1", "/n: must be at least -0.1, not -1"),
        ("0.25", "/n: must be a multiple of 0.1, not 0.25"),
        ("1.5", "/n: must keep to \"not\": {\"const\":1.5}, not 1.5"),
        ("\"1\"", "/n: must be a number, not \"1\""),
    ] {
        let value = value(&format!(r#"{{"n":{bad}}}"#));
        assert_eq!(schema.validate(&value).unwrap_err().to_string(), words);
        assert_eq!(schema.read::<Value>(value).unwrap_err().to_string(), words);
    }
    // A number that no type holds ends nothing. The digits of the smallest are a multiple of no
    // tenth; read, it is the nothing that it rounds to.
    for odd in ["1e999", "-1e999", "18446744073709551616", "1e-999"] {
        let value = value(&format!(r#"{{"n":{odd}}}"#));
        assert!(schema.validate(&value).is_err(), "{odd}");
        assert_eq!(schema.read::<Value>(value).is_ok(), odd == "1e-999", "{odd}");
    }
}

#[derive(ToolSchema, Deserialize, Debug, PartialEq)]
struct Tool {
    count: u8,
    either: Either,
    all: Vec<f64>,
}

#[derive(ToolSchema, Deserialize, Debug, PartialEq)]
#[serde(untagged)]
enum Either {
    Number(f64),
    Rec { share: f32, id: u64 },
}

/// serde buffers what is untagged, and reads no number there that is kept as digits.
#[test]
fn tools_are_read_however_their_numbers_are_written() {
    let tool = |count, either, all: &[f64]| Tool { count, either, all: all.to_vec() };
    let rec = |share, id| Either::Rec { share, id };
    for (text, read) in [
        (
            r#"{"count":3.0,"either":1.50,"all":[1e2,-0.0]}"#,
            tool(3, Either::Number(1.5), &[100.0, 0.0]),
        ),
        (
            r#"{"count":3e0,"either":{"share":5e-1,"id":18446744073709551615},"all":[]}"#,
            tool(3, rec(0.5, u64::MAX), &[]),
        ),
        (r#"{"count":3,"either":{"share":2,"id":1e3},"all":[7]}"#, tool(3, rec(2.0, 1000), &[7.0])),
    ] {
        assert_eq!(Tool::read_str(text).unwrap(), read, "{text}");
        assert_eq!(Tool::read_lenient(text).unwrap().into_value(), read, "{text}");
    }
    let error = Tool::read_str(r#"{"count":256,"either":{"share":1e40,"id":1.5},"all":[1e999]}"#);
    let places: Vec<_> = error
        .unwrap_err()
        .violations()
        .unwrap()
        .iter()
        .map(|one| one.pointer().to_owned())
        .collect();
    assert_eq!(places, ["/count", "/either/share", "/either/id", "/all/0"]);
}
