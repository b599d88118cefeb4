//! [`FormBuilder`]: a form that is put together at run time.

use std::borrow::Cow;
use std::collections::HashMap;

use super::error::Fault;
use super::{FaultList, FormError, FormSchema, Store};
use crate::field::{Field, FieldBuilder, FieldSpec, IntoText};
use crate::rules::{Dialect, FaultKind, Keyword, fault, list_fault};

/// Up to so many fields, each with each beats a map.
const FEW: usize = 16;

/// A form under construction; see [`FormSchema::builder`].
#[derive(Clone, Debug, Default)]
#[must_use = "there is no form before `build()`"]
pub struct FormBuilder<'a> {
    fields: Vec<FieldBuilder<'a>>,
    /// Where each name is, once there are many.
    places: HashMap<Cow<'a, str>, usize>,
    required: Vec<Cow<'a, str>>,
    dialect: Option<Cow<'a, str>>,
    /// Names that `edit` did not find.
    unknown: Vec<Cow<'a, str>>,
}

impl<'a> FormBuilder<'a> {
    pub(super) fn new() -> Self {
        Self::default()
    }

    pub(super) fn from_form(form: &'a FormSchema<'_>) -> Self {
        let builder = Self { dialect: form.dialect().map(Cow::Borrowed), ..Self::default() };
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
        let field = field.into_field();
        if let Some(earlier) = self.find(field.name()) {
            *earlier = field;
        } else {
            self.fields.push(field);
            self.index();
        }
        self
    }

    /// The field of that name.
    fn find(&mut self, name: &str) -> Option<&mut FieldBuilder<'a>> {
        if self.fields.len() <= FEW {
            return self.fields.iter_mut().find(|field| field.name() == name);
        }
        self.places.get(name).and_then(|&place| self.fields.get_mut(place))
    }

    /// Keeps track of where the last field is.
    fn index(&mut self) {
        if self.fields.len() <= FEW {
            return;
        }
        let known = self.places.len();
        let new = self.fields.iter().enumerate().skip(known);
        self.places.extend(new.map(|(place, field)| (field.name_cow(), place)));
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
    /// A name that no field has is a fault of `build()`.
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
        match self.find(&name) {
            Some(field) => field.change(change),
            None => self.unknown.push(name),
        }
        self
    }

    /// The form.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with it, each with the field and the limit: see
    /// [`FaultKind`].
    pub fn build(self) -> Result<FormSchema<'a>, FormError> {
        let mut form = self;
        let mut faults = FaultList::default();
        for name in &core::mem::take(&mut form.required) {
            match form.find(name) {
                Some(field) => field.require(),
                None => faults.push(Fault::of_form(FaultKind::UnknownRequired, name, "/required")),
            }
        }
        let Self { fields, dialect, unknown, .. } = form;
        for name in &unknown {
            faults.push(Fault::of_form(FaultKind::UnknownField, name, "/properties"));
        }
        if fields.is_empty() {
            faults.push(Fault::of_form(FaultKind::NoFields, "", "/properties"));
        }
        for field in &fields {
            check_field(&field.as_field(), &mut faults);
        }
        let fields = fields.into_iter().map(FieldBuilder::into_buf).collect();
        faults.finish(FormSchema { dialect, fields: Store::Owned(fields) })
    }
}

/// All faults of one field that we are about to write.
fn check_field(field: &Field<'_>, faults: &mut FaultList) {
    for keyword in Keyword::ALL {
        if let Some(kind) = fault(field, keyword).or_else(|| list_fault(field, keyword)) {
            faults.push(Fault::of_field(field, keyword, kind, Dialect::Rust));
        }
    }
}

/// Whatever can be added to a form: a field under construction of any kind, or
/// a field of another form.
pub trait IntoField<'a> {
    /// The field, its kind forgotten.
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

impl<'a, K: crate::kind::Kind> IntoField<'a> for FieldSpec<'a, K> {
    fn into_field(self) -> FieldBuilder<'a> {
        FieldBuilder::from(self).any()
    }
}
