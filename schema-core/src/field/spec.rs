//! [`FieldSpec`]: a field in a `const`, for the derive and for types of one's own.

use core::marker::PhantomData;

use super::kind::{
    BooleanField, HasEnumNames, HasItems, HasLength, HasOptions, HasRange, IntegerField,
    MultiSelectField, NumberField, SingleSelectField, StringField,
};
use super::{DefaultValue, Field, FieldKind, Format, Number, RustType, Texts};
use crate::types::{ElicitEnum, ElicitField, ElicitOptions};

/// A field that is put together in a `const`: what the derive writes, and what
/// [`ElicitField::SPEC`] says of a type.
///
/// `K` is the kind of field, one of the markers in [`kind`](crate::kind): a
/// modifier that the kind does not have is a compile error.
///
/// ```
/// use schema_core::{ElicitField, FieldSpec, Number, kind::IntegerField};
///
/// struct Percent(u8);
///
/// impl ElicitField for Percent {
///     type Kind = IntegerField;
///     const SPEC: FieldSpec<'static, IntegerField> = u8::SPEC.max(Number::int(100));
/// }
///
/// let field = FieldSpec::of::<Option<Percent>>("share").field();
/// assert_eq!(field.max(), Some(100.into()));
/// assert!(!field.is_required());
/// ```
pub struct FieldSpec<'a, K> {
    field: Field<'a>,
    kind: PhantomData<fn() -> K>,
}

impl<K> Clone for FieldSpec<'_, K> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<K> Copy for FieldSpec<'_, K> {}

impl<K> core::fmt::Debug for FieldSpec<'_, K> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_tuple("FieldSpec").field(&self.field).finish()
    }
}

impl FieldSpec<'static, StringField> {
    /// A type that is free text.
    pub const fn string() -> Self {
        Self::of_kind(FieldKind::String)
    }
}

impl FieldSpec<'static, NumberField> {
    /// A type that is a number, with or without a fraction.
    pub const fn number() -> Self {
        Self::of_kind(FieldKind::Number)
    }
}

impl FieldSpec<'static, IntegerField> {
    /// A type that is a whole number.
    pub const fn integer() -> Self {
        Self::of_kind(FieldKind::Integer)
    }
}

impl FieldSpec<'static, BooleanField> {
    /// A type that is a yes or no.
    pub const fn boolean() -> Self {
        Self::of_kind(FieldKind::Boolean)
    }
}

impl<E: ElicitEnum> FieldSpec<'static, SingleSelectField<E>> {
    /// A type of which a person picks one variant of the enum `E`.
    pub const fn single_select() -> Self {
        Self::of_kind(FieldKind::SingleSelect).over_enum::<E>()
    }
}

impl<E: ElicitEnum> FieldSpec<'static, MultiSelectField<E>> {
    /// A type of which a person picks any number of variants of the enum `E`.
    pub const fn multi_select() -> Self {
        Self::of_kind(FieldKind::MultiSelect).over_enum::<E>()
    }
}

/// The start of a field for a Rust type.
impl<'a> FieldSpec<'a, super::kind::AnyField> {
    /// A field of the type `T`, required and limited as the type says.
    pub const fn of<T: ElicitField>(name: &'a str) -> FieldSpec<'a, T::Kind> {
        let mut field = T::SPEC.field;
        // Once for each type, not for each field.
        field.facts.rust = const { &limits_of(&T::SPEC.field) };
        FieldSpec { field: Field { name, ..field }, kind: PhantomData }
    }

    /// A select over `options` of the type `T`: a `String`, or a list of them.
    pub const fn select_of<T: ElicitOptions>(
        name: &'a str,
        options: &'a [&'a str],
    ) -> FieldSpec<'a, T::Kind> {
        let mut field = Field::of_kind(name, T::KIND);
        field.facts.required = T::REQUIRED;
        field.facts.distinct = T::DISTINCT;
        field.facts.optional = !T::REQUIRED;
        field.options = Texts::new(options);
        FieldSpec { field, kind: PhantomData }
    }
}

impl<K> FieldSpec<'static, K> {
    /// The same as what a newtype says, whose kind is a marker of its own.
    pub(crate) const fn with_kind<Newtype>(self) -> FieldSpec<'static, Newtype> {
        FieldSpec { field: self.field, kind: PhantomData }
    }

    const fn of_kind(kind: FieldKind) -> Self {
        let mut field = Field::of_kind("", kind);
        field.facts.required = true;
        Self { field, kind: PhantomData }
    }

    /// A field of which nothing is known.
    pub(crate) const fn unknown() -> Self {
        let mut spec = Self::of_kind(FieldKind::String);
        spec.field.facts.unknown = true;
        spec
    }

    const fn over_enum<E: ElicitEnum>(mut self) -> Self {
        self.field.options = Texts::new(E::OPTIONS);
        self.field.titles = match E::TITLES {
            Some(titles) => Some(Texts::new(titles)),
            None => None,
        };
        self.field.facts.enum_names = E::ENUM_NAMES;
        self.field.facts.unknown = E::UNKNOWN;
        self
    }

    /// The range that answers must lie in although the form does not show it:
    /// a 64-bit type, or an `f32`.
    pub(crate) const fn hidden_range(mut self, range: &'static RustType) -> Self {
        self.field.facts.rust = range;
        self
    }

    /// A set, which may be smaller than the list that it was read from.
    pub(crate) const fn distinct(mut self) -> Self {
        self.field.facts.distinct = true;
        self
    }

    /// Zero is refused although the range of the form contains it.
    pub(crate) const fn nonzero(mut self) -> Self {
        self.field.facts.nonzero = true;
        self
    }

    /// The same type as an `Option`: not required, and never filled in.
    ///
    /// ```
    /// use schema_core::{ElicitField, FieldSpec};
    ///
    /// assert!(!FieldSpec::of::<Option<bool>>("news").field().is_required());
    /// ```
    pub const fn optional(mut self) -> Self {
        self.field.facts.required = false;
        self.field.facts.optional = true;
        self
    }
}

/// What a type allows: the range that it shows within the one that it hides.
const fn limits_of(field: &Field<'static>) -> RustType {
    let facts = &field.facts;
    let mut rust = *facts.rust;
    if facts.min.is_some() {
        rust.min = facts.min;
    }
    if facts.max.is_some() {
        rust.max = facts.max;
    }
    rust.min_length = facts.min_length;
    rust.max_length = facts.max_length;
    rust.min_items = facts.min_items;
    rust.max_items = facts.max_items;
    rust.format = facts.format;
    rust.options = field.options;
    rust
}

impl<'a, K> FieldSpec<'a, K> {
    pub(crate) const fn as_field(&self) -> &Field<'a> {
        &self.field
    }

    /// The field.
    pub const fn field(self) -> Field<'a> {
        self.field
    }

    /// The label that a person sees.
    pub const fn title(mut self, title: &'a str) -> Self {
        self.field.title = Some(title);
        self
    }

    /// The help text that a person sees.
    pub const fn description(mut self, description: &'a str) -> Self {
        self.field.description = Some(description);
        self
    }

    /// Whether `required` lists the field, whatever its type says.
    pub const fn required(mut self, required: bool) -> Self {
        self.field.facts.required = required;
        self
    }

    /// What the form is filled in with. The field is no longer required.
    ///
    /// ```
    /// use schema_core::{DefaultValue, FieldSpec};
    ///
    /// let field = FieldSpec::of::<bool>("news").default(DefaultValue::Boolean(true)).field();
    /// assert!(!field.is_required());
    /// ```
    pub const fn default(mut self, default: DefaultValue<'a>) -> Self {
        self.field.default = Some(default);
        self.field.facts.required = false;
        self
    }

    /// The least length, in Unicode code points.
    pub const fn min_length(mut self, length: u64) -> Self
    where
        K: HasLength,
    {
        self.field.facts.min_length = Some(length);
        self
    }

    /// The greatest length, in Unicode code points.
    pub const fn max_length(mut self, length: u64) -> Self
    where
        K: HasLength,
    {
        self.field.facts.max_length = Some(length);
        self
    }

    /// The format of the text.
    pub const fn format(mut self, format: Format) -> Self
    where
        K: HasLength,
    {
        self.field.facts.format = Some(format);
        self
    }

    /// Vouches that a field with the name of a secret asks for none.
    pub const fn not_secret(mut self) -> Self
    where
        K: HasLength,
    {
        self.field.facts.not_secret = true;
        self
    }

    /// The least number, itself allowed.
    pub const fn min(mut self, min: Number) -> Self
    where
        K: HasRange,
    {
        self.field.facts.min = Some(min);
        self
    }

    /// The greatest number, itself allowed.
    pub const fn max(mut self, max: Number) -> Self
    where
        K: HasRange,
    {
        self.field.facts.max = Some(max);
        self
    }

    /// The least number of chosen options.
    pub const fn min_items(mut self, items: u64) -> Self
    where
        K: HasItems,
    {
        self.field.facts.min_items = Some(items);
        self
    }

    /// The greatest number of chosen options.
    pub const fn max_items(mut self, items: u64) -> Self
    where
        K: HasItems,
    {
        self.field.facts.max_items = Some(items);
        self
    }

    /// A title for each option, written as `oneOf` or `items.anyOf`.
    pub const fn option_titles(mut self, titles: &'a [&'a str]) -> Self
    where
        K: HasOptions,
    {
        self.field.titles = Some(Texts::new(titles));
        self
    }

    /// A title for each option in the older form, written as `enumNames`.
    pub const fn enum_names(mut self, titles: &'a [&'a str]) -> Self
    where
        K: HasEnumNames,
    {
        self.field.titles = Some(Texts::new(titles));
        self.field.facts.enum_names = true;
        self
    }

    /// The titles that the options have already, in the older form.
    pub const fn with_enum_names(mut self) -> Self
    where
        K: HasEnumNames,
    {
        self.field.facts.enum_names = true;
        if self.field.titles.is_none() {
            self.field.titles = Some(self.field.options);
        }
        self
    }
}
