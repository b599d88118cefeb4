//! The rules about one field of a derived schema, and about what a struct or an enum
//! makes of its fields. Where a form has the same rule, it is the form's, with its words.

use super::apart::may_be_taken_for;
use super::composite::Flat;
use super::headers;
use super::names;
use crate::field::{DefaultValue, Field, FieldKind, Limits, Number, Texts};
use crate::node::{
    Child, Held, Json, Node, Nodes, Properties, Rest, Said, Shape, Slot, Steps, Values,
};
use crate::rules::{
    FaultKind, Message, ViolationKind, Wording, assert_of_char, beyond, check_list_length,
    check_open_range, constant_fault, describe, is_blank, is_no_bound, limit_fault, pattern_fault,
};
use crate::{Keyword, ObjectSchema};

/// Checks the rules about that keyword.
///
/// # Panics
///
/// In a `const`, so as a compile error at the key that the caller stands for.
#[track_caller]
pub const fn check(held: Held<'_>, keyword: Keyword) {
    let slot = held.slot();
    let node = &slot.node;
    match (&node.shape, keyword) {
        (_, Keyword::Default) => {
            if let Some(default) = node.default {
                check_value(node, default, Wording::Rust);
            }
        }
        (Shape::String { format: Some(format), .. }, Keyword::Format) => {
            check_format(&slot, format);
        }
        (
            Shape::String { limits, .. }
            | Shape::Number { limits, .. }
            | Shape::Array { limits, .. },
            Keyword::MinLength
            | Keyword::MaxLength
            | Keyword::Min
            | Keyword::Max
            | Keyword::MinItems
            | Keyword::MaxItems,
        ) => check_limit(&slot, keyword, limits),
        _ => {
            let field = as_field(node);
            refuse(&field, constant_fault(&field, keyword), Wording::Rust);
        }
    }
}

/// What a field says beside its type, if it is as [`check`] wants each limit. They are literals
/// in which the derive saw no mistake, for a type of that name.
///
/// # Panics
///
/// As [`check`] does; where another type has the name, which has other keys.
#[track_caller]
#[allow(clippy::panic)] // evaluated by the compiler only: this is how a `const` reports
pub const fn said_of(held: Held<'static>, said: &'static Said) -> Option<&'static Said> {
    let of_type = held.node();
    let Said { title: _, min_length, max_length, min, max, min_items, max_items } = said;
    let (lengths, bounds, items) = (
        min_length.is_some() || max_length.is_some(),
        min.is_some() || max.is_some(),
        min_items.is_some() || max_items.is_some(),
    );
    assert!(
        match &of_type.shape {
            Shape::String { .. } => !bounds && !items && of_type.choices.is_none(),
            Shape::Number { .. } => !lengths && !items,
            Shape::Array { .. } => !lengths && !bounds,
            _ => !lengths && !bounds && !items,
        },
        "the field's type is another than its name says, and has no such key: call it by its own name, and use the keys of its kind"
    );
    let mut tightened = Slot { of_type, ..held.slot() };
    said.put_into(&mut tightened.node);
    let asked = [
        (min_length.is_some(), Keyword::MinLength),
        (max_length.is_some(), Keyword::MaxLength),
        (min.is_some(), Keyword::Min),
        (max.is_some(), Keyword::Max),
        (min_items.is_some(), Keyword::MinItems),
        (max_items.is_some(), Keyword::MaxItems),
    ];
    let mut rest = asked.as_slice();
    while let [(is_said, keyword), tail @ ..] = rest {
        if let (true, Some(limits)) = (*is_said, tightened.node.limits()) {
            check_limit(&tightened, *keyword, limits);
        }
        rest = tail;
    }
    Some(said)
}

/// A limit among the others, and within those of the type.
#[track_caller]
const fn check_limit(slot: &Slot, keyword: Keyword, limits: &Limits) {
    if let Some(of_type) = slot.of_type.limits() {
        if limits.surely_fit(keyword, of_type) {
            return;
        }
    }
    let fault = match (limit_fault(keyword, limits), limits.value(keyword)) {
        (None, Some(value)) => match slot.of_type.limits() {
            Some(of_type) => beyond(keyword, value, of_type.room(keyword)),
            None => None,
        },
        (fault, _) => fault,
    };
    if fault.is_some() {
        refuse(&as_field(&slot.node), fault, Wording::Rust);
    }
}

#[track_caller]
#[allow(clippy::panic)] // evaluated by the compiler only: this is how a `const` reports
const fn refuse(field: &Field<'_>, fault: Option<FaultKind>, words: Wording) {
    if let Some(fault) = fault {
        panic!("{}", describe(field, fault, words).as_str());
    }
}

/// A leaf, or a list of options, as the field of a form that it could be.
const fn as_field(node: &Node<'static>) -> Field<'static> {
    let kind = match &node.shape {
        Shape::Boolean => FieldKind::Boolean,
        Shape::Number { limits, .. } if limits.whole => FieldKind::Integer,
        Shape::Number { .. } => FieldKind::Number,
        Shape::Array { .. } => FieldKind::MultiSelect,
        _ if node.choices.is_some() => FieldKind::SingleSelect,
        _ => FieldKind::String,
    };
    let mut field = Field::of_kind("", kind);
    if let Some(limits) = node.limits() {
        field.facts.limits = *limits;
    }
    field.options = options(node);
    field.titles = match node.lines {
        Some(lines) => Some(lines.texts),
        None => None,
    };
    field
}

const fn options(node: &Node<'static>) -> Texts<'static> {
    match (node.choices, node.shape) {
        (Some(Values::Texts(options)), _)
        | (_, Shape::Array { items: Some(Child::Options(options, _)), .. }) => options,
        _ => Texts::EMPTY,
    }
}

/// Another format than the type has.
#[track_caller]
#[allow(clippy::panic)] // as above
const fn check_format(slot: &Slot, format: &str) {
    if let Shape::String { format: Some(of_type), .. } = slot.of_type.shape {
        assert!(
            crate::rules::text_eq(format, of_type),
            "the field's type has a format already, and reads no other: remove `format`"
        );
    }
}

/// A default, or an example, must be a value that the schema itself would accept.
#[track_caller]
#[allow(clippy::panic)] // as above
const fn check_value(node: &Node<'static>, value: Json<'static>, words: Wording) {
    let default = match value {
        Json::Boolean(value) => Some(DefaultValue::Boolean(value)),
        Json::Number(value) => Some(DefaultValue::Number(value)),
        Json::String(text) => Some(DefaultValue::String(text)),
        Json::List(Values::Texts(list)) => Some(DefaultValue::List(list)),
        Json::List(_) => Some(DefaultValue::List(Texts::EMPTY)),
        Json::Null | Json::Value(_) => None,
    };
    match (&node.shape, value) {
        (Shape::Any, _) | (Shape::Boolean, Json::Boolean(_)) => {}
        (Shape::Array { items, limits, .. }, Json::List(values)) => {
            check_count(node, limits, values, words);
            if let Some(items) = items {
                check_items(*items, values, words);
            }
        }
        (Shape::Boolean | Shape::Number { .. } | Shape::String { .. } | Shape::Array { .. }, _) => {
            let mut field = as_field(node);
            field.default = default;
            field.facts.skipped_default = default.is_none();
            refuse(&field, constant_fault(&field, Keyword::Default), words);
            if let (Shape::Number { steps: Some(steps), .. }, Json::Number(number)) =
                (&node.shape, value)
            {
                check_number(steps, number, words);
            }
        }
        _ => panic!(
            "only a text, a number, a boolean or a list of these has a `default` or `examples`: for others use serde's `default`"
        ),
    }
}

#[track_caller]
const fn check_count(node: &Node<'static>, limits: &Limits, values: Values<'_>, words: Wording) {
    let refused = check_list_length(limits, values.len() as u64);
    if let Some(because) = refused {
        refuse(&as_field(node), Some(FaultKind::DefaultRefused { because }), words);
    }
}

#[track_caller]
const fn check_items(items: Child<'static>, values: Values<'static>, words: Wording) {
    let item = match items {
        Child::Constant(node) => *node,
        Child::Options(options, checks) => Node::option(options, checks),
        Child::Built(_) => return,
    };
    match values {
        Values::Constant(mut rest) => {
            while let [value, tail @ ..] = rest {
                check_value(&item, *value, words);
                rest = tail;
            }
        }
        Values::Texts(texts) => {
            if let crate::field::List::Plain(mut rest) = texts.0 {
                while let [text, tail @ ..] = rest {
                    check_value(&item, Json::String(text), words);
                    rest = tail;
                }
            }
        }
        Values::Built(_) => {}
    }
}

/// Checks the example at that place, as a default is.
///
/// # Panics
///
/// As [`check`] does.
#[track_caller]
pub const fn check_example(held: Held<'_>, index: usize) {
    let slot = held.slot();
    let Values::Constant(examples) = slot.node.examples else { return };
    if let Some((_, [value, ..])) = examples.split_at_checked(index) {
        check_value(&slot.node, *value, Wording::Example);
    }
}

/// Checks that a default which is written as `'c'` is one of a `char`: text of any length
/// is written as text.
///
/// # Panics
///
/// As [`check`] does.
#[track_caller]
pub const fn check_char(held: Held<'_>) {
    let slot = held.slot();
    if let Shape::String { limits, .. } = slot.of_type.shape {
        assert_of_char(matches!((limits.min_length, limits.max_length), (Some(1), Some(1))));
    }
}

/// Checks that a title is a label.
///
/// # Panics
///
/// As [`check`] does.
#[track_caller]
pub const fn check_title(title: &str) {
    if is_blank(title) {
        let field = Field::of_kind("", FieldKind::String);
        refuse(&field, Some(FaultKind::BlankTitle), Wording::Rust);
    }
}

#[track_caller]
#[allow(clippy::panic)] // as above
const fn check_number(steps: &Steps, number: Number, words: Wording) {
    let is_no_multiple = match (steps.multiple_of, number.as_int()) {
        (Some(step), Some(number)) => match step.as_int() {
            Some(step) => step != 0 && number % step != 0,
            None => false,
        },
        _ => false,
    };
    let refused = match check_open_range(steps.exclusive_min, steps.exclusive_max, number) {
        Some(ViolationKind::NotAbove { .. }) => " is not greater than `exclusive_min`",
        Some(_) => " is not less than `exclusive_max`",
        None if is_no_multiple => " is no multiple of `multiple_of`",
        None => return,
    };
    panic!("{}", words.value(Message::new()).text(refused).as_str());
}

/// Which of the bounds that no form has a rule is about.
#[derive(Clone, Copy)]
pub enum Step {
    /// `exclusive_min`
    Min,
    /// `exclusive_max`
    Max,
    /// `multiple_of`
    Multiple,
}

/// Checks one of the bounds that no form has.
///
/// # Panics
///
/// As [`check`] does.
#[track_caller]
#[allow(clippy::panic)] // as above
pub const fn check_step(held: Held<'_>, which: Step) {
    let slot = held.slot();
    let Shape::Number { limits, steps: Some(steps) } = &slot.node.shape else { return };
    let value = match which {
        Step::Min => steps.exclusive_min,
        Step::Max => steps.exclusive_max,
        Step::Multiple => steps.multiple_of,
    };
    let Some(value) = value else { return };
    assert!(value.is_representable(), "a number is finite and, if whole, within 64 bits");
    assert!(
        !is_no_bound(limits, value),
        "the field is an integer, and this number has a fraction part: round it"
    );
    match which {
        Step::Multiple => {
            assert!(Number::int(0).is_less(value), "`multiple_of` must be greater than 0");
        }
        Step::Min => {
            assert!(
                !matches!(limits.max, Some(max) if !value.is_less(max)),
                "`exclusive_min` is not less than the greatest number that is allowed: no number fits"
            );
        }
        Step::Max => {
            assert!(
                !matches!(limits.min, Some(min) if !min.is_less(value)),
                "`exclusive_max` is not greater than the least number that is allowed: no number fits"
            );
            assert!(
                !matches!(steps.exclusive_min, Some(min) if !min.is_less(value)),
                "`exclusive_min` is not less than `exclusive_max`: no number fits, exchange or change them"
            );
            assert!(
                !(limits.whole && is_next(steps.exclusive_min, value)),
                "no integer lies between `exclusive_min` and `exclusive_max`: widen the bounds"
            );
        }
    }
    check_step_of_type(&slot, which, value);
}

/// Whether no integer lies between the two.
const fn is_next(low: Option<Number>, high: Number) -> bool {
    match (low, high.as_int()) {
        (Some(low), Some(high)) => matches!(low.as_int(), Some(low) if low + 1 == high),
        _ => false,
    }
}

/// A field may tighten what its type says, not loosen it.
#[track_caller]
#[allow(clippy::panic)] // as above
const fn check_step_of_type(slot: &Slot, which: Step, value: Number) {
    let Shape::Number { steps: Some(of_type), .. } = &slot.of_type.shape else { return };
    let loosened = match which {
        Step::Min => matches!(of_type.exclusive_min, Some(min) if value.is_less(min)),
        Step::Max => matches!(of_type.exclusive_max, Some(max) if max.is_less(value)),
        Step::Multiple => match (of_type.multiple_of, value.as_int()) {
            (Some(step), Some(value)) => match step.as_int() {
                Some(step) => step != 0 && value % step != 0,
                None => true,
            },
            (Some(_), None) => true,
            (None, _) => false,
        },
    };
    assert!(
        !loosened,
        "this is beyond what the field's type allows: a field may tighten the limits of its type, not loosen them"
    );
}

/// Checks that a pattern is one, and that the type has none of its own.
///
/// # Panics
///
/// As [`check`] does.
#[track_caller]
#[allow(clippy::panic)] // as above
pub const fn check_pattern(held: Held<'_>) {
    let slot = held.slot();
    if let Shape::String { pattern: Some(pattern), .. } = slot.node.shape {
        if let Some(fault) = pattern_fault(pattern) {
            panic!("{}", fault);
        }
    }
    assert!(
        !matches!(slot.of_type.shape, Shape::String { pattern: Some(_), .. }),
        "the field's type has a pattern already, and a schema says one: put both into the type's"
    );
}

/// Checks that no two of the groups have a property of one name.
///
/// # Panics
///
/// As [`check`] does.
#[track_caller]
pub const fn check_names(groups: &'static [Properties<'static>]) {
    let mut later = groups;
    while let [group, rest @ ..] = later {
        let mut others = rest;
        while let [other, tail @ ..] = others {
            if let Some(name) = names::shared(other, group) {
                let field = Field::of_kind(name, FieldKind::String);
                refuse(&field, Some(FaultKind::RepeatedName), Wording::Rust);
            }
            others = tail;
        }
        later = rest;
    }
}

/// Checks that a type which is mentioned as a recursive one is derived, and no leaf.
///
/// # Panics
///
/// As [`check`] does.
#[track_caller]
#[allow(clippy::panic)] // as above
pub const fn check_recursive(held: Held<'_>) {
    let slot = held.slot();
    assert!(
        mentions(&slot.node),
        "nothing in this type can lead back to the one that has the field: remove `recursive`"
    );
}

const fn mentions(node: &Node<'_>) -> bool {
    match node.shape {
        Shape::Ref(_) => true,
        Shape::Array { items: Some(Child::Constant(node)), .. }
        | Shape::Object { rest: Rest::Of(Child::Constant(node)), .. } => mentions(node),
        Shape::Tuple(Nodes::Constant(mut rest)) => {
            while let [node, tail @ ..] = rest {
                if mentions(node) {
                    return true;
                }
                rest = tail;
            }
            false
        }
        _ => false,
    }
}

/// Checks that a flattened map is the last that is flattened, and the only one.
///
/// # Panics
///
/// As [`check`] does.
#[track_caller]
#[allow(clippy::panic)] // as above
pub const fn check_last(flat: Flat, is_last: bool, is_denied: bool) {
    assert!(
        !flat.is_map() || is_last,
        "serde gives a flattened map the properties of what is flattened behind it, too: flatten it last"
    );
    assert!(
        !flat.is_map() || !is_denied,
        "a flattened map takes what `deny_unknown_fields` refuses: remove one of them"
    );
}

/// Checks that a type beside a tag has no property of the tag's name.
///
/// # Panics
///
/// As [`check`] does.
#[track_caller]
#[allow(clippy::panic)] // as above
pub const fn check_tag(name: &str, flat: Flat) {
    assert!(
        !names::has(&flat.properties(), name),
        "the tag of the enum has the name of one of these properties: rename one of them"
    );
}

/// Checks that an untagged branch can be told from those before it.
///
/// # Panics
///
/// As [`check`] does.
#[track_caller]
#[allow(clippy::panic)] // as above
pub const fn check_branch(branches: &'static [Node<'static>], index: usize) {
    let Some((earlier, [branch, ..])) = branches.split_at_checked(index) else { return };
    let mut rest = earlier;
    while let [before, tail @ ..] = rest {
        assert!(
            !may_be_taken_for(branch, before),
            "serde takes the first branch that fits, and takes this one for an earlier one: they need different JSON types, or a property that the earlier requires and this one does not have (numbers are one type, and a struct is read from a list as well); or tag the enum: `#[serde(tag = \"…\")]`"
        );
        rest = tail;
    }
}

/// What a property holds, if it does not nest too deep, and its headers are where a client
/// finds them.
///
/// # Panics
///
/// As [`check`] does.
#[track_caller]
#[allow(clippy::panic)] // as above
pub const fn not_too_deep(held: Held<'static>) -> Held<'static> {
    assert!(
        held.node().levels < ObjectSchema::MAX_DEPTH,
        "this nests objects and lists deeper than 126 levels: leave some out, or make it recursive"
    );
    headers::check_path(held.node());
    held
}

#[cfg(test)]
mod tests;
