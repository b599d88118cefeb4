//! Forms and addresses in a server of [`rmcp`] 3, the official Rust SDK (feature `rmcp3`).
//!
//! `rmcp` needs Rust 1.88, and so does this feature; without it the crate stays
//! at its own, lower, `rust-version`.
//!
//! A method with the macro `#[tool]` of `rmcp`, which is its feature `macros`, takes an
//! [`Asking`], and asks in every revision by the same call:
//!
//! ```ignore
//! use rmcp::model::{CallToolResponse, CallToolResult, ContentBlock};
//! use rmcp::{tool, tool_router};
//! use schema_core::rmcp3::{Asking, ToolError};
//! use schema_core::{Answer, ElicitSchema};
//! use serde::Deserialize;
//!
//! #[derive(ElicitSchema, Deserialize)]
//! struct Signup {
//!     #[field(title = "E-mail", format = "email")]
//!     email: String,
//! }
//!
//! struct Server;
//!
//! #[tool_router(server_handler)]
//! impl Server {
//!     /// Signs a person up for the newsletter
//!     #[tool]
//!     async fn sign_up(&self, ask: Asking) -> Result<CallToolResponse, ToolError> {
//!         ask.run(async {
//!             let Answer::Accept(signup) = ask.ask::<Signup>("Where should it go?").await? else {
//!                 return Ok(CallToolResult::success(vec![ContentBlock::text("Maybe next time")]));
//!             };
//!             let text = format!("Welcome, {}", signup.email);
//!             Ok(CallToolResult::success(vec![ContentBlock::text(text)]))
//!         })
//!         .await
//!     }
//! }
//! ```
//!
//! The form goes out as the client's revision says it, after its capability was looked
//! at, and the answer is checked against the form that it was made of. An answer that
//! does not fit is asked again, with what was wrong, and with the good values filled
//! in; after the third the model is told. [`Asking::url`] shows an address, for
//! what must not go into a form.
//!
//! Behind it are the two ways that the protocol has:
//!
//! * Until 2025-11-25 the server sends `elicitation/create` in the middle of a call,
//!   and waits.
//! * From 2026-07-28 on it can't. It *returns* the question, as an
//!   `InputRequiredResult`, and the client makes the call again, with the answer. So
//!   the body of [`Asking::run`] [runs again](Asking#what-runs-again), from its start.
//!
//! A [`ServerHandler`](rmcp::ServerHandler) written by hand makes an [`Asking`] of the
//! request and its context: see [its example](Asking). The two ways on their own are
//! [`Ask`], on the [`Peer`](rmcp::Peer) of a client, and [`InputRound`]; without `rmcp`
//! they are in [`session`](crate::session).
//!
//! With the feature `tools` too, `Input` and `Output` are the checked arguments and result
//! of a tool.
//!
//! # Who can be asked
//!
//! A client that declared no forms, or only addresses, is an [`AskError::Capability`]
//! before anything is sent; a form that its revision can't say is an
//! [`AskError::Form`]. [`ToolError`] makes words to the model of them. To ask something
//! else instead, look at [`Asking::client`] first.

mod ask;
mod asking;
#[cfg(feature = "tools")]
mod checked;
mod client;
mod complete;
mod convert;
mod delivery;
mod error;
mod question;
mod retry;
mod round;
mod sealing;
mod tool_error;

pub use ask::Ask;
pub use asking::Asking;
#[cfg(feature = "tools")]
#[cfg_attr(docsrs, doc(cfg(feature = "tools")))]
pub use checked::{Input, Output};
pub use client::shows_forms;
pub use complete::complete_elicitation;
pub use convert::NotInRmcp;
pub use error::AskError;
pub use question::{AskForm, AskUrl};
pub use retry::Retry;
pub use round::InputRound;
pub use sealing::Sealing;
pub use tool_error::ToolError;
