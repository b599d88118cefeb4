//! Asking without an SDK.

// A test that stops at the first surprise says where; that is what panics are for.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

mod again;
mod client;
mod rounds;
mod sealed;
