//! The derive macros of `schema-core`.
