//! [`Sealing`]: the key that seals what travels with a round.

use core::time::Duration;

use rmcp::model::{RequestStateCodec, RequestStateError, SealOptions};

use crate::session::Seal;

/// Seals the `requestState` of a round with the codec of `rmcp` (HMAC-SHA256), for one
/// tool, one user, and so long: a client can read it, and change nothing.
///
/// All machines that serve a call need the same key. See
/// [`Asking::sealed`](super::Asking::sealed).
///
/// ```
/// use std::time::Duration;
///
/// use schema_core::rmcp3::Sealing;
///
/// let key = [7_u8; 32]; // from the server's secrets
/// let sealing = Sealing::new(key)?.time_limit(Duration::from_secs(600));
/// assert!(Sealing::new("short").is_err());
/// # Ok::<(), rmcp::model::RequestStateError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Sealing {
    codec: RequestStateCodec,
    limit: Duration,
}

impl Sealing {
    /// How long an answer may take, if nothing else is said: an hour.
    pub const TIME_LIMIT: Duration = Duration::from_secs(3600);

    /// Seals with this key.
    ///
    /// ```
    /// use schema_core::rmcp3::Sealing;
    ///
    /// assert!(Sealing::new([7_u8; 32]).is_ok());
    /// ```
    ///
    /// # Errors
    ///
    /// For a key of less than 32 bytes.
    pub fn new(key: impl Into<Vec<u8>>) -> Result<Self, RequestStateError> {
        Ok(Self::with_codec(RequestStateCodec::try_new(key)?))
    }

    /// Seals with a codec of `rmcp`: with one that knows several keys, say.
    ///
    /// ```
    /// use rmcp::model::RequestStateCodec;
    /// use schema_core::rmcp3::Sealing;
    ///
    /// let keys = [("2026", [7_u8; 32]), ("2025", [6; 32])];
    /// let sealing = Sealing::with_codec(RequestStateCodec::new_with_keyring("2026", keys)?);
    /// # Ok::<(), rmcp::model::RequestStateError>(())
    /// ```
    pub fn with_codec(codec: RequestStateCodec) -> Self {
        Self { codec, limit: Self::TIME_LIMIT }
    }

    /// The same for answers that take so long at most, from one round to the next.
    ///
    /// ```
    /// # use schema_core::rmcp3::Sealing;
    /// # use std::time::Duration;
    /// let sealing = Sealing::new([7_u8; 32])?.time_limit(Duration::from_secs(60));
    /// # Ok::<(), rmcp::model::RequestStateError>(())
    /// ```
    pub fn time_limit(self, limit: Duration) -> Self {
        Self { limit, ..self }
    }
}

impl Seal for Sealing {
    fn seal(&self, payload: &[u8], context: &[u8]) -> String {
        let options = SealOptions::new().associated_data(context).ttl(self.limit);
        self.codec.seal_with(payload, &options)
    }

    fn open(&self, sealed: &str, context: &[u8]) -> Option<Vec<u8>> {
        self.codec.open_with(sealed, context).ok()
    }
}

/// A seal, and for whom.
#[derive(Clone, Debug)]
pub(super) struct Sealed {
    pub(super) sealing: Sealing,
    pub(super) user: String,
}
