//! Schemas that other libraries made, brought into a profile.

use schema_core::ObjectSchema;
use schema_core::object::Profile;
use serde_json::{Value, json};

use crate::mentions::whole;
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
    a_branch_of_anything: { "type": "string", "anyOf": [true, { "pattern": "^a" }] } =>
        { "anyOf": [{ "type": "string" }, { "type": "string", "pattern": "^a" }] };
    an_all_of_anything: { "type": "string", "allOf": [true] } => { "type": "string" };
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
    values_of_another_type: { "type": "string", "enum": ["a", 3, null, "a"] } => { "type": "string", "enum": ["a"] };
    a_constant_among_others: { "const": 1, "enum": [1.0, 2] } => { "type": "integer", "enum": [1] };
    a_constant_null: { "const": null } => { "type": "null" };
    what_is_about_another_type: { "type": "string", "minimum": 3, "items": {} } => { "type": "string" };
    nullable_of_openapi: { "type": "string", "nullable": true, "enum": ["a", null] } =>
        { "type": "string", "enum": ["a"] };
    a_choice_beside_a_narrower_one: { "enum": ["a", "c"], "oneOf": [{ "const": "a" }, { "const": "b" }] } =>
        { "type": "string", "enum": ["a"] };
    limits_of_an_all_of: { "minLength": 2, "allOf": [{ "type": "string", "pattern": "^a", "minLength": 1 }] } =>
        { "type": "string", "description": "At least 2 characters.", "pattern": "^a" };
    limits_of_an_all_of_that_leave_less: { "type": "array", "items": { "type": "null" }, "minItems": 1, "maxItems": 4, "allOf": [{ "minItems": 2, "maxItems": 3 }] } =>
        { "type": "array", "items": { "type": "null" }, "minItems": 2, "maxItems": 3 };
    properties_of_an_all_of: {
        "type": "object",
        "properties": { "a": { "type": "string" }, "b": { "type": "integer", "minimum": 1 } },
        "required": ["a", "b"],
        "allOf": [{ "properties": { "a": true, "b": { "minimum": 2 } } }],
    } => {
        "type": "object",
        "properties": { "a": { "type": "string" }, "b": { "type": "integer", "minimum": 2 } },
        "required": ["a", "b"],
        "additionalProperties": false,
    };
    lists_of_types_that_differ: { "oneOf": [{ "type": ["string", "boolean"] }, { "type": "integer" }] } =>
        { "anyOf": [{ "type": "string" }, { "type": "boolean" }, { "type": "integer" }] };
    an_integer_with_a_point: { "type": "integer", "enum": [1.0, 2.5, 3] } => { "type": "integer", "enum": [1.0, 3] };
    values_with_a_limit_beside: { "oneOf": [{ "type": "string", "enum": ["ab", "c"], "pattern": "b" }, { "const": "d" }] } =>
        { "anyOf": [{ "type": "string", "enum": ["ab", "c"], "pattern": "b" }, { "type": "string", "enum": ["d"] }] };
    units_beside_data: { "oneOf": [
        { "type": "string", "const": "A", "description": "The first" },
        { "type": "string", "enum": ["B", "C"] },
        { "type": "object", "properties": { "D": { "type": "null" } }, "required": ["D"], "additionalProperties": false },
        { "type": "object", "properties": { "E": { "type": "null" } }, "required": ["E"], "additionalProperties": false },
    ] } => { "anyOf": [
        { "type": "string", "description": "The first", "enum": ["A"] },
        { "type": "string", "enum": ["B", "C"] },
        { "type": "object", "properties": { "D": { "type": "null" } }, "required": ["D"], "additionalProperties": false },
        { "type": "object", "properties": { "E": { "type": "null" } }, "required": ["E"], "additionalProperties": false },
    ] };
    what_stands_beside_a_union: {
        "description": "d",
        "type": "object",
        "properties": { "a": { "type": "null" } },
        "required": ["a"],
        "anyOf": [{ "properties": { "b": { "type": "null" } }, "required": ["b"] }, { "type": "object" }, { "type": "string" }],
    } => { "description": "d", "anyOf": [
        { "type": "object", "properties": { "a": { "type": "null" }, "b": { "type": "null" } }, "required": ["a", "b"], "additionalProperties": false },
        { "type": "object", "properties": { "a": { "type": "null" } }, "required": ["a"], "additionalProperties": false },
    ] };
    a_type_beside_a_union: { "type": ["string", "null"], "anyOf": [{ "format": "email" }, { "enum": ["none"] }] } =>
        { "anyOf": [
            { "type": "string", "format": "email" },
            { "type": "string", "enum": ["none"] },
            { "type": "null" },
        ] };
    fractional_bounds_of_an_integer: { "type": "integer", "minimum": -1.5, "maximum": 3.5, "exclusiveMinimum": -2.5, "exclusiveMaximum": 4.5 } =>
        { "type": "integer", "minimum": -1, "maximum": 3, "exclusiveMinimum": -3, "exclusiveMaximum": 5 };
    // What zod writes of a union that a boolean, or a number, tells apart.
    a_union_told_apart_by_a_boolean: { "oneOf": [
        { "type": "object", "properties": { "ok": { "type": "boolean", "const": true } }, "required": ["ok"] },
        { "type": "object", "properties": { "ok": { "type": "boolean", "const": false } }, "required": ["ok"] },
    ] } => { "anyOf": [
        { "type": "object", "properties": { "ok": { "type": "boolean", "enum": [true] } }, "required": ["ok"], "additionalProperties": false },
        { "type": "object", "properties": { "ok": { "type": "boolean", "enum": [false] } }, "required": ["ok"], "additionalProperties": false },
    ] };
    a_union_told_apart_by_a_number: { "oneOf": [
        { "type": "object", "properties": { "v": { "const": 1 } }, "required": ["v"], "additionalProperties": false },
        { "type": "object", "properties": { "v": { "enum": [2, 2.5] } }, "required": ["v"], "additionalProperties": false },
    ] } => { "anyOf": [
        { "type": "object", "properties": { "v": { "type": "integer", "enum": [1] } }, "required": ["v"], "additionalProperties": false },
        { "type": "object", "properties": { "v": { "type": "number", "enum": [2, 2.5] } }, "required": ["v"], "additionalProperties": false },
    ] };
    // What schemars writes of a `Result`: closed, no value fits both.
    a_union_of_objects_that_require_a_name_each: { "oneOf": [
        { "type": "object", "properties": { "Ok": { "type": "string" } }, "required": ["Ok"] },
        { "type": "object", "properties": { "Err": { "type": "string" }, "code": { "type": "null" } }, "required": ["Err", "code"] },
    ] } => { "anyOf": [
        { "type": "object", "properties": { "Ok": { "type": "string" } }, "required": ["Ok"], "additionalProperties": false },
        { "type": "object", "properties": { "Err": { "type": "string" }, "code": { "type": "null" } }, "required": ["Err", "code"], "additionalProperties": false },
    ] };
    // What pydantic writes of a tag with a default: required, it tells them apart.
    a_tag_with_a_default: { "oneOf": [
        { "type": "object", "properties": { "t": { "const": "cat", "default": "cat" } } },
        { "type": "object", "properties": { "t": { "const": "dog", "default": "dog" }, "n": { "type": "null" } }, "required": ["n"] },
    ] } => { "anyOf": [
        { "type": "object", "properties": { "t": { "type": "string", "enum": ["cat"] } }, "required": ["t"], "additionalProperties": false },
        { "type": "object", "properties": { "t": { "type": "string", "enum": ["dog"] }, "n": { "type": "null" } }, "required": ["n", "t"], "additionalProperties": false },
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
    a_constant_that_the_enum_lacks: { "const": "c", "enum": ["a"] } => "/properties/p/enum";
    a_choice_of_another_type: { "type": "integer", "oneOf": [{ "const": "a" }, { "const": "b" }] } => "/properties/p";
    a_choice_of_values_of_another_type: { "oneOf": [{ "type": "string", "const": 1 }, { "const": 2 }] } => "/properties/p/oneOf";
    bounds_that_cross: { "type": "integer", "minimum": 5, "maximum": 4 } => "/properties/p";
    bounds_without_an_integer_between: { "type": "integer", "minimum": 1.2, "maximum": 1.8 } => "/properties/p";
    lengths_that_cross: { "type": "string", "minLength": 2, "maxLength": 1 } => "/properties/p";
    counts_that_cross: { "type": "array", "items": { "type": "null" }, "minItems": 2, "maxItems": 1 } => "/properties/p";
    nothing: false => "/properties/p";
    branches_that_any_number_fits: { "oneOf": [
        { "properties": { "k": { "const": "a" } }, "required": ["k"] },
        { "properties": { "k": { "const": "b" } }, "required": ["k"] },
    ] } => "/properties/p/oneOf";
    a_closed_all_of_beside_properties:
        { "properties": { "b": {} }, "allOf": [{ "type": "object", "additionalProperties": false }] } => "/properties/p/allOf";
    a_required_name_that_cannot_be: { "type": "object", "properties": {}, "required": ["a"], "additionalProperties": false } =>
        "/properties/p/required";
    limits_without_a_type: { "minLength": 1 } => "/properties/p";
    // The place is that of the declaration, whatever the profile writes instead.
    a_negation_in_a_tagged_branch: { "oneOf": [
        { "type": "object", "properties": { "k": { "const": "a" }, "n": { "type": "string", "not": {} } }, "required": ["k"] },
        { "type": "object", "properties": { "k": { "const": "b" } }, "required": ["k"] },
    ] } => "/properties/p/oneOf/0/properties/n/not";
    a_negation_in_one_of_two_types: { "type": ["array", "string"], "items": { "type": "string", "not": {} } } =>
        "/properties/p/items/not";
    a_negation_in_an_all_of: { "allOf": [{ "type": "array", "items": { "type": "string", "not": {} } }] } =>
        "/properties/p/allOf/0/items/not";
    an_enum_of_nothing_in_a_union: { "anyOf": [{ "type": "string" }, { "enum": [] }] } => "/properties/p/anyOf/1/enum";
    branches_of_one_value: { "oneOf": [
        { "type": "object", "properties": { "v": { "const": 1 } }, "required": ["v"] },
        { "type": "object", "properties": { "v": { "const": 1.0 } }, "required": ["v"] },
    ] } => "/properties/p/oneOf";
    branches_that_both_names_fit: { "oneOf": [
        { "type": "object", "properties": { "a": {}, "b": {} }, "required": ["a"] },
        { "type": "object", "properties": { "a": {}, "b": {} }, "required": ["b"] },
    ] } => "/properties/p/oneOf";
    branches_that_overlap: { "oneOf": [{ "type": "integer" }, { "type": "number" }] } => "/properties/p/oneOf";
    a_length_that_no_text_has: { "type": "string", "minLength": 1e30 } => "/properties/p/minLength";
    lists_of_types_that_overlap: { "oneOf": [{ "type": ["string", "null"] }, { "type": ["null", "integer"] }] } => "/properties/p/oneOf";
    values_in_two_branches: { "oneOf": [{ "const": "a" }, { "enum": ["b", "a"] }] } => "/properties/p/oneOf";
    a_value_behind_its_type: { "oneOf": [{ "type": "string" }, { "const": "a" }] } => "/properties/p/oneOf";
    a_value_before_its_type: { "oneOf": [{ "const": "a" }, { "type": "string" }] } => "/properties/p/oneOf";
    more_than_one_all_of: { "allOf": [{ "type": "string" }, { "minLength": 1 }] } => "/properties/p/allOf";
    a_negation: { "type": "string", "not": { "const": "a" } } => "/properties/p/not";
    patterns_of_names: { "type": "object", "properties": {}, "patternProperties": { "^x": {} } } =>
        "/properties/p/patternProperties";
    a_condition_deep_inside: { "type": "array", "items": { "type": "string", "if": { "minLength": 1 } } } =>
        "/properties/p/items/if";
}

/// Also inside what came in other words: there it is still JSON.
#[test]
fn what_an_all_of_holds_is_rewritten_all_the_way_down() {
    let said = |inner: Value| {
        let said = read(json!({ "allOf": [inner] })).for_profile(Profile::Gemini).unwrap();
        said.to_value()["properties"]["p"].clone()
    };
    assert_eq!(
        said(json!({ "type": "array", "items": { "const": "a" } })),
        json!({ "type": "array", "items": { "type": "string", "enum": ["a"] } }),
    );
    assert_eq!(
        said(json!({ "type": "object", "additionalProperties": { "const": "a" } })),
        json!({ "type": "object", "additionalProperties": { "type": "string", "enum": ["a"] } }),
    );
    let open = json!({ "type": "object", "properties": { "a": { "type": "null" } }, "additionalProperties": true });
    assert_eq!(said(open.clone()), open);
    let map = json!({ "type": "object", "additionalProperties": { "type": "null" }, "propertyNames": { "const": "a" } });
    assert_eq!(
        said(map),
        json!({ "type": "object", "additionalProperties": { "type": "null" }, "description": "Each name: One of \"a\"." }),
    );
    assert_eq!(
        said(json!({ "type": "array", "items": true })),
        json!({ "type": "array", "items": {} })
    );
    assert_eq!(said(json!(true)), json!({}));
}

/// In front of a fixed number of items; with more behind them it is none.
#[test]
fn a_tuple_that_is_closed_is_one() {
    let items = json!([{ "type": "string" }, { "type": "null" }]);
    let tuple = json!({ "type": "array", "prefixItems": items, "minItems": 2, "maxItems": 2 });
    for (more, is_said) in [
        (json!({ "items": false, "minItems": 2 }), true),
        (json!({ "items": false, "minItems": 2, "maxItems": 3 }), true),
        (json!({ "items": { "type": "null" }, "minItems": 2, "maxItems": 2 }), true),
        (json!({ "items": false, "minItems": 2, "maxItems": 2 }), true),
        (json!({ "items": { "type": "null" }, "minItems": 2 }), false),
        (json!({ "items": { "type": "null" }, "minItems": 2, "maxItems": 3 }), false),
        (json!({ "items": false, "maxItems": 1 }), false),
        (json!({ "items": false }), false),
    ] {
        let mut p = json!({ "type": "array", "prefixItems": items });
        p.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let said = read(p).for_profile(Profile::Gemini);
        if is_said {
            assert_eq!(said.unwrap().to_value()["properties"]["p"], tuple, "{more}");
        } else {
            let fault = said.unwrap_err().to_string();
            assert!(
                fault.contains("/properties/p: ") && fault.contains(": a tuple;"),
                "{more}: {fault}"
            );
        }
    }
}

/// The keyword that is wrong is named, and none of those beside it.
#[test]
fn the_keyword_that_cannot_be_said_is_named() {
    for (p, place, reason) in [
        (json!({ "type": "string", "unique_items": true }), "/unique_items", "`unique_items`: "),
        (
            json!({ "type": "string", "enum": ["a"], "max_length": 3 }),
            "/max_length",
            "`max_length`: ",
        ),
        (json!({ "type": "string", "minLength": 1, "extends": {} }), "/extends", "`extends`: "),
        (json!({ "type": "array", "items": { "not": {} } }), "/items/not", "`not`: "),
        (json!({ "minLength": 1 }), "", "a value of any type"),
        (json!(false), "", "nothing is valid here"),
    ] {
        let fault = read(p.clone()).for_profile(Profile::OpenAi).unwrap_err().to_string();
        let (own, told) =
            fault.split_once("/properties/p").and_then(|(_, told)| told.split_once(": ")).unwrap();
        assert!(own == place && told.contains(reason), "{p}: {fault}");
    }
}

/// The root of each strict mode is one object.
#[test]
fn what_stands_beside_a_union_at_the_root_stays_there() {
    let schema = whole(json!({
        "type": "object",
        "properties": { "a": { "type": "null" } },
        "anyOf": [{ "required": ["a"] }, { "properties": { "b": { "type": "null" } }, "required": ["b"] }],
    }));
    for profile in PROFILES {
        assert_eq!(places(schema.for_profile(profile)), ["/anyOf"], "{profile}");
    }
}

/// What differs between the profiles.
#[test]
fn open_objects_that_require_a_name_each_may_have_both() {
    let open = json!({ "oneOf": [
        { "type": "object", "properties": { "Ok": { "type": "string" } }, "required": ["Ok"] },
        { "type": "object", "properties": { "Err": { "type": "string" } }, "required": ["Err"] },
    ] });
    assert_eq!(places(read(open.clone()).for_profile(Profile::Gemini)), ["/properties/p/oneOf"]);
    assert!(read(open).for_profile(Profile::Anthropic).is_ok());
}

/// Each is looked at beside each other, so there is an end to it.
#[test]
fn so_many_objects_may_require_a_name_each() {
    let one_of = |count: usize| {
        let branch = |index| {
            let name = format!("n{index}");
            json!({
                "type": "object",
                "properties": { name.as_str(): { "type": "null" } },
                "required": [name],
                "additionalProperties": false,
            })
        };
        read(json!({ "oneOf": (0..count).map(branch).collect::<Vec<_>>() }))
    };
    assert!(one_of(256).for_profile(Profile::Gemini).is_ok());
    let refused = one_of(257).for_profile(Profile::Gemini);
    assert_eq!(places(refused), ["/properties/p/oneOf"]);
}

/// How deep it is, the number of schemas beside each other does not change.
#[test]
fn many_references_with_limits_beside_are_followed() {
    let names: Vec<String> = (0..300).map(|index| format!("n{index:03}")).collect();
    let properties: serde_json::Map<String, Value> = names
        .iter()
        .map(|name| (name.clone(), json!({ "$ref": "#/$defs/Name", "minLength": 1 })))
        .collect();
    let schema = ObjectSchema::from_value(&json!({
        "type": "object",
        "properties": properties,
        "required": names,
        "$defs": { "Name": { "type": "string", "maxLength": 8 } },
    }));
    let said = schema.unwrap().for_profile(Profile::Gemini).unwrap().to_value();
    let name = json!({ "type": "string", "description": "From 1 to 8 characters." });
    for property in names {
        assert_eq!(said["properties"][&property], name, "{property}");
    }
}

/// One who may change the case of letters would say another branch.
#[test]
fn branches_that_differ_in_letter_case_only() {
    let tagged = |one: &str, other: &str| {
        let branch = |tag: &str, unit: &str| {
            json!({
                "type": "object",
                "properties": { "unit": { "const": unit }, "k": { "const": tag } },
                "required": ["unit", "k"],
            })
        };
        read(json!({ "oneOf": [branch(one, "M"), branch(other, "m")] }))
    };
    let texts =
        read(json!({ "anyOf": [{ "const": "on" }, { "const": "ON" }, { "type": "null" }] }));
    let letters = read(json!({ "enum": ["größe", "GRÖßE"] }));
    for profile in [Profile::Anthropic, Profile::Portable] {
        for schema in [&tagged("a", "A"), &texts, &letters] {
            assert_eq!(places(schema.for_profile(profile)), ["/properties/p"]);
        }
        // The tag tells them apart, however the other is spelled.
        assert!(tagged("a", "b").for_profile(profile).is_ok());
    }
    for schema in [tagged("a", "A"), texts, letters] {
        assert!(schema.for_profile(Profile::OpenAi).is_ok());
    }
}

/// Names of properties that only a line can tell of.
#[test]
fn limits_of_names_are_told() {
    for (names, line) in [
        (json!({ "enum": ["a", "b"] }), r#"Each name: One of "a", "b"."#),
        (json!({ "pattern": "^a" }), "Each name: Matches the pattern ^a"),
        (
            json!({ "type": "string", "minLength": 2, "format": "email" }),
            "Each name: At least 2 characters. Has the format email.",
        ),
    ] {
        let map = json!({ "type": "object", "additionalProperties": { "type": "null" }, "propertyNames": names });
        let said = read(map).for_profile(Profile::Gemini).unwrap().to_value();
        let expected = json!({ "type": "object", "description": line, "additionalProperties": { "type": "null" } });
        assert_eq!(said["properties"]["p"], expected);
    }
    let odd =
        json!({ "type": "object", "properties": {}, "propertyNames": { "not": { "const": "a" } } });
    assert_eq!(places(read(odd).for_profile(Profile::Gemini)), ["/properties/p/propertyNames/not"]);
}

/// Also in the parts that stay JSON, whose maps `serde_json` may sort; and in what a
/// profile makes of several.
#[test]
fn properties_keep_the_order_of_the_text() {
    let text = concat!(
        r##"{"type":"object","properties":{"p":{"oneOf":["##,
        r##"{"type":"object","properties":{"z":{"const":1},"a":{"type":"null"}},"required":["z"]},"##,
        r##"{"type":"object","$ref":"#/$defs/Last","properties":{"z":{"const":2}},"required":["z"]}]}},"##,
        r##""required":["p"],"$defs":{"Last":{"type":"object","properties":{"y":{"type":"null"},"b":{"type":"null"}}}}}"##,
    );
    let schema = ObjectSchema::from_str(text).unwrap();
    let part = ObjectSchema::builder().required("part", schema.clone()).build().unwrap();
    let again = schema.to_builder().build().unwrap();
    for written in [
        schema.to_json(),
        schema.to_string(),
        serde_json::to_string(&schema).unwrap(),
        part.to_json(),
        again.to_json(),
        serde_json::to_string(&again).unwrap(),
    ] {
        assert!(written.contains(r#""properties":{"z":{"const":1},"a":{"#), "{written}");
    }
    for schema in [schema, again, part] {
        let said = schema.for_profile(Profile::Gemini).unwrap().to_json();
        assert!(said.contains(r#""properties":{"z":{"type":"integer","enum":[1]},"a":"#), "{said}");
        let both = r#""properties":{"z":{"type":"integer","enum":[2]},"y":{"type":"null"},"b":"#;
        assert!(said.contains(both), "{said}");
    }
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
