//! Names of fields and types that the expansion could stumble over.

use schema_core::{ElicitEnum, ElicitSchema};

#[derive(ElicitSchema)]
#[allow(non_snake_case)] // named like a constant of the expansion
struct Ask {
    schema: String,
    properties: u8,
    required: bool,
    map: String,
    value: u8,
    content: String,
    errors: u8,
    field: u8,
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
}

#[derive(ElicitEnum)]
#[allow(non_camel_case_types)]
enum r#enum {
    r#async,
    r#await,
}

#[derive(ElicitSchema)]
#[allow(non_camel_case_types)]
struct r#struct {
    #[field(default = "await")]
    r#enum: r#enum,
}

#[test]
fn raw_names_lose_their_prefix() {
    assert_eq!(
        r#struct::schema().to_string(),
        r#"{"type":"object","properties":{"enum":{"type":"string","enum":["async","await"],"default":"await"}}}"#
    );
}

mod like_std {
    use schema_core::ElicitSchema;

    #[derive(ElicitSchema)]
    pub(super) struct Option<T> {
        value: T,
    }
}

#[derive(ElicitSchema)]
struct Flat {
    #[serde(flatten)]
    form: like_std::Option<bool>,
}

#[test]
fn a_form_may_be_called_like_what_is_none() {
    assert_eq!(super::names::<Flat>(), ["value"]);
}
