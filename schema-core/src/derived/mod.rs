//! What the derives write calls to. No part of the public API: it may change
//! with any release, together with the derives.

mod check;
mod constant;
mod flatten;
mod tool;
mod words;

pub use core::concat;
pub use core::option::Option::{self, None, Some};
pub use core::primitive::{bool, str};
pub use serde::de::DeserializeOwned;
pub use std::sync::OnceLock;

pub use crate::elicit::ElicitSchema;
pub use crate::field::kind::{AnyField, KindOf, SelectOf, SingleSelectField, StringField};
pub use crate::field::{
    Checks, DefaultValue, ElicitEnum, ElicitField, ElicitOptions, Field, FieldSpec, Format,
    Keyword, Number, Texts,
};
// A path with the user's span by a name that the user may have imported is an unnecessary
// qualification, which a crate may forbid: there it goes by another.
pub use crate::field::expression::{Default, Defaults, DerivedEnum, Plain, forget, whole};
pub use crate::field::{
    DefaultValue as GivenDefault, FieldSpec as GivenSpec, Keyword as GivenKeyword,
    Number as GivenNumber,
};
pub use crate::form::FormSchema;
pub use check::Probe;
pub use constant::Constant;
pub use flatten::{OptionalForm, flattened, flattened_option};
pub use tool::*;
pub use words::*;

use crate::field::RustType;
use crate::rules::{
    FaultKind, Table, Wording, assert_of_char, constant_fault, describe, is_blank, unknown_format,
};

/// The text of a form, made once. No closure in the user's crate, which each of his types
/// would compile.
pub fn form_text(cell: &'static OnceLock<&'static str>, form: &FormSchema<'_>) -> &'static str {
    cell.get_or_init(|| form.constant_json())
}

/// The same field, of a newtype: with the marker of a newtype as its kind.
///
/// Asks nothing of either, so that a field which is none is reported once, where
/// it starts.
pub const fn newtype<K, Newtype>(spec: FieldSpec<'static, K>) -> FieldSpec<'static, Newtype> {
    spec.with_kind()
}

/// The field, if an answer needs it: serde reads a newtype around an `Option` like
/// one around anything else, and refuses a form in which the answer is left out.
///
/// # Panics
///
/// As `check` does.
#[track_caller]
#[allow(clippy::panic)] // as below
pub const fn never_absent<K>(spec: FieldSpec<'static, K>) -> FieldSpec<'static, K> {
    assert!(
        !spec.as_field().facts.optional,
        "an answer may leave an `Option` out, and serde finds none behind a newtype: add `#[serde(transparent)]` to the struct, or write the `Option` around the newtype"
    );
    spec
}

/// The field, if its default may be written as `'c'`: text of any length is written as text.
///
/// # Panics
///
/// As `check` does.
#[track_caller]
#[allow(clippy::panic)] // as below
pub const fn only_of_char<K>(spec: FieldSpec<'static, K>) -> FieldSpec<'static, K> {
    let field = spec.as_field();
    let rust = field.facts.limits.rust;
    let is_char = matches!((rust.min_length, rust.max_length), (Some(1), Some(1)));
    assert_of_char(is_char || field.facts.unknown);
    spec
}

/// The field, if the rules about that keyword hold.
///
/// A function, not a method: the compiler reports at the whole call, and a call
/// has no receiver that stands elsewhere.
///
/// # Panics
///
/// In a `const`, so as a compile error at the key that the caller stands for.
#[track_caller]
#[allow(clippy::panic)] // evaluated by the compiler only: this is how a `const` reports
pub const fn check<K>(spec: FieldSpec<'_, K>, keyword: Keyword) -> FieldSpec<'_, K> {
    if spec.as_field().facts.unknown {
        return spec;
    }
    if let Some(fault) = constant_fault(spec.as_field(), keyword) {
        panic!("{}", describe(spec.as_field(), fault, Wording::Rust).as_str());
    }
    spec
}

/// The field, if all that its type says of itself is legal: an `ElicitField` or
/// `ElicitEnum` may be written by hand.
///
/// # Panics
///
/// As `check` does, at the type.
#[track_caller]
#[allow(clippy::panic)] // as above
pub const fn of_legal_type<K>(spec: FieldSpec<'_, K>) -> FieldSpec<'_, K> {
    if spec.as_field().says_little() {
        return spec;
    }
    let mut field = *spec.as_field();
    // It need not keep within itself: a bound that crosses another should be told as that.
    field.facts.limits.rust = &RustType::UNKNOWN;
    let mut rest = if field.facts.unknown { &[] } else { Keyword::ALL };
    while let [keyword, tail @ ..] = rest {
        rest = tail;
        if !keyword.is_said_by_types() {
            continue;
        }
        if let Some(fault) = constant_fault(&field, *keyword) {
            let message = describe(&field, fault, Wording::Rust);
            panic!("{}", message.text(" (so the type of this field says of itself)").as_str());
        }
    }
    spec
}

/// The format of that name.
///
/// # Panics
///
/// As `check` does.
#[track_caller]
#[allow(clippy::panic)] // as above
pub const fn format_named(name: &str) -> Format {
    match crate::rules::format_named(name) {
        Some(format) => format,
        None => panic!("{}", unknown_format(name).as_str()),
    }
}

/// The title of an option, which is not blank.
///
/// # Panics
///
/// As `check` does.
#[track_caller]
#[allow(clippy::panic)] // as above
pub const fn option_title(title: &'static str) -> &'static str {
    assert!(
        !is_blank(title),
        "the title of an option is empty, and some clients cannot show it: give it a text"
    );
    title
}

/// A list of strings as the default.
pub const fn list<'a>(values: &'a [&'a str]) -> DefaultValue<'a> {
    DefaultValue::List(Texts::new(values))
}

/// A field of a type whose own derive reported a mistake: no rule is asked about it.
pub const fn unknown<K>() -> FieldSpec<'static, K> {
    FieldSpec::unknown()
}

/// No field, for these reasons.
///
/// # Panics
///
/// In a `const`, with these words.
#[track_caller]
#[allow(clippy::panic)] // as above
pub const fn refused<K>(words: &str) -> FieldSpec<'static, K> {
    panic!("{}", words)
}

/// A form of constant fields.
pub const fn form(fields: &'static [Field<'static>]) -> FormSchema<'static> {
    FormSchema::constant(fields)
}

/// A form of forms: what `#[serde(flatten)]` makes.
pub const fn joined(forms: &'static [&'static FormSchema<'static>]) -> FormSchema<'static> {
    FormSchema::joined(forms)
}

/// Checks that no two of the forms have a field of one name.
///
/// # Panics
///
/// As `check` does.
#[track_caller]
#[allow(clippy::panic)] // as above
pub const fn check_names(forms: &'static [&'static FormSchema<'static>]) {
    let mut names = Table::new();
    let mut rest = forms;
    while let [form, tail @ ..] = rest {
        if let Some(field) = form.repeated_name(&mut names) {
            panic!("{}", describe(field, FaultKind::RepeatedName, Wording::Rust).as_str());
        }
        rest = tail;
    }
}

/// The text of a doc comment as rustdoc takes it, when only the compiler knows
/// it (`include_str!`, a macro): without the blank lines around it.
pub const fn trim_docs(text: &str) -> &str {
    text.trim_ascii()
}
