//! Values for object schemas: each kind of fault in its exact words, and values that were
//! made to cost.

// A test that stops at the first surprise says where; that is what panics are for.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]
#![allow(missing_docs)] // these modules are nobody's library

mod differential;
mod elsewhere;
mod hostile;
mod limits;
mod normalised;
mod parts;
mod pinned;
mod profiles;
mod random;
mod raw;
mod refused;
mod slips;
mod types;
mod unions;
