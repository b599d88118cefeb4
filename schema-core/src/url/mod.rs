//! URL mode: where a secret goes (feature `url-mode`).
//!
//! A form must not ask for a password, an API key or a payment: what is typed there
//! passes the client, and often the model. For those the protocol has a second mode
//! of elicitation, from 2025-11-25 on. The server sends an address, the client shows
//! it, and the person opens it in a browser. What is typed there goes to the server's
//! own page, and the client learns nothing but whether the person agreed to open it.
//!
//! ```
//! use schema_core::{Answer, ElicitRequestUrlParams, ProtocolVersion, url::ElicitUrl};
//! use serde_json::json;
//!
//! // Judged by the compiler.
//! static CONNECT: ElicitUrl<'_> = ElicitUrl::from_static("https://mcp.example.com/connect");
//!
//! let page = CONNECT.with_segment("7f3a")?;
//! let request = page.request("Connect your account").with_elicitation_id("7f3a");
//! let params = serde_json::to_string(&request.for_version(ProtocolVersion::V2025_11_25)?)?;
//!
//! // Accepted: the person opens the page. It is not done yet.
//! let result = json!({"action": "accept"});
//! assert_eq!(ElicitRequestUrlParams::answer(result)?, Answer::Accept(()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | revision | what it has |
//! |---|---|
//! | 2025-06-18 | nothing: [`for_version`](ElicitRequestUrlParams::for_version) is an error |
//! | 2025-11-25 | the request with an `elicitationId`; the error [`UrlElicitationRequired`] in the place of a request; the notification [`ElicitationComplete`] |
//! | 2026-07-28 | the request without an id, inside an `InputRequiredResult` |
//!
//! A client declares it by the capability `elicitation: {"url": {}}`; `{}` means forms
//! only.
//!
//! # A client
//!
//! It reads a request leniently if it is a form, and else as an address, which it shows
//! with its host and all that there is to warn of. ([`ElicitRequestParams`] reads either
//! mode strictly.)
//!
//! ```
//! use schema_core::{Answer, ElicitRequestFormParams, ElicitRequestUrlParams, FaultKind};
//!
//! /// The `ElicitResult` for the parameters of an `elicitation/create`. `agrees` shows
//! /// lines to the person, and returns whether they said yes.
//! fn elicit(
//!     params: &str,
//!     mut agrees: impl FnMut(&[String]) -> bool,
//! ) -> Result<String, Box<dyn std::error::Error>> {
//!     match ElicitRequestFormParams::from_str_lenient(params) {
//!         Ok(read) => Err(format!("{}: see the front page", read.request().message()).into()),
//!         Err(error) if error.faults().iter().any(|f| f.kind() == &FaultKind::WrongMode) => {
//!             let request = ElicitRequestUrlParams::from_str(params)?;
//!             let mut lines = vec![request.message().to_owned(), request.url().to_owned()];
//!             lines.push(format!("It leads to {}", request.host()));
//!             lines.extend(request.warnings().iter().map(|fault| format!("Mind: {fault}")));
//!             let answer = if agrees(&lines) { Answer::Accept(()) } else { Answer::Decline };
//!             // Accepted: now open it, in the browser of the system.
//!             Ok(serde_json::to_string(&answer)?)
//!         }
//!         Err(error) => Err(error.into()),
//!     }
//! }
//!
//! let params = r#"{"mode":"url","message":"Sign in","url":"https://bank.example@evil.example/"}"#;
//! let result = elicit(params, |lines| {
//!     assert_eq!(lines[2], "It leads to evil.example");
//!     assert!(lines[3].starts_with("Mind: a name before the host"));
//!     false
//! })?;
//! assert_eq!(result, r#"{"action":"decline"}"#);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What the specification demands, and who holds it
//!
//! | a server MUST, or MUST NOT | held by |
//! |---|---|
//! | not ask for a secret by a form | the compiler: a text field that is named like one does not compile |
//! | not send a mode that the client did not declare | run time: `session` and `rmcp3` look at the capability |
//! | not put credentials or personal data into the address | the compiler and [`ElicitUrl::new`], as far as names tell: no user info, no key named like a secret. The rest: **you** |
//! | not send an address that is signed in already | likewise; whether a path or an id opens something: **you** |
//! | not send an address over a wire in the clear (SHOULD) | the compiler and [`ElicitUrl::new`]: `https`, or `http` at a loopback address |
//! | not put an address to click into a form (SHOULD) | **you** |
//! | bind what the page stored to the user, not to the session's id alone | **you**: to `sub`, where there is authorisation |
//! | make sure that who opens the page is who was asked | **you**: see below |
//! | not take a changed address for another user's | **you**: look ids up per user |
//! | not pass the secret on to the client, nor another service's token | **you** |
//! | not use it to authorise the MCP client itself | **you**: that is the protocol's OAuth |
//!
//! | a client MUST, or MUST NOT | held by |
//! |---|---|
//! | show the whole address, and the host (SHOULD: apart) | **you**, with [`url`](ElicitRequestUrlParams::url) and [`host`](ElicitRequestUrlParams::host) |
//! | warn of Punycode (SHOULD) | [`is_punycode`](ElicitRequestUrlParams::is_punycode), [`warnings`](ElicitRequestUrlParams::warnings) |
//! | not fetch it, nor open it before the person agreed | **you** |
//! | open it where neither client nor model sees what is typed | **you**: the browser of the system |
//! | ignore the completion of an unknown id | **you** |
//!
//! # Who opened it?
//!
//! Somebody may send their own address to somebody else, who then connects an account
//! to the wrong user. So the address sent is one of your own pages, never the consent
//! page of a third party, and the page compares the user of its session with the one
//! who was asked, before it shows anything:
//!
//! ```
//! use std::collections::HashMap;
//!
//! /// Who was asked, by the id in the address.
//! struct Pending(HashMap<String, String>);
//!
//! enum Page {
//!     /// Ask for the secret, or send on to the third party.
//!     Show,
//!     /// Sign in on this site first, then come back.
//!     SignIn,
//!     /// Somebody else was asked, or nobody. Say no more than that.
//!     Refuse,
//! }
//!
//! impl Pending {
//!     /// `signed_in` is the `sub` that the page's own cookie stands for.
//!     fn open(&self, id: &str, signed_in: Option<&str>) -> Page {
//!         match (self.0.get(id), signed_in) {
//!             (_, None) => Page::SignIn,
//!             (Some(asked), Some(user)) if asked == user => Page::Show,
//!             _ => Page::Refuse,
//!         }
//!     }
//! }
//!
//! let pending = Pending(HashMap::from([("7f3a".into(), "kim".into())]));
//! assert!(matches!(pending.open("7f3a", Some("kim")), Page::Show));
//! assert!(matches!(pending.open("7f3a", Some("eve")), Page::Refuse));
//! assert!(matches!(pending.open("7f3b", Some("kim")), Page::Refuse));
//! assert!(matches!(pending.open("7f3a", None), Page::SignIn));
//! ```

mod address;
mod error;
mod modes;
mod read;
mod request;
mod required;
mod rules;

pub use address::ElicitUrl;
pub use error::{UrlError, UrlFault, UrlFaultKind};
pub use modes::{ElicitRequestParams, RequestError};
pub use request::ElicitRequestUrlParams;
pub use required::{ElicitationComplete, UrlElicitationRequired};
