//! Constant expressions as values of keys: their type only the compiler knows.
//!
//! A trait would choose the conversion by the type, but a `const` cannot call a
//! trait's method. So each type has inherent methods. Where a type has none, the
//! compiler looks further, through `Deref`, and finds a method of the same name
//! in [`Unfit`], which asks for a trait that says in words what is allowed.

use core::ops::Deref;

use super::{DefaultValue, Number, list};

/// A constant expression of the user's.
pub struct Constant<T>(Unfit<T>);

impl<T> Constant<T> {
    /// The value of the expression.
    pub const fn new(value: T) -> Self {
        Self(Unfit(value))
    }
}

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
                    _ => panic!("a length, or a number of items, is a whole number from 0 to u64::MAX"),
                }
            }
        }
    )*};
    // What an `i128` does not hold is out of range in any case.
    (@number $self:ident u128) => {
        Number::int(if $self.0.0 > i128::MAX as u128 { i128::MAX } else { $self.0.0 as i128 })
    };
    (@number $self:ident $int:ident) => { Number::int($self.0.0 as i128) };
}
integers!(i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize);

macro_rules! floats {
    ($($float:ident $make:ident;)*) => {$(
        impl Constant<$float> {
            /// A bound.
            pub const fn into_number(self) -> Number {
                Number::$make(self.0.0)
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
        DefaultValue::Boolean(self.0.0)
    }
}

impl Constant<&'static str> {
    /// A default.
    pub const fn into_default(self) -> DefaultValue<'static> {
        DefaultValue::String(self.0.0)
    }
}

impl Constant<&'static [&'static str]> {
    /// A list of options or titles.
    pub const fn into_texts(self) -> &'static [&'static str] {
        self.0.0
    }

    /// A default.
    pub const fn into_default(self) -> DefaultValue<'static> {
        list(self.0.0)
    }
}

impl<const N: usize> Constant<&'static [&'static str; N]> {
    /// A list of options or titles.
    pub const fn into_texts(self) -> &'static [&'static str] {
        self.0.0
    }

    /// A default.
    pub const fn into_default(self) -> DefaultValue<'static> {
        list(self.0.0)
    }
}

/// A constant expression of a type that the key does not take.
pub struct Unfit<T>(T);

/// What `min` and `max` take.
#[diagnostic::on_unimplemented(
    message = "a bound is a number, and this is a `{Self}`",
    label = "not a number",
    note = "write a number, or a constant of an integer or float type"
)]
pub trait BoundValue {}

/// What the limits of length and of items take.
#[diagnostic::on_unimplemented(
    message = "a length, or a number of items, is a whole number, and this is a `{Self}`",
    label = "not a whole number",
    note = "write a whole number, or a constant of an integer type"
)]
pub trait LengthValue {}

/// What `options`, `option_titles` and `enum_names` take.
#[diagnostic::on_unimplemented(
    message = "options and titles are a list of strings, and this is a `{Self}`",
    label = "not a list of strings",
    note = "write a list like `[\"a\", \"b\"]`, or a constant of the type `&[&str]`"
)]
pub trait TextList {}

/// What `default` takes.
#[diagnostic::on_unimplemented(
    message = "a default is a string, a number, `true` or `false`, a variant, or a list, and this is a `{Self}`",
    label = "no answer that JSON could hold",
    note = "write the value itself, or a constant of the type `&str`, `bool`, a number or `&[&str]`; a variant whose name looks like a constant's is written as its value, a string"
)]
pub trait AnswerValue {}

impl<T> Deref for Constant<T> {
    type Target = Unfit<T>;

    fn deref(&self) -> &Unfit<T> {
        &self.0
    }
}

impl<T> Unfit<T> {
    /// Not to be called: the compiler reports the bound.
    pub const fn into_number(&self) -> Number
    where
        T: BoundValue,
    {
        Number::int(0)
    }

    /// As above.
    pub const fn into_length(&self) -> u64
    where
        T: LengthValue,
    {
        0
    }

    /// As above.
    pub const fn into_texts(&self) -> &'static [&'static str]
    where
        T: TextList,
    {
        &[]
    }

    /// As above.
    pub const fn into_default(&self) -> DefaultValue<'static>
    where
        T: AnswerValue,
    {
        DefaultValue::Boolean(false)
    }
}

/// Shown by the compiler as what is allowed.
macro_rules! fits {
    ($($fit:ident: $($type:ty),*;)*) => {$($(
        impl $fit for $type {}
    )*)*};
}
fits! {
    LengthValue: u8, u16, u32, u64, usize, i8, i16, i32, i64, isize;
    BoundValue: u8, u16, u32, u64, usize, i8, i16, i32, i64, isize, f32, f64;
    TextList: &[&str];
    AnswerValue: &str, bool, f64, i64, &[&str];
}
