//! What every part that reads or judges JSON needs: places in it, the words of
//! JSON Schema, what a type refused, and an end to reports.

mod place;
mod refused;
mod report;
#[cfg(feature = "tools")]
mod same;
mod vocabulary;

#[cfg(feature = "tools")]
pub(crate) use place::push_steps;
pub(crate) use place::{ANY, Place, pointer};
pub(crate) use refused::Refused;
pub(crate) use report::Report;
#[cfg(feature = "tools")]
pub(crate) use same::{canonical, distinct, first_repeated, is_same};
pub(crate) use vocabulary::is_constraint;
#[cfg(feature = "tools")]
pub(crate) use vocabulary::{DIALECT, Takes, is_about, is_beyond, is_of_one_type, is_said, takes};
