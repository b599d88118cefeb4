//! The kinds that a schema has and a form has not, and which keys they take.
//!
//! A list or an `Option` carries the *kind* of what is in it, not its type: so a type
//! without a schema is one mistake, at the type.

use core::marker::PhantomData;

use super::SchemaType;
use crate::field::FieldKind;
use crate::field::expression::DerivedEnum;
use crate::field::kind::sealed::Sealed;
use crate::field::kind::{
    AnyField, HasEnumNames, HasItems, HasLength, HasOptions, HasRange, Kind, SameEnum,
    TakesOptions, TakesVariant,
};
use crate::field::kind::{KindOf, MultiSelectField, SelectOf, SingleSelectField, StringField};
use crate::{ElicitField, ElicitOptions};

macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident $(<$param:ident $(: $size:ident)?>)?;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $kind$(<$param>)?(PhantomData<fn() $(-> $param)?>);

        impl$(<$param>)? Sealed for $kind$(<$param>)? {}
        impl$(<$param>)? Kind for $kind$(<$param>)? {
            const KIND: Option<FieldKind> = None;
        }
    )*};
}

kinds! {
    /// A text that its Rust type parses: an address, a time, a UUID.
    ///
    /// ```
    /// use schema_core::{SchemaSpec, kind::ParsedText};
    ///
    /// const HOST: SchemaSpec<ParsedText> = SchemaSpec::of::<std::net::IpAddr>();
    /// # let _ = HOST;
    /// ```
    ParsedText;
    /// A list whose items are of the kind `K`.
    ///
    /// ```
    /// use schema_core::{SchemaSpec, kind::{ListOf, StringField}};
    ///
    /// const TAGS: SchemaSpec<ListOf<StringField>> = SchemaSpec::of::<Vec<String>>().max_items(5);
    /// # let _ = TAGS;
    /// ```
    ListOf<K>;
    /// A list of so many, each of its own kind.
    ///
    /// ```
    /// use schema_core::{SchemaSpec, kind::Tuple};
    ///
    /// const PLACE: SchemaSpec<Tuple> = SchemaSpec::of::<(f64, f64)>();
    /// # let _ = PLACE;
    /// ```
    Tuple;
    /// An object with any names, whose values are of the kind `K`.
    ///
    /// ```
    /// use schema_core::{SchemaSpec, kind::{BooleanField, MapOf}};
    /// use std::collections::BTreeMap;
    ///
    /// const FLAGS: SchemaSpec<MapOf<BooleanField>> = SchemaSpec::of::<BTreeMap<String, bool>>();
    /// # let _ = FLAGS;
    /// ```
    MapOf<K>;
    /// An object with named properties: a struct.
    ///
    /// ```
    /// use schema_core::{SchemaSpec, kind::Object};
    ///
    /// fn described(of: SchemaSpec<Object>) -> SchemaSpec<Object> {
    ///     of.description("Who ordered it")
    /// }
    /// # let _ = described;
    /// ```
    Object;
    /// One of several schemas: an enum with data.
    ///
    /// ```
    /// use schema_core::{SchemaSpec, kind::Union};
    ///
    /// fn described(of: SchemaSpec<Union>) -> SchemaSpec<Union> {
    ///     of.description("How it is paid")
    /// }
    /// # let _ = described;
    /// ```
    Union;
    /// Any JSON.
    ///
    /// ```
    /// use schema_core::{SchemaSpec, kind::Anything};
    ///
    /// const EXTRA: SchemaSpec<Anything> = SchemaSpec::of::<serde_json::Value>();
    /// # let _ = EXTRA;
    /// ```
    Anything;
    /// What may be left out: an `Option` of the kind `K`.
    ///
    /// ```
    /// use schema_core::{SchemaSpec, kind::{IntegerField, OptionOf}};
    ///
    /// const AGE: SchemaSpec<OptionOf<IntegerField>> = SchemaSpec::of::<Option<u8>>();
    /// # let _ = AGE;
    /// ```
    OptionOf<K>;
    /// An enum of unit variants, the enum `E`.
    ///
    /// ```
    /// use schema_core::{SchemaType, SchemaSpec, kind::EnumOf};
    ///
    /// fn titled<E>(of: SchemaSpec<EnumOf<E>>) -> SchemaSpec<EnumOf<E>> {
    ///     of.title("Rhythm")
    /// }
    /// # let _ = titled::<u8>;
    /// ```
    EnumOf<E>;
    /// A newtype: the kind of the type `T` in it, with all that it takes.
    ///
    /// ```
    /// use schema_core::{SchemaSpec, kind::{HasLength, NewtypeOf}};
    ///
    /// fn takes_length<K: HasLength>(of: SchemaSpec<K>) -> SchemaSpec<K> {
    ///     of.max_length(9)
    /// }
    /// let newtype_of_text = takes_length::<NewtypeOf<String>>;
    /// # let _ = newtype_of_text;
    /// ```
    NewtypeOf<T>;
}

/// A kind that takes `min_items`, `max_items` and `unique_items`.
///
/// ```
/// use schema_core::{SchemaSpec, kind::HasCount};
///
/// fn some<K: HasCount>(of: SchemaSpec<K>) -> SchemaSpec<K> {
///     of.min_items(1)
/// }
/// some(SchemaSpec::of::<Vec<u8>>());
/// ```
///
/// ```compile_fail,E0277
/// schema_core::SchemaSpec::of::<u8>().min_items(1); // only a list has this key
/// ```
#[diagnostic::on_unimplemented(
    message = "this key is for lists, and this field is of the kind `{Self}`",
    label = "only a list has this key",
    note = "use `min_length` and `max_length` for text, `min` and `max` for numbers"
)]
pub trait HasCount: Kind {}

/// A kind that takes `items(…)`: the keys of its items.
///
/// ```
/// use schema_core::kind::{HasItemKeys, Kind, ListOf, StringField};
///
/// fn item<K: HasItemKeys<Item = StringField>>() {}
/// item::<ListOf<StringField>>();
/// ```
#[diagnostic::on_unimplemented(
    message = "`items` is for lists, and this field is of the kind `{Self}`",
    label = "only a list has items",
    note = "write the keys without `items(…)`; the values of a map take theirs in `values(…)`"
)]
pub trait HasItemKeys: Kind {
    /// The kind of the items.
    ///
    /// ```
    /// use schema_core::kind::{BooleanField, HasItemKeys, ListOf};
    ///
    /// fn same<K: HasItemKeys<Item = BooleanField>>() {}
    /// same::<ListOf<BooleanField>>();
    /// ```
    type Item;
}

/// A kind that takes `values(…)`: the keys of a map's values.
///
/// ```
/// use schema_core::kind::{BooleanField, HasValueKeys, MapOf};
///
/// fn value<K: HasValueKeys<Value = BooleanField>>() {}
/// value::<MapOf<BooleanField>>();
/// ```
#[diagnostic::on_unimplemented(
    message = "`values` is for maps, and this field is of the kind `{Self}`",
    label = "only a map has values",
    note = "write the keys without `values(…)`; the items of a list take theirs in `items(…)`"
)]
pub trait HasValueKeys: Kind {
    /// The kind of the values.
    ///
    /// ```
    /// use schema_core::kind::{BooleanField, HasValueKeys, MapOf};
    ///
    /// fn same<K: HasValueKeys<Value = BooleanField>>() {}
    /// same::<MapOf<BooleanField>>();
    /// ```
    type Value;
}

/// A kind whose values are names of properties when they are the keys of a map.
///
/// ```
/// use schema_core::{SchemaType, kind::IsMapKey};
///
/// fn is_key<T: SchemaType<Kind: IsMapKey>>() {}
/// is_key::<String>();
/// ```
#[diagnostic::on_unimplemented(
    message = "the keys of this map are of the kind `{Self}`: in JSON the keys of an object are texts",
    label = "a map's key is a text, a `char`, an enum of unit variants, or a newtype of one of these",
    note = "serde can't read other keys where it has to look at a value first (in tagged and untagged enums, and flattened): use a `String`, or a list of structs with key and value"
)]
pub trait IsMapKey: Kind {}

/// A kind whose properties can stand among those of another object (`flatten`).
///
/// ```
/// use schema_core::kind::{CanFlatten, Object};
///
/// fn flat<K: CanFlatten>() {}
/// flat::<Object>();
/// ```
#[diagnostic::on_unimplemented(
    message = "what is flattened is a struct or a map, and this is of the kind `{Self}`",
    label = "it has no properties that could stand among the others",
    note = "an `Option` of a struct can't be flattened, since serde takes a wrong value for an absent one: flatten the struct itself, with optional fields; an enum needs a field of its own"
)]
pub trait CanFlatten: Kind {}

/// A kind that an internally tagged variant can hold: the tag stands among its
/// properties.
///
/// ```
/// use schema_core::kind::{CanHaveTag, Object};
///
/// fn tagged<K: CanHaveTag>() {}
/// tagged::<Object>();
/// ```
#[diagnostic::on_unimplemented(
    message = "a variant of an internally tagged enum holds an object, and this is of the kind `{Self}`",
    label = "the tag has no object to stand in",
    note = "make it a struct variant or a struct, or say `#[serde(tag = \"…\", content = \"…\")]` on the enum"
)]
pub trait CanHaveTag: Kind {}

/// A kind that is always there, so that an `Option` of it says something.
///
/// ```
/// use schema_core::kind::{BooleanField, IsPresent};
///
/// fn present<K: IsPresent>() {}
/// present::<BooleanField>();
/// ```
#[diagnostic::on_unimplemented(
    message = "an `Option` of an `Option`: JSON has one `null`",
    label = "the inner `Option` says nothing that the outer one does not say",
    note = "leave one of them out, or make an enum of what there is to tell apart"
)]
pub trait IsPresent: Kind {}

// Written out, not by a macro: the compiler shows these lines to a user whose key is
// misplaced.
impl HasLength for ParsedText {}
impl<K> HasCount for ListOf<K> {}
impl<E: ?Sized> HasCount for MultiSelectField<E> {}
impl<K> HasItemKeys for ListOf<K> {
    type Item = K;
}
impl<K> HasValueKeys for MapOf<K> {
    type Value = K;
}
impl IsMapKey for StringField {}
impl<E: ?Sized> IsMapKey for SingleSelectField<E> {}
impl<E> IsMapKey for EnumOf<E> {}
impl CanFlatten for Object {}
impl<K> CanFlatten for MapOf<K> {}
impl CanHaveTag for Object {}
impl<K> CanHaveTag for MapOf<K> {}

impl<E> HasOptions for EnumOf<E> {}
impl<E: DerivedEnum, F: SameEnum<E>> TakesVariant<E> for EnumOf<F> {}
impl<K: TakesOptions> TakesOptions for ListOf<K> {}
impl<K: HasOptions> HasOptions for ListOf<K> {}

// What an `Option` of a kind, or a newtype around a type, takes.
impl<K: HasLength> HasLength for OptionOf<K> {}
impl<K: HasRange> HasRange for OptionOf<K> {}
impl<K: HasCount> HasCount for OptionOf<K> {}
impl<K: HasOptions> HasOptions for OptionOf<K> {}
impl<K: HasEnumNames> HasEnumNames for OptionOf<K> {}
impl<K: TakesOptions> TakesOptions for OptionOf<K> {}
impl<K: HasItemKeys> HasItemKeys for OptionOf<K> {
    type Item = K::Item;
}
impl<K: HasValueKeys> HasValueKeys for OptionOf<K> {
    type Value = K::Value;
}
impl<E: DerivedEnum, K: TakesVariant<E>> TakesVariant<E> for OptionOf<K> {}
impl<E: DerivedEnum, K: TakesVariant<E>> TakesVariant<E> for ListOf<K> {}

impl<T: SchemaType<Kind: HasLength>> HasLength for NewtypeOf<T> {}
impl<T: SchemaType<Kind: HasRange>> HasRange for NewtypeOf<T> {}
impl<T: SchemaType<Kind: HasCount>> HasCount for NewtypeOf<T> {}
impl<T: SchemaType<Kind: HasOptions>> HasOptions for NewtypeOf<T> {}
impl<T: SchemaType<Kind: TakesOptions>> TakesOptions for NewtypeOf<T> {}
impl<T: SchemaType<Kind: HasItemKeys>> HasItemKeys for NewtypeOf<T> {
    type Item = <T::Kind as HasItemKeys>::Item;
}
impl<T: SchemaType<Kind: HasValueKeys>> HasValueKeys for NewtypeOf<T> {
    type Value = <T::Kind as HasValueKeys>::Value;
}
impl<T: SchemaType<Kind: IsMapKey>> IsMapKey for NewtypeOf<T> {}
impl<T: SchemaType<Kind: CanFlatten>> CanFlatten for NewtypeOf<T> {}
impl<T: SchemaType<Kind: CanHaveTag>> CanHaveTag for NewtypeOf<T> {}
impl<E: DerivedEnum, T: SchemaType<Kind: TakesVariant<E>>> TakesVariant<E> for NewtypeOf<T> {}

// Newtypes that are fields of forms.
impl<T: ElicitField<Kind: HasItems>> HasCount for KindOf<T> {}
impl<T: ElicitOptions<Kind: HasItems>> HasCount for SelectOf<T> {}
impl<T: ElicitField + SchemaType<Kind: IsMapKey>> IsMapKey for KindOf<T> {}
impl<T: ElicitOptions> IsMapKey for SelectOf<T> {}

// A type whose own derive reported a mistake takes whatever is said of it.
macro_rules! anything_goes {
    ($($bound:ident)*) => {$(
        #[diagnostic::do_not_recommend]
        impl $bound for AnyField {}
    )*};
}
anything_goes!(HasCount IsMapKey CanFlatten CanHaveTag);
#[diagnostic::do_not_recommend]
impl HasItemKeys for AnyField {
    type Item = AnyField;
}
#[diagnostic::do_not_recommend]
impl HasValueKeys for AnyField {
    type Value = AnyField;
}

macro_rules! present {
    ($([$($params:tt)*] $kind:ty;)*) => {$(
        impl<$($params)*> IsPresent for $kind {}
    )*};
}
present! {
    [] StringField;
    [] crate::kind::NumberField;
    [] crate::kind::IntegerField;
    [] crate::kind::BooleanField;
    [E: ?Sized] SingleSelectField<E>;
    [E: ?Sized] MultiSelectField<E>;
    [T] KindOf<T>;
    [T] SelectOf<T>;
    [] AnyField;
    [] ParsedText;
    [K] ListOf<K>;
    [] Tuple;
    [K] MapOf<K>;
    [] Object;
    [] Union;
    [] Anything;
    [E] EnumOf<E>;
    [T] NewtypeOf<T>;
}
