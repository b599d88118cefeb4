//! Every feature of the derives, in a crate that denies every lint that a user
//! could deny: the expansion must give no reason for any.
//!
//! `cargo clippy` is the test, and `cargo build` one with fewer lints; that the
//! forms are right is tested elsewhere.

#![deny(
    warnings,
    missing_docs,
    missing_debug_implementations,
    unused,
    unused_qualifications,
    unused_results,
    unreachable_pub,
    unsafe_code,
    elided_lifetimes_in_paths,
    explicit_outlives_requirements,
    let_underscore_drop,
    macro_use_extern_crate,
    meta_variable_misuse,
    non_ascii_idents,
    redundant_lifetimes,
    single_use_lifetimes,
    trivial_casts,
    trivial_numeric_casts,
    unit_bindings,
    variant_size_differences
)]
#![deny(
    clippy::all,
    clippy::pedantic,
    clippy::nursery,
    clippy::absolute_paths,
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::default_numeric_fallback,
    clippy::exhaustive_enums,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::missing_docs_in_private_items,
    clippy::missing_trait_methods,
    clippy::panic,
    clippy::pattern_type_mismatch,
    clippy::shadow_reuse,
    clippy::shadow_same,
    clippy::std_instead_of_core,
    clippy::unreachable,
    clippy::unwrap_used
)]

pub mod forms;
pub mod options;
pub mod tools;
pub mod wrapped;
