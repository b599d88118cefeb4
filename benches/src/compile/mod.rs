//! Compile time: crates that are written for it, and a clock.

pub mod plot;
pub mod project;
pub mod source;
