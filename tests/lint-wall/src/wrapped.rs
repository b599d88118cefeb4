//! `ElicitField`.

use schema_core::ElicitField;
use serde::Deserialize;

use crate::options::Titled;

/// A number.
#[derive(ElicitField, Deserialize, Debug)]
#[field(min = 18, max = 120, title = "Age")]
pub struct Age(pub u8);

/// A text, in a struct with a name for it.
#[derive(ElicitField, Deserialize, Debug)]
#[serde(transparent)]
#[elicit(attribute = elicit, format = "email", max_length = 254)]
pub struct Mail {
    /// The address.
    pub address: String,
}

/// A select.
#[derive(ElicitField, Deserialize, Debug)]
#[field(options = ["a", "b"], option_titles = ["A", "B"])]
pub struct Letter(pub String);

/// A list.
#[derive(ElicitField, Deserialize, Debug)]
#[field(min_items = 1)]
pub struct Sizes(pub Vec<Titled>);

/// A parameter.
#[derive(ElicitField, Deserialize, Debug)]
pub struct Wrapped<T>(pub T)
where
    T: Clone;
