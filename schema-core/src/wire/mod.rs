//! Forms on the wire.

mod serialize;
#[cfg(feature = "tools")]
pub(crate) mod text;
mod version;

pub use version::{ParseVersionError, ProtocolVersion};
