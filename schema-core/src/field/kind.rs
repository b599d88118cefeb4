//! The kinds of field as types: see [`kind`](crate::kind).

use core::marker::PhantomData;

pub use super::constant::{AnswerValue, BoundValue, LengthValue, SameEnum, TextList};
use super::{ElicitEnum, ElicitField, ElicitOptions, FieldKind};

/// The kind of a field whose type is a marker: what [`ElicitField::Kind`] is.
///
/// Implemented by the markers of this module only.
///
/// [`ElicitField::Kind`]: crate::ElicitField::Kind
///
/// ```
/// use schema_core::{Field, FieldBuilder, kind::Kind};
///
/// /// Whatever its kind.
/// fn short<K: Kind>(field: FieldBuilder<'_, K>) -> FieldBuilder<'_, K> {
///     field.description("In short")
/// }
/// assert_eq!(short(Field::string("why")).as_field().description(), Some("In short"));
/// ```
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

/// A kind that takes `min_length`, `max_length` and `format`.
///
/// ```
/// use schema_core::{Field, FieldBuilder, kind::HasLength};
///
/// fn short<K: HasLength>(field: FieldBuilder<'_, K>) -> FieldBuilder<'_, K> {
///     field.max_length(160)
/// }
/// assert_eq!(short(Field::string("note")).as_field().max_length(), Some(160));
/// ```
///
/// ```compile_fail,E0277
/// // Only a string field has this key.
/// schema_core::Field::integer("age").max_length(3);
/// ```
#[diagnostic::on_unimplemented(
    message = "this key is for string fields, and this field is of the kind `{Self}`",
    label = "only a string field has this key",
    note = "`min_length`, `max_length` and `format` belong on text: remove the key, or make the field a string"
)]
pub trait HasLength: Kind {}

/// A kind that takes `not_secret`: what is typed in, and not chosen.
///
/// ```
/// use schema_core::{Field, FieldBuilder, FormSchema, kind::MayBeSecret};
///
/// fn harmless<K: MayBeSecret>(field: FieldBuilder<'_, K>) -> FieldBuilder<'_, K> {
///     field.not_secret()
/// }
/// let form = FormSchema::builder().field(harmless(Field::integer("otp"))).build();
/// assert!(form.is_ok());
/// ```
///
/// ```compile_fail,E0277
/// // A choice is no secret.
/// schema_core::Field::boolean("secret").not_secret();
/// ```
#[diagnostic::on_unimplemented(
    message = "this key is for text and numbers, and this field is of the kind `{Self}`",
    label = "a choice is no secret",
    note = "only what is typed in can be a secret: remove `not_secret`"
)]
pub trait MayBeSecret: Kind {}

/// A kind that takes `min` and `max`.
///
/// ```
/// use schema_core::{Field, FieldBuilder, kind::HasRange};
///
/// fn percent<K: HasRange>(field: FieldBuilder<'_, K>) -> FieldBuilder<'_, K> {
///     field.min(0).max(100)
/// }
/// assert_eq!(percent(Field::integer("done")).as_field().max(), Some(100.into()));
/// assert_eq!(percent(Field::number("share")).as_field().max(), Some(100.into()));
/// ```
///
/// ```compile_fail,E0277
/// // Only a number or an integer has this key.
/// schema_core::Field::string("age").max(120);
/// ```
#[diagnostic::on_unimplemented(
    message = "this key is for numbers, and this field is of the kind `{Self}`",
    label = "only a number or an integer has this key",
    note = "use `min_length` and `max_length` for text, `min_items` and `max_items` for a multi-select"
)]
pub trait HasRange: Kind {}

/// A kind that takes `min_items` and `max_items`.
///
/// ```
/// use schema_core::{Field, FieldBuilder, kind::HasItems};
///
/// fn some<K: HasItems>(field: FieldBuilder<'_, K>) -> FieldBuilder<'_, K> {
///     field.min_items(1)
/// }
/// assert_eq!(some(Field::multi_select("tags", ["a", "b"])).as_field().min_items(), Some(1));
/// ```
///
/// ```compile_fail,E0277
/// // Only a multi-select has this key.
/// schema_core::Field::single_select("tag", ["a", "b"]).min_items(1);
/// ```
#[diagnostic::on_unimplemented(
    message = "this key is for multi-selects, and this field is of the kind `{Self}`",
    label = "only a multi-select has this key",
    note = "a multi-select is a list of an enum, or of strings with `options`: remove the key, or make the field a list"
)]
pub trait HasItems: Kind {}

/// A kind that takes `option_titles`.
///
/// ```
/// use schema_core::{Field, FieldBuilder, kind::HasOptions};
///
/// fn titled<K: HasOptions>(field: FieldBuilder<'_, K>) -> FieldBuilder<'_, K> {
///     field.option_titles(["Yes", "No"])
/// }
/// let sure = titled(Field::single_select("sure", ["y", "n"]));
/// assert!(sure.as_field().option_titles().is_some_and(|titles| titles.contains("Yes")));
/// ```
///
/// ```compile_fail,E0277
/// // Only a select has this key.
/// schema_core::Field::string("sure").option_titles(["Yes", "No"]);
/// ```
#[diagnostic::on_unimplemented(
    message = "this key is for selects, and this field is of the kind `{Self}`",
    label = "only a select has this key",
    note = "say what there is to choose from with `options`, or make the field an enum of unit variants"
)]
pub trait HasOptions: Kind {}

/// A kind that takes `enum_names`.
///
/// ```
/// use schema_core::{Field, FieldBuilder, kind::HasEnumNames};
///
/// fn titled<K: HasEnumNames>(field: FieldBuilder<'_, K>) -> FieldBuilder<'_, K> {
///     field.enum_names(["Yes", "No"])
/// }
/// assert!(titled(Field::single_select("sure", ["y", "n"])).as_field().has_enum_names());
/// ```
///
/// ```compile_fail,E0277
/// // Only a single-select has this key.
/// schema_core::Field::multi_select("tags", ["a"]).enum_names(["A"]);
/// ```
#[diagnostic::on_unimplemented(
    message = "this key is for single-selects, and this field is of the kind `{Self}`",
    label = "only a single-select has this key",
    note = "the older titled form exists for single-selects only; a multi-select takes `option_titles`"
)]
pub trait HasEnumNames: HasOptions {}

/// A kind that `options` turns into, or keeps as, a select.
///
/// ```
/// use schema_core::{Field, FieldBuilder, kind::TakesOptions};
///
/// fn size<K: TakesOptions>(field: FieldBuilder<'_, K>) -> FieldBuilder<'_, K> {
///     field.options(["s", "m"])
/// }
/// assert!(size(Field::string("size")).as_field().options().contains("m"));
/// assert!(size(Field::multi_select("size", ["xl"])).as_field().options().contains("m"));
/// ```
///
/// ```compile_fail,E0277
/// // This kind of field can't become a select.
/// schema_core::Field::integer("size").options(["1", "2"]);
/// ```
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
    ///
    /// ```
    /// use schema_core::{Field, FieldBuilder, kind::StringField};
    ///
    /// fn name() -> FieldBuilder<'static, StringField> {
    ///     Field::string("name").min_length(1)
    /// }
    /// assert_eq!(name().as_field().min_length(), Some(1));
    /// ```
    StringField = String;
    /// The kind of a number with or without a fraction.
    ///
    /// ```
    /// use schema_core::{Field, FieldBuilder, kind::NumberField};
    ///
    /// fn share() -> FieldBuilder<'static, NumberField> {
    ///     Field::number("share").max(0.5)
    /// }
    /// assert_eq!(share().as_field().max(), Some(0.5.into()));
    /// ```
    NumberField = Number;
    /// The kind of a whole number.
    ///
    /// ```
    /// use schema_core::{Field, FieldBuilder, kind::IntegerField};
    ///
    /// fn age() -> FieldBuilder<'static, IntegerField> {
    ///     Field::integer("age").min(18)
    /// }
    /// assert_eq!(age().as_field().min(), Some(18.into()));
    /// ```
    IntegerField = Integer;
    /// The kind of a yes or no.
    ///
    /// ```
    /// use schema_core::{Field, FieldBuilder, kind::BooleanField};
    ///
    /// fn news() -> FieldBuilder<'static, BooleanField> {
    ///     Field::boolean("news").required(true)
    /// }
    /// assert!(news().as_field().is_required());
    /// ```
    BooleanField = Boolean;
}

// Written out, not by the macro: the compiler shows these lines to a user whose
// key is misplaced.
impl HasLength for StringField {}
impl MayBeSecret for StringField {}
impl MayBeSecret for NumberField {}
impl MayBeSecret for IntegerField {}
impl TakesOptions for StringField {}
impl HasRange for NumberField {}
impl HasRange for IntegerField {}

/// The kind of a single-select over the enum `E`, or over plain strings.
///
/// ```
/// use schema_core::kind::SingleSelectField;
/// use schema_core::{ElicitEnum, Field, FieldBuilder};
///
/// #[derive(ElicitEnum)]
/// enum Size {
///     S,
///     M,
/// }
///
/// let of_enum: FieldBuilder<'_, SingleSelectField<Size>> = Field::of::<Size>("size");
/// let of_text: FieldBuilder<'_, SingleSelectField> = Field::single_select("size", ["S", "M"]);
/// assert_eq!(of_enum.as_field().options(), of_text.as_field().options());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct SingleSelectField<E = str>(PhantomData<fn(&E)>)
where
    E: ?Sized;

/// The kind of a multi-select over the enum `E`, or over plain strings.
///
/// ```
/// use schema_core::kind::MultiSelectField;
/// use schema_core::{ElicitEnum, Field, FieldBuilder};
///
/// #[derive(ElicitEnum)]
/// enum Day {
///     Sat,
///     Sun,
/// }
///
/// let of_enum: FieldBuilder<'_, MultiSelectField<Day>> = Field::of::<Vec<Day>>("days");
/// let of_text: FieldBuilder<'_, MultiSelectField> = Field::multi_select("days", ["Sat", "Sun"]);
/// assert_eq!(of_enum.as_field().options(), of_text.as_field().options());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct MultiSelectField<E = str>(PhantomData<fn(&E)>)
where
    E: ?Sized;

/// The kind of a field of which only the run-time form knows what it is: it has
/// all modifiers, and `build()` says which of them do not fit.
///
/// ```
/// use schema_core::{Field, FieldBuilder, FormSchema, kind::AnyField};
///
/// let news: FieldBuilder<'_, AnyField> = Field::boolean("news").any().max_length(9);
/// let error = FormSchema::builder().field(news).build().unwrap_err();
/// assert_eq!(error.faults()[0].pointer(), "/properties/news/maxLength");
/// ```
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
#[diagnostic::do_not_recommend]
impl HasLength for AnyField {}
#[diagnostic::do_not_recommend]
impl MayBeSecret for AnyField {}
#[diagnostic::do_not_recommend]
impl HasRange for AnyField {}
#[diagnostic::do_not_recommend]
impl HasItems for AnyField {}
impl HasOptions for AnyField {}
#[diagnostic::do_not_recommend]
impl HasEnumNames for AnyField {}
#[diagnostic::do_not_recommend]
impl TakesOptions for AnyField {}

/// The kind of a newtype: that of the type `T` in it, with all that it takes.
///
/// A marker of its own, so that a newtype around something that is no field is
/// one mistake, and the forms that use the newtype have none.
///
/// ```
/// use schema_core::{ElicitField, FieldSpec, Number, kind::KindOf};
///
/// #[derive(ElicitField)]
/// struct Age(u8);
///
/// const ADULT: FieldSpec<'static, KindOf<u8>> = Age::SPEC.min(Number::int(18));
/// assert_eq!(ADULT.field().min(), Some(18.into()));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct KindOf<T>(PhantomData<fn() -> T>);

impl<T> sealed::Sealed for KindOf<T> {}
impl<T> Kind for KindOf<T> {
    const KIND: Option<FieldKind> = None;
}
impl<T: ElicitField<Kind: HasLength>> HasLength for KindOf<T> {}
impl<T: ElicitField<Kind: MayBeSecret>> MayBeSecret for KindOf<T> {}
impl<T: ElicitField<Kind: HasRange>> HasRange for KindOf<T> {}
impl<T: ElicitField<Kind: HasItems>> HasItems for KindOf<T> {}
impl<T: ElicitField<Kind: HasOptions>> HasOptions for KindOf<T> {}
impl<T: ElicitField<Kind: HasEnumNames>> HasEnumNames for KindOf<T> {}
impl<T: ElicitField<Kind: TakesOptions>> TakesOptions for KindOf<T> {}
impl<E: ElicitEnum, T: ElicitField<Kind: TakesVariant<E>>> TakesVariant<E> for KindOf<T> {}

/// The kind of a newtype with `options` around the type `T`: the select that `T`
/// becomes by them.
///
/// ```
/// use schema_core::{ElicitField, FieldSpec, kind::SelectOf};
///
/// #[derive(ElicitField)]
/// #[field(options = ["s", "m"])]
/// struct Size(String);
///
/// const SIZE: FieldSpec<'static, SelectOf<String>> = Size::SPEC.option_titles(&["Small", "Big"]);
/// assert!(SIZE.field().options().contains("m"));
/// ```
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
///
/// ```
/// use schema_core::{DefaultValue, ElicitEnum, ElicitSchema};
///
/// #[derive(ElicitEnum)]
/// enum Size {
///     S,
///     M,
/// }
///
/// #[derive(ElicitSchema)]
/// struct Shirt {
///     #[field(default = Size::M)]
///     size: Size,
/// }
/// let default = Shirt::schema().field("size").and_then(|size| size.default());
/// assert_eq!(default, Some(DefaultValue::String("M")));
/// ```
///
/// ```compile_fail,E0277
/// # use schema_core::{ElicitEnum, ElicitSchema};
/// # #[derive(ElicitEnum)]
/// # enum Size {
/// #     S,
/// #     M,
/// # }
/// #[derive(ElicitSchema)]
/// struct Shirt {
///     #[field(default = Size::M)]
///     size: String, // not a select of that enum
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "this default is a variant of `{E}`, and this field is of the kind `{Self}`",
    label = "only a select of `{E}` has this default",
    note = "write a value of the field itself (a string, a number, `true` or `false`, a list of strings), or make it a field of the type `{E}`"
)]
pub trait TakesVariant<E>: Kind {}
impl<E: ElicitEnum, F: SameEnum<E> + ?Sized> TakesVariant<E> for SingleSelectField<F> {}
impl<E: ElicitEnum, F: SameEnum<E> + ?Sized> TakesVariant<E> for MultiSelectField<F> {}
#[diagnostic::do_not_recommend]
impl<E: ElicitEnum> TakesVariant<E> for AnyField {}

pub(crate) mod sealed {
    pub trait Sealed {}
}
