//! Forms for MCP elicitation.

mod field;
pub mod object;

pub use field::Number;
pub use object::{ObjectError, ObjectSchema};
