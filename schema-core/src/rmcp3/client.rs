//! What a client can show, and in which revision.

use rmcp::model::ClientCapabilities;
use rmcp::service::{Peer, RequestContext, RoleServer};

use super::AskError;
use crate::ProtocolVersion;
use crate::session::Client;

/// Whether a client shows forms (`ClientCapabilities.elicitation`): `{}` means
/// forms, as in 2025-06-18, and `{"url": {}}` alone has none.
///
/// Who asks need not look: a client that shows none is an error of its own. This is
/// for a server that does something else for such a client.
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

/// The client of a request, with its revision and what it declared.
pub(super) fn client_of(context: &RequestContext<RoleServer>) -> Result<Client, AskError> {
    let version = revision(context.protocol_version().as_ref())?;
    Ok(with_capabilities(version, context.client_capabilities().as_ref()))
}

/// The client at the other end, when it is one that can be sent a request.
pub(super) fn sending_client(peer: &Peer<RoleServer>) -> Result<Client, AskError> {
    // A client of 2026-07-28 shakes no hands, so there is no information on it.
    let info = peer.peer_info();
    let negotiated = info.as_ref().map(|info| &info.protocol_version);
    let version = revision(negotiated)?;
    if version >= ProtocolVersion::V2026_07_28 {
        return Err(wrong_revision(negotiated));
    }
    Ok(with_capabilities(version, info.as_ref().map(|info| &info.capabilities)))
}

fn with_capabilities(
    version: ProtocolVersion,
    capabilities: Option<&ClientCapabilities>,
) -> Client {
    let urls = capabilities
        .and_then(|capabilities| capabilities.elicitation.as_ref())
        .is_some_and(|elicitation| elicitation.url.is_some());
    Client::of_parts(version, capabilities.is_some_and(shows_forms), urls)
}

/// The revision, when it is one that has forms.
fn revision(
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
