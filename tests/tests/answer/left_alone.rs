//! What clients send for a field that the person left alone.

use std::collections::BTreeSet;

use schema_core::{ElicitEnum, ElicitSchema, Field, Format};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::{accept, form};

/// The content that an answer becomes.
fn content(field: schema_core::FieldBuilder<'static>, value: Value) -> Result<Value, String> {
    let answer = form([field]).answer::<Value>(accept(json!({ "f": value })));
    let answer = answer.map_err(|error| error.to_string())?;
    Ok(answer.accepted().unwrap())
}

#[test]
fn an_empty_text_is_absent_where_none_can_be_legal() {
    for field in [
        Field::string("f").format(Format::Email).any(),
        Field::string("f").format(Format::Date).any(),
        Field::string("f").min_length(1).any(),
        Field::single_select("f", ["a", "b"]).any(),
    ] {
        assert_eq!(content(field.clone(), json!("")).unwrap(), json!({}));
        // It is a wrong text for a client that asks, and for a field that is required.
        assert!(form([field.clone()]).validate(&json!({"f": ""})).is_err());
        assert!(content(field.clone().required(true), json!("")).is_err());
        assert!(content(field, json!([])).is_err());
    }
    let with_default = Field::single_select("f", ["a", "b"]).default("b").any();
    assert_eq!(content(with_default, json!("")).unwrap(), json!({"f": "b"}));
}

#[test]
fn an_empty_text_is_one_where_it_is_legal() {
    for field in [Field::string("f").any(), Field::string("f").max_length(3).any()] {
        assert_eq!(content(field, json!("")).unwrap(), json!({"f": ""}));
    }
    assert!(content(Field::integer("f").any(), json!("")).is_err());
    assert!(content(Field::multi_select("f", ["a"]).any(), json!("")).is_err());
}

#[test]
fn repeats_in_a_set_count_once() {
    #[derive(Debug, PartialEq, Eq, PartialOrd, Ord, ElicitEnum, Deserialize)]
    enum Tag {
        A,
        B,
        C,
    }
    #[derive(Debug, ElicitSchema, Deserialize)]
    struct Ask {
        #[field(min_items = 2, max_items = 2)]
        set: BTreeSet<Tag>,
        #[field(max_items = 2)]
        list: Vec<Tag>,
    }
    let ask = |set: Value, list: Value| Ask::answer(accept(json!({"set": set, "list": list})));
    let asked = ask(json!(["A", "B", "A"]), json!(["A"])).unwrap().accepted().unwrap();
    assert_eq!(asked.set, BTreeSet::from([Tag::A, Tag::B]));
    assert_eq!(asked.list, [Tag::A]);
    for (set, list) in [
        (json!(["A", "A"]), json!([])),
        (json!(["A", "B", "C"]), json!([])),
        (json!(["A", "B"]), json!(["A", "A", "B"])),
    ] {
        assert!(ask(set, list).is_err());
    }
}
