//! What the derives write calls to. No part of the public API: it may change
//! with any release, together with the derives.

pub use core::option::Option;
pub use core::primitive::{bool, i128, str, u64};

pub use crate::field::{DefaultValue, Field, FieldSpec, Format, Number, Texts};
pub use crate::form::{ElicitSchema, FormSchema};
pub use crate::rules::Keyword;
pub use crate::types::{ElicitEnum, ElicitField, ElicitOptions};

use crate::rules::{Dialect, FaultKind, constant_fault, describe};

/// The field, if the rules about that keyword hold.
///
/// # Panics
///
/// In a `const`, so as a compile error at the key that the caller stands for.
#[track_caller]
#[allow(clippy::panic)] // evaluated by the compiler only: this is how a `const` reports
pub const fn check<K>(spec: FieldSpec<'_, K>, keyword: Keyword) -> FieldSpec<'_, K> {
    let field = spec.field();
    if let Some(fault) = constant_fault(&field, keyword) {
        panic!("{}", describe(&field, fault, Dialect::Rust).as_str());
    }
    spec
}

/// A form of constant fields.
pub const fn form(fields: &'static [Field<'static>]) -> FormSchema<'static> {
    FormSchema::constant(fields)
}

/// A form of forms: what `#[serde(flatten)]` makes.
pub const fn joined(forms: &'static [&'static FormSchema<'static>]) -> FormSchema<'static> {
    FormSchema::joined(forms)
}

/// The name of a field that two of the forms have, if any.
///
/// # Panics
///
/// As [`check`] does.
#[track_caller]
#[allow(clippy::panic)] // as above
pub const fn check_names(forms: &'static [&'static FormSchema<'static>]) {
    let mut later = forms;
    while let [form, rest @ ..] = later {
        let mut others = rest;
        while let [other, tail @ ..] = others {
            if let Some(field) = form.shared_name(other) {
                panic!("{}", describe(field, FaultKind::RepeatedName, Dialect::Rust).as_str());
            }
            others = tail;
        }
        later = rest;
    }
}

/// The option of a variant, by its discriminant.
pub const fn variant<E: ElicitEnum>(discriminant: i128) -> DefaultValue<'static> {
    match option_of::<E>(discriminant) {
        Some(option) => DefaultValue::String(option),
        None => DefaultValue::SkippedVariant,
    }
}

const fn option_of<E: ElicitEnum>(discriminant: i128) -> Option<&'static str> {
    let (mut options, mut discriminants) = (E::OPTIONS, E::DISCRIMINANTS);
    while let ([option, options_left @ ..], [known, discriminants_left @ ..]) =
        (options, discriminants)
    {
        if *known == discriminant {
            return Some(option);
        }
        (options, discriminants) = (options_left, discriminants_left);
    }
    None
}

/// The text of a doc comment as rustdoc takes it, when only the compiler knows
/// it (`include_str!`, a macro): without the blank lines around it.
pub const fn trim_docs(text: &str) -> &str {
    text.trim_ascii()
}
