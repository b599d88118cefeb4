//! Any tokens in the attributes of the derives: code or errors, never a panic,
//! and the code is Rust.

#![no_main]
#![allow(dead_code)]

#[path = "../../schema-derive/src/attr/mod.rs"]
mod attr;
#[path = "../../schema-derive/src/core_path.rs"]
mod core_path;
#[path = "../../schema-derive/src/derive.rs"]
mod derive;
#[path = "../../schema-derive/src/errors.rs"]
mod errors;
#[path = "../../schema-derive/src/expand/mod.rs"]
mod expand;
#[path = "../../schema-derive/src/extent.rs"]
mod extent;
#[path = "../../schema-derive/src/model/mod.rs"]
mod model;
#[path = "../../schema-derive/src/types.rs"]
mod types;

use libfuzzer_sys::fuzz_target;
use syn::DeriveInput;

fuzz_target!(|tokens: &str| {
    let items = [
        format!("#[elicit({tokens})] struct Form {{ #[field({tokens})] a: u8, b: Vec<String> }}"),
        format!("struct Form<T> {{ #[serde({tokens})] a: T, #[elicit({tokens})] b: Option<T> }}"),
        format!("#[serde({tokens})] enum Options {{ #[elicit({tokens})] A, #[serde({tokens})] B }}"),
        format!("#[field({tokens})] struct Newtype(#[field({tokens})] u8);"),
        format!("#[schema({tokens})] struct Tool {{ #[field({tokens})] a: u8, b: Option<Box<Tool>> }}"),
        format!("#[serde({tokens})] enum Union {{ A {{ #[field({tokens})] a: u8 }}, #[serde({tokens})] B(u8) }}"),
        tokens.to_owned(),
    ];
    for item in items {
        let Ok(item) = syn::parse_str::<DeriveInput>(&item) else { continue };
        let derives = [derive::form, derive::options, derive::newtype, derive::tool];
        for code in derives.map(|derive| derive(&item)) {
            // Expressions of the user's may be no Rust; without them the code is.
            if !tokens.contains('=') {
                syn::parse2::<syn::File>(code).expect("the code parses");
            }
        }
    }
});
