//! What the derives write calls to. No part of the public API: it may change
//! with any release, together with the derives.

use core::marker::PhantomData;

pub use core::concat;
pub use core::option::Option;
pub use core::primitive::{bool, i128, str};

pub use crate::field::kind::{SingleSelectField, StringField};
pub use crate::field::{DefaultValue, Field, FieldSpec, Format, Number, Texts};
pub use crate::form::{ElicitSchema, FormSchema};
pub use crate::rules::Keyword;
pub use crate::types::{ElicitEnum, ElicitField, ElicitOptions};

use crate::field::kind::OfEnum;
use crate::rules::{Dialect, FaultKind, constant_fault, describe};

impl<'a, K> FieldSpec<'a, K> {
    /// A variant as the default.
    #[doc(hidden)]
    #[allow(clippy::needless_pass_by_value)] // two numbers' worth
    pub const fn default_variant(self, variant: VariantOf<K::Enum>) -> Self
    where
        K: OfEnum,
    {
        self.default(match variant.option() {
            Some(option) => DefaultValue::String(option),
            None => DefaultValue::SkippedVariant,
        })
    }

    /// Variants as the default.
    #[doc(hidden)]
    pub const fn default_variants<const N: usize>(
        self,
        variants: &'a VariantList<K::Enum, N>,
    ) -> Self
    where
        K: OfEnum,
    {
        self.default(DefaultValue::List(Texts::new(&variants.options)))
    }
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
    if let Some(fault) = constant_fault(spec.as_field(), keyword) {
        panic!("{}", describe(spec.as_field(), fault, Dialect::Rust).as_str());
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

/// Checks that no two of the forms have a field of one name.
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

/// The variant of an enum, by its discriminant: the most that a `const` can know
/// of a value whose type it does not.
pub struct VariantOf<E> {
    discriminant: i128,
    of: PhantomData<fn() -> E>,
}

impl<E> VariantOf<E> {
    /// Any variant of that type.
    pub const fn of(_variant: &E) -> Self {
        Self { discriminant: 0, of: PhantomData }
    }

    /// The variant with that discriminant.
    pub const fn with(self, discriminant: i128) -> Self {
        Self { discriminant, of: PhantomData }
    }
}

impl<E: ElicitEnum> VariantOf<E> {
    /// Its option, unless serde skips it.
    const fn option(&self) -> Option<&'static str> {
        let (mut options, mut discriminants) = (E::OPTIONS, E::DISCRIMINANTS);
        while let ([option, more_options @ ..], [discriminant, more @ ..]) =
            (options, discriminants)
        {
            if *discriminant == self.discriminant {
                return Some(option);
            }
            (options, discriminants) = (more_options, more);
        }
        None
    }
}

/// Variants of an enum, as their options.
pub struct VariantList<E, const N: usize> {
    options: [&'static str; N],
    of: PhantomData<fn() -> E>,
}

impl<E: ElicitEnum, const N: usize> VariantList<E, N> {
    /// The options; that of a skipped variant is empty, and so is no option.
    #[allow(clippy::indexing_slicing)] // both are of the length N, and a `const` has no iterators
    pub const fn new(variants: [VariantOf<E>; N]) -> Self {
        let mut options = [""; N];
        let mut index = 0;
        while index < N {
            if let Some(option) = variants[index].option() {
                options[index] = option;
            }
            index += 1;
        }
        Self { options, of: PhantomData }
    }
}

/// A constant expression of the user's, of a type that the macro cannot see.
/// An inherent method for each type stands in for a trait, which a `const`
/// cannot call.
pub struct Constant<T>(pub T);

macro_rules! integers {
    ($($int:ident)*) => {$(
        impl Constant<$int> {
            /// A bound.
            pub const fn into_number(self) -> Number {
                integers!(@number self $int)
            }

            /// A default.
            pub const fn into_default(self) -> DefaultValue<'static> {
                DefaultValue::Number(self.into_number())
            }

            /// A length, or a number of items.
            ///
            /// # Panics
            ///
            /// In a `const`, when it is negative or has more than 64 bits.
            #[track_caller]
            #[allow(clippy::panic, clippy::cast_sign_loss, clippy::cast_possible_truncation)]
            pub const fn into_length(self) -> u64 {
                match self.into_number().as_int() {
                    Some(value) if value >= 0 => value as u64,
                    _ => panic!("a length, or a number of items, must be from 0 to u64::MAX"),
                }
            }
        }
    )*};
    // What an `i128` does not hold is out of range in any case.
    (@number $self:ident u128) => {
        Number::int(if $self.0 > i128::MAX as u128 { i128::MAX } else { $self.0 as i128 })
    };
    (@number $self:ident $int:ident) => { Number::int($self.0 as i128) };
}
integers!(i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize);

macro_rules! floats {
    ($($float:ident $make:ident;)*) => {$(
        impl Constant<$float> {
            /// A bound.
            pub const fn into_number(self) -> Number {
                Number::$make(self.0)
            }

            /// A default.
            pub const fn into_default(self) -> DefaultValue<'static> {
                DefaultValue::Number(self.into_number())
            }
        }
    )*};
}
floats! { f32 single; f64 float; }

impl Constant<bool> {
    /// A default.
    pub const fn into_default(self) -> DefaultValue<'static> {
        DefaultValue::Boolean(self.0)
    }
}

impl Constant<&'static str> {
    /// A default.
    pub const fn into_default(self) -> DefaultValue<'static> {
        DefaultValue::String(self.0)
    }
}

impl Constant<&'static [&'static str]> {
    /// A list of options or titles.
    pub const fn into_texts(self) -> &'static [&'static str] {
        self.0
    }

    /// A default.
    pub const fn into_default(self) -> DefaultValue<'static> {
        DefaultValue::List(Texts::new(self.0))
    }
}

impl<const N: usize> Constant<&'static [&'static str; N]> {
    /// A list of options or titles.
    pub const fn into_texts(self) -> &'static [&'static str] {
        self.0
    }

    /// A default.
    pub const fn into_default(self) -> DefaultValue<'static> {
        DefaultValue::List(Texts::new(self.0))
    }
}

/// The text of a doc comment as rustdoc takes it, when only the compiler knows
/// it (`include_str!`, a macro): without the blank lines around it.
pub const fn trim_docs(text: &str) -> &str {
    text.trim_ascii()
}
