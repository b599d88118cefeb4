//! [`FieldBuilder`]: a field that is put together at run time.

use core::marker::PhantomData;
use std::borrow::Cow;

use super::kind::{
    AnyField, BooleanField, HasEnumNames, HasItems, HasLength, HasOptions, HasRange, IntegerField,
    Kind, MayBeSecret, MultiSelectField, NumberField, SingleSelectField, StringField, TakesOptions,
};
use super::text::collect;
use super::{
    ElicitField, Field, FieldBuf, FieldKind, FieldSpec, Format, IntoDefault, IntoText, Keyword,
    Number,
};

/// A field under construction; [`Field`] starts one.
///
/// `K` is the kind of field, one of the markers in [`kind`](crate::kind): a
/// modifier that the kind does not have does not compile. The modifiers are
/// named like the keys of `#[field(…)]`; their values are checked when the form
/// is built.
///
/// ```
/// use schema_core::{Field, Format};
///
/// let email = Field::string("email").title("E-mail").format(Format::Email).max_length(254);
/// let share = Field::number("share").min(0).max(1).default(0.5);
/// # let _ = (email, share);
/// ```
///
/// ```compile_fail,E0277
/// schema_core::Field::boolean("news").min_length(3);
/// ```
#[must_use = "a field does nothing until a form is built with it"]
pub struct FieldBuilder<'a, K = AnyField> {
    buf: FieldBuf<'a>,
    kind: PhantomData<fn() -> K>,
}

// By hand: a derived one would ask that the marker be `Clone`, and what an enum is
// made of does not matter.
impl<K> Clone for FieldBuilder<'_, K> {
    fn clone(&self) -> Self {
        Self { buf: self.buf.clone(), kind: PhantomData }
    }
}

/// How a new field starts: [`of`](Self::of) as its type says, all others not
/// required until [`required`](FieldBuilder::required) or
/// [`FormBuilder::required`](crate::FormBuilder::required) says so.
impl<'a> Field<'a> {
    /// Free text (`StringSchema`).
    ///
    /// ```
    /// schema_core::Field::string("name").min_length(1);
    /// ```
    pub fn string(name: impl Into<Cow<'a, str>>) -> FieldBuilder<'a, StringField> {
        FieldBuilder::of_kind(name.into(), FieldKind::String)
    }

    /// A number with or without a fraction (`NumberSchema`).
    ///
    /// ```
    /// schema_core::Field::number("share").min(0).max(0.5);
    /// ```
    pub fn number(name: impl Into<Cow<'a, str>>) -> FieldBuilder<'a, NumberField> {
        FieldBuilder::of_kind(name.into(), FieldKind::Number)
    }

    /// A whole number (`NumberSchema`).
    ///
    /// ```
    /// schema_core::Field::integer("age").min(18);
    /// ```
    pub fn integer(name: impl Into<Cow<'a, str>>) -> FieldBuilder<'a, IntegerField> {
        FieldBuilder::of_kind(name.into(), FieldKind::Integer)
    }

    /// Yes or no (`BooleanSchema`).
    ///
    /// ```
    /// schema_core::Field::boolean("news").default(false);
    /// ```
    pub fn boolean(name: impl Into<Cow<'a, str>>) -> FieldBuilder<'a, BooleanField> {
        FieldBuilder::of_kind(name.into(), FieldKind::Boolean)
    }

    /// One of several options (`SingleSelectEnumSchema`).
    ///
    /// ```
    /// schema_core::Field::single_select("size", ["s", "m"]).option_titles(["Small", "Medium"]);
    /// ```
    pub fn single_select(
        name: impl Into<Cow<'a, str>>,
        options: impl IntoIterator<Item: IntoText<'a>>,
    ) -> FieldBuilder<'a, SingleSelectField> {
        FieldBuilder::of_kind(name.into(), FieldKind::SingleSelect).options(options)
    }

    /// Any number of several options (`MultiSelectEnumSchema`).
    ///
    /// ```
    /// let tags: Vec<String> = vec!["red".into(), "blue".into()];
    /// schema_core::Field::multi_select("tags", &tags).max_items(1);
    /// ```
    pub fn multi_select(
        name: impl Into<Cow<'a, str>>,
        options: impl IntoIterator<Item: IntoText<'a>>,
    ) -> FieldBuilder<'a, MultiSelectField> {
        FieldBuilder::of_kind(name.into(), FieldKind::MultiSelect).options(options)
    }

    /// A field of the Rust type `T`, required and limited as the type says.
    ///
    /// ```
    /// use schema_core::Field;
    ///
    /// let age = Field::of::<Option<u8>>("age").min(18);
    /// assert_eq!(age.as_field().max(), Some(255.into()));
    /// ```
    pub fn of<T: ElicitField>(name: impl Into<Cow<'a, str>>) -> FieldBuilder<'a, T::Kind> {
        let mut buf = FieldBuf::from(FieldSpec::of::<T>("").field()).asked();
        buf.name = name.into();
        FieldBuilder { buf, kind: PhantomData }
    }
}

impl<'a, K> FieldBuilder<'a, K> {
    fn of_kind(name: Cow<'a, str>, kind: FieldKind) -> Self {
        Self { buf: FieldBuf::of_kind(name, kind), kind: PhantomData }
    }

    /// The field as it stands.
    ///
    /// ```
    /// use schema_core::Field;
    ///
    /// assert_eq!(Field::string("name").title("Name").as_field().title(), Some("Name"));
    /// ```
    pub fn as_field(&self) -> Field<'_> {
        let mut field = self.buf.as_field();
        field.facts.required = self.buf.is_required();
        field
    }

    /// The label that a person sees.
    ///
    /// ```
    /// let name = schema_core::Field::string("name").title("Your name");
    /// assert_eq!(name.as_field().title(), Some("Your name"));
    /// ```
    pub fn title(mut self, title: impl Into<Cow<'a, str>>) -> Self {
        self.buf.title = Some(title.into());
        self
    }

    /// The help text that a person sees.
    ///
    /// ```
    /// let name = schema_core::Field::string("name").description("As in your passport");
    /// assert_eq!(name.as_field().description(), Some("As in your passport"));
    /// ```
    pub fn description(mut self, description: impl Into<Cow<'a, str>>) -> Self {
        self.buf.description = Some(description.into());
        self
    }

    /// Whoever reads the answer reads the field by other means than its type's own
    /// `Deserialize`: any text that the form lets through will do.
    ///
    /// ```
    /// use std::net::IpAddr;
    ///
    /// use schema_core::{Field, FormSchema};
    ///
    /// let host = || Field::of::<IpAddr>("host").options(["printer", "scanner"]);
    /// assert!(FormSchema::builder().field(host()).build().is_err());
    /// assert!(FormSchema::builder().field(host().trust_serde()).build().is_ok());
    /// ```
    pub fn trust_serde(mut self) -> Self {
        self.buf.facts.limits.trusts_serde = true;
        self
    }

    /// Whether `required` lists the field: whatever its type or default says.
    ///
    /// ```
    /// use schema_core::Field;
    ///
    /// assert!(Field::string("name").required(true).as_field().is_required());
    /// assert!(Field::integer("seats").default(1).required(true).as_field().is_required());
    /// assert!(!Field::of::<u8>("seats").required(false).as_field().is_required());
    /// ```
    pub fn required(mut self, required: bool) -> Self {
        self.buf.facts.asked = Some(required);
        self
    }

    /// What the form is filled in with, and what an absent answer becomes. The
    /// field is then not required, unless [`required`](Self::required) says so.
    ///
    /// ```
    /// use schema_core::Field;
    ///
    /// let rhythm = Field::single_select("rhythm", ["daily", "weekly"]).default("weekly");
    /// let topics = Field::multi_select("topics", ["rust", "go"]).default(["rust"]);
    /// # let _ = (rhythm, topics);
    /// ```
    pub fn default(mut self, default: impl IntoDefault<'a>) -> Self {
        self.buf.default = Some(default.into_default().0);
        self
    }

    /// The least length, in Unicode code points.
    ///
    /// ```
    /// let name = schema_core::Field::string("name").min_length(1);
    /// assert_eq!(name.as_field().min_length(), Some(1));
    /// ```
    pub fn min_length(mut self, length: u64) -> Self
    where
        K: HasLength,
    {
        self.buf.facts.limits.min_length = Some(length);
        self
    }

    /// The greatest length, in Unicode code points.
    ///
    /// ```
    /// let name = schema_core::Field::string("name").max_length(80);
    /// assert_eq!(name.as_field().max_length(), Some(80));
    /// ```
    pub fn max_length(mut self, length: u64) -> Self
    where
        K: HasLength,
    {
        self.buf.facts.limits.max_length = Some(length);
        self
    }

    /// The format of the text.
    ///
    /// ```
    /// use schema_core::{Field, Format};
    ///
    /// let day = Field::string("day").format(Format::Date);
    /// assert_eq!(day.as_field().format(), Some(Format::Date));
    /// ```
    pub fn format(mut self, format: Format) -> Self
    where
        K: HasLength,
    {
        self.buf.facts.limits.format = Some(format);
        self
    }

    /// Vouches that a field with the name of a secret asks for none.
    ///
    /// ```
    /// use schema_core::{Field, FormSchema};
    ///
    /// let passphrase = Field::string("passphrase").title("The phrase on the poster");
    /// assert!(FormSchema::builder().field(passphrase.clone()).build().is_err());
    /// assert!(FormSchema::builder().field(passphrase.not_secret()).build().is_ok());
    /// ```
    pub fn not_secret(mut self) -> Self
    where
        K: MayBeSecret,
    {
        self.buf.facts.not_secret = true;
        self
    }

    /// The least number, itself allowed.
    ///
    /// ```
    /// let share = schema_core::Field::number("share").min(0.5);
    /// assert_eq!(share.as_field().min(), Some(0.5.into()));
    /// ```
    pub fn min(mut self, min: impl Into<Number>) -> Self
    where
        K: HasRange,
    {
        self.buf.facts.limits.min = Some(min.into());
        self
    }

    /// The greatest number, itself allowed.
    ///
    /// ```
    /// let age = schema_core::Field::integer("age").max(120);
    /// assert_eq!(age.as_field().max(), Some(120.into()));
    /// ```
    pub fn max(mut self, max: impl Into<Number>) -> Self
    where
        K: HasRange,
    {
        self.buf.facts.limits.max = Some(max.into());
        self
    }

    /// The least number of chosen options.
    ///
    /// ```
    /// let tags = schema_core::Field::multi_select("tags", ["rust", "go"]).min_items(1);
    /// assert_eq!(tags.as_field().min_items(), Some(1));
    /// ```
    pub fn min_items(mut self, items: u64) -> Self
    where
        K: HasItems,
    {
        self.buf.facts.limits.min_items = Some(items);
        self
    }

    /// The greatest number of chosen options.
    ///
    /// ```
    /// let tags = schema_core::Field::multi_select("tags", ["rust", "go"]).max_items(1);
    /// assert_eq!(tags.as_field().max_items(), Some(1));
    /// ```
    pub fn max_items(mut self, items: u64) -> Self
    where
        K: HasItems,
    {
        self.buf.facts.limits.max_items = Some(items);
        self
    }

    /// The values to choose from, in place of those there were and of their titles;
    /// a string field becomes a single-select, and loses its format and its limits
    /// of length.
    ///
    /// ```
    /// use schema_core::{Field, FieldKind};
    ///
    /// let branch = Field::string("branch").max_length(80).options(["main", "next"]);
    /// assert_eq!(branch.as_field().kind(), FieldKind::SingleSelect);
    /// ```
    pub fn options(mut self, options: impl IntoIterator<Item: IntoText<'a>>) -> Self
    where
        K: TakesOptions,
    {
        let facts = &mut self.buf.facts;
        match facts.kind {
            FieldKind::String => {
                facts.kind = FieldKind::SingleSelect;
                facts.limits.format = None;
                facts.limits.min_length = None;
                facts.limits.max_length = None;
            }
            FieldKind::SingleSelect | FieldKind::MultiSelect => {}
            FieldKind::Number | FieldKind::Integer | FieldKind::Boolean => {
                facts.misplaced = Some(Keyword::Options);
            }
        }
        self.buf.options = collect(options);
        self.buf.titles = None;
        self
    }

    /// A title for each option, written as `oneOf` or `items.anyOf`.
    ///
    /// ```
    /// use schema_core::{Field, FormSchema};
    ///
    /// let size = Field::single_select("size", ["s", "m"]).option_titles(["Small", "Medium"]);
    /// let form = FormSchema::builder().field(size).build()?;
    /// assert_eq!(
    ///     form.to_string(),
    ///     r#"{"type":"object","properties":{"size":{"type":"string","oneOf":[{"const":"s","title":"Small"},{"const":"m","title":"Medium"}]}}}"#,
    /// );
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn option_titles(mut self, titles: impl IntoIterator<Item: IntoText<'a>>) -> Self
    where
        K: HasOptions,
    {
        self.buf.titles = Some(collect(titles));
        self.buf.facts.enum_names = false;
        self
    }

    /// A title for each option in the older form, written as `enumNames`.
    ///
    /// ```
    /// use schema_core::{Field, FormSchema};
    ///
    /// let size = Field::single_select("size", ["s", "m"]).enum_names(["Small", "Medium"]);
    /// let form = FormSchema::builder().field(size).build()?;
    /// assert_eq!(
    ///     form.to_string(),
    ///     r#"{"type":"object","properties":{"size":{"type":"string","enum":["s","m"],"enumNames":["Small","Medium"]}}}"#,
    /// );
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn enum_names(mut self, titles: impl IntoIterator<Item: IntoText<'a>>) -> Self
    where
        K: HasEnumNames,
    {
        self.buf.titles = Some(collect(titles));
        self.buf.facts.enum_names = true;
        self
    }

    /// The same field with its kind forgotten, so that fields of different
    /// kinds fit into one list.
    ///
    /// ```
    /// use schema_core::Field;
    ///
    /// let fields = vec![Field::string("name").any(), Field::integer("age").any()];
    /// # let _ = fields;
    /// ```
    pub fn any(self) -> FieldBuilder<'a> {
        FieldBuilder { buf: self.buf, kind: PhantomData }
    }

    pub(crate) fn into_buf(self) -> FieldBuf<'a> {
        self.buf
    }
}

impl<'a> FieldBuf<'a> {
    pub(crate) fn change(&mut self, change: impl FnOnce(FieldBuilder<'a>) -> FieldBuilder<'a>) {
        let empty = Self::of_kind(Cow::Borrowed(""), FieldKind::String);
        let buf = core::mem::replace(self, empty);
        // Whatever comes back stands for this field, and under its name.
        let name = buf.name.clone();
        *self = Self { name, ..change(FieldBuilder { buf, kind: PhantomData }).buf };
    }

    /// What stands in `required` beside a default stays there; without one, a
    /// default that comes later takes the field out, as it does anywhere.
    fn asked(mut self) -> Self {
        let beside_default = self.default.is_some().then_some(self.facts.required);
        self.facts.asked = self.facts.asked.or(beside_default);
        self
    }

    /// Settles whether the field is required. Who said so does not matter any more:
    /// forms that are equal on the wire go on alike.
    pub(crate) fn settle(&mut self) {
        self.facts.required = self.is_required();
        self.facts.asked = None;
    }

    fn is_required(&self) -> bool {
        self.facts.asked.unwrap_or(self.facts.required && self.default.is_none())
    }
}

/// A field of one form starts a field of another.
impl<'a> From<Field<'a>> for FieldBuilder<'a> {
    fn from(field: Field<'a>) -> Self {
        FieldBuf::from(field).into()
    }
}

impl<'a> From<FieldBuf<'a>> for FieldBuilder<'a> {
    fn from(buf: FieldBuf<'a>) -> Self {
        Self { buf: buf.asked(), kind: PhantomData }
    }
}

impl<'a, K: Kind> From<FieldSpec<'a, K>> for FieldBuilder<'a, K> {
    fn from(spec: FieldSpec<'a, K>) -> Self {
        Self { buf: FieldBuf::from(spec.field()).asked(), kind: PhantomData }
    }
}

impl<K> core::fmt::Debug for FieldBuilder<'_, K> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_tuple("FieldBuilder").field(&self.as_field()).finish()
    }
}
