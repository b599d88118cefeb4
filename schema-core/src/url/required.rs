//! What 2025-11-25 has beside the request: the error that asks for addresses first,
//! and the notification that one is done.

use core::fmt;
use std::borrow::Cow;
use std::collections::{BTreeMap, HashSet};

use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::Value;

use super::error::{UrlError, UrlFault, UrlFaultKind};
use super::request::ElicitRequestUrlParams;
use crate::wire::ProtocolVersion;

/// The error -32042 of 2025-11-25 (`URLElicitationRequiredError`): the person has to
/// open these addresses first, and then the client may try the request again.
///
/// `Serialize` writes the member `error` of a JSON-RPC response. Other revisions do
/// not have it: 2026-07-28 returns the request in an `InputRequiredResult`.
///
/// ```
/// use schema_core::url::{ElicitUrl, UrlElicitationRequired};
///
/// static CONNECT: ElicitUrl<'_> = ElicitUrl::from_static("https://example.com/connect");
///
/// let first = CONNECT.request("Connect your account").with_elicitation_id("7f3a");
/// let error = UrlElicitationRequired::new([first])?;
/// assert_eq!(
///     serde_json::to_string(&error)?,
///     r#"{"code":-32042,"message":"open https://example.com/connect first, and try again","data":{"elicitations":[{"mode":"url","message":"Connect your account","url":"https://example.com/connect","elicitationId":"7f3a"}]}}"#,
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UrlElicitationRequired {
    elicitations: Vec<ElicitRequestUrlParams<'static>>,
}

impl UrlElicitationRequired {
    /// The code of the error.
    pub const CODE: i32 = -32042;

    /// The error that asks for these, in this order.
    ///
    /// ```
    /// use schema_core::url::{ElicitUrl, UrlElicitationRequired, UrlFaultKind};
    ///
    /// let page = ElicitUrl::new("https://example.com/connect")?;
    /// let error = UrlElicitationRequired::new([page.request("Connect")]).unwrap_err();
    /// assert_eq!(error.faults()[0].kind(), &UrlFaultKind::NoId);
    /// # Ok::<(), schema_core::url::UrlError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`UrlFaultKind::NoElicitations`], [`UrlFaultKind::NoId`] and
    /// [`UrlFaultKind::RepeatedId`].
    pub fn new<'a>(
        elicitations: impl IntoIterator<Item = ElicitRequestUrlParams<'a>>,
    ) -> Result<Self, UrlError> {
        let elicitations: Vec<_> =
            elicitations.into_iter().map(ElicitRequestUrlParams::into_owned).collect();
        let mut faults = Vec::new();
        if elicitations.is_empty() {
            faults.push(UrlFault::new(UrlFaultKind::NoElicitations, "/data/elicitations"));
        }
        let mut ids = HashSet::new();
        for request in &elicitations {
            match request.for_version(ProtocolVersion::V2025_11_25) {
                Err(error) => faults.extend_from_slice(error.faults()),
                Ok(request) => {
                    let id = request.elicitation_id.unwrap_or_default();
                    if !ids.insert(id.clone()) {
                        let kind = UrlFaultKind::RepeatedId;
                        faults.push(UrlFault::new(kind, "/data/elicitations").named(&id));
                    }
                }
            }
        }
        if faults.is_empty() { Ok(Self { elicitations }) } else { Err(UrlError::of(faults)) }
    }

    /// Reads the error of a JSON-RPC response, if it is this one.
    ///
    /// ```
    /// use schema_core::url::UrlElicitationRequired;
    /// use serde_json::json;
    ///
    /// let request = json!({"mode": "url", "message": "Sign in", "url": "https://example.com/", "elicitationId": "1"});
    /// let error = json!({"code": -32042, "message": "first", "data": {"elicitations": [request]}});
    /// let read = UrlElicitationRequired::from_value(&error)?;
    /// assert_eq!(read.elicitations()[0].host(), "example.com");
    /// # Ok::<(), schema_core::url::UrlError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Another code, or everything that is wrong with a request.
    pub fn from_value(error: &Value) -> Result<Self, UrlError> {
        let wrong = |pointer, expected| {
            UrlError::one(UrlFault::new(UrlFaultKind::WrongJsonType { expected }, pointer))
        };
        if error.get("code").and_then(Value::as_i64) != Some(Self::CODE.into()) {
            return Err(wrong("/code", "-32042"));
        }
        let list = error.pointer("/data/elicitations").and_then(Value::as_array);
        let list = list.ok_or_else(|| wrong("/data/elicitations", "a list"))?;
        let (mut elicitations, mut faults) = (Vec::new(), Vec::new());
        for request in list {
            match ElicitRequestUrlParams::from_value(request) {
                Ok(request) => elicitations.push(request),
                Err(error) => faults.extend_from_slice(error.faults()),
            }
        }
        if faults.is_empty() { Self::new(elicitations) } else { Err(UrlError::of(faults)) }
    }

    /// What has to be opened first.
    ///
    /// ```
    /// use schema_core::url::{ElicitUrl, UrlElicitationRequired};
    ///
    /// let page = ElicitUrl::new("https://example.com/connect")?;
    /// let error = UrlElicitationRequired::new([page.request("Go").with_elicitation_id("7f3a")])?;
    /// assert_eq!(error.elicitations()[0].message(), "Go");
    /// # Ok::<(), schema_core::url::UrlError>(())
    /// ```
    pub fn elicitations(&self) -> &[ElicitRequestUrlParams<'static>] {
        &self.elicitations
    }
}

/// For the model of a client that does not know the code.
impl fmt::Display for UrlElicitationRequired {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("open ")?;
        for (index, request) in self.elicitations.iter().enumerate() {
            let separator = if index > 0 { ", " } else { "" };
            write!(f, "{separator}{}", request.url())?;
        }
        f.write_str(" first, and try again")
    }
}

impl std::error::Error for UrlElicitationRequired {}

impl Serialize for UrlElicitationRequired {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(3))?;
        map.serialize_entry("code", &Self::CODE)?;
        map.serialize_entry("message", &self.to_string())?;
        map.serialize_entry("data", &BTreeMap::from([("elicitations", &self.elicitations)]))?;
        map.end()
    }
}

/// The parameters of `notifications/elicitation/complete` (2025-11-25): what the
/// address of that id was for is done.
///
/// A server may send it; a client ignores an id that it does not know.
///
/// ```
/// use schema_core::url::ElicitationComplete;
///
/// let done = ElicitationComplete::new("7f3a");
/// assert_eq!(serde_json::to_string(&done)?, r#"{"elicitationId":"7f3a"}"#);
/// assert_eq!(ElicitationComplete::METHOD, "notifications/elicitation/complete");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ElicitationComplete<'a> {
    elicitation_id: Cow<'a, str>,
}

impl<'a> ElicitationComplete<'a> {
    /// The method of the notification.
    pub const METHOD: &'static str = "notifications/elicitation/complete";

    /// That the request of this id is done.
    ///
    /// ```
    /// use schema_core::url::ElicitationComplete;
    ///
    /// assert_eq!(ElicitationComplete::new("7f3a").elicitation_id(), "7f3a");
    /// ```
    pub fn new(elicitation_id: impl Into<Cow<'a, str>>) -> Self {
        Self { elicitation_id: elicitation_id.into() }
    }

    /// Reads the parameters of the notification.
    ///
    /// ```
    /// use schema_core::url::ElicitationComplete;
    /// use serde_json::json;
    ///
    /// let done = ElicitationComplete::from_value(&json!({"elicitationId": "7f3a"}));
    /// assert_eq!(done, Some(ElicitationComplete::new("7f3a")));
    /// ```
    pub fn from_value(params: &Value) -> Option<Self> {
        params.get("elicitationId")?.as_str().map(|id| Self::new(id.to_owned()))
    }

    /// The id of the request that is done.
    ///
    /// ```
    /// use schema_core::url::ElicitationComplete;
    ///
    /// assert_eq!(ElicitationComplete::new("7f3a").elicitation_id(), "7f3a");
    /// ```
    pub fn elicitation_id(&self) -> &str {
        &self.elicitation_id
    }
}

impl Serialize for ElicitationComplete<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(1))?;
        map.serialize_entry("elicitationId", &self.elicitation_id)?;
        map.end()
    }
}
