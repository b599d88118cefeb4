//! Parts of a schema with keywords beyond this crate's own, judged by another validator.

use std::fmt::Write as _;

use schema_core::object::{ObjectSchema, Type};
use schema_core::{JsonType, JsonTypes, ReadError, ViolationKind};
use serde_json::{Value, json};

/// What is said of a value for a property `a` with that schema.
fn said(part: &Value, value: &Value) -> String {
    let schema = json!({
        "type": "object",
        "properties": { "a": part },
        "$defs": {
            "name/": { "type": "string", "maxLength": 3 },
            "not": { "not": { "type": "string" } },
        },
    });
    said_of(&ObjectSchema::from_value(&schema).unwrap(), &json!({ "a": value }))
}

fn said_of(schema: &ObjectSchema<'_>, value: &Value) -> String {
    assert!(schema.unjudged().is_empty(), "{:?}", schema.unjudged());
    schema.validate(value).map_or_else(|violations| violations.to_string(), |()| String::new())
}

/// A keyword that no node says, so that the part stays as it is.
fn beyond(mut part: Value) -> Value {
    part["not"] = json!({ "const": "never" });
    part
}

#[test]
fn what_is_found_has_the_words_of_this_crate() {
    let cases = [
        (json!({}), json!("never"), r#"/a: must keep to "not": {"const":"never"}, not "never""#),
        (json!({ "type": "string" }), json!(1), "/a: must be text, not 1"),
        (json!({ "type": ["string", "null"] }), json!(1), "/a: must be text or null, not 1"),
        (json!({ "minimum": 2.5 }), json!(1), "/a: must be at least 2.5, not 1"),
        (json!({ "maximum": 2 }), json!(3), "/a: must be at most 2, not 3"),
        (json!({ "exclusiveMinimum": 2 }), json!(2), "/a: must be more than 2, not 2"),
        (json!({ "exclusiveMaximum": 2 }), json!(2), "/a: must be less than 2, not 2"),
        (json!({ "multipleOf": 0.5 }), json!(0.3), "/a: must be a multiple of 0.5, not 0.3"),
        (json!({ "minLength": 2 }), json!("é"), "/a: must have at least 2 characters, not 1"),
        (json!({ "maxLength": 1 }), json!("é💩"), "/a: must have at most 1 character, not 2"),
        (json!({ "pattern": "^a$" }), json!("b"), r#"/a: must match the pattern ^a$, not "b""#),
        (json!({ "format": "date" }), json!("b"), r#"/a: must be a date like 2026-01-31, not "b""#),
        (json!({ "format": "ipv4" }), json!("b"), ""),
        (json!({ "minItems": 1 }), json!([]), "/a: must have at least 1 item, not 0"),
        (json!({ "maxItems": 1 }), json!([1, 2]), "/a: must have at most 1 item, not 2"),
        (
            json!({ "uniqueItems": true }),
            json!([1, 2, 1.0]),
            "/a: must not hold a value twice: items 0 and 2 are equal",
        ),
        (json!({ "enum": ["x", "y"] }), json!("z"), r#"/a: must be one of "x", "y", not "z""#),
        (json!({ "enum": [1, "y"] }), json!("z"), r#"/a: must be one of 1, "y", not "z""#),
        (json!({ "const": ["x"] }), json!("z"), r#"/a: must be ["x"], not "z""#),
        (
            json!({ "required": ["b"], "properties": { "b": { "type": "integer" } } }),
            json!({}),
            "/a/b: is missing: must be a whole number",
        ),
        (json!({ "required": ["b/"] }), json!({}), "/a/b~1: is missing"),
        (
            json!({ "properties": { "b": {} }, "additionalProperties": false }),
            json!({ "c": 1, "d": 2 }),
            "/a/c: is no property here: remove it; there are \"b\"\n/a/d: is no property here: remove it; there are \"b\"",
        ),
        (
            json!({ "patternProperties": { "^x-": {} }, "additionalProperties": false }),
            json!({ "c": 1 }),
            r#"/a/c: must keep to "additionalProperties": false, not 1"#,
        ),
        (
            json!({ "properties": { "b": false } }),
            json!({ "b": 1 }),
            "/a/b: must not be here: remove it",
        ),
        (
            json!({ "propertyNames": { "maxLength": 1 } }),
            json!({ "long": 1 }),
            "/a/long: is no name of a property here: it must have at most 1 character, not 4",
        ),
        (
            json!({ "minProperties": 2 }),
            json!({ "b": 1 }),
            r#"/a: must keep to "minProperties": 2, not an object"#,
        ),
        (
            json!({ "contains": { "type": "string" } }),
            json!([1]),
            r#"/a: must keep to "contains": {"type":"string"}, not a list"#,
        ),
        (json!({ "dependentRequired": { "b": ["c"] } }), json!({ "b": 1 }), "/a/c: is missing"),
        (
            json!({ "if": { "minimum": 5 }, "then": { "maximum": 7 } }),
            json!(9),
            "/a: must be at most 7, not 9",
        ),
    ];
    for (part, value, expected) in cases {
        assert_eq!(said(&beyond(part.clone()), &value), expected, "{part} of {value}");
    }
    assert_eq!(said(&json!(false), &json!(1)), "/a: must not be here: remove it");
    assert_eq!(said(&json!(true), &json!(1)), "");
}

fn card_of_two() -> Value {
    json!({
        "properties": { "kind": { "const": "card" }, "last4": { "type": "string" } },
        "required": ["kind", "last4", "until"],
    })
}

#[test]
fn the_branch_that_came_closest_is_the_one() {
    let card = json!({
        "type": "object",
        "properties": { "kind": { "const": "card" }, "last4": { "type": "string" } },
        "required": ["kind", "last4"],
    });
    let either = json!({ "oneOf": [{ "type": "string" }, card, { "type": "integer" }] });
    let cases = [
        (json!("x"), ""),
        (json!({ "kind": "card", "last4": 1 }), "/a/last4: must be text, not 1"),
        (json!(null), "/a: must be an object, text or a whole number, not null"),
    ];
    for (value, expected) in cases {
        assert_eq!(said(&either, &value), expected, "{value}");
    }
    let cash = json!({ "properties": { "kind": { "const": "cash" } }, "required": ["kind"] });
    let kinds = json!({ "oneOf": [cash, card_of_two()] });
    assert_eq!(
        said(&kinds, &json!({ "kind": "card" })),
        "/a/last4: is missing: must be text\n/a/until: is missing",
    );
    let twice = json!({ "oneOf": [{ "minimum": 1 }, { "minimum": 2 }] });
    assert_eq!(
        said(&twice, &json!(3)),
        r#"/a: must keep to "oneOf": [{"minimum":1},{"minimum":2}], not 3"#,
    );
}

#[test]
fn a_part_may_mention_whatever_the_whole_has() {
    let by_name = json!({ "allOf": [{ "$ref": "#/$defs/name~1" }] });
    assert_eq!(said(&by_name, &json!("long")), "/a: must have at most 3 characters, not 4");
    // One of our own that leads to such a part, and one that leads back to itself.
    let by_ours = json!({ "type": "array", "items": { "$ref": "#/$defs/not" } });
    assert!(said(&by_ours, &json!([1, "x"])).starts_with("/a/1: must keep to \"not\""));
    let tree = json!({
        "allOf": [{ "type": "object" }],
        "properties": { "left": { "$ref": "#/properties/a" } },
        "unevaluatedProperties": false,
    });
    let deep = json!({ "left": { "left": { "left": 1 } } });
    assert_eq!(said(&tree, &deep), "/a/left/left/left: must be an object, not 1");
    let root = json!({ "anyOf": [{ "$ref": "#" }], "minProperties": 1 });
    assert_eq!(said(&root, &json!({ "a": { "a": 1 } })), "/a/a/a: must be an object, not 1");
    let circle = json!({ "allOf": [{ "$ref": "#/properties/a" }] });
    assert_eq!(said(&circle, &json!(1)), "");
}

#[test]
fn it_stands_at_any_place() {
    let odd = || Type::raw(json!({ "not": { "const": 3 } }));
    let schema = ObjectSchema::builder()
        .optional("list", Type::array(odd()))
        .optional("map", Type::map(odd()))
        .optional("one", Type::any_of([Type::string().into(), odd().into()]))
        .optional("maybe", odd().nullable())
        .build()
        .unwrap();
    let value = json!({ "list": [1, 3], "map": { "x": 3 }, "one": 3, "maybe": 3 });
    let violations = schema.validate(&value).unwrap_err();
    let pointers: Vec<&str> = violations.iter().map(|violation| violation.pointer()).collect();
    assert_eq!(pointers, ["/list/1", "/map/x", "/one", "/maybe"]);
    assert!(schema.validate(&json!({ "maybe": null, "one": "x" })).is_ok());
    // A copy, and what is made of it, have judges of their own.
    let copy = schema.clone();
    drop(schema);
    assert!(copy.validate(&value).is_err());
    let wider = copy.to_builder().optional("more", odd()).build().unwrap();
    assert!(wider.validate(&json!({ "more": 3 })).is_err());
    assert_eq!(wider.read::<Value>(json!({ "list": [2.0] })).unwrap(), json!({ "list": [2.0] }));
}

/// As strict modes write it, who have all properties required.
#[test]
fn null_stands_for_what_is_absent() {
    let part = json!({
        "oneOf": [{
            "type": "object",
            "properties": {
                "kind": { "const": "a" },
                "note": { "type": "string" },
                "most": { "type": ["integer", "null"] },
            },
            "required": ["kind"],
        }, { "type": "integer" }],
    });
    let schema = ObjectSchema::builder()
        .required("by", Type::raw(part.clone()))
        .required(
            "list",
            Type::array(Type::any_of([Type::boolean().into(), Type::raw(part).into()])),
        )
        .build()
        .unwrap();
    let by = json!({ "kind": "a", "note": null, "most": null });
    let value = json!({ "by": by, "list": [by, true] });
    let pointers = |value| match schema.validate(value) {
        Ok(()) => Vec::new(),
        Err(all) => all.iter().map(|one| one.pointer().to_owned()).collect::<Vec<_>>(),
    };
    assert_eq!(pointers(&value), ["/by/note", "/list/0/note"]);
    let by = json!({ "kind": "a", "most": null });
    assert_eq!(schema.read::<Value>(value).unwrap(), json!({ "by": by, "list": [by, true] }));
    let error = schema.read::<Value>(json!({ "by": { "kind": null }, "list": [] })).unwrap_err();
    assert_eq!(error.to_string(), r#"/by/kind: must be "a", not null"#);
    assert!(schema.write(&json!({ "by": { "kind": "a", "note": null }, "list": [] })).is_err());
}

#[test]
fn the_whole_may_be_such_a_part() {
    let schema = json!({
        "type": "object",
        "properties": { "a": { "type": "string" }, "b": { "type": "integer" } },
        "dependentRequired": { "a": ["b"] },
    });
    let schema = ObjectSchema::from_value(&schema).unwrap();
    assert_eq!(said_of(&schema, &json!({ "a": "x" })), "/b: is missing: must be a whole number");
    assert_eq!(said_of(&schema, &json!({ "a": 1, "b": 1 })), "/a: must be text, not 1");
}

#[test]
fn names_are_judged_by_any_schema() {
    for names in [
        json!({ "not": { "const": "b" } }),
        json!({ "$ref": "#/$defs/a" }),
        json!({ "anyOf": [{ "$ref": "#/$defs/a" }, { "type": "string", "enum": ["a"] }] }),
    ] {
        let schema = json!({
            "type": "object",
            "properties": {
                "map": { "type": "object", "propertyNames": names, "additionalProperties": {} },
            },
            "$defs": { "a": { "type": "string", "maxLength": 1, "pattern": "^[^b]" } },
        });
        let schema = ObjectSchema::from_value(&schema).unwrap();
        assert_eq!(said_of(&schema, &json!({ "map": { "a": 1 } })), "", "{names}");
        let violations = schema.validate(&json!({ "map": { "b": 1 } })).unwrap_err();
        let kinds: Vec<_> = violations.iter().map(|violation| violation.kind()).collect();
        assert!(matches!(kinds[..], [ViolationKind::NotAName { .. }]), "{kinds:?}");
    }
}

#[test]
fn older_dialects_are_judged_as_they_say() {
    let schema = json!({
        "$schema": "http://json-schema.org/draft-07/schema#",
        "type": "object",
        "properties": { "a": { "items": [{ "type": "string" }], "additionalItems": false } },
    });
    let schema = ObjectSchema::from_value(&schema).unwrap();
    assert_eq!(said_of(&schema, &json!({ "a": ["x"] })), "");
    assert_eq!(said_of(&schema, &json!({ "a": [1] })), "/a/0: must be text, not 1");
    assert_eq!(
        said_of(&schema, &json!({ "a": ["x", 1] })),
        r#"/a: must keep to "additionalItems": false, not a list"#,
    );
}

#[test]
fn what_can_not_be_judged_is_named() {
    let schema = json!({
        "$schema": "https://example.com/a-dialect-of-our-own",
        "type": "object",
        "properties": { "a": { "not": {} } },
    });
    let schema = ObjectSchema::from_value(&schema).unwrap();
    assert_eq!(schema.unjudged(), ["/properties/a"]);
    assert!(schema.validate(&json!({ "a": 1 })).is_ok());
}

#[test]
fn violations_are_capped_cut_and_fit_to_match_on() {
    let mut text = String::new();
    for number in 0..200 {
        write!(text, "\u{1b}{number}").unwrap();
    }
    let part = json!({ "type": "object", "not": { "const": text }, "additionalProperties": { "not": {} } });
    let schema = json!({ "type": "object", "properties": { "a": part } });
    let schema = ObjectSchema::from_value(&schema).unwrap();
    let many: Value = (0..10_100).map(|n| (format!("{n}\u{202e}{text}"), json!(n))).collect();
    let violations = schema.validate(&json!({ "a": many })).unwrap_err();
    assert!(violations.omitted() > 0 && violations.len() <= 10_000);
    let words = violations.to_string();
    assert!(words.lines().all(|line| line.len() <= 240), "{words}");
    assert!(!words.contains(['\u{1b}', '\u{202e}']), "{words}");
    let error = schema.read::<Value>(json!({ "a": 1 })).unwrap_err();
    assert!(matches!(&error, ReadError::Violations(_)));
    let kinds: Vec<_> = error.violations().unwrap().iter().map(|one| one.kind()).collect();
    assert_eq!(kinds, [ViolationKind::NotOfJsonType { expected: JsonTypes::of(JsonType::Object) }]);
}
