//! The value behind a key: a literal, a list, or an expression for the compiler.

use proc_macro2::{Delimiter, Literal, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::Lit;
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};

/// What stands behind `key =`.
#[derive(Clone)]
pub(crate) enum Value {
    /// `"text"`, `18`, `0.5`, `true`, `'c'`
    Lit(Lit),
    /// `-18`, `-0.5`: the tokens, and the literal behind the minus
    Negative(TokenStream, Lit),
    /// `["a", "b"]`: the whole, and its elements
    List(TokenStream, Vec<Value>),
    /// Anything else: a constant expression.
    Expr(TokenStream),
}

impl Value {
    /// Reads a value up to the comma behind it.
    pub(crate) fn parse(input: ParseStream<'_>) -> Option<Self> {
        let tokens = up_to_comma(input);
        (!tokens.is_empty()).then(|| Self::of(tokens))
    }

    fn of(tokens: Vec<TokenTree>) -> Self {
        match tokens.as_slice() {
            // `$value:expr` of a macro comes in an invisible group.
            [TokenTree::Group(group)] if group.delimiter() == Delimiter::None => {
                Self::of(group.stream().into_iter().collect())
            }
            [TokenTree::Group(group)] if group.delimiter() == Delimiter::Bracket => {
                let elements = elements(group.stream());
                Self::List(group.to_token_stream(), elements)
            }
            [TokenTree::Literal(literal)] => Self::Lit(Lit::new(literal.clone())),
            [TokenTree::Punct(minus), rest] if minus.as_char() == '-' => match literal_in(rest) {
                Some(literal) => {
                    Self::Negative(tokens.iter().cloned().collect(), Lit::new(literal))
                }
                None => Self::Expr(tokens.into_iter().collect()),
            },
            [TokenTree::Ident(word)] if word == "true" || word == "false" => {
                Self::Lit(Lit::Bool(syn::LitBool::new(word == "true", word.span())))
            }
            _ => Self::Expr(tokens.into_iter().collect()),
        }
    }

    /// The first token's place.
    pub(crate) fn span(&self) -> Span {
        self.to_token_stream().into_iter().next().map_or_else(Span::call_site, |token| token.span())
    }

    /// Whether an expression is made of literals only, so that its numbers get
    /// the type that they are asked for; and if so, whether one has a point.
    pub(crate) fn literals_only(tokens: &TokenStream) -> Option<bool> {
        if tokens.is_empty() {
            return None;
        }
        let mut has_point = false;
        for token in tokens.clone() {
            match token {
                TokenTree::Ident(_) => return None,
                TokenTree::Literal(literal) => match Lit::new(literal) {
                    Lit::Int(int) if int.suffix().is_empty() => {}
                    Lit::Float(float) if float.suffix().is_empty() => has_point = true,
                    _ => return None,
                },
                TokenTree::Group(group) => has_point |= Self::literals_only(&group.stream())?,
                TokenTree::Punct(_) => {}
            }
        }
        Some(has_point)
    }

    /// Whether a path names a variant for sure, by Rust's naming convention: its last
    /// word is in `CamelCase`, or so short that it can be both (`Size::XL`).
    pub(crate) fn is_variant(tokens: &TokenStream) -> bool {
        let mut words = Vec::new();
        for token in tokens.clone() {
            match token {
                TokenTree::Ident(word) => words.push(word.unraw().to_string()),
                TokenTree::Punct(colon) if colon.as_char() == ':' => {}
                _ => return false,
            }
        }
        let is_camel_case = |word: &String| {
            word.starts_with(char::is_uppercase) && word.contains(char::is_lowercase)
        };
        match words.as_slice() {
            [.., of, last] if is_camel_case(of) && last.len() <= 2 => {
                last.starts_with(char::is_uppercase)
            }
            [.., last] => is_camel_case(last),
            [] => false,
        }
    }

    /// Whether a variant of an enum may be written like that: as a path whose last word
    /// starts with a capital. So may a constant: the compiler knows.
    pub(crate) fn may_be_variant(tokens: &TokenStream) -> bool {
        match tokens.clone().into_iter().last() {
            Some(TokenTree::Ident(word)) => {
                word.unraw().to_string().starts_with(char::is_uppercase)
            }
            _ => false,
        }
    }
}

impl ToTokens for Value {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        match self {
            Self::Lit(literal) => literal.to_tokens(tokens),
            Self::Negative(all, _) | Self::List(all, _) | Self::Expr(all) => {
                all.to_tokens(tokens);
            }
        }
    }
}

fn literal_in(token: &TokenTree) -> Option<Literal> {
    match token {
        TokenTree::Literal(literal) => Some(literal.clone()),
        TokenTree::Group(group) if group.delimiter() == Delimiter::None => {
            let mut inner = group.stream().into_iter();
            match (inner.next(), inner.next()) {
                (Some(token), None) => literal_in(&token),
                _ => None,
            }
        }
        _ => None,
    }
}

fn elements(stream: TokenStream) -> Vec<Value> {
    let parse = |input: ParseStream<'_>| {
        let mut elements = Vec::new();
        while !input.is_empty() {
            let element = Value::parse(input);
            let comma = input.parse::<Option<syn::Token![,]>>()?;
            // An element that was left out is its comma: no expression.
            elements.extend(element.or_else(|| Some(Value::Expr(comma?.to_token_stream()))));
        }
        Ok(elements)
    };
    parse.parse2(stream).unwrap_or_default()
}

/// The tokens up to the next comma; one inside `::<…>` or `<…>::` does not count.
fn up_to_comma(input: ParseStream<'_>) -> Vec<TokenTree> {
    let mut tokens = Vec::new();
    let mut depth = 0_u32;
    // No operand stands before the first token, as none stands behind an operator.
    let mut before = '=';
    while !input.is_empty() && (depth > 0 || !input.peek(syn::Token![,])) {
        let Ok(token) = input.parse::<TokenTree>() else { break };
        let char = if let TokenTree::Punct(punct) = &token { punct.as_char() } else { ' ' };
        match char {
            // Behind an operand it is less-than, or the first half of a shift.
            '<' if depth > 0 || !matches!(before, ' ' | '<' | '>' | '?') => depth += 1,
            '>' if depth > 0 && before != '-' => depth -= 1,
            _ => {}
        }
        before = char;
        tokens.push(token);
    }
    tokens
}

/// An integer literal's digits without a suffix, so that it takes the type that
/// it is asked for.
pub(crate) fn unsuffixed(literal: &syn::LitInt) -> TokenStream {
    let mut plain = match literal.base10_digits().parse::<u128>() {
        Ok(value) => Literal::u128_unsuffixed(value),
        Err(_) => return quote!(#literal),
    };
    plain.set_span(literal.span());
    plain.into_token_stream()
}

/// A float literal's digits as an `f64`, whatever its suffix.
pub(crate) fn as_f64(literal: &syn::LitFloat) -> TokenStream {
    let digits = literal.base10_digits();
    let mut tokens: TokenStream = digits.parse().unwrap_or_else(|_| quote!(#literal));
    if let Some(TokenTree::Literal(plain)) = tokens.clone().into_iter().next() {
        let mut plain = plain;
        plain.set_span(literal.span());
        tokens = plain.into_token_stream();
    }
    tokens
}
