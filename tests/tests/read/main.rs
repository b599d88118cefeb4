//! Forms that come over the wire: which are legal, what is said of the others,
//! and that what is read and what is written are the same.

// A test may stop at the first thing that is not as it should be.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod faults;
mod hostile;
mod invariants;
mod legal;
mod lenient;
mod mutated;
mod random;
mod real;
mod request;
mod restricted;
mod round_trip;
mod select_faults;
mod texts;
mod version;

use schema_core::{FaultKind, FormError, FormSchema};
use serde_json::{Value, json};

/// A form with one field `f`.
fn one_field(field: &Value) -> Value {
    json!({"type": "object", "properties": {"f": field}})
}

/// Reads a form that must be legal.
fn read(form: &Value) -> FormSchema<'static> {
    FormSchema::from_value(form).unwrap_or_else(|error| panic!("{form}: {error}"))
}

/// The faults of a form that must not be legal.
fn refused(form: &Value) -> FormError {
    match FormSchema::from_value(form) {
        Ok(read) => panic!("{form} was read as {read}"),
        Err(error) => error,
    }
}

/// Where the faults are, and what they are.
fn found(error: &FormError) -> Vec<(&str, FaultKind)> {
    error.faults().iter().map(|fault| (fault.pointer(), *fault.kind())).collect()
}

/// Where the faults are, and what is said.
fn said(error: &FormError) -> Vec<(&str, String)> {
    error.faults().iter().map(|fault| (fault.pointer(), fault.to_string())).collect()
}
