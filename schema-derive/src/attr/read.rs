//! Reading an attribute by a table of keys: every mistake is reported, and reading goes on
//! behind it.

use proc_macro2::{Ident, TokenTree};
use quote::ToTokens;
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};
use syn::{Attribute, Meta, Token};

use super::near::nearest;
use super::table::{Place, Table};
use super::value::Value;
use super::words::{meant, plain};
use crate::errors::Errors;

/// Reads the attributes of these names: `#[field(title = "…", min = 3)]`.
pub(crate) fn read<K: Table>(
    attributes: &[Attribute],
    names: &[&str],
    place: K::Place,
    errors: &mut Errors,
) -> K {
    let mut keys = K::default();
    for attribute in attributes {
        let Some(name) = names.iter().find(|name| attribute.path().is_ident(name)) else {
            continue;
        };
        match &attribute.meta {
            Meta::Path(_) => {}
            Meta::List(list) => {
                let parse = |input: ParseStream<'_>| {
                    read_list(&mut keys, input, place, errors);
                    Ok(())
                };
                let parsed = parse.parse2(list.tokens.clone());
                errors.take(parsed);
            }
            Meta::NameValue(pair) => {
                errors.on(pair, format!("keys go into parentheses: `#[{name}(title = \"…\")]`"));
            }
        }
    }
    keys
}

pub(super) fn read_list<K: Table>(
    keys: &mut K,
    input: ParseStream<'_>,
    place: K::Place,
    errors: &mut Errors,
) {
    while !input.is_empty() {
        read_entry(keys, input, place, errors);
        // A mistake ends at the next comma; what is behind it still counts.
        while !input.is_empty() {
            if input.parse::<Token![,]>().is_ok() || input.parse::<TokenTree>().is_err() {
                break;
            }
        }
    }
}

fn read_entry<K: Table>(
    keys: &mut K,
    input: ParseStream<'_>,
    place: K::Place,
    errors: &mut Errors,
) {
    let Ok(ident) = input.call(Ident::parse_any) else {
        if let Ok(token) = input.parse::<TokenTree>() {
            let message = no_key::<K>(&token);
            errors.on(token, message);
        }
        keys.note_mistake(None, place);
        return;
    };
    let name = ident.unraw().to_string();
    // `min-length = 3`
    if input.peek(Token![-]) && input.peek2(Ident::peek_any) {
        let rest =
            Value::parse(input).map_or_else(String::new, |rest| rest.to_token_stream().to_string());
        let words = rest.split('=').next().unwrap_or_default().replace('-', "_").replace(' ', "");
        errors.at(ident.span(), format!("a key is written with `_`: `{name}{words}`"));
        keys.note_mistake(Some(&format!("{name}{words}")), place);
        return;
    }
    let wrong = match K::find(&name) {
        None => {
            keys.note_mistake(Some(&name), place);
            unknown::<K>(&name, place)
        }
        Some(row) if !row.places.contains(&place) => {
            keys.note_mistake(Some(&name), place);
            misplaced::<K>(&name, row.places, place)
        }
        Some(_) if keys.written().has(&name) => {
            format!("`{name}` is said twice: remove one of them")
        }
        Some(row) => {
            if (row.read)(keys, &ident, input, errors) {
                keys.written().push(ident);
            } else {
                keys.note_mistake(Some(&name), place);
            }
            return;
        }
    };
    errors.at(ident.span(), wrong);
    Value::parse_after_equals(input);
}

/// What to say about a token where a key should be.
fn no_key<K: Table>(token: &TokenTree) -> String {
    let text = token.to_string();
    match token {
        TokenTree::Punct(comma) if comma.as_char() == ',' => {
            "expected a key before this comma, or one comma less".to_owned()
        }
        TokenTree::Literal(_) if K::find(text.trim_matches('"')).is_some() => {
            format!("a key is written without quotes: `{}`", text.trim_matches('"'))
        }
        _ => "expected a key with its value, like `title = \"…\"`".to_owned(),
    }
}

/// What to say about a name that is no key.
fn unknown<K: Table>(name: &str, place: K::Place) -> String {
    if let Some(advice) = K::advice(name) {
        return format!("unknown key `{name}`: {}", as_it_stands::<K>(advice, place));
    }
    if let Some(near) = nearest(name, K::names_at(place)) {
        return format!("unknown key `{name}`: did you mean `{near}`?");
    }
    // `minLength` where there is no `min_length`
    if let Some(row) = K::ROWS.iter().find(|row| plain(row.name) == plain(name)) {
        return misplaced::<K>(row.name, row.places, place);
    }
    let keys: Vec<String> = K::names_at(place).map(|key| format!("`{key}`")).collect();
    let other = K::if_of_another(place);
    format!("unknown key `{name}`: {} takes {}{other}", place.in_words(), keys.join(", "))
}

/// The advice; and where its key belongs, if that can't stand here either.
fn as_it_stands<K: Table>(advice: &'static str, place: K::Place) -> String {
    let row = meant(advice).and_then(K::find).filter(|row| !row.places.contains(&place));
    let Some(row) = row else { return advice.to_owned() };
    K::refusal(row.name, place).unwrap_or_else(|| {
        let stop = if advice.ends_with('?') { "" } else { "." };
        let (places, other) = (in_words(row.places), K::if_of_another(place));
        format!("{advice}{stop} It belongs on {places}{other}")
    })
}

/// What to say about a key that is one elsewhere.
fn misplaced<K: Table>(name: &str, places: &[K::Place], place: K::Place) -> String {
    K::refusal(name, place).unwrap_or_else(|| {
        format!("`{name}` is no key of {}: it belongs on {}", place.in_words(), in_words(places))
    })
}

/// `a field, a newtype or an enum`
fn in_words<P: Place>(places: &[P]) -> String {
    let mut right = String::new();
    for (index, place) in places.iter().enumerate() {
        right.push_str(match index {
            0 => "",
            _ if index + 1 == places.len() => " or ",
            _ => ", ",
        });
        right.push_str(place.in_words());
    }
    right
}

/// Whether an attribute of that name, which another derive may own, was written for this
/// crate: it starts with a word of ours.
pub(crate) fn is_stray(attribute: &Attribute, name: &str, is_ours: fn(&str) -> bool) -> bool {
    let Meta::List(list) = &attribute.meta else { return false };
    match list.tokens.clone().into_iter().next() {
        Some(TokenTree::Ident(word)) if list.path.is_ident(name) => {
            is_ours(&word.unraw().to_string())
        }
        _ => false,
    }
}
