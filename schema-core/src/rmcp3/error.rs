//! [`AskError`]: why a form brought no answer.

use core::fmt;

use rmcp::ErrorData;
use rmcp::service::ServiceError;

use super::client::required_capabilities;
use super::convert::NotInRmcp;
use crate::{AnswerError, FormError};

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
    /// There is an answer, and it is not one to the form.
    Answer(AnswerError),
}

impl fmt::Display for AskError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Capability => f.write_str(
                "the client shows no forms: it did not declare the capability `elicitation.form`",
            ),
            Self::Revision { negotiated: Some(revision) } if revision.as_str() >= FIRST_ROUNDS => {
                write!(
                    f,
                    "in {revision} a server can't send a form: it returns an `InputRequiredResult`"
                )
            }
            Self::Revision { negotiated: Some(revision) } => {
                write!(f, "in {revision} a form can't be asked in this way")
            }
            Self::Revision { negotiated: None } => f.write_str(
                "no revision was negotiated in which a server sends forms: from 2026-07-28 on it \
                 returns an `InputRequiredResult`",
            ),
            Self::Form(error) => error.fmt(f),
            Self::NotInRmcp(error) => error.fmt(f),
            Self::Service(error) => error.fmt(f),
            Self::Answer(error) => error.fmt(f),
        }
    }
}

/// The first revision in which a server returns its forms.
const FIRST_ROUNDS: &str = "2026-07-28";

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
impl From<AskError> for ErrorData {
    fn from(error: AskError) -> Self {
        let words = error.to_string();
        match error {
            AskError::Capability => {
                Self::missing_required_client_capability(required_capabilities())
            }
            AskError::Revision { .. } => Self::invalid_request(words, None),
            AskError::Service(ServiceError::McpError(error)) => error,
            AskError::Answer(_) => Self::invalid_params(words, None),
            AskError::Form(_) | AskError::NotInRmcp(_) | AskError::Service(_) => {
                Self::internal_error(words, None)
            }
        }
    }
}
