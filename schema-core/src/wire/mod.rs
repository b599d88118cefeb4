//! Forms on the wire.

mod serialize;
