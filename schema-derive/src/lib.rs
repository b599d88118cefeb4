//! The derive macros of `schema-core`, which re-exports and documents them: use
//! them through that crate.
//!
//! A derive reads what was written (`attr`), understands it (`model`) and
//! writes calls to the core's `const` builder (`expand`), each token with the
//! user's span. What makes a form legal is decided there, not here.

mod attr;
mod derive;
mod errors;
mod expand;
mod extent;
mod model;
#[cfg(test)]
mod tests;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

/// Makes a form of a struct with named fields.
///
#[doc = include_str!("keys.md")]
#[proc_macro_derive(ElicitSchema, attributes(field, elicit, serde))]
pub fn derive_elicit_schema(input: TokenStream) -> TokenStream {
    derive::form(&parse_macro_input!(input as DeriveInput)).into()
}

/// Makes the options of a select of an enum of unit variants.
#[proc_macro_derive(ElicitEnum, attributes(field, elicit, serde))]
pub fn derive_elicit_enum(input: TokenStream) -> TokenStream {
    derive::options(&parse_macro_input!(input as DeriveInput)).into()
}

/// Makes the schema that a model fills in of a struct, a newtype or an enum.
#[proc_macro_derive(ToolSchema, attributes(field, schema, tool_schema, serde))]
pub fn derive_tool_schema(input: TokenStream) -> TokenStream {
    derive::tool(&parse_macro_input!(input as DeriveInput)).into()
}

/// Makes a field of a newtype.
#[proc_macro_derive(ElicitField, attributes(field, elicit, serde))]
pub fn derive_elicit_field(input: TokenStream) -> TokenStream {
    derive::newtype(&parse_macro_input!(input as DeriveInput)).into()
}
