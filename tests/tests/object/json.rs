//! What is written, to the letter.

use schema_core::Format;
use schema_core::object::{ObjectBuilder, ObjectSchema, Property, Schema, Type};
use serde_json::json;

use crate::meta;

/// The JSON of a type as the property `p`.
fn written(schema: impl Into<Schema>) -> String {
    let schema = object().optional("p", schema).build().unwrap();
    meta::assert_legal(&schema);
    let text = schema.to_string();
    let start = r#"{"type":"object","properties":{"p":"#;
    text.strip_prefix(start).and_then(|rest| rest.strip_suffix("}}")).unwrap().to_owned()
}

fn object() -> ObjectBuilder {
    ObjectSchema::builder()
}

macro_rules! writes {
    ($($name:ident: $schema:expr => $json:literal;)*) => {$(
        #[test]
        fn $name() {
            assert_eq!(written($schema), $json);
        }
    )*};
}

// The keywords of raw schemas stand in alphabetical order here, which is the
// order of `serde_json` with and without its feature `preserve_order`.
writes! {
    string: Type::string() => r#"{"type":"string"}"#;
    string_words: Type::string().description("d").title("t")
        => r#"{"type":"string","title":"t","description":"d"}"#;
    string_limits: Type::string().max_length(9).min_length(1).format("email").default("a@b")
        => r#"{"type":"string","minLength":1,"maxLength":9,"format":"email","default":"a@b"}"#;
    string_format: Type::string().format(Format::DateTime)
        => r#"{"type":"string","format":"date-time"}"#;
    string_enum: Type::string().options(["b", "a"]).default("a")
        => r#"{"type":"string","enum":["b","a"],"default":"a"}"#;
    a_raw_schema_that_says_nothing_lets_null_in: Type::raw(json!({})).nullable() => "{}";
    raw_items_with_a_default: Type::array(Type::raw(json!({ "type": "integer" }))).default(json!([1]))
        => r#"{"type":"array","items":{"type":"integer"},"default":[1]}"#;
    equal_bounds: Type::string().min_length(3).max_length(3)
        => r#"{"type":"string","minLength":3,"maxLength":3}"#;
    length_is_in_code_points: Type::string().max_length(2).default("\u{1F600}é")
        => r#"{"type":"string","maxLength":2,"default":"😀é"}"#;

    integer: Type::integer().min(1).max(10).default(3)
        => r#"{"type":"integer","minimum":1,"maximum":10,"default":3}"#;
    integer_has_no_point: Type::integer().min(1.0).max(10.0).default(3.0).options([3.0, 4.0])
        => r#"{"type":"integer","minimum":1,"maximum":10,"enum":[3,4],"default":3}"#;
    integer_of_64_bits: Type::integer().min(i64::MIN).max(u64::MAX)
        => r#"{"type":"integer","minimum":-9223372036854775808,"maximum":18446744073709551615}"#;
    integer_beyond_a_double: Type::integer().max(9_007_199_254_740_993_u64).default(9_007_199_254_740_993_i64)
        => r#"{"type":"integer","maximum":9007199254740993,"default":9007199254740993}"#;
    number_takes_whole_bounds: Type::number().min(0).max(1).default(0.5)
        => r#"{"type":"number","minimum":0,"maximum":1,"default":0.5}"#;
    number_of_an_f32: Type::number().default(0.1_f32).options([0.1_f32, 0.6])
        => r#"{"type":"number","enum":[0.1,0.6],"default":0.1}"#;
    a_default_at_an_f32_bound: Type::number().min(0.1_f32).max(0.1_f32).default(0.1_f32)
        => r#"{"type":"number","minimum":0.1,"maximum":0.1,"default":0.1}"#;

    boolean: Type::boolean().default(false) => r#"{"type":"boolean","default":false}"#;
    boolean_enum: Type::boolean().options([true]) => r#"{"type":"boolean","enum":[true]}"#;
    null: Type::null().description("nothing") => r#"{"type":"null","description":"nothing"}"#;

    array_of_strings: Type::array(Type::string()).min_items(1).max_items(2)
        => r#"{"type":"array","items":{"type":"string"},"minItems":1,"maxItems":2}"#;
    array_of_an_enum: Type::array(Type::string().options(["read", "write"]))
        => r#"{"type":"array","items":{"type":"string","enum":["read","write"]}}"#;
    array_of_objects: Type::array(object().required("name", Type::string()))
        => r#"{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"}},"required":["name"]}}"#;
    array_of_raw: Type::array(json!({ "x-y": [1] })) => r#"{"type":"array","items":{"x-y":[1]}}"#;
    array_of_anything: Type::array_of_anything() => r#"{"type":"array"}"#;
    array_of_arrays: Type::array(Type::array(Type::integer()))
        => r#"{"type":"array","items":{"type":"array","items":{"type":"integer"}}}"#;
    array_values: Type::array(Type::integer()).options([vec![1], vec![]]).default(vec![1])
        => r#"{"type":"array","items":{"type":"integer"},"enum":[[1],[]],"default":[1]}"#;

    empty_object: object() => r#"{"type":"object","properties":{}}"#;
    object_values: Type::object(object().optional("x", Type::null())).options([json!({}), json!({ "x": null })])
        => r#"{"type":"object","properties":{"x":{"type":"null"}},"enum":[{},{"x":null}]}"#;
    object_words_win_over_the_builders: Type::object(object().title("a").description("b")).title("c")
        => r#"{"type":"object","title":"c","description":"b","properties":{}}"#;

    nullable_string: Type::string().max_length(3).nullable()
        => r#"{"anyOf":[{"type":"string","maxLength":3},{"type":"null"}]}"#;
    nullable_twice: Type::boolean().nullable().nullable() => r#"{"anyOf":[{"type":"boolean"},{"type":"null"}]}"#;
    nullable_enum: Type::integer().options([1, 2]).nullable().description("d").default(2)
        => r#"{"anyOf":[{"type":"integer","enum":[1,2]},{"type":"null"}],"description":"d","default":2}"#;
    nullable_array: Type::array(Type::string()).nullable()
        => r#"{"anyOf":[{"type":"array","items":{"type":"string"}},{"type":"null"}]}"#;
    nullable_object: Type::object(object().title("t")).nullable()
        => r#"{"anyOf":[{"type":"object","properties":{}},{"type":"null"}],"title":"t"}"#;
    nullable_object_defaults_to_null: Type::object(object()).nullable().default(json!(null))
        => r#"{"anyOf":[{"type":"object","properties":{}},{"type":"null"}],"default":null}"#;
    nullable_raw: Type::raw(json!({ "type": "string" })).nullable()
        => r#"{"anyOf":[{"type":"string"},{"type":"null"}]}"#;
    nullable_raw_that_is_so_already: Type::raw(json!({ "type": ["string", "null"] })).nullable()
        => r#"{"type":["string","null"]}"#;
    nullable_raw_whose_enum_takes_null_back: Type::raw(json!({ "enum": [1], "type": ["string", "null"] })).options(["a"]).nullable()
        => r#"{"anyOf":[{"enum":["a"],"type":["string","null"]},{"type":"null"}]}"#;

    raw_true: json!(true) => "true";
    raw_false: json!(false) => "false";
    raw_keeps_the_unknown: json!({ "$comment": "c", "nested": { "deep": [null] } })
        => r#"{"$comment":"c","nested":{"deep":[null]}}"#;
    raw_reference: json!({ "$ref": "#/properties/p" }) => r##"{"$ref":"#/properties/p"}"##;
    raw_own_enum_is_not_judged: json!({ "enum": [1, 1] }) => r#"{"enum":[1,1]}"#;
    raw_words_and_enum: Type::raw(json!({ "description": "old", "enum": [1], "type": "string" }))
            .description("new").options(["a"])
        => r#"{"type":"string","description":"new","enum":["a"]}"#;
    raw_true_described: Type::raw(json!(true)).description("d") => r#"{"description":"d"}"#;
    raw_false_titled: Type::raw(json!(false)).title("t") => r#"{"not":{},"title":"t"}"#;
    raw_enum_of_all_types: Type::raw(json!({})).options([json!(1), json!("a"), json!(null), json!([{}])])
        => r#"{"enum":[1,"a",null,[{}]]}"#;
}

#[test]
fn properties_keep_their_order_in_both_places() {
    let names = ["zeta", "format", "alpha", "type", "title", "10", "9"];
    let schema = names
        .iter()
        .fold(object(), |schema, name| schema.required(*name, Type::boolean()))
        .build()
        .unwrap();
    let properties: Vec<_> =
        names.iter().map(|name| format!(r#""{name}":{{"type":"boolean"}}"#)).collect();
    assert_eq!(
        schema.to_string(),
        format!(
            r#"{{"type":"object","properties":{{{}}},"required":{}}}"#,
            properties.join(","),
            json!(names),
        ),
    );
}

#[test]
fn a_later_property_takes_the_place_of_an_earlier_one() {
    let schema = object()
        .required("a", Type::string())
        .required("b", Type::string())
        .optional("a", Type::null())
        .required("c", Type::string())
        .field(Property::required("c", Type::boolean()))
        .build()
        .unwrap();
    assert_eq!(
        schema.to_string(),
        concat!(
            r#"{"type":"object","properties":{"a":{"type":"null"},"b":{"type":"string"},"#,
            r#""c":{"type":"boolean"}},"required":["b","c"]}"#,
        ),
    );
}

#[test]
fn many_properties_take_the_places_of_as_many() {
    let many = 50_000;
    let names = || (0..many).map(|n| format!("p{n}"));
    let start = std::time::Instant::now();
    let first = names().fold(object(), |schema, name| schema.required(name, Type::string()));
    let schema = names().fold(first, |schema, name| schema.required(name, Type::null()));
    let value = schema.build().unwrap().to_value();
    // Each name compared with each would take minutes.
    assert!(start.elapsed().as_secs() < 20, "{:?}", start.elapsed());
    assert_eq!(value["required"], json!(names().collect::<Vec<_>>()));
    assert_eq!(value["properties"]["p7"], json!({ "type": "null" }));
}

#[test]
fn a_schema_that_is_used_twice_is_written_twice() {
    let person = object().required("name", Type::string());
    let schema = object()
        .required("people", Type::array(person.clone()))
        .required("owner", person)
        .build()
        .unwrap();
    let text = schema.to_string();
    assert_eq!(text.matches(r#"{"name":{"type":"string"}}"#).count(), 2);
    assert!(!text.contains("$ref") && !text.contains("$defs"), "{text}");
}

#[test]
fn a_built_schema_can_be_nested_and_leaves_its_dialect_behind() {
    let inner = object().required("x", Type::number()).build().unwrap().with_dialect();
    assert_eq!(
        written(inner),
        r#"{"type":"object","properties":{"x":{"type":"number"}},"required":["x"]}"#
    );
}

#[test]
fn every_way_out_says_the_same() {
    let schema = object()
        .description("d")
        .required("b", Type::number().default(0.1_f32))
        .required("a", Type::array(Type::string().nullable()))
        .build()
        .unwrap();
    let value = schema.to_value();
    assert_eq!(serde_json::from_str::<serde_json::Value>(&schema.to_string()).unwrap(), value);
    assert_eq!(serde_json::to_value(&schema).unwrap(), value);
    assert_eq!(serde_json::Value::Object(schema.clone().into_map()), value);
    assert_eq!(value["properties"]["b"]["default"].to_string(), "0.1");
    assert_eq!(ObjectSchema::from_value(&value).unwrap(), schema);
    assert_eq!(ObjectSchema::from_str(&schema.to_json()).unwrap().to_json(), schema.to_json());
    assert_eq!(format!("{schema:#}"), serde_json::to_string_pretty(&schema).unwrap());
}

#[test]
fn equal_is_what_has_the_same_json() {
    let built = |of: Type<_>| object().required("p", of).optional("q", Type::null()).build();
    let integer = built(Type::integer().min(1).max(2)).unwrap();
    let again = ObjectSchema::from_value(&integer.to_value()).unwrap();
    assert_eq!(again, integer);
    assert_eq!(again.clone().with_dialect(), integer.clone().with_dialect());
    assert_ne!(again, integer.clone().with_dialect());
    assert_eq!(built(Type::integer().min(1.0).max(2.0)).unwrap(), integer);

    let dialect =
        json!({ "$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object" });
    let said = ObjectSchema::from_value(&dialect).unwrap();
    assert_eq!(
        said,
        ObjectSchema::from_value(&json!({ "type": "object" })).unwrap().with_dialect()
    );

    assert_ne!(built(Type::integer().min(1)).unwrap(), integer);
    assert_eq!(format!("{integer:?}"), format!("ObjectSchema({integer})"));
}

#[test]
fn a_whole_schema_may_be_raw() {
    let raw = json!({
        "$schema": "http://json-schema.org/draft-07/schema#",
        "type": "object",
        "properties": { "q": { "type": "string" } },
        "patternProperties": { "^x-": { "type": "string" } },
    });
    let schema = ObjectSchema::from_value(&raw).unwrap();
    assert_eq!(schema.to_value(), raw);
    assert_eq!(schema.to_string(), raw.to_string());
    assert_eq!(schema.with_dialect().to_value(), raw, "its own dialect stays");

    let raw = json!({ "type": "object" });
    let text = ObjectSchema::from_value(&raw).unwrap().with_dialect().to_string();
    assert_eq!(
        text,
        r#"{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object"}"#
    );
}

/// `null` is a branch like others where it can't be said as one that may be null.
#[test]
fn null_stays_beside_what_it_was_read_beside() {
    let union = json!({ "anyOf": [{ "type": "string" }, { "type": "integer" }] });
    for beside in [union, json!({}), json!({ "enum": ["a"] }), json!({ "type": "null" })] {
        let part = json!({ "anyOf": [beside, { "type": "null" }] });
        let whole = json!({ "type": "object", "properties": { "p": part } });
        assert_eq!(ObjectSchema::from_value(&whole).unwrap().to_value(), whole);
    }
}

#[test]
fn null_is_valid_exactly_where_the_schema_says_so() {
    let schema = object().optional("max", Type::integer()).build().unwrap();
    let answer = json!({ "task": "find", "max": null });
    assert!(!jsonschema::is_valid(&schema.to_value(), &answer));
    let answer = json!({ "max": null });
    assert!(jsonschema::is_valid(&schema.strict().unwrap().to_value(), &answer));
}

/// `required` may name what no property is; found by the fuzz target `read_object`.
#[test]
fn what_is_required_without_a_property_stays_so_in_a_builder() {
    let text = r#"{"type":"object","properties":{"a":{"type":"string"}},"required":["b","a"]}"#;
    let schema = ObjectSchema::from_str(text).unwrap();
    let required = |builder: ObjectBuilder| builder.build().unwrap().to_value()["required"].clone();
    assert_eq!(required(schema.to_builder()), json!(["a", "b"]));
    assert_eq!(required(schema.to_builder().required("c", Type::string())), json!(["a", "c", "b"]));
    // Unless a property of that name comes that need not be there.
    assert_eq!(required(schema.to_builder().optional("b", Type::string())), json!(["a"]));

    let text = r##"{"type":"object","properties":{"a":{"$ref":"#/$defs/A"}},"required":["b"],
        "$defs":{"A":{"type":"string"}}}"##;
    let schema = ObjectSchema::from_str(text).unwrap();
    assert_eq!(schema.to_builder().build().unwrap().to_value(), schema.to_value());

    let bare = ObjectSchema::from_str(r#"{"type":"object","required":["b"]}"#).unwrap();
    assert_eq!(required(bare.to_builder()), json!(["b"]));
}
