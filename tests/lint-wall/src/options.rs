//! `ElicitEnum`.

use schema_core::ElicitEnum;
use serde::Deserialize;

/// Plain options.
#[derive(ElicitEnum, Deserialize, Debug, Clone, Copy)]
#[serde(rename_all = "SCREAMING-KEBAB-CASE")]
#[non_exhaustive]
pub enum Plain {
    /// A doc comment that stays in the docs.
    FirstOne,
    /// Renamed.
    #[serde(rename = "2nd")]
    Second,
    /// No option.
    #[serde(skip)]
    Never,
}

/// Options with titles, some of them.
#[derive(ElicitEnum, Deserialize, Debug, Clone, Copy)]
#[non_exhaustive]
pub enum Titled {
    /// Small.
    #[elicit(title = "Small")]
    S,
    /// Medium.
    M = 7,
}

/// The older form of titles.
#[derive(ElicitEnum, Deserialize, Debug, Clone, Copy)]
#[elicit(enum_names)]
#[non_exhaustive]
pub enum Older {
    /// One.
    #[elicit(title = "The one")]
    One,
    /// Two.
    #[deprecated(note = "to see that the expansion may name it")]
    Two,
}
