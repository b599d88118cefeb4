//! What is refused, with its place.

use schema_core::Number;
use schema_core::object::{FaultKind, ObjectBuilder, ObjectSchema, Schema, Type};
use serde_json::json;

fn object() -> ObjectBuilder {
    ObjectSchema::builder()
}

/// The faults of a type as the property `p`, one a line.
fn faults(schema: impl Into<Schema>) -> String {
    let error = object().required("p", schema).build().unwrap_err();
    let lines: Vec<_> = error.faults().iter().map(ToString::to_string).collect();
    lines.join("\n")
}

macro_rules! refuses {
    ($($name:ident: $schema:expr => $faults:literal;)*) => {$(
        #[test]
        fn $name() {
            assert_eq!(faults($schema), $faults);
        }
    )*};
}

refuses! {
    empty_enum: Type::string().options::<&str>([])
        => "/properties/p/enum: an enum needs at least one value";
    empty_number_enum: Type::number().options::<i32>([])
        => "/properties/p/enum: an enum needs at least one value";
    empty_raw_enum: Type::raw(json!({})).options::<i32>([])
        => "/properties/p/enum: an enum needs at least one value";
    repeated_string: Type::string().options(["a", "b", "a"])
        => "/properties/p/enum/2: the enum lists \"a\" twice";
    repeated_number: Type::number().options([1.0, 0.5, 1.0])
        => "/properties/p/enum/2: the enum lists 1.0 twice";
    repeated_object: Type::raw(json!({})).options([json!({ "b": [2], "a": 1 }), json!({ "a": 1.0, "b": [2.0] })])
        => "/properties/p/enum/1: the enum lists {\"a\":1.0,\"b\":[2.0]} twice";
    enum_of_another_type: Type::raw(json!({ "type": "string" })).options([json!("a"), json!(1)])
        => "/properties/p/enum/1: 1 is not valid here: the type is string, not a number";
    enum_of_a_raw_list_of_types: Type::raw(json!({ "type": ["integer", "null"] })).options([json!(1.0), json!(null), json!(1.5)])
        => "/properties/p/anyOf/0/enum/1: 1.5 is not valid here: it is no whole number within 64 bits";
    enum_under_false: Type::raw(json!(false)).options(["a"])
        => "/properties/p/enum/0: \"a\" is not valid here: the raw schema is false";
    enum_below_a_bound: Type::integer().min(2).options([1, 2])
        => "/properties/p/enum/0: 1 is not valid here: it is below the minimum 2";
    enum_of_a_fraction: Type::integer().options([1.5])
        => "/properties/p/enum/0: 1.5 is not valid here: it is no whole number within 64 bits";
    enum_too_long: Type::string().options(["abc"]).max_length(2)
        => "/properties/p/enum/0: \"abc\" is not valid here: its length 3 is above the maximum 2";
    enum_of_a_nullable: Type::string().options(["a", "a"]).nullable()
        => "/properties/p/anyOf/0/enum/1: the enum lists \"a\" twice";
    enum_of_arrays: Type::array(Type::string()).options([json!(["a"]), json!([1]), json!("a")])
        => "/properties/p/enum/1: [1] is not valid here: item 0: the type is string, not a number\n\
            /properties/p/enum/2: \"a\" is not valid here: the type is array, not a string";
    enum_of_objects: Type::object(object().required("x", Type::integer().max(3))).options([json!({}), json!({ "x": 4 })])
        => "/properties/p/enum/0: {} is not valid here: it has no `x`\n\
            /properties/p/enum/1: {\"x\":4} is not valid here: its `x`: it is above the maximum 3";

    default_outside_the_enum: Type::string().options(["a"]).default("b")
        => "/properties/p/default: \"b\" is not valid here: it is not in the enum";
    default_too_short: Type::string().min_length(2).default("a")
        => "/properties/p/default: \"a\" is not valid here: its length 1 is below the minimum 2";
    default_above: Type::number().max(0.5).default(1)
        => "/properties/p/default: 1 is not valid here: it is above the maximum 0.5";
    default_above_a_single: Type::number().max(0.1_f32).default(0.100_000_001)
        => "/properties/p/default: 0.100000001 is not valid here: it is above the maximum 0.1";
    default_of_a_fraction: Type::integer().default(0.5)
        => "/properties/p/default: 0.5 is not valid here: it is no whole number within 64 bits";
    default_with_too_few_items: Type::array(Type::string()).min_items(1).default(json!([]))
        => "/properties/p/default: [] is not valid here: its length 0 is below the minimum 1";
    default_of_raw_items: Type::array(Type::raw(json!({ "type": "integer" }))).default(json!([1, "a"]))
        => "/properties/p/default: [1,\"a\"] is not valid here: item 1: the type is integer, not a string";
    default_null: Type::array(Type::string()).default(json!(null))
        => "/properties/p/default: null is not valid here: the type is array, not null";

    crossed_bounds: Type::number().min(1).max(0.5)
        => "/properties/p: `minimum` 1 is above `maximum` 0.5";
    crossed_lengths: Type::string().min_length(2).max_length(1)
        => "/properties/p: `minLength` 2 is above `maxLength` 1";
    crossed_items: Type::array_of_anything().min_items(2).max_items(1)
        => "/properties/p: `minItems` 2 is above `maxItems` 1";
    bound_nan: Type::number().min(f64::NAN)
        => "/properties/p/minimum: JSON has no number NaN: use a finite one, and a whole one within 64 bits";
    bound_infinite: Type::integer().max(f32::INFINITY)
        => "/properties/p/maximum: JSON has no number inf: use a finite one, and a whole one within 64 bits";
    bound_fraction: Type::integer().min(1.5)
        => "/properties/p/minimum: the bound 1.5 of an integer has a fraction part";
    default_nan: Type::number().default(f64::NAN)
        => "/properties/p/default: JSON has no number NaN: use a finite one, and a whole one within 64 bits";
    enum_infinite: Type::number().options([1.0, f64::NEG_INFINITY])
        => "/properties/p/enum/1: JSON has no number -inf: use a finite one, and a whole one within 64 bits";

    default_nan_beside_null: Type::number().options([1]).nullable().default(f64::NAN)
        => "/properties/p/default: JSON has no number NaN: use a finite one, and a whole one within 64 bits";
    raw_string: json!("string")
        => "/properties/p: a schema is a JSON object or a boolean, this is a string";
    raw_null_as_items: Type::array(json!(null))
        => "/properties/p/items: a schema is a JSON object or a boolean, this is null";
    blank_nested_name: object().required("\t", Type::string())
        => r"/properties/p/properties/\t: a property needs a name that is not blank";
}

#[test]
fn all_faults_come_at_once_with_escaped_pointers() {
    let error = object()
        .required("", Type::string())
        .optional("a/b~c", Type::array(Type::integer().min(2).max(1).options([5, 5])))
        .required("deep", object().required("er", json!(1)))
        .build()
        .unwrap_err();
    let pointers: Vec<_> = error.faults().iter().map(|fault| fault.pointer().to_owned()).collect();
    assert_eq!(
        pointers,
        [
            "/properties/",
            "/properties/a~1b~0c/items",
            "/properties/a~1b~0c/items/enum/0",
            "/properties/a~1b~0c/items/enum/1",
            "/properties/deep/properties/er",
        ],
    );
    let text = error.to_string();
    assert!(text.starts_with("5 faults in the object schema:\n- /properties/: "), "{text}");
    assert_eq!(text.lines().count(), 6);
}

#[test]
fn a_whole_number_beyond_64_bits_is_no_bound() {
    let number = Type::number().min(Number::int(i128::MIN)).max(Number::int(1 << 64));
    let error = object().required("p", number).build().unwrap_err();
    let places: Vec<_> = error.faults().iter().map(schema_core::object::Fault::pointer).collect();
    assert_eq!(places, ["/properties/p/minimum", "/properties/p/maximum"]);
    assert!(error.faults().iter().all(|f| matches!(f.kind(), FaultKind::NoJsonNumber { .. })));
}

#[test]
fn a_fault_of_a_replaced_property_is_gone() {
    let schema = object()
        .required("p", Type::number().default(f64::NAN))
        .required("p", Type::number())
        .build();
    assert!(schema.is_ok());
}

#[test]
fn a_fault_of_a_keyword_that_is_set_anew_is_gone() {
    let number = Type::number().default(f64::NAN).default(1).options([f64::NAN]).options([1]);
    let raw = Type::raw(json!({ "type": "string" })).options([1]).options(["a"]);
    assert!(object().required("n", number).required("r", raw).build().is_ok());
}

#[test]
fn a_value_that_holds_others_is_named_by_its_type() {
    for (value, words) in [
        (json!([1]), "this is an array"),
        (json!([]), "this is an empty array"),
        (json!({}), "this is an object"),
        (json!("x"), "this is \"x\""),
    ] {
        let raw = json!({ "type": "object", "properties": { "p": { "minLength": value } } });
        let error = ObjectSchema::from_value(&raw).unwrap_err();
        assert!(error.to_string().ends_with(words), "{error}");
    }
}

#[test]
fn the_root_is_an_object() {
    for raw in [
        json!(true),
        json!({}),
        json!({ "type": "array" }),
        json!({ "type": ["object", "null"] }),
        json!({ "anyOf": [{ "type": "object" }] }),
    ] {
        let error = ObjectSchema::from_value(&raw).unwrap_err();
        assert_eq!(error.faults().len(), 1);
        assert_eq!(error.faults()[0].kind(), &FaultKind::RootNotObject);
        assert_eq!(
            error.to_string(),
            "a fault in the object schema: the root: the root has to say `\"type\": \"object\"`"
        );
    }
    for raw in [json!(null), json!([]), json!("object")] {
        let error = ObjectSchema::from_value(&raw).unwrap_err();
        assert!(matches!(error.faults()[0].kind(), FaultKind::NotASchema { .. }));
    }
}

#[test]
fn a_report_is_never_the_square_of_the_schema() {
    let name = "~".repeat(1 << 20);
    let names: Vec<_> = (0..10_000).collect();
    let raw = json!({ "type": "object", "properties": { name: { "required": names } } });
    let error = ObjectSchema::from_value(&raw).unwrap_err();
    let (last, rest) = error.faults().split_last().unwrap();
    assert_eq!(last.kind(), &FaultKind::TooManyFaults);
    assert_eq!(rest.len(), 2, "each pointer is of 2 MiB");
    assert_eq!(last.to_string(), "the root: there is more to report than can be listed");
}

#[test]
fn each_raw_type_takes_its_own_values() {
    let values = [
        ("null", json!(null)),
        ("boolean", json!(true)),
        ("string", json!("a")),
        ("array", json!([1])),
        ("object", json!({ "a": 1 })),
        ("number", json!(1.5)),
        ("integer", json!(1)),
    ];
    for (name, _) in &values {
        for (of, value) in &values {
            let is_valid = name == of || (*name == "number" && *of == "integer");
            let raw = Type::raw(json!({ "type": name })).options([value.clone()]);
            let built = object().required("p", raw).build();
            assert_eq!(built.is_ok(), is_valid, "{value} as {name}");
        }
    }
}
