//! Attributes by which serde may read something else than a type says.

use proc_macro2::Ident;

use crate::attr::Said;
use crate::attr::serde::Serde;
use crate::attr::shape::{Flag, RulePath};
use crate::errors::Errors;

/// Those on an item.
pub(super) const FOREIGN_INPUT: [&str; 3] = ["from", "try_from", "remote"];
/// Those on a field.
pub(super) const FOREIGN_FIELD: [&str; 2] = ["with", "deserialize_with"];

/// What the keys of an item say about serde.
#[derive(Clone, Copy)]
pub(super) struct Trust<'k> {
    check: Option<&'k Ident>,
    /// What the item itself says.
    says_so: bool,
    /// Whether it, or what has it, vouches for serde.
    pub(super) is_given: bool,
}

impl<'k> Trust<'k> {
    pub(super) fn of(
        check: Option<&'k Said<RulePath>>,
        trust_serde: Option<&Said<Flag>>,
        is_around: bool,
    ) -> Self {
        let says_so = trust_serde.is_some();
        Self { check: check.map(|said| &said.key), says_so, is_given: says_so || is_around }
    }
}

/// Refuses these attributes where nobody vouches for them: `advice` says how to, of the one
/// that stands there. A rule of the author's own takes what the type reads, so it stands
/// beside none of them in any case.
pub(super) fn refuse_foreign(
    serde: &Serde,
    words: &[&str],
    trust: Trust<'_>,
    advice: impl FnOnce(&str) -> String,
    errors: &mut Errors,
) {
    let found = serde.span(words);
    let Some(check) = trust.check else {
        if let Some((span, word)) = found.filter(|_| !trust.is_given) {
            errors.at(span, advice(&word));
        }
        return;
    };
    let own = trust.says_so.then(|| "trust_serde".to_owned());
    if let Some(word) = own.or(found.map(|(_, word)| word)) {
        errors.at(check.span(), format!(
            "`check` takes the value that the type reads, and with `{word}` serde may read something else: remove one of them"
        ));
    }
}
