//! The shapes of values that only the keys of tools take.

use proc_macro2::{Ident, Span, TokenStream};
use quote::ToTokens;
use syn::{Lit, LitBool, LitChar, LitStr};

use crate::attr::expression::Expression;
use crate::attr::near::nearest;
use crate::attr::shape::{DefaultValue, Mistake, Numeral, Shape, constant};
use crate::attr::value::Value;
use crate::extent::Extent;

/// The formats of JSON Schema 2020-12 (Validation, section 7.3).
const FORMATS: [&str; 19] = [
    "date-time",
    "date",
    "time",
    "duration",
    "email",
    "idn-email",
    "hostname",
    "idn-hostname",
    "ipv4",
    "ipv6",
    "uri",
    "uri-reference",
    "iri",
    "iri-reference",
    "uuid",
    "uri-template",
    "json-pointer",
    "relative-json-pointer",
    "regex",
];

/// Those that `OpenAPI` alone has.
const OF_OPEN_API: [&str; 9] =
    ["int8", "int16", "int32", "int64", "float", "double", "byte", "binary", "password"];

/// The name of any format.
pub(crate) struct Formats(pub(crate) LitStr);

impl Shape for Formats {
    #[cfg(test)]
    const IN_WORDS: &'static str = "a format";
    const EXAMPLE: &'static str = "\"email\"";

    fn of(key: &Ident, value: Value) -> Result<Self, Mistake> {
        let Value::Lit(Lit::Str(name)) = &value else {
            return Err(Mistake::new(
                &value,
                format!("`{key}` takes the name of a format: `{key} = \"email\"`"),
            ));
        };
        let text = name.value();
        if FORMATS.contains(&text.as_str()) {
            return Ok(Self(name.clone()));
        }
        let advice = match nearest(&text, FORMATS) {
            _ if OF_OPEN_API.contains(&text.as_str()) => {
                "it is OpenAPI's, and the type of the field says it: remove it".to_owned()
            }
            Some(near) => format!("did you mean {near:?}?"),
            None => format!("JSON Schema has {}", FORMATS.join(", ")),
        };
        Err(Mistake::new(&value, format!("unknown format {text:?}: {advice}")))
    }
}

/// A regular expression, as a literal.
pub(crate) struct Pattern(pub(crate) LitStr);

impl Shape for Pattern {
    #[cfg(test)]
    const IN_WORDS: &'static str = "a regular expression";
    const EXAMPLE: &'static str = "\"^[a-z]+$\"";

    fn of(key: &Ident, value: Value) -> Result<Self, Mistake> {
        match value {
            Value::Lit(Lit::Str(text)) => match between_slashes(&text.value()) {
                Some(bare) => Err(Mistake::new(
                    &text,
                    format!(
                        "`{key}` takes the expression alone, without slashes and flags: {bare:?}"
                    ),
                )),
                None => Ok(Self(text)),
            },
            Value::Expr(expression) if expression.broken_literal().is_some() => {
                Ok(Self(LitStr::new("", Span::call_site())))
            }
            other => Err(Mistake::new(
                &other,
                format!("`{key}` takes a string, as a literal: `{key} = \"^[a-z]+$\"`"),
            )),
        }
    }
}

/// What stands between the slashes of `/^a$/i`, which no text matches as it is.
fn between_slashes(text: &str) -> Option<&str> {
    let (bare, flags) = text.strip_prefix('/')?.rsplit_once('/')?;
    let is_literal = bare.starts_with('^') || bare.ends_with('$');
    (is_literal && flags.chars().all(|flag| "dgimsuvy".contains(flag))).then_some(bare)
}

/// The word `tool_schema`.
pub(crate) struct ToolWord;

impl Shape for ToolWord {
    #[cfg(test)]
    const IN_WORDS: &'static str = "the word `tool_schema`";
    const EXAMPLE: &'static str = "tool_schema";

    fn of(_: &Ident, value: Value) -> Result<Self, Mistake> {
        match &value {
            Value::Expr(tokens) if tokens.to_token_stream().to_string() == "tool_schema" => {
                Ok(Self)
            }
            _ => Err(Mistake::new(
                &value,
                "the only other name is `tool_schema`: `attribute = tool_schema`",
            )),
        }
    }
}

/// A JSON value: a literal, a list of them, or a constant.
pub(crate) enum Json {
    Text(LitStr),
    Char(LitChar),
    Bool(LitBool),
    Number(Numeral),
    List(Vec<Json>, Extent),
    Expr(Expression),
}

impl Json {
    pub(crate) fn extent(&self) -> Extent {
        match self {
            Self::Text(text) => Extent::at(text.span()),
            Self::Char(char) => Extent::at(char.span()),
            Self::Bool(bool) => Extent::at(bool.span),
            Self::Number(numeral) => numeral.extent,
            Self::List(_, extent) => *extent,
            Self::Expr(expression) => Extent::of(expression),
        }
    }
}

impl Shape for Json {
    #[cfg(test)]
    const IN_WORDS: &'static str = "a value";
    const EXAMPLE: &'static str = DefaultValue::EXAMPLE;
    const LEFT_OUT: &'static str = DefaultValue::LEFT_OUT;

    fn of(key: &Ident, value: Value) -> Result<Self, Mistake> {
        match value {
            Value::Lit(Lit::Str(text)) => Ok(Self::Text(text)),
            Value::Lit(Lit::Char(char)) => Ok(Self::Char(char)),
            Value::Lit(Lit::Bool(bool)) => Ok(Self::Bool(bool)),
            Value::List(whole, elements) => {
                let extent = Extent::of(&whole);
                let elements = elements.into_iter().map(|element| Self::of(key, element));
                Ok(Self::List(elements.collect::<Result<_, _>>()?, extent))
            }
            Value::Expr(expression) => match of_an_option(&expression) {
                Some(message) => Err(Mistake::new(&expression, message)),
                None if expression.is_tuple() => Err(Mistake::new(
                    &expression,
                    format!("`{key}` takes a list in brackets: `[…]`"),
                )),
                None => constant(key, expression).map(Self::Expr),
            },
            other => Numeral::of(other).map(Self::Number).map_err(|other| {
                Mistake::new(
                    &other,
                    format!("`{key}` takes a string, a number, `true` or `false`, a list of these, a constant or a variant"),
                )
            }),
        }
    }
}

/// `None`, `Some(…)` and `null`, which people try on an `Option`.
fn of_an_option(expression: &Expression) -> Option<&'static str> {
    let tokens = expression.to_token_stream().to_string();
    match tokens.as_str() {
        "None" | "null" => Some(
            "there is no default of nothing: remove the key, a field that is left out is `None`",
        ),
        _ if tokens.starts_with("Some (") || tokens.starts_with("Some(") => {
            Some("write the value itself, on an `Option` too: without `Some`")
        }
        _ => None,
    }
}

/// A list of JSON values.
pub(crate) struct Jsons(pub(crate) Vec<Json>);

impl Shape for Jsons {
    #[cfg(test)]
    const IN_WORDS: &'static str = "a list of values";
    const EXAMPLE: &'static str = "[\"…\"]";

    fn of(key: &Ident, value: Value) -> Result<Self, Mistake> {
        let Value::List(_, elements) = value else {
            return Err(Mistake::new(
                &value,
                format!("`{key}` takes a list of values: `{key} = [\"…\"]`"),
            ));
        };
        let elements = elements.into_iter().map(|element| match element {
            Value::Expr(expression) if expression.broken_literal().is_some() => {
                Ok(Json::Expr(expression))
            }
            Value::Expr(expression) => Err(Mistake::new(
                &expression,
                format!("`{key}` takes literals: strings, numbers, `true` and `false`, and lists of these"),
            )),
            other => Json::of(key, other),
        });
        Ok(Self(elements.collect::<Result<_, _>>()?))
    }
}

/// A provider's strict mode.
pub(crate) struct ProfileName {
    /// The variant of the core's `Profile`.
    pub(crate) variant: &'static str,
    pub(crate) span: Span,
}

const PROFILES: [(&str, &str); 5] = [
    ("mcp", "Mcp"),
    ("openai", "OpenAi"),
    ("anthropic", "Anthropic"),
    ("gemini", "Gemini"),
    ("portable", "Portable"),
];

impl ProfileName {
    pub(super) fn of(value: &Value) -> Result<Self, (TokenStream, String)> {
        let names = PROFILES.map(|(name, _)| name);
        let all = names.map(|name| format!("{name:?}")).join(", ");
        let Value::Lit(Lit::Str(name)) = value else {
            let word = value.to_token_stream().to_string();
            let advice = match named(&word) {
                Some(name) => format!("a profile is written as a string: {name:?}"),
                None => format!("a profile is one of {all}"),
            };
            return Err((value.to_token_stream(), advice));
        };
        let text = name.value();
        if let Some((_, variant)) = PROFILES.iter().find(|(known, _)| *known == text) {
            return Ok(Self { variant, span: name.span() });
        }
        let advice = match named(&text) {
            Some(near) => format!("did you mean {near:?}?"),
            None => format!("there are {all}"),
        };
        Err((value.to_token_stream(), format!("unknown profile {text:?}: {advice}")))
    }
}

/// The profile that a word means: misspelled, as in Rust, or by the name of a model or a
/// company.
fn named(word: &str) -> Option<&'static str> {
    const OTHERS: [(&str, &[&str]); 5] = [
        ("openai", &["gpt", "chatgpt", "azure", "codex"]),
        ("anthropic", &["claude"]),
        ("gemini", &["google", "vertex", "vertexai"]),
        ("portable", &["strict", "all", "any", "common"]),
        ("mcp", &["none", "declaration"]),
    ];
    // `Profile::OpenAi`
    let last = word.rsplit(':').next().unwrap_or(word).trim().to_lowercase();
    let of = |(_, words): &&(&str, &[&str])| words.contains(&last.as_str());
    OTHERS.iter().find(of).map(|(name, _)| *name).or_else(|| {
        let names = PROFILES.map(|(name, _)| name);
        nearest(&last, names)
    })
}
