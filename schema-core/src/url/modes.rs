//! [`ElicitRequestParams`]: a request in either of the two modes.

use core::fmt;

use serde::{Serialize, Serializer};
use serde_json::Value;

use super::error::UrlError;
use super::read::{mode_of_text, mode_of_value};
use super::request::ElicitRequestUrlParams;
use crate::form::{ElicitRequestFormParams, FormError};

/// The parameters of an `elicitation/create` (`ElicitRequestParams`), in either mode.
///
/// ```
/// use schema_core::url::ElicitRequestParams;
///
/// let text = r#"{"mode":"url","message":"Sign in","url":"https://example.com/a"}"#;
/// match ElicitRequestParams::from_str(text)? {
///     ElicitRequestParams::Form(request) => println!("{}", request.form()),
///     ElicitRequestParams::Url(request) => assert_eq!(request.host(), "example.com"),
///     other => println!("{}", other.message()),
/// }
/// # Ok::<(), schema_core::url::RequestError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ElicitRequestParams<'a> {
    /// The client shows a form. A request that does not name its mode is one.
    Form(ElicitRequestFormParams<'a>),
    /// The client shows an address, and opens it when the person agrees.
    Url(ElicitRequestUrlParams<'a>),
}

/// Why something is no request in any mode.
///
/// ```
/// use schema_core::url::ElicitRequestParams;
///
/// let error = ElicitRequestParams::from_str(r#"{"mode":"voice"}"#).unwrap_err();
/// assert_eq!(error.to_string(), "the mode \"voice\" is unknown: known are \"form\" and \"url\"");
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum RequestError {
    /// It is one in form mode, and its form is wrong, or it is no request at all.
    Form(FormError),
    /// It is one in URL mode, and wrong.
    Url(UrlError),
    /// It is in a mode that the protocol does not have.
    #[non_exhaustive]
    UnknownMode {
        /// The first characters of the mode.
        mode: String,
    },
}

impl ElicitRequestParams<'static> {
    /// Reads a request in either mode.
    ///
    /// ```
    /// use schema_core::url::ElicitRequestParams;
    /// use serde_json::json;
    ///
    /// let form = json!({"type": "object", "properties": {"sure": {"type": "boolean"}}});
    /// let old = json!({"message": "Really?", "requestedSchema": form});
    /// assert!(matches!(ElicitRequestParams::from_value(&old)?, ElicitRequestParams::Form(_)));
    /// # Ok::<(), schema_core::url::RequestError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// An unknown mode, or everything that is wrong with a request in its mode.
    pub fn from_value(value: &Value) -> Result<Self, RequestError> {
        match Mode::of(mode_of_value(value))? {
            Mode::Url => Ok(Self::Url(ElicitRequestUrlParams::from_value(value)?)),
            Mode::Form => Ok(Self::Form(ElicitRequestFormParams::from_value(value)?)),
        }
    }

    /// Reads a request from its text, its form in the order of the text.
    ///
    /// ```
    /// use schema_core::url::ElicitRequestParams;
    ///
    /// let text = r#"{"message":"Sure?","requestedSchema":{"type":"object","properties":{"ok":{"type":"boolean"}}}}"#;
    /// assert_eq!(ElicitRequestParams::from_str(text)?.message(), "Sure?");
    /// # Ok::<(), schema_core::url::RequestError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`from_value`](Self::from_value); also when the text is not JSON, and when a
    /// key stands there twice.
    // `FromStr` would need an import.
    #[allow(clippy::should_implement_trait)]
    pub fn from_str(text: &str) -> Result<Self, RequestError> {
        // What is no object at all, the reader of forms says best.
        match Mode::of(mode_of_text(text).unwrap_or_default())? {
            Mode::Url => Ok(Self::Url(ElicitRequestUrlParams::from_str(text)?)),
            Mode::Form => Ok(Self::Form(ElicitRequestFormParams::from_str(text)?)),
        }
    }
}

impl ElicitRequestParams<'_> {
    /// What the person is told.
    ///
    /// ```
    /// use schema_core::url::{ElicitRequestParams, ElicitUrl};
    ///
    /// let page = ElicitUrl::new("https://example.com/connect")?;
    /// let request = ElicitRequestParams::from(page.request("Connect"));
    /// assert_eq!(request.message(), "Connect");
    /// # Ok::<(), schema_core::url::UrlError>(())
    /// ```
    pub fn message(&self) -> &str {
        match self {
            Self::Form(request) => request.message(),
            Self::Url(request) => request.message(),
        }
    }
}

enum Mode {
    Form,
    Url,
}

impl Mode {
    fn of(mode: Option<Value>) -> Result<Self, RequestError> {
        const SHOWN: usize = 60;
        match mode {
            Some(Value::String(mode)) if mode == "url" => Ok(Self::Url),
            Some(Value::String(mode)) if mode != "form" => {
                Err(RequestError::UnknownMode { mode: mode.chars().take(SHOWN).collect() })
            }
            _ => Ok(Self::Form),
        }
    }
}

impl Serialize for ElicitRequestParams<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Form(request) => request.serialize(serializer),
            Self::Url(request) => request.serialize(serializer),
        }
    }
}

impl<'a> From<ElicitRequestFormParams<'a>> for ElicitRequestParams<'a> {
    fn from(request: ElicitRequestFormParams<'a>) -> Self {
        Self::Form(request)
    }
}

impl<'a> From<ElicitRequestUrlParams<'a>> for ElicitRequestParams<'a> {
    fn from(request: ElicitRequestUrlParams<'a>) -> Self {
        Self::Url(request)
    }
}

impl fmt::Display for RequestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form(error) => error.fmt(f),
            Self::Url(error) => error.fmt(f),
            Self::UnknownMode { mode } => {
                write!(f, "the mode {mode:?} is unknown: known are \"form\" and \"url\"")
            }
        }
    }
}

impl std::error::Error for RequestError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Form(error) => Some(error),
            Self::Url(error) => Some(error),
            Self::UnknownMode { .. } => None,
        }
    }
}

impl From<FormError> for RequestError {
    fn from(error: FormError) -> Self {
        Self::Form(error)
    }
}

impl From<UrlError> for RequestError {
    fn from(error: UrlError) -> Self {
        Self::Url(error)
    }
}
