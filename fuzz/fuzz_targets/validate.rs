//! Any form and any content: `validate` and the `jsonschema` crate find something wrong at
//! the same places.
//!
//! Known differences, which are left out of the comparison:
//!
//! - a whole number beyond 64 bits: JSON Schema knows no limit, an integer field has one;
//! - addresses: `validate` takes a mailbox at a host name (RFC 5321) and nothing else, the
//!   crate takes an IP address for the host, a name before the address, and wants
//!   punycode where a host has two hyphens.

#![no_main]

use std::collections::BTreeSet;

use jsonschema::error::ValidationErrorKind::Required;
use libfuzzer_sys::fuzz_target;
use schema_core::{FieldKind, FormSchema, Format};
use serde_json::Value;

fuzz_target!(|text: &str| {
    // The form, a line break, the content of the answer.
    let Some((form, content)) = text.split_once('\n') else { return };
    let Ok(form) = FormSchema::from_str(form) else { return };
    let Ok(mut content) = serde_json::from_str::<Value>(content) else { return };
    leave_out_what_is_disputed(&form, &mut content);
    let validator = jsonschema::options()
        .with_draft(jsonschema::Draft::Draft202012)
        .should_validate_formats(true)
        .build(&without_dialect(&form))
        .expect("a form is a JSON Schema");
    let found: BTreeSet<String> = match form.validate(&content) {
        Ok(()) => BTreeSet::new(),
        Err(list) if list.omitted() > 0 => return,
        Err(list) => list.iter().map(|violation| violation.pointer().to_owned()).collect(),
    };
    let expected: BTreeSet<String> = validator
        .iter_errors(&content)
        .map(|error| match error.kind() {
            Required { property } => {
                let name = property.as_str().unwrap_or_default();
                format!("/{}", name.replace('~', "~0").replace('/', "~1"))
            }
            _ => error.instance_path().to_string(),
        })
        .collect();
    assert_eq!(found, expected, "{form} {content}");
});

/// Its dialect may be one that the crate would have to fetch.
fn without_dialect(form: &FormSchema<'_>) -> Value {
    let mut json = form.to_value();
    if let Value::Object(members) = &mut json {
        members.remove("$schema");
    }
    json
}

fn leave_out_what_is_disputed(form: &FormSchema<'_>, content: &mut Value) {
    let Value::Object(members) = content else { return };
    for field in form.fields() {
        let is_disputed = match (field.kind(), members.get(field.name())) {
            (FieldKind::Integer, Some(Value::Number(number))) => {
                let is_64_bits = number.is_i64() || number.is_u64();
                !is_64_bits && number.as_f64().is_some_and(|float| float.abs() >= 2_f64.powi(63))
            }
            (FieldKind::String, Some(Value::String(text))) => {
                field.format() == Some(Format::Email)
                    && (["@[", "<", "--"].iter().any(|part| text.contains(part))
                        || text.starts_with("\"\"@"))
            }
            _ => false,
        };
        if is_disputed {
            members.remove(field.name());
        }
    }
}
