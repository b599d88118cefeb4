//! What every part that reads or judges JSON needs: places in it, the words of
//! JSON Schema, what a type refused, and an end to reports.

mod place;
mod refused;
mod report;
mod vocabulary;

#[cfg(feature = "tools")]
pub(crate) use place::push_steps;
pub(crate) use place::{ANY, Place, pointer};
pub(crate) use refused::Refused;
pub(crate) use report::Report;
pub(crate) use vocabulary::is_constraint;
