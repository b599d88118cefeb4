//! Profiles: the dialects of JSON Schema that providers take in their strict modes.
//!
//! What is declared is more than any of them takes. [`ObjectSchema::for_profile`] says it
//! the way one of them takes it, or names every place where that can't be; the attribute
//! `#[schema(profiles("openai"))]` makes each such place a compile error.
//!
//! | profile | facts as of | what it writes |
//! |---|---|---|
//! | [`Mcp`](Profile::Mcp) | 2026-11-30 | the declaration |
//! | [`OpenAi`](Profile::OpenAi) | 2026-09-19 | strict function calling and structured output |
//! | [`Anthropic`](Profile::Anthropic) | 2026-11-30 | strict tools and structured output |
//! | [`Gemini`](Profile::Gemini) | 2026-02-26 | `responseJsonSchema`, `parametersJsonSchema` |
//! | [`Portable`](Profile::Portable) | 2026-11-30 | what all three take |
//!
//! A limit that a dialect can't say becomes the last line of the description, and
//! `read` holds it:
//!
//! ```
//! use schema_core::object::{ObjectSchema, Profile, Type};
//!
//! let schema = ObjectSchema::builder()
//!     .required("tags", Type::array(Type::string()).max_items(5))
//!     .build()?;
//!
//! assert_eq!(
//!     schema.for_profile(Profile::Anthropic)?.to_string(),
//!     concat!(
//!         r#"{"type":"object","properties":{"tags":{"type":"array","description":"At most 5 items.","#,
//!         r#""items":{"type":"string"}}},"required":["tags"],"additionalProperties":false}"#,
//!     ),
//! );
//! # Ok::<(), schema_core::ObjectError>(())
//! ```
//!
//! # A type that is proven
//!
//! With `profiles` the compiler holds a type to the dialects, and names the field that one of
//! them refuses. [`schema_for`](crate::ToolSchema::schema_for) of such a type has no error left
//! to return:
//!
#![cfg_attr(feature = "derive", doc = "```")]
#![cfg_attr(not(feature = "derive"), doc = "```ignore")]
//! use schema_core::ToolSchema;
//! use schema_core::object::profile::{self, Profile};
//! use serde::Deserialize;
//!
//! #[derive(Debug, PartialEq, ToolSchema, Deserialize)]
//! #[schema(profiles("openai", "anthropic"))]
//! struct Trip {
//!     #[field(min_items = 1)]
//!     stops: Vec<Stop>,
//!     note: Option<String>,
//! }
//!
//! #[derive(Debug, PartialEq, ToolSchema, Deserialize)]
//! struct Stop {
//!     #[field(min_length = 2)]
//!     city: String,
//! }
//!
//! // OpenAI wants every property required, and null for what is absent.
//! let openai = Trip::json_for::<profile::OpenAi>();
//! assert!(openai.contains(r#""required":["stops","note"]"#));
//! // Anthropic has optional properties, and no lengths.
//! let anthropic = Trip::json_for::<profile::Anthropic>();
//! assert!(anthropic.contains(r#""required":["stops"]"#));
//! assert!(anthropic.contains("At least 2 characters."));
//! // What Anthropic limits over all tools of a request.
//! const _: () = assert!(profile::fit_one_request(Profile::Anthropic, &[Trip::SCHEMA]));
//!
//! // Whoever was asked, and however: the value is held to the declaration.
//! let trip = Trip { stops: vec![Stop { city: "Oslo".into() }], note: None };
//! assert_eq!(Trip::read_str(r#"{"stops":[{"city":"Oslo"}],"note":null}"#)?, trip);
//! let error = Trip::read_str(r#"{"stops":[{"city":"O"}]}"#).unwrap_err();
//! assert_eq!(error.to_string(), "/stops/0/city: must have at least 2 characters, not 1");
//! # Ok::<(), schema_core::ReadError>(())
//! ```
//!
#![cfg_attr(feature = "derive", doc = "```compile_fail,E0080")]
#![cfg_attr(not(feature = "derive"), doc = "```ignore")]
//! use std::collections::BTreeMap;
//! # use schema_core::ToolSchema;
//!
//! #[derive(ToolSchema)]
//! #[schema(profiles("openai"))]
//! struct Prices {
//!     by_name: BTreeMap<String, f64>, // a map, whose keys it can't be told
//! }
//! ```
//!
//! [`ObjectSchema::for_profile`]: super::ObjectSchema::for_profile

mod apply;
#[cfg(test)]
mod cells;
mod count;
mod cycles;
mod inline;
mod lines;
mod lower;
pub(crate) mod proof;
pub(crate) mod proven;
mod reason;
mod request;
mod schema;
mod spelling;
mod table;

use core::fmt;
use core::str::FromStr;

pub use proven::Proven;
pub use reason::{Counted, Reason};
pub use request::fit_one_request;

/// Who is to take a schema.
///
/// ```
/// use schema_core::object::Profile;
///
/// assert_eq!("openai".parse(), Ok(Profile::OpenAi));
/// assert_eq!(Profile::Portable.to_string(), "portable");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Profile {
    /// The declaration as it is: the `inputSchema` and `outputSchema` of MCP, which takes
    /// all of JSON Schema 2020-12.
    Mcp,
    /// Strict function calling and structured output of `OpenAI`.
    OpenAi,
    /// Strict tools and structured output of Anthropic.
    Anthropic,
    /// `responseJsonSchema` and `parametersJsonSchema` of Gemini. Not covered is the older
    /// `parameters` and `responseSchema`, which is a subset of `OpenAPI`.
    Gemini,
    /// What `OpenAi`, `Anthropic` and `Gemini` all take.
    Portable,
}

impl Profile {
    /// All profiles.
    pub(crate) const ALL: [Self; 5] =
        [Self::Mcp, Self::OpenAi, Self::Anthropic, Self::Gemini, Self::Portable];

    /// The name in attributes: `mcp`, `openai`, `anthropic`, `gemini`, `portable`.
    ///
    /// ```
    /// assert_eq!(schema_core::object::Profile::OpenAi.as_str(), "openai");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Mcp => "mcp",
            Self::OpenAi => "openai",
            Self::Anthropic => "anthropic",
            Self::Gemini => "gemini",
            Self::Portable => "portable",
        }
    }
}

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A text that is the name of no profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseProfileError(());

impl fmt::Display for ParseProfileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the profiles are `mcp`, `openai`, `anthropic`, `gemini` and `portable`")
    }
}

impl core::error::Error for ParseProfileError {}

impl FromStr for Profile {
    type Err = ParseProfileError;

    fn from_str(name: &str) -> Result<Self, ParseProfileError> {
        Self::ALL.into_iter().find(|profile| profile.as_str() == name).ok_or(ParseProfileError(()))
    }
}

/// A profile as a type: what [`Proven`] is about.
///
/// ```
/// use schema_core::object::{Profile, profile};
///
/// fn of<P: profile::Dialect>() -> Profile {
///     P::PROFILE
/// }
/// assert_eq!(of::<profile::Gemini>(), Profile::Gemini);
/// ```
pub trait Dialect: sealed::Sealed {
    /// The profile as a value.
    const PROFILE: Profile;
}

macro_rules! dialects {
    ($($(#[$doc:meta])* $name:ident)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name(());

        impl sealed::Sealed for $name {}
        impl Dialect for $name {
            const PROFILE: Profile = Profile::$name;
        }
    )*};
}
dialects! {
    /// [`Profile::Mcp`] as a type.
    Mcp
    /// [`Profile::OpenAi`] as a type.
    OpenAi
    /// [`Profile::Anthropic`] as a type.
    Anthropic
    /// [`Profile::Gemini`] as a type.
    Gemini
    /// [`Profile::Portable`] as a type.
    Portable
}

mod sealed {
    pub trait Sealed {}
}
