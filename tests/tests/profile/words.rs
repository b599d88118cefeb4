//! The rows of the table: one schema for each keyword, and what each profile makes of it.

use schema_core::ObjectSchema;
use schema_core::object::{ObjectBuilder, Profile, Schema, Type};

use crate::{PROFILES, places, property};

fn of(schema: impl Into<Schema>) -> ObjectSchema<'static> {
    ObjectSchema::builder().required("p", schema).build().unwrap()
}

fn object() -> ObjectBuilder {
    ObjectSchema::builder()
}

/// The JSON in the order of [`PROFILES`].
macro_rules! says {
    ($($name:ident: $schema:expr => $openai:literal, $anthropic:literal, $gemini:literal, $portable:literal;)*) => {$(
        #[test]
        fn $name() {
            let schema = of($schema);
            let said = PROFILES.map(|profile| property(&schema, profile));
            assert_eq!(said, [$openai, $anthropic, $gemini, $portable]);
        }
    )*};
}

says! {
    both_lengths: Type::string().min_length(2).max_length(80).description("A name") =>
        r#"{"type":"string","description":"A name\nFrom 2 to 80 characters."}"#,
        r#"{"type":"string","description":"A name\nFrom 2 to 80 characters."}"#,
        r#"{"type":"string","description":"A name\nFrom 2 to 80 characters."}"#,
        r#"{"type":"string","description":"A name\nFrom 2 to 80 characters."}"#;
    one_length: Type::string().min_length(4).max_length(4) =>
        r#"{"type":"string","description":"Exactly 4 characters."}"#,
        r#"{"type":"string","description":"Exactly 4 characters."}"#,
        r#"{"type":"string","description":"Exactly 4 characters."}"#,
        r#"{"type":"string","description":"Exactly 4 characters."}"#;
    a_least_length_of_none: Type::string().min_length(0) =>
        r#"{"type":"string"}"#, r#"{"type":"string"}"#, r#"{"type":"string"}"#, r#"{"type":"string"}"#;
    bounds: Type::integer().min(1).max(9) =>
        r#"{"type":"integer","minimum":1,"maximum":9}"#,
        r#"{"type":"integer","description":"From 1 to 9."}"#,
        r#"{"type":"integer","minimum":1,"maximum":9}"#,
        r#"{"type":"integer","description":"From 1 to 9."}"#;
    exclusive_bounds: Type::number().exclusive_min(0).exclusive_max(1) =>
        r#"{"type":"number","exclusiveMinimum":0,"exclusiveMaximum":1}"#,
        r#"{"type":"number","description":"More than 0. Less than 1."}"#,
        r#"{"type":"number","description":"More than 0. Less than 1."}"#,
        r#"{"type":"number","description":"More than 0. Less than 1."}"#;
    counts: Type::array(Type::null()).min_items(2).max_items(3) =>
        r#"{"type":"array","items":{"type":"null"},"minItems":2,"maxItems":3}"#,
        r#"{"type":"array","description":"From 2 to 3 items.","items":{"type":"null"}}"#,
        r#"{"type":"array","items":{"type":"null"},"minItems":2,"maxItems":3}"#,
        r#"{"type":"array","description":"From 2 to 3 items.","items":{"type":"null"}}"#;
    default_examples_and_deprecated: Type::string().default("a").examples(["b"]).deprecated() =>
        r#"{"type":"string"}"#, r#"{"type":"string"}"#, r#"{"type":"string"}"#, r#"{"type":"string"}"#;
    words: Type::string().title("t").description("d") =>
        r#"{"type":"string","title":"t","description":"d"}"#,
        r#"{"type":"string","title":"t","description":"d"}"#,
        r#"{"type":"string","title":"t","description":"d"}"#,
        r#"{"type":"string","title":"t","description":"d"}"#;
    a_nullable_item: Type::array(Type::string().description("d").nullable()) =>
        r#"{"type":"array","items":{"anyOf":[{"type":"string"},{"type":"null"}],"description":"d"}}"#,
        r#"{"type":"array","items":{"anyOf":[{"type":"string"},{"type":"null"}],"description":"d"}}"#,
        r#"{"type":"array","items":{"anyOf":[{"type":"string"},{"type":"null"}],"description":"d"}}"#,
        r#"{"type":"array","items":{"anyOf":[{"type":"string"},{"type":"null"}],"description":"d"}}"#;
    an_object: object().optional("x", Type::boolean()) =>
        r#"{"type":"object","properties":{"x":{"anyOf":[{"type":"boolean"},{"type":"null"}]}},"required":["x"],"additionalProperties":false}"#,
        r#"{"type":"object","properties":{"x":{"type":"boolean"}},"additionalProperties":false}"#,
        r#"{"type":"object","properties":{"x":{"type":"boolean"}}}"#,
        r#"{"type":"object","properties":{"x":{"anyOf":[{"type":"boolean"},{"type":"null"}]}},"required":["x"],"additionalProperties":false}"#;
    an_empty_object: object() =>
        r#"{"type":"object","properties":{},"required":[],"additionalProperties":false}"#,
        r#"{"type":"object","properties":{},"additionalProperties":false}"#,
        r#"{"type":"object","properties":{}}"#,
        r#"{"type":"object","properties":{},"required":[],"additionalProperties":false}"#;
}

/// Which of the profiles refuse it, and where.
macro_rules! refused {
    ($($name:ident: $schema:expr => $($profile:ident)*, $place:literal;)*) => {$(
        #[test]
        fn $name() {
            let schema = of($schema);
            let refusing = [$(Profile::$profile),*];
            for profile in PROFILES {
                let said = schema.for_profile(profile);
                if refusing.contains(&profile) {
                    assert_eq!(places(said), [$place], "{profile}");
                } else {
                    assert!(said.is_ok(), "{profile}");
                }
            }
        }
    )*};
}

refused! {
    a_map: Type::map(Type::string()) => OpenAi Anthropic Portable, "/properties/p";
    anything: Type::anything() => OpenAi Anthropic Portable, "/properties/p";
    a_list_of_anything: Type::array_of_anything() => OpenAi Anthropic Portable, "/properties/p";
    a_tuple: Type::tuple([Schema::from(Type::string()), Type::integer().into()]) => OpenAi Anthropic Portable, "/properties/p";
    values_that_differ_in_case: Type::string().options(["on", "off", "ON"]) => Anthropic Portable, "/properties/p";
    an_enum_of_lists: Type::array(Type::integer()).options([vec![1], vec![2]]) => Anthropic Gemini Portable, "/properties/p";
    a_name_with_a_space: object().required("Account Number", Type::string()) => Anthropic Portable, "/properties/p/properties/Account Number";
    a_long_name: object().required("n".repeat(65), Type::string()) => Anthropic Portable, "/properties/p/properties/nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn";
    a_slash_in_a_name: object().required("a/b", Type::string()) => Anthropic Portable, "/properties/p/properties/a~1b";
}

#[test]
fn a_name_of_64_letters_is_fine() {
    let name = format!("{}_.-", "n".repeat(61));
    let schema = ObjectSchema::builder().required(name, Type::string()).build().unwrap();
    assert!(PROFILES.iter().all(|profile| schema.for_profile(*profile).is_ok()));
}

#[test]
fn the_declaration_is_that_of_mcp() {
    let schema = of(Type::string().min_length(1).default("a"));
    assert_eq!(schema.for_profile(Profile::Mcp).unwrap(), schema);
}

#[test]
fn every_fault_names_profile_place_and_remedy() {
    let schema = ObjectSchema::builder()
        .required("prices", Type::map(Type::number()))
        .required("pair", Type::tuple([Schema::from(Type::string())]))
        .build()
        .unwrap();
    assert_eq!(
        schema.for_profile(Profile::OpenAi).unwrap_err().to_string(),
        "2 faults in the object schema:\n\
         - /properties/prices: `openai` can't be asked for this: a map, whose keys it can't be told; \
         make it a list of structs with a key and a value\n\
         - /properties/pair: `openai` can't be asked for this: a tuple; make it a struct with named fields",
    );
}
