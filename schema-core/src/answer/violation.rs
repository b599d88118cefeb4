//! [`Violations`]: all that is wrong with an answer.

use core::fmt;
use std::sync::Arc;

use serde_json::Value;

use super::subject::{Subject, shown};
#[cfg(feature = "tools")]
use crate::json::Place;
use crate::json::pointer;
use crate::rules::ViolationKind;
use crate::text::Excerpt;

/// Everything that is wrong with an answer to a form, or with a value for an
/// object schema: at least one thing, in the order of the declaration.
///
/// `Display` of an answer's is for the person who filled the form in: a line for each
/// field, under the field's title, fit to be the message of the next request.
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
    omitted: usize,
}

/// One thing that is wrong with an answer, or with a value for an object schema.
///
/// `Display` says it to the person, with the title of the field, or to the model, with
/// the place.
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
#[derive(Clone, PartialEq)]
pub struct Violation {
    subject: Arc<Subject>,
    pointer: Box<str>,
    kind: ViolationKind<'static>,
    given: Option<Box<str>>,
    /// The text that the kind shows.
    says: Option<Box<str>>,
    /// The option whose title was given in place of its value.
    titled: Option<usize>,
    /// The pointer with what may be any key or index, where a key may.
    of_any: Option<Box<str>>,
}

impl Violations {
    /// The violations, at least one, and how many more there were.
    pub(crate) fn with_omitted(list: Vec<Violation>, omitted: usize) -> Self {
        Self { list, omitted }
    }

    /// That a rule of the author's own, about the answer as a whole, does not hold.
    #[cfg(feature = "session")]
    pub(crate) fn of_rule(says: String) -> Self {
        Self::with_omitted(vec![Violation::of_rule(says)], 0)
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

    /// How many are listed.
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

    /// How many more there are, which are only counted: the first 10,000 are kept, and
    /// 4 MiB of places and texts.
    ///
    /// ```
    /// # use schema_core::{Field, FormSchema};
    /// # use serde_json::json;
    /// let form = FormSchema::builder().field(Field::multi_select("tags", ["a", "b"])).build()?;
    /// let violations = form.validate(&json!({"tags": vec!["z"; 10_007]})).unwrap_err();
    /// assert_eq!((violations.len(), violations.omitted()), (10_000, 7));
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn omitted(&self) -> usize {
        self.omitted
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
        Self {
            subject,
            pointer: pointer.into(),
            kind,
            given: given.map(shown),
            says: None,
            titled: None,
            of_any: None,
        }
    }

    /// That a rule of the author's own, about the answer as a whole, does not hold.
    pub(super) fn of_rule(says: String) -> Self {
        let kind = ViolationKind::Check { says: "" };
        Self::new(Arc::new(Subject::whole()), None, kind, None).saying(says)
    }

    /// Of a value for an object schema.
    #[cfg(feature = "tools")]
    pub(crate) fn at(
        subject: Arc<Subject>,
        place: &Place<'_>,
        kind: ViolationKind<'static>,
        given: Option<&Value>,
    ) -> Self {
        let pointer = place.pointer().into();
        let of_any = place.of_any().map(Into::into);
        Self { subject, pointer, kind, given: given.map(shown), says: None, titled: None, of_any }
    }

    /// The same with the text that it shows beside, or in place of, what came.
    pub(crate) fn saying(self, says: impl Into<Box<str>>) -> Self {
        Self { says: Some(says.into()), ..self }
    }

    /// How much text it holds of its own, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        let texts =
            [Some(&self.pointer), self.given.as_ref(), self.says.as_ref(), self.of_any.as_ref()];
        texts.into_iter().flatten().map(|text| text.len()).sum()
    }

    /// The same, if the text is the title of an option.
    pub(super) fn of_title(mut self, given: &Value) -> Self {
        let titles = self.subject.titles.as_deref().unwrap_or_default();
        self.titled = titles.iter().position(|title| given == title.as_str());
        self
    }

    /// The name of the field; `None` when the content as a whole is wrong, and of a value
    /// for an object schema.
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

    /// What the person knows the field by: its title, or else its name. Of a value for an
    /// object schema it is empty.
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
        let says = self.says.as_deref().unwrap_or_default();
        let (options, keys) = (self.subject.options.as_slice(), self.subject.keys.as_slice());
        match self.kind {
            ViolationKind::NotAnOption { .. } => ViolationKind::NotAnOption { options },
            ViolationKind::NoVariant { .. } => ViolationKind::NoVariant { texts: options, keys },
            ViolationKind::Undeclared { .. } => ViolationKind::Undeclared { properties: keys },
            ViolationKind::Check { .. } => ViolationKind::Check { says },
            ViolationKind::NoMatch { .. } => ViolationKind::NoMatch { pattern: says },
            ViolationKind::NotAName { .. } => ViolationKind::NotAName { says },
            ViolationKind::NotKept { .. } => ViolationKind::NotKept { rule: says },
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

    /// The pointer, with [`ANY`](crate::json::ANY) for what may be any key or index if a key
    /// may.
    pub(super) fn place_of_any(&self) -> &str {
        self.of_any.as_deref().unwrap_or(&self.pointer)
    }

    /// The kind, without its texts.
    pub(super) fn plain_kind(&self) -> ViolationKind<'static> {
        self.kind
    }

    /// The text that it shows.
    pub(super) fn says(&self) -> Option<&str> {
        self.says.as_deref()
    }

    /// Whether the options are texts. Others stand there as JSON.
    pub(super) fn options_are_texts(&self) -> bool {
        !self.subject.options_are_json
    }

    /// Whether this is about a value for an object schema.
    pub(super) fn is_of_place(&self) -> bool {
        self.subject.of_place
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

/// Without what all violations of one field have in common: its options, of which
/// there may be many.
impl fmt::Debug for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Violation")
            .field("pointer", &Excerpt::new(&self.pointer, 200))
            .field("kind", &self.kind)
            .field("says", &self.says)
            .field("given", &self.given)
            .finish_non_exhaustive()
    }
}
