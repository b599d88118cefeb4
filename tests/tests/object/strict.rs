//! The strict profile of what was declared.

use schema_core::object::{ObjectBuilder, ObjectSchema, Schema, Type};
use serde_json::json;

use crate::meta;

fn object() -> ObjectBuilder {
    ObjectSchema::builder()
}

/// The strict JSON of a type as the property `p`.
fn strict(object: ObjectBuilder) -> String {
    let schema = object.build().unwrap().strict().unwrap();
    meta::assert_legal(&schema);
    let text = schema.to_string();
    let end = r#"},"required":["p"],"additionalProperties":false}"#;
    let start = r#"{"type":"object","properties":{"p":"#;
    text.strip_prefix(start).and_then(|rest| rest.strip_suffix(end)).unwrap().to_owned()
}

fn required(schema: impl Into<Schema>) -> String {
    strict(object().required("p", schema))
}

fn optional(schema: impl Into<Schema>) -> String {
    strict(object().optional("p", schema))
}

macro_rules! writes {
    ($($name:ident: $strict:expr => $json:literal;)*) => {$(
        #[test]
        fn $name() {
            assert_eq!($strict, $json);
        }
    )*};
}

writes! {
    a_required_type_stays: required(Type::string().title("t").description("d"))
        => r#"{"type":"string","title":"t","description":"d"}"#;
    an_optional_one_may_be_null: optional(Type::string().description("d"))
        => r#"{"anyOf":[{"type":"string"},{"type":"null"}],"description":"d"}"#;
    an_optional_enum_may_be_null: optional(Type::string().options(["a"]).description("d"))
        => r#"{"anyOf":[{"type":"string","enum":["a"]},{"type":"null"}],"description":"d"}"#;
    null_is_not_said_twice: optional(Type::string().options(["a"]).nullable())
        => r#"{"anyOf":[{"type":"string","enum":["a"]},{"type":"null"}]}"#;
    null_itself: optional(Type::null()) => r#"{"type":"null"}"#;
    an_optional_object: optional(object().required("x", Type::integer()))
        => r#"{"anyOf":[{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"],"additionalProperties":false},{"type":"null"}]}"#;
    an_empty_object: required(object())
        => r#"{"type":"object","properties":{},"additionalProperties":false}"#;
    objects_in_arrays: required(Type::array(object().optional("x", Type::boolean())))
        => r#"{"type":"array","items":{"type":"object","properties":{"x":{"anyOf":[{"type":"boolean"},{"type":"null"}]}},"required":["x"],"additionalProperties":false}}"#;
    a_default_is_left_out: required(Type::boolean().default(false)) => r#"{"type":"boolean"}"#;
    the_limits_of_a_string: required(Type::string().min_length(1).max_length(2).format("colour").default("ab"))
        => r#"{"type":"string"}"#;
    the_limits_of_a_number: required(Type::number().min(1).max(2)) => r#"{"type":"number"}"#;
    the_limits_of_an_integer: required(Type::integer().min(1).max(2).options([1, 2]))
        => r#"{"type":"integer","enum":[1,2]}"#;
    the_limits_of_an_array: required(Type::array(Type::string().min_length(1)).min_items(1).max_items(2))
        => r#"{"type":"array","items":{"type":"string"}}"#;
    a_strict_raw_schema_stays: required(json!({ "description": "d", "enum": ["a"], "type": "string" }))
        => r#"{"type":"string","description":"d","enum":["a"]}"#;
    an_optional_raw_schema_may_be_null: optional(Type::raw(json!({ "description": "", "type": "string" })).description("d"))
        => r#"{"anyOf":[{"type":"string"},{"type":"null"}],"description":"d"}"#;
    an_optional_raw_schema_that_lets_null_in_stays: optional(json!({ "type": ["string", "null"] }))
        => r#"{"anyOf":[{"type":"string"},{"type":"null"}]}"#;
    a_raw_choice_with_null_stays: optional(json!({ "anyOf": [{ "type": "string" }, { "type": "null" }] }))
        => r#"{"anyOf":[{"type":"string"},{"type":"null"}]}"#;
}

#[test]
fn a_tool_without_parameters_is_closed() {
    let schema = object().build().unwrap().strict().unwrap();
    assert_eq!(
        schema.to_string(),
        r#"{"type":"object","properties":{},"additionalProperties":false}"#
    );
}

#[test]
fn strict_is_a_copy_and_keeps_the_dialect() {
    let schema = object().optional("a", Type::string().default("x")).build().unwrap();
    let schema = schema.with_dialect();
    let before = schema.to_string();
    let strict = schema.strict().unwrap();
    assert_eq!(schema.to_string(), before);
    assert!(strict.to_string().starts_with(r#"{"$schema":"#));
    assert_eq!(strict.strict().unwrap(), strict, "strict twice is strict once");
}

#[test]
fn what_cannot_be_strict_is_named_all_at_once() {
    let error = object()
        .optional("any", Type::array_of_anything().nullable())
        .required("pairs", Type::array(Type::integer()).options([vec![1, 2]]))
        .required("in", object().required("raw", json!(true)))
        .build()
        .unwrap()
        .strict()
        .unwrap_err();
    assert_eq!(
        error.to_string(),
        "3 faults in the object schema:\n\
         - /properties/any/anyOf/0: the strict profile cannot say this: an array of anything; say what it holds\n\
         - /properties/pairs/enum/0: the strict profile cannot say this: an object or array as the value of an enum\n\
         - /properties/in/properties/raw: the strict profile cannot say this: a schema without a `type` or an `anyOf`"
    );
}
