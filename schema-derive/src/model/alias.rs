//! serde's aliases. serde takes the first field or variant that goes by a name:
//! where an earlier one has the name of a later one as its alias, the answer for
//! the later one ends up in the earlier.

use std::collections::HashMap;

use proc_macro2::Span;
use syn::LitStr;

use crate::errors::Errors;

/// The aliases so far, of fields or of options.
pub(super) struct Aliases {
    what: &'static str,
    spans: HashMap<String, Span>,
}

impl Aliases {
    pub(super) fn new(what: &'static str) -> Self {
        Self { what, spans: HashMap::new() }
    }

    pub(super) fn extend(&mut self, aliases: &[LitStr]) {
        for alias in aliases {
            self.spans.entry(alias.value()).or_insert(alias.span());
        }
    }

    /// Reports an earlier alias that takes this name away.
    pub(super) fn refuse_taken(&self, name: &str, errors: &mut Errors) {
        if let Some(span) = self.spans.get(name) {
            let what = self.what;
            errors.at(*span, format!(
                "there is another {what} named `{name}`, and by this alias serde takes its answer for this one: remove the alias"
            ));
        }
    }
}
