//! What is measured against the peers; the binaries and the bench measure it.

#![allow(clippy::expect_used, clippy::missing_panics_doc)] // a bench that cannot run should stop
#![allow(clippy::format_push_string, clippy::format_collect)] // texts of which one is made

pub mod by_hand;
pub mod compile;
pub mod forms;
pub mod growth;
pub mod report;
pub mod rows;
pub mod tools;
