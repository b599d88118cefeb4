//! The kinds of field, as values ([`FieldKind`], [`Format`]) and as types, so
//! that a modifier which makes no sense for a kind does not compile.

use core::marker::PhantomData;

pub use super::constant::{AnswerValue, BoundValue, LengthValue, TextList};
pub use super::values::{FieldKind, Format};
use crate::{ElicitEnum, ElicitField, ElicitOptions};

/// The kind of a field whose type is a marker: what [`ElicitField::Kind`] is.
///
/// Implemented by the markers of this module only.
///
/// [`ElicitField::Kind`]: crate::ElicitField::Kind
pub trait Kind: sealed::Sealed {
    /// The kind as a value; [`AnyField`] has none, since it can be any, and
    /// neither have [`KindOf`] and [`SelectOf`], which are that of another type.
    ///
    /// ```
    /// use schema_core::{FieldKind, kind::{BooleanField, Kind}};
    ///
    /// assert_eq!(BooleanField::KIND, Some(FieldKind::Boolean));
    /// ```
    const KIND: Option<FieldKind>;
}

/// A kind that takes `min_length`, `max_length`, `format` and `not_secret`.
#[diagnostic::on_unimplemented(
    message = "this key is for string fields, and this field is of the kind `{Self}`",
    label = "only a string field has this key",
    note = "`min_length`, `max_length`, `format` and `not_secret` belong on text: remove the key, or make the field a string"
)]
pub trait HasLength: Kind {}

/// A kind that takes `min` and `max`.
#[diagnostic::on_unimplemented(
    message = "this key is for numbers, and this field is of the kind `{Self}`",
    label = "only a number or an integer has this key",
    note = "use `min_length` and `max_length` for text, `min_items` and `max_items` for a multi-select"
)]
pub trait HasRange: Kind {}

/// A kind that takes `min_items` and `max_items`.
#[diagnostic::on_unimplemented(
    message = "this key is for multi-selects, and this field is of the kind `{Self}`",
    label = "only a multi-select has this key",
    note = "a multi-select is a list of an enum, or of strings with `options`: remove the key, or make the field a list"
)]
pub trait HasItems: Kind {}

/// A kind that takes `option_titles`.
#[diagnostic::on_unimplemented(
    message = "this key is for selects, and this field is of the kind `{Self}`",
    label = "only a select has this key",
    note = "say what there is to choose from with `options`, or make the field an enum of unit variants"
)]
pub trait HasOptions: Kind {}

/// A kind that takes `enum_names`.
#[diagnostic::on_unimplemented(
    message = "this key is for single-selects, and this field is of the kind `{Self}`",
    label = "only a single-select has this key",
    note = "the older titled form exists for single-selects only; a multi-select takes `option_titles`"
)]
pub trait HasEnumNames: HasOptions {}

/// A kind that `options` turns into, or keeps as, a select.
#[diagnostic::on_unimplemented(
    message = "`options` is for text and selects, and this field is of the kind `{Self}`",
    label = "this kind of field can't become a select",
    note = "options are strings: make the field a string, or remove `options`"
)]
pub trait TakesOptions: Kind {}

macro_rules! markers {
    ($($(#[$doc:meta])* $marker:ident = $kind:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $marker(());

        impl sealed::Sealed for $marker {}
        impl Kind for $marker {
            const KIND: Option<FieldKind> = Some(FieldKind::$kind);
        }
    )*};
}

markers! {
    /// The kind of a field of free text.
    StringField = String;
    /// The kind of a number with or without a fraction.
    NumberField = Number;
    /// The kind of a whole number.
    IntegerField = Integer;
    /// The kind of a yes or no.
    BooleanField = Boolean;
}

// Written out, not by the macro: the compiler shows these lines to a user whose
// key is misplaced.
impl HasLength for StringField {}
impl TakesOptions for StringField {}
impl HasRange for NumberField {}
impl HasRange for IntegerField {}

/// The kind of a single-select over the enum `E`, or over plain strings.
#[derive(Clone, Copy, Debug)]
pub struct SingleSelectField<E = str>(PhantomData<fn(&E)>)
where
    E: ?Sized;

/// The kind of a multi-select over the enum `E`, or over plain strings.
#[derive(Clone, Copy, Debug)]
pub struct MultiSelectField<E = str>(PhantomData<fn(&E)>)
where
    E: ?Sized;

/// The kind of a field of which only the run-time form knows what it is: it has
/// all modifiers, and `build()` says which of them do not fit.
#[derive(Clone, Copy, Debug)]
pub struct AnyField(());

impl<E: ?Sized> sealed::Sealed for SingleSelectField<E> {}
impl<E: ?Sized> Kind for SingleSelectField<E> {
    const KIND: Option<FieldKind> = Some(FieldKind::SingleSelect);
}
impl<E: ?Sized> HasOptions for SingleSelectField<E> {}
impl<E: ?Sized> HasEnumNames for SingleSelectField<E> {}
impl<E: ?Sized> TakesOptions for SingleSelectField<E> {}

impl<E: ?Sized> sealed::Sealed for MultiSelectField<E> {}
impl<E: ?Sized> Kind for MultiSelectField<E> {
    const KIND: Option<FieldKind> = Some(FieldKind::MultiSelect);
}
impl<E: ?Sized> HasOptions for MultiSelectField<E> {}
impl<E: ?Sized> HasItems for MultiSelectField<E> {}
impl<E: ?Sized> TakesOptions for MultiSelectField<E> {}

impl sealed::Sealed for AnyField {}
impl Kind for AnyField {
    const KIND: Option<FieldKind> = None;
}
impl HasLength for AnyField {}
impl HasRange for AnyField {}
impl HasItems for AnyField {}
impl HasOptions for AnyField {}
impl HasEnumNames for AnyField {}
impl TakesOptions for AnyField {}

/// The kind of a newtype: that of the type `T` in it, with all that it takes.
///
/// A marker of its own, so that a newtype around something that is no field is
/// one mistake, and the forms that use the newtype have none.
#[derive(Clone, Copy, Debug)]
pub struct KindOf<T>(PhantomData<fn() -> T>);

impl<T> sealed::Sealed for KindOf<T> {}
impl<T> Kind for KindOf<T> {
    const KIND: Option<FieldKind> = None;
}
impl<T: ElicitField<Kind: HasLength>> HasLength for KindOf<T> {}
impl<T: ElicitField<Kind: HasRange>> HasRange for KindOf<T> {}
impl<T: ElicitField<Kind: HasItems>> HasItems for KindOf<T> {}
impl<T: ElicitField<Kind: HasOptions>> HasOptions for KindOf<T> {}
impl<T: ElicitField<Kind: HasEnumNames>> HasEnumNames for KindOf<T> {}
impl<T: ElicitField<Kind: TakesOptions>> TakesOptions for KindOf<T> {}
impl<E: ElicitEnum, T: ElicitField<Kind: TakesVariant<E>>> TakesVariant<E> for KindOf<T> {}

/// The kind of a newtype with `options` around the type `T`: the select that `T`
/// becomes by them.
#[derive(Clone, Copy, Debug)]
pub struct SelectOf<T>(PhantomData<fn() -> T>);

impl<T> sealed::Sealed for SelectOf<T> {}
impl<T> Kind for SelectOf<T> {
    const KIND: Option<FieldKind> = None;
}
impl<T: ElicitOptions<Kind: HasItems>> HasItems for SelectOf<T> {}
impl<T: ElicitOptions<Kind: HasOptions>> HasOptions for SelectOf<T> {}
impl<T: ElicitOptions<Kind: HasEnumNames>> HasEnumNames for SelectOf<T> {}
impl<T: ElicitOptions<Kind: TakesOptions>> TakesOptions for SelectOf<T> {}

/// A kind of select whose options are the variants of the enum `E`.
#[diagnostic::on_unimplemented(
    message = "a variant as the default needs a field of that enum, and this field is of the kind `{Self}`",
    label = "not a select of that enum",
    note = "a default is a value of the field: write a string, a number, `true` or `false`, or a list of strings"
)]
pub trait TakesVariant<E>: Kind {}
impl<E: ElicitEnum> TakesVariant<E> for SingleSelectField<E> {}
impl<E: ElicitEnum> TakesVariant<E> for MultiSelectField<E> {}
impl<E: ElicitEnum> TakesVariant<E> for AnyField {}
// A constant is checked by its value.
impl<K: Kind> TakesVariant<crate::__private::Plain> for K {}
// Were that the only impl of a kind, the compiler would take a variant for a constant.
impl<K: Kind> TakesVariant<()> for K {}

mod sealed {
    pub trait Sealed {}
}
