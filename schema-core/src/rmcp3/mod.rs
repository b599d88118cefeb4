//! Forms in a server of [`rmcp`] 3, the official Rust SDK (feature `rmcp3`).
//!
//! `rmcp` needs Rust 1.88, and so does this feature; without it the crate stays
//! at its own, lower, `rust-version`.
//!
//! A server asks in one of two ways, and the revision of the protocol decides
//! which:
//!
//! * Until 2025-11-25 it sends `elicitation/create` in the middle of a tool call
//!   and waits: [`Ask`], on the [`Peer`](rmcp::Peer) of the client.
//! * From 2026-07-28 on it can't. It *returns* the form, as an
//!   `InputRequiredResult`, and the client calls the tool again, with the answer:
//!   [`InputRound`].
//!
//! Both send the form as the negotiated revision can say it, and both check the
//! answer against the form that they started from. In a method with the macro
//! `#[tool]` of `rmcp`, which is its feature `macros`, that is:
//!
//! ```ignore
//! use rmcp::handler::server::tool::{InputResponses, RequestState};
//! use rmcp::model::{CallToolResponse, CallToolResult, ContentBlock};
//! use rmcp::service::{RequestContext, RoleServer};
//! use rmcp::{ErrorData, tool, tool_router};
//! use schema_core::rmcp3::{Ask, InputRound};
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
//!     async fn sign_up(
//!         &self,
//!         responses: InputResponses,
//!         state: RequestState,
//!         context: RequestContext<RoleServer>,
//!     ) -> Result<CallToolResponse, ErrorData> {
//!         let question = "Where should it go?";
//!         let answer = if InputRound::is_for(&context) {
//!             let mut round = InputRound::new(&(responses, state), &context)?;
//!             match round.ask::<Signup>("signup", question)? {
//!                 Some(answer) => answer,
//!                 None => return Ok(round.into_result().into()),
//!             }
//!         } else {
//!             context.peer.ask_until_valid::<Signup>(question, 3).await?
//!         };
//!         let text = match answer {
//!             Answer::Accept(signup) => format!("Welcome, {}", signup.email),
//!             Answer::Decline | Answer::Cancel => "Maybe next time".to_owned(),
//!         };
//!         Ok(CallToolResult::success(vec![ContentBlock::text(text)]).into())
//!     }
//! }
//! ```
//!
//! A [`ServerHandler`](rmcp::ServerHandler) written by hand has the request itself:
//!
//! ```no_run
//! use rmcp::ErrorData;
//! use rmcp::model::{CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock};
//! use rmcp::service::{RequestContext, RoleServer};
//! use schema_core::rmcp3::{Ask, InputRound};
//! use schema_core::{Answer, ElicitSchema};
//! use serde::Deserialize;
//!
//! #[derive(ElicitSchema, Deserialize)]
//! struct Signup {
//!     #[field(title = "E-mail", format = "email")]
//!     email: String,
//! }
//!
//! async fn sign_up(
//!     request: CallToolRequestParams,
//!     context: RequestContext<RoleServer>,
//! ) -> Result<CallToolResponse, ErrorData> {
//!     let answer = if InputRound::is_for(&context) {
//!         let mut round = InputRound::new(&request, &context)?;
//!         match round.ask::<Signup>("signup", "Where should it go?")? {
//!             Some(answer) => answer,
//!             None => return Ok(round.into_result().into()),
//!         }
//!     } else {
//!         context.peer.ask_until_valid::<Signup>("Where should it go?", 3).await?
//!     };
//!     let text = match answer {
//!         Answer::Accept(signup) => format!("Welcome, {}", signup.email),
//!         Answer::Decline | Answer::Cancel => "Maybe next time".to_owned(),
//!     };
//!     Ok(CallToolResult::success(vec![ContentBlock::text(text)]).into())
//! }
//! ```
//!
//! The third bad answer is an [`AskError::Answer`], which `?` turns into an error of
//! the protocol; matched, it can be told to the model as the result of the tool. A
//! round has no limit of its own: see [how often](InputRound#how-often).

mod ask;
mod client;
mod convert;
mod error;
mod retry;
mod round;
mod state;

pub use ask::Ask;
pub use client::shows_forms;
pub use convert::NotInRmcp;
pub use error::AskError;
pub use retry::Retry;
pub use round::InputRound;
