//! The rules of a legal form, each once.
//!
//! A rule is a `const fn` that returns what is wrong as a value: `build()`
//! collects it into an error, a derive panics with its text in a `const`, so
//! that the same rule is a compile error, and `validate` turns it into a
//! violation where the rule is about a value.

mod all;
mod describe;
mod fault;
mod format;
#[cfg(feature = "tools")]
pub(crate) mod header;
mod json_type;
mod lists;
mod message;
#[cfg(feature = "tools")]
mod pattern;
#[cfg(all(test, feature = "tools"))]
mod quick;
mod secret;
mod table;
mod value;

pub use fault::FaultKind;
pub use json_type::{JsonType, JsonTypes};
pub use value::ViolationKind;

pub(crate) use all::faults;
pub(crate) use describe::{Wording, describe, unknown_format};
pub(crate) use format::{has_shape, named as format_named};
pub(crate) use lists::{OptionSet, stranger};
pub(crate) use message::Message;
#[cfg(feature = "tools")]
pub(crate) use pattern::{PATTERN_SIZE, PATTERN_STEPS, pattern_fault};
#[cfg(any(feature = "tools", feature = "url-mode"))]
pub(crate) use secret::is_secret;
pub(crate) use table::Table;
pub(crate) use value::{
    check_length, check_list_length, check_number, check_range, check_text_type, check_whole,
};
#[cfg(feature = "tools")]
pub(crate) use value::{check_multiple, check_open_range, length_within};

use crate::field::{DefaultValue, Field, FieldKind, Keyword, Limits, Number};
use lists::constant_list_fault;

/// All that is wrong with one keyword of a field, without its lists of options:
/// those are compared by `list_faults` at run time.
#[inline]
const fn fault(field: &Field<'_>, keyword: Keyword) -> Option<FaultKind> {
    // Most keywords of most fields are not there, and only options must be.
    if field.says(keyword) || matches!(keyword, Keyword::Options) {
        keyword_fault(field, keyword)
    } else {
        None
    }
}

#[inline]
const fn keyword_fault(field: &Field<'_>, keyword: Keyword) -> Option<FaultKind> {
    let facts = &field.facts;
    let limits = &facts.limits;
    if !facts.kind.has(keyword) && field.says(keyword) {
        return Some(FaultKind::NotForKind { keyword, kind: facts.kind });
    }
    match keyword {
        Keyword::Name => name_fault(field),
        Keyword::MinItems => first(limit_fault(keyword, limits), items_fault(field)),
        Keyword::Format => format_fault(limits),
        Keyword::Options => {
            if facts.kind.is_select() && field.options.is_empty() {
                Some(FaultKind::NoOptions)
            } else if let Some(keyword) = facts.misplaced {
                Some(FaultKind::NotForKind { keyword, kind: facts.kind })
            } else {
                None
            }
        }
        // Two keywords of one list, of which `says` sees one.
        Keyword::OptionTitles | Keyword::EnumNames => titles_fault(field),
        Keyword::Default => default_fault(field),
        Keyword::Title => title_fault(field),
        // A limit, or what has no rule: `Limits::value` knows.
        _ => limit_fault(keyword, limits),
    }
}

/// The same for constants, their lists of options included: what a derive asks.
pub(crate) const fn constant_fault(field: &Field<'_>, keyword: Keyword) -> Option<FaultKind> {
    match fault(field, keyword) {
        Some(fault) => Some(fault),
        None => constant_list_fault(field, keyword),
    }
}

const fn first(one: Option<FaultKind>, other: Option<FaultKind>) -> Option<FaultKind> {
    match one {
        Some(fault) => Some(fault),
        None => other,
    }
}

const fn name_fault(field: &Field<'_>) -> Option<FaultKind> {
    if is_blank(field.name) {
        return Some(FaultKind::BlankName);
    }
    if asks_for_a_secret(field, field.name) {
        return Some(FaultKind::SecretName);
    }
    None
}

/// What is wrong with a limit, of whatever has it. It asks no more than it must, since the
/// compiler runs it for each key of each field.
pub(crate) const fn limit_fault(keyword: Keyword, limits: &Limits) -> Option<FaultKind> {
    let Some(value) = limits.value(keyword) else { return None };
    if matches!(keyword, Keyword::Min | Keyword::Max) && !value.is_representable() {
        return Some(FaultKind::NotRepresentable { keyword });
    }
    if let Some(fault) = beyond(keyword, value, limits.rust.room(keyword)) {
        return Some(fault);
    }
    let fault = match keyword {
        Keyword::MaxLength => crossed(Keyword::MinLength, keyword, limits),
        Keyword::MaxItems => crossed(Keyword::MinItems, keyword, limits),
        Keyword::Max => bounds_fault(limits),
        _ => None,
    };
    match fault {
        // Last of all the fraction, which a form that is read may have.
        None => fraction_fault(keyword, value, limits),
        fault => fault,
    }
}

const fn title_fault(field: &Field<'_>) -> Option<FaultKind> {
    let Some(title) = field.title else { return None };
    if is_blank(title) {
        return Some(FaultKind::BlankTitle);
    }
    // Of a name that asks for one, the title is no news.
    if asks_for_a_secret(field, title) && !secret::is_secret(field.name) {
        return Some(FaultKind::SecretTitle);
    }
    None
}

/// Whether these words make a field ask for a secret: a choice is none.
const fn asks_for_a_secret(field: &Field<'_>, words: &str) -> bool {
    let is_typed = matches!(field.facts.kind, FieldKind::String) || field.facts.kind.is_numeric();
    is_typed && !field.facts.not_secret && secret::is_secret(words)
}

const fn crossed(low: Keyword, high: Keyword, limits: &Limits) -> Option<FaultKind> {
    match crossing(limits.value(low), limits.value(high)) {
        Some((low_value, high_value)) => {
            Some(FaultKind::Crossed { low, low_value, high, high_value })
        }
        None => None,
    }
}

/// The two bounds, if they cross.
pub(crate) const fn crossing(
    low: Option<Number>,
    high: Option<Number>,
) -> Option<(Number, Number)> {
    match (low, high) {
        (Some(low), Some(high)) if high.is_less(low) => Some((low, high)),
        _ => None,
    }
}

const fn fraction_fault(keyword: Keyword, value: Number, limits: &Limits) -> Option<FaultKind> {
    if is_no_bound(limits, value) { Some(FaultKind::NotWhole { keyword, value }) } else { None }
}

/// Whether a bound has a fraction part, and is one of an integer: those that we write are
/// whole.
pub(crate) const fn is_no_bound(limits: &Limits, value: Number) -> bool {
    limits.whole && !value.is_int() && value.as_int().is_none()
}

/// A limit of the field must lie within those of its Rust type.
pub(crate) const fn beyond(
    keyword: Keyword,
    value: Number,
    range: (Option<Number>, Option<Number>),
) -> Option<FaultKind> {
    match range {
        (Some(limit), _) if value.is_less(limit) => {
            Some(FaultKind::BeyondType { keyword, value, limit })
        }
        (_, Some(limit)) if limit.is_less(value) => {
            Some(FaultKind::BeyondType { keyword, value, limit })
        }
        _ => None,
    }
}

/// What is wrong between the two bounds of a number.
const fn bounds_fault(limits: &Limits) -> Option<FaultKind> {
    let (Some(min), Some(max)) = (limits.min, limits.max) else { return None };
    let fault = if max.is_less(min) {
        crossed(Keyword::Min, Keyword::Max, limits)
    } else if limits.whole && !min.is_int() {
        first(no_integer_between(limits), no_value_between(limits))
    } else {
        no_value_between(limits)
    };
    if fault.is_some() && beyond(Keyword::Min, min, limits.rust.room(Keyword::Min)).is_some() {
        // Reported at `min`; that it crosses the type's own bound is no news.
        return None;
    }
    fault
}

/// An integer between two fractional bounds (which only a form that was read
/// can have) must exist.
const fn no_integer_between(limits: &Limits) -> Option<FaultKind> {
    let (true, Some(min), Some(max)) = (limits.whole, limits.min, limits.max) else {
        return None;
    };
    if min.as_int().is_none() && max.is_less(min.ceiling()) {
        Some(FaultKind::NoIntegerBetween { min, max })
    } else {
        None
    }
}

/// A value of the type must lie between the bounds: another than zero for one that
/// cannot hold it, and for an `f32` one of its own.
const fn no_value_between(limits: &Limits) -> Option<FaultKind> {
    let (Some(min), Some(max)) = (limits.min, limits.max) else { return None };
    let is_only_zero = limits.nonzero && min.is_same(Number::int(0)) && max.is_same(Number::int(0));
    let is_single = matches!(limits.rust.max, Some(max) if max.is_single());
    if is_only_zero || (is_single && max.is_less(min.ceiling_single())) {
        Some(FaultKind::NoValueBetween { min, max })
    } else {
        None
    }
}

const fn items_fault(field: &Field<'_>) -> Option<FaultKind> {
    match field.facts.limits.min_items {
        Some(min_items) if min_items > field.options.len() as u64 => {
            Some(FaultKind::MoreItemsThanOptions { min_items, options: field.options.len() })
        }
        _ => None,
    }
}

const fn format_fault(limits: &Limits) -> Option<FaultKind> {
    match (limits.rust.format, limits.format) {
        (Some(of_type), Some(format)) if of_type as u8 != format as u8 => {
            Some(FaultKind::FormatOfType { format: of_type })
        }
        _ => None,
    }
}

const fn titles_fault(field: &Field<'_>) -> Option<FaultKind> {
    match field.titles {
        Some(titles) if titles.len() != field.options.len() => {
            Some(FaultKind::TitleCount { titles: titles.len(), options: field.options.len() })
        }
        _ => None,
    }
}

/// A default must be an answer that the form itself would accept.
const fn default_fault(field: &Field<'_>) -> Option<FaultKind> {
    let limits = &field.facts.limits;
    let refused = match (field.facts.kind, field.default) {
        (FieldKind::SingleSelect, None) if field.facts.skipped_default => {
            Some(ViolationKind::NotAnOption { options: &[] })
        }
        (_, None) if !field.facts.skipped_default => None,
        // The options themselves are compared where lists are.
        (FieldKind::Boolean, Some(DefaultValue::Boolean(_)))
        | (FieldKind::SingleSelect, Some(DefaultValue::String(_))) => None,
        (FieldKind::Number | FieldKind::Integer, Some(DefaultValue::Number(value))) => {
            if !value.is_representable() {
                return Some(FaultKind::NotRepresentable { keyword: Keyword::Default });
            }
            check_number(limits, value)
        }
        (FieldKind::String, Some(DefaultValue::String(text))) => default_text_fault(limits, text),
        (FieldKind::MultiSelect, Some(DefaultValue::List(list))) => {
            check_list_length(limits, list.len() as u64)
        }
        (kind, _) => Some(ViolationKind::WrongType { expected: kind }),
    };
    match refused {
        Some(because) => Some(FaultKind::DefaultRefused { because }),
        None => None,
    }
}

/// A default that a derive was given as `'c'`, where that is no `char`.
///
/// # Panics
///
/// In a `const`, so as a compile error where the caller stands for.
#[track_caller]
#[allow(clippy::panic)] // evaluated by the compiler only: this is how a `const` reports
pub(crate) const fn assert_of_char(is_char: bool) {
    assert!(
        is_char,
        "`default` takes a string: write it in double quotes, a character is the default of a `char` only"
    );
}

const fn default_text_fault(limits: &Limits, text: &str) -> Option<ViolationKind<'static>> {
    match check_length(limits, text) {
        Some(fault) => Some(fault),
        None => match limits.format {
            Some(format) if !has_shape(format, text) => Some(ViolationKind::NotOfFormat { format }),
            _ => None,
        },
    }
}

/// The length of a text as JSON Schema counts it (validation, 6.3): in Unicode
/// code points, which in UTF-8 are the bytes that do not continue another.
pub(crate) const fn code_points(text: &str) -> u64 {
    let mut points = 0;
    let mut rest = text.as_bytes();
    while let [byte, tail @ ..] = rest {
        if (*byte & 0xC0) != 0x80 {
            points += 1;
        }
        rest = tail;
    }
    points
}

/// Whether the text is empty or white space (Unicode `White_Space`).
pub(crate) const fn is_blank(text: &str) -> bool {
    let mut rest = text.as_bytes();
    loop {
        rest = match rest {
            [] => return true,
            [0x09..=0x0D | b' ', tail @ ..]
            | [0xC2, 0x85 | 0xA0, tail @ ..]
            | [0xE1, 0x9A, 0x80, tail @ ..]
            | [0xE2, 0x80, 0x80..=0x8A | 0xA8 | 0xA9 | 0xAF, tail @ ..]
            | [0xE2, 0x81, 0x9F, tail @ ..]
            | [0xE3, 0x80, 0x80, tail @ ..] => tail,
            _ => return false,
        };
    }
}

/// `==` on strings, which is no `const fn`.
pub(crate) const fn text_eq(a: &str, b: &str) -> bool {
    if a.len() != b.len() {
        return false;
    }
    let (mut a, mut b) = (a.as_bytes(), b.as_bytes());
    while let ([x, xs @ ..], [y, ys @ ..]) = (a, b) {
        if *x != *y {
            return false;
        }
        (a, b) = (xs, ys);
    }
    true
}

/// Equal but for the case of ASCII letters; the method of `[u8]` is a `const fn` since 1.89.
#[cfg(any(feature = "tools", feature = "url-mode"))]
pub(crate) const fn bytes_eq_ignore_case(mut a: &[u8], mut b: &[u8]) -> bool {
    while let ([x, xs @ ..], [y, ys @ ..]) = (a, b) {
        if !x.eq_ignore_ascii_case(y) {
            return false;
        }
        (a, b) = (xs, ys);
    }
    a.is_empty() && b.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blank_is_what_unicode_says() {
        for point in ('\0'..=char::MAX).filter(|point| point.is_whitespace()) {
            assert!(is_blank(&format!(" {point} ")), "{point:?}");
        }
        for text in ["a", " a ", "\u{200B}", "寸", "\u{180E}", "é"] {
            assert_eq!(is_blank(text), text.trim().is_empty(), "{text:?}");
        }
    }

    #[test]
    fn length_is_in_code_points() {
        for text in ["", "abc", "💩", "e\u{301}", "größe 寸"] {
            assert_eq!(code_points(text), text.chars().count() as u64);
        }
    }
}
