//! What `rmcp` has no types for in 2025-11-25.

use rmcp::model::{CustomNotification, ServerNotification};
use rmcp::service::{Peer, RoleServer, ServiceError};

use crate::url::ElicitationComplete;

/// Tells the client that what the address of this `elicitationId` was for is done
/// (`notifications/elicitation/complete`, 2025-11-25). Other revisions have no such
/// notification, and their clients get none.
///
/// ```no_run
/// use rmcp::service::{Peer, RoleServer, ServiceError};
/// use schema_core::rmcp3::complete_elicitation;
///
/// async fn connected(peer: &Peer<RoleServer>) -> Result<(), ServiceError> {
///     complete_elicitation(peer, "7f3a").await
/// }
/// ```
///
/// # Errors
///
/// When the client is gone.
pub async fn complete_elicitation(
    peer: &Peer<RoleServer>,
    elicitation_id: &str,
) -> Result<(), ServiceError> {
    let negotiated = peer.peer_info().map(|info| info.protocol_version.clone());
    if negotiated != Some(rmcp::model::ProtocolVersion::V_2025_11_25) {
        return Ok(());
    }
    let params = serde_json::to_value(ElicitationComplete::new(elicitation_id)).ok();
    let notification = CustomNotification::new(ElicitationComplete::METHOD, params);
    peer.send_notification(ServerNotification::CustomNotification(notification)).await
}
