//! [`Client`]: what a client can be asked, and in which way.

use core::fmt;

use serde_json::{Value, json};

use super::SessionError;
use crate::form::FormSchema;
use crate::wire::ProtocolVersion;

/// A client, as far as asking goes: its revision, and what it declared.
///
/// ```
/// use schema_core::ProtocolVersion;
/// use schema_core::session::Client;
/// use serde_json::json;
///
/// // `capabilities` of its `initialize`, and the revision that was agreed on.
/// let client = Client::new(ProtocolVersion::V2025_11_25, &json!({"elicitation": {}}));
/// assert!(client.shows_forms());
/// assert!(!client.opens_urls()); // `{}` means forms only
/// assert!(!client.has_rounds()); // it is sent an `elicitation/create`
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Client {
    version: ProtocolVersion,
    forms: bool,
    urls: bool,
}

/// The two ways of elicitation that a client declares.
///
/// ```
/// assert_eq!(schema_core::session::Mode::Url.to_string(), "url");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Mode {
    /// The client shows a form.
    Form,
    /// The client shows an address, and opens it.
    Url,
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Form => "form",
            Self::Url => "url",
        })
    }
}

impl Client {
    /// A client of that revision, with its `ClientCapabilities`.
    ///
    /// ```
    /// use schema_core::ProtocolVersion;
    /// use schema_core::session::Client;
    /// use serde_json::json;
    ///
    /// let declares = |elicitation| {
    ///     Client::new(ProtocolVersion::V2026_07_28, &json!({"elicitation": elicitation}))
    /// };
    /// assert!(declares(json!({"form": {}, "url": {}})).opens_urls());
    /// assert!(!declares(json!({"url": {}})).shows_forms());
    /// ```
    pub fn new(version: ProtocolVersion, capabilities: &Value) -> Self {
        let elicitation = capabilities.get("elicitation").and_then(Value::as_object);
        let has =
            |mode| elicitation.is_some_and(|modes| modes.get(mode).is_some_and(Value::is_object));
        // In 2025-06-18 there is nothing to be said inside.
        let forms = elicitation.is_some() && (has("form") || !has("url"));
        Self::of_parts(version, forms, has("url"))
    }

    /// The client, as an SDK too has read what it declared.
    pub(crate) fn of_parts(version: ProtocolVersion, forms: bool, urls: bool) -> Self {
        Self { version, forms, urls: urls && version > ProtocolVersion::V2025_06_18 }
    }

    /// The client of one request of 2026-07-28, which says all that in its `_meta`.
    ///
    /// ```
    /// use schema_core::session::Client;
    /// use serde_json::json;
    ///
    /// let meta = json!({
    ///     "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    ///     "io.modelcontextprotocol/clientCapabilities": {"elicitation": {"form": {}}},
    /// });
    /// assert!(Client::of_request(&meta)?.has_rounds());
    /// # Ok::<(), schema_core::session::SessionError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`SessionError::Revision`] when it names none that has forms.
    pub fn of_request(meta: &Value) -> Result<Self, SessionError> {
        let named = meta.get("io.modelcontextprotocol/protocolVersion").and_then(Value::as_str);
        let version = named.and_then(|version| version.parse().ok());
        let version = version.ok_or_else(|| SessionError::revision(named))?;
        let capabilities = meta.get("io.modelcontextprotocol/clientCapabilities");
        Ok(Self::new(version, capabilities.unwrap_or(&Value::Null)))
    }

    /// The revision.
    ///
    /// ```
    /// # use schema_core::{ProtocolVersion, session::Client};
    /// let client = Client::new(ProtocolVersion::V2025_11_25, &serde_json::json!({}));
    /// assert_eq!(client.version(), ProtocolVersion::V2025_11_25);
    /// ```
    pub fn version(&self) -> ProtocolVersion {
        self.version
    }

    /// Whether it declared that it shows forms.
    ///
    /// ```
    /// # use schema_core::{ProtocolVersion, session::Client};
    /// let client = Client::new(ProtocolVersion::V2025_11_25, &serde_json::json!({}));
    /// assert!(!client.shows_forms());
    /// ```
    pub fn shows_forms(&self) -> bool {
        self.forms
    }

    /// Whether it declared that it opens addresses.
    ///
    /// ```
    /// # use schema_core::{ProtocolVersion, session::Client};
    /// let client = Client::new(ProtocolVersion::V2025_11_25, &serde_json::json!({}));
    /// assert!(!client.opens_urls());
    /// ```
    pub fn opens_urls(&self) -> bool {
        self.urls
    }

    /// Whether it is asked by what is returned ([`Round`](super::Round), 2026-07-28), and
    /// not by a request ([`Exchange`](super::Exchange), before).
    ///
    /// ```
    /// # use schema_core::{ProtocolVersion, session::Client};
    /// let client = Client::new(ProtocolVersion::V2026_07_28, &serde_json::json!({}));
    /// assert!(client.has_rounds());
    /// ```
    pub fn has_rounds(&self) -> bool {
        self.version >= ProtocolVersion::V2026_07_28
    }

    /// Whether it can be asked this form. A server may choose another one for an older
    /// client, before anything is sent.
    ///
    /// ```
    /// use schema_core::session::Client;
    /// use schema_core::{Field, FormSchema, ProtocolVersion};
    /// use serde_json::json;
    ///
    /// let extras = ["map", "guide"];
    /// let several = FormSchema::builder().field(Field::multi_select("extras", extras)).build()?;
    /// let one = FormSchema::builder().field(Field::single_select("extra", extras)).build()?;
    ///
    /// let old = Client::new(ProtocolVersion::V2025_06_18, &json!({"elicitation": {}}));
    /// let form = if old.can_show(&several).is_ok() { &several } else { &one };
    /// assert_eq!(form, &one);
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`SessionError::Capability`], or [`SessionError::Form`] for a form that the
    /// revision can't say.
    pub fn can_show(&self, form: &FormSchema<'_>) -> Result<(), SessionError> {
        self.check(Mode::Form)?;
        form.for_version(self.version)?;
        Ok(())
    }

    /// Whether it can be asked in that mode.
    ///
    /// ```
    /// use schema_core::session::{Client, Mode};
    /// use schema_core::ProtocolVersion;
    ///
    /// let client = Client::new(ProtocolVersion::V2025_11_25, &serde_json::json!({}));
    /// let error = client.check(Mode::Url).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "the client opens no addresses: it did not declare the capability `elicitation.url`",
    /// );
    /// ```
    ///
    /// # Errors
    ///
    /// [`SessionError::Capability`].
    pub fn check(&self, mode: Mode) -> Result<(), SessionError> {
        let is_declared = match mode {
            Mode::Form => self.forms,
            Mode::Url => self.urls,
        };
        if is_declared {
            Ok(())
        } else {
            Err(SessionError::Capability(MissingCapability { mode, version: self.version }))
        }
    }
}

/// What a client did not declare.
///
/// ```
/// use schema_core::session::{Client, Mode, SessionError};
/// use schema_core::ProtocolVersion;
///
/// let client = Client::new(ProtocolVersion::V2026_07_28, &serde_json::json!({}));
/// let SessionError::Capability(missing) = client.check(Mode::Form).unwrap_err() else { panic!() };
/// assert_eq!(missing.mode(), Mode::Form);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MissingCapability {
    mode: Mode,
    version: ProtocolVersion,
}

impl MissingCapability {
    /// In which mode it can't be asked.
    ///
    /// ```
    /// # use schema_core::session::{Client, Mode, SessionError};
    /// # use schema_core::ProtocolVersion;
    /// let client = Client::new(ProtocolVersion::V2025_11_25, &serde_json::json!({}));
    /// let Err(SessionError::Capability(missing)) = client.check(Mode::Url) else { panic!() };
    /// assert_eq!(missing.mode(), Mode::Url);
    /// ```
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// The code of the error of JSON-RPC: `MissingRequiredClientCapabilityError` is of
    /// 2026-07-28. Before, there is none for it, and -32600 says that a request was
    /// not one for this client.
    ///
    /// ```
    /// # use schema_core::session::{Client, Mode, SessionError};
    /// # use schema_core::ProtocolVersion;
    /// let code = |version| match Client::new(version, &serde_json::json!({})).check(Mode::Form) {
    ///     Err(SessionError::Capability(missing)) => missing.code(),
    ///     other => panic!("{other:?}"),
    /// };
    /// assert_eq!(code(ProtocolVersion::V2026_07_28), -32021);
    /// assert_eq!(code(ProtocolVersion::V2025_11_25), -32600);
    /// ```
    pub fn code(&self) -> i32 {
        if self.version >= ProtocolVersion::V2026_07_28 { -32021 } else { -32600 }
    }

    /// The `data` of that error, where it has some: `requiredCapabilities`.
    ///
    /// ```
    /// # use schema_core::session::{Client, Mode, SessionError};
    /// # use schema_core::ProtocolVersion;
    /// # use serde_json::json;
    /// let client = Client::new(ProtocolVersion::V2026_07_28, &json!({}));
    /// let Err(SessionError::Capability(missing)) = client.check(Mode::Form) else { panic!() };
    /// let required = json!({"requiredCapabilities": {"elicitation": {"form": {}}}});
    /// assert_eq!(missing.data(), Some(required));
    /// ```
    pub fn data(&self) -> Option<Value> {
        let mode = self.mode.to_string();
        (self.version >= ProtocolVersion::V2026_07_28)
            .then(|| json!({ "requiredCapabilities": { "elicitation": { mode: {} } } }))
    }
}

impl fmt::Display for MissingCapability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let can_not = match self.mode {
            Mode::Form => "shows no forms",
            Mode::Url => "opens no addresses",
        };
        let Self { mode, .. } = self;
        write!(f, "the client {can_not}: it did not declare the capability `elicitation.{mode}`")
    }
}

impl std::error::Error for MissingCapability {}
