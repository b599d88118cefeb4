//! What `schema-derive/src/keys.md` says of values that serde reads otherwise.

#![allow(dead_code)] // read, and compared as JSON of what was read

use schema_core::{Answer, ElicitEnum, ElicitSchema, ToolSchema};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

#[derive(Debug, PartialEq, ElicitSchema, Deserialize, Serialize)]
#[serde(default)]
struct Form {
    #[field(min = 1)]
    seats: u8,
    #[field(format = "email")]
    mail: Option<String>,
    #[field(min = 10, max = 20)]
    #[serde(default = "nothing")]
    size: u8,
}

impl Default for Form {
    fn default() -> Self {
        Self { seats: 1, mail: None, size: 0 }
    }
}

fn nothing() -> u8 {
    0
}

#[derive(Debug, PartialEq, ToolSchema, Deserialize, Serialize)]
struct Tool {
    #[serde(alias = "kind")]
    size: Size,
    #[serde(default)]
    count: u8,
    pair: Option<Pair>,
}

#[derive(Debug, PartialEq, ToolSchema, Deserialize, Serialize)]
struct Pair {
    x: i8,
    y: i8,
}

#[derive(Debug, PartialEq, ElicitEnum, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
enum Size {
    Small,
    Large,
}

/// What serde reads, and what `answer` does, as JSON; nothing where it is refused.
fn form(content: &Value) -> [Option<Value>; 2] {
    let ours = match Form::answer(json!({"action": "accept", "content": content})) {
        Ok(Answer::Accept(form)) => Some(form),
        _ => None,
    };
    let serde = serde_json::from_value::<Form>(content.clone()).ok();
    [serde, ours].map(|form| form.map(|form| json!(form)))
}

fn tool(value: &Value) -> [Option<Value>; 2] {
    let serde = serde_json::from_value::<Tool>(value.clone()).ok();
    [serde, Tool::read(value.clone()).ok()].map(|tool| tool.map(|tool| json!(tool)))
}

#[test]
fn wider() {
    let read = json!({"seats": 3, "mail": null, "size": 0});
    assert_eq!(form(&json!({"seats": 3.0})), [None, Some(read)]);
    let read = json!({"seats": 1, "mail": null, "size": 0});
    assert_eq!(form(&json!({"seats": null})), [None, Some(read.clone())]);
    let [serde, ours] = form(&json!({"mail": ""}));
    assert_eq!([&serde.unwrap()["mail"], &ours.unwrap()["mail"]], [&json!(""), &Value::Null]);

    let read = json!({"size": "small", "count": 0, "pair": null});
    assert_eq!(tool(&json!({"size": "Small"})), [None, Some(read.clone())]);
    assert_eq!(tool(&json!({"size": "small", "count": null})), [None, Some(read)]);
}

#[test]
fn narrower() {
    let [serde, ours] = form(&json!({"seats": 0}));
    assert!(serde.is_some() && ours.is_none());
    let [serde, ours] = tool(&json!({"size": "small", "pair": [1, 2]}));
    assert!(serde.is_some() && ours.is_none());
    let [serde, ours] = tool(&json!({"size": {"small": null}}));
    assert!(serde.is_some() && ours.is_none());
    let [serde, ours] = tool(&json!({"kind": "small"}));
    assert!(serde.is_some() && ours.is_none());
}

/// The value that serde's `default = "path"` makes is its own: no bound holds it.
#[test]
fn the_default_of_serde_is_not_judged() {
    let [serde, ours] = form(&json!({}));
    assert_eq!(serde, ours);
    assert_eq!(ours.unwrap()["size"], 0);
    assert!(form(&json!({"size": 0}))[1].is_none());
}
