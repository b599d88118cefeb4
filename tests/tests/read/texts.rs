//! What was read, in the messages about it: cut and escaped, wherever it stands.

use schema_core::{ElicitRequestFormParams, Excerpt, Field, FormError, FormSchema};
use serde_json::{Value, json};

/// Takes a terminal over, turns the text around, and writes a line of its own.
const NASTY: &str = "\u{1b}]0;PWNED\u{7}\u{202e}\u{2028}\n\u{9b}1m\u{200b}\u{e0041}";

#[track_caller]
fn assert_shown(error: &FormError) {
    for fault in error.faults() {
        let text = fault.to_string();
        assert!(text.len() < 1_000, "{} bytes: {}", text.len(), Excerpt::new(&text, 1_000));
        assert_eq!(Excerpt::new(&text, usize::MAX).to_string(), text);
    }
    let text = error.to_string();
    assert_eq!(Excerpt::new(&text, usize::MAX).lines().to_string(), text);
}

/// The same form with a hostile text in each place.
fn hostile(text: &str) -> Vec<Value> {
    let field = |field: Value| json!({"type": "object", "properties": {text: field}});
    vec![
        json!({"type": text, "properties": {}, "required": [text, text]}),
        json!({"type": "object", "properties": {}, text: text}),
        field(json!({"type": text})),
        field(json!({"type": "string", "format": text})),
        field(json!({"type": "string", text: text})),
        field(json!({"type": "integer", "default": text})),
        field(json!({"type": "string", "enum": [text, text], "default": "x"})),
        field(json!({"type": "string", "enum": ["x"], "default": text})),
        field(json!({"type": "string", "oneOf": [{"const": text, "title": text, text: 1}]})),
        field(json!({"type": "array", "items": {"type": text, "enum": [text], text: 1}})),
        field(json!({"type": "array", "items": {"type": "string", "enum": ["x"]},
            "default": [text, text]})),
    ]
}

#[test]
fn faults_repeat_nothing_hostile() {
    for text in [NASTY.to_owned(), NASTY.repeat(10_000)] {
        for json in hostile(&text) {
            assert_shown(&FormSchema::from_value(&json).unwrap_err());
            assert_shown(&FormSchema::from_str(&json.to_string()).unwrap_err());
            let request = json!({"message": "?", "mode": text, "requestedSchema": json, &text: 1});
            assert_shown(&ElicitRequestFormParams::from_value(&request).unwrap_err());
        }
        let field = Field::single_select(&*text, [&text, &text]).default(&text).any();
        let form = FormSchema::builder().field(field.min_length(3)).required(["x", &text]);
        assert_shown(&form.edit("y", |field| field).build().unwrap_err());
    }
}

#[test]
fn what_was_dropped_can_be_shown() {
    for text in [NASTY.to_owned(), NASTY.repeat(10_000)] {
        let json = json!({"type": "object", "properties": {&text: {"type": "string", &text: 1}}});
        let read = FormSchema::from_value_lenient(&json).unwrap();
        let [left] = read.left_out() else { panic!("{:?}", read.left_out().len()) };
        let (dropped, words) = (left.pointer(), left.to_string());
        assert_eq!(Excerpt::new(&words, 1_000).to_string(), words);
        assert!(dropped.starts_with(r"/properties/\u{1b}]0;PWNED\u{7}\u{202e}"), "{dropped}");
        assert!(dropped.len() < 300);
        assert_eq!(Excerpt::new(dropped, 1_000).to_string(), dropped);
    }
}
