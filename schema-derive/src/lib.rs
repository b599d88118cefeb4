//! The derive macros of `schema-core`, which re-exports and documents them: use
//! them through that crate.
//!
//! A derive reads what was written (`attr`), understands it (`model`) and
//! writes calls to the core's `const` builder (`expand`), each token with the
//! user's span. What makes a form legal is decided there, not here.

mod attr;
mod core_path;
mod derive;
mod errors;
mod expand;
mod extent;
mod model;
#[cfg(test)]
mod tests;
mod types;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

// The docs stand where the core re-exports them; rustdoc shows these below those.
#[doc = include_str!("keys.md")]
#[proc_macro_derive(ElicitSchema, attributes(field, elicit, serde))]
pub fn derive_elicit_schema(input: TokenStream) -> TokenStream {
    derive::form(&parse_macro_input!(input as DeriveInput)).into()
}

#[allow(missing_docs)] // as above
#[proc_macro_derive(ElicitEnum, attributes(field, elicit, serde))]
pub fn derive_elicit_enum(input: TokenStream) -> TokenStream {
    derive::options(&parse_macro_input!(input as DeriveInput)).into()
}

#[allow(missing_docs)] // as above
#[proc_macro_derive(ToolSchema, attributes(field, schema, tool_schema, elicit, serde))]
pub fn derive_tool_schema(input: TokenStream) -> TokenStream {
    derive::tool(&parse_macro_input!(input as DeriveInput)).into()
}

#[allow(missing_docs)] // as above
#[proc_macro_derive(ElicitField, attributes(field, elicit, serde))]
pub fn derive_elicit_field(input: TokenStream) -> TokenStream {
    derive::newtype(&parse_macro_input!(input as DeriveInput)).into()
}
