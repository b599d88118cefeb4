//! Constant expressions as values of keys: their type only the compiler knows.
//!
//! A trait would choose the conversion by the type, but a `const` cannot call a
//! trait's method. So each type has inherent methods. Where a type has none, the
//! compiler looks further, through `Deref`, and finds a method of the same name
//! in [`Unfit`], which asks for a trait that says in words what is allowed.

use core::ops::Deref;

use super::{DefaultValue, DerivedEnum, Field, Keyword, Number, Plain, list};
use crate::field::FieldKind;
use crate::field::kind::{AnswerValue, BoundValue, LengthValue, TextList};
use crate::rules::{FaultKind, Message, Wording, describe};

/// A constant expression of the user's.
#[derive(Clone, Copy)]
pub struct Constant<T>(Unfit<T>);

impl<T> Constant<T> {
    /// The value of the expression.
    pub const fn new(value: T) -> Self {
        Self(Unfit(value))
    }
}

// A number whose type nothing says, like the one of `if BIG { 3 } else { 4 }`, must
// find one method, or the compiler asks which. It looks for those by value first: so
// only the widest types have such, and the others take a reference.
macro_rules! integers {
    ($($int:ident [$($by:tt)?])*) => {$(
        #[allow(clippy::wrong_self_convention, clippy::trivially_copy_pass_by_ref)] // see above
        impl Constant<$int> {
            /// A bound.
            #[allow(clippy::cast_possible_wrap)] // only of a `u128` that fits
            pub const fn into_number($($by)? self) -> Number {
                integers!(@number self $int)
            }

            /// A default.
            pub const fn given($($by)? self) -> Plain {
                Plain(DefaultValue::Number(self.into_number()))
            }

            /// A length, or a number of items.
            ///
            /// # Panics
            ///
            /// In a `const`, when it is negative or has more than 64 bits.
            #[track_caller]
            #[allow(clippy::panic, clippy::cast_sign_loss, clippy::cast_possible_truncation)]
            pub const fn into_length($($by)? self, keyword: Keyword) -> u64 {
                let value = self.into_number();
                match value.as_int() {
                    Some(length) if length >= 0 => length as u64,
                    _ if value.as_f64() < 0.0 => panic!("{}", negative(keyword, value).as_str()),
                    _ => panic!("a length, or a number of items, has at most 64 bits"),
                }
            }
        }
    )*};
    // More than 64 bits are out of range, however many they are.
    (@number $self:ident u128) => {
        Number::int(if $self.0.0 > u64::MAX as u128 { i128::MAX } else { $self.0.0 as i128 })
    };
    (@number $self:ident $int:ident) => { Number::int($self.0.0 as i128) };
}
integers! {
    i128 []
    i8 [&] i16 [&] i32 [&] i64 [&] isize [&]
    u8 [&] u16 [&] u32 [&] u64 [&] u128 [&] usize [&]
}

/// What is wrong with a length below zero.
const fn negative(keyword: Keyword, value: Number) -> Message {
    let fault = FaultKind::Negative { keyword, value };
    describe(&Field::of_kind("", FieldKind::String), fault, Wording::Rust)
}

macro_rules! floats {
    ($($float:ident $make:ident [$($by:tt)?])*) => {$(
        #[allow(clippy::wrong_self_convention, clippy::trivially_copy_pass_by_ref)] // as above
        impl Constant<$float> {
            /// A bound.
            pub const fn into_number($($by)? self) -> Number {
                Number::$make(self.0.0)
            }

            /// A default.
            pub const fn given($($by)? self) -> Plain {
                Plain(DefaultValue::Number(self.into_number()))
            }
        }
    )*};
}
floats! { f64 float [] f32 single [&] }

impl Constant<bool> {
    /// A default.
    pub const fn given(&self) -> Plain {
        Plain(DefaultValue::Boolean(self.0.0))
    }
}

impl Constant<&'static str> {
    /// A default.
    pub const fn given(&self) -> Plain {
        Plain(DefaultValue::String(self.0.0))
    }
}

impl Constant<&'static [&'static str]> {
    /// A list of options or titles.
    pub const fn into_texts(self) -> &'static [&'static str] {
        self.0.0
    }

    /// A default.
    pub const fn given(&self) -> Plain {
        Plain(list(self.0.0))
    }
}

impl<const N: usize> Constant<&'static [&'static str; N]> {
    /// A list of options or titles.
    pub const fn into_texts(self) -> &'static [&'static str] {
        self.0.0
    }

    /// A default.
    pub const fn given(&self) -> Plain {
        Plain(list(self.0.0))
    }
}

impl<E: DerivedEnum> Constant<E> {
    /// A variant as a default: it knows its option.
    pub const fn given(&self) -> &E {
        &self.0.0
    }
}

/// A constant expression of a type that the key does not take.
#[derive(Clone, Copy)]
pub struct Unfit<T>(T);

impl<T> Deref for Constant<T> {
    type Target = Unfit<T>;

    fn deref(&self) -> &Unfit<T> {
        &self.0
    }
}

#[allow(clippy::wrong_self_convention, clippy::unused_self)] // they stand in for others
impl<T> Unfit<T> {
    /// Not to be called: the compiler reports the bound.
    pub const fn into_number(&self) -> Number
    where
        T: BoundValue,
    {
        Number::int(0)
    }

    /// As above.
    pub const fn into_length(&self, _: Keyword) -> u64
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
    pub const fn given(&self) -> Plain
    where
        T: AnswerValue,
    {
        Plain(DefaultValue::Boolean(false))
    }
}
