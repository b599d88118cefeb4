//! Any schema and any value: what a profile writes is a schema, legal for the profile, and
//! accepts nothing that the declaration does not, but for nulls and limits in words.

#![no_main]

use libfuzzer_sys::fuzz_target;
use schema_core::object::{ObjectSchema, Profile};
use serde_json::Value;

const PROFILES: [Profile; 4] =
    [Profile::OpenAi, Profile::Anthropic, Profile::Gemini, Profile::Portable];

fuzz_target!(|text: &str| {
    // The schema, a line break, a value.
    let (schema, value) = text.split_once('\n').unwrap_or((text, "{}"));
    let Ok(declared) = ObjectSchema::from_str(schema) else { return };
    let value = serde_json::from_str::<Value>(value).ok();
    for profile in PROFILES {
        let said = match declared.for_profile(profile) {
            Ok(said) => said,
            Err(error) => {
                assert!(!error.faults().is_empty());
                has_places(&declared.to_value(), &error.faults().iter().map(|fault| fault.pointer()).collect::<Vec<_>>());
                continue;
            }
        };
        let json = said.to_value();
        assert!(jsonschema::meta::is_valid(&json), "{profile}: {json}");
        // It has arrived: nothing is left to change.
        let again = said.for_profile(profile);
        assert_eq!(again.as_ref().ok(), Some(&said), "{profile}: {json}: {again:?}");
        let Some(value) = &value else { continue };
        let Ok(judge) = jsonschema::draft202012::new(&json) else { continue };
        if judge.is_valid(value) && says_no_limit(&json) && !has_null(value) {
            let strict = jsonschema::draft202012::new(&declared.to_value());
            assert!(strict.is_ok_and(|strict| strict.is_valid(value)), "{profile}: {json}: {value}");
        }
    }
});

/// A fault stands at a place of the declaration.
fn has_places(schema: &Value, places: &[&str]) {
    for place in places {
        let is_there = schema.pointer(place).is_some();
        assert!(is_there, "{place:?} is not in {schema}");
    }
}

/// Whether there is no word at all that could be a limit.
fn says_no_limit(schema: &Value) -> bool {
    match schema {
        Value::Array(list) => list.iter().all(says_no_limit),
        Value::Object(map) => !map.contains_key("description") && map.values().all(says_no_limit),
        _ => true,
    }
}

fn has_null(value: &Value) -> bool {
    match value {
        Value::Array(list) => list.iter().any(has_null),
        Value::Object(map) => map.values().any(has_null),
        other => other.is_null(),
    }
}
