//! Any text as a schema of any depth: an error that says why, or a schema that survives being
//! written, and being taken apart.

#![no_main]

use libfuzzer_sys::fuzz_target;
use schema_core::object::{Fault, FaultKind, ObjectSchema};
use serde_json::{Value, json};

fuzz_target!(|text: &str| {
    let schema = match ObjectSchema::from_str(text) {
        Ok(schema) => schema,
        Err(error) => {
            assert!(!error.faults().is_empty() && !error.to_string().is_empty());
            return;
        }
    };
    let written = schema.to_json();
    let again = ObjectSchema::from_str(&written).expect("what is written can be read");
    assert_eq!(again.to_json(), written);
    assert_eq!(schema.to_string(), written);
    ObjectSchema::from_value(&schema.to_value()).expect("also as a value");
    let root = schema.to_value();
    match schema.to_builder().build() {
        Ok(built) => assert_eq!(as_built(built.to_value()), as_built(root.clone())),
        // A known difference: below a keyword that nobody knows the reader lets a `$ref` be,
        // and the builder looks for what it names.
        Err(error) => {
            let is_known = |fault: &Fault| matches!(fault.kind(), FaultKind::NoTarget { .. });
            assert!(error.faults().iter().all(is_known), "{error}");
        }
    }

    for pointer in schema.unjudged() {
        assert!(root.pointer(&pointer).is_some(), "{pointer} names nothing in {written}");
    }
});

/// The builder writes `properties` of a root that has none, too, and requires its properties
/// before what is none.
fn as_built(mut schema: Value) -> Value {
    if let Value::Object(members) = &mut schema {
        members.entry("properties").or_insert_with(|| json!({}));
        if let Some(Value::Array(names)) = members.get_mut("required") {
            names.sort_by_key(Value::to_string);
        }
        members.retain(|keyword, value| keyword != "required" || *value != json!([]));
    }
    schema
}
