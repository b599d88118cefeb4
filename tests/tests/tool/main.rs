//! The derive `ToolSchema`: the exact JSON of each kind of type, in order; all of it legal
//! JSON Schema; and what serde writes of a value, legal for the schema of its type.

// A test that stops at the first surprise says where; that is what panics are for.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]
// The types stand beside what is said of them, and are not made.
#![allow(
    dead_code,
    clippy::vec_box,
    clippy::items_after_statements,
    clippy::struct_excessive_bools
)]

mod choices;
mod damaged;
mod forms;
mod generics;
mod headers;
mod keys;
mod objects;
mod recursion;
mod serde_attributes;
mod types;
mod unions;
mod values;

use std::sync::LazyLock;

use jsonschema::Validator;
use schema_core::{ObjectSchema, SchemaType, ToolSchema};

static META: LazyLock<Validator> = LazyLock::new(|| {
    let meta = serde_json::json!({ "$ref": "https://json-schema.org/draft/2020-12/schema" });
    jsonschema::draft202012::new(&meta).unwrap()
});

/// The schema of that type is this text, which is JSON Schema 2020-12, and is read back
/// as the same.
fn says<T: ToolSchema>(expected: &str) {
    let schema = T::schema();
    assert_eq!(schema.to_string(), expected);
    let value = schema.to_value();
    let errors: Vec<String> = META.iter_errors(&value).map(|error| error.to_string()).collect();
    assert!(errors.is_empty(), "{errors:#?}\nof {schema:#}");
    let read = ObjectSchema::from_value(&value).unwrap();
    assert_eq!(read, *schema);
}

#[derive(ToolSchema)]
struct One<T> {
    a: T,
}

/// The schema of a field of that type.
fn says_field<T: SchemaType>(expected: &str) {
    let required = if One::<T>::schema().to_value().get("required").is_some() {
        r#","required":["a"]"#
    } else {
        ""
    };
    says::<One<T>>(&format!(r#"{{"type":"object","properties":{{"a":{expected}}}{required}}}"#));
}

#[test]
fn an_option_is_not_required_and_anything_else_is() {
    says::<One<Option<bool>>>(r#"{"type":"object","properties":{"a":{"type":"boolean"}}}"#);
    says::<One<bool>>(
        r#"{"type":"object","properties":{"a":{"type":"boolean"}},"required":["a"]}"#,
    );
}

#[test]
fn a_schema_is_a_constant() {
    const SCHEMAS: [&ObjectSchema<'_>; 2] = [One::<u8>::SCHEMA, One::<Vec<String>>::SCHEMA];
    assert_eq!(SCHEMAS[0], One::<u8>::schema());
}
