//! What the keywords of schemas from elsewhere are about.

use serde_json::{Map, Value};

use crate::json::{is_constraint, is_said};

/// Whether a keyword says something: what nobody knows, and what only tools read, goes.
/// So does `nullable` of `OpenAPI`, which is no keyword of JSON Schema, and definitions
/// inside a part, which are followed by their place in the declaration.
pub(super) fn is_known(keyword: &str) -> bool {
    keyword != "nullable" && (is_said(keyword) || is_constraint(keyword))
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
