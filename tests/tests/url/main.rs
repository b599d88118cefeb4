//! Requests in URL mode.

// A test that stops at the first surprise says where; that is what panics are for.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

mod browser;
mod meta;
mod read;
mod rules;
mod wire;
