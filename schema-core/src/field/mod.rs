//! One field of a form.

mod number;

pub use number::Number;
