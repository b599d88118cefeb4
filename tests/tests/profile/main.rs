//! What becomes of a schema in each profile: exact JSON, or the places that it can't say.

// A test that stops at the first surprise says where; that is what panics are for.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod counts;
mod elsewhere;
mod envelopes;
mod forms;
mod mentions;
mod page;
mod proofs;
mod words;

use schema_core::ObjectSchema;
use schema_core::object::{ObjectError, Profile};

/// The profiles that change something.
const PROFILES: [Profile; 4] =
    [Profile::OpenAi, Profile::Anthropic, Profile::Gemini, Profile::Portable];

/// The schema of the property `p`, as a profile says it.
fn property(schema: &ObjectSchema<'_>, profile: Profile) -> String {
    let text = schema.for_profile(profile).unwrap().to_json();
    let start = r#"{"type":"object","properties":{"p":"#;
    let rest = text.strip_prefix(start).unwrap();
    let end = rest.rfind(r#"},"required":["p"]"#).or_else(|| rest.rfind("},\"additional"));
    rest[..end.unwrap_or(rest.len() - 2)].to_owned()
}

/// Where a profile can't say it.
fn places(said: Result<ObjectSchema<'static>, ObjectError>) -> Vec<String> {
    let error = said.expect_err("there is a fault");
    error.faults().iter().map(|fault| fault.pointer().to_owned()).collect()
}
