//! Any text as a schema of any depth: an error that says why, or a schema that survives being
//! written, and being taken apart.

#![no_main]

use libfuzzer_sys::fuzz_target;
use schema_core::object::ObjectSchema;
use serde_json::Value;

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
    let built = schema.to_builder().build().expect("also by the builder");
    assert_eq!(built.to_json(), written);

    let root: Value = serde_json::from_str(&written).expect("JSON");
    for pointer in schema.unjudged() {
        assert!(root.pointer(&pointer).is_some(), "{pointer} names nothing in {written}");
    }
});
