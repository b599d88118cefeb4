//! [`ToolError`]: how a tool ends without a result.

use core::fmt;

use rmcp::ErrorData;
use rmcp::handler::server::tool::IntoCallToolResult;
use rmcp::model::{CallToolResponse, CallToolResult, ContentBlock};
use rmcp::service::ServiceError;

use super::AskError;
use crate::ProtocolVersion;

/// How a tool ends without a result: with words for the model, which is a tool
/// execution error (`isError`), or with an error of the protocol.
///
/// A method with `rmcp`'s `#[tool]` returns it in its `Result`; a handler written by
/// hand calls [`into_response`](Self::into_response). Of an [`AskError`] the model is told
/// what it can do something about: that there was no answer, none in time, or that
/// this client can't be asked. Where the client did not declare that it can, 2026-07-28
/// has an error of the protocol, and that is sent instead.
///
/// ```
/// use rmcp::model::CallToolResponse;
/// use schema_core::rmcp3::{AskError, ToolError};
///
/// let error = ToolError::from(AskError::NoAnswer);
/// let CallToolResponse::Complete(result) = error.into_response()? else { panic!() };
/// assert_eq!(result.is_error, Some(true));
///
/// assert!(ToolError::from(AskError::State).into_response().is_err());
/// assert!(ToolError::text("There is no such branch").into_response().is_ok());
/// # Ok::<(), rmcp::ErrorData>(())
/// ```
#[derive(Clone, Debug)]
pub struct ToolError(Kind);

#[derive(Clone, Debug)]
enum Kind {
    /// For the model.
    Text(String),
    /// For the client.
    Protocol(ErrorData),
}

impl ToolError {
    /// Words for the model.
    ///
    /// ```
    /// use schema_core::rmcp3::ToolError;
    ///
    /// assert_eq!(ToolError::text("no such branch").to_string(), "no such branch");
    /// ```
    pub fn text(text: impl Into<String>) -> Self {
        Self(Kind::Text(text.into()))
    }

    /// What a handler of `tools/call` returns.
    ///
    /// ```
    /// use schema_core::rmcp3::ToolError;
    ///
    /// assert!(ToolError::text("no such branch").into_response().is_ok());
    /// ```
    ///
    /// # Errors
    ///
    /// When it is an error of the protocol.
    pub fn into_response(self) -> Result<CallToolResponse, ErrorData> {
        match self.0 {
            Kind::Text(text) => Ok(CallToolResult::error(vec![ContentBlock::text(text)]).into()),
            Kind::Protocol(error) => Err(error),
        }
    }
}

impl IntoCallToolResult for ToolError {
    fn into_call_tool_result(self) -> Result<CallToolResponse, ErrorData> {
        self.into_response()
    }
}

impl From<AskError> for ToolError {
    fn from(error: AskError) -> Self {
        match &error {
            AskError::Answer(why) => {
                Self::text(format!("There was no answer to the question. {why}"))
            }
            AskError::NoAnswer => Self::text("There was no answer to the question."),
            AskError::Service(ServiceError::Timeout { .. }) => {
                Self::text("The person did not answer in time.")
            }
            AskError::Form(_) | AskError::Url(_) => Self::text(error.to_string()),
            // A client from before forms, or of a revision that nobody here knows: the model
            // may find another way, or call with more arguments.
            AskError::Revision { negotiated: Some(revision) }
                if revision.parse::<ProtocolVersion>().is_err() =>
            {
                Self::text(error.to_string())
            }
            // Older revisions have no error for it.
            AskError::Capability(missing) if missing.data().is_none() => {
                Self::text(error.to_string())
            }
            _ => Self(Kind::Protocol(error.into())),
        }
    }
}

impl From<ErrorData> for ToolError {
    fn from(error: ErrorData) -> Self {
        Self(Kind::Protocol(error))
    }
}

impl fmt::Display for ToolError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Kind::Text(text) => f.write_str(text),
            Kind::Protocol(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ToolError {}
