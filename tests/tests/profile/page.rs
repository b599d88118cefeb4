//! The page about providers says what is done.

use schema_core::ObjectSchema;
use schema_core::object::{Schema, Type};
use serde_json::{Value, json};

use crate::PROFILES;

/// What is declared, by its name on the page, with the key that says it.
fn samples() -> Vec<(&'static str, Schema, &'static str)> {
    let text = Type::string;
    let list = || Type::array(Type::null());
    let name = ObjectSchema::builder().required("Account Number", Type::null());
    let named = json!({ "type": "object", "properties": {}, "propertyNames": { "pattern": "^a" } });
    let named = Type::raw(named);
    vec![
        ("`minLength`", text().min_length(1).into(), "minLength"),
        ("`maxLength`", text().max_length(1).into(), "maxLength"),
        ("`pattern`", text().pattern("^a$").into(), "pattern"),
        ("`pattern` with a look-around", text().pattern("(?=a)").into(), "pattern"),
        ("`format` date-time, date, time", text().format("date").into(), "format"),
        (
            "`format` duration, email, hostname, ipv4, ipv6, uuid",
            text().format("hostname").into(),
            "format",
        ),
        ("`format` uri", text().format("uri").into(), "format"),
        ("any other `format`", text().format("colour").into(), "format"),
        ("`minimum`", Type::integer().min(1).into(), "minimum"),
        ("`maximum`", Type::integer().max(1).into(), "maximum"),
        ("`exclusiveMinimum`", Type::number().exclusive_min(1).into(), "exclusiveMinimum"),
        ("`exclusiveMaximum`", Type::number().exclusive_max(1).into(), "exclusiveMaximum"),
        ("`multipleOf`", Type::number().multiple_of(2).into(), "multipleOf"),
        ("`minItems` of 1", list().min_items(1).into(), "minItems"),
        ("`minItems` of 2 or more", list().min_items(2).into(), "minItems"),
        ("`maxItems`", list().max_items(2).into(), "maxItems"),
        ("`uniqueItems`", list().unique_items().into(), "uniqueItems"),
        ("`propertyNames` of an object", named.into(), "propertyNames"),
        ("`default`", text().default("a").into(), "default"),
        ("`examples`", text().examples(["a"]).into(), "examples"),
        ("`deprecated`", text().deprecated().into(), "deprecated"),
        ("`title`", text().title("t").into(), "title"),
        ("a map", Type::map(Type::null()).into(), "additionalProperties"),
        ("a tuple", Type::tuple([Schema::from(Type::null())]).into(), "prefixItems"),
        ("a value of any type", Type::anything().description("d").into(), "description"),
        ("an `enum` of objects or lists", list().options([Value::Array(vec![])]).into(), "enum"),
        ("an `enum` of `true` or `false`", Type::boolean().options([true]).into(), "enum"),
        ("values that differ in case only", text().options(["a", "A"]).into(), "enum"),
        ("a name like `Account Number`", name.into(), "properties"),
    ]
}

#[test]
fn the_page_about_providers_is_true() {
    let page = include_str!("../../../docs/providers.md");
    let (_, rows) = page.split_once("|---|---|---|---|---|\n").unwrap();
    let mut rows = rows.lines().take_while(|row| row.starts_with('|'));
    for (name, schema, key) in samples() {
        let schema = ObjectSchema::builder().required("p", schema).build().unwrap();
        let cells = PROFILES.map(|profile| match schema.for_profile(profile) {
            Err(_) => "refused",
            Ok(said) => {
                let said = &said.to_value()["properties"]["p"];
                match (said.get(key), said.get("description")) {
                    (Some(_), _) => "said",
                    (None, Some(_)) => "described",
                    (None, None) => "left out",
                }
            }
        });
        let [openai, anthropic, gemini, portable] = cells;
        let row = format!("| {name} | {openai} | {anthropic} | {gemini} | {portable} |");
        assert_eq!(rows.next(), Some(&*row));
    }
    assert_eq!(rows.next(), None, "a row without a sample");
}
