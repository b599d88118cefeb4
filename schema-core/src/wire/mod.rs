//! Forms on the wire.

pub(crate) mod key;
mod keywords;
mod serialize;
pub(crate) mod text;
mod version;
mod write;

pub use version::{ParseVersionError, ProtocolVersion};
