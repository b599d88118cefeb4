//! Input that is meant to hurt: an error or a form, in time, and never a panic.

use std::fmt::Write;
use std::time::{Duration, Instant};

use schema_core::{ElicitRequestFormParams, FaultKind, FormError, FormSchema, Keyword, LeftOut};
use serde_json::{Value, json};

use super::{found, one_field, read, said};

fn text_refused(text: &str) -> FormError {
    match FormSchema::from_str(text) {
        Ok(form) => panic!("{text} was read as {form}"),
        Err(error) => error,
    }
}

#[test]
fn text_that_is_no_json() {
    for text in ["", "{", "nul", "{\"type\":\"object\"", "{}{}", "{'type':1}", "\u{feff}{}", "[1,]"]
    {
        let error = text_refused(text);
        assert_eq!(found(&error), [("", FaultKind::Syntax)], "{text}");
    }
    let error = text_refused("{\"type\":}");
    assert_eq!(
        said(&error),
        [("", "the text is no JSON: expected value at line 1 column 9".into())]
    );
}

#[test]
fn numbers_without_end() {
    let field = |number: &str| {
        format!(
            r#"{{"type":"object","properties":{{"f":{{"type":"number","maximum":{number}}}}}}}"#
        )
    };
    let error = text_refused(&field("1e400"));
    // Some crate in the build may let serde_json keep all digits: then a rule says it.
    match error.faults()[0].kind() {
        FaultKind::Syntax => assert!(error.to_string().contains("number out of range"), "{error}"),
        kind => assert_eq!(kind, &FaultKind::NotRepresentable { keyword: Keyword::Max }),
    }
    for number in ["-0", "-0.0", "1e-400", "123456789012345678901234567890", "1e308"] {
        let form = FormSchema::from_str(&field(number)).unwrap();
        assert_eq!(FormSchema::from_str(&form.to_string()).unwrap(), form, "{number}");
    }
    let error = text_refused(&field("NaN"));
    assert_eq!(found(&error), [("", FaultKind::Syntax)]);
}

#[test]
fn lone_surrogates() {
    for escape in [r"\ud800", r"\udc00", r"\ud800\ud800", r"\ud8"] {
        let text =
            format!(r#"{{"type":"object","properties":{{"{escape}":{{"type":"string"}}}}}}"#);
        assert_eq!(found(&text_refused(&text)), [("", FaultKind::Syntax)], "{escape}");
    }
    let pair = r#"{"type":"object","properties":{"\ud83d\ude00":{"type":"string"}}}"#;
    assert!(FormSchema::from_str(pair).unwrap().field("😀").is_some());
}

#[test]
fn keys_that_stand_twice() {
    let error = text_refused(
        r#"{"type":"object","type":"object","properties":{"a":{"type":"string","title":"x","title":"y"},"a":{"type":"boolean"},"b":{"type":"string","oneOf":[{"const":"a","title":"A","title":"B"}]},"c":{"type":"array","items":{"type":"string","type":"string","enum":["a"]}}}}"#,
    );
    assert_eq!(
        found(&error),
        [
            ("/type", FaultKind::RepeatedKey),
            ("/properties/a/title", FaultKind::RepeatedKey),
            ("/properties/a", FaultKind::RepeatedName),
            ("/properties/b/oneOf/0/title", FaultKind::RepeatedKey),
            ("/properties/c/items/type", FaultKind::RepeatedKey),
        ],
    );
    let request =
        r#"{"message":"a","message":"b","requestedSchema":{"type":"object","properties":{}}}"#;
    assert!(serde_json::from_str::<ElicitRequestFormParams<'_>>(request).is_err());
}

/// Names with a meaning elsewhere have none here.
#[test]
fn names_like_those_of_other_languages() {
    let names =
        ["__proto__", "constructor", "$ref", "~", "a/b", "\u{0}", "$serde_json::private::Number"];
    for name in names {
        let mut properties = json!({});
        properties[name] = json!({"type": "string"});
        let json = json!({"type": "object", "properties": properties, "required": [name]});
        let form = read(&json);
        assert_eq!(form, FormSchema::from_str(&json.to_string()).unwrap());
        assert_eq!(form.to_value(), json);
    }
}

#[test]
fn deep_nesting() {
    const LEVELS: usize = 10_000;
    let brackets = format!("{}1{}", "[".repeat(LEVELS), "]".repeat(LEVELS));
    let braces = format!("{}1{}", r#"{"a":"#.repeat(LEVELS), "}".repeat(LEVELS));
    for deep in [brackets, braces] {
        assert!(FormSchema::from_str(&deep).is_err());
        for form in [
            format!(r#"{{"type":"object","properties":{deep}}}"#),
            format!(r#"{{"type":"object","properties":{{"f":{deep}}}}}"#),
            format!(r#"{{"type":"object","properties":{{"f":{{"type":"string","x":{deep}}}}}}}"#),
            format!(
                r#"{{"type":"object","properties":{{"f":{{"type":"string","default":{deep}}}}}}}"#
            ),
            format!(
                r#"{{"type":"object","properties":{{"f":{{"type":"string","enum":{deep}}}}}}}"#
            ),
            format!(
                r#"{{"type":"object","properties":{{"f":{{"type":"string","oneOf":[{{"const":{deep},"title":""}}]}}}}}}"#
            ),
        ] {
            let error = text_refused(&form);
            assert!(error.faults().iter().all(|fault| fault.kind() != &FaultKind::Syntax));
        }
    }
}

/// A value that was built in memory can be deeper than any text that is parsed.
#[test]
fn deep_values() {
    let nests: [fn(Value) -> Value; 2] = [
        |deep| Value::Array(vec![deep]),
        |deep| Value::Object([("a".to_owned(), deep)].into_iter().collect()),
    ];
    for nest in nests {
        let mut form = one_field(&json!({"type": "string"}));
        form["properties"]["f"]["x-deep"] = (0..10_000).fold(json!(1), |deep, _| nest(deep));
        assert!(FormSchema::from_value(&form).is_err());
        let read = FormSchema::from_value_lenient(&form).unwrap();
        let places: Vec<_> = read.left_out().iter().map(LeftOut::pointer).collect();
        assert_eq!(places, ["/properties/f/x-deep"]);
        let mut deep = form["properties"]["f"]["x-deep"].take();
        assert!(FormSchema::from_value(&deep).is_err());
        // serde_json copies and frees a value by recursion: it is moved, and taken apart.
        loop {
            deep = match &mut deep {
                Value::Array(items) => items.pop().unwrap_or_default(),
                Value::Object(map) => map.remove("a").unwrap_or_default(),
                _ => break,
            }
        }
    }
}

/// Far more than a linear reader needs, far less than a quadratic one.
fn in_time<T>(what: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let result = what();
    assert!(start.elapsed() < Duration::from_secs(20), "took {:?}", start.elapsed());
    result
}

#[test]
fn megabytes_of_properties() {
    let mut text = String::from(r#"{"type":"object","properties":{"#);
    for index in 0..125_000 {
        let comma = if index > 0 { "," } else { "" };
        write!(text, r#"{comma}"field {index}":{{"type":"string","title":"T"}}"#).unwrap();
    }
    text.push_str(r#"},"required":["field 0","field 124999"]}"#);
    assert!(text.len() > 5_000_000);
    let form = in_time(|| FormSchema::from_str(&text)).unwrap();
    assert_eq!(form.fields().len(), 125_000);
    assert!(form.fields().next_back().unwrap().is_required());
    let broken = text.replace(r#""title""#, r#""tilte""#);
    let error = in_time(|| FormSchema::from_str(&broken)).unwrap_err();
    let (last, listed) = error.faults().split_last().unwrap();
    assert_eq!((listed.len(), last.kind()), (10_000, &FaultKind::TooManyFaults));
}

#[test]
fn many_options() {
    let options: Vec<String> = (0..100_000).map(|index| format!("option {index}")).collect();
    let last = options.last().unwrap();
    let json = json!({"type": "object", "properties": {
        "one": {"type": "string", "enum": options, "enumNames": options, "default": last},
        "many": {"type": "array", "items": {"type": "string", "enum": options}, "default": options},
    }});
    let form = in_time(|| FormSchema::from_value(&json)).unwrap();
    assert_eq!(form.field("many").unwrap().options().len(), 100_000);
    let mut twice = options.clone();
    twice.push(last.clone());
    let json = one_field(&json!({"type": "string", "enum": twice}));
    let error = in_time(|| FormSchema::from_value(&json)).unwrap_err();
    assert_eq!(
        found(&error),
        [("/properties/f/enum/100000", FaultKind::RepeatedOption { index: 100_000 })]
    );
}

/// Each fault names its field: a long name must not be written out without end.
#[test]
fn a_long_name_with_many_faults() {
    let name = "n".repeat(3_000_000);
    let mut field = json!({"type": "string"});
    for index in 0..100_000 {
        field[format!("x{index}")] = json!(0);
    }
    let mut properties = json!({});
    properties[&name] = field;
    let json = json!({"type": "object", "properties": properties});
    let error = in_time(|| FormSchema::from_value(&json)).unwrap_err();
    let (last, listed) = error.faults().split_last().unwrap();
    assert_eq!(last.kind(), &FaultKind::TooManyFaults);
    assert!(!listed.is_empty() && listed.len() < 100);
    let read = in_time(|| FormSchema::from_value_lenient(&json).unwrap());
    let (last, listed) = read.left_out().split_last().unwrap();
    assert_eq!(last.to_string(), "there is more to report than can be listed");
    assert!(!listed.is_empty() && listed.len() < 100);
}
