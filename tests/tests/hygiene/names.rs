//! Names of fields and types that the expansion could stumble over.

use schema_core::{Answer, ElicitEnum, ElicitSchema};
use serde::Deserialize;
use serde_json::json;

#[derive(ElicitSchema, Deserialize, Debug, PartialEq)]
struct Ask {
    schema: String,
    properties: u8,
    required: bool,
    map: String,
    value: u8,
    content: String,
    errors: u8,
    field: u8,
    #[allow(non_snake_case)]
    FIELD_1: u8,
    __builder: bool,
    __schema_core: bool,
    __variant: bool,
    r#type: String,
    r#match: Option<u8>,
}

#[test]
fn a_field_may_be_called_anything() {
    assert_eq!(
        super::names::<Ask>(),
        [
            "schema",
            "properties",
            "required",
            "map",
            "value",
            "content",
            "errors",
            "field",
            "FIELD_1",
            "__builder",
            "__schema_core",
            "__variant",
            "type",
            "match"
        ]
    );
    let answer = Ask::answer(json!({"action": "accept", "content": {
        "schema": "s", "properties": 1, "required": true, "map": "m", "value": 2, "content": "c",
        "errors": 3, "field": 4, "FIELD_1": 5, "__builder": false, "__schema_core": true,
        "__variant": false, "type": "t"
    }}));
    let Ok(Answer::Accept(ask)) = answer else { panic!("not accepted") };
    assert_eq!((ask.r#type.as_str(), ask.r#match), ("t", None));
}

#[derive(ElicitEnum)]
#[allow(non_camel_case_types)]
enum r#enum {
    r#async,
    r#await,
}

#[derive(ElicitSchema)]
struct r#struct {
    #[field(default = r#enum::r#await)]
    r#enum: r#enum,
}

#[test]
fn raw_names_lose_their_prefix() {
    assert_eq!(
        r#struct::schema().to_string(),
        r#"{"type":"object","properties":{"enum":{"type":"string","enum":["async","await"],"default":"await"}}}"#
    );
}
