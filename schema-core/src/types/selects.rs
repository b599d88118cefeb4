//! Lists of an enum, and of strings with `options`.

use std::collections::{BTreeSet, HashSet};

use crate::field::kind::{MultiSelectField, SingleSelectField};
use crate::field::{ElicitEnum, ElicitField, ElicitOptions, FieldSpec};

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
    const SPEC: FieldSpec<'static, Self::Kind> = FieldSpec::multi_select().distinct();
}

impl<T: ElicitEnum, S> ElicitField for HashSet<T, S> {
    type Kind = MultiSelectField<T>;
    const SPEC: FieldSpec<'static, Self::Kind> = FieldSpec::multi_select().distinct();
}

macro_rules! lists {
    ($([$($generics:tt)*] $list:ty $(, $distinct:ident)?;)*) => {$(
        impl<T, $($generics)*> ElicitOptions for $list
        where
            T: ElicitOptions<Kind = SingleSelectField>,
        {
            type Kind = MultiSelectField;
            const SPEC: FieldSpec<'static, MultiSelectField> =
                FieldSpec::multi_select_text()$(.$distinct())?;
        }
    )*};
}
lists! {
    [] Vec<T>;
    [] Box<[T]>;
    [] BTreeSet<T>, distinct;
    [S] HashSet<T, S>, distinct;
}
