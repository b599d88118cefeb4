//! Two schemas of the same value as one.

use serde_json::{Map, Value};

use super::words::is_known;
use crate::json::is_constraint;
use crate::json::is_same;

/// Why two schemas are not one.
pub(super) enum Clash {
    /// Both say this of a value, and not the same.
    Keyword(String),
    /// No value is valid for both.
    Nothing,
}

type Schema = Map<String, Value>;

/// Puts all that `inner` says into `outer`, whose words are kept.
pub(super) fn merge(outer: &mut Schema, inner: Schema) -> Result<(), Clash> {
    if let Some(keyword) = reaches_over(outer, &inner).or_else(|| reaches_over(&inner, outer)) {
        return Err(Clash::Keyword(keyword.to_owned()));
    }
    for (keyword, value) in inner.into_iter().filter(|(keyword, _)| is_known(keyword)) {
        match outer.get_mut(&keyword) {
            None => {
                outer.insert(keyword, value);
            }
            Some(own) if *own == value || !is_constraint(&keyword) => {}
            Some(own) => both(&keyword, own, value)?,
        }
    }
    Ok(())
}

/// The keyword of one schema that would be about more, with what the other says beside it.
fn reaches_over(one: &Schema, other: &Schema) -> Option<&'static str> {
    let properties = |schema: &Schema| schema.get("properties").and_then(Value::as_object).cloned();
    let is_closed = one.get("additionalProperties").is_some_and(|rest| *rest != Value::Bool(true));
    if is_closed {
        let own = properties(one).unwrap_or_default();
        let others = properties(other).unwrap_or_default();
        if others.keys().any(|name| !own.contains_key(name)) {
            return Some("additionalProperties");
        }
    }
    let has_items = one.contains_key("items") && other.contains_key("prefixItems");
    has_items.then_some("items")
}

/// What both say of the same, as one.
fn both(keyword: &str, own: &mut Value, other: Value) -> Result<(), Clash> {
    match (keyword, &mut *own, other) {
        ("type", own, other) => {
            *own = types_of_both(own, &other).ok_or(Clash::Nothing)?;
        }
        ("enum", Value::Array(own), Value::Array(other)) => {
            own.retain(|value| other.iter().any(|one| is_same(one, value)));
        }
        ("required", Value::Array(own), Value::Array(other)) => {
            for name in other {
                if !own.contains(&name) {
                    own.push(name);
                }
            }
        }
        ("properties", Value::Object(own), Value::Object(other)) => {
            for (name, schema) in other {
                match own.get_mut(&name) {
                    None => {
                        own.insert(name, schema);
                    }
                    Some(known) if *known == schema => {}
                    Some(Value::Object(known)) => match schema {
                        Value::Object(schema) => merge(known, schema)?,
                        Value::Bool(true) => {}
                        _ => return Err(Clash::Keyword("properties".to_owned())),
                    },
                    Some(_) => return Err(Clash::Keyword("properties".to_owned())),
                }
            }
        }
        ("minLength" | "minItems" | "minimum", own, other) => stricter(own, other, |a, b| a < b),
        ("maxLength" | "maxItems" | "maximum", own, other) => stricter(own, other, |a, b| a > b),
        _ => return Err(Clash::Keyword(keyword.to_owned())),
    }
    Ok(())
}

/// Takes the other limit, if it leaves less.
fn stricter(own: &mut Value, other: Value, leaves_less: fn(f64, f64) -> bool) {
    if let (Some(a), Some(b)) = (own.as_f64(), other.as_f64()) {
        if leaves_less(a, b) {
            *own = other;
        }
    }
}

/// The types that both lists have: one name, where there is one.
fn types_of_both(own: &Value, other: &Value) -> Option<Value> {
    let names = |types: &Value| -> Vec<String> {
        let list = types.as_array().map_or_else(|| core::slice::from_ref(types), Vec::as_slice);
        list.iter().filter_map(Value::as_str).map(str::to_owned).collect()
    };
    let (own, other) = (names(own), names(other));
    let is_in = |name: &str, all: &[String]| all.iter().any(|one| one == name);
    let mut both: Vec<Value> = Vec::new();
    for name in own.iter().chain(&other) {
        let is_taken = |all: &[String]| {
            // Each integer is a number.
            is_in(name, all) || (name == "integer" && is_in("number", all))
        };
        if is_taken(&own) && is_taken(&other) && !both.iter().any(|known| known == name.as_str()) {
            both.push(name.as_str().into());
        }
    }
    match both.len() {
        0 => None,
        1 => both.pop(),
        _ => Some(Value::Array(both)),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{Clash, merge};

    fn merged(outer: Value, inner: Value) -> Option<Value> {
        let (Value::Object(mut outer), Value::Object(inner)) = (outer, inner) else { return None };
        match merge(&mut outer, inner) {
            Ok(()) => Some(Value::Object(outer)),
            Err(Clash::Keyword(word)) => Some(word.into()),
            Err(Clash::Nothing) => None,
        }
    }

    #[test]
    fn both_are_said_or_what_stands_against_it() {
        for (outer, inner, both) in [
            (json!({ "minimum": 1 }), json!({ "minimum": 2 }), json!({ "minimum": 2 })),
            (json!({ "maxLength": 3 }), json!({ "maxLength": 4 }), json!({ "maxLength": 3 })),
            (
                json!({ "type": ["integer", "string"] }),
                json!({ "type": "number" }),
                json!({ "type": "integer" }),
            ),
            // Each once.
            (
                json!({ "type": ["string", "null", "integer"] }),
                json!({ "type": ["null", "boolean", "string"] }),
                json!({ "type": ["string", "null"] }),
            ),
            (json!({ "enum": ["a", 1] }), json!({ "enum": [1.0, "b"] }), json!({ "enum": [1] })),
            (
                json!({ "required": ["a"] }),
                json!({ "required": ["b"] }),
                json!({ "required": ["a", "b"] }),
            ),
            // What says the same of a property needs no merging, and may be no object.
            (
                json!({ "properties": { "a": false, "b": { "minimum": 2 } } }),
                json!({ "properties": { "a": false, "b": { "minimum": 1 }, "c": {} } }),
                json!({ "properties": { "a": false, "b": { "minimum": 2 }, "c": {} } }),
            ),
            (json!({ "title": "a" }), json!({ "title": "b", "x": 1 }), json!({ "title": "a" })),
            (json!({ "pattern": "a" }), json!({ "pattern": "b" }), json!("pattern")),
            (
                json!({ "properties": { "a": {} } }),
                json!({ "additionalProperties": false }),
                json!("additionalProperties"),
            ),
            (json!({ "prefixItems": [{}] }), json!({ "items": {} }), json!("items")),
        ] {
            assert_eq!(merged(outer, inner), Some(both));
        }
        assert_eq!(merged(json!({ "type": "string" }), json!({ "type": "null" })), None);
    }
}
