//! The example server and clients of the SDK, over a stream in memory: each
//! revision, every end that a form can have.

// A test that stops at the first surprise says where; that is what panics are for.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod account;
mod again;
mod asking;
mod bytes;
mod client;
mod convert;
mod errors;
mod handshake;
mod macros;
#[cfg(target_os = "linux")]
mod many;
mod rounds;
mod sealing;
mod several;
mod terminal;
mod tools;
