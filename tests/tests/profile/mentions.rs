//! Mentions and definitions in the schemas of others: what is followed, and where a fault in
//! one is told.

use schema_core::ObjectSchema;
use schema_core::object::Profile;
use serde_json::{Value, json};

use crate::{PROFILES, places};

pub(super) fn whole(json: Value) -> ObjectSchema<'static> {
    ObjectSchema::from_value(&json).unwrap()
}

/// What only names a definition stays so: a recursive one has no end.
#[test]
fn a_bare_mention_is_not_followed() {
    let list =
        |reference: &str| json!({ "allOf": [{ "type": "array", "items": { "$ref": reference } }] });
    let schema = whole(json!({
        "type": "object",
        "properties": { "trees": list("#/$defs/Tree"), "own": list("#") },
        "required": ["trees", "own"],
        "$defs": { "Tree": {
            "type": "object",
            "properties": { "kids": { "type": "array", "items": { "$ref": "#/$defs/Tree" } } },
            "required": ["kids"],
        } },
    }));
    let said = schema.for_profile(Profile::OpenAi).unwrap().to_value();
    let list = |reference: &str| json!({ "type": "array", "items": { "$ref": reference } });
    assert_eq!(said["properties"], json!({ "trees": list("#/$defs/Tree"), "own": list("#") }));
}

/// Nothing stands beside a `$ref`.
#[test]
fn words_beside_a_mention_stand_beside_a_union_of_it() {
    let schema = whole(json!({
        "type": "object",
        "properties": {
            "one": { "$ref": "#", "title": "t", "description": "d" },
            "kids": { "type": "array", "items": { "$ref": "#/$defs/Kid", "description": "k", "examples": [1] } },
            "either": { "anyOf": [{ "$ref": "#", "description": "e" }, { "type": "string" }] },
        },
        "$defs": { "Kid": { "type": "object", "properties": { "kid": { "$ref": "#/$defs/Kid", "default": null } } } },
    }));
    let said = |profile| schema.for_profile(profile).unwrap().to_value();
    let (openai, gemini) = (said(Profile::OpenAi), said(Profile::Gemini));
    let root = json!({ "$ref": "#" });
    assert_eq!(
        openai["properties"]["one"],
        json!({ "anyOf": [root, { "type": "null" }], "title": "t", "description": "d" }),
    );
    assert_eq!(
        gemini["properties"]["one"],
        json!({ "anyOf": [root], "title": "t", "description": "d" }),
    );
    assert_eq!(gemini["$defs"]["Kid"]["properties"]["kid"], json!({ "$ref": "#/$defs/Kid" }));
    for said in [&openai, &gemini] {
        let kid = json!({ "anyOf": [{ "$ref": "#/$defs/Kid" }], "description": "k" });
        let kids = &said["properties"]["kids"];
        assert_eq!(kids.get("items").or_else(|| kids["anyOf"][0].get("items")), Some(&kid));
        let first = json!({ "anyOf": [root], "description": "e" });
        assert_eq!(said["properties"]["either"]["anyOf"][0], first);
    }
    // It has arrived.
    for said in [openai, gemini] {
        let again = whole(said.clone());
        assert!(PROFILES.iter().any(|profile| {
            again.for_profile(*profile).is_ok_and(|again| again.to_value() == said)
        }));
    }
}

/// A schema that is its own, with no member on the way, is no schema.
#[test]
fn a_mention_that_leads_only_to_itself_is_refused() {
    for (definitions, place) in [
        (json!({ "A": { "$ref": "#/$defs/A" } }), "/$defs/A"),
        (
            json!({ "A": { "anyOf": [{ "type": "null" }, { "$ref": "#/$defs/A" }] } }),
            "/$defs/A/anyOf/1",
        ),
        (
            json!({ "A": { "anyOf": [{ "$ref": "#/$defs/B" }] }, "B": { "$ref": "#/$defs/A" } }),
            "/$defs/A/anyOf/0",
        ),
    ] {
        let schema = whole(json!({
            "type": "object",
            "properties": { "p": { "$ref": "#/$defs/A" } },
            "$defs": definitions,
        }));
        for profile in PROFILES {
            let places = places(schema.for_profile(profile));
            assert!(places.iter().any(|own| own == place), "{profile}: {places:?}");
        }
    }
}

/// Definitions are written where they are used, unless they are recursive; what nobody
/// mentions is left out, whatever it says.
#[test]
fn definitions_are_followed() {
    let schema = ObjectSchema::from_str(
        r##"{"type":"object","properties":{"home":{"$ref":"#/$defs/Place"},"work":{"$ref":"#/$defs/Place","description":"By day"},"tree":{"$ref":"#/$defs/Tree"}},"required":["home","work","tree"],"$defs":{"Place":{"type":"object","properties":{"at":{"$ref":"#/$defs/At"}},"required":["at"]},"At":{"type":"string","const":"x"},"Tree":{"type":"object","properties":{"next":{"$ref":"#/$defs/Tree"}}},"Unused":{"not":{}}}}"##,
    )
    .unwrap();
    let place = r#""type":"object","properties":{"at":{"type":"string","enum":["x"]}},"required":["at"],"additionalProperties":false"#;
    let used = schema.to_json().replace(r#""const":"x""#, r##""not":{"$ref":"#/$defs/Unused"}"##);
    let used = ObjectSchema::from_str(&used).unwrap().for_profile(Profile::OpenAi);
    assert_eq!(places(used), ["/$defs/At/not", "/$defs/Unused/not"]);
    let branch = schema.to_json().replace(
        r##""home":{"$ref":"#/$defs/Place"}"##,
        r##""home":{"anyOf":[{"$ref":"#/$defs/Unused"},{"type":"null"}]}"##,
    );
    let used = ObjectSchema::from_str(&branch).unwrap().for_profile(Profile::OpenAi);
    assert_eq!(places(used), ["/$defs/Unused/not"]);
    let said = schema.for_profile(Profile::OpenAi).unwrap().to_value();
    let home: Value = serde_json::from_str(&format!("{{{place}}}")).unwrap();
    assert_eq!(said["properties"]["home"], home);
    assert_eq!(said["properties"]["work"]["description"], "By day");
    assert_eq!(said["properties"]["work"]["properties"], home["properties"]);
    assert_eq!(said["properties"]["tree"], json!({ "$ref": "#/$defs/Tree" }));
    assert_eq!(said["$defs"].as_object().unwrap().keys().collect::<Vec<_>>(), ["Tree"]);
}

/// What schemars makes of an internally tagged variant around a struct, and pydantic of a
/// union that is told apart by a property.
#[test]
fn branches_by_reference_are_told_apart() {
    let closed = |properties: Value, required: Value| json!({ "type": "object", "properties": properties, "required": required, "additionalProperties": false });
    let kind = |name: &str| json!({ "type": "string", "enum": [name] });
    let schema = whole(json!({
        "type": "object",
        "properties": {
            "payment": { "oneOf": [
                { "type": "object", "properties": { "kind": { "const": "bank" } }, "$ref": "#/$defs/Bank", "required": ["kind"] },
                { "type": "object", "properties": { "kind": { "const": "none" } }, "required": ["kind"] },
            ] },
            "pet": {
                "oneOf": [{ "$ref": "#/$defs/Cat" }, { "$ref": "#/$defs/Dog" }],
                "discriminator": { "propertyName": "kind" },
            },
            "owner": { "oneOf": [{ "$ref": "#/$defs/Bank" }, { "type": "null" }] },
            "short": { "$ref": "#/$defs/Name", "maxLength": 5 },
        },
        "required": ["payment", "pet", "owner", "short"],
        "$defs": {
            "Bank": { "type": "object", "properties": { "zone": { "type": "string" } }, "required": ["zone"] },
            "Cat": { "type": "object", "properties": { "kind": { "const": "cat" } }, "required": ["kind"] },
            "Dog": { "type": "object", "properties": { "kind": { "const": "dog" } }, "required": ["kind"] },
            "Name": { "type": "string", "minLength": 1 },
        },
    }));
    let said = schema.for_profile(Profile::Portable).unwrap().to_value();
    let zone = json!({ "type": "string" });
    assert_eq!(
        said["properties"],
        json!({
            "payment": { "anyOf": [
                closed(json!({ "kind": kind("bank"), "zone": zone }), json!(["kind", "zone"])),
                closed(json!({ "kind": kind("none") }), json!(["kind"])),
            ] },
            "pet": { "anyOf": [
                closed(json!({ "kind": kind("cat") }), json!(["kind"])),
                closed(json!({ "kind": kind("dog") }), json!(["kind"])),
            ] },
            "owner": { "anyOf": [closed(json!({ "zone": zone }), json!(["zone"])), { "type": "null" }] },
            "short": { "type": "string", "description": "From 1 to 5 characters." },
        }),
    );
    // By the tag that stands beside the reference, though nothing closes these objects.
    let said = schema.for_profile(Profile::Gemini).unwrap().to_value();
    assert_eq!(said["properties"]["payment"]["anyOf"][0]["required"], json!(["kind", "zone"]));
}

/// zod's converter points at the first place of a schema that is used twice.
#[test]
fn a_place_is_followed_and_a_circle_is_told() {
    let address = json!({ "type": "object", "properties": { "zip": { "type": "string" } }, "required": ["zip"] });
    let schema = whole(json!({
        "type": "object",
        "properties": { "home": address, "work": { "$ref": "#/properties/home" } },
        "required": ["home", "work"],
    }));
    let said = schema.for_profile(Profile::Anthropic).unwrap().to_value();
    assert_eq!(said["properties"]["work"], said["properties"]["home"]);
    let circle = whole(json!({
        "type": "object",
        "properties": { "tree": { "type": "array", "items": { "$ref": "#/properties/tree" } } },
    }));
    for profile in PROFILES {
        assert_eq!(places(circle.for_profile(profile)), ["/properties/tree/items/$ref"]);
    }
}

/// What is wrong in a definition is wrong once, there, however often it is mentioned.
#[test]
fn a_fault_of_a_definition_is_reported_in_it() {
    let schema = whole(json!({
        "type": "object",
        "properties": { "a": { "$ref": "#/$defs/M" }, "b": { "$ref": "#/$defs/M", "minProperties": 1 }, "c": { "$ref": "#/$defs/M" } },
        "$defs": { "M": { "type": "object", "properties": { "m": { "type": "object", "additionalProperties": {} } } } },
    }));
    let expected = [
        "/properties/b/minProperties",
        "/$defs/M/properties/m",
        "/$defs/M/properties/m/additionalProperties",
    ];
    assert_eq!(places(schema.for_profile(Profile::OpenAi)), expected);
}

/// A chain in which each definition mentions the next twice would grow without end.
#[test]
fn definitions_that_double_stay_small() {
    let mut definitions = serde_json::Map::new();
    for index in 0..40 {
        let next = json!({ "$ref": format!("#/$defs/D{}", index + 1) });
        definitions.insert(
            format!("D{index}"),
            json!({ "type": "object", "properties": { "a": next, "b": next }, "required": ["a", "b"] }),
        );
    }
    definitions.insert("D40".to_owned(), json!({ "type": "string" }));
    let whole = json!({ "type": "object", "properties": { "p": { "$ref": "#/$defs/D0" } }, "$defs": definitions });
    let schema = ObjectSchema::from_value(&whole).unwrap();
    let said = schema.for_profile(Profile::Gemini).unwrap();
    assert!(said.to_json().len() < 10_000_000);
}

/// A chain of definitions does not lead deeper than the stack is.
#[test]
fn definitions_in_a_row_do_not_nest_without_end() {
    for limit in [json!({}), json!({ "minItems": 1 })] {
        let mut definitions = serde_json::Map::new();
        for index in 0..2_000 {
            let mut list = limit.clone();
            list["type"] = json!("array");
            list["items"] = json!({ "$ref": format!("#/$defs/D{}", index + 1), "minItems": index });
            if limit == json!({}) {
                list["items"] = json!({ "$ref": format!("#/$defs/D{}", index + 1) });
            }
            definitions.insert(format!("D{index}"), list);
        }
        definitions
            .insert("D2000".to_owned(), json!({ "type": "array", "items": { "type": "null" } }));
        let schema = whole(
            json!({ "type": "object", "properties": { "p": { "$ref": "#/$defs/D0" } }, "$defs": definitions }),
        );
        for profile in PROFILES {
            if let Ok(said) = schema.for_profile(profile) {
                assert!(said.to_json().len() < 10_000_000);
            }
        }
    }
}
