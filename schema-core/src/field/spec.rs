//! [`FieldSpec`]: a field in a `const`, for the derive and for types of one's own.
//!
//! Long for its examples, and in one file all the same: of an `impl` elsewhere the
//! compiler would show a path to the user whose key is wrong.

use core::marker::PhantomData;

use super::kind::{
    BooleanField, HasEnumNames, HasItems, HasLength, HasOptions, HasRange, IntegerField,
    MayBeSecret, MultiSelectField, NumberField, SingleSelectField, StringField,
};
use super::{
    DefaultValue, ElicitEnum, ElicitField, ElicitOptions, Field, FieldKind, Format, Number,
    RustType, Texts,
};

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
    pub(super) field: Field<'a>,
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

impl FieldSpec<'static, SingleSelectField> {
    /// A text that becomes a single-select by the key `options`: see
    /// [`ElicitOptions`].
    ///
    /// ```
    /// use schema_core::{FieldSpec, kind::SingleSelectField};
    ///
    /// const BRANCH: FieldSpec<'static, SingleSelectField> = FieldSpec::single_select_text();
    /// assert!(BRANCH.field().options().is_empty());
    /// ```
    pub const fn single_select_text() -> Self {
        Self::of_kind(FieldKind::SingleSelect)
    }
}

impl FieldSpec<'static, MultiSelectField> {
    /// A list of texts that becomes a multi-select by the key `options`: see
    /// [`ElicitOptions`].
    ///
    /// ```
    /// use schema_core::{FieldSpec, kind::MultiSelectField};
    ///
    /// const BRANCHES: FieldSpec<'static, MultiSelectField> = FieldSpec::multi_select_text();
    /// assert!(BRANCHES.field().options().is_empty());
    /// ```
    pub const fn multi_select_text() -> Self {
        Self::of_kind(FieldKind::MultiSelect)
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
        // What a type says of itself, a default may change; what it says beside a
        // default of its own stays, as anywhere.
        if field.default.is_none() {
            field.facts.asked = None;
        }
        // Once for each type, not for each field.
        field.facts.limits.rust = const { &RustType::within(&T::SPEC.field.facts.limits) };
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
        let field = Field { name, options: Texts::new(options), ..T::SPEC.field };
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

    /// The same type as an `Option`: not required, and never filled in.
    ///
    /// ```
    /// use schema_core::{ElicitField, FieldSpec};
    ///
    /// assert!(!FieldSpec::of::<Option<bool>>("news").field().is_required());
    /// ```
    pub const fn optional(mut self) -> Self {
        self.field.facts.required = false;
        self.field.facts.asked = None;
        self.field.facts.optional = true;
        self
    }
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

    /// The label that a person sees.
    ///
    /// ```
    /// use schema_core::{Field, FieldSpec};
    ///
    /// const NAME: Field<'static> = FieldSpec::of::<String>("name").title("Your name").field();
    /// assert_eq!(NAME.title(), Some("Your name"));
    /// ```
    pub const fn title(mut self, title: &'a str) -> Self {
        self.field.title = Some(title);
        self
    }

    /// The help text that a person sees.
    ///
    /// ```
    /// use schema_core::{Field, FieldSpec};
    ///
    /// const NAME: Field<'static> =
    ///     FieldSpec::of::<String>("name").description("As in your passport").field();
    /// assert_eq!(NAME.description(), Some("As in your passport"));
    /// ```
    pub const fn description(mut self, description: &'a str) -> Self {
        self.field.description = Some(description);
        self
    }

    /// serde reads the field by other means than its type's own `Deserialize`, and
    /// the author vouches for them: any text that the form lets through will do.
    ///
    /// ```
    /// use std::net::IpAddr;
    ///
    /// use schema_core::{Field, FieldSpec, FormSchema};
    /// use serde_json::json;
    ///
    /// const HOST: Field<'static> = FieldSpec::of::<IpAddr>("host").trust_serde().field();
    /// let form = FormSchema::builder().field(HOST).build()?;
    /// assert!(form.validate(&json!({"host": "the printer"})).is_ok());
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub const fn trust_serde(mut self) -> Self {
        self.field.facts.limits.trusts_serde = true;
        self
    }

    /// Whether `required` lists the field: whatever its type or default says.
    ///
    /// ```
    /// use schema_core::{DefaultValue, Field, FieldSpec, Number};
    ///
    /// const NEWS: Field<'static> = FieldSpec::of::<bool>("news").required(false).field();
    /// assert!(!NEWS.is_required());
    /// const ONE: DefaultValue<'static> = DefaultValue::Number(Number::int(1));
    /// const SEATS: Field<'static> = FieldSpec::of::<u8>("seats").required(true).default(ONE).field();
    /// assert!(SEATS.is_required());
    /// ```
    pub const fn required(mut self, required: bool) -> Self {
        self.field.facts.required = required;
        self.field.facts.asked = Some(required);
        self
    }

    /// What the form is filled in with. The field is then not required, unless
    /// [`required`](Self::required) says so.
    ///
    /// ```
    /// use schema_core::{DefaultValue, FieldSpec};
    ///
    /// let field = FieldSpec::of::<bool>("news").default(DefaultValue::Boolean(true)).field();
    /// assert!(!field.is_required());
    /// ```
    pub const fn default(mut self, default: DefaultValue<'a>) -> Self {
        self.field.default = Some(default);
        self.field.facts.skipped_default = false;
        self.with_default()
    }

    /// A default that is no option: a variant that serde skips. A rule reports it.
    pub(crate) const fn skipped_default(mut self) -> Self {
        self.field.default = None;
        self.field.facts.skipped_default = true;
        self.with_default()
    }

    const fn with_default(mut self) -> Self {
        if self.field.facts.asked.is_none() {
            self.field.facts.required = false;
        }
        self
    }

    /// The least length, in Unicode code points.
    ///
    /// ```
    /// use schema_core::{Field, FieldSpec};
    ///
    /// const NAME: Field<'static> = FieldSpec::of::<String>("name").min_length(1).field();
    /// assert_eq!(NAME.min_length(), Some(1));
    /// ```
    pub const fn min_length(mut self, length: u64) -> Self
    where
        K: HasLength,
    {
        self.field.facts.limits.min_length = Some(length);
        self
    }

    /// The greatest length, in Unicode code points.
    ///
    /// ```
    /// use schema_core::{Field, FieldSpec};
    ///
    /// const NAME: Field<'static> = FieldSpec::of::<String>("name").max_length(80).field();
    /// assert_eq!(NAME.max_length(), Some(80));
    /// ```
    pub const fn max_length(mut self, length: u64) -> Self
    where
        K: HasLength,
    {
        self.field.facts.limits.max_length = Some(length);
        self
    }

    /// The format of the text.
    ///
    /// ```
    /// use schema_core::{Field, FieldSpec, Format};
    ///
    /// const DAY: Field<'static> = FieldSpec::of::<String>("day").format(Format::Date).field();
    /// assert_eq!(DAY.format(), Some(Format::Date));
    /// ```
    pub const fn format(mut self, format: Format) -> Self
    where
        K: HasLength,
    {
        self.field.facts.limits.format = Some(format);
        self
    }

    /// Vouches that a field with the name of a secret asks for none.
    ///
    /// ```
    /// use schema_core::{Field, FieldSpec, FormSchema};
    ///
    /// const PASSPHRASE: Field<'static> =
    ///     FieldSpec::of::<String>("passphrase").not_secret().field();
    /// assert!(FormSchema::builder().field(PASSPHRASE).build().is_ok());
    /// assert!(FormSchema::builder().field(Field::string("passphrase")).build().is_err());
    /// ```
    pub const fn not_secret(mut self) -> Self
    where
        K: MayBeSecret,
    {
        self.field.facts.not_secret = true;
        self
    }

    /// The least number, itself allowed.
    ///
    /// ```
    /// use schema_core::{Field, FieldSpec, Number};
    ///
    /// const AGE: Field<'static> = FieldSpec::of::<u8>("age").min(Number::int(18)).field();
    /// assert_eq!(AGE.min(), Some(18.into()));
    /// ```
    pub const fn min(mut self, min: Number) -> Self
    where
        K: HasRange,
    {
        self.field.facts.limits.min = Some(min);
        self
    }

    /// The greatest number, itself allowed.
    ///
    /// ```
    /// use schema_core::{Field, FieldSpec, Number};
    ///
    /// const SHARE: Field<'static> =
    ///     FieldSpec::of::<f64>("share").max(Number::float(0.5)).field();
    /// assert_eq!(SHARE.max(), Some(0.5.into()));
    /// ```
    pub const fn max(mut self, max: Number) -> Self
    where
        K: HasRange,
    {
        self.field.facts.limits.max = Some(max);
        self
    }

    /// The least number of chosen options.
    ///
    /// ```
    /// use schema_core::{Field, FieldSpec};
    ///
    /// const DAYS: Field<'static> =
    ///     FieldSpec::select_of::<Vec<String>>("days", &["sat", "sun"]).min_items(1).field();
    /// assert_eq!(DAYS.min_items(), Some(1));
    /// ```
    pub const fn min_items(mut self, items: u64) -> Self
    where
        K: HasItems,
    {
        self.field.facts.limits.min_items = Some(items);
        self
    }

    /// The greatest number of chosen options.
    ///
    /// ```
    /// use schema_core::{Field, FieldSpec};
    ///
    /// const DAYS: Field<'static> =
    ///     FieldSpec::select_of::<Vec<String>>("days", &["sat", "sun"]).max_items(1).field();
    /// assert_eq!(DAYS.max_items(), Some(1));
    /// ```
    pub const fn max_items(mut self, items: u64) -> Self
    where
        K: HasItems,
    {
        self.field.facts.limits.max_items = Some(items);
        self
    }

    /// A title for each option, written as `oneOf` or `items.anyOf`.
    ///
    /// ```
    /// use schema_core::{Field, FieldSpec, Texts};
    ///
    /// const SIZE: Field<'static> = FieldSpec::select_of::<String>("size", &["s", "m"])
    ///     .option_titles(&["Small", "Medium"])
    ///     .field();
    /// assert_eq!(SIZE.option_titles(), Some(Texts::new(&["Small", "Medium"])));
    /// ```
    pub const fn option_titles(mut self, titles: &'a [&'a str]) -> Self
    where
        K: HasOptions,
    {
        self.field.titles = Some(Texts::new(titles));
        self.field.facts.enum_names = false;
        self
    }

    /// A title for each option in the older form, written as `enumNames`.
    ///
    /// ```
    /// use schema_core::{Field, FieldSpec};
    ///
    /// const SIZE: Field<'static> = FieldSpec::select_of::<String>("size", &["s", "m"])
    ///     .enum_names(&["Small", "Medium"])
    ///     .field();
    /// assert!(SIZE.has_enum_names());
    /// ```
    pub const fn enum_names(mut self, titles: &'a [&'a str]) -> Self
    where
        K: HasEnumNames,
    {
        self.field.titles = Some(Texts::new(titles));
        self.field.facts.enum_names = true;
        self
    }

    /// The titles that the options have already, in the older form.
    ///
    /// ```
    /// use schema_core::{ElicitEnum, Field, FieldSpec, Texts};
    ///
    /// #[derive(ElicitEnum)]
    /// enum Size {
    ///     #[elicit(title = "Small")]
    ///     S,
    ///     M,
    /// }
    ///
    /// const SIZE: Field<'static> = FieldSpec::of::<Size>("size").with_enum_names().field();
    /// assert!(SIZE.has_enum_names());
    /// assert_eq!(SIZE.option_titles(), Some(Texts::new(&["Small", "M"])));
    /// ```
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
