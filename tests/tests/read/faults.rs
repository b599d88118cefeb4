//! What is said of a form that is not legal: every reason, each with its place.

use schema_core::{FaultKind, FieldKind, Keyword, ViolationKind};
use serde_json::json;

use super::{found, one_field, refused, said};

#[test]
fn every_reason_is_listed() {
    let error = refused(&json!({
        "$schema": 7,
        "type": "array",
        "title": "Trip",
        "properties": {
            "when": {"type": "string", "format": "time", "minLength": -1, "pattern": "a"},
            "how long": {"type": "integer", "minimum": "1", "default": null},
            "a/b~c": {"type": "string", "minLength": 9, "maxLength": 2, "title": 4},
            "who": true,
        },
        "required": ["when", "wen", "when", 7],
    }));
    let mut places: Vec<_> = found(&error);
    places.sort_by_key(|(pointer, _)| *pointer);
    assert_eq!(
        places,
        [
            ("/$schema", FaultKind::WrongJsonType { expected: "a string" }),
            (
                "/properties/a~1b~0c/maxLength",
                FaultKind::Crossed {
                    low: Keyword::MinLength,
                    low_value: 9.into(),
                    high: Keyword::MaxLength,
                    high_value: 2.into(),
                },
            ),
            ("/properties/a~1b~0c/title", FaultKind::WrongJsonType { expected: "a string" }),
            (
                "/properties/how long/default",
                FaultKind::DefaultRefused {
                    because: ViolationKind::WrongType { expected: FieldKind::Integer },
                },
            ),
            ("/properties/how long/minimum", FaultKind::WrongJsonType { expected: "a number" }),
            ("/properties/when/format", FaultKind::UnknownFormat),
            (
                "/properties/when/minLength",
                FaultKind::Negative { keyword: Keyword::MinLength, value: (-1).into() },
            ),
            ("/properties/when/pattern", FaultKind::UnknownKeyword),
            ("/properties/who", FaultKind::WrongJsonType { expected: "an object" }),
            ("/required/1", FaultKind::UnknownRequired),
            ("/required/2", FaultKind::RepeatedRequired),
            ("/required/3", FaultKind::WrongJsonType { expected: "a string" }),
            ("/title", FaultKind::UnknownKeyword),
            ("/type", FaultKind::UnknownType),
        ],
    );
    let of: Vec<_> = error.faults().iter().map(schema_core::Fault::field).collect();
    assert!(of.contains(&Some("a/b~c")) && of.contains(&None) && of.contains(&Some("wen")));
}

#[test]
fn faults_come_in_the_order_of_the_fields() {
    let text = r#"{"type":"object","properties":{"z":{"type":"x"},"a":{"type":"y"},"m":{}}}"#;
    let error = schema_core::FormSchema::from_str(text).unwrap_err();
    let places: Vec<_> = error.faults().iter().map(schema_core::Fault::pointer).collect();
    assert_eq!(places, ["/properties/z/type", "/properties/a/type", "/properties/m"]);
}

#[test]
fn the_root() {
    let error = refused(&json!([1]));
    assert_eq!(said(&error), [("", "a form must be an object, and is an array".into())]);
    let error = refused(&json!({"properties": {}, "type": 3}));
    assert_eq!(
        said(&error),
        [("/type", "the `type` of a form must be the string \"object\", and is a number".into())],
    );
    let error = refused(&json!({}));
    assert_eq!(
        said(&error),
        [
            ("", "`type` is missing: a form says \"object\"".into()),
            ("", "`properties` is missing: it holds the fields of the form".into()),
        ],
    );
    let error =
        refused(&json!({"type": "object", "properties": {}, "additionalProperties": false}));
    assert_eq!(
        said(&error),
        [(
            "/additionalProperties",
            "`additionalProperties` is no keyword of a form: allowed are `$schema`, `type`, \
             `properties` and `required`"
                .into(),
        )],
    );
}

#[test]
fn a_required_name_must_be_a_field() {
    let error = refused(&json!({
        "type": "object",
        "properties": {"name": {"type": "string"}},
        "required": ["nmae"],
    }));
    assert_eq!(
        said(&error),
        [("/required/0", "`nmae`: `required` names `nmae`, which is no field of the form".into())],
    );
    // A field that is wrong itself is one nevertheless.
    let error = refused(&json!({
        "type": "object",
        "properties": {"name": {"type": "text"}},
        "required": ["name"],
    }));
    assert_eq!(found(&error), [("/properties/name/type", FaultKind::UnknownType)]);
}

#[test]
fn the_type_of_a_field() {
    let cases = [
        (
            json!({}),
            "/properties/f",
            "`type` is missing: a field itself says one of \"string\", \"number\", \"integer\", \
             \"boolean\" and \"array\"",
        ),
        (
            json!({"type": "text"}),
            "/properties/f/type",
            "no field is of the type \"text\": allowed are \"string\", \"number\", \"integer\", \
             \"boolean\" and \"array\"",
        ),
        (
            json!({"type": ["string", "null"]}),
            "/properties/f/type",
            "`type` must be one string, and is an array: allowed are \"string\", \"number\", \
             \"integer\", \"boolean\" and \"array\"; a field that may stay empty is left out of \
             `required`",
        ),
        (
            json!({"type": "object", "properties": {"street": {"type": "string"}}, "required": []}),
            "/properties/f/type",
            "a form is flat, and a field can't be an object: move its properties up into the form",
        ),
        (json!(null), "/properties/f", "a field must be an object, and is null"),
    ];
    for (field, pointer, words) in cases {
        let error = refused(&one_field(&field));
        assert_eq!(said(&error), [(pointer, format!("`f`: {words}"))], "{field}");
    }
}

#[test]
fn without_a_type_the_rest_is_looked_at_too() {
    let error = refused(&one_field(&json!({"$ref": "#/$defs/A", "title": 1, "minimum": 2})));
    let mut places = found(&error);
    places.sort_by_key(|(pointer, _)| *pointer);
    assert_eq!(
        places,
        [
            ("/properties/f", FaultKind::MissingKeyword { keyword: "type" }),
            ("/properties/f/$ref", FaultKind::UnknownKeyword),
            ("/properties/f/title", FaultKind::WrongJsonType { expected: "a string" }),
        ],
    );
}

#[test]
fn keywords() {
    let cases = [
        (
            json!({"type": "string", "pattern": "^[A-Z]{3}$"}),
            "/properties/f/pattern",
            "`pattern` is no keyword of a string: allowed are `type`, `title`, `description`, \
             `minLength`, `maxLength`, `format` and `default`",
        ),
        (
            json!({"type": "boolean", "requested_by": 1}),
            "/properties/f/requested_by",
            "`requested_by` is no keyword of a boolean: allowed are `type`, `title`, \
             `description` and `default`",
        ),
        (
            json!({"type": "integer", "minLength": 1}),
            "/properties/f/minLength",
            "`minLength` does not apply to an integer: remove it, or change the kind of field",
        ),
        (
            json!({"type": "string", "format": "Email"}),
            "/properties/f/format",
            "no field has the format \"Email\": allowed are \"email\", \"uri\", \"date\" and \
             \"date-time\"",
        ),
        (
            json!({"type": "string", "minLength": 1.5}),
            "/properties/f/minLength",
            "`minLength` must be a whole number, and is 1.5",
        ),
        (
            json!({"type": "string", "maxLength": -3}),
            "/properties/f/maxLength",
            "`maxLength` must be 0 or more, and is -3",
        ),
        (
            json!({"type": "string", "maxLength": 1e30}),
            "/properties/f/maxLength",
            "`maxLength` must be a whole number of at most 64 bits, and is 1e30",
        ),
        (
            json!({"type": "string", "minLength": "3"}),
            "/properties/f/minLength",
            "`minLength` must be a whole number, and is a string",
        ),
        (
            json!({"type": "number", "minimum": 5, "maximum": 1.5}),
            "/properties/f/maximum",
            "`minimum` 5 is greater than `maximum` 1.5: no answer fits; exchange or change them",
        ),
        (
            json!({"type": "integer", "minimum": 1.25, "maximum": 1.75}),
            "/properties/f/maximum",
            "no integer lies between 1.25 and 1.75: widen the bounds",
        ),
    ];
    for (field, pointer, words) in cases {
        let error = refused(&one_field(&field));
        assert_eq!(said(&error), [(pointer, format!("`f`: {words}"))], "{field}");
    }
}

#[test]
fn defaults() {
    let cases = [
        (
            json!({"type": "string", "default": 5}),
            "`default` 5 does not fit a string: write a string",
        ),
        (
            json!({"type": "string", "default": null}),
            "`default` null does not fit a string: leave it out, and the field starts empty",
        ),
        (
            json!({"type": "boolean", "default": {}}),
            "`default` does not fit a boolean: it is an object",
        ),
        (
            json!({"type": "integer", "default": 2.5}),
            "`default` 2.5 has a fraction part, and the field is an integer: round it",
        ),
        (
            json!({"type": "integer", "minimum": 3, "default": 2}),
            "`default` 2 is less than the least, 3",
        ),
        (
            json!({"type": "string", "enum": ["s", "m"], "default": "xl"}),
            "`default` \"xl\" is none of the options: \"s\", \"m\"",
        ),
        (
            json!({"type": "array", "items": {"type": "string", "enum": ["s"]}, "default": "s"}),
            "`default` \"s\" does not fit a multi-select: write a list of its options",
        ),
    ];
    for (field, words) in cases {
        let error = refused(&one_field(&field));
        assert_eq!(said(&error), [("/properties/f/default", format!("`f`: {words}"))], "{field}");
    }
}

#[test]
fn what_was_sent_is_shortened_in_messages() {
    let long = "k".repeat(5_000);
    let mut field = json!({"type": "string"});
    field[&long] = json!(1);
    let error = refused(&one_field(&field));
    let fault = &error.faults()[0];
    assert!(fault.to_string().len() < 300 && fault.to_string().contains('…'));
    assert_eq!(fault.pointer(), format!("/properties/f/{long}"));
}

#[test]
fn the_keywords_of_each_kind_are_named() {
    let text = "`type`, `title`, `description`, `default`, ";
    let cases = [
        (json!({"type": "string"}), format!("{text}`minLength`, `maxLength` and `format`")),
        (json!({"type": "number"}), format!("{text}`minimum` and `maximum`")),
        (json!({"type": "boolean"}), "`type`, `title`, `description` and `default`".to_owned()),
        (
            json!({"type": "string", "enum": ["a"]}),
            format!("{text}`enum`, `enumNames` and `oneOf`"),
        ),
        (
            json!({"type": "array", "items": {"type": "string", "enum": ["a"]}}),
            format!("{text}`minItems`, `maxItems` and `items`"),
        ),
    ];
    for (mut field, allowed) in cases {
        field["pattern"] = json!("x");
        let error = refused(&one_field(&field));
        let [(place, words)] = said(&error).try_into().unwrap();
        assert_eq!(place, "/properties/f/pattern");
        let mut named: Vec<_> = words.split('`').skip(1).step_by(2).skip(2).collect();
        let mut all: Vec<_> = allowed.split('`').skip(1).step_by(2).collect();
        named.sort_unstable();
        all.sort_unstable();
        assert_eq!(named, all, "{words}");
    }
}

/// Of options that can't be read nothing more is said; of the rest all is.
#[test]
fn options_that_cannot_be_read_hide_nothing_else() {
    let field = json!({"type": "array", "items": {"enum": 7}, "minItems": 3, "maxItems": 2, "default": ["a"]});
    let error = refused(&one_field(&field));
    let places: Vec<_> = found(&error).into_iter().map(|(place, _)| place).collect();
    assert!(places.contains(&"/properties/f/maxItems"), "{places:?}");
    assert!(!places.contains(&"/properties/f/minItems"), "{places:?}");
    assert!(!places.contains(&"/properties/f/default"), "{places:?}");
}

#[test]
fn a_list_is_no_default_of_a_text() {
    for default in [json!(["a"]), json!([1])] {
        let error = refused(&one_field(&json!({"type": "string", "default": default})));
        let words = "`f`: `default` does not fit a string: it is an array".to_owned();
        assert_eq!(said(&error), [("/properties/f/default", words)]);
    }
}

/// A line for each fault, and the list of what is allowed once.
#[test]
fn an_error_has_a_line_for_each_fault() {
    let form = json!({"type": "object", "properties": {
        "a": {"type": "boolean", "pattern": "x", "x-y": 1},
        "b": {"type": "boolean", "const": true},
    }});
    let allowed = ": allowed are `type`, `title`, `description` and `default`";
    assert_eq!(
        refused(&form).to_string(),
        format!(
            "this is no legal form:\n\
             `a`: `pattern` is no keyword of a boolean{allowed}\n\
             `a`: `x-y` is no keyword of a boolean\n\
             `b`: `const` is no keyword of a boolean"
        )
    );
    let one = refused(&one_field(&json!({"type": "boolean", "const": true})));
    assert_eq!(
        one.to_string(),
        format!("this is no legal form: `f`: `const` is no keyword of a boolean{allowed}")
    );
    assert!(one.faults()[0].to_string().ends_with(allowed));
}
