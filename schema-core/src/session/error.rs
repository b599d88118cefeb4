//! [`SessionError`]: why a question brought no answer.

use core::fmt;

use super::MissingCapability;
use crate::answer::AnswerError;
use crate::form::FormError;
use crate::url::UrlError;

/// Why a question brought no answer.
///
/// ```
/// use schema_core::session::{Client, Exchange, Question, SessionError};
/// use schema_core::{Field, FormSchema, ProtocolVersion};
///
/// let form = FormSchema::builder().field(Field::boolean("sure")).build()?;
/// let mute = Client::new(ProtocolVersion::V2025_11_25, &serde_json::json!({}));
/// let error = Exchange::new(&mute, Question::new(&form, "Really?")).unwrap_err();
/// assert!(matches!(error, SessionError::Capability(_)));
/// # Ok::<(), schema_core::FormError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SessionError {
    /// The client did not declare that it can be asked in this way.
    Capability(MissingCapability),
    /// The client speaks no revision that has forms.
    #[non_exhaustive]
    Revision {
        /// The first characters of what it names, if it names one.
        named: Option<String>,
    },
    /// The revision can't say the form.
    Form(FormError),
    /// The revision can't say the request in URL mode.
    Url(UrlError),
    /// The last answer that was allowed, and it is none. Its text is for the person.
    Answer(AnswerError),
    /// The client called again as often as allowed, without an answer to this question.
    NoAnswer,
    /// The state that the client sent back is not what it was given: changed, too
    /// old, or of another tool or user.
    State,
}

impl SessionError {
    pub(super) fn revision(named: Option<&str>) -> Self {
        const SHOWN: usize = 60;
        Self::Revision { named: named.map(|name| name.chars().take(SHOWN).collect()) }
    }
}

impl fmt::Display for SessionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Capability(error) => error.fmt(f),
            Self::Revision { named: Some(named) } => {
                write!(f, "the revision {named:?} has no forms, as far as is known here")
            }
            Self::Revision { named: None } => f.write_str("the request names no revision"),
            Self::Form(error) => error.fmt(f),
            Self::Url(error) => error.fmt(f),
            Self::Answer(error) => error.fmt(f),
            Self::NoAnswer => f.write_str("the client was asked, and sent no answer"),
            Self::State => f.write_str(
                "`requestState` is not what this server gave for this call, or too old: \
                 call again without it",
            ),
        }
    }
}

impl std::error::Error for SessionError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Capability(error) => Some(error),
            Self::Form(error) => Some(error),
            Self::Url(error) => Some(error),
            Self::Answer(error) => Some(error),
            Self::Revision { .. } | Self::NoAnswer | Self::State => None,
        }
    }
}

impl From<FormError> for SessionError {
    fn from(error: FormError) -> Self {
        Self::Form(error)
    }
}

impl From<UrlError> for SessionError {
    fn from(error: UrlError) -> Self {
        Self::Url(error)
    }
}

impl From<AnswerError> for SessionError {
    fn from(error: AnswerError) -> Self {
        Self::Answer(error)
    }
}
