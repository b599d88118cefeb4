//! [`ElicitUrl`]: an address that may be sent in URL mode.

use core::fmt::{self, Write};
use std::borrow::Cow;

use super::error::{UrlError, UrlFault, UrlFaultKind, faults};
use super::request::ElicitRequestUrlParams;
use super::rules::{Parts, findings};

/// An address that a server may send in URL mode.
///
/// * It is `https`, or `http` at a loopback address (`127.0.0.1`, `[::1]`,
///   `localhost`), where development happens and nothing goes over a wire.
/// * No user info stands before the host, and the host is written as a browser
///   shows it. Punycode has to be [said](Self::new_punycode).
/// * No key of the query or of the fragment is named like a secret. The protocol
///   forbids credentials, personal data and pre-authenticated addresses there.
/// * RFC 3986 holds, by the judgement of a library.
///
/// A literal is judged by the compiler:
///
/// ```
/// use schema_core::url::ElicitUrl;
///
/// static CONNECT: ElicitUrl<'_> = ElicitUrl::from_static("https://connect.example.com/accounts");
/// assert_eq!(CONNECT.host(), "connect.example.com");
/// ```
///
/// ```compile_fail,E0080
/// use schema_core::url::ElicitUrl;
///
/// static CONNECT: ElicitUrl<'_> = ElicitUrl::from_static("http://connect.example.com/accounts");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ElicitUrl<'a>(Cow<'a, str>);

impl ElicitUrl<'static> {
    /// The address of a literal: in a `static` or a `const`, what is wrong with it is a
    /// compile error.
    ///
    /// ```
    /// use schema_core::url::ElicitUrl;
    ///
    /// static LOCAL: ElicitUrl<'_> = ElicitUrl::from_static("http://127.0.0.1:8080/connect");
    /// assert_eq!(LOCAL.as_str(), "http://127.0.0.1:8080/connect");
    /// ```
    ///
    /// # Panics
    ///
    /// When a rule is broken. For an address that is not a literal there is
    /// [`new`](Self::new).
    #[track_caller]
    #[must_use]
    pub const fn from_static(url: &'static str) -> Self {
        check(url, false);
        Self(Cow::Borrowed(url))
    }

    /// As [`from_static`](Self::from_static), for a host that is in Punycode and meant
    /// to be.
    ///
    /// ```
    /// use schema_core::url::ElicitUrl;
    ///
    /// static SHOP: ElicitUrl<'_> = ElicitUrl::from_static_punycode("https://xn--bcher-kva.example/");
    /// assert!(SHOP.is_punycode());
    /// ```
    ///
    /// # Panics
    ///
    /// When another rule is broken.
    #[track_caller]
    #[must_use]
    pub const fn from_static_punycode(url: &'static str) -> Self {
        check(url, true);
        Self(Cow::Borrowed(url))
    }
}

impl<'a> ElicitUrl<'a> {
    /// The address, if it keeps the rules.
    ///
    /// ```
    /// use schema_core::url::ElicitUrl;
    ///
    /// let tenant = "acme";
    /// let page = ElicitUrl::new(format!("https://{tenant}.example.com/connect"))?;
    /// assert_eq!(page.host(), "acme.example.com");
    /// # Ok::<(), schema_core::url::UrlError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// All rules that it breaks.
    pub fn new(url: impl Into<Cow<'a, str>>) -> Result<Self, UrlError> {
        Self::judged(url.into(), false)
    }

    /// As [`new`](Self::new), for a host that is in Punycode and meant to be: a client
    /// will warn of it.
    ///
    /// ```
    /// use schema_core::url::ElicitUrl;
    ///
    /// assert!(ElicitUrl::new("https://xn--bcher-kva.example/").is_err());
    /// assert!(ElicitUrl::new_punycode("https://xn--bcher-kva.example/").is_ok());
    /// ```
    ///
    /// # Errors
    ///
    /// All other rules that it breaks.
    pub fn new_punycode(url: impl Into<Cow<'a, str>>) -> Result<Self, UrlError> {
        Self::judged(url.into(), true)
    }

    fn judged(url: Cow<'a, str>, punycode: bool) -> Result<Self, UrlError> {
        let mut faults = faults(&url, "");
        faults.retain(|fault| !punycode || *fault.kind() != UrlFaultKind::Punycode);
        if faults.is_empty() { Ok(Self(url)) } else { Err(UrlError::of(faults)) }
    }

    /// The address with one more segment at the end of its path, percent-encoded:
    /// the id of this request, say.
    ///
    /// What is in it the client sees, and the model may. So it is no secret and no
    /// proof of who somebody is.
    ///
    /// ```
    /// use schema_core::url::ElicitUrl;
    ///
    /// static CONNECT: ElicitUrl<'_> = ElicitUrl::from_static("https://example.com/connect?by=mcp");
    /// let page = CONNECT.with_segment("7f3a/&")?;
    /// assert_eq!(page.as_str(), "https://example.com/connect/7f3a%2F%26?by=mcp");
    /// # Ok::<(), schema_core::url::UrlError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// For a text that is empty, `.` or `..`: no such segment survives a browser.
    pub fn with_segment(&self, segment: &str) -> Result<ElicitUrl<'static>, UrlError> {
        if matches!(segment, "" | "." | "..") {
            return Err(UrlError::one(UrlFault::new(UrlFaultKind::Segment, "").named(segment)));
        }
        let end = self.0.find(['?', '#']).unwrap_or(self.0.len());
        let (path, rest) = self.0.split_at(end);
        let mut url = path.strip_suffix('/').unwrap_or(path).to_owned();
        url.push('/');
        for byte in segment.bytes() {
            if byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b'~') {
                url.push(char::from(byte));
            } else {
                // Writing to a `String` cannot fail.
                let _ = write!(url, "%{byte:02X}");
            }
        }
        url.push_str(rest);
        Ok(ElicitUrl(Cow::Owned(url)))
    }

    /// The whole address.
    ///
    /// ```
    /// use schema_core::url::ElicitUrl;
    ///
    /// assert_eq!(ElicitUrl::new("https://example.com/")?.as_str(), "https://example.com/");
    /// # Ok::<(), schema_core::url::UrlError>(())
    /// ```
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The host, without the port.
    ///
    /// ```
    /// use schema_core::url::ElicitUrl;
    ///
    /// assert_eq!(ElicitUrl::new("https://example.com:8443/")?.host(), "example.com");
    /// # Ok::<(), schema_core::url::UrlError>(())
    /// ```
    pub fn host(&self) -> &str {
        host(&self.0)
    }

    /// Whether the host is in Punycode.
    ///
    /// ```
    /// use schema_core::url::ElicitUrl;
    ///
    /// assert!(!ElicitUrl::new("https://example.com/")?.is_punycode());
    /// # Ok::<(), schema_core::url::UrlError>(())
    /// ```
    pub fn is_punycode(&self) -> bool {
        findings(&self.0).punycode
    }

    /// The request that shows this address, with a message that says what for.
    ///
    /// ```
    /// use schema_core::url::ElicitUrl;
    ///
    /// static CONNECT: ElicitUrl<'_> = ElicitUrl::from_static("https://example.com/connect");
    /// assert_eq!(
    ///     serde_json::to_string(&CONNECT.request("Connect your account"))?,
    ///     r#"{"mode":"url","message":"Connect your account","url":"https://example.com/connect"}"#,
    /// );
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    pub fn request<'r>(&'r self, message: impl Into<Cow<'r, str>>) -> ElicitRequestUrlParams<'r> {
        ElicitRequestUrlParams::new(message, Cow::Borrowed(&*self.0))
    }
}

/// The host of an address that has one.
pub(super) fn host(url: &str) -> &str {
    let host = Parts::of(url.as_bytes()).map(|parts| parts.host).unwrap_or_default();
    core::str::from_utf8(host).unwrap_or_default()
}

impl fmt::Display for ElicitUrl<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl AsRef<str> for ElicitUrl<'_> {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

/// Panics at the caller, so as a compile error in a `const`, for the first rule that
/// is broken.
#[track_caller]
#[allow(clippy::panic)] // this is how a `const` reports
const fn check(url: &str, punycode: bool) {
    let found = findings(url);
    let fault = if found.malformed {
        UrlFaultKind::Malformed
    } else if found.not_encrypted {
        UrlFaultKind::NotEncrypted
    } else if found.user_info {
        UrlFaultKind::UserInfo
    } else if found.obscure_host {
        UrlFaultKind::ObscureHost
    } else if found.punycode && !punycode {
        UrlFaultKind::Punycode
    } else if found.secret {
        UrlFaultKind::SecretName
    } else {
        return;
    };
    panic!("{}", fault.words());
}
