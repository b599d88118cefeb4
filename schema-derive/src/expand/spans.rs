//! Where the compiler underlines what is wrong: tokens with the user's spans.

use std::collections::HashSet;

use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote_spanned};
use syn::{GenericParam, Generics};

use crate::attr::Said;

/// The module of the core that generated code names, at that span.
pub(crate) fn core(span: Span) -> Ident {
    Ident::new("__schema_core", span)
}

/// The name of a constant at that place, one that an expression of the user's is not likely
/// to mean: it stands within the same scope.
pub(super) fn fresh(name: &str, number: usize, place: Span) -> Ident {
    Ident::new(&format!("__{name}_{number}"), place)
}

/// `.name(args)`, all of it at one span but the arguments.
pub(crate) fn call(span: Span, name: &str, args: impl ToTokens) -> TokenStream {
    let name = Ident::new(name, span);
    quote_spanned!(span=> .#name(#args))
}

/// The call of that name with a key's value, if there is the key.
pub(super) fn call_of<T>(
    name: &str,
    said: Option<&Said<T>>,
    value: impl FnOnce(&T) -> TokenStream,
) -> Option<TokenStream> {
    said.map(|said| call(said.key.span(), name, value(&said.value)))
}

/// `(args)` at one span.
pub(crate) fn parens(span: Span, args: TokenStream) -> Group {
    let mut group = Group::new(Delimiter::Parenthesis, args);
    group.set_span(span);
    group
}

/// The generic parameters of the item, which a nested constant cannot name.
pub(crate) struct Params {
    types_and_consts: HashSet<String>,
    types: HashSet<String>,
    lifetimes: HashSet<String>,
    /// Whether the lifetimes have no names where the code stands.
    are_nameless: bool,
}

impl Params {
    pub(crate) fn of(generics: &Generics) -> Self {
        let mut params = Self {
            // `Self` is as much out of reach as a parameter.
            types_and_consts: HashSet::from(["Self".to_owned()]),
            types: HashSet::new(),
            lifetimes: HashSet::new(),
            are_nameless: true,
        };
        for param in &generics.params {
            match param {
                GenericParam::Type(param) => {
                    params.types.insert(param.ident.to_string());
                    params.types_and_consts.insert(param.ident.to_string());
                }
                GenericParam::Const(param) => {
                    params.types_and_consts.insert(param.ident.to_string());
                }
                GenericParam::Lifetime(param) => {
                    params.lifetimes.insert(param.lifetime.ident.to_string());
                }
            }
        }
        params
    }

    /// The same, for code that may name the lifetimes.
    pub(crate) fn without_lifetimes(mut self) -> Self {
        self.are_nameless = false;
        self
    }

    /// Whether the tokens name a type or const parameter, or `Self`.
    pub(crate) fn are_in(&self, tokens: &impl ToTokens) -> bool {
        !self.types_and_consts.is_empty()
            && mentions(tokens.to_token_stream(), &self.types_and_consts)
    }

    /// Whether the tokens name a type parameter.
    pub(crate) fn types_are_in(&self, tokens: &impl ToTokens) -> bool {
        !self.types.is_empty() && mentions(tokens.to_token_stream(), &self.types)
    }

    /// The tokens with each lifetime parameter as `'static`; and each that is undeclared,
    /// which the compiler reports in the user's own item.
    pub(crate) fn as_static(&self, tokens: TokenStream) -> TokenStream {
        if !self.are_nameless {
            return tokens;
        }
        let declares = mentions(tokens.clone(), &HashSet::from(["for".to_owned()]));
        all_static(tokens, &|name| self.lifetimes.contains(name) || !declares && name != "_")
    }
}

fn all_static(tokens: TokenStream, is_replaced: &dyn Fn(&str) -> bool) -> TokenStream {
    let mut is_lifetime = false;
    tokens
        .into_iter()
        .map(|token| {
            let was_lifetime = is_lifetime;
            is_lifetime = matches!(&token, TokenTree::Punct(punct) if punct.as_char() == '\'');
            match token {
                TokenTree::Ident(name) if was_lifetime && is_replaced(&name.to_string()) => {
                    Ident::new("static", name.span()).into()
                }
                TokenTree::Group(group) => {
                    let mut copy =
                        Group::new(group.delimiter(), all_static(group.stream(), is_replaced));
                    copy.set_span(group.span());
                    copy.into()
                }
                token => token,
            }
        })
        .collect()
}

/// Whether the tokens have that name.
pub(crate) fn is_named_in(name: &Ident, tokens: &impl ToTokens) -> bool {
    mentions(tokens.to_token_stream(), &HashSet::from([name.to_string()]))
}

fn mentions(tokens: TokenStream, names: &HashSet<String>) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Ident(name) => names.contains(&name.to_string()),
        TokenTree::Group(group) => mentions(group.stream(), names),
        _ => false,
    })
}
