//! A framework that offers forms: its users depend on it alone.

pub use schema_core;

/// The same crate under another name.
pub mod kit {
    pub use schema_core as forms;
}
