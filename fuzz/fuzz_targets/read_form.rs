//! Any text as a form: an error or a form, and a form survives being written.

#![no_main]

use libfuzzer_sys::fuzz_target;
use schema_core::{FormSchema, ProtocolVersion};

fuzz_target!(|text: &str| {
    let form = match FormSchema::from_str(text) {
        Ok(form) => form,
        Err(error) => {
            assert!(!error.faults().is_empty() && !error.to_string().is_empty());
            return;
        }
    };
    let again = FormSchema::from_str(&form.to_string()).expect("what is written can be read");
    assert_eq!(again, form);
    assert_eq!(FormSchema::from_value(&form.to_value()).expect("also as a value").fields().len(), form.fields().len());
    assert_eq!(form.for_version(form.oldest_version()).expect("as it is"), form);
    for version in [ProtocolVersion::V2025_06_18, ProtocolVersion::V2025_11_25] {
        if let Ok(older) = form.for_version(version) {
            assert!(older.oldest_version() <= version);
        }
    }
});
