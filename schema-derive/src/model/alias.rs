//! Names that serde can't tell apart. It takes the first field or variant that goes by a
//! name: where an earlier one has the name of a later one as its alias, the answer for the
//! later one ends up in the earlier.

use std::collections::{HashMap, HashSet};

use proc_macro2::Span;
use syn::LitStr;

use super::Field;
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

/// Reports names of fields that are blank, repeated, or taken by an alias.
pub(super) fn refuse_repeated<'f, 'a: 'f, K: 'f>(
    fields: impl Iterator<Item = &'f Field<'a, K>>,
    errors: &mut Errors,
) {
    let mut seen = HashSet::new();
    let mut aliases = Aliases::new("field");
    for field in fields {
        let name = field.name.as_str();
        aliases.refuse_taken(name, errors);
        aliases.extend(&field.aliases);
        if name.trim().is_empty() {
            errors.at(field.name_span, "a field needs a name that is not blank");
        } else if !seen.insert(name) {
            errors.at(
                field.name_span,
                format!("there is already a field named `{name}`: names must be different"),
            );
        }
    }
}
