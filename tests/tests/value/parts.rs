//! Rules of the author's own about types whose properties stand among others: each gets
//! what serde gives to the type, and no more.

use std::collections::BTreeMap;

use schema_core::ToolSchema;
use serde::Deserialize;
use serde_json::{Value, json};

fn in_order(span: &Span) -> Result<(), String> {
    if span.from > span.to { Err("`from` must not be after `to`".into()) } else { Ok(()) }
}

#[derive(ToolSchema, Deserialize)]
#[serde(deny_unknown_fields)]
#[schema(check = in_order)]
struct Span {
    from: u8,
    to: u8,
}

fn few_labels(labels: &Labels) -> Result<(), String> {
    match labels.rest.len() {
        0 | 1 => Ok(()),
        count => Err(format!("{} has {count} labels", labels.name)),
    }
}

/// The map gets what nobody else has, so it has to be the last.
#[derive(ToolSchema, Deserialize)]
#[schema(check = few_labels)]
struct Labels {
    name: String,
    #[serde(flatten)]
    rest: BTreeMap<String, u8>,
}

#[derive(ToolSchema, Deserialize)]
#[allow(dead_code)] // read only
struct Both {
    note: String,
    #[serde(flatten)]
    span: Span,
    #[serde(flatten)]
    labels: Labels,
}

#[derive(ToolSchema, Deserialize)]
#[allow(dead_code)]
struct Pair<A, B> {
    #[serde(flatten)]
    a: A,
    #[serde(flatten)]
    b: B,
}

fn short_note(noted: &Noted) -> Result<(), String> {
    if noted.note.len() > 3 { Err("the note is too long".into()) } else { Ok(()) }
}

#[derive(ToolSchema, Deserialize)]
#[schema(check = short_note)]
#[allow(dead_code)]
struct Noted {
    note: String,
    #[serde(flatten)]
    span: Span,
}

#[derive(ToolSchema, Deserialize)]
#[serde(tag = "kind")]
#[allow(dead_code)]
enum Event {
    Span(Span),
    Labels(Labels),
}

#[derive(ToolSchema, Deserialize)]
#[allow(dead_code)]
struct Log {
    event: Event,
}

fn says<T: ToolSchema + for<'de> Deserialize<'de>>(value: Value) -> String {
    T::read(value).err().map(|error| error.to_string()).unwrap_or_default()
}

const ORDER: &str = "`from` must not be after `to`";

#[test]
fn each_flattened_type_is_asked() {
    let wrong = json!({ "note": "text", "from": 2, "to": 1, "name": "x", "a": 1, "b": 2 });
    assert_eq!(says::<Both>(wrong), format!("{ORDER}\nx has 2 labels"));
    let one = json!({ "note": "text", "from": 1, "to": 1, "name": "x", "a": 1, "b": 2 });
    assert_eq!(says::<Both>(one), "x has 2 labels");
    let right = json!({ "note": "text", "from": 1, "to": 1, "name": "x", "a": 1 });
    assert_eq!(says::<Both>(right), "");
    let wrong = json!({ "from": 2, "to": 1, "name": "x", "a": 1, "b": 2 });
    assert_eq!(says::<Pair<Span, Labels>>(wrong), format!("{ORDER}\nx has 2 labels"));
}

#[test]
fn the_whole_is_asked_when_its_parts_are_right() {
    let part = json!({ "note": "too long", "from": 2, "to": 1 });
    assert_eq!(says::<Noted>(part), ORDER);
    let whole = json!({ "note": "too long", "from": 1, "to": 1 });
    assert_eq!(says::<Noted>(whole), "the note is too long");
}

#[test]
fn the_tag_is_no_business_of_what_stands_beside_it() {
    let span = json!({ "event": { "kind": "Span", "from": 2, "to": 1 } });
    assert_eq!(says::<Log>(span), format!("/event: {ORDER}"));
    let labels = json!({ "event": { "kind": "Labels", "name": "x", "a": 1, "b": 2 } });
    assert_eq!(says::<Log>(labels), "/event: x has 2 labels");
    let right = json!({ "event": { "kind": "Labels", "name": "x", "a": 1 } });
    assert_eq!(says::<Log>(right), "");
}
