//! [`ElicitRequestUrlParams`]: the parameters of `elicitation/create` in URL mode.

use std::borrow::Cow;

use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::{Map, Value};

use super::address::host;
use super::error::{UrlError, UrlFault, UrlFaultKind, faults};
use super::rules::findings;
use crate::answer::{Answer, AnswerError, read_result};
use crate::wire::ProtocolVersion;

/// The parameters of an `elicitation/create` request in URL mode
/// (`ElicitRequestURLParams`): a message, and the address that the person opens in
/// a browser of their own.
///
/// On the wire `{"mode":"url","message":…,"url":…}`, and in 2025-11-25 with an
/// `elicitationId`. A server makes one from an [`ElicitUrl`](super::ElicitUrl), a
/// client [reads](Self::from_value) one.
///
/// ```
/// use schema_core::ProtocolVersion;
/// use schema_core::url::ElicitUrl;
///
/// static CONNECT: ElicitUrl<'_> = ElicitUrl::from_static("https://example.com/connect");
///
/// let request = CONNECT.request("Connect your account").with_elicitation_id("7f3a");
/// assert_eq!(
///     serde_json::to_string(&request.for_version(ProtocolVersion::V2025_11_25)?)?,
///     r#"{"mode":"url","message":"Connect your account","url":"https://example.com/connect","elicitationId":"7f3a"}"#,
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ElicitRequestUrlParams<'a> {
    pub(super) message: Cow<'a, str>,
    pub(super) url: Cow<'a, str>,
    pub(super) elicitation_id: Option<Cow<'a, str>>,
    pub(super) meta: Option<Map<String, Value>>,
}

impl<'a> ElicitRequestUrlParams<'a> {
    pub(super) fn new(message: impl Into<Cow<'a, str>>, url: Cow<'a, str>) -> Self {
        Self { message: message.into(), url, elicitation_id: None, meta: None }
    }

    /// The same with an id, which 2025-11-25 needs: unique in the server, and nothing
    /// that a client could guess another one by.
    ///
    /// ```
    /// use schema_core::url::ElicitUrl;
    ///
    /// let page = ElicitUrl::new("https://example.com/connect")?;
    /// let request = page.request("Connect").with_elicitation_id("7f3a");
    /// assert_eq!(request.elicitation_id(), Some("7f3a"));
    /// # Ok::<(), schema_core::url::UrlError>(())
    /// ```
    pub fn with_elicitation_id(self, id: impl Into<Cow<'a, str>>) -> Self {
        Self { elicitation_id: Some(id.into()), ..self }
    }

    /// The same with a `_meta`: what the two sides tell each other beside the question.
    /// 2026-07-28 has none here, and [`for_version`](Self::for_version) leaves it out.
    ///
    /// ```
    /// # use schema_core::url::ElicitUrl;
    /// use serde_json::{Map, json};
    ///
    /// let page = ElicitUrl::new("https://example.com/connect")?;
    /// let meta = Map::from_iter([("example.com/trace".to_owned(), json!(7))]);
    /// let request = page.request("Connect").with_meta(meta);
    /// assert!(request.meta().is_some_and(|meta| meta["example.com/trace"] == 7));
    /// # Ok::<(), schema_core::url::UrlError>(())
    /// ```
    pub fn with_meta(self, meta: Map<String, Value>) -> Self {
        Self { meta: Some(meta), ..self }
    }

    /// The `_meta`, if there is one.
    ///
    /// ```
    /// # use schema_core::url::ElicitUrl;
    /// let page = ElicitUrl::new("https://example.com/connect")?;
    /// assert_eq!(page.request("Connect").meta(), None);
    /// # Ok::<(), schema_core::url::UrlError>(())
    /// ```
    pub fn meta(&self) -> Option<&Map<String, Value>> {
        self.meta.as_ref()
    }

    /// What the person is told.
    ///
    /// ```
    /// # use schema_core::url::ElicitUrl;
    /// let page = ElicitUrl::new("https://example.com/connect")?;
    /// assert_eq!(page.request("Connect").message(), "Connect");
    /// # Ok::<(), schema_core::url::UrlError>(())
    /// ```
    pub fn message(&self) -> &str {
        &self.message
    }

    /// The whole address. A client shows it before it is opened, and opens it for
    /// nobody who has not said yes.
    ///
    /// ```
    /// # use schema_core::url::ElicitUrl;
    /// let page = ElicitUrl::new("https://example.com/connect")?;
    /// assert_eq!(page.request("Connect").url(), "https://example.com/connect");
    /// # Ok::<(), schema_core::url::UrlError>(())
    /// ```
    pub fn url(&self) -> &str {
        &self.url
    }

    /// The id of 2025-11-25, by which
    /// [`ElicitationComplete`](super::ElicitationComplete) names the request.
    ///
    /// ```
    /// # use schema_core::url::ElicitUrl;
    /// let page = ElicitUrl::new("https://example.com/connect")?;
    /// assert_eq!(page.request("Connect").elicitation_id(), None);
    /// # Ok::<(), schema_core::url::UrlError>(())
    /// ```
    pub fn elicitation_id(&self) -> Option<&str> {
        self.elicitation_id.as_deref()
    }

    /// The host, which a client shows apart from the rest.
    ///
    /// ```
    /// # use schema_core::url::ElicitUrl;
    /// let page = ElicitUrl::new("https://login.example.com/a.trusted.example/")?;
    /// assert_eq!(page.request("Connect").host(), "login.example.com");
    /// # Ok::<(), schema_core::url::UrlError>(())
    /// ```
    pub fn host(&self) -> &str {
        host(&self.url)
    }

    /// Whether the host is in Punycode: letters that it stands for may look like those
    /// of another host.
    ///
    /// ```
    /// # use schema_core::url::ElicitUrl;
    /// let page = ElicitUrl::new_punycode("https://xn--80ak6aa92e.example/")?;
    /// assert!(page.request("Connect").is_punycode());
    /// # Ok::<(), schema_core::url::UrlError>(())
    /// ```
    pub fn is_punycode(&self) -> bool {
        findings(&self.url).punycode
    }

    /// What a client has to warn of: the rules of [`ElicitUrl`](super::ElicitUrl) that
    /// the address of somebody else's server breaks.
    ///
    /// ```
    /// use schema_core::ElicitRequestUrlParams;
    /// use schema_core::url::UrlFaultKind;
    ///
    /// let request = ElicitRequestUrlParams::from_str(
    ///     r#"{"mode":"url","message":"Sign in","url":"https://bank.example@evil.example/"}"#,
    /// )?;
    /// assert_eq!(request.host(), "evil.example");
    /// assert_eq!(request.warnings()[0].kind(), &UrlFaultKind::UserInfo);
    /// # Ok::<(), schema_core::url::UrlError>(())
    /// ```
    pub fn warnings(&self) -> Vec<UrlFault> {
        faults(&self.url, "/url")
    }

    /// The request as that revision says it: 2025-11-25 has an `elicitationId`,
    /// 2026-07-28 has none.
    ///
    /// ```
    /// use schema_core::ProtocolVersion;
    /// use schema_core::url::{ElicitUrl, UrlFaultKind};
    ///
    /// let page = ElicitUrl::new("https://example.com/connect")?;
    /// let request = page.request("Connect");
    /// assert!(request.for_version(ProtocolVersion::V2026_07_28).is_ok());
    /// let error = request.for_version(ProtocolVersion::V2025_11_25).unwrap_err();
    /// assert_eq!(error.faults()[0].kind(), &UrlFaultKind::NoId);
    /// # Ok::<(), schema_core::url::UrlError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`UrlFaultKind::NotInVersion`] for 2025-06-18, [`UrlFaultKind::NoId`] for
    /// 2025-11-25 without an id.
    pub fn for_version(
        &self,
        version: ProtocolVersion,
    ) -> Result<ElicitRequestUrlParams<'_>, UrlError> {
        let elicitation_id = match version {
            ProtocolVersion::V2025_06_18 => {
                return Err(UrlError::one(UrlFault::new(UrlFaultKind::NotInVersion, "/mode")));
            }
            ProtocolVersion::V2025_11_25 => {
                let missing = || UrlError::one(UrlFault::new(UrlFaultKind::NoId, "/elicitationId"));
                Some(self.elicitation_id().filter(|id| !id.is_empty()).ok_or_else(missing)?)
            }
            _ => None,
        };
        Ok(ElicitRequestUrlParams {
            message: Cow::Borrowed(&*self.message),
            url: Cow::Borrowed(&*self.url),
            elicitation_id: elicitation_id.map(Cow::Borrowed),
            meta: self.meta().filter(|_| version < ProtocolVersion::V2026_07_28).cloned(),
        })
    }

    /// What the person said to it: the client's `ElicitResult`. Accepted means that
    /// the address may be opened, not that anything is done there; `content` has no
    /// meaning in this mode, and is not looked at.
    ///
    /// ```
    /// use schema_core::{Answer, ElicitRequestUrlParams};
    /// use serde_json::json;
    ///
    /// let result = json!({"action": "accept", "content": [7]});
    /// assert_eq!(ElicitRequestUrlParams::answer(result)?, Answer::Accept(()));
    /// # Ok::<(), schema_core::AnswerError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`AnswerError::Malformed`] for what is no `ElicitResult`.
    pub fn answer(mut result: Value) -> Result<Answer<()>, AnswerError> {
        if let Some(result) = result.as_object_mut() {
            result.remove("content");
        }
        Ok(read_result(result)?.map(|_| ()))
    }

    /// The same, with texts of its own.
    ///
    /// ```
    /// use schema_core::ElicitRequestUrlParams;
    /// use schema_core::url::ElicitUrl;
    ///
    /// let page = ElicitUrl::new("https://example.com/connect")?;
    /// let request: ElicitRequestUrlParams<'static> = page.request("Connect").into_owned();
    /// # Ok::<(), schema_core::url::UrlError>(())
    /// ```
    pub fn into_owned(self) -> ElicitRequestUrlParams<'static> {
        ElicitRequestUrlParams {
            message: Cow::Owned(self.message.into_owned()),
            url: Cow::Owned(self.url.into_owned()),
            elicitation_id: self.elicitation_id.map(|id| Cow::Owned(id.into_owned())),
            meta: self.meta,
        }
    }
}

impl Serialize for ElicitRequestUrlParams<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        if let Some(meta) = &self.meta {
            map.serialize_entry("_meta", meta)?;
        }
        map.serialize_entry("mode", "url")?;
        map.serialize_entry("message", &self.message)?;
        map.serialize_entry("url", &self.url)?;
        if let Some(id) = &self.elicitation_id {
            map.serialize_entry("elicitationId", id)?;
        }
        map.end()
    }
}
