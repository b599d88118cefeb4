//! [`AskError`]: why a question brought no answer.

use core::fmt;

use rmcp::ErrorData;
use rmcp::model::ErrorCode;
use rmcp::service::ServiceError;

use super::convert::NotInRmcp;
use crate::session::{MissingCapability, SessionError};
use crate::url::UrlError;
use crate::{AnswerError, FormError, ProtocolVersion};

/// Why a question brought no answer.
///
/// A handler may pass it on with `?`: as an `ErrorData` it is the error that the
/// protocol has for it. For a tool there is [`ToolError`](super::ToolError), which
/// tells the model what the model can do something about.
///
/// ```
/// use rmcp::ErrorData;
/// use rmcp::model::ErrorCode;
/// use schema_core::ProtocolVersion;
/// use schema_core::rmcp3::AskError;
/// use schema_core::session::{Client, Mode};
/// use serde_json::json;
///
/// let client = Client::new(ProtocolVersion::V2026_07_28, &json!({}));
/// let error = ErrorData::from(AskError::from(client.check(Mode::Form).unwrap_err()));
/// assert_eq!(error.code, ErrorCode::MISSING_REQUIRED_CLIENT_CAPABILITY);
/// let required = json!({"requiredCapabilities": {"elicitation": {"form": {}}}});
/// assert_eq!(error.data, Some(required));
/// ```
#[derive(Debug)]
#[non_exhaustive]
pub enum AskError {
    /// The client did not declare that it can be asked in this way.
    Capability(MissingCapability),
    /// In this revision it can't be asked in this way.
    #[non_exhaustive]
    Revision {
        /// The revision that was negotiated, if one was.
        negotiated: Option<String>,
    },
    /// The form can't be said in the revision that was negotiated.
    Form(FormError),
    /// The request in URL mode can't be said in it.
    Url(UrlError),
    /// The form can't be said in the types of `rmcp`.
    NotInRmcp(NotInRmcp),
    /// The request failed: a timeout, a client that is gone, an error it sent.
    Service(ServiceError),
    /// There is an answer, and it is not one to the form. Its text is for the
    /// person, who was asked again with it as often as was allowed.
    Answer(AnswerError),
    /// The client called again as often as allowed, without an answer.
    NoAnswer,
    /// The client cancelled the call: the question was withdrawn.
    Cancelled,
    /// The `requestState` that came back is not what the client was given.
    State,
    /// A question of [`Asking`](super::Asking) was awaited outside of its
    /// [`run`](super::Asking::run).
    OutsideOfRun,
}

impl fmt::Display for AskError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Capability(error) => error.fmt(f),
            Self::Revision { negotiated } => write_revision(f, negotiated.as_deref()),
            Self::Form(error) => error.fmt(f),
            Self::Url(error) => error.fmt(f),
            Self::NotInRmcp(error) => error.fmt(f),
            Self::Service(error) => error.fmt(f),
            Self::Answer(error) => error.fmt(f),
            Self::NoAnswer => SessionError::NoAnswer.fmt(f),
            Self::State => SessionError::State.fmt(f),
            Self::Cancelled => f.write_str("the client cancelled the call"),
            Self::OutsideOfRun => {
                f.write_str("a question has to be awaited inside of `Asking::run`")
            }
        }
    }
}

/// What the client's revision has instead.
fn write_revision(f: &mut fmt::Formatter<'_>, negotiated: Option<&str>) -> fmt::Result {
    let Some(revision) = negotiated else {
        return f.write_str(
            "no revision was negotiated with the client: from 2026-07-28 on there is no handshake, \
             each request names its revision, and a server can't send a form, but returns it by \
             `rmcp3::InputRound`",
        );
    };
    match revision.parse::<ProtocolVersion>() {
        Ok(version) if version >= ProtocolVersion::V2026_07_28 => write!(
            f,
            "in {revision} a server can't send a form: it returns an `InputRequiredResult`, \
             by `rmcp3::InputRound`"
        ),
        Ok(_) => {
            write!(f, "in {revision} a server can't return a form: it sends it, by `rmcp3::Ask`")
        }
        Err(_) if revision < ProtocolVersion::V2025_06_18.as_str() => {
            write!(f, "in {revision} there are no forms: they exist from 2025-06-18 on")
        }
        Err(error) => write!(f, "{revision}: {error}"),
    }
}

impl std::error::Error for AskError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Capability(error) => Some(error),
            Self::Form(error) => Some(error),
            Self::Url(error) => Some(error),
            Self::NotInRmcp(error) => Some(error),
            Self::Service(error) => Some(error),
            Self::Answer(error) => Some(error),
            Self::Revision { .. }
            | Self::NoAnswer
            | Self::Cancelled
            | Self::State
            | Self::OutsideOfRun => None,
        }
    }
}

impl From<SessionError> for AskError {
    fn from(error: SessionError) -> Self {
        match error {
            SessionError::Capability(missing) => Self::Capability(missing),
            SessionError::Revision { named } => Self::Revision { negotiated: named },
            SessionError::Form(error) => Self::Form(error),
            SessionError::Url(error) => Self::Url(error),
            SessionError::Answer(error) => Self::Answer(error),
            SessionError::NoAnswer => Self::NoAnswer,
            SessionError::State => Self::State,
        }
    }
}

impl From<UrlError> for AskError {
    fn from(error: UrlError) -> Self {
        Self::Url(error)
    }
}

impl From<FormError> for AskError {
    fn from(error: FormError) -> Self {
        Self::Form(error)
    }
}

impl From<NotInRmcp> for AskError {
    fn from(error: NotInRmcp) -> Self {
        Self::NotInRmcp(error)
    }
}

impl From<ServiceError> for AskError {
    fn from(error: ServiceError) -> Self {
        Self::Service(error)
    }
}

impl From<AnswerError> for AskError {
    fn from(error: AnswerError) -> Self {
        Self::Answer(error)
    }
}

/// The error of the protocol: `MissingRequiredClientCapabilityError` with its
/// `requiredCapabilities`, what the client itself sent, or else one in words.
///
/// An answer that is none is -32602 (invalid params), as in the official
/// TypeScript SDK, and its words say that it was the answer, not the arguments of
/// the call.
///
/// ```
/// use rmcp::ErrorData;
/// use rmcp::model::ErrorCode;
/// use schema_core::rmcp3::AskError;
/// use schema_core::{Field, FormSchema};
/// use serde_json::{Value, json};
///
/// let form = FormSchema::builder().field(Field::string("name").max_length(2)).build()?;
/// let result = json!({"action": "accept", "content": {"name": "Kim"}});
/// let error = AskError::from(form.answer::<Value>(result).unwrap_err());
/// assert_eq!(error.to_string(), "name: must have at most 2 characters, not 3");
///
/// let error = ErrorData::from(error);
/// assert_eq!(error.code, ErrorCode::INVALID_PARAMS);
/// assert_eq!(
///     error.message,
///     "the answer does not fit the form: name: must have at most 2 characters, not 3",
/// );
/// # Ok::<(), schema_core::FormError>(())
/// ```
impl From<AskError> for ErrorData {
    fn from(error: AskError) -> Self {
        let words = error.to_string();
        match error {
            AskError::Capability(missing) => {
                Self::new(ErrorCode(missing.code()), words, missing.data())
            }
            AskError::Revision { .. } | AskError::Cancelled => Self::invalid_request(words, None),
            AskError::Service(ServiceError::McpError(error)) => error,
            // They say by themselves that they are of what the client sent.
            AskError::Answer(AnswerError::Malformed(_)) | AskError::State | AskError::NoAnswer => {
                Self::invalid_params(words, None)
            }
            AskError::Answer(_) => {
                Self::invalid_params(format!("the answer does not fit the form: {words}"), None)
            }
            AskError::Form(_)
            | AskError::Url(_)
            | AskError::NotInRmcp(_)
            | AskError::Service(_)
            | AskError::OutsideOfRun => Self::internal_error(words, None),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::AskError;

    fn text(revision: &str) -> String {
        AskError::Revision { negotiated: Some(revision.to_owned()) }.to_string()
    }

    #[test]
    fn each_revision_is_told_what_it_has_instead() {
        assert!(text("2026-07-28").ends_with("`InputRequiredResult`, by `rmcp3::InputRound`"));
        assert!(text("2025-11-25").ends_with("it sends it, by `rmcp3::Ask`"));
        assert!(text("2024-11-05").ends_with("they exist from 2025-06-18 on"));
        assert!(text("2031-01-01").contains("known are 2025-06-18, "));
        assert!(text("draft").contains("known are 2025-06-18, "));
    }
}
