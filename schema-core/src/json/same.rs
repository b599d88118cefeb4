//! Which values are the same, as JSON Schema has it (Core, section 4.2.2): numbers by value,
//! objects whatever their order.

use std::collections::HashMap;

use serde_json::Value;

use crate::field::Number;

/// Below this, comparing each with each beats a map.
const FEW: usize = 16;

pub(crate) fn is_same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Number(one), Value::Number(other)) => {
            one == other || Number::from(one) == Number::from(other)
        }
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(a, b)| is_same(a, b))
        }
        (Value::Object(one), Value::Object(other)) => {
            one.len() == other.len()
                && one.iter().all(|(key, a)| other.get(key).is_some_and(|b| is_same(a, b)))
        }
        _ => one == other,
    }
}

/// A text that the same values share, and no others.
pub(crate) fn canonical(value: &Value) -> String {
    let mut text = String::new();
    push_canonical(value, &mut text);
    text
}

fn push_canonical(value: &Value, text: &mut String) {
    match value {
        Value::Number(number) => text.push_str(&Number::from(number).normalized().to_string()),
        Value::Array(values) => {
            text.push('[');
            for value in values {
                push_canonical(value, text);
                text.push(',');
            }
            text.push(']');
        }
        Value::Object(map) => {
            let mut entries: Vec<_> = map.iter().collect();
            entries.sort_unstable_by_key(|(key, _)| *key);
            text.push('{');
            for (key, value) in entries {
                text.push_str(&Value::from(key.as_str()).to_string());
                text.push(':');
                push_canonical(value, text);
                text.push(',');
            }
            text.push('}');
        }
        plain => text.push_str(&plain.to_string()),
    }
}

/// The places of the first value that stands in the list before, and of where it does.
pub(crate) fn first_repeated(values: &[Value]) -> Option<(usize, usize)> {
    let mut seen = Seen::default();
    let mut all = values.iter().enumerate();
    all.find_map(|(index, value)| Some((seen.find(values, index, value)?, index)))
}

/// How many different values there are.
pub(crate) fn distinct(values: &[Value]) -> u64 {
    let mut seen = Seen::default();
    values
        .iter()
        .enumerate()
        .filter(|(index, value)| seen.find(values, *index, value).is_none())
        .count() as u64
}

/// The values so far: compared each with each while they are few, else by their text.
#[derive(Default)]
struct Seen {
    texts: HashMap<String, usize>,
}

impl Seen {
    /// Where the value stood before.
    fn find(&mut self, values: &[Value], index: usize, value: &Value) -> Option<usize> {
        if values.len() <= FEW {
            return values.iter().take(index).position(|other| is_same(other, value));
        }
        let first = *self.texts.entry(canonical(value)).or_insert(index);
        (first != index).then_some(first)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_same_is_what_json_schema_calls_so() {
        for (a, b) in [
            (json!(1), json!(1.0)),
            (json!(-0.0), json!(0)),
            (json!({ "a": 1, "b": [2] }), json!({ "b": [2.0], "a": 1 })),
        ] {
            assert!(is_same(&a, &b), "{a} {b}");
            assert_eq!(canonical(&a), canonical(&b));
        }
        for (a, b) in [
            (json!(1), json!("1")),
            (json!([1, 2]), json!([2, 1])),
            (json!(["a", "b"]), json!(["a,b"])),
            (json!(null), json!("null")),
            (json!(9_007_199_254_740_993_u64), json!(9_007_199_254_740_992.0)),
        ] {
            assert!(!is_same(&a, &b), "{a} {b}");
            assert_ne!(canonical(&a), canonical(&b));
        }
    }
}
