//! Values as code: literals as they are, expressions by way of a conversion
//! that works in a `const`.

use proc_macro2::{Ident, Literal, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};

use super::spans::{call, core, parens};
use crate::attr::expression::Expression;
use crate::attr::shape::{
    Bound, DefaultValue, Digits, FormatName, Length, Numeral, Text, TextList, Texts,
};
use crate::extent::Extent;

/// The expression's own tokens. What only the compiler can parse goes through a macro: a
/// mistake in it is one error, and the rest of the code is still code. The macro stands
/// beside it, for the same reason as `core_macro`.
fn plain(expression: &Expression) -> TokenStream {
    if !expression.is_for_the_compiler() {
        return expression.to_token_stream();
    }
    quote!({
        macro_rules! __expression {
            ($expression:expr) => {
                $expression
            };
        }
        __expression!(#expression)
    })
}

/// A `&'static str`.
pub(crate) fn text(text: &Text) -> TokenStream {
    match text {
        Text::Lit(text) => text.to_token_stream(),
        Text::Expr(expression) => plain(expression),
    }
}

/// A `u64`: a length, or a number of items; with the keyword that a mistake names.
pub(crate) fn length(keyword: &str) -> impl Fn(&Length) -> TokenStream {
    move |length| match length {
        Length::Lit(int) => unsuffixed(int),
        Length::Expr(expression) if expression.literals_only().is_some() => plain(expression),
        Length::Expr(expression) => {
            let span = Extent::of(expression).first;
            let core = core(span);
            let keyword = Ident::new(keyword, span);
            converted(
                expression,
                "into_length",
                quote_spanned!(span=> #core::GivenKeyword::#keyword),
            )
        }
    }
}

/// A `Number`.
pub(crate) fn bound(bound: &Bound) -> TokenStream {
    match bound {
        Bound::Lit(numeral) => number(numeral),
        Bound::Expr(expression) => match expression.literals_only() {
            Some(has_point) => number_of_literals(expression, has_point),
            None => converted(expression, "into_number", TokenStream::new()),
        },
    }
}

pub(super) fn number(numeral: &Numeral) -> TokenStream {
    let how = match &numeral.digits {
        Digits::Int(_) => "int",
        Digits::Float(_) => "float",
    };
    number_from(numeral.span, how, &digits(numeral))
}

/// The digits of a number, with its sign, of whatever type.
pub(super) fn digits(numeral: &Numeral) -> TokenStream {
    let digits = match &numeral.digits {
        Digits::Int(int) => unsuffixed(int),
        Digits::Float(float) => as_f64(float),
    };
    let minus = numeral.is_negative.then(|| quote_spanned!(numeral.span=> -));
    quote!(#minus #digits)
}

/// `60 * 60`
fn number_of_literals(expression: &Expression, has_point: bool) -> TokenStream {
    let how = if has_point { "float" } else { "int" };
    number_from(Extent::of(expression).first, how, &plain(expression))
}

fn number_from(span: Span, how: &str, value: &TokenStream) -> TokenStream {
    let core = core(span);
    let how = Ident::new(how, span);
    quote_spanned!(span=> #core::GivenNumber::#how(#value))
}

/// A `Format`.
pub(crate) fn format(format: &FormatName) -> TokenStream {
    match format {
        FormatName::Lit(name) => {
            let span = name.span();
            let core = core(span);
            quote_spanned!(span=> #core::format_named(#name))
        }
        FormatName::Expr(expression) => plain(expression),
    }
}

/// A `&'static [&'static str]`.
pub(crate) fn texts(list: &TextList) -> TokenStream {
    match list {
        TextList::List(texts) => list_of(texts),
        TextList::Expr(expression) => converted(expression, "into_texts", TokenStream::new()),
    }
}

fn list_of(texts: &Texts) -> TokenStream {
    let Texts { whole, elements } = texts;
    let is_for_the_compiler =
        |text: &Text| matches!(text, Text::Expr(expression) if expression.is_for_the_compiler());
    if !elements.iter().any(is_for_the_compiler) {
        return quote!(&#whole);
    }
    // Calls and branches the compiler evaluates once only when it is told to.
    let span = Extent::of(whole).first;
    let elements = elements.iter().map(text);
    let list = quote_spanned!(span=> [#(#elements),*]);
    quote!(const { &#list })
}

/// The call that sets the default.
pub(crate) fn default(key: Span, value: &DefaultValue) -> TokenStream {
    let set = |span: Span, variant: &str, value: TokenStream| {
        let core = core(span);
        let variant = Ident::new(variant, span);
        call(key, "default", quote_spanned!(span=> #core::GivenDefault::#variant(#value)))
    };
    match value {
        DefaultValue::Text(text) => set(text.span(), "String", text.to_token_stream()),
        DefaultValue::Char(char) => {
            let (span, text) = (char.span(), char.value().to_string());
            set(span, "String", quote_spanned!(span=> #text))
        }
        DefaultValue::Bool(bool) => set(bool.span(), "Boolean", bool.to_token_stream()),
        DefaultValue::Number(numeral) => set(numeral.span, "Number", number(numeral)),
        DefaultValue::Texts(texts) => {
            let span = Extent::of(&texts.whole).first;
            let core = core(span);
            let texts = list_of(texts);
            call(key, "default", quote_spanned!(span=> #core::list(#texts)))
        }
        DefaultValue::Variants(variants, span) => default_variants(key, variants.iter(), *span),
        DefaultValue::Expr(expression) => default_expression(key, expression),
    }
}

/// The call that sets a list of variants as the default.
pub(super) fn default_variants<'v>(
    key: Span,
    variants: impl Iterator<Item = &'v Expression>,
    span: Span,
) -> TokenStream {
    let core = core(span);
    let variants = variants.map(given);
    let list = quote_spanned!(span=> const { &#core::Defaults::new([#(#variants),*]) });
    call(key, "default_list", list)
}

/// The call that sets a constant, or a variant, as the default.
pub(super) fn default_expression(key: Span, expression: &Expression) -> TokenStream {
    match expression.literals_only() {
        Some(has_point) => {
            let span = Extent::of(expression).first;
            let core = core(span);
            let number = number_of_literals(expression, has_point);
            call(key, "default", quote_spanned!(span=> #core::GivenDefault::Number(#number)))
        }
        None => call(key, "default_of", given(expression)),
    }
}

/// A constant, or a variant of an enum.
fn given(value: &Expression) -> TokenStream {
    let Extent { first: span, last: end } = Extent::of(value);
    let core = core(span);
    // Not out of the user's reach, or the compiler would point at the whole derive; but
    // the value stands before both.
    let name = Ident::new("__given", span);
    let default = Ident::new("__default", span);
    let value = plain(value);
    let method = call(span, "given", TokenStream::new());
    let of_it = call(span, "__default", TokenStream::new());
    let default = quote_spanned!(span=> {
        let #name = #core::Constant::new(#value);
        let #default = #name #method #of_it;
        #core::forget(#name);
        #default
    });
    // From the first token to the last: what is underlined when the field can't have it.
    let default = parens(end, default);
    quote_spanned!(span=> #core::whole #default)
}

/// An expression of a type that only the compiler knows.
fn converted(value: &Expression, to: &str, args: TokenStream) -> TokenStream {
    let span = Extent::of(value).first;
    let core = core(span);
    let call = call(span, to, args);
    let value = plain(value);
    quote_spanned!(span=> #core::Constant::new(#value) #call)
}

/// An integer literal's digits without a suffix, so that it takes the type that
/// it is asked for.
fn unsuffixed(literal: &syn::LitInt) -> TokenStream {
    let mut plain = match literal.base10_digits().parse::<u128>() {
        Ok(value) => Literal::u128_unsuffixed(value),
        Err(_) => return quote!(#literal),
    };
    plain.set_span(literal.span());
    plain.into_token_stream()
}

/// A float literal's digits as an `f64`, whatever its suffix.
fn as_f64(literal: &syn::LitFloat) -> TokenStream {
    let digits = literal.base10_digits();
    let mut tokens: TokenStream = digits.parse().unwrap_or_else(|_| quote!(#literal));
    if let Some(TokenTree::Literal(plain)) = tokens.clone().into_iter().next() {
        let mut plain = plain;
        plain.set_span(literal.span());
        tokens = plain.into_token_stream();
    }
    tokens
}
