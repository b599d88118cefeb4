//! A malformed select: it never becomes a text field, and one mistake is one
//! fault.

use schema_core::FaultKind;
use serde_json::{Value, json};

use super::{found, one_field, refused, said};

fn only_fault(field: &Value, pointer: &str, kind: FaultKind) {
    let error = refused(&one_field(field));
    assert_eq!(found(&error), [(pointer, kind)], "{field}");
}

const STRING: FaultKind = FaultKind::WrongJsonType { expected: "a string" };
const STRINGS: FaultKind = FaultKind::WrongJsonType { expected: "an array of strings" };

#[test]
fn single_selects() {
    // The default can't be judged while the options are not known.
    only_fault(
        &json!({"type": "string", "enum": ["a", 2], "default": "z"}),
        "/properties/f/enum/1",
        STRING,
    );
    only_fault(&json!({"type": "string", "enum": "a"}), "/properties/f/enum", STRINGS);
    only_fault(&json!({"type": "string", "enum": []}), "/properties/f/enum", FaultKind::NoOptions);
    only_fault(
        &json!({"type": "string", "enum": ["a"], "enumNames": "A"}),
        "/properties/f/enumNames",
        STRINGS,
    );
    only_fault(
        &json!({"type": "string", "enum": ["a"], "enumNames": ["A", "B"]}),
        "/properties/f/enumNames",
        FaultKind::TitleCount { titles: 2, options: 1 },
    );
    only_fault(
        &json!({"type": "string", "enumNames": ["A"]}),
        "/properties/f",
        FaultKind::MissingKeyword { keyword: "enum" },
    );
    let titled = json!([{"const": "a", "title": "A"}]);
    only_fault(
        &json!({"type": "string", "enum": ["a"], "oneOf": titled}),
        "/properties/f/oneOf",
        FaultKind::MalformedSelect,
    );
    only_fault(
        &json!({"type": "string", "oneOf": [{"const": "a", "title": "A"}, {"title": "B"}]}),
        "/properties/f/oneOf/1",
        FaultKind::MissingKeyword { keyword: "const" },
    );
    only_fault(
        &json!({"type": "string", "oneOf": [{"const": "a", "title": "A", "x": 1}]}),
        "/properties/f/oneOf/0/x",
        FaultKind::UnknownKeyword,
    );
    only_fault(
        &json!({"type": "string", "oneOf": [{"const": 1, "title": "A"}]}),
        "/properties/f/oneOf/0/const",
        STRING,
    );
    only_fault(
        &json!({"type": "string", "oneOf": [{"const": "a", "title": "A"}, {"const": "a", "title": "B"}]}),
        "/properties/f/oneOf/1/const",
        FaultKind::RepeatedOption { index: 1 },
    );
}

#[test]
fn multi_selects() {
    let at_items = "/properties/f/items";
    only_fault(
        &json!({"type": "array"}),
        "/properties/f",
        FaultKind::MissingKeyword { keyword: "items" },
    );
    only_fault(
        &json!({"type": "array", "enum": ["a", "b"]}),
        "/properties/f/enum",
        FaultKind::MalformedSelect,
    );
    only_fault(
        &json!({"type": "array", "items": {"type": "string"}, "minItems": 1}),
        at_items,
        FaultKind::MissingKeyword { keyword: "enum" },
    );
    only_fault(
        &json!({"type": "array", "items": {"enum": ["a"]}}),
        at_items,
        FaultKind::MissingKeyword { keyword: "type" },
    );
    only_fault(
        &json!({"type": "array", "items": {"type": "number", "enum": ["a"]}}),
        "/properties/f/items/type",
        FaultKind::UnknownType,
    );
    only_fault(
        &json!({"type": "array", "items": {"oneOf": [{"const": "a", "title": "A"}]}}),
        "/properties/f/items/oneOf",
        FaultKind::MalformedSelect,
    );
    only_fault(
        &json!({"type": "array", "items": {"type": "string", "anyOf": [{"const": "a", "title": "A"}]}}),
        "/properties/f/items/type",
        FaultKind::MalformedSelect,
    );
    only_fault(
        &json!({"type": "array", "items": {"anyOf": []}}),
        "/properties/f/items/anyOf",
        FaultKind::NoOptions,
    );
    only_fault(
        &json!({"type": "array", "items": {"type": "string", "enum": ["a", "b", "a"]}}),
        "/properties/f/items/enum/2",
        FaultKind::RepeatedOption { index: 2 },
    );
    only_fault(
        &json!({"type": "array", "items": {"type": "string", "enum": ["a"]}, "minItems": 2}),
        "/properties/f/minItems",
        FaultKind::MoreItemsThanOptions { min_items: 2, options: 1 },
    );
}

#[test]
fn every_repeated_option_is_listed() {
    let error = refused(&one_field(&json!({"type": "string", "enum": ["a", "b", "a", "b", "a"]})));
    assert_eq!(
        said(&error),
        [
            ("/properties/f/enum/2", "`f`: option \"a\" stands twice: each option once".into()),
            ("/properties/f/enum/3", "`f`: option \"b\" stands twice: each option once".into()),
            ("/properties/f/enum/4", "`f`: option \"a\" stands twice: each option once".into()),
        ],
    );
}

#[test]
fn the_words_say_where_the_options_belong() {
    let error = refused(&one_field(&json!({"type": "array", "enum": ["a"]})));
    assert_eq!(
        said(&error)[0].1,
        "`f`: the `enum` of a multi-select stands in its `items`: an array needs `items` with a \
         list of choices",
    );
    let error = refused(&one_field(&json!({"type": "array", "items": {"oneOf": []}})));
    assert_eq!(
        said(&error)[0].1,
        "`f`: the titled options of a multi-select stand in `anyOf`, not in `oneOf`: several of \
         them may be chosen",
    );
    let error = refused(&one_field(&json!({"type": "array", "items": {"type": "string"}})));
    assert_eq!(
        said(&error)[0].1,
        "`f`: a list of anything is no field: `items` says what to choose from, with `enum`, or \
         with titles in `anyOf`",
    );
    let error = refused(&one_field(&json!({"type": "string", "enum": ["a", null]})));
    assert_eq!(said(&error)[0].1, "`f`: `enum` must hold strings only, not null");
}
