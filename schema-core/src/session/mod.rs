//! Asking, without an SDK (feature `session`): for a server that writes its own lines,
//! or that stands on an SDK which knows nothing of this crate.
//!
//! A server asks in one of two ways, and the revision of the protocol decides which:
//!
//! * Until 2025-11-25 it sends `elicitation/create` in the middle of a call, and waits:
//!   [`Exchange`].
//! * From 2026-07-28 on it returns what it asks, and the client makes the call again
//!   with the answers: [`Round`].
//!
//! [`Client`] knows which, and whether the client can be asked at all. In both ways a
//! [`Question`] is asked again while the answer is none, with all that was wrong in
//! the message and the good values in the form; and at most so many times.
//!
//! ```
//! use schema_core::session::{Client, Exchange, Question, Round, SessionError};
//! use schema_core::{Answer, ElicitSchema};
//! use serde::Deserialize;
//! use serde_json::Value;
//!
//! #[derive(ElicitSchema, Deserialize)]
//! struct Signup {
//!     #[field(title = "E-mail", format = "email")]
//!     email: String,
//! }
//!
//! /// The text of the response to a `tools/call`. `ask` sends the line that
//! /// `exchange.request(&id)` writes, under an id that was none before, and waits for the
//! /// result that comes back under it.
//! fn sign_up(
//!     client: &Client,
//!     params: &Value,
//!     mut ask: impl FnMut(&Exchange<'_>) -> Value,
//! ) -> Result<String, SessionError> {
//!     let question = Question::new(Signup::schema(), "Where should it go?");
//!     let answer = if client.has_rounds() {
//!         let mut round = Round::new(client, "sign_up", params);
//!         match round.ask_question(&question)? {
//!             Some(answer) => answer,
//!             // Not by `json!`, which may sort the fields.
//!             None => return Ok(serde_json::to_string(&round).unwrap_or_default()),
//!         }
//!     } else {
//!         let mut exchange = Exchange::new(client, question)?;
//!         loop {
//!             let result = ask(&exchange);
//!             if let Some(answer) = exchange.read::<Signup>(&result)? {
//!                 break answer;
//!             }
//!         }
//!     };
//!     Ok(match answer {
//!         Answer::Accept(signup) => format!("Welcome, {}", signup.email),
//!         Answer::Decline | Answer::Cancel => "Maybe next time".to_owned(),
//!     })
//! }
//! ```
//!
//! # The order of the fields
//!
//! `serde_json`'s maps sort their keys, unless its `preserve_order` is on, and then a
//! form goes out with its fields in another order than they were declared in. So
//! never put a request into a `json!`: write it by [`Exchange::request`] and
//! [`request`], `serde_json::to_string(&round)`, or in a struct of your own that
//! derives `Serialize`.

mod client;
mod digest;
mod error;
mod exchange;
#[cfg(feature = "seal")]
mod hmac;
mod question;
mod result;
mod round;
mod state;
mod wire;

#[cfg(feature = "rmcp3")]
pub(crate) use digest::digest;

pub use client::{Client, MissingCapability, Mode};
pub use error::SessionError;
pub use exchange::Exchange;
#[cfg(feature = "seal")]
#[cfg_attr(docsrs, doc(cfg(feature = "seal")))]
pub use hmac::{HmacSeal, KeyTooShort};
pub use question::Question;
pub use round::Round;
pub use state::Seal;
pub use wire::{completion, request, withdrawal};
