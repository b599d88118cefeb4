//! Words about types that are often tried as a field and are none, each with its own way
//! out. A derive chooses them by how a type is spelled; whether it can be a field
//! [`ElicitField`] alone decides, and of what a model fills in `SchemaType`, so that a type
//! of the user's own with such a name is judged like any other.
//!
//! Each trait asks for nothing but that one, one that both halves use as `TOOL` says. It is asked of the type as it
//! was spelled, `Self`, and judges the field's, `T`, which may have an `Option` or, in a
//! tool, a list around that: the compiler takes the words of a trait that is asked of the
//! very type that lacks the other. What asks for it is written out, not by a macro: the
//! compiler shows these lines.

use super::{AnyField, ElicitField, FieldSpec, Format, Number};
use crate::field::kind::{HasItems, HasLength, HasRange};

/// Types of `chrono`, `jiff` and `time`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be asked for without a feature of `schema-core`: `chrono04`, `jiff02` or `time03`",
    label = "turn on the feature for the crate of this type",
    note = "`schema-core = {{ version = \"0.1\", features = [\"chrono04\"] }}` for a type of chrono 0.4, `jiff02` for jiff 0.2, `time03` for time 0.3",
    note = "without a feature, ask for text: a `String` with `#[field(format = \"date\")]` or `\"date-time\"`"
)]
pub trait OfDates<T, const TOOL: bool> {}
/// Asks for it.
pub const fn of_dates<Spelled: OfDates<T, TOOL>, T, const TOOL: bool>() {}

/// `Url`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be asked for without the feature `url2` of `schema-core`",
    label = "turn on the feature `url2`",
    note = "`schema-core = {{ version = \"0.1\", features = [\"url2\"] }}` for the type of url 2",
    note = "without the feature, ask for text: a `String` with `#[field(format = \"uri\")]`"
)]
pub trait OfUrl<T, const TOOL: bool> {}
/// Asks for it.
pub const fn of_url<Spelled: OfUrl<T, TOOL>, T, const TOOL: bool>() {}

/// `Uuid`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be asked for without the feature `uuid1` of `schema-core`",
    label = "turn on the feature `uuid1`",
    note = "`schema-core = {{ version = \"0.1\", features = [\"uuid1\"] }}` for the type of uuid 1",
    note = "without the feature, ask for text: a `String` of 36 characters; in a tool with `#[field(format = \"uuid\")]`"
)]
pub trait OfUuid<T, const TOOL: bool> {}
/// Asks for it.
pub const fn of_uuid<Spelled: OfUuid<T, TOOL>, T, const TOOL: bool>() {}

/// `EmailAddress`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be asked for without the feature `email_address02` of `schema-core`",
    label = "turn on the feature `email_address02`",
    note = "`schema-core = {{ version = \"0.1\", features = [\"email_address02\"] }}` for the type of email_address 0.2",
    note = "without the feature, ask for text: a `String` with `#[field(format = \"email\")]`"
)]
pub trait OfEmail<T, const TOOL: bool> {}
/// Asks for it.
pub const fn of_email<Spelled: OfEmail<T, TOOL>, T, const TOOL: bool>() {}

/// Integers of 128 bits.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be asked for: a number has at most 64 bits",
    label = "make it a `u64` or an `i64`",
    note = "the numbers of JSON carry no more; for larger ones ask for text, a `String`, and parse it"
)]
pub trait OfWide<T, const TOOL: bool> {}
/// Asks for it.
pub const fn of_wide<Spelled: OfWide<T, TOOL>, T, const TOOL: bool>() {}

/// `Duration` and the like.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be asked for: serde reads it from an object, if at all",
    label = "ask for a number, like the seconds: a `u64`",
    note = "for a moment ask for text: a `String` with `#[field(format = \"date-time\")]`"
)]
pub trait OfTime<T, const TOOL: bool> {}
/// Asks for it.
pub const fn of_time<Spelled: OfTime<T, TOOL>, T, const TOOL: bool>() {}

/// `RefCell`, `Mutex`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be asked for: a value is filled in once, not changed",
    label = "write the value itself, without what is around it",
    note = "put it into the cell or behind the lock when it was read"
)]
pub trait OfCell<T, const TOOL: bool> {}
/// Asks for it.
pub const fn of_cell<Spelled: OfCell<T, TOOL>, T, const TOOL: bool>() {}

/// `LinkedList` and the like, in a tool.
#[cfg(feature = "tools")]
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be asked for: no such list has a schema",
    label = "make it a `Vec`, a `VecDeque`, a `BTreeSet` or a `HashSet`"
)]
pub trait OfOtherList<T> {}
/// Asks for it.
#[cfg(feature = "tools")]
pub const fn of_other_list<Spelled: OfOtherList<T>, T>() {}

/// `Arc`, `Rc`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a field of an elicitation form: only a `Box` may stand around a value",
    label = "write the value itself, without what is around it",
    note = "text may be shared: `Arc<str>` is a field"
)]
pub trait OfPointer<T> {}
/// Asks for it.
pub const fn of_pointer<Spelled: OfPointer<T>, T>() {}

/// `VecDeque` and the like.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a field of an elicitation form: a multi-select is no such list",
    label = "make it a `Vec`, a `BTreeSet` or a `HashSet`",
    note = "its items are of an enum with `#[derive(ElicitEnum)]`, or of `String` with `#[field(options = [\"a\", \"b\"])]`"
)]
pub trait OfList<T> {}
/// Asks for it.
pub const fn of_list<Spelled: OfList<T>, T>() {}

/// `[T; N]`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a field of an elicitation form: a multi-select is no array",
    label = "make it a `Vec`, with `#[field(min_items = …, max_items = …)]`",
    note = "its items are of an enum with `#[derive(ElicitEnum)]`, or of `String` with `#[field(options = [\"a\", \"b\"])]`"
)]
pub trait OfArray<T> {}
/// Asks for it.
pub const fn of_array<Spelled: OfArray<T>, T>() {}

/// Maps.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a field of an elicitation form: forms are flat, and have no maps",
    label = "make a field of each entry",
    note = "where the keys are known at run time only, `FormSchema::builder()` makes a form with a field for each"
)]
pub trait OfMap<T> {}
/// Asks for it.
pub const fn of_map<Spelled: OfMap<T>, T>() {}

/// Tuples.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a field of an elicitation form: forms are flat, and have no tuples",
    label = "make a field of each value in it"
)]
pub trait OfTuple<T> {}
/// Asks for it.
pub const fn of_tuple<Spelled: OfTuple<T>, T>() {}

/// `serde_json::Value`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a field of an elicitation form: a client has to know what to ask for",
    label = "say what it is: text, a number, a `bool`, or an enum with `#[derive(ElicitEnum)]`",
    note = "any JSON can be asked for as text, a `String`, and parsed on the server"
)]
pub trait OfValue<T> {}
/// Asks for it.
pub const fn of_value<Spelled: OfValue<T>, T>() {}

/// `PhantomData`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be asked for: there is nothing in it",
    label = "leave it out: `#[serde(skip)]`"
)]
pub trait OfNothing<T, const TOOL: bool> {}
/// Asks for it.
pub const fn of_nothing<Spelled: OfNothing<T, TOOL>, T, const TOOL: bool>() {}

/// `OsString`, `CString`, `Vec<u8>`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be asked for: what comes back is text, not bytes",
    label = "make it a `String`; a path is a `PathBuf`"
)]
pub trait OfBytes<T, const TOOL: bool> {}
/// Asks for it.
pub const fn of_bytes<Spelled: OfBytes<T, TOOL>, T, const TOOL: bool>() {}

/// References.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be asked for: of references only `&str` can",
    label = "write the type itself, without the `&`"
)]
pub trait OfReference<T, const TOOL: bool> {}
/// Asks for it.
pub const fn of_reference<Spelled: OfReference<T, TOOL>, T, const TOOL: bool>() {}

/// A kind with `min_length`, `max_length` and `format`, of a type parameter.
#[diagnostic::on_unimplemented(
    message = "this key is for string fields, and what kind a type parameter is only its bound says",
    label = "say it in the bound: `T: ElicitField<Kind = StringField>`",
    note = "the kinds stand in `schema_core::kind`; what has to be known is `{Self}`"
)]
pub trait LengthOfParameter {}
impl<K: HasLength> LengthOfParameter for K {}

/// A kind with `min` and `max`, of a type parameter.
#[diagnostic::on_unimplemented(
    message = "this key is for numbers, and what kind a type parameter is only its bound says",
    label = "say it in the bound: `T: ElicitField<Kind = IntegerField>`",
    note = "the kinds stand in `schema_core::kind`; `T: ElicitField<Kind: HasRange>` is any number; what has to be known is `{Self}`"
)]
pub trait RangeOfParameter {}
impl<K: HasRange> RangeOfParameter for K {}

/// A kind with `min_items` and `max_items`, of a type parameter.
#[diagnostic::on_unimplemented(
    message = "this key is for multi-selects, and what kind a type parameter is only its bound says",
    label = "say it in the bound: `T: ElicitField<Kind: HasItems>`",
    note = "the kinds stand in `schema_core::kind`; a list of an enum `E` is `Vec<E>`, with `E: ElicitEnum`; what has to be known is `{Self}`"
)]
pub trait ItemsOfParameter {}
impl<K: HasItems> ItemsOfParameter for K {}

/// The keys of a field whose type is a parameter: the same calls, with these words.
impl<K> FieldSpec<'static, K> {
    #[doc(hidden)]
    pub const fn min_length_of_parameter(self, length: u64) -> Self
    where
        K: LengthOfParameter,
    {
        self.with_kind::<AnyField>().min_length(length).with_kind()
    }

    #[doc(hidden)]
    pub const fn max_length_of_parameter(self, length: u64) -> Self
    where
        K: LengthOfParameter,
    {
        self.with_kind::<AnyField>().max_length(length).with_kind()
    }

    #[doc(hidden)]
    pub const fn format_of_parameter(self, format: Format) -> Self
    where
        K: LengthOfParameter,
    {
        self.with_kind::<AnyField>().format(format).with_kind()
    }

    #[doc(hidden)]
    pub const fn min_of_parameter(self, min: Number) -> Self
    where
        K: RangeOfParameter,
    {
        self.with_kind::<AnyField>().min(min).with_kind()
    }

    #[doc(hidden)]
    pub const fn max_of_parameter(self, max: Number) -> Self
    where
        K: RangeOfParameter,
    {
        self.with_kind::<AnyField>().max(max).with_kind()
    }

    #[doc(hidden)]
    pub const fn min_items_of_parameter(self, items: u64) -> Self
    where
        K: ItemsOfParameter,
    {
        self.with_kind::<AnyField>().min_items(items).with_kind()
    }

    #[doc(hidden)]
    pub const fn max_items_of_parameter(self, items: u64) -> Self
    where
        K: ItemsOfParameter,
    {
        self.with_kind::<AnyField>().max_items(items).with_kind()
    }
}

macro_rules! ask_for_a_field {
    ($($words:ident)*) => {$(
        impl<Spelled, T: ElicitField> $words<T> for Spelled {}
    )*};
}
ask_for_a_field! {
    OfPointer
    OfList
    OfArray
    OfMap
    OfTuple
    OfValue
}

macro_rules! ask_for_either {
    ($($words:ident)*) => {$(
        impl<Spelled, T: ElicitField> $words<T, false> for Spelled {}
        #[cfg(feature = "tools")]
        impl<Spelled, T: crate::SchemaType> $words<T, true> for Spelled {}
    )*};
}
ask_for_either! {
    OfDates
    OfUrl
    OfUuid
    OfEmail
    OfWide
    OfTime
    OfCell
    OfNothing
    OfBytes
    OfReference
}

#[cfg(feature = "tools")]
impl<Spelled, T: crate::SchemaType> OfOtherList<T> for Spelled {}
