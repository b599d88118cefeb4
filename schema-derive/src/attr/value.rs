//! The value behind a key: a literal, a list, or an expression for the compiler.

use proc_macro2::{Delimiter, Literal, Span, TokenStream, TokenTree};
use quote::ToTokens;
use syn::Lit;
use syn::parse::{ParseStream, Parser};

use super::expression::Expression;

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
    Expr(Expression),
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
            [TokenTree::Literal(literal)] => match Lit::new(literal.clone()) {
                // `'ab'`, of which the compiler has said already what is wrong.
                Lit::Verbatim(_) => Self::Expr(Expression(tokens.into_iter().collect())),
                literal => Self::Lit(literal),
            },
            [TokenTree::Punct(minus), rest] if minus.as_char() == '-' => match literal_in(rest) {
                Some(literal) => {
                    Self::Negative(tokens.iter().cloned().collect(), Lit::new(literal))
                }
                None => Self::Expr(Expression(tokens.into_iter().collect())),
            },
            [TokenTree::Ident(word)] if word == "true" || word == "false" => {
                Self::Lit(Lit::Bool(syn::LitBool::new(word == "true", word.span())))
            }
            _ => Self::Expr(Expression(tokens.into_iter().collect())),
        }
    }

    /// The first token's place.
    pub(crate) fn span(&self) -> Span {
        self.to_token_stream().into_iter().next().map_or_else(Span::call_site, |token| token.span())
    }

    pub(super) fn as_expression(&self) -> Option<&Expression> {
        match self {
            Self::Expr(expression) => Some(expression),
            _ => None,
        }
    }

    pub(super) fn into_expression(self) -> Option<Expression> {
        match self {
            Self::Expr(expression) => Some(expression),
            _ => None,
        }
    }

    /// Skips `= value` behind a key that is not known.
    pub(super) fn parse_after_equals(input: ParseStream<'_>) {
        if input.parse::<syn::Token![=]>().is_ok() {
            Self::parse(input);
        }
    }
}

impl ToTokens for Value {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        match self {
            Self::Lit(literal) => literal.to_tokens(tokens),
            Self::Negative(all, _) | Self::List(all, _) => all.to_tokens(tokens),
            Self::Expr(expression) => expression.to_tokens(tokens),
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
            elements.extend(
                element.or_else(|| Some(Value::Expr(Expression(comma?.to_token_stream())))),
            );
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
