//! [`FieldSpec`]: a field in a `const`, for the derive and for types of one's own.

mod modifiers;

use core::marker::PhantomData;

use super::kind::{
    BooleanField, IntegerField, MultiSelectField, NumberField, SingleSelectField, StringField,
};
use super::{Facts, Field, FieldKind, RustType, Texts};
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
    ///
    /// ```
    /// use schema_core::{FieldSpec, kind::StringField};
    ///
    /// const SLUG: FieldSpec<'static, StringField> = FieldSpec::string().max_length(40);
    /// assert_eq!(SLUG.field().max_length(), Some(40));
    /// ```
    pub const fn string() -> Self {
        Self::of_kind(FieldKind::String)
    }
}

impl FieldSpec<'static, NumberField> {
    /// A type that is a number, with or without a fraction.
    ///
    /// ```
    /// use schema_core::{FieldSpec, Number, kind::NumberField};
    ///
    /// const SHARE: FieldSpec<'static, NumberField> = FieldSpec::number().max(Number::int(1));
    /// assert_eq!(SHARE.field().max(), Some(1.into()));
    /// ```
    pub const fn number() -> Self {
        Self::of_kind(FieldKind::Number)
    }
}

impl FieldSpec<'static, IntegerField> {
    /// A type that is a whole number.
    ///
    /// ```
    /// use schema_core::{FieldSpec, Number, kind::IntegerField};
    ///
    /// const HOUR: FieldSpec<'static, IntegerField> = FieldSpec::integer().max(Number::int(23));
    /// assert_eq!(HOUR.field().max(), Some(23.into()));
    /// ```
    pub const fn integer() -> Self {
        Self::of_kind(FieldKind::Integer)
    }
}

impl FieldSpec<'static, BooleanField> {
    /// A type that is a yes or no.
    ///
    /// ```
    /// use schema_core::{FieldSpec, kind::BooleanField};
    ///
    /// const CONSENT: FieldSpec<'static, BooleanField> = FieldSpec::boolean().required(false);
    /// assert!(!CONSENT.field().is_required());
    /// ```
    pub const fn boolean() -> Self {
        Self::of_kind(FieldKind::Boolean)
    }
}

impl<E: ElicitEnum> FieldSpec<'static, SingleSelectField<E>> {
    /// A type of which a person picks one variant of the enum `E`.
    ///
    /// ```
    /// use schema_core::{ElicitEnum, FieldSpec, kind::SingleSelectField};
    ///
    /// #[derive(ElicitEnum)]
    /// enum Size {
    ///     S,
    ///     M,
    /// }
    ///
    /// const SIZE: FieldSpec<'static, SingleSelectField<Size>> = FieldSpec::single_select();
    /// assert!(SIZE.field().options().iter().eq(["S", "M"]));
    /// ```
    pub const fn single_select() -> Self {
        Self::of_kind(FieldKind::SingleSelect).over_enum::<E>()
    }
}

impl<E: ElicitEnum> FieldSpec<'static, MultiSelectField<E>> {
    /// A type of which a person picks any number of variants of the enum `E`.
    ///
    /// ```
    /// use schema_core::{ElicitEnum, FieldSpec, kind::MultiSelectField};
    ///
    /// #[derive(ElicitEnum)]
    /// enum Day {
    ///     Sat,
    ///     Sun,
    /// }
    ///
    /// const DAYS: FieldSpec<'static, MultiSelectField<Day>> = FieldSpec::multi_select();
    /// assert!(DAYS.field().options().iter().eq(["Sat", "Sun"]));
    /// ```
    pub const fn multi_select() -> Self {
        Self::of_kind(FieldKind::MultiSelect).over_enum::<E>()
    }
}

/// The start of a field for a Rust type.
impl<'a> FieldSpec<'a, super::kind::AnyField> {
    /// A field of the type `T`, required and limited as the type says.
    ///
    /// ```
    /// use schema_core::{Field, FieldSpec};
    ///
    /// const AGE: Field<'static> = FieldSpec::of::<Option<u8>>("age").field();
    /// assert_eq!((AGE.name(), AGE.max()), ("age", Some(255.into())));
    /// assert!(!AGE.is_required());
    /// ```
    pub const fn of<T: ElicitField>(name: &'a str) -> FieldSpec<'a, T::Kind> {
        let mut field = T::SPEC.field;
        // What a type says of itself, a default may change.
        field.facts.asked = None;
        // Once for each type, not for each field.
        field.facts.rust = const { &limits_of(&T::SPEC.field.facts) };
        FieldSpec { field: Field { name, ..field }, kind: PhantomData }
    }

    /// A select over `options` of the type `T`: a `String`, or a list of them.
    ///
    /// ```
    /// use schema_core::{Field, FieldKind, FieldSpec};
    ///
    /// const DAYS: Field<'static> =
    ///     FieldSpec::select_of::<Vec<String>>("days", &["sat", "sun"]).field();
    /// assert_eq!(DAYS.kind(), FieldKind::MultiSelect);
    /// assert!(DAYS.options().iter().eq(["sat", "sun"]));
    /// ```
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
        self.field.facts.trusts_serde = E::TRUSTS_SERDE;
        self.field.facts.rust = const { &RustType::of_options(E::OPTIONS) };
        self
    }

    /// What the type asks of answers although the form does not show it: the range
    /// of a 64-bit type or an `f32`, the text of an address.
    pub(crate) const fn hidden(mut self, rust: &'static RustType) -> Self {
        self.field.facts.rust = rust;
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
const fn limits_of(facts: &Facts) -> RustType {
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
    rust
}

impl<'a, K> FieldSpec<'a, K> {
    pub(crate) const fn as_field(&self) -> &Field<'a> {
        &self.field
    }

    /// The field.
    ///
    /// ```
    /// use schema_core::{Field, FieldSpec, FormSchema};
    ///
    /// const AGE: Field<'static> = FieldSpec::of::<u8>("age").title("Your age").field();
    /// let form = FormSchema::builder().field(AGE).build()?;
    /// assert_eq!(form.field("age"), Some(AGE));
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub const fn field(self) -> Field<'a> {
        self.field
    }
}
