//! Our forms against the part of the protocol's JSON Schema that is about them,
//! for each revision.

use schema_core::{ElicitEnum, ElicitSchema, Field, FormSchema};
use serde_json::{Value, json};

/// What 2025-06-18 says of `requestedSchema`.
fn revision_2025_06_18() -> Value {
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "required": ["type", "properties"],
        "properties": {
            "type": {"const": "object"},
            "properties": {"type": "object", "additionalProperties": {"$ref": "#/$defs/primitive"}},
            "required": {"type": "array", "items": {"type": "string"}}
        },
        "$defs": {
            "primitive": {"anyOf": [
                {"$ref": "#/$defs/string"}, {"$ref": "#/$defs/number"},
                {"$ref": "#/$defs/boolean"}, {"$ref": "#/$defs/enum"}
            ]},
            "string": shape("string", &json!({
                "format": {"enum": ["email", "uri", "date", "date-time"]},
                "minLength": {"type": "integer"}, "maxLength": {"type": "integer"}
            }), &[]),
            "number": {
                "type": "object", "required": ["type"],
                "properties": {
                    "type": {"enum": ["number", "integer"]}, "title": {"type": "string"},
                    "description": {"type": "string"},
                    "minimum": {"type": "number"}, "maximum": {"type": "number"},
                    "default": {"type": "number"}
                }
            },
            "boolean": shape("boolean", &json!({"default": {"type": "boolean"}}), &[]),
            "enum": shape("string", &json!({"enum": strings(), "enumNames": strings()}), &["enum"])
        }
    })
}

/// What 2025-11-25 and 2026-07-28 say: the same members, and all five encodings
/// of a select.
fn revision_2025_11_25() -> Value {
    let mut schema = revision_2025_06_18();
    let option = json!({"type": "object", "required": ["const", "title"], "properties": {
        "const": {"type": "string"}, "title": {"type": "string"}}});
    let defs = &mut schema["$defs"];
    defs["string"]["properties"]["default"] = json!({"type": "string"});
    defs["enum"]["properties"]["default"] = json!({"type": "string"});
    defs["titled"] = shape(
        "string",
        &json!({
            "oneOf": {"type": "array", "items": option}, "default": {"type": "string"}
        }),
        &["oneOf"],
    );
    defs["multi"] = shape(
        "array",
        &json!({
            "minItems": {"type": "integer"}, "maxItems": {"type": "integer"}, "default": strings(),
            "items": {"anyOf": [
                {"type": "object", "required": ["type", "enum"], "properties": {
                    "type": {"const": "string"}, "enum": strings()}},
                {"type": "object", "required": ["anyOf"], "properties": {
                    "anyOf": {"type": "array", "items": option}}}
            ]}
        }),
        &["items"],
    );
    let any = defs["primitive"]["anyOf"].as_array_mut().unwrap();
    any.push(json!({"$ref": "#/$defs/titled"}));
    any.push(json!({"$ref": "#/$defs/multi"}));
    schema["properties"]["$schema"] = json!({"type": "string"});
    schema
}

fn strings() -> Value {
    json!({"type": "array", "items": {"type": "string"}})
}

fn shape(kind: &str, properties: &Value, required: &[&str]) -> Value {
    let mut all = properties.clone();
    all["type"] = json!({"const": kind});
    all["title"] = json!({"type": "string"});
    all["description"] = json!({"type": "string"});
    let mut names = vec!["type"];
    names.extend(required);
    json!({"type": "object", "required": names, "properties": all, "additionalProperties": false})
}

#[derive(ElicitEnum)]
enum Plain {
    A,
    B,
}

#[derive(ElicitEnum)]
enum Titled {
    #[elicit(title = "The first")]
    A,
    B,
}

#[derive(ElicitSchema)]
struct Everything {
    /// Words
    #[field(title = "S", format = "email", min_length = 3, max_length = 9, default = "a@b.c")]
    s: String,
    #[field(min = -1.5, max = 2, default = 0.5)]
    n: f64,
    #[field(max = 3, default = 2)]
    i: Option<i64>,
    #[field(default = false)]
    b: bool,
    plain: Plain,
    titled: Titled,
    #[field(enum_names, default = "B")]
    legacy: Titled,
    #[field(min_items = 1, max_items = 2, default = ["A"])]
    many: Vec<Plain>,
    titled_many: Option<Vec<Titled>>,
}

#[derive(ElicitSchema)]
struct Old {
    /// Words
    #[field(title = "S", format = "date-time", min_length = 3, max_length = 30)]
    s: String,
    #[field(min = -1.5, max = 2)]
    n: f64,
    i: Option<i64>,
    #[field(default = true)]
    b: bool,
    plain: Plain,
    #[field(enum_names)]
    legacy: Titled,
}

fn assert_valid(schema: &Value, form: &FormSchema<'_>) {
    let validator = jsonschema::validator_for(schema).unwrap();
    let form = form.to_value();
    let errors: Vec<String> = validator.iter_errors(&form).map(|error| error.to_string()).collect();
    assert!(errors.is_empty(), "{errors:#?}");
}

#[test]
fn forms_are_legal_in_every_revision_that_can_say_them() {
    assert_valid(&revision_2025_11_25(), Everything::schema());
    assert_valid(&revision_2025_11_25(), Old::schema());
    assert_valid(&revision_2025_06_18(), Old::schema());
    let built = FormSchema::builder()
        .field(Field::multi_select("m", ["x"]).option_titles(["X"]).min_items(1))
        .build()
        .unwrap();
    assert_valid(&revision_2025_11_25(), &built);
}

#[test]
fn the_older_schema_really_refuses_what_it_cannot_say() {
    let validator = jsonschema::validator_for(&revision_2025_06_18()).unwrap();
    assert!(!validator.is_valid(&Everything::schema().to_value()));
}
