//! From tokens to what the user wrote: our attributes, serde's, doc comments.
//!
//! In: the attributes of an item. Out: keys with values of the right kind;
//! every mistake is reported, and parsing goes on behind it.

pub(crate) mod docs;
pub(crate) mod expression;
mod key;
mod near;
mod read;
mod said;
pub(crate) mod serde;
pub(crate) mod shape;
mod table;
pub(crate) mod tool;
mod value;
mod words;

use syn::Attribute;

use crate::errors::Errors;
pub(crate) use key::{Keys, Place};
use read::is_stray;
pub(crate) use read::read;
pub(crate) use said::Said;

/// The attributes that a field's keys may stand in: `#[field(…)]` is another
/// derive's when the item says `#[elicit(attribute = elicit)]`.
pub(crate) fn names(attributes: &[Attribute], place: Place) -> &'static [&'static str] {
    let elicit: &[&str] = &["elicit"];
    // Read for this one key: the mistakes are reported where all keys are read.
    let keys: Keys = read(attributes, elicit, place, &mut Errors::default());
    if keys.attribute.is_some() { elicit } else { &["field", "elicit"] }
}

/// Whether this is a `#[field(…)]` that was written for this crate, where it has no
/// place: one that starts with other words than ours is another derive's.
pub(crate) fn is_stray_field(attribute: &Attribute) -> bool {
    is_stray(attribute, "field", words::is_ours)
}
