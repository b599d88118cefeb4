//! [`UrlError`]: why something can't be asked in URL mode.

use core::fmt;

use super::rules::{Parts, findings};

/// Why something can't be asked in URL mode: every fault that was found, at least
/// one.
///
/// ```
/// use schema_core::url::{ElicitUrl, UrlFaultKind};
///
/// let error = ElicitUrl::new("http://kim@example.com/pay?api_key=7").unwrap_err();
/// let kinds: Vec<_> = error.faults().iter().map(|fault| fault.kind()).collect();
/// let (scheme, user, key) =
///     (UrlFaultKind::NotEncrypted, UrlFaultKind::UserInfo, UrlFaultKind::SecretName);
/// assert_eq!(kinds, [&scheme, &user, &key]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UrlError {
    faults: Vec<UrlFault>,
}

/// One thing that is wrong with an address, or with a request in URL mode.
///
/// ```
/// use schema_core::url::ElicitUrl;
///
/// let error = ElicitUrl::new("https://example.com/connect#token=7").unwrap_err();
/// assert_eq!(
///     error.faults()[0].to_string(),
///     "`token`: a key of the query or the fragment is named like a secret, and the client, the \
///      model and every log on the way see it: let the page ask for it, and find out by its own \
///      session who opened it",
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UrlFault {
    kind: UrlFaultKind,
    pointer: &'static str,
    name: Option<String>,
}

/// What is wrong with an address, or with a request in URL mode.
///
/// ```
/// use schema_core::url::{ElicitUrl, UrlFaultKind};
///
/// let error = ElicitUrl::new("https://example.com:99999/").unwrap_err();
/// assert_eq!(error.faults()[0].kind(), &UrlFaultKind::Malformed);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum UrlFaultKind {
    /// No absolute URL of RFC 3986 with a host.
    Malformed,
    /// Neither `https`, nor `http` at a loopback address.
    NotEncrypted,
    /// Something stands before the host: `user@host`.
    UserInfo,
    /// A browser shows another host than the one that is written.
    ObscureHost,
    /// A label of the host is in Punycode.
    Punycode,
    /// A key of the query or of the fragment is named like a secret.
    SecretName,
    /// A text that can't be a segment of a path: empty, `.` or `..`.
    Segment,
    /// Read: the text is not JSON.
    Syntax,
    /// Read: a value of another JSON type than its keyword takes.
    WrongJsonType {
        /// What it takes, in words: `a string`.
        expected: &'static str,
    },
    /// Read: a keyword that must be there and is not.
    Missing,
    /// Read: the same key twice.
    RepeatedKey,
    /// Read: a request in another mode than `url`.
    WrongMode,
    /// A revision without URL mode: 2025-06-18.
    NotInVersion,
    /// 2025-11-25 wants an `elicitationId`, and there is none.
    NoId,
    /// Two requests of one `elicitationId`.
    RepeatedId,
    /// An error that asks for nothing.
    NoElicitations,
}

impl UrlError {
    pub(super) fn of(faults: Vec<UrlFault>) -> Self {
        Self { faults }
    }

    pub(super) fn one(fault: UrlFault) -> Self {
        Self { faults: vec![fault] }
    }

    /// The faults.
    ///
    /// ```
    /// use schema_core::url::ElicitUrl;
    ///
    /// let error = ElicitUrl::new("ftp://a:b@example.com").unwrap_err();
    /// assert_eq!(error.faults().len(), 2);
    /// ```
    pub fn faults(&self) -> &[UrlFault] {
        &self.faults
    }
}

impl UrlFault {
    pub(super) fn new(kind: UrlFaultKind, pointer: &'static str) -> Self {
        Self { kind, pointer, name: None }
    }

    /// The same with what it is about: cut, and escaped when it is shown.
    pub(super) fn named(self, name: &str) -> Self {
        const SHOWN: usize = 60;
        Self { name: Some(name.chars().take(SHOWN).collect()), ..self }
    }

    /// What is wrong, to match on.
    ///
    /// ```
    /// use schema_core::url::{ElicitUrl, UrlFaultKind};
    ///
    /// let error = ElicitUrl::new("https://xn--80ak6aa92e.example").unwrap_err();
    /// assert_eq!(error.faults()[0].kind(), &UrlFaultKind::Punycode);
    /// ```
    pub fn kind(&self) -> &UrlFaultKind {
        &self.kind
    }

    /// The place in the JSON of the request, as a JSON Pointer (RFC 6901); the empty
    /// one for an address alone.
    ///
    /// ```
    /// use schema_core::ElicitRequestUrlParams;
    ///
    /// let error = ElicitRequestUrlParams::from_str(r#"{"mode":"url","message":7}"#).unwrap_err();
    /// let places: Vec<_> = error.faults().iter().map(|fault| fault.pointer()).collect();
    /// assert_eq!(places, ["/message", "/url"]);
    /// ```
    pub fn pointer(&self) -> &str {
        self.pointer
    }
}

impl UrlFaultKind {
    /// What is wrong, and what to do: for `Display`, and for the compiler.
    pub(super) const fn words(&self) -> &'static str {
        match self {
            Self::Malformed => {
                "this is no URL: write it in full and in ASCII, like `https://host/path`, \
                 everything else percent-encoded"
            }
            Self::NotEncrypted => {
                "the page has to be at `https`; `http` is for a loopback address alone \
                 (`127.0.0.1`, `[::1]`, `localhost`)"
            }
            Self::UserInfo => {
                "a name before the host (`user@host`) shows another host than the one that is \
                 opened: leave it out"
            }
            Self::ObscureHost => {
                "a browser shows another host than this one: write it with letters, digits, `-` \
                 and single dots, an IPv4 address as four decimal numbers"
            }
            Self::Punycode => {
                "the host is in Punycode (`xn--…`), which may look like another host: \
                 where it is meant, say so by `new_punycode` or `from_static_punycode`"
            }
            Self::SecretName => {
                "a key of the query or the fragment is named like a secret, and the client, the \
                 model and every log on the way see it: let the page ask for it, and find out by \
                 its own session who opened it"
            }
            Self::Segment => "a segment of a path is not empty, and neither `.` nor `..`",
            Self::Syntax => "the text is not JSON",
            Self::WrongJsonType { .. } => "a value of another type was expected",
            Self::Missing => "is missing",
            Self::RepeatedKey => "stands there twice",
            Self::WrongMode => "this is no request in URL mode: its `mode` is not \"url\"",
            Self::NotInVersion => {
                "2025-06-18 has no URL mode: ask clients of 2025-11-25 and later only"
            }
            Self::NoId => {
                "2025-11-25 needs an `elicitationId`, unique in the server: add one by \
                 `with_elicitation_id`"
            }
            Self::RepeatedId => "two requests have the same `elicitationId`",
            Self::NoElicitations => "the error asks for nothing: give it at least one request",
        }
    }
}

impl fmt::Display for UrlFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(name) = &self.name {
            write!(f, "`{}`: ", name.escape_debug())?;
        }
        match self.kind {
            UrlFaultKind::WrongJsonType { expected } => write!(f, "must be {expected}"),
            ref kind => f.write_str(kind.words()),
        }
    }
}

impl fmt::Display for UrlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.faults.iter().enumerate() {
            let separator = if index > 0 { "; " } else { "" };
            write!(f, "{separator}{fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for UrlError {}

/// The rules that the address breaks, and what the library says of it.
pub(super) fn faults(url: &str, pointer: &'static str) -> Vec<UrlFault> {
    use UrlFaultKind::{Malformed, NotEncrypted, ObscureHost, Punycode, SecretName, UserInfo};

    let found = findings(url);
    let secret = Parts::of(url.as_bytes()).and_then(|parts| parts.secret());
    let name = secret.map(String::from_utf8_lossy);
    [
        (found.malformed || !is_uri(url), Malformed),
        (found.not_encrypted, NotEncrypted),
        (found.user_info, UserInfo),
        (found.obscure_host, ObscureHost),
        (found.punycode, Punycode),
        (found.secret, SecretName),
    ]
    .into_iter()
    .filter(|(is_broken, _)| *is_broken)
    .map(|(_, kind)| {
        let fault = UrlFault::new(kind, pointer);
        match &name {
            Some(name) if fault.kind == SecretName => fault.named(name),
            _ => fault,
        }
    })
    .collect()
}

/// RFC 3986, by a library: the rules above know no more of it than a `const` can.
pub(super) fn is_uri(url: &str) -> bool {
    iri_string::validate::iri::<iri_string::spec::UriSpec>(url).is_ok()
}
