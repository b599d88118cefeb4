//! [`Violations`]: all that is wrong with an answer.

use std::sync::Arc;

use serde_json::Value;

use crate::field::Field;
use crate::json::pointer;
use crate::rules::ViolationKind;
use crate::text::Excerpt;

/// Everything that is wrong with an answer, at least one thing, in the order of
/// the fields.
///
/// `Display` is for the person who filled the form in: a line for each field,
/// under the field's title, fit to be the message of the next request.
///
/// ```
/// use schema_core::{Field, FormSchema, ViolationKind};
/// use serde_json::json;
///
/// let form = FormSchema::builder()
///     .field(Field::string("name").title("Your name").required(true))
///     .field(Field::multi_select("tags", ["a", "b"]).option_titles(["Apple", "Beech"]))
///     .build()?;
/// let violations = form.validate(&json!({"tags": ["a", "z"]})).unwrap_err();
/// let pointers: Vec<_> = violations.iter().map(|violation| violation.pointer()).collect();
/// assert_eq!(pointers, ["/name", "/tags/1"]);
/// assert_eq!(
///     violations.to_string(),
///     "Your name: an answer is required\ntags: choose from: Apple, Beech (not \"z\")",
/// );
/// # Ok::<(), schema_core::FormError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Violations {
    list: Vec<Violation>,
}

/// One thing that is wrong with an answer.
///
/// `Display` says it to the person, with the title of the field.
///
/// ```
/// use schema_core::{Field, FormSchema};
/// use serde_json::json;
///
/// let form = FormSchema::builder().field(Field::integer("age").title("Age").min(18)).build()?;
/// let violations = form.validate(&json!({"age": 7})).unwrap_err();
/// let texts: Vec<_> = violations.iter().map(|violation| violation.to_string()).collect();
/// assert_eq!(texts, ["Age: must be at least 18"]);
/// # Ok::<(), schema_core::FormError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Violation {
    subject: Arc<Subject>,
    pointer: Box<str>,
    kind: ViolationKind<'static>,
    given: Option<Box<str>>,
    /// The option whose title was given in place of its value.
    titled: Option<usize>,
}

/// What all violations of one field have in common.
#[derive(Debug, PartialEq)]
pub(super) struct Subject {
    field: Option<String>,
    label: String,
    options: Vec<String>,
    titles: Option<Vec<String>>,
}

impl Violations {
    /// The violations, at least one.
    pub(super) fn new(list: Vec<Violation>) -> Self {
        Self { list }
    }

    /// The violations in the order of the fields.
    ///
    /// ```
    /// # use schema_core::{Field, FormSchema};
    /// # use serde_json::json;
    /// let form = FormSchema::builder()
    ///     .field(Field::integer("age"))
    ///     .field(Field::boolean("news"))
    ///     .build()?;
    /// let violations = form.validate(&json!({"news": 1, "age": "7"})).unwrap_err();
    /// let fields = violations.iter().map(|violation| violation.field());
    /// assert!(fields.eq([Some("age"), Some("news")]));
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn iter(&self) -> core::slice::Iter<'_, Violation> {
        self.list.iter()
    }

    /// How many there are.
    ///
    /// ```
    /// # use schema_core::{Field, FormSchema};
    /// # use serde_json::json;
    /// let form = FormSchema::builder()
    ///     .field(Field::integer("age"))
    ///     .field(Field::boolean("news"))
    ///     .build()?;
    /// let violations = form.validate(&json!({"news": 1, "age": "7"})).unwrap_err();
    /// assert_eq!(violations.len(), 2);
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    #[allow(clippy::len_without_is_empty)] // it never is
    pub fn len(&self) -> usize {
        self.list.len()
    }

    pub(super) fn as_slice(&self) -> &[Violation] {
        &self.list
    }
}

impl<'a> IntoIterator for &'a Violations {
    type Item = &'a Violation;
    type IntoIter = core::slice::Iter<'a, Violation>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl IntoIterator for Violations {
    type Item = Violation;
    type IntoIter = std::vec::IntoIter<Violation>;

    fn into_iter(self) -> Self::IntoIter {
        self.list.into_iter()
    }
}

impl Violation {
    pub(super) fn new(
        subject: Arc<Subject>,
        item: Option<usize>,
        kind: ViolationKind<'static>,
        given: Option<&Value>,
    ) -> Self {
        let pointer = match (&subject.field, item) {
            (None, _) => String::new(),
            (Some(name), None) => pointer(&[name]),
            (Some(name), Some(index)) => pointer(&[name, &index.to_string()]),
        };
        Self { subject, pointer: pointer.into(), kind, given: given.map(shown), titled: None }
    }

    /// The same, if the text is the title of an option.
    pub(super) fn of_title(mut self, given: &Value) -> Self {
        let titles = self.subject.titles.as_deref().unwrap_or_default();
        self.titled = titles.iter().position(|title| given == title.as_str());
        self
    }

    /// The name of the field; `None` when the content as a whole is wrong.
    ///
    /// ```
    /// use schema_core::{Field, FormSchema};
    /// use serde_json::json;
    ///
    /// let form = FormSchema::builder().field(Field::boolean("news")).build()?;
    /// for (content, field) in [(json!({"news": 1}), Some("news")), (json!([]), None)] {
    ///     let violations = form.validate(&content).unwrap_err();
    ///     assert!(violations.iter().map(|violation| violation.field()).eq([field]));
    /// }
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn field(&self) -> Option<&str> {
        self.subject.field.as_deref()
    }

    /// What the person knows the field by: its title, or else its name.
    ///
    /// ```
    /// use schema_core::{Field, FormSchema};
    /// use serde_json::json;
    ///
    /// let form = FormSchema::builder().field(Field::integer("age").title("Your age")).build()?;
    /// let violations = form.validate(&json!({"age": "7"})).unwrap_err();
    /// let labels: Vec<_> = violations.iter().map(|violation| violation.label()).collect();
    /// assert_eq!(labels, ["Your age"]);
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn label(&self) -> &str {
        &self.subject.label
    }

    /// The place in the content, as a JSON Pointer (RFC 6901): `/tags/1`.
    ///
    /// ```
    /// use schema_core::{Field, FormSchema};
    /// use serde_json::json;
    ///
    /// let form = FormSchema::builder().field(Field::multi_select("tags", ["a", "b"])).build()?;
    /// let violations = form.validate(&json!({"tags": ["a", "z"]})).unwrap_err();
    /// assert!(violations.iter().map(|violation| violation.pointer()).eq(["/tags/1"]));
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn pointer(&self) -> &str {
        &self.pointer
    }

    /// What is wrong, to match on.
    ///
    /// ```
    /// use schema_core::{Field, FormSchema, ViolationKind};
    /// use serde_json::json;
    ///
    /// let form = FormSchema::builder().field(Field::single_select("size", ["s", "m"])).build()?;
    /// for violation in form.validate(&json!({"size": "xl"})).unwrap_err() {
    ///     match violation.kind() {
    ///         ViolationKind::NotAnOption { options } => assert_eq!(options, ["s", "m"]),
    ///         other => panic!("{other:?}"),
    ///     }
    /// }
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn kind(&self) -> ViolationKind<'_> {
        match self.kind {
            ViolationKind::NotAnOption { .. } => {
                ViolationKind::NotAnOption { options: &self.subject.options }
            }
            other => other,
        }
    }

    /// What came, for a log or a message: the first characters of a text, in
    /// quotes, or a number, or what else it is. `None` when nothing came.
    ///
    /// ```
    /// use schema_core::{Field, FormSchema};
    /// use serde_json::json;
    ///
    /// let form = FormSchema::builder()
    ///     .field(Field::integer("age"))
    ///     .field(Field::integer("size"))
    ///     .build()?;
    /// let violations = form.validate(&json!({"age": "7", "size": [1]})).unwrap_err();
    /// let given: Vec<_> = violations.iter().filter_map(|violation| violation.given()).collect();
    /// assert_eq!(given, ["\"7\"", "a list"]);
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn given(&self) -> Option<&str> {
        self.given.as_deref()
    }

    pub(super) fn subject(&self) -> Arc<Subject> {
        Arc::clone(&self.subject)
    }

    /// Whether both are about one field.
    pub(super) fn is_beside(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.subject, &other.subject)
    }

    /// The value of the option whose title was given in its place.
    pub(super) fn value_of_title(&self) -> Option<&str> {
        self.subject.options.get(self.titled?).map(String::as_str)
    }

    /// What a person sees as the options, in order.
    pub(super) fn choices(&self) -> &[String] {
        self.subject.titles.as_ref().unwrap_or(&self.subject.options)
    }
}

impl Subject {
    pub(super) fn of(field: &Field<'_>) -> Self {
        Self {
            field: Some(field.name.to_owned()),
            label: field.label().to_owned(),
            options: field.options.iter().map(str::to_owned).collect(),
            titles: field.titles.map(|titles| titles.iter().map(str::to_owned).collect()),
        }
    }

    /// The content as a whole.
    pub(super) fn whole() -> Self {
        Self { field: None, label: "The answer".to_owned(), options: Vec::new(), titles: None }
    }
}

/// A piece of what came that is short enough to be shown, and one line.
fn shown(value: &Value) -> Box<str> {
    match value {
        Value::Null => "null".into(),
        Value::Bool(value) => value.to_string().into(),
        Value::Number(number) => excerpt(&number.to_string()).to_string().into(),
        // Quoted, so that it can't be taken for the words around it.
        Value::String(text) => excerpt(text).quoted().to_string().into(),
        Value::Array(_) => "a list".into(),
        Value::Object(_) => "an object".into(),
    }
}

/// The first characters of something that came, or of an option.
pub(super) const fn excerpt(text: &str) -> Excerpt<'_> {
    Excerpt::new(text, 40)
}

/// The first characters of what a person knows a field by.
pub(super) const fn label(text: &str) -> Excerpt<'_> {
    Excerpt::new(text, 80)
}
