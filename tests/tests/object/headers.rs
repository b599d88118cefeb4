//! `x-mcp-header` in a schema that is built or read.

use schema_core::object::{FaultKind, ObjectSchema, Type};
use serde_json::{Value, json};

/// The places and the reasons of what is refused.
fn refused(schema: &Value) -> Vec<(String, String)> {
    let Err(error) = ObjectSchema::from_value(schema) else { return Vec::new() };
    let faults = error.faults().iter();
    faults.map(|fault| (fault.pointer().to_owned(), fault.kind().to_string())).collect()
}

fn tool(property: &Value) -> Value {
    json!({ "type": "object", "properties": { "a": property } })
}

#[test]
fn what_a_client_takes_is_read() {
    for property in [
        json!({ "type": "string", "x-mcp-header": "Region" }),
        json!({ "type": "integer", "x-mcp-header": "!#$%&'*+-.^_`|~09azAZ" }),
        json!({ "type": "boolean", "x-mcp-header": "A" }),
        json!({ "type": "object", "properties": { "b": { "type": "string", "x-mcp-header": "A" } } }),
        // A property of that name, and data.
        json!({ "type": "object", "properties": { "x-mcp-header": { "type": "array" } } }),
        json!({ "const": { "x-mcp-header": 7 } }),
        json!({ "type": "object", "default": { "x-mcp-header": "" } }),
    ] {
        assert_eq!(refused(&tool(&property)), []);
        let schema = ObjectSchema::from_value(&tool(&property)).unwrap();
        assert_eq!(schema.to_value(), tool(&property));
    }
}

#[test]
fn what_a_client_drops_is_not() {
    let headed = json!({ "type": "string", "x-mcp-header": "A" });
    let place = "/properties/a/x-mcp-header";
    for (property, place, words) in [
        (json!({ "type": "string", "x-mcp-header": "" }), place, "needs a name"),
        (json!({ "type": "string", "x-mcp-header": "a b" }), place, "letters, digits"),
        (json!({ "type": "string", "x-mcp-header": "a:" }), place, "letters, digits"),
        (json!({ "type": "string", "x-mcp-header": "é" }), place, "letters, digits"),
        (json!({ "type": "string", "x-mcp-header": "a\r\nb" }), place, "letters, digits"),
        (json!({ "type": "string", "x-mcp-header": 7 }), place, "takes a string"),
        (json!({ "type": "number", "x-mcp-header": "A" }), place, "only a text"),
        (json!({ "type": "array", "x-mcp-header": "A" }), place, "only a text"),
        (json!({ "type": ["string", "null"], "x-mcp-header": "A" }), place, "only a text"),
        (json!({ "x-mcp-header": "A" }), place, "only a text"),
        (
            json!({ "type": "array", "items": headed }),
            "/properties/a/items/x-mcp-header",
            "finds headers",
        ),
        (
            json!({ "anyOf": [headed, { "type": "null" }] }),
            "/properties/a/anyOf/0/x-mcp-header",
            "finds headers",
        ),
        (
            json!({ "type": "object", "additionalProperties": headed }),
            "/properties/a/additionalProperties/x-mcp-header",
            "finds headers",
        ),
        (
            json!({ "if": { "properties": { "b": headed } } }),
            "/properties/a/if/properties/b/x-mcp-header",
            "finds headers",
        ),
    ] {
        let found = refused(&tool(&property));
        assert_eq!(found.len(), 1, "{property}: {found:?}");
        assert_eq!(found[0].0, place, "{property}");
        assert!(found[0].1.contains(words), "{found:?}");
        assert!(!found[0].1.contains(['\r', '\n']), "{found:?}");
    }
    let mut root = tool(&headed);
    root["x-mcp-header"] = "B".into();
    root["properties"]["b"] = json!({ "type": "string", "x-mcp-header": "a" });
    root["$defs"] = json!({ "c": headed });
    root["properties"]["c"] = json!({ "$ref": "#/$defs/c" });
    let places: Vec<_> = refused(&root).into_iter().map(|(place, _)| place).collect();
    assert_eq!(places.len(), 3, "{places:?}");
    assert!(places.iter().any(|place| place == "/$defs/c/x-mcp-header"), "{places:?}");
}

#[test]
fn a_builder_holds_the_same_rules() {
    let build = |a: Type<_>| {
        ObjectSchema::builder()
            .required("a", a)
            .required("b", Type::boolean().mcp_header("B"))
            .build()
    };
    assert!(build(Type::string().mcp_header("A")).is_ok());
    for name in ["", "b", "a b"] {
        let error = build(Type::string().mcp_header(name)).unwrap_err();
        assert!(matches!(error.faults()[0].kind(), FaultKind::BadHeader { .. }), "{error}");
    }
    assert!(build(Type::string().mcp_header("A").nullable()).is_err());
    let list = Type::array(Type::string().mcp_header("A"));
    assert!(ObjectSchema::builder().required("a", list).build().is_err());
    // Which integers it is has to be said.
    let count =
        |count: Type<_>| ObjectSchema::builder().required("n", count.mcp_header("N")).build();
    assert!(count(Type::integer()).is_err());
    assert!(count(Type::integer().min(0).max(1_u64 << 53)).is_err());
    assert!(count(Type::integer().min(0).max((1_u64 << 53) - 1)).is_ok());
}

/// The client's own number is what goes into the header, whatever the schema says of it.
#[test]
fn an_integer_is_one_that_a_header_can_carry() {
    const MOST: i64 = (1 << 53) - 1;
    let wide = json!({ "type": "integer", "maximum": 1_u64 << 60, "x-mcp-header": "A" });
    for property in [json!({ "type": "integer", "x-mcp-header": "A" }), wide] {
        let schema = ObjectSchema::from_value(&tool(&property)).unwrap();
        assert_eq!(schema.to_value(), tool(&property));
        for good in [0, MOST, -MOST] {
            assert!(schema.validate(&json!({ "a": good })).is_ok());
        }
        for (bad, words) in [
            (MOST + 1, "/a: must be at most 9007199254740991, not 9007199254740992"),
            (-MOST - 1, "/a: must be at least -9007199254740991, not -9007199254740992"),
        ] {
            let error = schema.validate(&json!({ "a": bad })).unwrap_err();
            assert_eq!(error.to_string(), words);
        }
    }
    let plain = ObjectSchema::from_value(&tool(&json!({ "type": "integer" }))).unwrap();
    assert!(plain.validate(&json!({ "a": MOST + 1 })).is_ok());
}
