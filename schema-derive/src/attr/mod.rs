//! From tokens to what the user wrote: our attributes, serde's, doc comments.
//!
//! In: the attributes of an item. Out: keys with values of the right kind;
//! every mistake is reported, and parsing goes on behind it.

pub(crate) mod docs;
pub(crate) mod expression;
pub(crate) mod key;
pub(crate) mod serde;
mod shape;
pub(crate) mod value;

use proc_macro2::{Ident, TokenTree};
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};
use syn::{Attribute, Meta, Token};

use crate::errors::Errors;
pub(crate) use key::{Key, Place};
pub(crate) use shape::{FORMATS, path};
pub(crate) use value::Value;

/// One key as it was written.
pub(crate) struct Entry {
    pub(crate) key: Key,
    /// The key's own token.
    pub(crate) ident: Ident,
    pub(crate) value: Option<Value>,
}

/// The attributes that a field's keys may stand in: `#[field(…)]` is another
/// derive's when the item says `#[elicit(attribute = elicit)]`.
pub(crate) fn names(attributes: &[Attribute], place: Place) -> &'static [&'static str] {
    let elicit: &[&str] = &["elicit"];
    // Read for this one key: the mistakes are reported where all keys are read.
    let keys = Keys::read(attributes, elicit, place, &mut Errors::default());
    if keys.has(Key::Attribute) { elicit } else { &["field", "elicit"] }
}

/// Whether this is a `#[field(…)]` that was written for this crate, where it has no
/// place: one that starts with other words than ours is another derive's.
pub(crate) fn is_stray_field(attribute: &Attribute) -> bool {
    let Meta::List(list) = &attribute.meta else { return false };
    match list.tokens.clone().into_iter().next() {
        Some(TokenTree::Ident(word)) if list.path.is_ident("field") => {
            key::is_ours(&word.unraw().to_string())
        }
        _ => false,
    }
}

/// The keys of one item, each at most once, in the order of writing.
#[derive(Default)]
pub(crate) struct Keys(Vec<Entry>);

impl Keys {
    pub(crate) fn get(&self, key: Key) -> Option<&Entry> {
        self.0.iter().find(|entry| entry.key == key)
    }

    pub(crate) fn has(&self, key: Key) -> bool {
        self.get(key).is_some()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Entry> {
        self.0.iter()
    }

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
            return;
        };
        let name = ident.unraw().to_string();
        let Some((key, places, takes)) = key::find(&name) else {
            errors.at(ident.span(), key::unknown(&name, place));
            Value::parse_after_equals(input);
            return;
        };
        if !places.contains(&place) {
            errors.at(ident.span(), misplaced(&name, places, place));
            Value::parse_after_equals(input);
            return;
        }
        if self.has(key) {
            errors.at(ident.span(), format!("`{name}` is said twice: remove one of them"));
            Value::parse_after_equals(input);
            return;
        }
        if let Some(value) = shape::read(&ident, takes, input, errors) {
            self.0.push(Entry { key, ident, value });
        }
    }
}

fn misplaced(name: &str, places: &[Place], place: Place) -> String {
    let mut right = String::new();
    for (index, place) in places.iter().enumerate() {
        right.push_str(match index {
            0 => "",
            _ if index + 1 == places.len() => " or ",
            _ => ", ",
        });
        right.push_str(place.in_words());
    }
    format!("`{name}` is no key of {}: it belongs on {right}", place.in_words())
}
