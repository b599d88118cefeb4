//! Which Rust types can be a field, and as what: the impls of its traits.

mod foreign;
mod numbers;
mod selects;
mod text;

use crate::field::{ElicitField, ElicitOptions, FieldKind, FieldSpec};

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
    const KIND: FieldKind = T::KIND;
    const REQUIRED: bool = false;
    const DISTINCT: bool = T::DISTINCT;
}

impl<T: ElicitOptions> ElicitOptions for Box<T> {
    type Kind = T::Kind;
    const KIND: FieldKind = T::KIND;
    const REQUIRED: bool = T::REQUIRED;
    const DISTINCT: bool = T::DISTINCT;
}
