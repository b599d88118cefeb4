//! Forms on the wire.

mod serialize;
mod version;

pub use version::{ParseVersionError, ProtocolVersion};
