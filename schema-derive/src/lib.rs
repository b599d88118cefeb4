//! The derive macros of `schema-core`, which re-exports and documents them: use
//! them through that crate.
//!
//! A derive reads what was written (`attr`), understands it (`model`) and
//! writes calls to the core's `const` builder (`expand`), each token with the
//! user's span. What makes a form legal is decided there, not here.

mod attr;
mod errors;
mod expand;
mod model;
#[cfg(test)]
mod tests;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

use attr::{Keys, Place};
use errors::Errors;

/// Makes a form of a struct with named fields.
#[proc_macro_derive(ElicitSchema, attributes(field, elicit, serde))]
pub fn derive_elicit_schema(input: TokenStream) -> TokenStream {
    form(&parse_macro_input!(input as DeriveInput)).into()
}

/// Makes the options of a select of an enum of unit variants.
#[proc_macro_derive(ElicitEnum, attributes(elicit, serde))]
pub fn derive_elicit_enum(input: TokenStream) -> TokenStream {
    options(&parse_macro_input!(input as DeriveInput)).into()
}

/// Makes a field of a newtype.
#[proc_macro_derive(ElicitField, attributes(field, elicit, serde))]
pub fn derive_elicit_field(input: TokenStream) -> TokenStream {
    newtype(&parse_macro_input!(input as DeriveInput)).into()
}

fn form(input: &DeriveInput) -> proc_macro2::TokenStream {
    let mut errors = Errors::default();
    let keys = Keys::read(&input.attrs, &["elicit"], Place::Struct, &mut errors);
    let form = model::Form::read(input, &keys, &mut errors);
    let krate = model::core_path(&keys);
    let mut code = expand::form(input, &krate, &form, !errors.is_empty());
    code.extend(errors.finish());
    code
}

fn options(input: &DeriveInput) -> proc_macro2::TokenStream {
    let mut errors = Errors::default();
    let keys = Keys::read(&input.attrs, &["elicit"], Place::Enum, &mut errors);
    let options = model::Options::read(input, &keys, &mut errors);
    let krate = model::core_path(&keys);
    let mut code = expand::options(input, &krate, &options, !errors.is_empty());
    code.extend(errors.finish());
    code
}

fn newtype(input: &DeriveInput) -> proc_macro2::TokenStream {
    let mut errors = Errors::default();
    let names = attr::names(&input.attrs, Place::Newtype);
    let keys = Keys::read(&input.attrs, names, Place::Newtype, &mut errors);
    let krate = model::core_path(&keys);
    let field = model::newtype(input, keys, names, &mut errors);
    let field = field.filter(|_| errors.is_empty());
    let mut code = expand::newtype(input, &krate, field.as_ref());
    code.extend(errors.finish());
    code
}
