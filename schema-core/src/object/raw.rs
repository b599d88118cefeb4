//! What can be asked of, and done to, a JSON value that was handed to us.

use serde_json::{Map, Value};

use crate::Number;

/// How deep a value nests, or `None` when it is deeper than `limit`.
///
/// A loop, not a recursion: the value is the user's and of any depth.
pub(super) fn depth_within(value: &Value, limit: usize) -> Option<usize> {
    let mut deepest = 0;
    let mut open = vec![(value, 0)];
    while let Some((value, depth)) = open.pop() {
        let below = depth + 1;
        match value {
            Value::Array(values) => open.extend(values.iter().map(|value| (value, below))),
            Value::Object(map) => open.extend(map.values().map(|value| (value, below))),
            _ => continue,
        }
        if below > limit {
            return None;
        }
        deepest = deepest.max(below);
    }
    Some(deepest)
}

/// Drops values of any depth without recursing, as their own `Drop` would.
pub(super) fn dismantle(values: impl IntoIterator<Item = Value>) {
    let mut open: Vec<Value> = values.into_iter().collect();
    while let Some(value) = open.pop() {
        match value {
            Value::Array(values) => open.extend(values),
            Value::Object(map) => open.extend(map.into_iter().map(|(_, value)| value)),
            _ => {}
        }
    }
}

/// Sets a keyword of a raw schema. A boolean schema first becomes the object
/// that says the same (JSON Schema 2020-12 Core, section 4.3.2).
pub(super) fn set(schema: &mut Value, keyword: &str, value: Value) {
    match schema {
        Value::Bool(true) => *schema = Value::Object(Map::new()),
        Value::Bool(false) => *schema = serde_json::json!({ "not": {} }),
        _ => {}
    }
    if let Value::Object(map) = schema {
        map.insert(keyword.to_owned(), value);
    }
}

/// The JSON type of a value, as messages name it.
pub(super) fn type_name(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "a boolean",
        Value::Number(_) => "a number",
        Value::String(_) => "a string",
        Value::Array(_) => "an array",
        Value::Object(_) => "an object",
    }
}

/// The names in a raw schema's `type` (Validation, section 6.1.1): one or a list.
pub(super) fn types(schema: &Map<String, Value>) -> Option<Vec<&str>> {
    match schema.get("type")? {
        Value::String(name) => Some(vec![name]),
        Value::Array(names) => Some(names.iter().filter_map(Value::as_str).collect()),
        _ => None,
    }
}

/// Whether the `type` of a raw schema lets this value in. The other keywords
/// are the raw schema's own business.
pub(super) fn admits_type(schema: &Value, value: &Value) -> bool {
    match schema {
        Value::Bool(all) => *all,
        Value::Object(map) => {
            types(map).is_none_or(|types| types.iter().any(|name| has_type(value, name)))
        }
        _ => true,
    }
}

fn has_type(value: &Value, name: &str) -> bool {
    match name {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        "number" => value.is_number(),
        "integer" => matches!(value, Value::Number(n) if Number::from(n).as_int().is_some()),
        _ => false,
    }
}

/// Keywords that can take back what `type` lets in.
const NARROWING: [&str; 8] =
    ["enum", "const", "allOf", "oneOf", "not", "if", "$ref", "$dynamicRef"];

/// Whether a raw schema surely lets null in already. `false` when in doubt:
/// one more `{"type": "null"}` beside it does no harm.
pub(super) fn admits_null(schema: &Value) -> bool {
    let map = match schema {
        Value::Object(map) => map,
        other => return *other == Value::Bool(true),
    };
    if NARROWING.iter().any(|keyword| map.contains_key(*keyword)) {
        return false;
    }
    match (types(map), map.get("anyOf")) {
        (Some(types), None) => types.contains(&"null"),
        (None, Some(Value::Array(branches))) => branches.iter().any(admits_null),
        (None, None) => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn depth_counts_arrays_and_objects() {
        assert_eq!(depth_within(&json!(1), 0), Some(0));
        assert_eq!(depth_within(&json!({ "a": [], "b": {} }), 2), Some(2));
        assert_eq!(depth_within(&json!([[[]]]), 2), None);
    }

    #[test]
    fn null_is_let_in_only_when_that_is_sure() {
        for schema in [
            json!(true),
            json!({}),
            json!({ "type": "null" }),
            json!({ "type": ["string", "null"], "minLength": 1 }),
            json!({ "anyOf": [{ "type": "string" }, { "type": "null" }] }),
        ] {
            assert!(admits_null(&schema), "{schema}");
        }
        for schema in [
            json!(false),
            json!({ "type": "string" }),
            json!({ "type": ["string", "null"], "enum": ["a"] }),
            json!({ "type": ["string", "null"], "not": { "type": "null" } }),
            json!({ "type": ["string", "null"], "anyOf": [{ "type": "string" }] }),
            json!({ "$ref": "#" }),
        ] {
            assert!(!admits_null(&schema), "{schema}");
        }
    }

    #[test]
    fn a_boolean_schema_takes_a_keyword_as_an_object() {
        let mut schema = json!(false);
        set(&mut schema, "title", json!("never"));
        assert_eq!(schema, json!({ "not": {}, "title": "never" }));
    }
}
