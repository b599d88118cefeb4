//! What the keywords of schemas from elsewhere are about.

use serde_json::{Map, Value};

use crate::json::is_constraint;

/// Whether a keyword says something: what nobody knows, and what only tools read, goes.
/// So does `nullable` of `OpenAPI`, which is no keyword of JSON Schema, and definitions
/// inside a part, which are followed by their place in the declaration.
pub(super) fn is_known(keyword: &str) -> bool {
    match keyword {
        "title" | "description" | "default" | "examples" | "deprecated" => true,
        "nullable" => false,
        _ => is_constraint(keyword),
    }
}

/// What none of the profiles can say, nor this module otherwise.
pub(super) fn is_beyond(keyword: &str) -> bool {
    matches!(
        keyword,
        "allOf"
            | "not"
            | "if"
            | "then"
            | "else"
            | "dependentSchemas"
            | "dependentRequired"
            | "dependencies"
            | "patternProperties"
            | "minProperties"
            | "maxProperties"
            | "contains"
            | "minContains"
            | "maxContains"
            | "unevaluatedProperties"
            | "unevaluatedItems"
            | "additionalItems"
            | "$dynamicRef"
            | "$recursiveRef"
    )
}

/// Whether it is a keyword of one type, which this crate writes.
pub(super) fn is_own(keyword: &str) -> bool {
    ["string", "number", "array", "object"].iter().any(|name| !is_about(keyword, name))
}

/// Whether a keyword means something for values of that type.
pub(super) fn is_about(keyword: &str, type_name: &str) -> bool {
    match keyword {
        // The format of a number is none of JSON Schema: `uint32` is the type in Rust.
        "minLength" | "maxLength" | "pattern" | "format" => type_name == "string",
        "minimum" | "maximum" | "exclusiveMinimum" | "exclusiveMaximum" | "multipleOf" => {
            matches!(type_name, "number" | "integer")
        }
        "items" | "prefixItems" | "minItems" | "maxItems" | "uniqueItems" => type_name == "array",
        "properties" | "required" | "additionalProperties" | "propertyNames" => {
            type_name == "object"
        }
        _ => true,
    }
}

/// Whether a value is of the type: an integer is a number, and `1.0` an integer.
pub(in crate::object::profile) fn is_of(value: &Value, name: &str) -> bool {
    match type_of(value) {
        "integer" => matches!(name, "integer" | "number"),
        "number" => {
            name == "number"
                || (name == "integer" && value.as_f64().is_some_and(|number| number.fract() == 0.0))
        }
        own => own == name,
    }
}

pub(super) fn type_of(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}

/// Whether two values of an `enum` are the same: `1` is `1.0`.
#[allow(clippy::float_cmp)] // the same number, not one near it
pub(super) fn same(a: &Value, b: &Value) -> bool {
    let is_number = |value: &Value| value.is_f64();
    a == b || ((is_number(a) || is_number(b)) && a.is_number() && a.as_f64() == b.as_f64())
}

/// How many schemas there are in one, at most.
pub(super) fn weight(map: &Map<String, Value>) -> usize {
    let mut open: Vec<&Value> = map.values().collect();
    let mut all = 1_usize;
    while let Some(value) = open.pop() {
        match value {
            Value::Object(map) => {
                all = all.saturating_add(1);
                open.extend(map.values());
            }
            Value::Array(list) => open.extend(list),
            _ => {}
        }
    }
    all
}
