//! Lists of an enum, and of strings with `options`.

use std::collections::{BTreeSet, HashSet};

use super::{ElicitEnum, ElicitField, ElicitOptions};
use crate::field::kind::{MultiSelectField, SingleSelectField};
use crate::field::{FieldKind, FieldSpec};

// The fields are written out, not by the macro: the compiler shows these lines
// to a user whose list is none of an enum.
impl<T: ElicitEnum> ElicitField for Vec<T> {
    type Kind = MultiSelectField<T>;
    const SPEC: FieldSpec<'static, Self::Kind> = FieldSpec::multi_select();
}

impl<T: ElicitEnum> ElicitField for Box<[T]> {
    type Kind = MultiSelectField<T>;
    const SPEC: FieldSpec<'static, Self::Kind> = FieldSpec::multi_select();
}

impl<T: ElicitEnum> ElicitField for BTreeSet<T> {
    type Kind = MultiSelectField<T>;
    const SPEC: FieldSpec<'static, Self::Kind> = FieldSpec::multi_select();
}

impl<T: ElicitEnum, S> ElicitField for HashSet<T, S> {
    type Kind = MultiSelectField<T>;
    const SPEC: FieldSpec<'static, Self::Kind> = FieldSpec::multi_select();
}

macro_rules! lists {
    ($([$($generics:tt)*] $list:ty;)*) => {$(
        impl<T, $($generics)*> ElicitOptions for $list
        where
            T: ElicitOptions<Kind = SingleSelectField>,
        {
            type Kind = MultiSelectField;
            const KIND: FieldKind = FieldKind::MultiSelect;
        }
    )*};
}
lists! {
    [] Vec<T>;
    [] Box<[T]>;
    [] BTreeSet<T>;
    [S] HashSet<T, S>;
}
