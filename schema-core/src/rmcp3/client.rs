//! What a client can show, and in which revision.

use rmcp::model::{ClientCapabilities, ElicitationCapability, FormElicitationCapability};

use super::AskError;
use crate::ProtocolVersion;

/// Whether a client shows forms (`ClientCapabilities.elicitation`): `{}` means
/// forms, as in 2025-06-18, and `{"url": {}}` alone has none.
///
/// [`Ask`](super::Ask) and [`InputRound`](super::InputRound) look by themselves.
/// This is for a server that does something else for such a client.
///
/// ```
/// use rmcp::model::ClientCapabilities;
/// use schema_core::rmcp3::shows_forms;
/// use serde_json::json;
///
/// let shows = |elicitation| -> serde_json::Result<bool> {
///     let capabilities = serde_json::from_value(json!({"elicitation": elicitation}))?;
///     Ok(shows_forms(&capabilities))
/// };
/// assert!(shows(json!({}))?);
/// assert!(shows(json!({"form": {}}))?);
/// assert!(shows(json!({"form": {}, "url": {}}))?);
/// assert!(!shows(json!({"url": {}}))?);
/// assert!(!shows_forms(&ClientCapabilities::default()));
/// # Ok::<(), serde_json::Error>(())
/// ```
pub fn shows_forms(capabilities: &ClientCapabilities) -> bool {
    match &capabilities.elicitation {
        Some(elicitation) => elicitation.form.is_some() || elicitation.url.is_none(),
        None => false,
    }
}

/// What the client has to declare before a form can be shown.
pub(super) fn required_capabilities() -> ClientCapabilities {
    let mut required = ClientCapabilities::default();
    required.elicitation =
        Some(ElicitationCapability::new().with_form(FormElicitationCapability::new()));
    required
}

/// The revision, when it is one that has forms.
pub(super) fn revision(
    negotiated: Option<&rmcp::model::ProtocolVersion>,
) -> Result<ProtocolVersion, AskError> {
    negotiated
        .and_then(|version| version.as_str().parse().ok())
        .ok_or_else(|| wrong_revision(negotiated))
}

/// The error for a revision in which this way of asking does not exist.
pub(super) fn wrong_revision(negotiated: Option<&rmcp::model::ProtocolVersion>) -> AskError {
    AskError::Revision { negotiated: negotiated.map(ToString::to_string) }
}
