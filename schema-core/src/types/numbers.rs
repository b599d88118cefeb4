//! Integers, floats and `bool`.

use core::num::NonZero;

use crate::field::kind::{BooleanField, IntegerField, NumberField};
use crate::field::{ElicitField, FieldSpec, Number, RustType};

/// Up to 32 bits the limits of the type are the limits of the form.
macro_rules! small_integers {
    ($($int:ident)*) => {$(
        impl ElicitField for $int {
            type Kind = IntegerField;
            const SPEC: FieldSpec<'static, IntegerField> = FieldSpec::integer()
                .min(Number::int($int::MIN as i128))
                .max(Number::int($int::MAX as i128))
                .hidden(&RustType::range(
                    Number::int($int::MIN as i128),
                    Number::int($int::MAX as i128),
                ));
        }
    )*};
}
small_integers!(i8 i16 i32 u8 u16 u32);

/// 64-bit limits are not written: beyond 2^53 many clients lose digits.
macro_rules! signed_64 {
    ($($int:ident)*) => {$(
        impl ElicitField for $int {
            type Kind = IntegerField;
            const SPEC: FieldSpec<'static, IntegerField> = FieldSpec::integer()
                .hidden(&RustType::range(
                    Number::int($int::MIN as i128),
                    Number::int($int::MAX as i128),
                ));
        }
    )*};
}
signed_64!(i64 isize);

macro_rules! unsigned_64 {
    ($($int:ident)*) => {$(
        impl ElicitField for $int {
            type Kind = IntegerField;
            const SPEC: FieldSpec<'static, IntegerField> = FieldSpec::integer()
                .min(Number::int(0))
                .hidden(&RustType::range(Number::int(0), Number::int($int::MAX as i128)));
        }
    )*};
}
unsigned_64!(u64 usize);

/// Without a sign, not zero means at least one, which the form can say; with a
/// sign the form cannot say it, and the answer is checked.
macro_rules! nonzero {
    ($($int:ident: $how:ident),*) => {$(
        impl ElicitField for NonZero<$int> {
            type Kind = IntegerField;
            const SPEC: FieldSpec<'static, IntegerField> = nonzero!($how $int);
        }
    )*};
    (unsigned $int:ident) => {
        <$int as ElicitField>::SPEC
            .min(Number::int(1))
            .hidden(&RustType::range(Number::int(1), Number::int($int::MAX as i128)))
            .nonzero()
    };
    (signed $int:ident) => { <$int as ElicitField>::SPEC.nonzero() };
}
nonzero!(i8: signed, i16: signed, i32: signed, i64: signed, isize: signed);
nonzero!(u8: unsigned, u16: unsigned, u32: unsigned, u64: unsigned, usize: unsigned);

impl ElicitField for f32 {
    type Kind = NumberField;
    const SPEC: FieldSpec<'static, NumberField> = FieldSpec::number()
        .hidden(&RustType::range(Number::single(f32::MIN), Number::single(f32::MAX)));
}

impl ElicitField for f64 {
    type Kind = NumberField;
    const SPEC: FieldSpec<'static, NumberField> = FieldSpec::number()
        .hidden(&RustType::range(Number::float(f64::MIN), Number::float(f64::MAX)));
}

impl ElicitField for bool {
    type Kind = BooleanField;
    const SPEC: FieldSpec<'static, BooleanField> = FieldSpec::boolean();
}
