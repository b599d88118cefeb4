//! Forms for MCP elicitation.

mod field;

pub use field::Number;
