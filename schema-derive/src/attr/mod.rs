//! From tokens to what the user wrote: our attributes, serde's, doc comments.
//!
//! In: the attributes of an item. Out: keys with values of the right kind;
//! every mistake is reported, and parsing goes on behind it.

pub(crate) mod docs;
pub(crate) mod expression;
mod key;
mod said;
pub(crate) mod serde;
pub(crate) mod shape;
pub(crate) mod tool;
mod value;
mod words;

use proc_macro2::{Ident, TokenTree};
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};
use syn::{Attribute, Meta, Token};

use crate::errors::Errors;
pub(crate) use key::{Keys, Place};
pub(crate) use said::Said;
use value::Value;

/// The attributes that a field's keys may stand in: `#[field(…)]` is another
/// derive's when the item says `#[elicit(attribute = elicit)]`.
pub(crate) fn names(attributes: &[Attribute], place: Place) -> &'static [&'static str] {
    let elicit: &[&str] = &["elicit"];
    // Read for this one key: the mistakes are reported where all keys are read.
    let keys = Keys::read(attributes, elicit, place, &mut Errors::default());
    if keys.attribute.is_some() { elicit } else { &["field", "elicit"] }
}

/// Whether this is a `#[field(…)]` that was written for this crate, where it has no
/// place: one that starts with other words than ours is another derive's.
pub(crate) fn is_stray_field(attribute: &Attribute) -> bool {
    let Meta::List(list) = &attribute.meta else { return false };
    match list.tokens.clone().into_iter().next() {
        Some(TokenTree::Ident(word)) if list.path.is_ident("field") => {
            words::is_ours(&word.unraw().to_string())
        }
        _ => false,
    }
}

impl Keys {
    /// Reads the attributes of that name: `#[field(title = "…", min = 3)]`.
    pub(crate) fn read(
        attributes: &[Attribute],
        names: &[&str],
        place: Place,
        errors: &mut Errors,
    ) -> Self {
        let mut keys = Self::default();
        for attribute in attributes {
            if !names.iter().any(|name| attribute.path().is_ident(name)) {
                continue;
            }
            match &attribute.meta {
                Meta::Path(_) => {}
                Meta::List(list) => {
                    let parse = |input: ParseStream<'_>| {
                        keys.read_list(input, place, errors);
                        Ok(())
                    };
                    let parsed = parse.parse2(list.tokens.clone());
                    errors.take(parsed);
                }
                Meta::NameValue(pair) => errors.on(
                    pair,
                    format!(
                        "keys go into parentheses: `#[{}(title = \"…\")]`",
                        attribute.path().get_ident().map_or_else(String::new, Ident::to_string)
                    ),
                ),
            }
        }
        keys
    }

    fn read_list(&mut self, input: ParseStream<'_>, place: Place, errors: &mut Errors) {
        while !input.is_empty() {
            self.read_entry(input, place, errors);
            // A mistake ends at the next comma; what is behind it still counts.
            while !input.is_empty() {
                if input.parse::<Token![,]>().is_ok() || input.parse::<TokenTree>().is_err() {
                    break;
                }
            }
        }
    }

    fn read_entry(&mut self, input: ParseStream<'_>, place: Place, errors: &mut Errors) {
        let Ok(ident) = input.call(Ident::parse_any) else {
            if let Ok(token) = input.parse::<TokenTree>() {
                errors.on(token, "expected a key with its value, like `title = \"…\"`");
            }
            self.written.kind_is_unknown = true;
            return;
        };
        let name = ident.unraw().to_string();
        let wrong = match key::find(&name) {
            None => {
                self.written.kind_is_unknown |= words::may_mean_options(&name, place);
                words::unknown(&name, place)
            }
            Some(row) if !row.places.contains(&place) => words::misplaced(&name, row.places, place),
            Some(row) if self.has(row) => format!("`{name}` is said twice: remove one of them"),
            Some(row) => return self.read_row(row, &ident, input, errors),
        };
        errors.at(ident.span(), wrong);
        Value::parse_after_equals(input);
    }
}
