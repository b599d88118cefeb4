//! [`AnswerError`]: why there is no answer.

use core::fmt;

use super::content::ContentError;
use super::subject::{excerpt, label};
use super::violation::Violations;
use crate::form::FormSchema;
use crate::text::Line;

/// Why there is no answer.
///
/// ```
/// use schema_core::{AnswerError, Field, FormSchema};
/// use serde_json::{Value, json};
///
/// let form = FormSchema::builder().field(Field::integer("age").max(120)).build()?;
/// let result = json!({"action": "accept", "content": {"age": 200}});
/// match form.answer::<Value>(result) {
///     Ok(_) => unreachable!(),
///     // What to ask the person next.
///     Err(AnswerError::Violations(violations)) => {
///         assert_eq!(violations.to_string(), "age: must be at most 120");
///     }
///     Err(other) => panic!("{other}"),
/// }
/// # Ok::<(), schema_core::FormError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AnswerError {
    /// What came is no `ElicitResult`: the client's fault, not the person's.
    Malformed(MalformedResult),
    /// The content breaks rules of the form. The text is for the person.
    Violations(Violations),
    /// The form is kept, but the `Deserialize` of the type refuses.
    Refused(Refusal),
}

/// Why a value is no `ElicitResult`.
///
/// ```
/// use schema_core::{AnswerError, Field, FormSchema, MalformedResult};
/// use serde_json::{Value, json};
///
/// let form = FormSchema::builder().field(Field::boolean("ok")).build()?;
/// let error = form.answer::<Value>(json!({"content": {}})).unwrap_err();
/// assert_eq!(error, AnswerError::Malformed(MalformedResult::NoAction));
/// # Ok::<(), schema_core::FormError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MalformedResult {
    /// The text is no JSON.
    NotJson {
        /// What the parser says, on one line.
        message: String,
    },
    /// It is no JSON object.
    NotAnObject,
    /// It has no `action`, or one that is no string.
    NoAction,
    /// Its `action` is not `accept`, `decline` or `cancel`.
    UnknownAction {
        /// The first characters of the action, escaped as an
        /// [`Excerpt`](crate::Excerpt) is.
        action: String,
    },
    /// It was accepted with a `content` that is no JSON object.
    ContentNotAnObject,
}

/// What the `Deserialize` of a type refused although the form allows it.
///
/// ```
/// use schema_core::{AnswerError, Field, FormSchema};
/// use serde_json::json;
///
/// #[derive(Debug, serde::Deserialize)]
/// struct Ask {
///     #[allow(dead_code)]
///     host: std::net::IpAddr,
/// }
///
/// let form = FormSchema::builder().field(Field::string("host").title("Host")).build()?;
/// let result = json!({"action": "accept", "content": {"host": "here"}});
/// let Err(AnswerError::Refused(refusal)) = form.answer::<Ask>(result) else { panic!() };
/// assert_eq!(refusal.field(), Some("host"));
/// assert_eq!(refusal.to_string(), "Host: invalid IP address syntax");
/// # Ok::<(), schema_core::FormError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    field: Option<String>,
    label: Option<String>,
    message: String,
}

impl Refusal {
    /// The name of the field, when it was one; a key that the form does not declare
    /// is cut and escaped as an [`Excerpt`](crate::Excerpt) is.
    ///
    /// ```
    /// use std::collections::HashMap;
    /// use std::net::IpAddr;
    ///
    /// use schema_core::{AnswerError, Field, FormSchema};
    /// use serde_json::json;
    ///
    /// let form = FormSchema::builder().field(Field::string("host").title("Host")).build()?;
    /// let result = json!({"action": "accept", "content": {"host": "here"}});
    /// let error = form.answer::<HashMap<String, IpAddr>>(result).unwrap_err();
    /// assert!(matches!(error, AnswerError::Refused(refusal) if refusal.field() == Some("host")));
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn field(&self) -> Option<&str> {
        self.field.as_deref()
    }

    /// What the type's `Deserialize` said, cut and escaped so that it can be shown.
    ///
    /// ```
    /// # use std::collections::HashMap;
    /// # use std::net::IpAddr;
    /// #
    /// # use schema_core::{AnswerError, Field, FormSchema};
    /// # use serde_json::json;
    /// #
    /// let form = FormSchema::builder().field(Field::string("host")).build()?;
    /// let result = json!({"action": "accept", "content": {"host": "here"}});
    /// let error = form.answer::<HashMap<String, IpAddr>>(result).unwrap_err();
    /// let AnswerError::Refused(refusal) = error else { panic!() };
    /// assert_eq!(refusal.message(), "invalid IP address syntax");
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn message(&self) -> &str {
        &self.message
    }

    /// What a type said of an answer to that form.
    pub(super) fn new(form: &FormSchema<'_>, error: ContentError) -> Self {
        let (field, message) = match error {
            ContentError::Refused { field, message } => (field, message),
            ContentError::Withheld => (None, error.to_string()),
        };
        let Some(name) = field else { return Self { field: None, label: None, message } };
        let declared = form.field(&name).map(|field| label(field.label()).to_string());
        match declared {
            Some(label) => Self { field: Some(name), label: Some(label), message },
            // A key of the client's own.
            None => Self { field: Some(label(&name).to_string()), label: None, message },
        }
    }
}

impl MalformedResult {
    pub(super) fn unknown_action(action: &str) -> Self {
        Self::UnknownAction { action: excerpt(action).to_string() }
    }
}

impl AnswerError {
    /// What the person has to correct, when that is why.
    ///
    /// ```
    /// use schema_core::{Field, FormSchema};
    /// use serde_json::{Value, json};
    ///
    /// let form = FormSchema::builder().field(Field::integer("age").required(true)).build()?;
    /// let error = form.answer::<Value>(json!({"action": "accept"})).unwrap_err();
    /// assert_eq!(error.violations().map(|violations| violations.len()), Some(1));
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn violations(&self) -> Option<&Violations> {
        match self {
            Self::Violations(violations) => Some(violations),
            Self::Malformed(_) | Self::Refused(_) => None,
        }
    }
}

impl From<MalformedResult> for AnswerError {
    fn from(malformed: MalformedResult) -> Self {
        Self::Malformed(malformed)
    }
}

impl From<Violations> for AnswerError {
    fn from(violations: Violations) -> Self {
        Self::Violations(violations)
    }
}

impl From<Refusal> for AnswerError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl MalformedResult {
    /// What the parser of JSON says of a text.
    pub(super) fn not_json(error: &serde_json::Error) -> Self {
        Self::NotJson { message: Line::of(200, error) }
    }
}

impl fmt::Display for MalformedResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotJson { message } => write!(f, "the client's result is no JSON: {message}"),
            Self::NotAnObject => f.write_str("the client's result is no JSON object"),
            Self::NoAction => f.write_str("the client's result has no `action` that is a string"),
            Self::UnknownAction { action } => write!(
                f,
                "the `action` of the client's result is \"{action}\", \
                 not \"accept\", \"decline\" or \"cancel\""
            ),
            Self::ContentNotAnObject => {
                f.write_str("the `content` of the client's result is no JSON object")
            }
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(label) = self.label.as_ref().or(self.field.as_ref()) {
            write!(f, "{label}: ")?;
        }
        f.write_str(&self.message)
    }
}

impl fmt::Display for AnswerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Malformed(malformed) => malformed.fmt(f),
            Self::Violations(violations) => violations.fmt(f),
            Self::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl std::error::Error for MalformedResult {}
impl std::error::Error for Refusal {}
impl std::error::Error for AnswerError {}
