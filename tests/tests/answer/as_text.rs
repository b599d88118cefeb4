//! An `ElicitResult` as text: what most of them are is read without a `Value` between, and
//! nobody can tell.

use std::collections::{BTreeSet, HashSet};
use std::fmt::Debug;

use schema_core::{Answer, Field, FormSchema};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::accept;

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Ask {
    name: String,
    nick: Option<String>,
    mail: Option<String>,
    age: Option<u64>,
    share: Option<f64>,
    single: Option<f32>,
    news: bool,
    size: Option<String>,
    tags: Option<Vec<String>>,
    set: Option<BTreeSet<String>>,
}

fn ask() -> FormSchema<'static> {
    FormSchema::builder()
        .field(Field::string("name").min_length(2).max_length(3).required(true))
        .field(Field::string("nick"))
        .field(Field::string("mail").format(schema_core::Format::Email))
        .field(Field::of::<Option<u64>>("age").max(9_007_199_254_740_992_i64))
        .field(Field::number("share").max(0.5))
        .field(Field::of::<Option<f32>>("single"))
        .field(Field::boolean("news").default(true))
        .field(Field::single_select("size", ["s", "m"]))
        .field(Field::multi_select("tags", ["a", "b"]).min_items(1).max_items(2))
        .field(Field::multi_select("set", ["a", "b"]))
        .build()
        .unwrap()
}

/// Both ways say the same; what they say.
fn both<T: DeserializeOwned + Debug + PartialEq>(form: &FormSchema<'_>, text: &str) -> String {
    let as_text = form.answer_str::<T>(text);
    if let Ok(result) = serde_json::from_str::<Value>(text) {
        assert_eq!(as_text, form.answer(result), "{text}");
    }
    match as_text {
        Ok(answer) => format!("{answer:?}"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_content_is_the_same_from_text_and_from_a_value() {
    let form = ask();
    for (entry, is_good) in [
        (r#""nick": "Kim""#, true),
        (r#""nick": """#, true),
        (r#""nick": null"#, true),
        (r#""nick": "\u00e4\n\"""#, true),
        (r#""nick": "\ud800""#, false),
        (r#""mail": "kim@example.com""#, true),
        (r#""mail": """#, true),
        (r#""mail": "kim""#, false),
        (r#""age": 9007199254740992"#, true),
        (r#""age": 9007199254740993"#, false),
        (r#""age": 30.0"#, true),
        (r#""age": 30.5"#, false),
        (r#""age": -1"#, false),
        (r#""age": -0"#, true),
        (r#""age": 1e400"#, false),
        (r#""age": 18446744073709551616"#, false),
        (r#""share": 0.5"#, true),
        (r#""share": 0.50000000000000001"#, true),
        (r#""share": 0.50000000000000012"#, false),
        (r#""share": -3"#, true),
        (r#""single": 0.1"#, true),
        // A little less than halfway between two of them, which no double is: rounded twice it
        // is the upper, and once the lower.
        (r#""single": 1.00000017881393432617187499"#, true),
        (r#""single": 1e39"#, false),
        (r#""news": false"#, true),
        (r#""news": null"#, true),
        (r#""news": "false""#, false),
        (r#""size": "s""#, true),
        (r#""size": """#, true),
        (r#""size": "S""#, false),
        (r#""tags": ["a", "a"]"#, true),
        (r#""tags": []"#, false),
        (r#""tags": ["a", "b", "a"]"#, false),
        (r#""tags": ["a", 1]"#, false),
        (r#""tags": [["a"]]"#, false),
        (r#""tags": {}"#, false),
        (r#""set": ["a", "a"]"#, true),
        (r#""other": {"deep": [null]}"#, true),
        (r#""name": "Bo""#, true),
        (r#""name": "äöü""#, true),
        (r#""name": "B""#, false),
        (r#""name": "äöüß""#, false),
        (r#""n\u0061me": "B""#, false),
    ] {
        for news in [r#""news": true, "#, ""] {
            let content = format!(r#"{{"name": "Kim", {news}{entry}}}"#);
            let text = format!(r#"{{"action": "accept", "content": {content}}}"#);
            let said = both::<Ask>(&form, &text);
            assert_eq!(said.starts_with("Accept("), is_good, "{content}: {said}");
            both::<Value>(&form, &text);
        }
    }
}

#[test]
fn what_stands_around_the_content_is_the_same() {
    let form = ask();
    let content = r#"{"name":"Kim","news":true}"#;
    for text in [
        format!(r#"{{"content":{content},"action":"accept"}}"#),
        format!(r#"{{"action":"accept","content":{content},"_meta":{{"a":[1]}}}}"#),
        format!(r#"{{"action":"decline","content":{content}}}"#),
        format!(r#"{{"action":"accept","content":{{}},"content":{content}}}"#),
        format!(r#"{{"action":"cancel","action":"accept","content":{content}}}"#),
        format!(r#"{{"action":"acc\u0065pt","content":{content}}}"#),
        format!(r#"{{"action":"accept","content":[{content}]}}"#),
        format!(r#"{{"action":"accept","content":{content}}} x"#),
        format!(r#"["accept",{content}]"#),
        r#"{"action":"accept"}"#.to_owned(),
        r#"{"action":"accept","content":null}"#.to_owned(),
        r#"{"action":"cancel"}"#.to_owned(),
        r#"{"action":1}"#.to_owned(),
        "{}".to_owned(),
    ] {
        both::<Ask>(&form, &text);
        both::<HashSet<String>>(&form, &text);
    }
}

#[test]
fn however_many_fields_there_are() {
    for count in [1, 2, 16, 17, 128, 129, 300] {
        let name = |index: usize| format!("field_{index}");
        let fields = (0..count).map(|index| Field::integer(name(index)).required(true));
        let form =
            fields.fold(FormSchema::builder(), |form, field| form.field(field)).build().unwrap();
        let content: Value = (0..count).map(|index| (name(index), json!(index))).collect();
        let text = accept(content.clone()).to_string();
        assert_eq!(form.answer_str::<Value>(&text), Ok(Answer::Accept(content)), "{count}");
    }
}
