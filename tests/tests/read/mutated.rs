//! Random changes to legal forms: our verdict against that of a JSON Schema
//! validator.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use schema_core::{FormSchema, ProtocolVersion};
use serde_json::{Value, json};

use super::random::forms;
use super::restricted::{has_first_shape, has_shape, is_relation, is_repeated_title};

/// One change, at a place of the JSON.
#[derive(Clone, Debug)]
enum Change {
    Replace(Value),
    Remove,
    Insert(&'static str, Value),
}

const KEYS: &[&str] = &[
    "$schema",
    "type",
    "properties",
    "required",
    "title",
    "description",
    "minLength",
    "maxLength",
    "format",
    "minimum",
    "maximum",
    "enum",
    "enumNames",
    "oneOf",
    "anyOf",
    "items",
    "minItems",
    "maxItems",
    "default",
    "const",
    "pattern",
    "additionalProperties",
    "x-order",
    "f",
    "",
];

fn junk() -> impl Strategy<Value = Value> {
    select(vec![
        json!(null),
        json!(true),
        json!(0),
        json!(-1),
        json!(1.5),
        json!(2.0),
        json!(1e30),
        json!(u64::MAX),
        json!(""),
        json!("a"),
        json!("string"),
        json!("number"),
        json!("integer"),
        json!("boolean"),
        json!("array"),
        json!("object"),
        json!("email"),
        json!("date"),
        json!("2026-01-31"),
        json!([]),
        json!(["a"]),
        json!(["a", "b"]),
        json!(["a", "a"]),
        json!(["a", 1]),
        json!({}),
        json!({"type": "string"}),
        json!({"type": "string", "enum": ["a", "b"]}),
        json!({"enum": ["a"]}),
        json!({"type": "integer", "minimum": 3}),
        json!({"const": "a", "title": "A"}),
        json!([{"const": "a", "title": "A"}, {"const": "b", "title": "B"}]),
        json!([{"const": "a", "title": "A"}, {"const": "a", "title": "B"}]),
        json!({"anyOf": [{"const": "a", "title": "A"}]}),
        json!({"type": "array", "items": {"type": "string", "enum": ["a"]}}),
    ])
}

fn changes() -> impl Strategy<Value = Vec<(Index, Change)>> {
    let change = prop_oneof![
        junk().prop_map(Change::Replace),
        Just(Change::Remove),
        (select(KEYS), junk()).prop_map(|(key, value)| Change::Insert(key, value)),
        (select(KEYS), junk()).prop_map(|(key, value)| Change::Insert(key, value)),
    ];
    vec((any::<Index>(), change), 1..4)
}

/// The pointers to all values below the root.
fn places(json: &Value, here: &str, all: &mut Vec<String>) {
    let children: Vec<(String, &Value)> = match json {
        Value::Object(map) => map
            .iter()
            .map(|(key, value)| (key.replace('~', "~0").replace('/', "~1"), value))
            .collect(),
        Value::Array(items) => {
            items.iter().enumerate().map(|(index, value)| (index.to_string(), value)).collect()
        }
        _ => Vec::new(),
    };
    for (token, child) in children {
        let place = format!("{here}/{token}");
        places(child, &place, all);
        all.push(place);
    }
}

fn apply(json: &mut Value, at: Index, change: Change) {
    let mut all = vec![String::new()];
    places(json, "", &mut all);
    let place = at.get(&all);
    match change {
        Change::Replace(value) => *json.pointer_mut(place).unwrap() = value,
        Change::Insert(key, value) => {
            if let Some(Value::Object(map)) = json.pointer_mut(place) {
                map.insert(key.to_owned(), value);
            }
        }
        Change::Remove => {
            let Some((parent, token)) = place.rsplit_once('/') else { return };
            match json.pointer_mut(parent).unwrap() {
                Value::Object(map) => {
                    map.remove(&token.replace("~1", "/").replace("~0", "~"));
                }
                Value::Array(items) => {
                    items.remove(token.parse().unwrap());
                }
                _ => {}
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn a_validator_gives_the_same_verdict(form in forms(), changes in changes()) {
        let mut json = form.to_value();
        for (at, change) in changes {
            apply(&mut json, at, change);
        }
        let has_shape = has_shape(&json);
        // What is left of any form is one.
        if let Ok(left) = FormSchema::from_value_lenient(&json) {
            let again = FormSchema::from_value(&left.form().to_value());
            prop_assert_eq!(again.as_ref(), Ok(left.form()), "{}", json);
        }
        match FormSchema::from_value(&json) {
            Ok(read) => {
                prop_assert!(has_shape, "read, and should not be: {json}");
                let first = read.oldest_version() == ProtocolVersion::V2025_06_18;
                prop_assert_eq!(first, has_first_shape(&json), "{}", json);
                // Legal is legal in every way of reading.
                let text = FormSchema::from_str(&json.to_string()).unwrap();
                prop_assert_eq!(&text, &read);
                prop_assert_eq!(FormSchema::from_value(&read.to_value()).unwrap(), text);
                prop_assert!(FormSchema::from_value_lenient(&json).unwrap().left_out().is_empty());
            }
            Err(error) => {
                // Each fault lies in the JSON, and a form with the right shape has
                // only faults that a shape cannot show.
                for fault in error.faults() {
                    prop_assert!(json.pointer(fault.pointer()).is_some(), "{fault} {json}");
                }
                let relations = error.faults().iter().all(|fault| {
                    is_relation(*fault.kind()) || is_repeated_title(*fault.kind(), fault.pointer())
                });
                prop_assert_eq!(relations, has_shape, "{} {}", error, json);
            }
        }
    }
}
