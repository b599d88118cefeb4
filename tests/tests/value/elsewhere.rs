//! Values for schemas that came as JSON, where nobody says how serde tells branches apart.

use schema_core::object::ObjectSchema;
use serde_json::{Value, json};

/// What a union of these branches says of a value, and what it reads.
fn said(branches: &Value, value: &Value) -> String {
    let schema = json!({
        "type": "object",
        "properties": { "by": { "anyOf": branches } },
        "required": ["by"],
    });
    let schema = ObjectSchema::from_value(&schema).unwrap();
    match schema.read::<Value>(json!({ "by": value })) {
        Ok(read) => read["by"].to_string(),
        Err(error) => error.to_string(),
    }
}

fn branch(kind: &str, properties: &Value) -> Value {
    let mut branch = json!({ "type": "object", "properties": properties, "required": [] });
    let mut required: Vec<Value> = Vec::new();
    if let Value::Object(map) = &mut branch["properties"] {
        required.extend(map.keys().cloned().map(Value::from));
        map.insert("kind".to_owned(), json!({ "type": "string", "enum": [kind] }));
    }
    required.push("kind".into());
    branch["required"] = required.into();
    branch["additionalProperties"] = false.into();
    branch
}

/// The tag is known by what it is: it need not stand first, and most JSON is sorted.
#[test]
fn a_tag_may_stand_anywhere() {
    let branches = json!([
        branch("cash", &json!({})),
        branch("card", &json!({ "a": { "type": "integer" } })),
        branch("transfer", &json!({ "iban": { "type": "string" } })),
    ]);
    let cases = [
        (json!({ "kind": "cash" }), r#"{"kind":"cash"}"#),
        (json!({ "kind": "Card", "a": 2.0 }), r#"{"a":2,"kind":"card"}"#),
        (json!({ "kind": "transfer" }), "/by/iban: is missing: must be text"),
        (json!({ "kind": "card", "a": "x" }), r#"/by/a: must be a whole number, not "x""#),
        (
            json!({ "kind": "wire", "a": 1 }),
            r#"/by/kind: must be one of "cash", "card", "transfer", not "wire""#,
        ),
        (json!({ "a": 1 }), r#"/by/kind: is missing: must be one of "cash", "card", "transfer""#),
    ];
    for (value, expected) in cases {
        assert_eq!(said(&branches, &value), expected, "{value}");
    }
}

/// Of a union with other branches beside them, the tagged ones are told apart all the same.
#[test]
fn a_branch_that_the_value_names_is_the_one() {
    let branches = json!([
        { "type": "string", "maxLength": 3 },
        branch("cash", &json!({})),
        branch("transfer", &json!({ "iban": { "type": "string" } })),
    ]);
    let cases = [
        (json!("abcd"), "/by: must have at most 3 characters, not 4"),
        (json!({ "kind": "cash" }), r#"{"kind":"cash"}"#),
        (json!({ "kind": "Cash" }), r#"{"kind":"cash"}"#),
        (json!({ "kind": "transfer" }), "/by/iban: is missing: must be text"),
        (json!(1), "/by: must be an object or text, not 1"),
    ];
    for (value, expected) in cases {
        assert_eq!(said(&branches, &value), expected, "{value}");
    }
}

/// Two properties that could be the tag: the one that differs is it.
#[test]
fn what_all_branches_say_alike_is_no_tag() {
    let branches = json!([
        branch("a", &json!({ "api": { "type": "string", "enum": ["v1"] } })),
        branch("b", &json!({ "api": { "type": "string", "enum": ["v1"] } })),
    ]);
    assert_eq!(said(&branches, &json!({ "api": "v1", "kind": "b" })), r#"{"api":"v1","kind":"b"}"#);
    assert_eq!(
        said(&branches, &json!({ "api": "v1", "kind": "c" })),
        r#"/by/kind: must be one of "a", "b", not "c""#,
    );
    assert_eq!(
        said(&branches, &json!({ "api": "v2", "kind": "b" })),
        r#"/by/api: must be "v1", not "v2""#,
    );
}
