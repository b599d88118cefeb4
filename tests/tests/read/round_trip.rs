//! What is written is read back equal, and what is read is written back equal.

use schema_core::{DefaultValue, Field, FieldKind, FormSchema, Number};
use serde_json::json;

use super::{one_field, read};

/// One form with all five encodings of a select, written as it was read.
#[test]
fn text_survives_letter_by_letter() {
    let texts = [
        r#"{"type":"object","properties":{"u":{"type":"string","enum":["a","b"],"default":"b"},"t":{"type":"string","oneOf":[{"const":"a","title":"A"}]},"l":{"type":"string","enum":["a"],"enumNames":["A"]},"m":{"type":"array","minItems":1,"maxItems":2,"items":{"type":"string","enum":["a","b"]},"default":["b"]},"n":{"type":"array","items":{"anyOf":[{"const":"a","title":"A"},{"const":"b","title":"B"}]}}},"required":["u","n"]}"#,
        r#"{"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"zeta":{"type":"string","title":"Z","description":"last","minLength":1,"maxLength":3,"format":"email"},"alpha":{"type":"boolean","default":false},"mid":{"type":"number","minimum":0.25,"maximum":0.75,"default":0.5},"n":{"type":"integer","minimum":1,"maximum":3}}}"#,
        r#"{"type":"object","properties":{"big":{"type":"integer","minimum":-9223372036854775808,"maximum":18446744073709551615,"default":9007199254740993},"exact":{"type":"number","minimum":5e-324,"maximum":123.456,"default":2.0}}}"#,
        r#"{"type":"object","properties":{"\"quoted\"\n":{"type":"string","title":"é寸\\"}}}"#,
        r#"{"type":"object","properties":{}}"#,
    ];
    for text in texts {
        let form = FormSchema::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(form.to_string(), text);
        assert_eq!(text.parse::<FormSchema<'_>>().unwrap(), form);
        assert_eq!(serde_json::from_str::<FormSchema<'_>>(text).unwrap(), form);
    }
}

#[test]
fn the_shape_decides_the_kind() {
    let form = read(&json!({"type": "object", "properties": {
        "text": {"type": "string"},
        "enum": {"type": "string", "enum": ["r"]},
        "one": {"type": "string", "oneOf": [{"const": "r", "title": "Read"}]},
        "old": {"type": "string", "enum": ["r"], "enumNames": ["Read"]},
        "many": {"type": "array", "items": {"type": "string", "enum": ["r"]}},
        "titled": {"type": "array", "items": {"anyOf": [{"const": "r", "title": "Read"}]}},
    }}));
    let kind = |name| form.field(name).unwrap().kind();
    let titles = |name| form.field(name).unwrap().option_titles().map(|titles| titles.len());
    assert_eq!(kind("text"), FieldKind::String);
    for (name, of_kind, count) in [
        ("enum", FieldKind::SingleSelect, None),
        ("one", FieldKind::SingleSelect, Some(1)),
        ("old", FieldKind::SingleSelect, Some(1)),
        ("many", FieldKind::MultiSelect, None),
        ("titled", FieldKind::MultiSelect, Some(1)),
    ] {
        assert_eq!((kind(name), titles(name)), (of_kind, count), "{name}");
        assert_eq!(form.field(name).unwrap().options().get(0), Some("r"));
    }
    assert!(form.field("old").unwrap().has_enum_names());
    assert!(!form.field("one").unwrap().has_enum_names());
}

#[test]
fn a_built_form_reads_back_equal() {
    let form = FormSchema::builder()
        .field(Field::string("name").title("Name").max_length(9).default("Ada").required(true))
        .field(Field::number("share").min(0).max(1).default(0.1_f32))
        .field(Field::single_select("size", ["s", "m"]).enum_names(["Small", "Medium"]))
        .field(Field::multi_select("tags", ["a", "b"]).option_titles(["A", "B"]).min_items(1))
        .field(Field::boolean("ok"))
        .build()
        .unwrap();
    assert_eq!(FormSchema::from_str(&form.to_string()).unwrap(), form);
    assert_eq!(FormSchema::from_value(&form.to_value()).unwrap().fields().len(), 5);
}

#[test]
fn numbers_keep_their_bits_and_integers_lose_their_point() {
    let field = json!({"type": "integer", "minimum": 1.0, "maximum": 9_007_199_254_740_993_u64, "default": 2.0});
    let form = read(&one_field(&field));
    let field = form.field("f").unwrap();
    assert_eq!(field.max(), Some(Number::from(9_007_199_254_740_993_u64)));
    assert!(matches!(field.default(), Some(DefaultValue::Number(two)) if two.to_string() == "2"));
    assert_eq!(
        form.to_string(),
        r#"{"type":"object","properties":{"f":{"type":"integer","minimum":1,"maximum":9007199254740993,"default":2}}}"#,
    );
    let zero = FormSchema::from_str(
        r#"{"type":"object","properties":{"f":{"type":"integer","default":-0}}}"#,
    );
    assert!(zero.unwrap().to_string().contains(r#""default":0}"#));
}

#[test]
fn the_order_of_required_does_not_count() {
    let properties = json!({"a": {"type": "string"}, "b": {"type": "string"}});
    let one = read(&json!({"type": "object", "properties": properties, "required": ["a", "b"]}));
    let other = read(&json!({"type": "object", "properties": properties, "required": ["b", "a"]}));
    assert_eq!(one, other);
    let none = read(&json!({"type": "object", "properties": properties}));
    let empty = read(&json!({"type": "object", "properties": properties, "required": []}));
    assert_eq!(none, empty);
    assert_ne!(one, none);
}

/// A form that was read outlives the JSON, and can be changed and written again,
/// by the rules for writing.
#[test]
fn a_form_that_was_read_can_be_built_upon() {
    let form = {
        let text = String::from(
            r#"{"$schema":"x","type":"object","properties":{"a":{"type":"string"}},"required":["a"]}"#,
        );
        FormSchema::from_str(&text).unwrap()
    };
    let built = form.to_builder().edit("a", |field| field.title("A")).build().unwrap();
    assert_eq!(
        built.to_string(),
        r#"{"$schema":"x","type":"object","properties":{"a":{"type":"string","title":"A"}},"required":["a"]}"#,
    );
    let empty = read(&json!({"type": "object", "properties": {}}));
    assert!(empty.to_builder().build().is_err());
    let blank = read(&one_field(&json!({"type": "string", "enum": [""]})));
    assert!(blank.to_builder().build().is_err());
}
