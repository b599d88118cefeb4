//! Prints each type in each profile that takes it, a line of JSON each, for the judges of
//! other languages.

use schema_core::object::Profile;
use schema_generation_tests::types;
use serde_json::json;

fn main() {
    for case in types::all() {
        for profile in
            [Profile::Mcp, Profile::OpenAi, Profile::Anthropic, Profile::Gemini, Profile::Portable]
        {
            if let Ok(schema) = case.schema.for_profile(profile) {
                let line = json!({ "type": case.name, "profile": profile.as_str(), "schema": schema.to_json() });
                println!("{line}");
            }
        }
    }
}
