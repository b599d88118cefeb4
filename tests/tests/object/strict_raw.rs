//! Raw schemas in the strict profile: never changed, so strict already or a fault.

use schema_core::ObjectSchema;
use serde_json::{Value, json};

/// The pointers, below the property `p`, where this raw schema is not strict.
fn pointers(raw: Value) -> Vec<String> {
    let schema = ObjectSchema::builder().required("p", raw).build().unwrap();
    let Err(error) = schema.strict() else { return Vec::new() };
    let below = |pointer: &str| pointer.strip_prefix("/properties/p").unwrap().to_owned();
    error.faults().iter().map(|fault| below(fault.pointer())).collect()
}

#[test]
fn strict_ones_pass() {
    for raw in [
        json!({ "type": "string", "title": "t", "description": "d", "enum": ["a"] }),
        json!({ "type": "string", "const": "a" }),
        json!({ "type": ["string", "null"] }),
        json!({ "type": "array", "items": { "type": "integer" } }),
        json!({ "anyOf": [{ "type": "string" }, { "type": "null" }], "description": "d" }),
        json!({ "type": "object", "properties": {}, "additionalProperties": false }),
        json!({
            "type": ["object", "null"],
            "properties": { "a": { "type": "string" } },
            "required": ["a"],
            "additionalProperties": false,
        }),
    ] {
        assert_eq!(pointers(raw.clone()), [""; 0], "{raw}");
    }
}

#[test]
fn each_keyword_outside_the_subset_is_named() {
    let raw = json!({
        "type": "string",
        "$ref": "#",
        "$defs": {},
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$comment": "",
        "allOf": [{}],
        "oneOf": [{}],
        "not": {},
        "if": {},
        "then": {},
        "else": {},
        "dependentRequired": {},
        "dependentSchemas": {},
        "patternProperties": {},
        "propertyNames": {},
        "minProperties": 0,
        "maxProperties": 1,
        "unevaluatedProperties": {},
        "contains": {},
        "minContains": 0,
        "maxContains": 1,
        "prefixItems": [{}],
        "minItems": 0,
        "maxItems": 1,
        "uniqueItems": true,
        "unevaluatedItems": {},
        "minLength": 0,
        "maxLength": 1,
        "pattern": "",
        "format": "date",
        "minimum": 0,
        "maximum": 1,
        "exclusiveMinimum": 0,
        "exclusiveMaximum": 1,
        "multipleOf": 1,
        "default": {},
        "examples": [],
        "deprecated": true,
        "readOnly": true,
        "nullable": true,
        "x-a/b": {},
    });
    let mut named = pointers(raw.clone());
    let mut keywords: Vec<_> = raw
        .as_object()
        .unwrap()
        .keys()
        .filter(|keyword| *keyword != "type")
        .map(|keyword| format!("/{}", keyword.replace('/', "~1")))
        .collect();
    named.sort();
    keywords.sort();
    assert_eq!(named, keywords);
}

#[test]
fn loose_ones_are_named_at_every_depth() {
    let cases = [
        (json!(true), vec![""]),
        (json!(false), vec![""]),
        (json!({}), vec![""]),
        (json!({ "enum": ["a"] }), vec![""]),
        (json!({ "type": "array" }), vec![""]),
        (json!({ "type": "array", "items": true }), vec!["/items"]),
        (json!({ "type": ["string", "null"], "enum": ["a", null] }), vec!["/enum"]),
        (
            json!({ "type": "object", "enum": [{}], "properties": {}, "additionalProperties": false }),
            vec!["/enum/0"],
        ),
        (json!({ "type": "string", "const": [1] }), vec!["/const"]),
        (json!({ "type": "object" }), vec!["", ""]),
        (json!({ "type": "object", "properties": {} }), vec![""]),
        (json!({ "type": "object", "properties": {}, "additionalProperties": {} }), vec![""]),
        (
            json!({
                "type": "object",
                "properties": { "a/b": { "type": "string", "pattern": "x" } },
                "required": ["c"],
                "additionalProperties": false,
            }),
            vec!["/properties/a~1b", "/properties/a~1b/pattern", "/required"],
        ),
        (
            json!({ "anyOf": [{ "type": "array", "items": { "anyOf": [{ "type": "null" }, {}] } }] }),
            vec!["/anyOf/0/items/anyOf/1"],
        ),
    ];
    for (raw, expected) in cases {
        assert_eq!(pointers(raw.clone()), expected, "{raw}");
    }
}

#[test]
fn a_strict_root_is_a_plain_object() {
    let strict = json!({
        "type": "object",
        "properties": { "a": { "type": "string" } },
        "required": ["a"],
        "additionalProperties": false,
    });
    let schema = ObjectSchema::from_value(&strict).unwrap();
    assert_eq!(schema.strict().unwrap().to_value(), strict);

    let mut choice = strict;
    choice["anyOf"] = json!([{ "type": "null" }]);
    let error = ObjectSchema::from_value(&choice).unwrap().strict().unwrap_err();
    assert_eq!(error.faults().len(), 1);
    assert_eq!(error.faults()[0].pointer(), "/anyOf");
}
