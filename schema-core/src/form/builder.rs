//! [`FormBuilder`]: a form that is put together at run time.

use core::fmt;
use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

use super::error::Fault;
use super::{FaultList, FormError, FormRule, FormSchema};
use crate::field::{Field, FieldBuf, FieldBuilder, FieldSpec, IntoText, kind};
use crate::rules::{self, FaultKind, Wording};

/// Up to so many fields, each with each beats a map.
const FEW: usize = 16;

/// A form under construction; see [`FormSchema::builder`].
///
/// ```
/// use schema_core::{Field, FormBuilder, FormSchema};
///
/// let mut builder: FormBuilder = FormSchema::builder();
/// for seat in 1..=3 {
///     builder = builder.field(Field::string(format!("seat_{seat}")));
/// }
/// assert_eq!(builder.build()?.fields().len(), 3);
/// # Ok::<(), schema_core::FormError>(())
/// ```
#[derive(Clone, Default)]
#[must_use = "there is no form before `build()`"]
pub struct FormBuilder<'a> {
    fields: Vec<FieldBuf<'a>>,
    required: Vec<Cow<'a, str>>,
    dialect: Option<Cow<'a, str>>,
    /// Names that `edit` did not find.
    unknown: Vec<Cow<'a, str>>,
    /// The rules of the form that this one starts from, about its first fields.
    rules: Vec<FormRule>,
}

impl<'a> FormBuilder<'a> {
    pub(super) fn new() -> Self {
        Self::default()
    }

    pub(super) fn from_form(form: &'a FormSchema<'_>) -> Self {
        let dialect = form.dialect().map(Cow::Borrowed);
        let builder = Self { dialect, rules: form.rules(), ..Self::default() };
        form.fields().fold(builder, FormBuilder::field)
    }

    /// Adds a field. One of the same name that is there already is replaced,
    /// and keeps its place.
    ///
    /// ```
    /// use schema_core::{Field, FormSchema};
    ///
    /// let form = FormSchema::builder()
    ///     .field(Field::string("name"))
    ///     .field(Field::boolean("news"))
    ///     .field(Field::string("name").title("Your name"))
    ///     .build()?;
    /// assert_eq!(form.fields().map(|f| f.name()).collect::<Vec<_>>(), ["name", "news"]);
    /// assert_eq!(form.field("name").and_then(|f| f.title()), Some("Your name"));
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn field(mut self, field: impl IntoField<'a>) -> Self {
        // Names are compared in `build()`, all at once.
        self.fields.push(field.into_field().into_buf());
        self
    }

    /// Makes fields required, beside those that are already. The order of the
    /// calls does not count, and a name may come twice.
    ///
    /// ```
    /// use schema_core::{Field, FormSchema};
    ///
    /// let error = FormSchema::builder()
    ///     .field(Field::string("name"))
    ///     .required(["nmae"])
    ///     .build()
    ///     .unwrap_err();
    /// assert!(error.to_string().contains("`nmae`"));
    /// ```
    pub fn required(mut self, names: impl IntoIterator<Item: IntoText<'a>>) -> Self {
        self.required.extend(names.into_iter().map(IntoText::into_text));
        self
    }

    /// Changes one field: its title, description, default or options.
    ///
    /// A name that no field has is a fault of `build()`, and so is an option or a
    /// default that is no value of the field's Rust type: `soon` for a date, or what
    /// is no variant of an enum.
    ///
    /// ```
    /// use schema_core::{Field, FormSchema};
    ///
    /// let form = FormSchema::builder()
    ///     .field(Field::string("branch"))
    ///     .edit("branch", |field| field.title("Branch").options(["main", "next"]))
    ///     .build()?;
    /// assert_eq!(form.field("branch").map(|f| f.options().len()), Some(2));
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn edit(
        mut self,
        name: impl Into<Cow<'a, str>>,
        change: impl FnOnce(FieldBuilder<'a>) -> FieldBuilder<'a>,
    ) -> Self {
        let name = name.into();
        // The last of that name is the one that counts.
        match self.fields.iter_mut().rfind(|field| field.name == name) {
            Some(field) => field.change(change),
            None => self.unknown.push(name),
        }
        self
    }

    /// The form.
    ///
    /// ```
    /// use schema_core::{Field, FormSchema};
    ///
    /// let form = FormSchema::builder().field(Field::boolean("ok")).build()?;
    /// assert_eq!(form.to_string(), r#"{"type":"object","properties":{"ok":{"type":"boolean"}}}"#);
    ///
    /// let name = Field::string("name").min_length(9).max_length(2);
    /// assert!(FormSchema::builder().field(name).build().is_err());
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Everything that is wrong with it, each with the field and the limit: see
    /// [`FaultKind`].
    pub fn build(self) -> Result<FormSchema<'a>, FormError> {
        let Self { fields, required, dialect, unknown, rules } = self;
        let mut faults = FaultList::default();
        let mut fields = without_replaced(fields, |field| &field.name);
        require(&mut fields, &required, &mut faults);
        for name in &unknown {
            faults.push(|| Fault::of_form(FaultKind::UnknownField, name, "/properties"));
        }
        if fields.is_empty() {
            faults.push(|| Fault::of_form(FaultKind::NoFields, "", "/properties"));
        }
        for field in &mut fields {
            field.settle();
            check_field(&field.as_field(), &mut faults);
        }
        faults.finish(FormSchema { dialect, ..FormSchema::owned(fields).with_rules(rules) })
    }
}

/// All of them, the last of a name in the place of the first.
pub(crate) fn without_replaced<T>(all: Vec<T>, name: impl Fn(&T) -> &str) -> Vec<T> {
    if !has_repeated(&all, &name) {
        return all;
    }
    let mut places = HashMap::with_capacity(all.len());
    let mut kept: Vec<T> = Vec::with_capacity(all.len());
    for one in all {
        let place = *places.entry(name(&one).to_owned()).or_insert(kept.len());
        match kept.get_mut(place) {
            Some(earlier) => *earlier = one,
            None => kept.push(one),
        }
    }
    kept
}

/// Whether two have one name.
pub(crate) fn has_repeated<T>(all: &[T], name: impl Fn(&T) -> &str) -> bool {
    if all.len() <= FEW {
        let before = |index| all.iter().take(index);
        return all
            .iter()
            .enumerate()
            .any(|(index, one)| before(index).any(|other| name(other) == name(one)));
    }
    let mut seen = HashSet::with_capacity(all.len());
    !all.iter().all(|one| seen.insert(name(one)))
}

/// Makes the fields of those names required.
fn require(fields: &mut [FieldBuf<'_>], names: &[Cow<'_, str>], faults: &mut FaultList) {
    if names.is_empty() {
        return;
    }
    let mut places: HashMap<&str, &mut Option<bool>> = HashMap::with_capacity(fields.len());
    for FieldBuf { name, facts, .. } in fields {
        places.insert(name, &mut facts.asked);
    }
    for name in names {
        match places.get_mut(&**name) {
            Some(asked) => **asked = Some(true),
            None => faults.push(|| Fault::of_form(FaultKind::UnknownRequired, name, "/required")),
        }
    }
}

impl fmt::Debug for FormBuilder<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fields = self.fields.iter().map(FieldBuf::as_field);
        f.write_str("FormBuilder ")?;
        f.debug_list().entries(fields).finish()
    }
}

/// All faults of one field that we are about to write.
fn check_field(field: &Field<'_>, faults: &mut FaultList) {
    rules::faults(field, &mut |keyword, kind| {
        faults.push(|| Fault::of_field(field, keyword, kind, Wording::Rust));
    });
}

/// Whatever can be added to a form: a field under construction of any kind, or
/// a field of another form.
///
/// ```
/// use schema_core::{ElicitSchema, Field, FieldSpec, FormSchema, IntoField};
///
/// #[derive(ElicitSchema)]
/// struct Signup {
///     name: String,
/// }
///
/// fn form<'a>(field: impl IntoField<'a>) -> Result<FormSchema<'a>, schema_core::FormError> {
///     FormSchema::builder().field(field).build()
/// }
/// for field in Signup::schema().fields() {
///     assert_eq!(&form(field)?, Signup::schema());
/// }
/// assert_eq!(&form(FieldSpec::of::<String>("name"))?, Signup::schema());
/// assert_eq!(&form(Field::string("name").required(true))?, Signup::schema());
/// # Ok::<(), schema_core::FormError>(())
/// ```
pub trait IntoField<'a> {
    /// The field, its kind forgotten.
    ///
    /// ```
    /// use schema_core::{Field, IntoField};
    ///
    /// let fields = [Field::string("name").into_field(), Field::integer("age").into_field()];
    /// assert_eq!(fields[1].as_field().name(), "age");
    /// ```
    fn into_field(self) -> FieldBuilder<'a>;
}

impl<'a, K> IntoField<'a> for FieldBuilder<'a, K> {
    fn into_field(self) -> FieldBuilder<'a> {
        self.any()
    }
}

impl<'a> IntoField<'a> for Field<'a> {
    fn into_field(self) -> FieldBuilder<'a> {
        self.into()
    }
}

impl<'a, K: kind::Kind> IntoField<'a> for FieldSpec<'a, K> {
    fn into_field(self) -> FieldBuilder<'a> {
        FieldBuilder::from(self).any()
    }
}
