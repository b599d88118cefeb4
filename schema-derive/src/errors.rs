//! Mistakes, gathered: all of them are reported, each once.

use proc_macro2::{Span, TokenStream};
use quote::ToTokens;
use syn::Error;

/// The mistakes found so far.
#[derive(Default)]
#[must_use = "a mistake that is not reported is a mistake that compiles"]
pub(crate) struct Errors {
    found: Option<Error>,
    /// The compiler itself says what is wrong.
    is_reported: bool,
}

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
        match &mut self.found {
            Some(errors) => errors.combine(error),
            None => self.found = Some(error),
        }
    }

    /// The value, or nothing after a mistake was reported.
    pub(crate) fn take<T>(&mut self, result: syn::Result<T>) -> Option<T> {
        result.map_err(|error| self.push(error)).ok()
    }

    /// Notes a mistake that is an error in the user's own file already.
    pub(crate) fn is_reported_by_the_compiler(&mut self) {
        self.is_reported = true;
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.found.is_none() && !self.is_reported
    }

    /// The `compile_error!`s; nothing when there was no mistake.
    pub(crate) fn finish(self) -> TokenStream {
        self.found.map(Error::into_compile_error).unwrap_or_default()
    }
}
