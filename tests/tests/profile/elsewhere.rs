//! Schemas that other libraries made, brought into a profile.

use schema_core::ObjectSchema;
use schema_core::object::Profile;
use serde_json::{Value, json};

use crate::{PROFILES, places};

fn read(p: Value) -> ObjectSchema<'static> {
    let whole = json!({ "type": "object", "properties": { "p": p }, "required": ["p"] });
    ObjectSchema::from_value(&whole).unwrap()
}

fn said(p: Value) -> Value {
    read(p).for_profile(Profile::OpenAi).unwrap().to_value()["properties"]["p"].clone()
}

macro_rules! becomes {
    ($($name:ident: $raw:tt => $said:tt;)*) => {$(
        #[test]
        fn $name() {
            assert_eq!(said(json!($raw)), json!($said));
        }
    )*};
}

becomes! {
    a_constant: { "const": "a" } => { "type": "string", "enum": ["a"] };
    an_enum_without_a_type: { "enum": [1, 2] } => { "type": "integer", "enum": [1, 2] };
    an_enum_of_two_types: { "enum": ["a", 1] } =>
        { "anyOf": [{ "type": "string", "enum": ["a"] }, { "type": "integer", "enum": [1] }] };
    an_enum_with_null: { "type": ["string", "null"], "enum": ["a", null] } =>
        { "anyOf": [{ "type": "string", "enum": ["a"] }, { "type": "null" }] };
    the_format_of_a_number: { "type": "integer", "format": "uint32", "minimum": 0 } =>
        { "type": "integer", "minimum": 0 };
    a_list_of_types: { "type": ["string", "integer"], "maxLength": 3, "minimum": 1 } =>
        { "anyOf": [{ "type": "string", "description": "At most 3 characters." }, { "type": "integer", "minimum": 1 }] };
    types_that_differ: { "oneOf": [{ "type": "string" }, { "type": "boolean" }] } =>
        { "anyOf": [{ "type": "string" }, { "type": "boolean" }] };
    documented_variants: {
        "description": "A unit",
        "oneOf": [{ "const": "kg", "description": "Kilograms" }, { "type": "string", "enum": ["lb", "oz"] }],
    } => { "type": "string", "description": "A unit\n- kg: Kilograms", "enum": ["kg", "lb", "oz"] };
    an_all_of_one: { "description": "d", "allOf": [{ "type": "string", "title": "t", "description": "inner" }] } =>
        { "type": "string", "title": "t", "description": "d" };
    annotations: { "type": "string", "x-order": 1, "readOnly": true, "$comment": "c", "contentEncoding": "base64" } =>
        { "type": "string" };
    a_tagged_union: { "oneOf": [
        { "type": "object", "properties": { "k": { "const": "a" } }, "required": ["k"] },
        { "type": "object", "properties": { "k": { "const": "b" }, "n": { "type": "integer" } }, "required": ["k", "n"] },
    ] } => { "anyOf": [
        { "type": "object", "properties": { "k": { "type": "string", "enum": ["a"] } }, "required": ["k"], "additionalProperties": false },
        { "type": "object", "properties": { "k": { "type": "string", "enum": ["b"] }, "n": { "type": "integer" } }, "required": ["k", "n"], "additionalProperties": false },
    ] };
    a_union_in_a_union: { "anyOf": [{ "type": "null" }, { "anyOf": [{ "type": "string" }, { "type": "integer" }] }] } =>
        { "anyOf": [{ "type": "string" }, { "type": "integer" }, { "type": "null" }] };
}

macro_rules! cannot {
    ($($name:ident: $raw:tt => $place:literal;)*) => {$(
        #[test]
        fn $name() {
            for profile in PROFILES {
                assert_eq!(places(read(json!($raw)).for_profile(profile)), [$place], "{profile}");
            }
        }
    )*};
}

cannot! {
    an_enum_of_nothing: { "enum": [] } => "/properties/p/enum";
    an_enum_of_no_text: { "type": "string", "enum": [] } => "/properties/p/enum";
    an_enum_of_another_type: { "type": "string", "enum": [3] } => "/properties/p/enum";
    an_enum_of_none_of_the_types: { "type": ["integer", "string"], "enum": [2.5, true] } => "/properties/p/enum";
    an_enum_of_nothing_in_a_union: { "anyOf": [{ "type": "string" }, { "enum": [] }] } => "/properties/p/anyOf/1/enum";
    branches_that_overlap: { "oneOf": [{ "type": "integer" }, { "type": "number" }] } => "/properties/p/oneOf";
    more_than_one_all_of: { "allOf": [{ "type": "string" }, { "minLength": 1 }] } => "/properties/p/allOf";
    a_negation: { "type": "string", "not": { "const": "a" } } => "/properties/p/not";
    patterns_of_names: { "type": "object", "properties": {}, "patternProperties": { "^x": {} } } =>
        "/properties/p/patternProperties";
    a_condition_deep_inside: { "type": "array", "items": { "type": "string", "if": { "minLength": 1 } } } =>
        "/properties/p/items/if";
}

/// Definitions are written where they are used, unless they are recursive.
#[test]
fn definitions_are_followed() {
    let schema = ObjectSchema::from_str(
        r##"{"type":"object","properties":{"home":{"$ref":"#/$defs/Place"},"work":{"$ref":"#/$defs/Place","description":"By day"},"tree":{"$ref":"#/$defs/Tree"}},"required":["home","work","tree"],"$defs":{"Place":{"type":"object","properties":{"at":{"$ref":"#/$defs/At"}},"required":["at"]},"At":{"type":"string","const":"x"},"Tree":{"type":"object","properties":{"next":{"$ref":"#/$defs/Tree"}}},"Unused":{"not":{}}}}"##,
    )
    .unwrap();
    let place = r#""type":"object","properties":{"at":{"type":"string","enum":["x"]}},"required":["at"],"additionalProperties":false"#;
    let text = schema.for_profile(Profile::OpenAi).unwrap_err();
    assert_eq!(places(Err(text)), ["/$defs/Unused/not"]);
    let used = schema.to_json().replace(r#","Unused":{"not":{}}"#, "");
    let said =
        ObjectSchema::from_str(&used).unwrap().for_profile(Profile::OpenAi).unwrap().to_value();
    let home: Value = serde_json::from_str(&format!("{{{place}}}")).unwrap();
    assert_eq!(said["properties"]["home"], home);
    assert_eq!(said["properties"]["work"]["description"], "By day");
    assert_eq!(said["properties"]["work"]["properties"], home["properties"]);
    assert_eq!(said["properties"]["tree"], json!({ "$ref": "#/$defs/Tree" }));
    assert_eq!(said["$defs"].as_object().unwrap().keys().collect::<Vec<_>>(), ["Tree"]);
}

/// What schemars 1 makes of a struct with an `Option` of a struct, a documented enum and
/// sized integers, in its own dialect and with its own `$schema`.
#[test]
fn a_schema_of_schemars() {
    let schema = ObjectSchema::from_value(&json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Order",
        "type": "object",
        "properties": {
            "count": { "type": "integer", "format": "uint8", "minimum": 0, "maximum": 255 },
            "note": { "type": ["string", "null"] },
            "place": { "anyOf": [{ "$ref": "#/$defs/Place" }, { "type": "null" }] },
            "unit": { "$ref": "#/$defs/Unit" },
        },
        "required": ["count", "unit"],
        "$defs": {
            "Place": { "type": "object", "properties": { "street": { "type": "string" } }, "required": ["street"] },
            "Unit": { "oneOf": [{ "description": "Kilograms", "type": "string", "const": "kg" }, { "type": "string", "enum": ["lb"] }] },
        },
    }))
    .unwrap();
    let or_null = |schema: Value| json!({ "anyOf": [schema, { "type": "null" }] });
    assert_eq!(
        schema.for_profile(Profile::OpenAi).unwrap().to_value(),
        json!({
            "type": "object",
            "properties": {
                "count": { "type": "integer", "minimum": 0, "maximum": 255 },
                "note": or_null(json!({ "type": "string" })),
                "place": or_null(json!({
                    "type": "object",
                    "properties": { "street": { "type": "string" } },
                    "required": ["street"],
                    "additionalProperties": false,
                })),
                "unit": { "type": "string", "description": "- kg: Kilograms", "enum": ["kg", "lb"] },
            },
            "required": ["count", "note", "place", "unit"],
            "additionalProperties": false,
        }),
    );
}

/// A chain in which each definition mentions the next twice would grow without end.
#[test]
fn definitions_that_double_stay_small() {
    let mut definitions = serde_json::Map::new();
    for index in 0..40 {
        let next = json!({ "$ref": format!("#/$defs/D{}", index + 1) });
        definitions.insert(
            format!("D{index}"),
            json!({ "type": "object", "properties": { "a": next, "b": next }, "required": ["a", "b"] }),
        );
    }
    definitions.insert("D40".to_owned(), json!({ "type": "string" }));
    let whole = json!({ "type": "object", "properties": { "p": { "$ref": "#/$defs/D0" } }, "$defs": definitions });
    let schema = ObjectSchema::from_value(&whole).unwrap();
    let said = schema.for_profile(Profile::Gemini).unwrap();
    assert!(said.to_json().len() < 10_000_000);
}
