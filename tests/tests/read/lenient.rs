//! The lenient reader: it drops annotations, says so, and drops nothing else.

use schema_core::{ElicitRequestFormParams, FaultKind, FieldKind, FormSchema};
use serde_json::{Value, json};

use super::{found, one_field};

#[test]
fn annotations_are_dropped_and_reported() {
    let json = json!({
        "$id": "https://a.example/trip",
        "$comment": "generated",
        "$defs": {"unused": {"type": "object"}},
        "title": "Trip",
        "description": "Where to?",
        "type": "object",
        "properties": {
            "city": {
                "type": "string",
                "examples": ["Oslo"],
                "deprecated": true,
                "readOnly": false,
                "writeOnly": true,
                "x-order": 3,
                "contentMediaType": "text/plain",
                "placeholder": {"deep": [[[[[[[[[["Oslo"]]]]]]]]]]},
            },
            "size": {"type": "string", "oneOf": [{"const": "s", "title": "S", "description": "small"}]},
            "tags": {"type": "array", "items": {"type": "string", "enum": ["a"], "title": "Tag"}},
        },
        "required": ["city"],
    });
    let read = FormSchema::from_value_lenient(&json).unwrap();
    let mut dropped: Vec<_> = read.dropped().iter().map(String::as_str).collect();
    dropped.sort_unstable();
    assert_eq!(
        dropped,
        [
            "/$comment",
            "/$defs",
            "/$id",
            "/description",
            "/properties/city/contentMediaType",
            "/properties/city/deprecated",
            "/properties/city/examples",
            "/properties/city/placeholder",
            "/properties/city/readOnly",
            "/properties/city/writeOnly",
            "/properties/city/x-order",
            "/properties/size/oneOf/0/description",
            "/properties/tags/items/title",
            "/title",
        ],
    );
    // Each is really there; without them the form is read strictly, and equal.
    assert!(read.dropped().iter().all(|place| json.pointer(place).is_some()));
    assert_eq!(&FormSchema::from_value(&read.form().to_value()).unwrap(), read.form());
    assert_eq!(read.form().field("size").unwrap().kind(), FieldKind::SingleSelect);
    assert!(read.into_form().field("city").unwrap().is_required());
}

#[test]
fn a_legal_form_loses_nothing() {
    let json = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "properties": {"city": {"type": "string", "title": "City", "default": "Oslo"}},
    });
    let read = FormSchema::from_value_lenient(&json).unwrap();
    assert!(read.dropped().is_empty());
    assert_eq!(read.form(), &FormSchema::from_value(&json).unwrap());
    assert_eq!(read.form().dialect(), json["$schema"].as_str());
}

/// What is left out must not change which answers are legal.
#[test]
fn constraints_are_errors() {
    let of_field = [
        ("pattern", json!("^a")),
        ("const", json!("a")),
        ("not", json!({})),
        ("allOf", json!([])),
        ("anyOf", json!([])),
        ("if", json!(true)),
        ("then", json!(false)),
        ("else", json!(false)),
        ("$ref", json!("#")),
        ("$dynamicRef", json!("#")),
        ("multipleOf", json!(2)),
        ("exclusiveMinimum", json!(2)),
        ("exclusiveMaximum", json!(2)),
        ("uniqueItems", json!(true)),
        ("contains", json!({})),
        ("minContains", json!(1)),
        ("maxContains", json!(1)),
        ("prefixItems", json!([])),
        ("unevaluatedItems", json!(false)),
        ("properties", json!({})),
        ("required", json!([])),
        ("nullable", json!(true)),
        ("format", json!("uuid")),
        // Not JSON Schema's, but meant as constraints.
        ("min_length", json!(2)),
        ("maxlength", json!(2)),
        ("Pattern", json!("^a")),
    ];
    for (key, value) in of_field {
        let mut field = json!({"type": "string"});
        field[key] = value;
        assert!(FormSchema::from_value_lenient(&one_field(&field)).is_err(), "{key}");
    }
    let of_form = [
        ("additionalProperties", json!(false)),
        ("additionalProperties", json!({"type": "string"})),
        ("unevaluatedProperties", json!(false)),
        ("patternProperties", json!({})),
        ("propertyNames", json!({})),
        ("minProperties", json!(1)),
        ("maxProperties", json!(1)),
        ("dependentRequired", json!({})),
        ("dependentSchemas", json!({})),
        ("dependencies", json!({})),
        ("allOf", json!([])),
        ("enum", json!([])),
    ];
    for (key, value) in of_form {
        let mut form = one_field(&json!({"type": "string"}));
        form[key] = value;
        let error = FormSchema::from_value_lenient(&form).unwrap_err();
        assert_eq!(found(&error), [(format!("/{key}").as_str(), FaultKind::UnknownKeyword)]);
    }
}

#[test]
fn a_constraint_that_allows_everything_is_none() {
    let harmless: [(&str, Value); 5] = [
        ("uniqueItems", json!(false)),
        ("nullable", json!(false)),
        ("additionalProperties", json!(true)),
        ("additionalProperties", json!({})),
        ("unevaluatedProperties", json!(true)),
    ];
    for (key, value) in harmless {
        let mut form = one_field(&json!({"type": "string"}));
        form[key] = value;
        let read = FormSchema::from_value_lenient(&form).unwrap();
        assert_eq!(read.dropped(), [format!("/{key}")]);
    }
}

#[test]
fn what_is_declared_is_not_an_annotation() {
    // A known keyword of the wrong type is wrong, also when it is only shown.
    let title = one_field(&json!({"type": "string", "title": 4}));
    assert!(FormSchema::from_value_lenient(&title).is_err());
    let names = one_field(&json!({"type": "string", "enum": ["a"], "enumNames": []}));
    assert!(FormSchema::from_value_lenient(&names).is_err());
}

#[test]
fn the_form_of_a_request_is_read_as_well() {
    let text = r#"{
        "_meta": {"any": "thing"},
        "message": "Where to?",
        "requestedSchema": {
            "title": "Trip",
            "type": "object",
            "properties": {
                "to": {"type": "string", "examples": ["Oslo"]},
                "by": {"type": "string", "x-a/b": 1}
            }
        }
    }"#;
    let json: Value = serde_json::from_str(text).unwrap();
    for read in [
        ElicitRequestFormParams::from_value_lenient(&json).unwrap(),
        ElicitRequestFormParams::from_str_lenient(text).unwrap(),
    ] {
        let mut dropped = read.dropped().to_vec();
        dropped.sort_unstable();
        let form = "/requestedSchema";
        assert_eq!(
            dropped,
            [
                format!("{form}/properties/by/x-a~1b"),
                format!("{form}/properties/to/examples"),
                format!("{form}/title"),
            ]
        );
        assert!(dropped.iter().all(|place| json.pointer(place).is_some()));
        assert_eq!(read.into_request().message(), "Where to?");
    }
    let read = ElicitRequestFormParams::from_str_lenient(text).unwrap();
    let names: Vec<_> = read.request().form().fields().map(|field| field.name()).collect();
    assert_eq!(names, ["to", "by"]);
}

#[test]
fn a_lenient_reader_says_what_a_strict_one_does_of_all_else() {
    let pattern = r#"{"type":"object","properties":{"a":{"type":"string","pattern":"x"}}}"#;
    let request = format!(r#"{{"message":"Hm?","requestedSchema":{pattern}}}"#);
    assert_eq!(
        FormSchema::from_str_lenient(pattern).unwrap_err(),
        FormSchema::from_str(pattern).unwrap_err()
    );
    assert_eq!(
        ElicitRequestFormParams::from_str_lenient(&request).unwrap_err(),
        ElicitRequestFormParams::from_str(&request).unwrap_err()
    );
    for text in ["", "{", r#"{"message":"#] {
        assert_eq!(
            ElicitRequestFormParams::from_str_lenient(text).unwrap_err(),
            ElicitRequestFormParams::from_str(text).unwrap_err()
        );
        assert_eq!(
            FormSchema::from_str_lenient(text).unwrap_err().faults()[0].kind(),
            &FaultKind::Syntax
        );
    }
}
