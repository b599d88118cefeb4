//! Whether a value has the shape that its key takes.

use proc_macro2::{Ident, TokenTree};
use syn::parse::{ParseStream, Parser};
use syn::{Lit, Path, Token};

use super::Value;
use super::key::{Takes, nearest};
use crate::errors::Errors;

/// The formats of a string field, and the variants of `Format`.
pub(crate) const FORMATS: [(&str, &str); 4] =
    [("email", "Email"), ("uri", "Uri"), ("date", "Date"), ("date-time", "DateTime")];

/// Reads `= value`, or nothing; `None` after a mistake.
#[allow(clippy::option_option)] // the outer one is success, the inner one the value
pub(super) fn read(
    key: &Ident,
    takes: Takes,
    input: ParseStream<'_>,
    errors: &mut Errors,
) -> Option<Option<Value>> {
    if input.is_empty() || input.peek(Token![,]) {
        if matches!(takes, Takes::Nothing | Takes::TextsOrNothing) {
            return Some(None);
        }
        errors.at(key.span(), format!("`{key}` needs a value: `{key} = {}`", example(takes)));
        return None;
    }
    if !input.peek(Token![=]) {
        if let Ok(token) = input.parse::<TokenTree>() {
            let message = if matches!(token, TokenTree::Ident(_) | TokenTree::Literal(_)) {
                format!("expected a comma before `{token}`")
            } else if takes == Takes::Nothing {
                format!("`{key}` takes no value: write just `{key}`")
            } else {
                format!("expected `=`: write `{key} = {}`", example(takes))
            };
            errors.on(token, message);
        }
        return None;
    }
    let equals = input.parse::<Token![=]>().ok()?;
    let Some(value) = Value::parse(input) else {
        errors.on(equals, format!("`{key}` needs a value: `{key} = {}`", example(takes)));
        return None;
    };
    // A path is asked for by name, an expression not.
    if let Some((place, message)) = value.mistake().filter(|_| takes != Takes::Path) {
        errors.on(place, message);
        return None;
    }
    match problem(key, takes, &value) {
        None => Some(Some(value)),
        Some((place, message)) => {
            errors.on(place, message);
            None
        }
    }
}

impl Value {
    /// Skips `= value` behind a key that is not known.
    pub(super) fn parse_after_equals(input: ParseStream<'_>) {
        if input.parse::<Token![=]>().is_ok() {
            Self::parse(input);
        }
    }
}

/// How a value of that kind is written.
fn example(takes: Takes) -> &'static str {
    match takes {
        Takes::Text | Takes::Default => "\"…\"",
        Takes::Length => "3",
        Takes::Number => "18",
        Takes::Format => "\"email\"",
        Takes::Texts | Takes::TextsOrNothing => "[\"a\", \"b\"]",
        Takes::Nothing => "",
        Takes::Path => "path::to::schema_core",
        Takes::AttributeName => "elicit",
    }
}

/// What is wrong with the value, and where.
fn problem(key: &Ident, takes: Takes, value: &Value) -> Option<(Value, String)> {
    let wrong = |what: &str| {
        Some((value.clone(), format!("`{key}` takes {what}: `{key} = {}`", example(takes))))
    };
    match (takes, value) {
        (Takes::Nothing, _) => {
            Some((value.clone(), format!("`{key}` takes no value: write just `{key}`")))
        }
        (Takes::Path, _) if path(value).is_none() => wrong("a path"),
        (Takes::AttributeName, _) if !is_elicit(value) => {
            Some((value.clone(), "the only other name is `elicit`: `attribute = elicit`".to_owned()))
        }
        (Takes::Default, _) => default_problem(value),
        (Takes::Format, Value::Expr(tokens)) => format_as_a_word(&tokens.to_string(), value),
        (Takes::Path | Takes::AttributeName, _)
        // The compiler checks the type of an expression.
        | (_, Value::Expr(_))
        | (Takes::Text, Value::Lit(Lit::Str(_))) => None,
        (Takes::Number, Value::Lit(literal) | Value::Negative(_, literal))
            if matches!(literal, Lit::Int(_) | Lit::Float(_)) =>
        {
            None
        }
        (Takes::Format, Value::Lit(Lit::Str(text))) => format_problem(&text.value(), value),
        (Takes::Text | Takes::Format, _) => wrong("a string"),
        (Takes::Number, _) => wrong("a number"),
        (Takes::Length, Value::Negative(..)) => wrong("a whole number from 0"),
        (Takes::Length, Value::Lit(Lit::Int(int))) => {
            if int.base10_digits().parse::<u64>().is_ok() {
                None
            } else {
                wrong("a whole number of at most 64 bits")
            }
        }
        (Takes::Length, _) => wrong("a whole number"),
        (Takes::Texts | Takes::TextsOrNothing, Value::List(_, elements)) => elements
            .iter()
            .find(|element| !matches!(element, Value::Lit(Lit::Str(_)) | Value::Expr(_)))
            .map(|element| (element.clone(), format!("`{key}` takes a list of strings"))),
        (Takes::Texts | Takes::TextsOrNothing, _) => wrong("a list of strings"),
    }
}

fn format_problem(name: &str, value: &Value) -> Option<(Value, String)> {
    if FORMATS.iter().any(|(format, _)| *format == name) {
        return None;
    }
    let all = "a form has the formats \"email\", \"uri\", \"date\" and \"date-time\"";
    let advice = match nearest(name, FORMATS.iter().map(|(format, _)| *format)) {
        Some(near) => format!("; did you mean {near:?}?"),
        None => String::new(),
    };
    Some((value.clone(), format!("unknown format {name:?}: {all}{advice}")))
}

/// `format = email`, without the quotes; other expressions are the compiler's.
fn format_as_a_word(word: &str, value: &Value) -> Option<(Value, String)> {
    let word = word.replace(' ', "").replace('_', "-");
    let (format, _) = FORMATS.iter().find(|(format, _)| *format == word)?;
    Some((value.clone(), format!("a format is written as a string: `format = {format:?}`")))
}

/// `None`, `Some(…)` and `null`, which people try on an `Option`.
fn default_of_an_option(tokens: &str) -> Option<&'static str> {
    match tokens {
        "None" | "null" => Some(
            "there is no default of nothing: remove the key, a field without a default starts empty",
        ),
        _ if tokens.starts_with("Some (") || tokens.starts_with("Some(") => {
            Some("a default is the value itself, on an `Option` too: write it without `Some`")
        }
        _ => None,
    }
}

/// A default is a literal of JSON, or a list of strings or variants.
fn default_problem(value: &Value) -> Option<(Value, String)> {
    let all = "a default is a string, a number, `true` or `false`, a variant, or a list of strings or variants";
    match value {
        Value::Lit(Lit::Str(_) | Lit::Int(_) | Lit::Float(_) | Lit::Bool(_) | Lit::Char(_))
        | Value::Negative(_, Lit::Int(_) | Lit::Float(_)) => None,
        Value::Expr(tokens) => default_of_an_option(&tokens.to_string())
            .map(|message| (value.clone(), message.to_owned())),
        Value::List(_, elements) => {
            // Whether a name is that of a variant or of a string the compiler knows.
            let is_text = |element: &Value| matches!(element, Value::Lit(Lit::Str(_)));
            let is_certain_variant =
                |element: &Value| matches!(element, Value::Expr(path) if Value::is_variant(path));
            let strings = elements.iter().any(is_text);
            let variants = elements.iter().any(is_certain_variant);
            let known = elements
                .iter()
                .all(|element| is_text(element) || matches!(element, Value::Expr(_)));
            if known && !(strings && variants) {
                return None;
            }
            let other = elements
                .iter()
                .find(|element| !matches!(element, Value::Lit(Lit::Str(_)) | Value::Expr(_)));
            if let Some(other) = other {
                return Some((
                    other.clone(),
                    "a default list has strings or variants: `default = [\"a\", \"b\"]`".to_owned(),
                ));
            }
            Some((
                value.clone(),
                "a default list has strings or variants, and not both: `default = [\"a\", \"b\"]`"
                    .to_owned(),
            ))
        }
        _ => Some((value.clone(), all.to_owned())),
    }
}

/// The path that `crate = …` names, as a path or as a string.
pub(crate) fn path(value: &Value) -> Option<Path> {
    match value {
        Value::Lit(Lit::Str(text)) => text.parse_with(Path::parse_mod_style).ok(),
        Value::Expr(tokens) => Path::parse_mod_style.parse2(tokens.clone()).ok(),
        _ => None,
    }
}

fn is_elicit(value: &Value) -> bool {
    matches!(value, Value::Expr(tokens) if tokens.to_string() == "elicit")
        || matches!(value, Value::Lit(Lit::Str(text)) if text.value() == "elicit")
}
