//! Depth: as much as anyone needs, and never a stack overflow.

use schema_core::ObjectSchema;
use schema_core::object::{FaultKind, ObjectError, Profile, Schema, Type};
use serde_json::{Value, json};

const BEYOND: usize = 100_000;

fn assert_too_deep(result: Result<ObjectSchema<'static>, ObjectError>, pointer: &str) {
    let error = result.unwrap_err();
    assert_eq!(error.faults().len(), 1, "{error}");
    assert_eq!(error.faults()[0].kind(), &FaultKind::TooDeep);
    assert_eq!(error.faults()[0].pointer(), pointer);
    let words = format!("nested deeper than {} levels", ObjectSchema::MAX_DEPTH);
    assert!(error.to_string().ends_with(&words), "{error}");
}

fn deep_value(levels: usize) -> Value {
    (0..levels).fold(json!(1), |value, _| Value::Array(vec![value]))
}

/// A raw schema of this depth of JSON, an even number.
fn deep_raw(levels: usize) -> Value {
    (0..levels).fold(json!(true), |value, _| {
        Value::Object(std::iter::once(("not".to_owned(), value)).collect())
    })
}

fn deep_object(levels: usize) -> Schema {
    (0..levels).fold(Type::string().nullable().into(), |inner: Schema, _| {
        ObjectSchema::builder().optional("in", inner).into()
    })
}

#[test]
fn the_limit_itself_is_built_written_and_said_in_a_profile() {
    // An object takes two levels, the text that may be null three.
    let objects = (ObjectSchema::MAX_DEPTH - 3) / 2;
    let inner = deep_object(objects - 1);
    let schema = ObjectSchema::builder().optional("in", inner).build().unwrap();
    let text = schema.to_string();
    assert_eq!(text.matches(r#""type":"object""#).count(), objects);
    assert_eq!(schema.to_value().to_string().len(), text.len());
    assert!(!format!("{:?}", schema.clone()).is_empty());
    let closed = schema.for_profile(Profile::Anthropic).unwrap_err();
    assert!(closed.to_string().contains("properties that may be left out"));
    assert!(schema.for_profile(Profile::Gemini).is_ok());
}

#[test]
fn deeper_builders_are_a_fault() {
    for levels in [ObjectSchema::MAX_DEPTH, BEYOND] {
        let object = ObjectSchema::builder().required("p", deep_object(levels));
        assert_too_deep(object.build(), "");
    }
    let array = (0..BEYOND).fold(Schema::from(Type::null()), |of, _| Type::array(of).into());
    assert_too_deep(ObjectSchema::builder().required("p", array).build(), "");
}

#[test]
fn deep_raw_schemas_are_fine_up_to_the_limit() {
    let raw = deep_raw(ObjectSchema::MAX_DEPTH - 2);
    let schema = ObjectSchema::builder().required("p", raw).build().unwrap();
    assert!(schema.strict().is_err());
    drop(schema.to_value());
}

#[test]
fn deeper_raw_schemas_are_a_fault() {
    let object = ObjectSchema::builder().required("p", deep_raw(BEYOND));
    assert_too_deep(object.build(), "");
    let items = ObjectSchema::builder().required("p", Type::array(deep_raw(BEYOND)));
    assert_too_deep(items.build(), "");
    let raw = deep_raw(BEYOND);
    let read = ObjectSchema::from_value(&raw);
    // Dropping it would recurse.
    std::mem::forget(raw);
    let error = read.unwrap_err();
    assert_eq!(error.faults()[0].kind(), &FaultKind::TooDeep);
    assert_eq!(error.faults()[0].pointer(), "/not".repeat(ObjectSchema::MAX_DEPTH));
}

#[test]
fn deep_values_are_a_fault() {
    let array = || Type::array(json!(true));
    let given = [array().options([deep_value(BEYOND)]), array().default(deep_value(BEYOND))];
    for array in given {
        assert_too_deep(ObjectSchema::builder().required("p", array).build(), "");
    }
    let raw = Type::raw(json!({})).options([json!(1), deep_value(BEYOND), deep_value(BEYOND)]);
    assert_too_deep(ObjectSchema::builder().required("p", raw).build(), "");
}

#[test]
fn breadth_has_no_limit() {
    let wide = (0..2_000).fold(ObjectSchema::builder(), |object, n| {
        object.required(format!("f{n}"), Type::integer().options(0..20))
    });
    let schema = wide.build().unwrap();
    assert_eq!(schema.to_value()["required"].as_array().unwrap().len(), 2_000);
    let many = Type::string().options((0..5_000).map(|n| n.to_string()));
    assert!(ObjectSchema::builder().required("p", many).build().is_ok());
}
