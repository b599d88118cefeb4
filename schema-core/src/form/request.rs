//! [`ElicitRequestFormParams`]: the parameters of `elicitation/create`.

use std::borrow::Cow;

use serde_json::{Map, Value};

use super::FormSchema;

/// The parameters of an `elicitation/create` request in form mode
/// (`ElicitRequestFormParams`): a message, and the form to show with it.
///
/// On the wire `{"mode":"form","message":…,"requestedSchema":…}`.
///
/// ```
/// use schema_core::ElicitSchema;
///
/// #[derive(ElicitSchema)]
/// struct Confirm {
///     sure: bool,
/// }
///
/// let request = Confirm::request("Delete the branch?");
/// assert_eq!(
///     serde_json::to_string(&request)?,
///     r#"{"mode":"form","message":"Delete the branch?","requestedSchema":{"type":"object","properties":{"sure":{"type":"boolean"}},"required":["sure"]}}"#,
/// );
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct ElicitRequestFormParams<'a> {
    message: Cow<'a, str>,
    form: FormRef<'a>,
    /// 2025-06-18 knows one mode only, and does not name it.
    names_mode: bool,
    meta: Option<Map<String, Value>>,
}

/// A constant form is borrowed, one that was read is owned.
#[derive(Clone, Debug)]
enum FormRef<'a> {
    Borrowed(&'a FormSchema<'a>),
    Owned(Box<FormSchema<'a>>),
}

impl<'a> FormRef<'a> {
    fn get(&self) -> &FormSchema<'a> {
        match self {
            Self::Borrowed(form) => form,
            Self::Owned(form) => form,
        }
    }
}

/// Equal when they ask the same: a request that does not name its mode is one in
/// form mode.
impl<'b> PartialEq<ElicitRequestFormParams<'b>> for ElicitRequestFormParams<'_> {
    fn eq(&self, other: &ElicitRequestFormParams<'b>) -> bool {
        self.message == other.message && self.form() == other.form()
    }
}

impl<'a> ElicitRequestFormParams<'a> {
    pub(crate) fn new(message: Cow<'a, str>, form: &'a FormSchema<'a>) -> Self {
        Self { message, form: FormRef::Borrowed(form), names_mode: true, meta: None }
    }

    /// Parameters with a form of their own.
    pub(crate) fn owned(message: Cow<'a, str>, form: FormSchema<'a>, names_mode: bool) -> Self {
        Self { message, form: FormRef::Owned(Box::new(form)), names_mode, meta: None }
    }

    /// The same with a `_meta`: what the two sides tell each other beside the question.
    ///
    /// 2026-07-28 has none here, and [`for_version`](Self::for_version) leaves it out. The
    /// keys follow the rules of the protocol: `example.com/trace`, with a prefix of your own.
    ///
    /// ```
    /// use schema_core::{Field, FormSchema};
    /// use serde_json::{Map, json};
    ///
    /// let form = FormSchema::builder().field(Field::boolean("sure")).build()?;
    /// let meta = Map::from_iter([("example.com/trace".to_owned(), json!(7))]);
    /// let request = form.request("Go on?").with_meta(meta);
    /// assert_eq!(
    ///     serde_json::to_string(&request)?,
    ///     concat!(
    ///         r#"{"_meta":{"example.com/trace":7},"mode":"form","message":"Go on?","#,
    ///         r#""requestedSchema":{"type":"object","properties":{"sure":{"type":"boolean"}}}}"#,
    ///     ),
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_meta(self, meta: Map<String, Value>) -> Self {
        Self { meta: Some(meta), ..self }
    }

    /// The `_meta`, if there is one.
    ///
    /// ```
    /// use schema_core::ElicitRequestFormParams;
    ///
    /// let text = r#"{"_meta":{"a":1},"message":"Hm?","requestedSchema":{"type":"object","properties":{}}}"#;
    /// let request = ElicitRequestFormParams::from_str(text)?;
    /// assert!(request.meta().is_some_and(|meta| meta["a"] == 1));
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn meta(&self) -> Option<&Map<String, Value>> {
        self.meta.as_ref()
    }

    /// The same with the `_meta` of another one, or none.
    pub(crate) fn or_meta(self, meta: Option<&Map<String, Value>>) -> Self {
        Self { meta: meta.cloned(), ..self }
    }

    /// Whether the wire says `mode`, which revisions before 2025-11-25 have not.
    pub(crate) const fn names_mode(&self) -> bool {
        self.names_mode
    }

    /// The message above the form.
    ///
    /// ```
    /// use schema_core::{Field, FormSchema};
    ///
    /// let form = FormSchema::builder().field(Field::boolean("sure")).build()?;
    /// assert_eq!(form.request("Really?").message(), "Really?");
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn message(&self) -> &str {
        &self.message
    }

    /// The form.
    ///
    /// ```
    /// use schema_core::{Field, FormSchema};
    ///
    /// let form = FormSchema::builder().field(Field::boolean("sure")).build()?;
    /// assert_eq!(form.request("Really?").form(), &form);
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn form(&self) -> &FormSchema<'a> {
        self.form.get()
    }
}

impl FormSchema<'_> {
    /// The parameters of an `elicitation/create` that shows this form.
    ///
    /// ```
    /// use schema_core::{Field, FormSchema};
    ///
    /// let form = FormSchema::builder().field(Field::boolean("sure")).build()?;
    /// assert_eq!(form.request("Really?").message(), "Really?");
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn request<'r>(&'r self, message: impl Into<Cow<'r, str>>) -> ElicitRequestFormParams<'r> {
        ElicitRequestFormParams::new(message.into(), self)
    }
}
