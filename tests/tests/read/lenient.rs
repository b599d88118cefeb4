//! The lenient reader, for clients: what it leaves out or changes, each with its
//! place and what that means.

use schema_core::{
    Effect, ElicitRequestFormParams, FaultKind, FieldKind, FormSchema, LeftOut, LenientForm,
};
use serde_json::{Value, json};

use super::one_field;

/// The places of what was left out, by what it means.
fn places(read: &LenientForm, effect: Effect) -> Vec<&str> {
    let of_effect = read.left_out().iter().filter(|left| left.effect() == effect);
    let mut places: Vec<_> = of_effect.map(LeftOut::pointer).collect();
    places.sort_unstable();
    places
}

/// The form that is left, and everything that was left out.
#[track_caller]
pub(super) fn assert_read(json: &Value, form: &Value, left_out: &[(&str, Effect)]) {
    let read = FormSchema::from_value_lenient(json).unwrap();
    assert_eq!(read.form().to_value(), *form);
    let mut found: Vec<_> =
        read.left_out().iter().map(|left| (left.pointer(), left.effect())).collect();
    found.sort_unstable();
    assert_eq!(found, left_out, "{:#?}", read.left_out());
    // The form that is left is one.
    assert_eq!(&FormSchema::from_value(form).unwrap(), read.form());
    let text = json.to_string();
    assert_eq!(FormSchema::from_str_lenient(&text).unwrap().form(), read.form());
}

#[test]
fn annotations_are_harmless() {
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
    let harmless = places(&read, Effect::Harmless);
    assert_eq!(
        harmless,
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
    assert_eq!(read.left_out().len(), harmless.len());
    // Each is really there; without them the form is read strictly, and equal.
    assert!(harmless.iter().all(|place| json.pointer(place).is_some()));
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
    assert!(read.left_out().is_empty());
    assert_eq!(read.form(), &FormSchema::from_value(&json).unwrap());
    assert_eq!(read.form().dialect(), json["$schema"].as_str());
}

#[test]
fn constraints_that_a_form_cannot_say_are_not_checked() {
    let of_field = [
        ("pattern", json!("^a")),
        ("not", json!({})),
        ("allOf", json!([])),
        ("anyOf", json!([])),
        ("if", json!(true)),
        ("then", json!(false)),
        ("else", json!(false)),
        ("$ref", json!("#/nowhere")),
        ("$ref", json!("https://a.example/schema")),
        ("$dynamicRef", json!("#")),
        ("multipleOf", json!(2)),
        ("exclusiveMinimum", json!(2)),
        ("exclusiveMaximum", json!(2)),
        ("contains", json!({})),
        ("minContains", json!(1)),
        ("maxContains", json!(1)),
        ("prefixItems", json!([])),
        ("unevaluatedItems", json!(false)),
        ("properties", json!({})),
        ("required", json!([])),
        ("format", json!("uuid")),
        ("format", json!(3)),
        ("minLength", json!(-1)),
        ("maxLength", json!("9")),
        ("const", json!(7)),
        // Not JSON Schema's, but meant as constraints.
        ("min_length", json!(2)),
        ("maxlength", json!(2)),
        ("Pattern", json!("^a")),
    ];
    for (key, value) in of_field {
        let mut field = json!({"type": "string"});
        field[key] = value;
        let read = FormSchema::from_value_lenient(&one_field(&field)).unwrap();
        assert_eq!(places(&read, Effect::NotChecked), [format!("/properties/f/{key}")], "{field}");
        assert_eq!(read.left_out().len(), 1);
        assert_eq!(read.form().to_value(), one_field(&json!({"type": "string"})));
    }
    let of_form = [
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
        let read = FormSchema::from_value_lenient(&form).unwrap();
        assert_eq!(places(&read, Effect::NotChecked), [format!("/{key}")]);
    }
}

#[test]
fn a_constraint_that_binds_no_answer_is_harmless() {
    let harmless = [
        ("additionalProperties", json!(false)),
        ("additionalProperties", json!(true)),
        ("additionalProperties", json!({"type": "string"})),
        ("unevaluatedProperties", json!(false)),
    ];
    for (key, value) in harmless {
        let mut form = one_field(&json!({"type": "string"}));
        form[key] = value;
        assert_eq!(
            places(&FormSchema::from_value_lenient(&form).unwrap(), Effect::Harmless),
            [format!("/{key}")]
        );
    }
    let of_field = [
        (json!({"type": "boolean"}), "nullable", json!(false)),
        (json!({"type": "boolean"}), "minLength", json!(3)),
        (json!({"type": "integer"}), "format", json!("email")),
        (json!({"type": "string"}), "maximum", json!(3)),
        (json!({"type": "string"}), "title", json!(4)),
        (json!({"type": "string"}), "uniqueItems", json!(true)),
    ];
    for (plain, key, value) in of_field {
        let mut field = plain.clone();
        field[key] = value;
        let place = format!("/properties/f/{key}");
        assert_read(&one_field(&field), &one_field(&plain), &[(&place, Effect::Harmless)]);
    }
}

#[test]
fn other_ways_to_write_a_field_are_read_as_one() {
    let size = json!({"type": "string", "enum": ["s", "m"]});
    let titled = json!({"type": "string", "oneOf": [{"const": "s", "title": "s"}]});
    let tags = json!({"type": "array", "items": {"anyOf": [{"const": "s", "title": "S"}]}});
    let cases = [
        (json!({"type": ["string"]}), json!({"type": "string"}), &["/type"][..]),
        (json!({"type": ["integer", "null"]}), json!({"type": "integer"}), &["/type"]),
        (json!({"type": "boolean", "nullable": true}), json!({"type": "boolean"}), &["/nullable"]),
        (
            json!({"oneOf": [{"type": "null"}, {"type": "string", "maxLength": 3}], "title": "A"}),
            json!({"type": "string", "maxLength": 3, "title": "A"}),
            &["/oneOf"],
        ),
        (json!({"allOf": [{"type": "number"}]}), json!({"type": "number"}), &["/allOf"]),
        (json!({"enum": ["s", "m"]}), size.clone(), &[""]),
        (json!({"type": "string", "enum": ["s", null, "m"]}), size.clone(), &["/enum"]),
        (json!({"anyOf": [{"const": "s"}]}), titled.clone(), &["", "/anyOf", "/oneOf/0"]),
        (
            json!({"type": "string", "const": "s"}),
            json!({"type": "string", "enum": ["s"]}),
            &["/const"],
        ),
        (
            json!({"type": "integer", "const": 3, "minimum": 1}),
            json!({"type": "integer", "minimum": 3, "maximum": 3}),
            &["/const"],
        ),
        (
            json!({"type": "array", "items": {"oneOf": [{"const": "s", "title": "S"}]}}),
            tags.clone(),
            &["/items/oneOf"],
        ),
        (json!({"type": "string", "default": null}), json!({"type": "string"}), &["/default"]),
        (json!({"type": "string", "default": 3}), json!({"type": "string"}), &["/default"]),
        (
            json!({"type": "integer", "minimum": 3, "default": 1}),
            json!({"type": "integer", "minimum": 3}),
            &["/default"],
        ),
        (
            json!({"type": "string", "enum": ["s", "m"], "enumNames": ["S"]}),
            size.clone(),
            &["/enumNames"],
        ),
    ];
    for (written, read, changed) in cases {
        let places: Vec<_> = changed.iter().map(|key| format!("/properties/f{key}")).collect();
        let changed: Vec<_> = places.iter().map(|place| (&**place, Effect::Changed)).collect();
        assert_read(&one_field(&written), &one_field(&read), &changed);
    }
}

#[test]
fn a_field_that_may_be_null_may_stay_empty() {
    for field in [
        json!({"type": ["string", "null"]}),
        json!({"type": "string", "nullable": true}),
        json!({"anyOf": [{"type": "string"}, {"type": "null"}]}),
        json!({"type": "string", "enum": ["a", null]}),
    ] {
        let mut json = one_field(&field);
        json["required"] = json!(["f"]);
        let read = FormSchema::from_value_lenient(&json).unwrap();
        assert!(!read.form().field("f").unwrap().is_required(), "{field}");
    }
}

#[test]
fn references_to_definitions_are_followed() {
    let json = json!({
        "type": "object",
        "$defs": {
            "Size": {"type": "string", "enum": ["s", "m"], "title": "Size"},
            "Again": {"$ref": "#/$defs/Size"},
            "Loop": {"$ref": "#/$defs/Loop"},
            "a/b": {"type": "boolean"},
        },
        "properties": {
            "again": {"$ref": "#/$defs/Again", "title": "Once more"},
            "loop": {"$ref": "#/$defs/Loop"},
            "same": {"$ref": "#/properties/again"},
            "several": {"type": "array", "items": {"$ref": "#/$defs/Size"}},
            "sure": {"$ref": "#/$defs/a~1b"},
        },
    });
    let read = FormSchema::from_value_lenient(&json).unwrap();
    let names: Vec<_> = read.form().fields().map(|field| field.name()).collect();
    assert_eq!(names, ["again", "same", "several", "sure"]);
    let again = read.form().field("again").unwrap();
    assert_eq!((again.title(), again.kind()), (Some("Once more"), FieldKind::SingleSelect));
    assert_eq!(read.form().field("several").unwrap().options().len(), 2);
    assert_eq!(places(&read, Effect::NotShown), ["/properties/loop"]);
}

#[test]
fn fields_that_are_none_are_left_out_by_name() {
    let json = json!({
        "type": "object",
        "properties": {
            "address": {"type": "object", "properties": {"street": {"type": "string"}}},
            "either": {"anyOf": [{"type": "string"}, {"type": "integer"}]},
            "flag": {"type": "boolean", "enum": [true]},
            "name": {"type": "string"},
            "notes": {"type": "array", "items": {"type": "string"}},
            "nothing": true,
            "same": {"type": "string", "enum": ["a", "a"]},
            "size": {"type": "number", "enum": [1, 2]},
        },
        "required": ["address", "name"],
    });
    let read = FormSchema::from_value_lenient(&json).unwrap();
    let names: Vec<_> = read.form().fields().map(|field| field.name()).collect();
    assert_eq!(names, ["name"]);
    let fields: Vec<_> = read.left_out().iter().filter_map(LeftOut::field).collect();
    assert_eq!(fields, ["address", "either", "flag", "notes", "nothing", "same", "size"]);
    assert_eq!(places(&read, Effect::NotShown).len(), fields.len());
    let texts: Vec<_> = read.left_out().iter().map(ToString::to_string).collect();
    assert_eq!(
        texts[0],
        "/properties/address: the field can't be shown, and the server requires it: \
         a form is flat, and a field can't be an object: move its properties up into the form",
    );
    assert_eq!(
        texts[4],
        "/properties/nothing: the field can't be shown: it is true, and no schema"
    );
}

#[test]
fn only_what_is_no_form_is_an_error() {
    for json in [
        json!(null),
        json!([]),
        json!({"type": "object"}),
        json!({"type": "object", "properties": []}),
        json!({"type": "string", "properties": {}}),
    ] {
        assert!(FormSchema::from_value_lenient(&json).is_err(), "{json}");
    }
    let json = json!({"properties": {}, "required": "all", "$schema": 4});
    let left =
        [("", Effect::Changed), ("/$schema", Effect::Harmless), ("/required", Effect::Changed)];
    assert_read(&json, &json!({"type": "object", "properties": {}}), &left);
    for text in ["", "{", r#"{"message":"#] {
        let error = FormSchema::from_str_lenient(text).unwrap_err();
        assert_eq!(error.faults()[0].kind(), &FaultKind::Syntax);
        assert_eq!(error, FormSchema::from_str(text).unwrap_err());
    }
}

#[test]
fn of_equal_keys_the_first_one_counts() {
    let text = r#"{"type":"object","title":1,"title":2,"properties":{
        "a":{"type":"string","maxLength":3,"maxLength":4},"a":{"type":"boolean"}}}"#;
    let read = FormSchema::from_str_lenient(text).unwrap();
    assert_eq!(read.form().field("a").unwrap().max_length(), Some(3));
    assert_eq!(places(&read, Effect::NotShown), ["/properties/a"]);
    assert_eq!(places(&read, Effect::Changed), ["/properties/a/maxLength", "/title"]);
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
                "by": {"type": "object"}
            }
        }
    }"#;
    let json: Value = serde_json::from_str(text).unwrap();
    for read in [
        ElicitRequestFormParams::from_value_lenient(&json).unwrap(),
        ElicitRequestFormParams::from_str_lenient(text).unwrap(),
    ] {
        let mut left: Vec<_> = read.left_out().iter().map(LeftOut::pointer).collect();
        left.sort_unstable();
        let form = "/requestedSchema";
        assert_eq!(
            left,
            [
                format!("{form}/properties/by"),
                format!("{form}/properties/to/examples"),
                format!("{form}/title"),
            ]
        );
        assert!(left.iter().all(|place| json.pointer(place).is_some()));
        assert_eq!(read.request().form().fields().len(), 1);
        assert_eq!(read.into_request().message(), "Where to?");
    }
    for text in [r#"{"requestedSchema":{"type":"object","properties":{}}}"#, r#"{"message":"Hm?"}"#]
    {
        assert_eq!(
            ElicitRequestFormParams::from_str_lenient(text).unwrap_err(),
            ElicitRequestFormParams::from_str(text).unwrap_err()
        );
    }
}
