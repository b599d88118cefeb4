//! Any schema of any depth and any value: `validate` and the `jsonschema` crate take the same;
//! and what is read is taken.
//!
//! Known differences, which are left out of the comparison:
//!
//! - formats: each judges some that the other takes for a note;
//! - parts of a schema that `unjudged` names;
//! - a whole number beyond 64 bits: JSON Schema knows no limit, an integer here has one;
//! - an expression that one of the two does not compile, or gives up on.

#![no_main]

use libfuzzer_sys::fuzz_target;
use schema_core::object::ObjectSchema;
use serde_json::Value;

fuzz_target!(|text: &str| {
    // The schema, a line break, the value.
    let Some((schema, value)) = text.split_once('\n') else { return };
    let Ok(schema) = ObjectSchema::from_str(schema) else { return };
    let Ok(value) = serde_json::from_str::<Value>(value) else { return };
    let found = schema.validate(&value);
    if let Err(violations) = &found {
        assert!(!violations.to_string().is_empty());
    }
    if let Ok(read) = schema.read::<Value>(value.clone()) {
        let again = schema.read::<Value>(read.clone());
        assert_eq!(again.expect("what was read is read again"), read);
    }
    let written = schema.to_json();
    let is_disputed = ["\"format\"", "\"pattern"].iter().any(|word| written.contains(word));
    if is_disputed || !schema.unjudged().is_empty() || has_large_number(&value) {
        return;
    }
    let mut json = schema.to_value();
    if let Value::Object(members) = &mut json {
        members.remove("$schema"); // one that the crate would have to fetch
    }
    let judge = jsonschema::draft202012::new(&json).expect("a schema is a JSON Schema");
    assert_eq!(found.is_ok(), judge.is_valid(&value), "{found:?}\nof {value}\nfor {json}");
});

fn has_large_number(value: &Value) -> bool {
    match value {
        Value::Number(number) => {
            let is_64_bits = number.is_i64() || number.is_u64();
            !is_64_bits && number.as_f64().is_none_or(|float| float.abs() >= 2_f64.powi(63))
        }
        Value::Array(items) => items.iter().any(has_large_number),
        Value::Object(members) => members.values().any(has_large_number),
        _ => false,
    }
}
