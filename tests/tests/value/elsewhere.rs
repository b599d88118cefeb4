//! Values for schemas that came as JSON, where nobody says how serde tells branches apart.

use schema_core::object::ObjectSchema;
use serde_json::{Map, Value, json};

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

/// What may be null and is not is read like any other.
#[test]
fn an_item_that_may_be_null_is_normalised() {
    let items = json!({ "type": "array", "items": { "type": ["integer", "null"] } });
    assert_eq!(said(&json!([items, { "type": "boolean" }]), &json!([2.0, null])), "[2,null]");
    let pair = json!({
        "type": "array",
        "prefixItems": [{ "type": ["integer", "null"] }, { "type": ["string", "null"], "enum": ["a", null] }],
        "minItems": 2,
        "maxItems": 2,
    });
    assert_eq!(said(&json!([pair, { "type": "boolean" }]), &json!([2.0, "A"])), r#"[2,"a"]"#);
}

/// One value for a list is an item like any other.
#[test]
fn the_one_value_that_is_made_a_list_is_repaired_as_well() {
    let item = json!({
        "type": "object",
        "properties": { "n": { "type": "integer" }, "note": { "type": "string" } },
        "required": ["n"],
    });
    let changes = ["/p: made a list of the one value", "/p/0/n: read the text \"2\" as a number"];
    for (list, value, read, changed) in [
        (
            json!({ "type": "array", "items": item }),
            json!({ "n": "2", "note": null }),
            json!([{ "n": 2 }]),
            &changes[..],
        ),
        (
            json!({ "type": "array", "prefixItems": [item], "minItems": 1, "maxItems": 1 }),
            json!({ "n": "2", "note": null }),
            json!([{ "n": 2 }]),
            &changes[..],
        ),
        (json!({ "type": "array" }), json!({ "n": 2 }), json!([{ "n": 2 }]), &changes[..1]),
    ] {
        let schema = json!({ "type": "object", "properties": { "p": list }, "required": ["p"] });
        let schema = ObjectSchema::from_value(&schema).unwrap();
        let text = json!({ "p": value }).to_string();
        let lenient = schema.read_lenient::<Value>(&text).unwrap();
        let told: Vec<String> = lenient.changes().iter().map(ToString::to_string).collect();
        assert_eq!(told, changed, "{list}");
        assert_eq!(lenient.into_value()["p"], read, "{list}");
    }
}

/// A value is read to the greatest depth that one may have, and not beyond.
#[test]
fn the_deepest_value_is_normalised() {
    let schema = ObjectSchema::from_value(&json!({
        "type": "object",
        "properties": { "n": { "type": "integer" }, "kid": { "$ref": "#" } },
    }))
    .unwrap();
    let nested =
        |depth: usize| (1..depth).fold(json!({ "n": 2.0 }), |kid, _| json!({ "kid": kid }));
    let read = schema.read::<Value>(nested(128)).unwrap();
    let last = (1..128).fold(&read, |value, _| &value["kid"]);
    assert_eq!(last.to_string(), r#"{"n":2}"#);
    let error = schema.read::<Value>(nested(129)).unwrap_err().to_string();
    assert!(error.ends_with("must not be nested more than 128 levels deep"), "{error}");
}

/// What is taken at the end of a long row of mentions was normalised there.
#[test]
fn a_row_of_mentions_is_followed_to_its_end_or_refused() {
    let mut refused = 0;
    for length in 55..75 {
        let mut definitions = Map::new();
        for index in 0..length {
            let next = json!({ "$ref": format!("#/$defs/D{}", index + 1) });
            definitions.insert(format!("D{index}"), next);
        }
        definitions.insert(format!("D{length}"), json!({ "type": "integer" }));
        let schema = json!({
            "type": "object",
            "properties": { "n": { "$ref": "#/$defs/D0" } },
            "$defs": definitions,
        });
        match ObjectSchema::from_value(&schema).unwrap().read::<Value>(json!({ "n": 2.0 })) {
            Ok(read) => assert_eq!(read["n"].to_string(), "2", "{length}"),
            Err(_) => refused += 1,
        }
    }
    assert!((1..20).contains(&refused), "{refused}");
}
