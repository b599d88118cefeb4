//! Where something stands in the user's source: from a first token to a last.

use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use quote::ToTokens;

/// From the first token to the last. A stable compiler joins no spans, but it underlines
/// a call from its first token to its last.
#[derive(Clone, Copy)]
pub(crate) struct Extent {
    pub(crate) first: Span,
    pub(crate) last: Span,
}

impl Extent {
    pub(crate) fn of(node: &impl ToTokens) -> Self {
        let leaves = leaves(node.to_token_stream());
        if let [token] = leaves.as_slice() {
            return Self::at(token.span());
        }
        let first = leaves.first().map_or_else(Span::call_site, start);
        Self { first, last: leaves.last().map_or(first, end) }
    }

    /// One token.
    pub(crate) fn at(span: Span) -> Self {
        Self { first: span, last: span }
    }
}

/// The same tokens, their ends moved to those of the extent.
pub(crate) fn moved(tokens: TokenStream, extent: Extent) -> TokenStream {
    let mut leaves = leaves(tokens);
    if let Some(first) = leaves.first_mut() {
        first.set_span(first.span().located_at(extent.first));
    }
    if let Some(last) = leaves.last_mut() {
        last.set_span(last.span().located_at(extent.last));
    }
    leaves.into_iter().collect()
}

/// The tokens, without the invisible groups of `macro_rules!`.
fn leaves(tokens: TokenStream) -> Vec<TokenTree> {
    tokens
        .into_iter()
        .flat_map(|token| match token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::None => {
                leaves(group.stream())
            }
            token => vec![token],
        })
        .collect()
}

fn start(token: &TokenTree) -> Span {
    match token {
        TokenTree::Group(group) => group.span_open(),
        token => token.span(),
    }
}

fn end(token: &TokenTree) -> Span {
    match token {
        TokenTree::Group(group) => group.span_close(),
        token => token.span(),
    }
}
