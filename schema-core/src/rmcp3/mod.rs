//! Forms and addresses in a server of [`rmcp`] 3, the official Rust SDK (feature `rmcp3`).
//!
//! `rmcp` needs Rust 1.88, and so does this feature; without it the crate stays
//! at its own, lower, `rust-version`.
//!
//! A method with the macro `#[tool]` of `rmcp`, which is its feature `macros`, takes an
//! [`Asking`], and asks in every revision by the same call. With the feature `tools` too,
//! `Input` and `Output` are the checked arguments and result of a tool:
//!
//! ```ignore
//! use rmcp::model::{CallToolResponse, CallToolResult, ContentBlock};
//! use rmcp::{ServiceExt, tool, tool_router, transport::stdio};
//! use schema_core::rmcp3::{Asking, Input, Output, ToolError};
//! use schema_core::{Answer, ElicitSchema, ToolSchema, url::ElicitUrl};
//! use serde::{Deserialize, Serialize};
//!
//! #[derive(ElicitSchema, Deserialize)]
//! struct Signup {
//!     #[field(title = "E-mail", format = "email")]
//!     email: String,
//! }
//!
//! /// What the model orders
//! #[derive(ToolSchema, Deserialize)]
//! struct Order {
//!     #[field(min_items = 1, items(min = 1))]
//!     quantities: Vec<u32>,
//!     /// What the person said, where the client shows no forms
//!     agreed: Option<bool>,
//! }
//!
//! #[derive(ElicitSchema, Deserialize)]
//! struct Consent {
//!     #[field(title = "Yes, order it")]
//!     sure: bool,
//! }
//!
//! #[derive(ToolSchema, Serialize)]
//! struct Bill {
//!     pieces: u64,
//! }
//!
//! // Judged by the compiler: `http`, a user's name or `?token=…` would be an error.
//! static CONNECT: ElicitUrl<'_> = ElicitUrl::from_static("https://mcp.example.com/connect");
//!
//! struct Server;
//!
//! #[tool_router(server_handler)]
//! impl Server {
//!     /// Signs a person up for the newsletter: a form
//!     #[tool]
//!     async fn sign_up(&self, ask: Asking) -> Result<CallToolResponse, ToolError> {
//!         ask.run(async {
//!             let Answer::Accept(form) = ask.ask::<Signup>("Where should it go?").await? else {
//!                 return Ok(text("Maybe next time"));
//!             };
//!             Ok(text(&format!("Welcome, {}", form.email)))
//!         })
//!         .await
//!     }
//!
//!     /// Connects an account, whose secret the person types into a page of ours: an address
//!     #[tool]
//!     async fn connect(&self, ask: Asking) -> Result<CallToolResponse, ToolError> {
//!         ask.run(async {
//!             let opened = ask.url(&CONNECT, "Connect your account").await?.is_accept();
//!             Ok(text(if opened { "The page is open" } else { "Not connected" }))
//!         })
//!         .await
//!     }
//!
//!     /// Counts what would be ordered: checked arguments, and a checked result
//!     #[tool(input_schema = Input::<Order>::schema(), output_schema = Output::<Bill>::schema())]
//!     async fn count(&self, input: Input<Order>) -> Result<Output<Bill>, ToolError> {
//!         let pieces = input.read()?.quantities.into_iter().map(u64::from).sum();
//!         Ok(Output(Bill { pieces }))
//!     }
//!
//!     /// Orders, once the person agreed: all of it, and a path for clients without forms
//!     #[tool(input_schema = Input::<Order>::schema(), output_schema = Output::<Bill>::schema())]
//!     async fn order(&self, ask: Asking, input: Input<Order>) -> Result<CallToolResponse, ToolError> {
//!         let order = input.read()?;
//!         let pieces: u64 = order.quantities.into_iter().map(u64::from).sum();
//!         let shows_forms = ask.client().is_ok_and(|client| client.shows_forms());
//!         ask.run(async {
//!             let agreed = if shows_forms {
//!                 let consent = ask.ask::<Consent>(format!("Order {pieces} pieces?")).await?;
//!                 consent.accepted().is_some_and(|given| given.sure)
//!             } else {
//!                 let missing = || ToolError::text("Ask the person, and call again with `agreed`");
//!                 order.agreed.ok_or_else(missing)?
//!             };
//!             if !agreed {
//!                 return Err(ToolError::text("Nothing was ordered: the person did not agree"));
//!             }
//!             // Whatever must not be done twice stands here, behind the last question.
//!             Output(Bill { pieces }).into_result()
//!         })
//!         .await
//!     }
//! }
//!
//! fn text(text: &str) -> CallToolResult {
//!     CallToolResult::success(vec![ContentBlock::text(text)])
//! }
//!
//! #[tokio::main]
//! async fn main() -> Result<(), Box<dyn std::error::Error>> {
//!     Server.serve(stdio()).await?.waiting().await?;
//!     Ok(())
//! }
//! ```
//!
//! Its `Cargo.toml`:
//!
//! ```toml
//! [dependencies]
//! schema-core = { version = "0.1", features = ["rmcp3", "tools"] }
//! rmcp = { version = "3.11", features = ["transport-io"] }
//! serde = { version = "1", features = ["derive"] }
//! tokio = { version = "1", features = ["macros", "rt-multi-thread"] }
//! ```
//!
//! # What is asked
//!
//! The form goes out as the client's revision says it, after its capability was looked
//! at, and the answer is checked against the form that it was made of. An answer that
//! does not fit is asked again, with what was wrong, and with the good values filled
//! in; after the third the model is told. [`Asking::url`] shows an address, for
//! what must not go into a form: accepted means that the person opens it, not that it is
//! done, and the module [`url`](crate::url) says what the page has to hold.
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
//! `Input` tells the model all that is wrong with its arguments; a result that breaks its
//! own schema never leaves the server. A tool that asks as well returns
//! `Output(…).into_result()` from the body of [`Asking::run`], as `order` does.
//!
//! # Who can be asked
//!
//! A client that declared no forms, or only addresses, is an [`AskError::Capability`]
//! before anything is sent, one whose revision has none an [`AskError::Revision`], and a
//! form that its revision can't say an [`AskError::Form`]. [`ToolError`] makes words to the
//! model of them. To ask something else instead, look at [`Asking::client`] first.

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
