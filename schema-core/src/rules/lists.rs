//! The rules that compare lists: options, titles and the default of a select.
//!
//! Each stands twice, because a `const` has no `HashSet` and can't read an owned
//! string: with a [`Table`] for constants, and with a set at run time, where a form of
//! a stranger may have a hundred thousand options.

use std::collections::HashSet;

use super::table::Table;
use super::value::length_within;
use super::{
    FaultKind, ViolationKind, check_list_length, check_text_type, has_shape, is_blank, text_eq,
};
use crate::field::{DefaultValue, Field, FieldKind, Keyword, Limits, List, Texts};

/// Below this, comparing each with each beats a set.
const FEW: usize = 16;

/// What is wrong with the lists of a field under construction.
#[inline]
pub(super) fn list_faults(field: &Field<'_>, keyword: Keyword) -> [Option<FaultKind>; 2] {
    match keyword {
        // Of which there may be many: `option_faults` has the others.
        Keyword::Options => {
            [None, empty_text(field.options).map(|index| FaultKind::EmptyOption { index })]
        }
        Keyword::OptionTitles | Keyword::EnumNames
            if field.facts.enum_names == (keyword == Keyword::EnumNames) =>
        {
            let empty = field.titles.and_then(empty_text);
            let repeated = || {
                let index = field.titles.and_then(first_repeated)?;
                Some(FaultKind::RepeatedTitle { index })
            };
            [empty.map(|index| FaultKind::EmptyTitle { index }).or_else(repeated), None]
        }
        Keyword::Default => [default_fault(field).or_else(|| default_text_fault(field)), None],
        _ => [None, None],
    }
}

/// Reports each option that stands there already, and each that is no value of the
/// field's Rust type: a date that is none, or no variant of the enum. Only an edit at
/// run time brings one of those in.
pub(super) fn option_faults(field: &Field<'_>, report: &mut impl FnMut(Keyword, FaultKind)) {
    if first_repeated(field.options).is_some() {
        for index in repeated(field.options) {
            report(Keyword::Options, FaultKind::RepeatedOption { index });
        }
    }
    if field.facts.limits.restricts_texts() {
        for (index, because) in refused(field) {
            report(Keyword::Options, FaultKind::OptionRefused { index, because });
        }
    }
}

fn refused(field: &Field<'_>) -> impl Iterator<Item = (usize, ViolationKind<'static>)> {
    let rust = field.facts.limits.rust;
    let variants = OptionSet::new(rust.options, field.options.len());
    field.options.iter().enumerate().filter_map(move |(index, option)| {
        let is_variant = rust.options.is_empty() || variants.contains(option);
        let because =
            if is_variant { of_type(&field.facts.limits, option)? } else { NOT_AN_OPTION };
        Some((index, because))
    })
}

/// Why a text is no value of a type that holds some texts only.
fn of_type(limits: &Limits, text: &str) -> Option<ViolationKind<'static>> {
    let rust = limits.rust;
    let of_format = || {
        let format = rust.format.filter(|&format| !has_shape(format, text))?;
        Some(ViolationKind::NotOfFormat { format })
    };
    length_within(rust.min_length, rust.max_length, text)
        .or_else(of_format)
        .or_else(|| check_text_type(limits, text))
}

fn default_fault(field: &Field<'_>) -> Option<FaultKind> {
    if !field.facts.kind.is_select() {
        return None;
    }
    match field.default? {
        DefaultValue::String(value) => (!field.options.contains(value)).then_some(NO_OPTION),
        DefaultValue::List(values) if stranger(values, field.options).is_some() => Some(NO_OPTION),
        DefaultValue::List(values) if field.facts.limits.distinct => {
            let distinct = values.iter().collect::<HashSet<_>>().len() as u64;
            let because = check_list_length(&field.facts.limits, distinct)?;
            Some(FaultKind::DefaultRefused { because })
        }
        _ => None,
    }
}

/// A default that only the type itself knows to be none.
fn default_text_fault(field: &Field<'_>) -> Option<FaultKind> {
    match field.default {
        Some(DefaultValue::String(text)) if field.facts.kind == FieldKind::String => {
            let because = check_text_type(&field.facts.limits, text)?;
            Some(FaultKind::DefaultRefused { because })
        }
        _ => None,
    }
}

const NOT_AN_OPTION: ViolationKind<'static> = ViolationKind::NotAnOption { options: &[] };
const NO_OPTION: FaultKind = FaultKind::DefaultRefused { because: NOT_AN_OPTION };

/// The first of the values that is no option.
pub(crate) fn stranger<'a>(values: Texts<'a>, options: Texts<'_>) -> Option<&'a str> {
    let options = OptionSet::new(options, values.len());
    values.iter().find(|value| !options.contains(value))
}

/// The options of a select, ready to look a number of values up in them.
pub(crate) enum OptionSet<'a> {
    Few(Texts<'a>),
    Many(HashSet<&'a str>),
}

impl<'a> OptionSet<'a> {
    pub(crate) fn new(options: Texts<'a>, lookups: usize) -> Self {
        if options.len() <= FEW || lookups <= FEW {
            Self::Few(options)
        } else {
            Self::Many(options.iter().collect())
        }
    }

    pub(crate) fn contains(&self, value: &str) -> bool {
        match self {
            Self::Few(options) => options.contains(value),
            Self::Many(options) => options.contains(value),
        }
    }
}

/// The place of the first text that stands in the list already.
fn first_repeated(list: Texts<'_>) -> Option<usize> {
    if list.len() <= FEW {
        return (1..list.len()).find(|&index| {
            let text = list.get(index);
            (0..index).any(|before| list.get(before) == text)
        });
    }
    let mut seen = HashSet::with_capacity(list.len());
    list.iter().position(|text| !seen.insert(text))
}

/// The places of all texts that stand in the list already.
fn repeated(list: Texts<'_>) -> Vec<usize> {
    let mut seen = HashSet::with_capacity(list.len());
    let texts = list.iter().enumerate();
    texts.filter_map(|(index, text)| (!seen.insert(text)).then_some(index)).collect()
}

fn empty_text(list: Texts<'_>) -> Option<usize> {
    list.iter().position(is_blank)
}

/// The same rules for the lists of a constant.
pub(super) const fn constant_list_fault(field: &Field<'_>, keyword: Keyword) -> Option<FaultKind> {
    let List::Plain(options) = field.options.0 else { return None };
    match keyword {
        Keyword::Options => constant_options_fault(options),
        Keyword::OptionTitles | Keyword::EnumNames => match field.titles {
            Some(Texts(List::Plain(titles))) => constant_titles_fault(titles),
            _ => None,
        },
        Keyword::Default if field.facts.kind.is_select() => match field.default {
            Some(DefaultValue::String(value)) if !constant_contains(options, value) => {
                Some(NO_OPTION)
            }
            Some(DefaultValue::List(Texts(List::Plain(values)))) => {
                constant_default_fault(&field.facts.limits, values, options)
            }
            _ => None,
        },
        _ => None,
    }
}

const fn constant_options_fault(options: &[&str]) -> Option<FaultKind> {
    if let Some(index) = constant_repeated(options) {
        return Some(FaultKind::RepeatedOption { index });
    }
    match constant_empty(options) {
        Some(index) => Some(FaultKind::EmptyOption { index }),
        None => None,
    }
}

const fn constant_titles_fault(titles: &[&str]) -> Option<FaultKind> {
    if let Some(index) = constant_empty(titles) {
        return Some(FaultKind::EmptyTitle { index });
    }
    match constant_repeated(titles) {
        Some(index) => Some(FaultKind::RepeatedTitle { index }),
        None => None,
    }
}

const fn constant_default_fault(
    limits: &Limits,
    values: &[&str],
    options: &[&str],
) -> Option<FaultKind> {
    if constant_stranger(values, options).is_some() {
        return Some(NO_OPTION);
    }
    if !limits.distinct {
        return None;
    }
    match check_list_length(limits, constant_distinct(values)) {
        Some(because) => Some(FaultKind::DefaultRefused { because }),
        None => None,
    }
}

/// The first of the values that is no option.
pub(super) const fn constant_stranger<'a>(values: &[&'a str], options: &[&str]) -> Option<&'a str> {
    let table = if values.len() > FEW { Some(Table::of(options)) } else { None };
    let mut rest = values;
    while let [value, tail @ ..] = rest {
        let is_option = match &table {
            Some(table) => table.contains(value),
            None => constant_contains(options, value),
        };
        if !is_option {
            return Some(value);
        }
        rest = tail;
    }
    None
}

/// The place of the first text that stands in the list already.
const fn constant_repeated(list: &[&str]) -> Option<usize> {
    let mut table = if list.len() > FEW { Some(Table::new()) } else { None };
    let mut index = 0;
    while let Some((before, [text, ..])) = list.split_at_checked(index) {
        let is_new = match &mut table {
            Some(table) => table.insert(text),
            None => !constant_contains(before, text),
        };
        if !is_new {
            return Some(index);
        }
        index += 1;
    }
    None
}

/// How many texts a set of these has.
const fn constant_distinct(list: &[&str]) -> u64 {
    let mut table = if list.len() > FEW { Some(Table::new()) } else { None };
    let mut distinct = 0;
    let mut index = 0;
    while let Some((before, [text, ..])) = list.split_at_checked(index) {
        let is_new = match &mut table {
            Some(table) => table.insert(text),
            None => !constant_contains(before, text),
        };
        distinct += is_new as u64;
        index += 1;
    }
    distinct
}

const fn constant_empty(list: &[&str]) -> Option<usize> {
    let mut index = 0;
    while let Some((_, [text, ..])) = list.split_at_checked(index) {
        if is_blank(text) {
            return Some(index);
        }
        index += 1;
    }
    None
}

const fn constant_contains(list: &[&str], text: &str) -> bool {
    let mut rest = list;
    while let [item, tail @ ..] = rest {
        if text_eq(item, text) {
            return true;
        }
        rest = tail;
    }
    false
}
