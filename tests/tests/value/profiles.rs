//! What a profile accepts, the declaration accepts: random schemas, as other libraries write
//! them, and random values that are valid for what the profile makes of them, by the judgement
//! of the `jsonschema` crate. Once nulls of what is optional are taken out, only a limit may
//! still be broken, and then the profile says it in words. What is said stays as it is when it
//! is said again, and what can't be stands at a place of the declaration.

use core::fmt::Display;
use schema_core::object::{ObjectSchema, Profile};

use jsonschema::error::ValidationErrorKind as Kind;
use jsonschema::{ValidationError, Validator};
use serde_json::{Map, Value, json};

use crate::random::{Rng, value};

const PROFILES: [Profile; 4] =
    [Profile::OpenAi, Profile::Anthropic, Profile::Gemini, Profile::Portable];
const VALUES: u32 = 30;

/// A schema in the words of schemars, zod and pydantic.
fn foreign(rng: &mut Rng, depth: u32) -> Value {
    let low = rng.below(3);
    match rng.below(if depth == 0 { 24 } else { 38 }) {
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
        12 => json!({ "type": "string", "enum": ["a", 3, null], "nullable": true }),
        13 => json!({ "enum": ["a", "b"], "const": rng.of(&["a", "c"]) }),
        14 => json!({ "type": rng.of(&["string", "integer"]), "minimum": low, "maxLength": low }),
        15 => {
            json!({ "type": rng.of(&["string", "integer"]), "oneOf": [{ "const": "a" }, { "const": 2 }] })
        }
        16 => json!({ "enum": ["b", "c"], "oneOf": [{ "const": "a" }, { "const": "b" }] }),
        17 => json!({ "$ref": "#/$defs/Leaf", "exclusiveMaximum": 3, "description": "said here" }),
        18 => {
            json!({ "type": ["string", "null"], "anyOf": [{ "maxLength": low }, { "enum": ["ab"] }] })
        }
        19 => {
            json!({ "type": "string", "format": rng.of(&["email", "uri", "date-time"]), "maxLength": 9 })
        }
        20 => json!({ "type": "string", "pattern": rng.of(&["^a+$", "(?=a)", "b"]) }),
        21 => json!({ "type": ["number", "boolean"], "enum": [true, 1, 2.5, "x"] }),
        22 => json!({ "allOf": [{ "$ref": "#/$defs/Text" }], "maxLength": low + 1 }),
        23 => json!({ "oneOf": [{ "$ref": "#/$defs/Leaf" }, { "type": "string" }] }),
        24 => json!({ "type": "array", "items": foreign(rng, depth - 1), "minItems": low }),
        25 => json!({ "type": "array", "items": foreign(rng, depth - 1), "uniqueItems": true }),
        26 => json!({ "anyOf": [foreign(rng, depth - 1), foreign(rng, depth - 1)] }),
        27 => json!({ "oneOf": [variant(rng, depth, "one"), variant(rng, depth, "two")] }),
        28 => json!({ "oneOf": [keyed(rng, depth, "One"), keyed(rng, depth, "Two")] }),
        29 => json!({ "type": "object", "additionalProperties": foreign(rng, depth - 1) }),
        30 => {
            json!({ "oneOf": [{ "type": "string", "enum": ["a", "b"] }, keyed(rng, depth, "One"), keyed(rng, depth, "Two")] })
        }
        31 => json!({ "oneOf": [foreign(rng, depth - 1), foreign(rng, depth - 1)] }),
        32 => {
            let mut inner = object(rng, depth - 1);
            inner["anyOf"] =
                json!([{ "required": ["a"] }, { "required": ["b"] }, object(rng, depth - 1)]);
            inner
        }
        33 => {
            let mut inner = variant(rng, depth, "one");
            inner["$ref"] = json!("#/$defs/Point");
            json!({ "oneOf": [inner, variant(rng, depth, "two")] })
        }
        34 => {
            json!({ "allOf": [object(rng, depth - 1)], "properties": { "a": foreign(rng, depth - 1) } })
        }
        35 => {
            let names =
                rng.of(&[json!({ "enum": ["a", "more"] }), json!({ "minLength": 2 })]).clone();
            json!({ "type": "object", "additionalProperties": foreign(rng, depth - 1), "propertyNames": names })
        }
        36 => {
            let mut inner = object(rng, depth - 1);
            inner["required"] = json!(["a", "d"]);
            inner
        }
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

/// Whether this is said as a whole by a line of some description.
fn is_told(error: &ValidationError<'_>, lines: &str) -> bool {
    let one_of = |all: &[String]| all.iter().any(|text| lines.contains(text));
    let upper = |max: &dyn Display, noun: &str| {
        one_of(&[
            format!("t most {max}{noun}"),
            format!(" to {max}{noun}"),
            format!("xactly {max}{noun}"),
        ])
    };
    let lower = |min: &dyn Display, noun: &str| {
        one_of(&[
            format!("t least {min}{noun}"),
            format!("rom {min} to "),
            format!("xactly {min}{noun}"),
        ])
    };
    let any = |context: &[Vec<ValidationError<'_>>]| {
        context.iter().any(|errors| errors.iter().all(|error| is_told(error, lines)))
    };
    match error.kind() {
        Kind::MinLength { limit } => lower(limit, " character"),
        Kind::MaxLength { limit } => upper(limit, " character"),
        Kind::MinItems { limit } => lower(limit, " item"),
        Kind::MaxItems { limit } => upper(limit, " item"),
        Kind::Minimum { limit } => lower(limit, "."),
        Kind::Maximum { limit } => upper(limit, "."),
        Kind::ExclusiveMinimum { limit } => one_of(&[format!("More than {limit}.")]),
        Kind::ExclusiveMaximum { limit } => one_of(&[format!("Less than {limit}.")]),
        Kind::MultipleOf { multiple_of } => one_of(&[format!("A multiple of {multiple_of}.")]),
        Kind::Pattern { pattern } => one_of(&[format!("Matches the pattern {pattern}")]),
        Kind::Format { format } => one_of(&[format!("Has the format {format}.")]),
        Kind::UniqueItems => one_of(&["No item twice.".to_owned()]),
        Kind::Constant { expected_value } => one_of(&[format!("Always {expected_value}.")]),
        Kind::Enum { options } => {
            let mut options = options.as_array().into_iter().flatten();
            options.any(|one| one.is_boolean() && lines.contains(&format!("Always {one}.")))
        }
        Kind::PropertyNames { .. } => one_of(&["Each name: ".to_owned()]),
        Kind::AnyOf { context } | Kind::OneOfNotValid { context } => any(context),
        _ => false,
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

/// Takes out the nulls of what may be left out, by what the declaration says there.
fn without_nulls(value: &Value, schema: &Value, whole: &Value) -> Value {
    let inside = |value: &Value, schema: &Value| without_nulls(value, schema, whole);
    if let Some(place) = schema["$ref"].as_str() {
        let target = whole.pointer(place.trim_start_matches('#')).unwrap();
        return inside(&inside(value, target), &without(schema, "$ref"));
    }
    for keyword in ["anyOf", "oneOf", "allOf"] {
        if let Some(branches) = schema[keyword].as_array() {
            let rest = without(schema, keyword);
            let taken = branches.iter().map(|branch| inside(&inside(value, branch), &rest));
            let taken: Vec<Value> = taken.collect();
            let judge = judge(&within(schema, whole));
            let fits = taken.iter().find(|taken| judge.is_valid(taken));
            // The branch that came closest, of which a line may tell the rest.
            let closest = || taken.iter().min_by_key(|taken| judge.iter_errors(taken).count());
            return fits.or_else(closest).cloned().unwrap_or_else(|| value.clone());
        }
    }
    match value {
        Value::Array(items) => items.iter().map(|item| inside(item, &schema["items"])).collect(),
        Value::Object(map) => {
            let is_required = |name: &str| {
                schema["required"].as_array().is_some_and(|all| all.iter().any(|one| one == name))
            };
            let is_absent = |name: &str, value: &Value| {
                let own = schema["properties"].get(name).filter(|_| !is_required(name));
                value.is_null()
                    && own.is_some_and(|own| !judge(&within(own, whole)).is_valid(value))
            };
            map.iter()
                .filter(|(name, value)| !is_absent(name, value))
                .map(|(name, value)| {
                    let own = schema["properties"].get(name);
                    let own = own.unwrap_or(&schema["additionalProperties"]);
                    (name.clone(), inside(value, own))
                })
                .collect()
        }
        other => other.clone(),
    }
}

/// The schema with the definitions of the whole.
fn within(schema: &Value, whole: &Value) -> Value {
    let mut schema = schema.clone();
    if let Value::Object(map) = &mut schema {
        map.insert("$defs".to_owned(), whole["$defs"].clone());
    }
    schema
}

fn without(schema: &Value, keyword: &str) -> Value {
    let mut rest = schema.clone();
    rest.as_object_mut().unwrap().remove(keyword);
    rest
}

fn judge(schema: &Value) -> Validator {
    jsonschema::draft202012::options().should_validate_formats(true).build(schema).unwrap()
}

#[test]
fn a_profile_accepts_nothing_that_the_declaration_does_not() {
    let mut rng = Rng::new();
    let (mut said_of, mut judged, mut told) = ([0; PROFILES.len()], 0, 0);
    for _ in 0..600 {
        let mut json = object(&mut rng, 2);
        json["$defs"] = json!({
            "Leaf": { "type": "integer", "minimum": 1, "maximum": 3 },
            "Text": { "type": "string", "minLength": 1 },
            "Point": { "type": "object", "properties": { "x": { "type": "integer" } }, "required": ["x"] },
        });
        let declared = ObjectSchema::from_value(&json).unwrap();
        let by_declaration = judge(&json);
        for (profile, said_of) in PROFILES.into_iter().zip(&mut said_of) {
            let said = match declared.for_profile(profile) {
                Ok(said) => said,
                Err(error) => {
                    let places = error.faults().iter().map(|fault| fault.pointer());
                    let nowhere: Vec<&str> =
                        places.filter(|place| json.pointer(place).is_none()).collect();
                    assert!(nowhere.is_empty(), "{nowhere:?} in {json}");
                    continue;
                }
            };
            *said_of += 1;
            // It is said: nothing is left to change.
            assert_eq!(said.for_profile(profile).unwrap(), said, "{profile}: {json}");
            let said = said.to_value();
            jsonschema::meta::validate(&said).unwrap();
            let by_profile = judge(&said);
            let mut lines = Vec::new();
            descriptions(&said, &mut lines);
            let lines = lines.join("\n");
            for _ in 0..VALUES {
                let value = value(&mut rng, &said, &said, 9);
                if !by_profile.is_valid(&value) {
                    continue;
                }
                judged += 1;
                let plain = without_nulls(&value, &json, &json);
                for error in by_declaration.iter_errors(&plain) {
                    told += 1;
                    assert!(
                        is_told(&error, &lines),
                        "{profile}: {error}\nof {value}\nfor {json}\nsaid as {said}"
                    );
                }
            }
        }
    }
    assert!(said_of.iter().all(|count| *count > 40), "{said_of:?}");
    assert!(judged > 5_000 && told > 300, "{judged} {told}");
}
