//! `ElicitSchema`.

use core::fmt::Debug;
use std::borrow::Cow;
use std::collections::BTreeSet;

use schema_core::ElicitSchema;
use serde::Deserialize;

use crate::options::{Older, Plain, Titled};
use crate::wrapped::{Age, Letter, Mail, Sizes, Wrapped};

/// The longest name.
pub const LONGEST: usize = 80;
/// What there is to choose from.
pub const LETTERS: &[&str] = &["a", "b"];

/// Every kind and every key.
#[derive(ElicitSchema, Deserialize, Debug)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Everything {
    /// One line.
    ///
    /// And another.
    #[field(title = "Name", min_length = 1, max_length = LONGEST, default = "Ada")]
    pub name: String,
    /// A text with a format.
    #[field(format = "email", description = "Where to write to.")]
    pub mail: Option<String>,
    /// A whole number.
    #[field(min = -(1 << 4), max = 0x10, default = 3)]
    pub whole: i64,
    /// A number.
    #[field(min = 0.5, max = 9, default = 1.5)]
    pub number: f64,
    /// A yes or no.
    #[field(default = true)]
    pub yes: bool,
    /// A select.
    #[field(default = "2nd")]
    pub plain: Plain,
    /// A select with titles.
    #[field(default = Titled::M)]
    pub titled: Titled,
    /// The older form of it.
    pub older: Option<Older>,
    /// A multi-select.
    #[field(min_items = 1, max_items = 2, default = [Titled::S, Titled::M])]
    pub many: Vec<Titled>,
    /// A select of strings.
    #[field(options = ["x", "y"], enum_names = ["X", "Y"], default = "x")]
    pub letter: String,
    /// A multi-select of strings.
    #[field(options = LETTERS, option_titles = ["A", "B"], default = ["a"])]
    pub letters: BTreeSet<String>,
    /// No secret.
    #[field(not_secret)]
    pub password: String,
    /// What serde does is vouched for.
    #[field(trust_serde)]
    #[serde(deserialize_with = "lenient")]
    pub lenient: Option<u8>,
    /// Newtypes.
    #[field(max = 99)]
    pub age: Age,
    /// Another.
    pub address: Mail,
    /// Another.
    pub chosen: Letter,
    /// Another.
    #[field(max_items = 2)]
    pub sizes: Sizes,
    /// Another.
    pub wrapped: Wrapped<u8>,
    /// Not in the form.
    #[serde(skip)]
    pub skipped: Vec<Vec<u8>>,
    #[doc = include_str!("documented.txt")]
    pub documented: Option<bool>,
    /// A character.
    pub r#type: Option<char>,
    /// To be removed.
    #[deprecated(note = "to see that the expansion may name it")]
    pub old: Option<String>,
}

/// Reads what `deserialize_with` asks for.
///
/// # Errors
///
/// Whatever the deserializer reports.
fn lenient<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<u8>, D::Error> {
    Option::deserialize(deserializer)
}

/// A form in a form.
#[derive(ElicitSchema, Debug)]
#[elicit(trust_serde)]
pub struct Flattened {
    /// The form.
    #[serde(flatten)]
    pub part: Part,
    /// And a field.
    pub more: bool,
}

/// The form that is flattened.
#[derive(ElicitSchema, Deserialize, Debug)]
#[serde(default)]
#[derive(Default)]
pub struct Part {
    /// A field.
    #[field(min_length = 1)]
    pub part: String,
}

/// Parameters of every sort.
#[derive(ElicitSchema, Debug)]
#[elicit(crate = ::schema_core)]
pub struct Generic<'a, T, const N: usize = 3>
where
    T: Clone + Debug,
{
    /// Borrowed.
    #[field(max_length = N)]
    pub text: &'a str,
    /// Borrowed, or not.
    pub cow: Option<Cow<'a, str>>,
    /// Of the parameter.
    #[field(title = "T")]
    pub value: T,
    /// Of no parameter.
    #[field(min = 1)]
    pub plain: u8,
    /// Only here.
    #[cfg(not(miri))]
    pub here: bool,
}

/// A parameter that is flattened.
#[derive(ElicitSchema, Debug)]
pub struct Page<F> {
    /// The page.
    #[field(min = 1, default = 1)]
    pub page: u32,
    /// The form.
    #[serde(flatten)]
    pub form: F,
}
