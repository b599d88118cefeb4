//! [`AskError`]: why a form brought no answer.

use core::fmt;

use rmcp::ErrorData;
use rmcp::service::ServiceError;

use super::client::required_capabilities;
use super::convert::NotInRmcp;
use crate::{AnswerError, FormError, ProtocolVersion};

/// Why a form brought no answer.
///
/// A handler may pass it on with `?`: as an `ErrorData` it is the error that the
/// protocol has for it.
///
/// ```
/// use rmcp::ErrorData;
/// use rmcp::model::ErrorCode;
/// use schema_core::rmcp3::AskError;
///
/// let error = ErrorData::from(AskError::Capability);
/// assert_eq!(error.code, ErrorCode::MISSING_REQUIRED_CLIENT_CAPABILITY);
/// let required = serde_json::json!({"requiredCapabilities": {"elicitation": {"form": {}}}});
/// assert_eq!(error.data, Some(required));
/// ```
#[derive(Debug)]
#[non_exhaustive]
pub enum AskError {
    /// The client did not declare that it shows forms.
    Capability,
    /// In this revision a form can't be asked in this way.
    #[non_exhaustive]
    Revision {
        /// The revision that was negotiated, if one was.
        negotiated: Option<String>,
    },
    /// The form can't be said in the revision that was negotiated.
    Form(FormError),
    /// The form can't be said in the types of `rmcp`.
    NotInRmcp(NotInRmcp),
    /// The request failed: a timeout, a client that is gone, an error it sent.
    Service(ServiceError),
    /// There is an answer, and it is not one to the form. Its text is for the
    /// person: [`ask_until_valid`](super::Ask::ask_until_valid) asks again with it.
    Answer(AnswerError),
}

impl fmt::Display for AskError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Capability => f.write_str(
                "the client shows no forms: it did not declare the capability `elicitation.form`",
            ),
            Self::Revision { negotiated } => write_revision(f, negotiated.as_deref()),
            Self::Form(error) => error.fmt(f),
            Self::NotInRmcp(error) => error.fmt(f),
            Self::Service(error) => error.fmt(f),
            Self::Answer(error) => error.fmt(f),
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

/// The message with which a form is asked again: the question, and what was
/// wrong. None for a fault of the client: the person has seen nothing yet.
pub(super) fn message_again(message: &str, error: &AnswerError) -> Option<String> {
    match error {
        AnswerError::Malformed(_) => None,
        AnswerError::Violations(_) | AnswerError::Refused(_) => {
            Some(format!("{message}\n\n{error}"))
        }
    }
}

impl std::error::Error for AskError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Capability | Self::Revision { .. } => None,
            Self::Form(error) => Some(error),
            Self::NotInRmcp(error) => Some(error),
            Self::Service(error) => Some(error),
            Self::Answer(error) => Some(error),
        }
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
/// let form = FormSchema::builder().field(Field::string("name").min_length(1)).build()?;
/// let result = json!({"action": "accept", "content": {"name": ""}});
/// let error = AskError::from(form.answer::<Value>(result).unwrap_err());
/// assert_eq!(error.to_string(), "name: must have at least 1 character, not 0");
///
/// let error = ErrorData::from(error);
/// assert_eq!(error.code, ErrorCode::INVALID_PARAMS);
/// assert_eq!(
///     error.message,
///     "the answer does not fit the form: name: must have at least 1 character, not 0",
/// );
/// # Ok::<(), schema_core::FormError>(())
/// ```
impl From<AskError> for ErrorData {
    fn from(error: AskError) -> Self {
        let words = error.to_string();
        match error {
            AskError::Capability => {
                Self::missing_required_client_capability(required_capabilities())
            }
            AskError::Revision { .. } => Self::invalid_request(words, None),
            AskError::Service(ServiceError::McpError(error)) => error,
            // It says by itself that it is of the client's result.
            AskError::Answer(AnswerError::Malformed(_)) => Self::invalid_params(words, None),
            AskError::Answer(_) => {
                Self::invalid_params(format!("the answer does not fit the form: {words}"), None)
            }
            AskError::Form(_) | AskError::NotInRmcp(_) | AskError::Service(_) => {
                Self::internal_error(words, None)
            }
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
