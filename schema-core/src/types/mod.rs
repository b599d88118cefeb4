//! Which Rust types can be a field, and as what: the impls of its traits.

mod foreign;
mod numbers;
mod selects;
mod text;

use crate::field::{ElicitField, ElicitOptions, FieldSpec};

impl<T: ElicitField> ElicitField for Option<T> {
    type Kind = T::Kind;
    const SPEC: FieldSpec<'static, T::Kind> = T::SPEC.optional();
}

impl<T: ElicitField> ElicitField for Box<T> {
    type Kind = T::Kind;
    const SPEC: FieldSpec<'static, T::Kind> = T::SPEC;
}

impl<T: ElicitOptions> ElicitOptions for Option<T> {
    type Kind = T::Kind;
    const SPEC: FieldSpec<'static, T::Kind> = T::SPEC.optional();
}

impl<T: ElicitOptions> ElicitOptions for Box<T> {
    type Kind = T::Kind;
    const SPEC: FieldSpec<'static, T::Kind> = T::SPEC;
}
