//! Lists of an enum, and of strings with `options`.

use std::collections::{BTreeSet, HashSet};

use super::{ElicitEnum, ElicitField, ElicitOptions};
use crate::field::kind::{MultiSelectField, SingleSelectField};
use crate::field::{FieldKind, FieldSpec};

macro_rules! lists {
    ($([$($generics:tt)*] $list:ty;)*) => {$(
        impl<T: ElicitEnum, $($generics)*> ElicitField for $list {
            type Kind = MultiSelectField<T>;
            const SPEC: FieldSpec<'static, Self::Kind> = FieldSpec::multi_select();
        }

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
