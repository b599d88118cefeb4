//! What a client can show, and in which revision.

use rmcp::model::{ClientCapabilities, ElicitationCapability, FormElicitationCapability};

use super::AskError;
use crate::ProtocolVersion;

/// Whether the client shows forms (`ClientCapabilities.elicitation`): `{}` is a
/// client of 2025-06-18 or one that means forms, `{"url": {}}` has none.
pub(super) fn shows_forms(capabilities: Option<&ClientCapabilities>) -> bool {
    match capabilities.and_then(|capabilities| capabilities.elicitation.as_ref()) {
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
