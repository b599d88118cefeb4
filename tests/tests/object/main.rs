//! The behaviour of `schema_core::object`: exact JSON, faults,
//! hostile depth, and generated schemas against the meta-schema.

// A test that stops at the first surprise says where; that is what panics are for.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod deep;
mod embed;
mod faults;
mod form;
mod generated;
mod headers;
mod json;
mod keywords;
mod meta;
