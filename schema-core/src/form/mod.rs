//! [`FormSchema`]: the form itself.

mod builder;
mod checks;
mod error;
mod request;

use core::convert::Infallible;
use core::fmt;
use core::iter::FusedIterator;
use std::borrow::Cow;

use crate::field::{Checks, Field, FieldBuf, FieldRef};
use crate::made::address;
use crate::rules::Table;
#[cfg(feature = "tools")]
use crate::rules::text_eq;

pub use builder::{FormBuilder, IntoField};
pub(crate) use checks::FormRule;
pub use error::{Fault, FormError};
pub use request::ElicitRequestFormParams;

pub(crate) use builder::has_repeated;
#[cfg(feature = "tools")]
pub(crate) use builder::without_replaced;
pub(crate) use error::{FaultList, property_pointer};

/// A legal form: the `requestedSchema` of a form-mode elicitation.
///
/// A derive makes one as a constant, [`FormSchema::builder`] at run time, and
/// [`FormSchema::from_value`] reads one that came over the wire. However it was
/// made, it keeps all rules of a legal form.
///
/// `Serialize` and `Display` write the JSON of the wire, in the order of
/// declaration (`{:#}` with line breaks). Two forms are equal when the wire says
/// the same: fields, their order, their keywords; the order of `required` does
/// not count.
///
/// ```
/// use schema_core::{Field, FormSchema};
///
/// let form = FormSchema::builder()
///     .field(Field::string("name"))
///     .field(Field::integer("age").min(18))
///     .required(["name"])
///     .build()?;
/// assert_eq!(
///     form.to_string(),
///     r#"{"type":"object","properties":{"name":{"type":"string"},"age":{"type":"integer","minimum":18}},"required":["name"]}"#,
/// );
/// # Ok::<(), schema_core::FormError>(())
/// ```
#[derive(Clone)]
pub struct FormSchema<'a> {
    /// `$schema`: never written of our own accord, kept when it was read.
    pub(crate) dialect: Option<Cow<'a, str>>,
    pub(crate) fields: Store<'a>,
    /// The rules of the author of a derived form.
    checks: Option<&'static Checks>,
    /// Those of the forms that it was made from at run time.
    kept: Vec<FormRule>,
}

/// Where the fields of a form are kept.
#[derive(Clone)]
pub(crate) enum Store<'a> {
    /// Constants: what a derive makes.
    Constant(&'static [Field<'static>]),
    /// Forms one after the other: what `flatten` makes.
    Joined(&'static [&'static FormSchema<'static>]),
    /// Made or read at run time.
    Owned(Vec<FieldBuf<'a>>),
}

impl<'a> FormSchema<'a> {
    /// Starts a form that is put together at run time.
    ///
    /// ```
    /// use schema_core::{Field, FormSchema};
    ///
    /// let form = FormSchema::builder().field(Field::boolean("ok")).build()?;
    /// assert_eq!(form.fields().len(), 1);
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn builder() -> FormBuilder<'a> {
        FormBuilder::new()
    }

    /// Starts from this form, to change it at run time. The rules of its author
    /// (`check = path`) stay with the fields that do, and those about the whole are asked
    /// of the answers that its type can be read from.
    ///
    /// ```
    /// use schema_core::{ElicitSchema, FieldKind};
    ///
    /// #[derive(ElicitSchema)]
    /// struct Deploy {
    ///     branch: String,
    /// }
    ///
    /// let branches = ["main".to_string(), "next".to_string()]; // what exists just now
    /// let form = Deploy::schema()
    ///     .to_builder()
    ///     .edit("branch", |field| field.options(&branches).default("main"))
    ///     .build()?;
    /// assert_eq!(form.field("branch").map(|f| f.kind()), Some(FieldKind::SingleSelect));
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn to_builder(&self) -> FormBuilder<'_> {
        FormBuilder::from_form(self)
    }

    /// The fields in the order of declaration.
    ///
    /// ```
    /// use schema_core::{Field, FormSchema};
    ///
    /// let form = FormSchema::builder()
    ///     .field(Field::string("zeta"))
    ///     .field(Field::string("alpha"))
    ///     .build()?;
    /// assert_eq!(form.fields().map(|field| field.name()).collect::<Vec<_>>(), ["zeta", "alpha"]);
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn fields(&self) -> Fields<'_> {
        Fields { form: self, next: 0, end: self.len() }
    }

    /// The field of that name.
    ///
    /// ```
    /// use schema_core::{Field, FormSchema};
    ///
    /// let form = FormSchema::builder().field(Field::boolean("ok")).build()?;
    /// assert!(form.field("ok").is_some() && form.field("no").is_none());
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn field(&self, name: &str) -> Option<Field<'_>> {
        self.fields().find(|field| field.name == name)
    }

    /// The JSON Schema dialect that a form which was read names (`$schema`).
    ///
    /// ```
    /// use schema_core::FormSchema;
    /// use serde_json::json;
    ///
    /// let draft = "https://json-schema.org/draft/2020-12/schema";
    /// let form = FormSchema::from_value(&json!({
    ///     "$schema": draft,
    ///     "type": "object",
    ///     "properties": {"ok": {"type": "boolean"}},
    /// }))?;
    /// assert_eq!(form.dialect(), Some(draft));
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn dialect(&self) -> Option<&str> {
        self.dialect.as_deref()
    }

    /// A form that borrows nothing.
    ///
    /// ```
    /// use schema_core::{Field, FormSchema};
    ///
    /// fn choose(branches: &[String]) -> Result<FormSchema<'static>, schema_core::FormError> {
    ///     let form = FormSchema::builder().field(Field::single_select("branch", branches)).build()?;
    ///     Ok(form.into_owned())
    /// }
    /// # choose(&["main".into()])?;
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn into_owned(self) -> FormSchema<'static> {
        let rules = self.rules();
        let fields = match self.fields {
            Store::Owned(fields) => fields.into_iter().map(FieldBuf::into_owned).collect(),
            Store::Constant(_) | Store::Joined(_) => {
                self.fields().map(|field| FieldBuf::from(field).into_owned()).collect()
            }
        };
        FormSchema {
            dialect: self.dialect.map(|dialect| Cow::Owned(dialect.into_owned())),
            ..FormSchema::owned(fields).with_rules(rules)
        }
    }

    pub(crate) const fn constant(fields: &'static [Field<'static>]) -> Self {
        Self::of(Store::Constant(fields))
    }

    pub(crate) const fn joined(forms: &'static [&'static FormSchema<'static>]) -> Self {
        Self::of(Store::Joined(forms))
    }

    pub(crate) const fn owned(fields: Vec<FieldBuf<'a>>) -> Self {
        Self::of(Store::Owned(fields))
    }

    const fn of(fields: Store<'a>) -> Self {
        Self { dialect: None, fields, checks: None, kept: Vec::new() }
    }

    /// The same with the rules of a form whose fields these are, and stand first.
    pub(crate) fn with_rules(self, kept: Vec<FormRule>) -> Self {
        Self { kept, ..self }
    }

    /// The first field whose name stands in the table already, in which all names are
    /// put; for constants.
    pub(crate) const fn repeated_name<'f>(
        &'f self,
        names: &mut Table<'f>,
    ) -> Option<&'f Field<'a>> {
        match &self.fields {
            Store::Constant(fields) => {
                let mut rest: &'f [Field<'a>] = fields;
                while let [field, tail @ ..] = rest {
                    if !names.insert(field.name) {
                        return Some(field);
                    }
                    rest = tail;
                }
                None
            }
            Store::Joined(forms) => {
                let mut rest: &'f [&FormSchema<'a>] = forms;
                while let [form, tail @ ..] = rest {
                    if let Some(field) = form.repeated_name(names) {
                        return Some(field);
                    }
                    rest = tail;
                }
                None
            }
            Store::Owned(_) => None,
        }
    }

    #[cfg(feature = "tools")]
    pub(crate) const fn has_name(&self, name: &str) -> bool {
        match &self.fields {
            Store::Constant(fields) => {
                let mut rest: &[Field<'_>] = fields;
                while let [field, tail @ ..] = rest {
                    if text_eq(field.name, name) {
                        return true;
                    }
                    rest = tail;
                }
                false
            }
            Store::Joined(forms) => {
                let mut rest: &[&FormSchema<'_>] = forms;
                while let [form, tail @ ..] = rest {
                    if form.has_name(name) {
                        return true;
                    }
                    rest = tail;
                }
                false
            }
            Store::Owned(_) => false,
        }
    }

    /// Where its constants stand, and how much they take: two forms of one place say the
    /// same. None of what was made at run time.
    pub(crate) fn place(&self) -> Option<(usize, usize)> {
        match self.fields {
            _ if self.dialect.is_some() => None,
            Store::Constant(fields) => Some((address(fields), size_of_val(fields))),
            Store::Joined(forms) => Some((address(forms), size_of_val(forms))),
            Store::Owned(_) => None,
        }
    }

    /// How many fields there are.
    pub(crate) fn len(&self) -> usize {
        match &self.fields {
            Store::Constant(fields) => fields.len(),
            Store::Joined(forms) => forms.iter().map(|form| form.len()).sum(),
            Store::Owned(fields) => fields.len(),
        }
    }

    /// Visits the fields in order, without a copy of each.
    pub(crate) fn visit<'s>(&'s self, visitor: &mut impl FnMut(FieldRef<'s>)) {
        let visited: Result<(), Infallible> = self.try_visit(&mut |field| {
            visitor(field);
            Ok(())
        });
        match visited {
            Ok(()) => {}
        }
    }

    /// The same, up to the first error.
    pub(crate) fn try_visit<'s, E>(
        &'s self,
        visitor: &mut impl FnMut(FieldRef<'s>) -> Result<(), E>,
    ) -> Result<(), E> {
        match &self.fields {
            Store::Constant(fields) => fields.iter().map(FieldRef::Constant).try_for_each(visitor),
            Store::Owned(fields) => fields.iter().map(FieldRef::Owned).try_for_each(visitor),
            Store::Joined(forms) => forms.iter().try_for_each(|form| form.try_visit(visitor)),
        }
    }

    fn at(&self, index: usize) -> Option<Field<'_>> {
        match &self.fields {
            Store::Constant(fields) => fields.get(index).copied(),
            Store::Owned(fields) => fields.get(index).map(FieldBuf::as_field),
            Store::Joined(forms) => {
                let mut index = index;
                for form in *forms {
                    match index.checked_sub(form.len()) {
                        None => return form.at(index),
                        Some(rest) => index = rest,
                    }
                }
                None
            }
        }
    }
}

/// The fields of a form: what [`FormSchema::fields`] returns.
///
/// ```
/// use schema_core::{Field, FormSchema};
///
/// let form = FormSchema::builder()
///     .field(Field::string("name"))
///     .field(Field::boolean("news"))
///     .build()?;
/// let mut fields = form.fields();
/// assert_eq!(fields.len(), 2);
/// assert_eq!(fields.next_back().map(|field| field.name()), Some("news"));
/// assert_eq!(fields.next().map(|field| field.name()), Some("name"));
/// # Ok::<(), schema_core::FormError>(())
/// ```
#[derive(Clone)]
pub struct Fields<'a> {
    form: &'a FormSchema<'a>,
    next: usize,
    end: usize,
}

impl<'a> Iterator for Fields<'a> {
    type Item = Field<'a>;

    fn next(&mut self) -> Option<Field<'a>> {
        if self.next >= self.end {
            return None;
        }
        self.next += 1;
        self.form.at(self.next - 1)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let rest = self.end - self.next;
        (rest, Some(rest))
    }
}

impl DoubleEndedIterator for Fields<'_> {
    fn next_back(&mut self) -> Option<Self::Item> {
        if self.next >= self.end {
            return None;
        }
        self.end -= 1;
        self.form.at(self.end)
    }
}

impl ExactSizeIterator for Fields<'_> {}

impl FusedIterator for Fields<'_> {}

/// The fields, as [`FormSchema::fields`] gives them.
///
/// ```
/// use schema_core::{Field, FormSchema};
///
/// let form = FormSchema::builder().field(Field::boolean("news")).build()?;
/// for field in &form {
///     assert_eq!(field.name(), "news");
/// }
/// # Ok::<(), schema_core::FormError>(())
/// ```
#[allow(clippy::into_iter_without_iter)] // which is `fields` here
impl<'a> IntoIterator for &'a FormSchema<'_> {
    type Item = Field<'a>;
    type IntoIter = Fields<'a>;

    fn into_iter(self) -> Fields<'a> {
        self.fields()
    }
}

impl fmt::Debug for Fields<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.clone()).finish()
    }
}

impl<'b> PartialEq<FormSchema<'b>> for FormSchema<'_> {
    fn eq(&self, other: &FormSchema<'b>) -> bool {
        self.dialect == other.dialect && self.fields().eq(other.fields())
    }
}

impl fmt::Debug for FormSchema<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "FormSchema({self})")
    }
}
