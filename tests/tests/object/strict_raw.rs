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
