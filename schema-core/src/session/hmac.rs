//! [`HmacSeal`]: a seal for a server on any SDK, or none.

use core::fmt;
use core::time::Duration;
use std::time::{SystemTime, UNIX_EPOCH};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

use super::Seal;

/// A key of a server, which seals the `requestState` of a round by HMAC-SHA256 (feature
/// `seal`): for one tool, one user, and so long. A client can read it, and change
/// nothing.
///
/// All machines that serve a call need the same key: at least 32 random bytes. The text is
/// that of `rmcp`'s codec with one key, so that a server may change from one SDK to
/// another while calls are open.
///
/// What is sealed can be sent more than once until its time is up: a payment that must
/// not happen twice needs a mark in the server's own store.
///
/// ```
/// use std::time::Duration;
///
/// use schema_core::session::{HmacSeal, Seal};
///
/// let key = [7_u8; 32]; // from the server's secrets
/// let seal = HmacSeal::new(key)?.time_limit(Duration::from_secs(600));
///
/// let sealed = seal.seal(b"step 2", b"delete kim");
/// assert_eq!(seal.open(&sealed, b"delete kim").as_deref(), Some(&b"step 2"[..]));
/// assert_eq!(seal.open(&sealed, b"delete eve"), None);
/// # Ok::<(), schema_core::session::KeyTooShort>(())
/// ```
#[derive(Clone)]
pub struct HmacSeal {
    /// Begun with the key, which is kept in no other way.
    key: Hmac<Sha256>,
    /// Of keys that sealed before this one.
    older: Vec<Hmac<Sha256>>,
    limit: Duration,
}

/// A key that could be guessed.
///
/// ```
/// use schema_core::session::HmacSeal;
///
/// let error = HmacSeal::new("secret").unwrap_err();
/// assert_eq!(error.to_string(), "a key needs at least 32 bytes, and this one has 6");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyTooShort {
    length: usize,
}

impl HmacSeal {
    /// How long an answer may take, if nothing else is said: an hour.
    pub const TIME_LIMIT: Duration = Duration::from_secs(3600);

    /// The least length of a key, in bytes.
    pub const MIN_KEY_LENGTH: usize = 32;

    /// Seals with this key.
    ///
    /// ```
    /// use schema_core::session::HmacSeal;
    ///
    /// assert!(HmacSeal::new([7_u8; 32]).is_ok());
    /// ```
    ///
    /// # Errors
    ///
    /// For a key of less than [`MIN_KEY_LENGTH`](Self::MIN_KEY_LENGTH).
    pub fn new(key: impl AsRef<[u8]>) -> Result<Self, KeyTooShort> {
        Ok(Self { key: begin(key.as_ref())?, older: Vec::new(), limit: Self::TIME_LIMIT })
    }

    /// The same, which opens what an older key has sealed, too: until a time limit after
    /// the key was changed on each machine.
    ///
    /// ```
    /// use schema_core::session::{HmacSeal, Seal};
    ///
    /// let sealed = HmacSeal::new([6_u8; 32])?.seal(b"state", b"");
    /// let seal = HmacSeal::new([7_u8; 32])?;
    /// assert!(seal.open(&sealed, b"").is_none());
    /// assert!(seal.older_key([6_u8; 32])?.open(&sealed, b"").is_some());
    /// # Ok::<(), schema_core::session::KeyTooShort>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`new`](Self::new).
    pub fn older_key(mut self, key: impl AsRef<[u8]>) -> Result<Self, KeyTooShort> {
        self.older.push(begin(key.as_ref())?);
        Ok(self)
    }

    /// The same for answers that take so long at most, from one round to the next.
    ///
    /// ```
    /// # use schema_core::session::HmacSeal;
    /// # use std::time::Duration;
    /// let seal = HmacSeal::new([7_u8; 32])?.time_limit(Duration::from_secs(60));
    /// # Ok::<(), schema_core::session::KeyTooShort>(())
    /// ```
    pub fn time_limit(self, limit: Duration) -> Self {
        Self { limit, ..self }
    }
}

/// Marks the text, as its first part.
const VERSION: &str = "rs1";

/// Keeps a tag apart from what else somebody may make with the same key.
const DOMAIN: &[u8] = b"rmcp/mrtr/request-state/v1";

impl Seal for HmacSeal {
    fn seal(&self, payload: &[u8], context: &[u8]) -> String {
        let end = now().saturating_add(millis(self.limit));
        let mut body = end.to_be_bytes().to_vec();
        body.extend_from_slice(payload);
        let tag = tagged(&self.key, context, &body).finalize().into_bytes();
        format!("{VERSION}.{}.{}", URL_SAFE_NO_PAD.encode(&body), URL_SAFE_NO_PAD.encode(tag))
    }

    fn open(&self, sealed: &str, context: &[u8]) -> Option<Vec<u8>> {
        let (version, rest) = sealed.split_once('.')?;
        let (body, tag) = rest.split_once('.')?;
        if version != VERSION {
            return None;
        }
        let body = URL_SAFE_NO_PAD.decode(body).ok()?;
        let tag = URL_SAFE_NO_PAD.decode(tag).ok()?;
        // Compared in a time that tells nothing, and before the body is believed.
        let is_ours = |key| tagged(key, context, &body).verify_slice(&tag).is_ok();
        if !core::iter::once(&self.key).chain(&self.older).any(is_ours) {
            return None;
        }
        let (end, payload) = body.split_first_chunk()?;
        let end = i64::from_be_bytes(*end);
        // In this text 0 means that there is no limit: none of ours.
        (now() < end).then(|| payload.to_vec())
    }
}

fn begin(key: &[u8]) -> Result<Hmac<Sha256>, KeyTooShort> {
    let error = KeyTooShort { length: key.len() };
    if key.len() < HmacSeal::MIN_KEY_LENGTH {
        return Err(error);
    }
    // HMAC itself takes a key of any length.
    Hmac::new_from_slice(key).map_err(|_| error)
}

fn tagged(key: &Hmac<Sha256>, context: &[u8], body: &[u8]) -> Hmac<Sha256> {
    let mut tag = key.clone();
    tag.update(DOMAIN);
    // With its length, so that nothing moves from the context into the body.
    tag.update(&(context.len() as u64).to_be_bytes());
    tag.update(context);
    tag.update(body);
    tag
}

/// Milliseconds since 1970.
fn now() -> i64 {
    millis(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default())
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

/// Says nothing of the keys.
impl fmt::Debug for HmacSeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("HmacSeal").field("limit", &self.limit).finish_non_exhaustive()
    }
}

impl fmt::Display for KeyTooShort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (least, length) = (HmacSeal::MIN_KEY_LENGTH, self.length);
        write!(f, "a key needs at least {least} bytes, and this one has {length}")
    }
}

impl std::error::Error for KeyTooShort {}
