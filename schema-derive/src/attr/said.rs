//! One key with its value.

use proc_macro2::{Ident, TokenTree};
use quote::ToTokens;
use syn::parse::ParseStream;
use syn::{Lit, Token};

use super::key::Keys;
use super::shape::Shape;
use super::table::{Entry, Table};
use super::tool::ToolKeys;
use super::value::Value;
use crate::errors::Errors;
use crate::extent::Extent;

/// A key, and what it says.
pub(crate) struct Said<T> {
    pub(crate) key: Ident,
    /// Where the value stands; of a key that stands alone, the key.
    pub(crate) extent: Extent,
    pub(crate) value: T,
}

impl<T: Shape> Entry for Said<T> {
    #[cfg(test)]
    const IN_WORDS: &'static str = T::IN_WORDS;

    fn read(key: &Ident, input: ParseStream<'_>, errors: &mut Errors) -> Option<Self> {
        let alone = T::alone();
        if stands_alone(input) {
            let Some(value) = alone else {
                errors.at(key.span(), needs_a_value(key, T::EXAMPLE) + T::LEFT_OUT);
                return None;
            };
            return Some(Self { key: key.clone(), extent: Extent::at(key.span()), value });
        }
        let value = behind_equals(key, T::EXAMPLE, input, errors)?;
        // A path is asked for by name, an expression not.
        if let Some((place, message)) = value.mistake().filter(|_| T::IS_EXPRESSION) {
            errors.on(place, message);
            return None;
        }
        let extent = Extent::of(&value);
        match T::of(key, value) {
            Ok(value) => Some(Self { key: key.clone(), extent, value }),
            Err(mistake) => {
                errors.on(mistake.place, mistake.message);
                skip_literals(input);
                None
            }
        }
    }
}

fn stands_alone(input: ParseStream<'_>) -> bool {
    input.is_empty() || input.peek(Token![,])
}

/// Skips the rest of a list without its brackets: `options = "a", "b"` is one mistake.
fn skip_literals(input: ParseStream<'_>) {
    while input.peek(Token![,]) && input.peek2(Lit) {
        let _ = (input.parse::<Token![,]>(), input.parse::<Lit>());
    }
}

fn needs_a_value(key: &Ident, example: &str) -> String {
    format!("`{key}` needs a value: `{key} = {example}`")
}

/// The value behind `=`. A key without an example takes none.
fn behind_equals(
    key: &Ident,
    example: &str,
    input: ParseStream<'_>,
    errors: &mut Errors,
) -> Option<Value> {
    if !input.peek(Token![=]) {
        if let Ok(token) = input.parse::<TokenTree>() {
            let message = no_equals(key, example, &token, stands_alone(input));
            errors.on(token, message);
        }
        return None;
    }
    let equals = input.parse::<Token![=]>().ok()?;
    let value = Value::parse(input);
    if value.is_none() {
        errors.on(equals.to_token_stream(), needs_a_value(key, example));
    }
    value
}

/// Whether a word is a key, in either half.
fn is_key(word: &str) -> bool {
    Keys::find(word).is_some() || ToolKeys::find(word).is_some()
}

/// What to say about a token behind a key, where `=` should be.
fn no_equals(key: &Ident, example: &str, token: &TokenTree, is_last: bool) -> String {
    let is_key = matches!(token, TokenTree::Ident(word) if is_key(&word.to_string()));
    match token {
        _ if is_key && example.is_empty() => format!("expected a comma before `{token}`"),
        _ if is_key => {
            format!("{}, and a comma before `{token}`", needs_a_value(key, example))
        }
        _ if example.is_empty() => format!("`{key}` takes no value: write just `{key}`"),
        // `title "x"`
        TokenTree::Ident(_) | TokenTree::Literal(_) if is_last => {
            format!("expected `=`: write `{key} = {token}`")
        }
        _ => format!("expected `=`: write `{key} = {example}`"),
    }
}
