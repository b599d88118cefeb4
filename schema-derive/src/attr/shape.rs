//! The shapes of values: what each kind of key takes, as a type of its own.

use proc_macro2::{Ident, Span, TokenStream};
use quote::ToTokens;
use syn::parse::{Parse, Parser};
use syn::{Lit, LitBool, LitChar, LitFloat, LitInt, LitStr, Path};

use super::expression::Expression;
use super::value::Value;
use crate::extent::Extent;

/// What a kind of key takes.
pub(crate) trait Shape: Sized {
    /// As the documentation puts it.
    #[cfg(test)]
    const IN_WORDS: &'static str;
    /// How such a value is written; empty where there is none.
    const EXAMPLE: &'static str;
    /// What else to say where the value is left out.
    const LEFT_OUT: &'static str = "";
    /// Whether the value is an expression, which has to be one at all.
    const IS_EXPRESSION: bool = true;

    /// What the key says without a value, if it may stand alone.
    fn alone() -> Option<Self> {
        None
    }

    /// The value, if the key takes such a one.
    fn of(key: &Ident, value: Value) -> Result<Self, Mistake>;
}

/// What is wrong with a value, and where.
pub(crate) struct Mistake {
    pub(super) place: TokenStream,
    pub(super) message: String,
}

impl Mistake {
    pub(super) fn new(place: &impl ToTokens, message: impl Into<String>) -> Self {
        Self { place: place.to_token_stream(), message: message.into() }
    }

    /// The key takes something else.
    fn takes<S: Shape>(what: &str, key: &Ident, value: &impl ToTokens) -> Self {
        Self::new(value, format!("`{key}` takes {what}: `{key} = {}`", S::EXAMPLE))
    }
}

/// The expression, if a constant can be it.
pub(super) fn constant(key: &Ident, expression: Expression) -> Result<Expression, Mistake> {
    match expression.made_at_run_time() {
        None => Ok(expression),
        Some(right) => {
            Err(Mistake::new(&expression, format!("`{key}` takes a constant: write {right}")))
        }
    }
}

/// A string, or an expression that is one.
pub(crate) enum Text {
    Lit(LitStr),
    Expr(Expression),
}

impl Shape for Text {
    #[cfg(test)]
    const IN_WORDS: &'static str = "a string";
    const EXAMPLE: &'static str = "\"…\"";

    fn of(key: &Ident, value: Value) -> Result<Self, Mistake> {
        match value {
            Value::Lit(Lit::Str(text)) => Ok(Self::Lit(text)),
            Value::Expr(expression) => constant(key, expression).map(Self::Expr),
            other => Err(Mistake::takes::<Self>("a string", key, &other)),
        }
    }
}

/// The name of a format, which the core knows, or an expression of the type `Format`.
pub(crate) enum FormatName {
    Lit(LitStr),
    Expr(Expression),
}

impl Shape for FormatName {
    #[cfg(test)]
    const IN_WORDS: &'static str = "a format";
    const EXAMPLE: &'static str = "\"email\"";

    fn of(key: &Ident, value: Value) -> Result<Self, Mistake> {
        match value {
            Value::Lit(Lit::Str(name)) => Ok(Self::Lit(name)),
            Value::Expr(expression) => match expression.as_bare_words() {
                // `format = date-time`
                Some(words) => {
                    let right = format!("a format is written as a string: `{key} = {words:?}`");
                    Err(Mistake::new(&expression, right))
                }
                None => Ok(Self::Expr(expression)),
            },
            other => Err(Mistake::takes::<Self>("a string", key, &other)),
        }
    }
}

/// A length, or a number of items.
pub(crate) enum Length {
    Lit(LitInt),
    Expr(Expression),
}

impl Shape for Length {
    #[cfg(test)]
    const IN_WORDS: &'static str = "a length";
    const EXAMPLE: &'static str = "3";

    fn of(key: &Ident, value: Value) -> Result<Self, Mistake> {
        let what = match &value {
            Value::Lit(Lit::Int(int)) if int.base10_digits().parse::<u64>().is_err() => {
                "a whole number of at most 64 bits"
            }
            Value::Negative(..) => "a whole number from 0",
            _ => "a whole number",
        };
        match value {
            Value::Lit(Lit::Int(int)) if int.base10_digits().parse::<u64>().is_ok() => {
                Ok(Self::Lit(int))
            }
            Value::Expr(expression) => one_number(key, expression).map(Self::Expr),
            other => Err(Mistake::takes::<Self>(what, key, &other)),
        }
    }
}

/// An expression that may be a number: both ends of a range are two keys.
fn one_number(key: &Ident, expression: Expression) -> Result<Expression, Mistake> {
    if !expression.is_range() {
        return Ok(expression);
    }
    let name = key.to_string();
    let of = ["_length", "_items"].into_iter().find(|of| name.ends_with(of)).unwrap_or_default();
    let right =
        format!("`{key}` takes one number: a range is two keys, `min{of} = 1, max{of} = 5`");
    Err(Mistake::new(&expression, right))
}

/// A number as it was written: `18`, `-0.5`.
pub(crate) struct Numeral {
    pub(crate) is_negative: bool,
    pub(crate) digits: Digits,
    /// The first token's place.
    pub(crate) span: Span,
    /// The minus as well.
    pub(crate) extent: Extent,
}

/// The digits of a number.
pub(crate) enum Digits {
    Int(LitInt),
    Float(LitFloat),
}

impl Numeral {
    /// The number that a value is.
    pub(super) fn of(value: Value) -> Result<Self, Value> {
        let (span, extent) = (value.span(), Extent::of(&value));
        let is_negative = matches!(value, Value::Negative(..));
        let digits = match value {
            Value::Lit(Lit::Int(int)) | Value::Negative(_, Lit::Int(int)) => Digits::Int(int),
            Value::Lit(Lit::Float(float)) | Value::Negative(_, Lit::Float(float)) => {
                Digits::Float(float)
            }
            other => return Err(other),
        };
        Ok(Self { is_negative, digits, span, extent })
    }
}

/// A bound of a number, or an expression that is one.
pub(crate) enum Bound {
    Lit(Numeral),
    Expr(Expression),
}

impl Shape for Bound {
    #[cfg(test)]
    const IN_WORDS: &'static str = "a number";
    const EXAMPLE: &'static str = "18";

    fn of(key: &Ident, value: Value) -> Result<Self, Mistake> {
        match Numeral::of(value) {
            Ok(number) => Ok(Self::Lit(number)),
            Err(Value::Expr(expression)) => one_number(key, expression).map(Self::Expr),
            Err(Value::Lit(Lit::Str(text))) => {
                let number = text.value();
                let right = if number.parse::<f64>().is_ok_and(f64::is_finite) {
                    format!("`{key}` takes a number: `{key} = {number}`, without the quotes")
                } else {
                    format!(
                        "`{key}` takes a number, and text has no such bound: judge dates by a rule of your own, `check = path`, and lengths with `{key}_length`"
                    )
                };
                Err(Mistake::new(&text, right))
            }
            Err(other) => Err(Mistake::takes::<Self>("a number", key, &other)),
        }
    }
}

/// A list of strings, or an expression that is one.
pub(crate) enum TextList {
    List(Texts),
    Expr(Expression),
}

impl ToTokens for TextList {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        match self {
            Self::List(texts) => texts.whole.to_tokens(tokens),
            Self::Expr(expression) => expression.to_tokens(tokens),
        }
    }
}

/// `["a", B]`
pub(crate) struct Texts {
    /// The list with its brackets.
    pub(crate) whole: TokenStream,
    pub(crate) elements: Vec<Text>,
}

impl Shape for TextList {
    #[cfg(test)]
    const IN_WORDS: &'static str = "a list of strings";
    const EXAMPLE: &'static str = "[\"a\", \"b\"]";

    fn of(key: &Ident, value: Value) -> Result<Self, Mistake> {
        match value {
            Value::List(whole, elements) => {
                let elements = elements.into_iter().map(|element| text_of_list(key, element));
                let elements = elements.collect::<Result<_, _>>()?;
                Ok(Self::List(Texts { whole, elements }))
            }
            Value::Expr(expression) if expression.is_tuple() => {
                Err(Mistake::takes::<Self>("a list of strings", key, &expression))
            }
            Value::Expr(expression) => text_of_constant(key, expression).map(Self::Expr),
            other => Err(Mistake::takes::<Self>("a list of strings", key, &other)),
        }
    }
}

/// A constant that may be text: an enum has options of its own.
fn text_of_constant(key: &Ident, expression: Expression) -> Result<Expression, Mistake> {
    if expression.is_variant() {
        let right = format!(
            "`{key}` takes strings: where an enum says what there is to choose from, make it the field's type"
        );
        return Err(Mistake::new(&expression, right));
    }
    constant(key, expression)
}

fn text_of_list(key: &Ident, element: Value) -> Result<Text, Mistake> {
    let takes = format!("`{key}` takes a list of strings");
    match element {
        Value::Lit(Lit::Str(text)) => Ok(Text::Lit(text)),
        Value::Expr(expression) if expression.is_tuple() => {
            let right = "titles stand in a list of their own, `option_titles = [\"A\", \"B\"]`";
            Err(Mistake::new(&expression, format!("{takes}: {right}")))
        }
        Value::Expr(expression) => text_of_constant(key, expression).map(Text::Expr),
        other => Err(Mistake::new(&other, takes)),
    }
}

/// The titles of a select in the older form: a list, or those that it has.
pub(crate) enum EnumNames {
    Given(TextList),
    OfTheOptions,
}

impl Shape for EnumNames {
    #[cfg(test)]
    const IN_WORDS: &'static str = "a list of strings, or nothing";
    const EXAMPLE: &'static str = TextList::EXAMPLE;

    fn alone() -> Option<Self> {
        Some(Self::OfTheOptions)
    }

    fn of(key: &Ident, value: Value) -> Result<Self, Mistake> {
        TextList::of(key, value).map(Self::Given)
    }
}

/// A key that says all by itself.
pub(crate) struct Flag;

impl Shape for Flag {
    #[cfg(test)]
    const IN_WORDS: &'static str = "nothing";
    const EXAMPLE: &'static str = "";

    fn alone() -> Option<Self> {
        Some(Self)
    }

    fn of(key: &Ident, value: Value) -> Result<Self, Mistake> {
        Err(Mistake::new(&value, format!("`{key}` takes no value: write just `{key}`")))
    }
}

/// A path, as a path or as a string.
pub(crate) struct PathName(pub(crate) Path);

impl Shape for PathName {
    #[cfg(test)]
    const IN_WORDS: &'static str = "a path";
    const EXAMPLE: &'static str = "path::to::schema_core";
    const IS_EXPRESSION: bool = false;

    fn of(key: &Ident, value: Value) -> Result<Self, Mistake> {
        let path = match &value {
            Value::Lit(Lit::Str(text)) => text.parse_with(Path::parse_mod_style).ok(),
            Value::Expr(tokens) => Path::parse_mod_style.parse2(tokens.to_token_stream()).ok(),
            _ => None,
        };
        path.map(Self).ok_or_else(|| Mistake::takes::<Self>("a path", key, &value))
    }
}

/// The path of a function.
pub(crate) struct RulePath(pub(crate) Path);

impl Shape for RulePath {
    #[cfg(test)]
    const IN_WORDS: &'static str = "the path of a function";
    const EXAMPLE: &'static str = "path::to::rule";
    const IS_EXPRESSION: bool = false;

    fn of(key: &Ident, value: Value) -> Result<Self, Mistake> {
        let path = match &value {
            Value::Expr(tokens) => Path::parse.parse2(tokens.to_token_stream()).ok(),
            Value::Lit(Lit::Str(text)) if text.parse_with(Path::parse).is_ok() => {
                let right = format!(
                    "`{key}` takes the path itself: `{key} = {}`, without the quotes",
                    text.value()
                );
                return Err(Mistake::new(text, right));
            }
            _ => None,
        };
        path.map(Self).ok_or_else(|| {
            Mistake::new(
                &value,
                format!("`{key}` takes the path of a function, `fn(&T) -> Result<(), E>`: `{key} = path::to::rule`"),
            )
        })
    }
}

/// The word `elicit`, as a word or as a string.
pub(crate) struct ElicitWord;

impl Shape for ElicitWord {
    #[cfg(test)]
    const IN_WORDS: &'static str = "the word `elicit`";
    const EXAMPLE: &'static str = "elicit";

    fn of(_: &Ident, value: Value) -> Result<Self, Mistake> {
        let word = match &value {
            Value::Expr(tokens) => tokens.to_token_stream().to_string(),
            Value::Lit(Lit::Str(text)) => text.value(),
            _ => String::new(),
        };
        if word == "elicit" {
            return Ok(Self);
        }
        Err(Mistake::new(&value, "the only other name is `elicit`: `attribute = elicit`"))
    }
}

/// What a field is filled in with: a literal of JSON, a list, or an expression.
pub(crate) enum DefaultValue {
    Text(LitStr),
    Char(LitChar),
    Bool(LitBool),
    Number(Numeral),
    /// Strings, or constants that may be some.
    Texts(Texts),
    /// Variants, and perhaps constants among them, from that place on.
    Variants(Vec<Expression>, Span),
    Expr(Expression),
}

impl Shape for DefaultValue {
    #[cfg(test)]
    const IN_WORDS: &'static str = "a default";
    const EXAMPLE: &'static str = "\"…\"";
    const LEFT_OUT: &'static str =
        ", `3` or `true`; that of the type itself is serde's: `#[serde(default)]`";

    fn of(key: &Ident, value: Value) -> Result<Self, Mistake> {
        match value {
            Value::Lit(Lit::Str(text)) => Ok(Self::Text(text)),
            Value::Lit(Lit::Char(char)) => Ok(Self::Char(char)),
            Value::Lit(Lit::Bool(bool)) => Ok(Self::Bool(bool)),
            Value::Expr(expression) => match of_an_option(&expression) {
                Some(message) => Err(Mistake::new(&expression, message)),
                None if expression.is_tuple() => Err(Mistake::new(
                    &expression,
                    format!("`{key}` takes a list in brackets: `[…]`"),
                )),
                None => constant(key, expression).map(Self::Expr),
            },
            Value::List(whole, elements) => Self::of_list(whole, elements),
            other => Numeral::of(other).map(Self::Number).map_err(|other| {
                Mistake::new(&other, "a default is a string, a number, `true` or `false`, a variant, or a list of strings or variants")
            }),
        }
    }
}

/// `None`, `Some(…)` and `null`, which people try on an `Option`.
fn of_an_option(expression: &Expression) -> Option<&'static str> {
    let tokens = expression.to_token_stream().to_string();
    match tokens.as_str() {
        "None" | "null" => Some(
            "there is no default of nothing: remove the key, a field without a default starts empty",
        ),
        _ if tokens.starts_with("Some (") || tokens.starts_with("Some(") => {
            Some("a default is the value itself, on an `Option` too: write it without `Some`")
        }
        _ => None,
    }
}

impl DefaultValue {
    /// A list has strings or variants. Whether a name is that of a variant or of a string
    /// the compiler knows: strings are compared as they are, and so are lists with a
    /// constant among them.
    fn of_list(whole: TokenStream, elements: Vec<Value>) -> Result<Self, Mistake> {
        let known = |element: &Value| matches!(element, Value::Lit(Lit::Str(_)) | Value::Expr(_));
        if let Some(other) = elements.iter().find(|element| !known(element)) {
            let right = "a default list has strings or variants: `default = [\"a\", \"b\"]`";
            return Err(Mistake::new(other, right));
        }
        let expressions: Vec<&Expression> =
            elements.iter().filter_map(Value::as_expression).collect();
        let has_strings = expressions.len() < elements.len();
        if has_strings && expressions.iter().any(|path| path.is_variant()) {
            let right =
                "a default list has strings or variants, and not both: `default = [\"a\", \"b\"]`";
            return Err(Mistake::new(&whole, right));
        }
        if !has_strings && expressions.iter().any(|path| path.may_be_variant()) {
            let start = Value::List(whole, Vec::new()).span();
            let variants = elements.into_iter().filter_map(Value::into_expression).collect();
            return Ok(Self::Variants(variants, start));
        }
        let elements = elements.into_iter().filter_map(|element| match element {
            Value::Lit(Lit::Str(text)) => Some(Text::Lit(text)),
            other => other.into_expression().map(Text::Expr),
        });
        Ok(Self::Texts(Texts { elements: elements.collect(), whole }))
    }
}
