//! Limits that stand beside a type: the last value within each is taken, the next one is not.

use schema_core::ToolSchema;
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(ToolSchema, Deserialize)]
#[allow(dead_code)]
struct Limited {
    #[field(min_length = 2, max_length = 3)]
    text: String,
    #[field(min = -1, max = 2)]
    whole: i8,
    #[field(min = 0.5, max = 9007199254740992.0)]
    real: f64,
    #[field(min_items = 1, max_items = 2)]
    list: Vec<u8>,
    #[field(max = 9)]
    absent: Option<u8>,
    #[field(title = "Said of what has no limits")]
    flag: Option<bool>,
}

/// What is wrong when that property is so, and all others are good.
fn wrong(name: &str, value: Value) -> Option<String> {
    let mut whole = json!({ "text": "ab", "whole": 0, "real": 1.5, "list": [1], "absent": 1 });
    whole[name] = value;
    Limited::read(whole).err().map(|error| error.to_string())
}

#[test]
fn the_last_value_within_is_taken() {
    for (name, value) in [
        ("text", json!("ab")),
        ("text", json!("äöü")),
        ("text", json!("🦀🦀")),
        ("whole", json!(-1)),
        ("whole", json!(2)),
        ("whole", json!(2.0)),
        ("real", json!(0.5)),
        ("real", json!(1)),
        ("real", json!(9_007_199_254_740_992_i64)),
        ("list", json!([255])),
        ("list", json!([0, 0])),
        ("absent", json!(9)),
        ("absent", json!(null)),
        ("flag", json!(true)),
        ("flag", json!(null)),
    ] {
        assert_eq!(wrong(name, value.clone()), None, "{name}: {value}");
    }
}

#[test]
fn the_first_beyond_is_refused_in_the_words_of_the_field() {
    for (name, value, says) in [
        ("text", json!("a"), "/text: must have at least 2 characters, not 1"),
        // Four bytes, of which two characters could be made.
        ("text", json!("🦀"), "/text: must have at least 2 characters, not 1"),
        ("text", json!("äöüß"), "/text: must have at most 3 characters, not 4"),
        ("whole", json!(-2), "/whole: must be at least -1, not -2"),
        ("whole", json!(3), "/whole: must be at most 2, not 3"),
        ("whole", json!(128), "/whole: must be at most 2, not 128"),
        ("whole", json!(0.5), "/whole: must be a whole number, not 0.5"),
        ("real", json!(0), "/real: must be at least 0.5, not 0"),
        // As a double it would be the limit.
        (
            "real",
            json!(9_007_199_254_740_993_i64),
            "/real: must be at most 9007199254740992, not 9007199254740993",
        ),
        ("list", json!([]), "/list: must have at least 1 item, not 0"),
        ("list", json!([1, 2, 3]), "/list: must have at most 2 items, not 3"),
        ("list", json!([256]), "/list/0: must be at most 255, not 256"),
        ("absent", json!(10), "/absent: must be at most 9, not 10"),
        ("flag", json!(1), "/flag: must be true or false, not 1"),
    ] {
        assert_eq!(wrong(name, value).as_deref(), Some(says));
    }
}
