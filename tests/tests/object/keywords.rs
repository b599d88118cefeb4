//! The keywords of raw schemas: what each takes, at every depth.

use schema_core::object::{FaultKind, ObjectSchema};
use serde_json::{Value, json};

use crate::meta;

/// Each keyword of the meta-schema, and some that it does not know.
pub const KEYWORDS: [&str; 67] = [
    "$id",
    "$ref",
    "$anchor",
    "$dynamicRef",
    "$dynamicAnchor",
    "$vocabulary",
    "$comment",
    "$defs",
    "allOf",
    "anyOf",
    "oneOf",
    "not",
    "if",
    "then",
    "else",
    "dependentSchemas",
    "prefixItems",
    "items",
    "contains",
    "properties",
    "patternProperties",
    "additionalProperties",
    "propertyNames",
    "unevaluatedItems",
    "unevaluatedProperties",
    "type",
    "enum",
    "const",
    "multipleOf",
    "maximum",
    "exclusiveMaximum",
    "minimum",
    "exclusiveMinimum",
    "maxLength",
    "minLength",
    "pattern",
    "maxItems",
    "minItems",
    "uniqueItems",
    "maxContains",
    "minContains",
    "maxProperties",
    "minProperties",
    "required",
    "dependentRequired",
    "format",
    "contentEncoding",
    "contentMediaType",
    "contentSchema",
    "title",
    "description",
    "default",
    "deprecated",
    "readOnly",
    "writeOnly",
    "examples",
    "definitions",
    "dependencies",
    "$recursiveAnchor",
    "$recursiveRef",
    // Free.
    "nullable",
    "id",
    "divisibleBy",
    "extends",
    "x-widget",
    "",
    "a/b",
];

/// A value of each sort, right for some keywords and wrong for others.
fn samples() -> Vec<Value> {
    let numbers = [json!(0), json!(-0.0), json!(2.0), json!(3), json!(0.5), json!(1e30)];
    let negative = [json!(-1), json!(-1.0), json!(-0.5), json!(u64::MAX), json!(i64::MIN)];
    let texts =
        ["", "string", "null", "strin", "a b", "-a", "_a.1-b", "é", "9a", "a#", "a#b", "#", "a##"];
    let lists = [
        json!([]),
        json!([{}]),
        json!([true, false]),
        json!([{}, 5]),
        json!(["a"]),
        json!(["a", "b"]),
        json!(["a", "a"]),
        json!(["a", 1]),
        json!(["string", "null"]),
        json!(["string", "string"]),
        json!([null, null]),
        json!([[]]),
    ];
    let objects = [
        json!({}),
        json!({ "a": true }),
        json!({ "a": {} }),
        json!({ "a": 5 }),
        json!({ "a": "b" }),
        json!({ "a": [] }),
        json!({ "a": ["b"] }),
        json!({ "a": ["b", "b"] }),
        json!({ "a": { "type": 5 } }),
        json!({ "type": "string" }),
        json!({ "minimum": "1" }),
    ];
    let plain = [json!(null), json!(true), json!(false)];
    let texts = texts.map(Value::from);
    plain
        .into_iter()
        .chain(numbers)
        .chain(negative)
        .chain(texts)
        .chain(lists)
        .chain(objects)
        .collect()
}

fn is_taken(schema: &Value) -> bool {
    ObjectSchema::builder().required("p", schema.clone()).build().is_ok()
}

#[test]
fn each_keyword_takes_what_the_meta_schema_says() {
    let samples = samples();
    for keyword in KEYWORDS {
        for value in &samples {
            let schema = json!({ keyword: value });
            // The meta-schema does not look where a reference leads.
            let is_reference = ["$ref", "$dynamicRef", "$recursiveRef"].contains(&keyword);
            let leads_nowhere = is_reference && !["", "#"].map(Value::from).contains(value);
            let is_legal = meta::is_legal(&schema) && !leads_nowhere;
            assert_eq!(is_taken(&schema), is_legal, "{schema}");
        }
    }
}

#[test]
fn each_place_of_a_schema_is_looked_into() {
    let wrong = json!({ "minLength": -1 });
    for keyword in KEYWORDS {
        for below in [wrong.clone(), json!([true, wrong]), json!({ "a": wrong })] {
            let schema = json!({ keyword: below });
            assert_eq!(is_taken(&schema), meta::is_legal(&schema), "{schema}");
        }
    }
}

/// The faults of a raw schema as the root, one a line.
fn faults(raw: Value) -> String {
    let error = ObjectSchema::from_value(&raw).unwrap_err();
    let lines: Vec<_> = error.faults().iter().map(ToString::to_string).collect();
    lines.join("\n")
}

macro_rules! refuses {
    ($($name:ident: $raw:tt => $faults:literal;)*) => {$(
        #[test]
        fn $name() {
            let mut raw = json!($raw);
            if raw.get("type").is_none() {
                raw["type"] = json!("object");
            }
            assert_eq!(faults(raw), $faults);
        }
    )*};
}

refuses! {
    no_properties: { "properties": 5 }
        => "/properties: `properties` takes an object of schemas, this is 5";
    no_property: { "properties": { "a": 5, "b/c": [] } }
        => "/properties/a: a schema is a JSON object or a boolean, this is a number\n\
            /properties/b~1c: a schema is a JSON object or a boolean, this is an array";
    no_definition: { "$defs": { "a": 3 } }
        => "/$defs/a: a schema is a JSON object or a boolean, this is a number";
    negative_count: { "minProperties": -1 }
        => "/minProperties: `minProperties` takes a whole number, zero or more, this is -1";
    fraction: { "maxProperties": 0.5 }
        => "/maxProperties: `maxProperties` takes a whole number, zero or more, this is 0.5";
    repeated_name: { "required": ["a", "b", "a", 7] }
        => "/required/2: `required` takes a list of different strings, this is \"a\" again\n\
            /required/3: `required` takes a list of different strings, this is 7";
    boolean_required: { "required": true }
        => "/required: `required` takes a list of different strings, this is true";
    unknown_type: { "properties": { "a": { "type": "strin" } } }
        => "/properties/a/type: `type` takes \"null\", \"boolean\", \"object\", \"array\", \"number\", \
            \"string\", \"integer\", or a list of different ones, this is \"strin\"";
    no_type: { "type": 5 }
        => "/type: `type` takes \"null\", \"boolean\", \"object\", \"array\", \"number\", \
            \"string\", \"integer\", or a list of different ones, this is 5";
    repeated_type: { "items": { "type": ["null", "null"] } }
        => "/items/type/1: `type` takes \"null\", \"boolean\", \"object\", \"array\", \"number\", \
            \"string\", \"integer\", or a list of different ones, this is \"null\" again";
    empty_choice: { "anyOf": [] }
        => "/anyOf: `anyOf` takes a list of schemas, at least one, this is an empty array";
    a_list_as_items: { "items": [{ "type": "string" }] }
        => "/items: a schema is a JSON object or a boolean, this is an array";
    nothing_to_divide_by: { "multipleOf": 0 }
        => "/multipleOf: `multipleOf` takes a number above zero, this is 0";
    text_bound: { "minimum": "1" }
        => "/minimum: `minimum` takes a number, this is \"1\"";
    no_dialect: { "$schema": 2020 } => "/$schema: `$schema` takes a string, this is 2020";
    dependent_names: { "dependentRequired": { "a": ["b", "b"], "c": "d" } }
        => "/dependentRequired/a/1: `dependentRequired` takes a list of different strings, this is \"b\" again\n\
            /dependentRequired/c: `dependentRequired` takes a list of different strings, this is \"d\"";
    at_depth: { "allOf": [{ "if": { "contains": { "title": null } } }] }
        => "/allOf/0/if/contains/title: `title` takes a string, this is null";
}

#[test]
fn values_are_no_schemas() {
    let nonsense = json!({ "type": 5, "properties": 5 });
    let raw = json!({
        "type": "object",
        "const": nonsense,
        "default": nonsense,
        "enum": [nonsense],
        "examples": [nonsense],
        "x-free": nonsense,
    });
    assert_eq!(ObjectSchema::from_value(&raw).unwrap().to_value(), raw);
}

#[test]
fn a_raw_property_or_item_is_held_to_the_same() {
    let raw = json!({ "type": "string", "maxLength": "9" });
    let array = schema_core::object::Type::array(raw.clone()).nullable();
    let error =
        ObjectSchema::builder().required("p", raw).optional("q", array).build().unwrap_err();
    let places: Vec<_> = error.faults().iter().map(|fault| fault.pointer().to_owned()).collect();
    assert_eq!(places, ["/properties/p/maxLength", "/properties/q/anyOf/0/items/maxLength"]);
    assert!(matches!(
        error.faults()[0].kind(),
        FaultKind::WrongValue { keyword, found, .. } if keyword == "maxLength" && found == "\"9\""
    ));
}

#[test]
fn an_older_dialect_has_its_own_forms() {
    for dialect in [
        "http://json-schema.org/draft-04/schema#",
        "http://json-schema.org/draft-07/schema#",
        "https://json-schema.org/draft/2019-09/schema",
    ] {
        let raw = json!({
            "$schema": dialect,
            "type": "object",
            "properties": {
                "a": { "items": [true, { "minimum": 1, "exclusiveMinimum": true }] },
            },
        });
        assert!(ObjectSchema::from_value(&raw).is_ok(), "{raw}");
        let mut wrong = raw;
        wrong["properties"]["a"]["items"][1]["minimum"] = json!(null);
        assert_eq!(
            faults(wrong),
            "/properties/a/items/1/minimum: `minimum` takes a number, this is null"
        );
    }
    let now = "https://json-schema.org/draft/2020-12/schema";
    for dialect in [now.to_owned(), format!("{now}#")] {
        let raw = json!({ "$schema": dialect, "type": "object", "items": [true] });
        assert!(ObjectSchema::from_value(&raw).is_err());
    }
}
