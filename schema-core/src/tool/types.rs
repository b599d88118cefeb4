//! The types of the language and of its library.

use core::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};
use core::num::NonZero;
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;

use serde_json::Value;

use super::kind::{Anything, IsMapKey, IsPresent, ListOf, MapOf, OptionOf, ParsedText, Tuple};
use super::spec::item_of_type;
use super::{SchemaSpec, SchemaType};
use crate::FieldSpec;
use crate::field::kind::{BooleanField, IntegerField, NumberField, StringField};
use crate::field::{Limits, RustType};
use crate::node::{Child, Held, Leaf, Node, Rest, Shape, Slot};

/// What most fields are: the same as in a form, and in a constant by its name alone.
macro_rules! leaves {
    ($($kind:ident: $($leaf:ident as $name:ident),*;)*) => {$($(
        impl SchemaType for $leaf {
            type Kind = $kind;
            const TYPE: SchemaSpec<$kind> = SchemaSpec::of_slot(Self::SLOT.slot());
            const SLOT: Held<'static> =
                Held::Leaf { leaf: Leaf::$name, is_list: false, optional: false };
        }
    )*)*};
}
leaves! {
    BooleanField: bool as Bool;
    NumberField: f32 as F32, f64 as F64;
    IntegerField: i8 as I8, i16 as I16, i32 as I32, i64 as I64, isize as Isize;
    IntegerField: u8 as U8, u16 as U16, u32 as U32, u64 as U64, usize as Usize;
    StringField: String as String;
}

/// The same as in a form.
macro_rules! of_fields {
    ($($kind:ident: $($leaf:ty),*;)*) => {$($(
        impl SchemaType for $leaf {
            type Kind = $kind;
            const TYPE: SchemaSpec<$kind> =
                SchemaSpec::of_field(FieldSpec::of::<$leaf>("")).newtype();
            // Mostly a `static` leads here, and for one the compiler looks through no other.
            const SLOT: Held<'static> = {
                static SLOT: Slot = <$leaf as SchemaType>::TYPE.slot();
                Held::At { slot: &SLOT }
            };
        }
    )*)*};
}
of_fields! {
    IntegerField: NonZero<i8>, NonZero<i16>, NonZero<i32>, NonZero<i64>, NonZero<isize>;
    IntegerField: NonZero<u8>, NonZero<u16>, NonZero<u32>, NonZero<u64>, NonZero<usize>;
    StringField: char, &str;
    ParsedText: PathBuf, IpAddr, SocketAddr, SocketAddrV4, SocketAddrV6;
}

/// Each text of the format is one that the type reads.
macro_rules! of_format {
    ($($leaf:ident: $format:literal;)*) => {$(
        impl SchemaType for $leaf {
            type Kind = ParsedText;
            const TYPE: SchemaSpec<ParsedText> =
                SchemaSpec::of_field(FieldSpec::of::<$leaf>("")).newtype::<ParsedText>().format($format);
        }
    )*};
}
of_format! {
    Ipv4Addr: "ipv4";
    Ipv6Addr: "ipv6";
}

// Without a size, for what points to one: `Box<str>`, `Arc<[T]>`.
impl SchemaType for str {
    type Kind = StringField;
    const TYPE: SchemaSpec<StringField> = SchemaSpec::string();
}

macro_rules! lists {
    ($([$($generics:tt)*] $list:ty, distinct: $distinct:literal;)*) => {$(
        impl<T: SchemaType, $($generics)*> SchemaType for $list {
            type Kind = ListOf<T::Kind>;
            const TYPE: SchemaSpec<Self::Kind> = SchemaSpec::of_slot(Self::SLOT.slot());
            const SLOT: Held<'static> = match T::SLOT {
                Held::Leaf { leaf, is_list: false, optional: false } if !$distinct => {
                    Held::Leaf { leaf, is_list: true, optional: false }
                }
                _ => Held::At {
                    slot: &SchemaSpec::list::<T::Kind>(item_of_type::<T>(), $distinct).slot(),
                },
            };
            const LAZY: SchemaSpec<Self::Kind> =
                SchemaSpec::list(const { &T::LAZY.item() }, $distinct);
        }
    )*};
}
lists! {
    [] Vec<T>, distinct: false;
    [] VecDeque<T>, distinct: false;
    [] [T], distinct: false;
    [] BTreeSet<T>, distinct: true;
    [S] HashSet<T, S>, distinct: true;
}

impl<T: SchemaType, const N: usize> SchemaType for [T; N] {
    type Kind = ListOf<T::Kind>;
    const TYPE: SchemaSpec<Self::Kind> = of_length::<N, T::Kind>(item_of_type::<T>());
    const LAZY: SchemaSpec<Self::Kind> = of_length::<N, T::Kind>(const { &T::LAZY.item() });
}

/// Exactly so many items.
const fn of_length<const N: usize, K>(items: &'static Node<'static>) -> SchemaSpec<ListOf<K>> {
    let length = Some(N as u64);
    let rust = const {
        &RustType { min_items: Some(N as u64), max_items: Some(N as u64), ..RustType::UNKNOWN }
    };
    let limits = Limits { min_items: length, max_items: length, rust, ..Limits::of(false) };
    let shape = Shape::Array { items: Some(Child::Constant(items)), limits, unique: false };
    SchemaSpec::of_node(Node {
        levels: items.levels + 1,
        has_headers: items.has_headers,
        ..Node::of(shape)
    })
}

macro_rules! tuples {
    ($($name:ident)+) => {
        tuples!(@ [] $($name)+);
    };
    (@ [$($done:ident)*] $next:ident $($rest:ident)*) => {
        impl<$($done: SchemaType,)* $next: SchemaType> SchemaType for ($($done,)* $next,) {
            type Kind = Tuple;
            const TYPE: SchemaSpec<Tuple> =
                super::composite::tuple(const { &[$($done::TYPE.item(),)* $next::TYPE.item()] });
            const LAZY: SchemaSpec<Tuple> =
                super::composite::tuple(const { &[$($done::LAZY.item(),)* $next::LAZY.item()] });
        }
        tuples!(@ [$($done)* $next] $($rest)*);
    };
    (@ [$($done:ident)*]) => {};
}
tuples!(A B C D E F G H I J K L);

macro_rules! maps {
    ($([$($generics:tt)*] $map:ty;)*) => {$(
        impl<K: SchemaType<Kind: IsMapKey>, V: SchemaType, $($generics)*> SchemaType for $map {
            type Kind = MapOf<V::Kind>;
            const TYPE: SchemaSpec<Self::Kind> =
                SchemaSpec::map(names::<K>(), item_of_type::<V>());
            const LAZY: SchemaSpec<Self::Kind> =
                SchemaSpec::map(names::<K>(), const { &V::LAZY.item() });
        }
    )*};
}
maps! {
    [] BTreeMap<K, V>;
    [S] HashMap<K, V, S>;
}

/// What the names of the properties are, where a key is not any text.
const fn names<K: SchemaType>() -> Option<&'static Node<'static>> {
    // Words about a value say nothing of a name.
    let node =
        const { &Node { title: None, description: None, lines: None, ..K::TYPE.slot().node } };
    match node.shape {
        Shape::String { limits, pattern: None, .. }
            if node.choices.is_none()
                && limits.min_length.is_none()
                && limits.max_length.is_none() =>
        {
            None
        }
        _ => Some(node),
    }
}

impl SchemaType for Value {
    type Kind = Anything;
    const TYPE: SchemaSpec<Anything> = SchemaSpec::anything();
}

impl SchemaType for serde_json::Map<String, Value> {
    type Kind = MapOf<Anything>;
    const TYPE: SchemaSpec<MapOf<Anything>> = SchemaSpec::of_node(Node {
        levels: 1,
        ..Node::of(Shape::Object { properties: None, rest: Rest::Open })
    });
}

macro_rules! pointers {
    ($($pointer:ty),*) => {$(
        impl<T: SchemaType + ?Sized> SchemaType for $pointer {
            type Kind = T::Kind;
            const TYPE: SchemaSpec<T::Kind> = T::TYPE;
            const LAZY: SchemaSpec<T::Kind> = T::LAZY;
        }
    )*};
}
pointers!(Box<T>, Rc<T>, Arc<T>);

impl<T: SchemaType + ToOwned + ?Sized> SchemaType for Cow<'_, T> {
    type Kind = T::Kind;
    const TYPE: SchemaSpec<T::Kind> = T::TYPE;
    const LAZY: SchemaSpec<T::Kind> = T::LAZY;
}

impl<T: SchemaType<Kind: IsPresent>> SchemaType for Option<T> {
    type Kind = OptionOf<T::Kind>;
    const TYPE: SchemaSpec<Self::Kind> = T::TYPE.optional();
    const SLOT: Held<'static> = match T::SLOT {
        Held::Leaf { leaf, is_list, .. } => Held::Leaf { leaf, is_list, optional: true },
        Held::At { .. } => Held::At { slot: &Self::TYPE.slot() },
    };
    const LAZY: SchemaSpec<Self::Kind> = T::LAZY.optional();
}
