//! Patterns, as ECMA-262 reads them, in a time that no text can stretch.

mod ecma;

use std::collections::HashMap;
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use regex::{Regex, RegexBuilder};

use crate::rules::{PATTERN_SIZE, PATTERN_STEPS};

/// So many patterns are kept compiled; a program has a few, a gateway may see any.
const KEPT: usize = 1_000;

type Known = HashMap<String, Option<Arc<Compiled>>>;

enum Compiled {
    /// Its time is linear in the text.
    Linear(Regex),
    /// It has look-around or back-references, which have to be tried.
    Tried(fancy_regex::Regex),
}

/// Whether the pattern matches anywhere in the text (JSON Schema, Validation 6.3.3). A
/// text on which that can't be told in a sensible time does not. A pattern that can't be
/// compiled limits nothing, and [`is_judged`] tells.
pub(super) fn is_match(pattern: &str, text: &str) -> bool {
    match compiled(pattern).as_deref() {
        Some(Compiled::Linear(regex)) => regex.is_match(text),
        Some(Compiled::Tried(regex)) => regex.is_match(text).unwrap_or(false),
        None => true,
    }
}

/// Whether the pattern can be compiled.
pub(super) fn is_judged(pattern: &str) -> bool {
    compiled(pattern).is_some()
}

fn compiled(pattern: &str) -> Option<Arc<Compiled>> {
    static KNOWN: OnceLock<RwLock<Known>> = OnceLock::new();

    let known = KNOWN.get_or_init(RwLock::default);
    if let Some(regex) = known.read().unwrap_or_else(PoisonError::into_inner).get(pattern) {
        return regex.clone();
    }
    let regex = compile(pattern).map(Arc::new);
    let mut known = known.write().unwrap_or_else(PoisonError::into_inner);
    if known.len() >= KEPT {
        known.clear();
    }
    known.insert(pattern.to_owned(), regex.clone());
    regex
}

fn compile(pattern: &str) -> Option<Compiled> {
    let plain = ecma::as_rust(pattern, ecma::Boundary::Plain);
    if let Ok(regex) = RegexBuilder::new(&plain).size_limit(PATTERN_SIZE).build() {
        return Some(Compiled::Linear(regex));
    }
    let text = ecma::as_rust(pattern, ecma::Boundary::LookAround);
    let regex = fancy_regex::RegexBuilder::new(&text).backtrack_limit(PATTERN_STEPS).build();
    regex.ok().map(Compiled::Tried)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Patterns, each with a text and whether it matches, as ECMA-262 has it.
    const CASES: [(&str, &str, bool); 48] = [
        (r"^[a-z]+$", "abc", true),
        (r"^[a-z]+$", "abc\n", false),
        ("b", "abc", true),
        (r"^\d{2}$", "12", true),
        (r"^\d{2}$", "\u{661}\u{662}", false),
        (r"^\w+$", "é", false),
        (r"^\s$", "\u{feff}", true),
        (r"^\s$", "\u{85}", false),
        ("^é.$", "é🦀", true),
        ("^.$", "\n", false),
        ("^.$", "\u{2028}", false),
        (r"^[^]$", "\n", true),
        ("[]", "a", false),
        (r"^\u0041\u{42}\x43$", "ABC", true),
        (r"^\ud83e\udd80$", "🦀", true),
        (r"^\cJ$", "\n", true),
        (r"^[\w.-]+\/$", "a-b.c/", true),
        (r"^[a&&b]+$", "&a", true),
        (r"^[[]+$", "[", true),
        (r"^\p{Lu}\P{L}$", "É1", true),
        (r"^\p{Script=Greek}$", "α", true),
        (r"^(?=.*\d).{3,}$", "ab1", true),
        (r"^(?=.*\d).{3,}$", "abc", false),
        (r"^(?!x)", "x", false),
        (r"(?<=\$)\d+", "$5", true),
        (r"^(a)\1$", "aa", true),
        (r"^(?<q>['x]).*\k<q>$", "'a'", true),
        (r"\bfoo\b", "a foo b", true),
        (r"a\B", "ab", true),
        (r"^(?:a|b)*?c$", "abac", true),
        (r"^(?=.*\d)", "\u{661}", false),
        (r"^[\d\-x]+$", "1-x", true),
        (r"^[\w-]+$", "a-b", true),
        (r"^[+--]+$", "+,-", true),
        (r"^[\D]$", "\u{661}", true),
        (r"^[^\s\b]$", "\u{8}", false),
        (r"\bfoo", "éfoo", true),
        (r"^\Bfoo", "foo", false),
        (r"^(?<$ä>a)\k<$ä>$", "aa", true),
        (r"^\ud83e$", "\u{fffd}", false),
        (r"^[\ud83ea]$", "a", true),
        (r"^\0\v\x0c$", "\0\u{b}\u{c}", true),
        (r"^~&&#\$ -$", "~&&#$ -", true),
        (r"^a{2,3}$", "aa", true),
        ("]}", "]}", true),
        (r"(?=x)\bx", "éx", true),
        (r"(?!y)\Bx", "éx", false),
        ("^.{0,10000}$", "é", true),
    ];

    #[test]
    fn patterns_mean_what_ecma_262_says() {
        for (pattern, text, expected) in CASES {
            assert!(is_judged(pattern), "{pattern}");
            assert_eq!(is_match(pattern, text), expected, "{pattern} {text:?}");
        }
    }

    #[test]
    fn no_text_makes_a_pattern_slow() {
        let start = std::time::Instant::now();
        let text = "a".repeat(100_000) + "!";
        let linear = ["^(a+)+$", r"^(\w+\s?)*$", "^(a|a)*$", "(a*)*b", r"\b(a+)+\b\."];
        for pattern in linear.into_iter().chain(["^(?=(a+)+$)", r"^(a+)\1+$"]) {
            assert!(!is_match(pattern, &text), "{pattern}");
        }
        assert!(start.elapsed().as_secs() < 10, "{:?}", start.elapsed());
    }
}
