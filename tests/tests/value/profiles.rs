//! What a profile accepts, the declaration accepts: random schemas, as other libraries write
//! them, and random values that are valid for what the profile makes of them, by the judgement
//! of the `jsonschema` crate. Once nulls of what is optional are taken out, only a limit may
//! still be broken, and then the profile says it in words.

use schema_core::object::{ObjectSchema, Profile};
use serde_json::{Map, Value, json};

use crate::random::{Rng, value};

const PROFILES: [Profile; 4] =
    [Profile::OpenAi, Profile::Anthropic, Profile::Gemini, Profile::Portable];
const VALUES: u32 = 30;

/// A schema in the words of schemars, zod and pydantic.
fn foreign(rng: &mut Rng, depth: u32) -> Value {
    let low = rng.below(3);
    match rng.below(if depth == 0 { 12 } else { 19 }) {
        0 => json!({ "type": ["integer", "null"], "format": "uint8", "minimum": 0, "maximum": 4 }),
        1 => json!({ "oneOf": [{ "const": "a", "description": "first" }, { "const": "b" }] }),
        2 => json!({ "enum": ["a", 1, null] }),
        3 => json!({ "const": rng.of(&[json!(3), json!("a"), json!(true), json!(null)]) }),
        4 => json!({ "allOf": [{ "$ref": "#/$defs/Leaf" }], "description": "said here" }),
        5 => json!({ "anyOf": [{ "$ref": "#/$defs/Leaf" }, { "type": "null" }], "default": null }),
        6 => json!({ "type": "string", "format": "date", "description": "A day" }),
        7 => json!({ "type": ["string", "integer"], "maxLength": low, "minimum": 2 }),
        8 => json!({ "type": "string", "minLength": low, "title": "Title", "examples": ["a"] }),
        9 => json!({ "type": "number", "exclusiveMinimum": low, "multipleOf": 0.5 }),
        10 => json!({ "type": ["string", "null"], "enum": ["a", "b"] }),
        11 => json!({ "type": "boolean", "default": false, "readOnly": true }),
        12 => json!({ "type": "array", "items": foreign(rng, depth - 1), "minItems": low }),
        13 => json!({ "type": "array", "items": foreign(rng, depth - 1), "uniqueItems": true }),
        14 => json!({ "anyOf": [foreign(rng, depth - 1), foreign(rng, depth - 1)] }),
        15 => json!({ "oneOf": [variant(rng, depth, "one"), variant(rng, depth, "two")] }),
        16 => json!({ "oneOf": [keyed(rng, depth, "One"), keyed(rng, depth, "Two")] }),
        17 => json!({ "type": "object", "additionalProperties": foreign(rng, depth - 1) }),
        _ => object(rng, depth - 1),
    }
}

fn object(rng: &mut Rng, depth: u32) -> Value {
    let mut properties = Map::new();
    let mut required = Vec::new();
    for name in ["a", "b", "c"] {
        if rng.below(4) > 0 {
            properties.insert(name.to_owned(), foreign(rng, depth));
            if rng.below(2) == 0 {
                required.push(name);
            }
        }
    }
    let mut object = json!({ "type": "object", "properties": properties, "required": required });
    if rng.below(2) == 0 {
        object["additionalProperties"] = json!(false);
    }
    object
}

/// serde's internal tag.
fn variant(rng: &mut Rng, depth: u32, tag: &str) -> Value {
    json!({
        "type": "object",
        "properties": { "kind": { "type": "string", "const": tag }, "x": foreign(rng, depth - 1) },
        "required": ["kind", "x"],
    })
}

/// serde's external tag.
fn keyed(rng: &mut Rng, depth: u32, key: &str) -> Value {
    json!({
        "type": "object",
        "properties": { key: foreign(rng, depth - 1) },
        "required": [key],
        "additionalProperties": false,
    })
}

/// The schema without what a line of a description can say.
fn without_limits(schema: &Value) -> Value {
    const LIMITS: [&str; 11] = [
        "minLength",
        "maxLength",
        "pattern",
        "format",
        "minimum",
        "maximum",
        "exclusiveMinimum",
        "multipleOf",
        "minItems",
        "maxItems",
        "uniqueItems",
    ];
    match schema {
        Value::Array(list) => list.iter().map(without_limits).collect(),
        Value::Object(map) => map
            .iter()
            .filter(|(keyword, _)| !LIMITS.contains(&keyword.as_str()))
            .map(|(keyword, inside)| (keyword.clone(), without_limits(inside)))
            .collect(),
        other => other.clone(),
    }
}

fn descriptions(schema: &Value, found: &mut Vec<String>) {
    match schema {
        Value::Array(list) => list.iter().for_each(|inside| descriptions(inside, found)),
        Value::Object(map) => {
            found.extend(map.get("description").and_then(Value::as_str).map(str::to_owned));
            map.values().for_each(|inside| descriptions(inside, found));
        }
        _ => {}
    }
}

#[test]
fn a_profile_accepts_nothing_that_the_declaration_does_not() {
    let mut rng = Rng::new();
    let (mut said_of, mut judged) = ([0; PROFILES.len()], 0);
    for _ in 0..1_000 {
        let mut json = object(&mut rng, 2);
        json["$defs"] = json!({ "Leaf": { "type": "integer", "minimum": 1, "maximum": 3 } });
        let declared = ObjectSchema::from_value(&json).unwrap();
        let loose = ObjectSchema::from_value(&without_limits(&json)).unwrap();
        for (profile, said_of) in PROFILES.into_iter().zip(&mut said_of) {
            let Ok(said) = declared.for_profile(profile) else { continue };
            *said_of += 1;
            let said = said.to_value();
            let judge = jsonschema::draft202012::options()
                .should_validate_formats(true)
                .build(&said)
                .unwrap();
            let mut words = Vec::new();
            descriptions(&said, &mut words);
            let words = words.join("\n");
            for _ in 0..VALUES {
                let value = value(&mut rng, &said, &said, 9);
                if !judge.is_valid(&value) {
                    continue;
                }
                judged += 1;
                let about = || format!("{profile}\nof {value}\nfor {json}\nsaid as {said}");
                let read = loose.read::<Value>(value.clone());
                assert!(read.is_ok(), "{}\n{}", read.unwrap_err(), about());
                let is_limited = declared.read::<Value>(value.clone()).is_err();
                assert!(!is_limited || !words.is_empty(), "no word of a limit: {}", about());
            }
        }
    }
    assert!(said_of.iter().all(|count| *count > 100), "{said_of:?}");
    assert!(judged > 12_000, "{judged}");
}
