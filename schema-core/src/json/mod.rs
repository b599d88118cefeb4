//! What every part that reads or judges JSON needs: places in it, the words of
//! JSON Schema, and an end to reports.

mod place;
mod report;
mod vocabulary;

#[cfg(feature = "tools")]
pub(crate) use place::push_steps;
pub(crate) use place::{Place, pointer};
pub(crate) use report::Report;
pub(crate) use vocabulary::is_constraint;
