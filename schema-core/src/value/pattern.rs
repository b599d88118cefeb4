//! Patterns, as ECMA-262 reads them.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use regress::Regex;

/// So many patterns are kept compiled; a program has a few, a gateway may see any.
const KEPT: usize = 1_000;

type Compiled = HashMap<String, Option<Arc<Regex>>>;

/// Whether the pattern matches anywhere in the text (JSON Schema, Validation 6.3.3). A
/// pattern that is none limits nothing: it was reported where the schema was made.
pub(super) fn is_match(pattern: &str, text: &str) -> bool {
    compiled(pattern).is_none_or(|regex| regex.find(text).is_some())
}

fn compiled(pattern: &str) -> Option<Arc<Regex>> {
    static KNOWN: OnceLock<RwLock<Compiled>> = OnceLock::new();

    let known = KNOWN.get_or_init(RwLock::default);
    if let Some(regex) = known.read().unwrap_or_else(PoisonError::into_inner).get(pattern) {
        return regex.clone();
    }
    let regex = Regex::with_flags(pattern, "u").ok().map(Arc::new);
    let mut known = known.write().unwrap_or_else(PoisonError::into_inner);
    if known.len() >= KEPT {
        known.clear();
    }
    known.insert(pattern.to_owned(), regex.clone());
    regex
}
