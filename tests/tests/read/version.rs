//! Revisions of the protocol, and forms for an older client.

use schema_core::{ElicitRequestFormParams, FaultKind, Field, FormSchema, ProtocolVersion};
use serde_json::{Value, json};

use super::{read, said};
use ProtocolVersion::{V2025_06_18, V2025_11_25, V2026_07_28};

#[test]
fn versions_are_ordered_and_named() {
    let all = [V2025_06_18, V2025_11_25, V2026_07_28];
    assert!(all.is_sorted());
    for version in all {
        assert_eq!(version.to_string(), version.as_str());
        assert_eq!(version.as_str().parse(), Ok(version));
    }
    for unknown in ["", "2025-03-26", "2025-06-18 ", "DRAFT-2026"] {
        assert!(unknown.parse::<ProtocolVersion>().is_err(), "{unknown}");
    }
}

/// All that 2025-06-18 says otherwise, or not at all.
#[test]
fn a_form_for_the_first_revision() {
    let form = read(&json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "properties": {
            "name": {"type": "string", "title": "Name", "maxLength": 9, "default": "Ada"},
            "age": {"type": "integer", "minimum": 1, "default": 3},
            "news": {"type": "boolean", "default": true},
            "size": {"type": "string", "oneOf": [{"const": "s", "title": "Small"}], "default": "s"},
            "kind": {"type": "string", "enum": ["k"], "default": "k"},
            "unit": {"type": "string", "enum": ["kg"], "enumNames": ["Kilograms"]},
        },
        "required": ["name", "size"],
    }));
    assert_eq!(form.oldest_version(), V2025_11_25);
    assert_eq!(form.for_version(V2025_11_25).unwrap(), form);
    assert_eq!(form.for_version(V2026_07_28).unwrap(), form);
    let old = form.for_version(V2025_06_18).unwrap();
    assert_eq!(old.oldest_version(), V2025_06_18);
    assert_eq!(
        old.to_value(),
        json!({
            "type": "object",
            "properties": {
                "name": {"type": "string", "title": "Name", "maxLength": 9},
                "age": {"type": "integer", "minimum": 1},
                "news": {"type": "boolean", "default": true},
                "size": {"type": "string", "enum": ["s"], "enumNames": ["Small"]},
                "kind": {"type": "string", "enum": ["k"]},
                "unit": {"type": "string", "enum": ["kg"], "enumNames": ["Kilograms"]},
            },
            "required": ["name", "size"],
        }),
    );
    assert!(old.field("name").unwrap().is_required() && old.field("size").unwrap().is_required());
}

#[test]
fn what_cannot_be_said_names_the_field() {
    let fruit = json!({"type": "array", "items": {"type": "string", "enum": ["apple", "pear"]}});
    let form = read(&json!({
        "type": "object",
        "properties": {"a/b": fruit, "name": {"type": "string"}, "c": fruit},
        "required": ["c"],
    }));
    assert_eq!(form.oldest_version(), V2025_11_25);
    let error = form.for_version(V2025_06_18).unwrap_err();
    let words = "2025-06-18 has no multi-select: ask with one boolean for each option, or ask \
                 clients of 2025-11-25 and later only";
    assert_eq!(
        said(&error),
        [
            ("/properties/a~1b", format!("`a/b`: {words}")),
            ("/properties/c", format!("`c`: {words}")),
        ],
    );
    assert!(error.faults().iter().all(|fault| fault.kind() == &FaultKind::NotInVersion));
}

#[test]
fn the_first_revision_has_no_mode() {
    let form = FormSchema::builder().field(Field::string("name").default("Ada")).build().unwrap();
    let request = form.request("Who?");
    let sent = |version| -> Value {
        let request: ElicitRequestFormParams<'_> = request.for_version(version).unwrap();
        serde_json::to_value(&request).unwrap()
    };
    assert_eq!(sent(V2025_11_25)["mode"], "form");
    assert_eq!(
        sent(V2025_06_18),
        json!({
            "message": "Who?",
            "requestedSchema": {"type": "object", "properties": {"name": {"type": "string"}}},
        }),
    );
    let tags = FormSchema::builder().field(Field::multi_select("tags", ["a"])).build().unwrap();
    assert!(tags.request("Which?").for_version(V2025_06_18).is_err());
}
