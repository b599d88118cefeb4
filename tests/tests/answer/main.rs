//! Answers against the form that was shown.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    missing_docs
)] // a test fails by panicking, and these modules are nobody's library

mod as_text;
mod checks;
mod differential;
mod formats;
mod growth;
mod hostile;
mod kinds;
mod left_alone;
mod one;
mod outcome;
mod round_trip;
mod texts;
mod typed;
mod words;

use schema_core::{FieldBuilder, FormSchema, Violations};
use serde_json::Value;

/// A form of these fields.
fn form<const N: usize>(fields: [FieldBuilder<'static>; N]) -> FormSchema<'static> {
    fields.into_iter().fold(FormSchema::builder(), |form, field| form.field(field)).build().unwrap()
}

fn accept(content: Value) -> Value {
    serde_json::json!({"action": "accept", "content": content})
}

/// Pointer and kind of each violation.
fn told(result: Result<(), Violations>) -> Vec<(String, String)> {
    let Err(violations) = result else { return Vec::new() };
    violations.iter().map(|v| (v.pointer().to_owned(), format!("{:?}", v.kind()))).collect()
}
