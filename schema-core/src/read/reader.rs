//! [`Reader`]: what all parts of the reader share. It gathers what is wrong, and
//! goes on with the rest.

use core::fmt;
use std::borrow::Cow;
use std::collections::HashSet;

use super::input::{Entries, Input};
use super::keywords::is_harmless;
use super::lenient::{COPIED, Effect, LeftOut};
use crate::form::{Fault, FaultList, FormError, has_repeated};
use crate::json::{Place, Report};
use crate::rules::FaultKind;
use crate::text::Excerpt;

/// Reads JSON, and gathers what is wrong with it.
pub(super) struct Reader {
    /// Where the form lies in what is read.
    pub(super) prefix: &'static str,
    pub(super) is_lenient: bool,
    pub(super) faults: FaultList,
    /// How many faults there were, also those that are not listed.
    pub(super) count: usize,
    /// What a lenient reader leaves out.
    pub(super) left_out: Vec<LeftOut>,
    /// How much of it is kept.
    pub(super) reported: Report,
    /// How many values a lenient reader may still copy out of definitions.
    pub(super) copies: usize,
}

impl Reader {
    pub(super) fn new(is_lenient: bool) -> Self {
        Self {
            prefix: "",
            is_lenient,
            faults: FaultList::default(),
            count: 0,
            left_out: Vec::new(),
            reported: Report::default(),
            copies: COPIED,
        }
    }

    /// What was read and what was left out, unless there were faults.
    pub(super) fn finish<T>(self, value: T) -> Result<(T, Vec<LeftOut>), FormError> {
        self.faults.finish((value, self.left_out))
    }

    /// How many faults there were so far.
    pub(super) fn count(&self) -> usize {
        self.count
    }

    /// Reports a fault, in words of our own.
    pub(super) fn fault(&mut self, place: &Place<'_>, kind: FaultKind, words: impl fmt::Display) {
        self.push(|| Fault::new(place.field(), place.pointer(), kind, words.to_string()));
    }

    /// Reports a fault, unless there are too many already.
    pub(super) fn push(&mut self, fault: impl FnOnce() -> Fault) {
        self.count += 1;
        let prefix = self.prefix;
        self.faults.push(|| fault().below(prefix));
    }

    /// The members of an object.
    pub(super) fn object<'n, 'a>(
        &mut self,
        input: &'n Input<'a>,
        place: &Place<'_>,
        what: &str,
    ) -> Option<&'n Entries<'a>> {
        let Input::Object(entries) = input else {
            self.wrong_type(place, input, what, "an object");
            return None;
        };
        Some(entries)
    }

    /// The members of an object in which each key stands once.
    pub(super) fn keywords<'n, 'a>(
        &mut self,
        input: &'n Input<'a>,
        place: &Place<'_>,
        what: &str,
    ) -> Option<&'n Entries<'a>> {
        let entries = self.object(input, place, what)?;
        if !has_repeated(entries, |(key, _)| key) {
            return Some(entries);
        }
        let mut seen = HashSet::with_capacity(entries.len());
        for (key, _) in entries {
            if !seen.insert(&**key) {
                self.fault(
                    &place.key(key),
                    FaultKind::RepeatedKey,
                    format_args!("the key {} stands twice: each key once", code(key)),
                );
            }
        }
        Some(entries)
    }

    /// A text.
    pub(super) fn text(
        &mut self,
        input: &Input<'_>,
        place: &Place<'_>,
        what: &str,
    ) -> Option<Cow<'static, str>> {
        let Input::String(text) = input else {
            self.wrong_type(place, input, what, "a string");
            return None;
        };
        Some(Cow::Owned(text.clone().into_owned()))
    }

    /// A list of texts; those that are none are left out, and reported.
    pub(super) fn texts(
        &mut self,
        input: &Input<'_>,
        place: &Place<'_>,
        what: &str,
    ) -> Vec<Cow<'static, str>> {
        let Input::Array(items) = input else {
            self.wrong_type(place, input, what, "an array of strings");
            return Vec::new();
        };
        let texts = items.iter().enumerate().filter_map(|(index, item)| match item {
            Input::String(text) => Some(Cow::Owned(text.clone().into_owned())),
            other => {
                self.fault(
                    &place.index(index),
                    FaultKind::WrongJsonType { expected: "a string" },
                    format_args!("{what} must hold strings only, not {}", other.in_words()),
                );
                None
            }
        });
        texts.collect()
    }

    pub(super) fn wrong_type(
        &mut self,
        place: &Place<'_>,
        input: &Input<'_>,
        what: &str,
        expected: &'static str,
    ) {
        self.fault(
            place,
            FaultKind::WrongJsonType { expected },
            format_args!("{what} must be {expected}, and is {}", input.in_words()),
        );
    }

    pub(super) fn missing(
        &mut self,
        place: &Place<'_>,
        keyword: &'static str,
        words: impl fmt::Display,
    ) {
        self.fault(place, FaultKind::MissingKeyword { keyword }, words);
    }

    /// A keyword that has no business there: left out by a lenient reader.
    pub(super) fn foreign(
        &mut self,
        (keyword, value): (&str, &Input<'_>),
        place: &Place<'_>,
        what: &str,
        allowed: &[&str],
    ) {
        let place = place.key(keyword);
        if self.is_lenient {
            let (effect, words) = if is_harmless(keyword, value) {
                (Effect::Harmless, "harmless, no answer is judged by it")
            } else {
                (Effect::NotChecked, "not checked here, the server will judge")
            };
            return self.leave_out(&place, effect, words);
        }
        self.push(|| {
            let words = format!("{} is no keyword of {what}", code(keyword));
            Fault::new(place.field(), place.pointer(), FaultKind::UnknownKeyword, words)
                .allowing(format!("allowed are {}", Listed(allowed)))
        });
    }
}

/// The value of the first member of that name.
pub(super) fn get<'n, 'a>(entries: &'n Entries<'a>, key: &str) -> Option<&'n Input<'a>> {
    entries.iter().find(|(name, _)| name == key).map(|(_, value)| value)
}

/// How much of a word from the JSON a message bears, in characters.
const SHOWN: usize = 60;

/// `` `word` ``
pub(super) const fn code(text: &str) -> Excerpt<'_> {
    Excerpt::new(text, SHOWN).code()
}

/// `"word"`
pub(super) const fn quoted(text: &str) -> Excerpt<'_> {
    Excerpt::new(text, SHOWN).quoted()
}

/// `` `one`, `two` and `three` ``
pub(super) struct Listed<'a>(pub(super) &'a [&'a str]);

impl fmt::Display for Listed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, word) in self.0.iter().enumerate() {
            let separator = match index {
                0 => "",
                _ if index + 1 == self.0.len() => " and ",
                _ => ", ",
            };
            write!(f, "{separator}{}", code(word))?;
        }
        Ok(())
    }
}
