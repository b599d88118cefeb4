//! Mistakes, gathered: all of them are reported, each once.

use proc_macro2::{Span, TokenStream};
use quote::ToTokens;
use syn::Error;

/// The mistakes found so far.
#[derive(Default)]
#[must_use = "a mistake that is not reported is a mistake that compiles"]
pub(crate) struct Errors(Option<Error>);

impl Errors {
    /// Reports at one token.
    pub(crate) fn at(&mut self, span: Span, message: impl std::fmt::Display) {
        self.push(Error::new(span, message));
    }

    /// Reports at all tokens of a node: `.span()` would mean only the first of
    /// them on a stable compiler.
    pub(crate) fn on(&mut self, node: impl ToTokens, message: impl std::fmt::Display) {
        self.push(Error::new_spanned(node, message));
    }

    /// Reports from one token to another: both ends of a conflict.
    pub(crate) fn between(
        &mut self,
        start: &impl ToTokens,
        end: &impl ToTokens,
        message: impl std::fmt::Display,
    ) {
        let mut tokens = start.to_token_stream();
        end.to_tokens(&mut tokens);
        self.on(tokens, message);
    }

    pub(crate) fn push(&mut self, error: Error) {
        match &mut self.0 {
            Some(errors) => errors.combine(error),
            None => self.0 = Some(error),
        }
    }

    /// The value, or nothing after a mistake was reported.
    pub(crate) fn take<T>(&mut self, result: syn::Result<T>) -> Option<T> {
        result.map_err(|error| self.push(error)).ok()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// The `compile_error!`s; nothing when there was no mistake.
    pub(crate) fn finish(self) -> TokenStream {
        self.0.map(Error::into_compile_error).unwrap_or_default()
    }
}
