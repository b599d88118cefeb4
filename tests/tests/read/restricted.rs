//! The restricted subset as a JSON Schema, for a validator that is not ours.

use jsonschema::Validator;
use schema_core::{FaultKind, Keyword, ProtocolVersion, ViolationKind};
use serde_json::{Value, json};

const SCHEMA: &str = include_str!("restricted.schema.json");

thread_local! {
    static CURRENT: Validator = validator(ProtocolVersion::V2026_07_28);
    static FIRST: Validator = validator(ProtocolVersion::V2025_06_18);
}

/// Whether the form has the shape of the latest revision.
pub(crate) fn has_shape(form: &Value) -> bool {
    CURRENT.with(|validator| validator.is_valid(form))
}

/// Whether the form has the shape of 2025-06-18.
pub(crate) fn has_first_shape(form: &Value) -> bool {
    FIRST.with(|validator| validator.is_valid(form))
}

fn validator(version: ProtocolVersion) -> Validator {
    let mut schema: Value = serde_json::from_str(SCHEMA).unwrap();
    if version == ProtocolVersion::V2025_06_18 {
        schema["$ref"] = json!("#/$defs/first");
    }
    jsonschema::validator_for(&schema).unwrap()
}

/// Whether a fault is one that no JSON Schema can see: it lies between two
/// keywords, or in what a number can be in Rust.
pub(crate) fn is_relation(kind: FaultKind) -> bool {
    match kind {
        FaultKind::UnknownRequired
        | FaultKind::Crossed { .. }
        | FaultKind::NoIntegerBetween { .. }
        | FaultKind::NotRepresentable { .. }
        | FaultKind::MoreItemsThanOptions { .. }
        | FaultKind::TitleCount { .. } => true,
        FaultKind::DefaultRefused { because } => {
            !matches!(because, ViolationKind::WrongType { .. } | ViolationKind::NotWhole)
        }
        _ => false,
    }
}

/// Whether the fault is a repeated value of titled options: `uniqueItems` sees
/// only those of `enum`.
pub(crate) fn is_repeated_title(kind: FaultKind, pointer: &str) -> bool {
    matches!(kind, FaultKind::RepeatedOption { .. }) && pointer.ends_with("/const")
}

#[test]
fn the_schema_knows_the_shapes() {
    let cases = [
        (json!({"type": "string", "format": "date"}), true, true),
        (json!({"type": "string", "default": ""}), true, false),
        (json!({"type": "boolean", "default": true}), true, true),
        (json!({"type": "string", "enum": ["a"], "enumNames": ["A"]}), true, true),
        (json!({"type": "string", "oneOf": [{"const": "a", "title": "A"}]}), true, false),
        (json!({"type": "array", "items": {"type": "string", "enum": ["a"]}}), true, false),
        (json!({"type": "string", "pattern": "a"}), false, false),
        (json!({"type": "string", "oneOf": [{"const": "a"}]}), false, false),
        (json!({"type": "object"}), false, false),
    ];
    for (field, now, then) in cases {
        let form = json!({"type": "object", "properties": {"f": field}});
        assert_eq!((has_shape(&form), has_first_shape(&form)), (now, then), "{form}");
    }
    assert!(!is_relation(FaultKind::NotWhole { keyword: Keyword::Min, value: 1.into() }));
}
