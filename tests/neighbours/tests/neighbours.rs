//! One struct, many derives: each reads its own attributes and leaves the others
//! alone.

#![deny(warnings)]
#![allow(clippy::unwrap_used, clippy::indexing_slicing)] // a test that stops at the first surprise says where

use schema_core::{ElicitEnum, ElicitField, ElicitSchema};
use serde_json::json;

#[derive(
    ElicitSchema,
    serde::Serialize,
    serde::Deserialize,
    garde::Validate,
    validator::Validate,
    clap::Parser,
    schemars::JsonSchema,
    bon::Builder,
    Debug,
    Clone,
    PartialEq,
)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[builder(on(String, into))]
struct Signup {
    /// Where the newsletter goes.
    #[field(title = "E-mail", format = "email", max_length = 254)]
    #[garde(length(max = 254))]
    #[validate(email)]
    #[arg(long, default_value = "a@b.example")]
    #[schemars(length(max = 254))]
    mail_address: String,
    #[field(min = 18)]
    #[garde(range(min = 18))]
    #[validate(range(min = 18))]
    #[arg(long)]
    age: Option<u8>,
    #[field(default = Rhythm::Weekly)]
    #[garde(skip)]
    #[arg(long, value_enum, default_value = "weekly")]
    #[serde(default)]
    #[builder(default)]
    rhythm: Rhythm,
}

#[derive(
    ElicitEnum,
    serde::Serialize,
    serde::Deserialize,
    clap::ValueEnum,
    schemars::JsonSchema,
    Debug,
    Clone,
    Copy,
    Default,
    PartialEq,
)]
#[serde(rename_all = "snake_case")]
enum Rhythm {
    Daily,
    #[elicit(title = "Once a week")]
    #[default]
    Weekly,
}

#[test]
fn all_derives_work_on_one_struct() {
    assert_eq!(
        Signup::schema().to_string(),
        concat!(
            r#"{"type":"object","properties":{"#,
            r#""mailAddress":{"type":"string","title":"E-mail","description":"Where the newsletter goes.","maxLength":254,"format":"email"},"#,
            r#""age":{"type":"integer","minimum":18,"maximum":255},"#,
            r#""rhythm":{"type":"string","oneOf":[{"const":"daily","title":"daily"},{"const":"weekly","title":"Once a week"}],"default":"weekly"}},"#,
            r#""required":["mailAddress"]}"#
        )
    );
    let built = Signup::builder().mail_address("a@b.example").build();
    let content = json!({"mailAddress": "a@b.example"});
    assert_eq!(serde_json::from_value::<Signup>(content).unwrap(), built);

    assert_eq!(<Signup as clap::Parser>::parse_from(["signup"]), built);
    assert!(garde::Validate::validate(&built).is_ok());
    assert!(validator::Validate::validate(&built).is_ok());
    let general = schemars::schema_for!(Signup);
    assert!(general.get("properties").and_then(|all| all.get("mailAddress")).is_some());
}

#[derive(ElicitSchema, test_macros::Columns)]
#[elicit(attribute = elicit)]
#[allow(dead_code)] // a form of which no answer is read
struct Row {
    #[field(column = "n", primary_key)]
    #[elicit(title = "Number", min = 1)]
    number: u32,
    #[field = "another syntax"]
    wrapped: Wrapped,
}

#[derive(ElicitField, test_macros::Columns)]
#[elicit(attribute = elicit, max_length = 9)]
#[field(column = "w")]
#[allow(dead_code)] // as above
struct Wrapped(#[field(transparent)] String);

#[derive(ElicitEnum, test_macros::Columns)]
#[elicit(attribute = elicit)]
#[field(title = "colours")]
#[allow(dead_code)] // as above
enum Colour {
    #[field(title = "r")]
    #[elicit(title = "Red")]
    R,
    #[field = "another syntax"]
    G,
}

/// Words that no attribute of ours has need nobody's word for it.
#[derive(ElicitEnum, test_macros::Columns)]
#[field(column = "s")]
#[allow(dead_code)] // as above
enum Side {
    #[field(column = "l")]
    #[elicit(title = "Left")]
    L,
    #[field(primary_key, "r")]
    R,
    #[field]
    Both,
}

#[test]
fn another_derive_may_own_the_word_field() {
    assert_eq!(
        Row::schema().to_string(),
        concat!(
            r#"{"type":"object","properties":{"#,
            r#""number":{"type":"integer","title":"Number","minimum":1,"maximum":4294967295},"#,
            r#""wrapped":{"type":"string","maxLength":9}},"required":["number","wrapped"]}"#
        )
    );
    assert_eq!(Colour::TITLES, Some(["Red", "G"].as_slice()));
    assert_eq!(Side::TITLES, Some(["Left", "R", "Both"].as_slice()));
}

/// What a model fills in: `garde` and `schemars` read their own words, and a derive that
/// owns `schema` and `field` has them.
mod tools {
    use schema_core::ToolSchema;
    use test_macros::Columns;

    #[derive(
        ToolSchema,
        serde::Serialize,
        serde::Deserialize,
        garde::Validate,
        schemars::JsonSchema,
        Debug,
        Clone,
    )]
    #[serde(rename_all = "camelCase")]
    pub(super) struct Order {
        #[field(min_items = 1, items(max_length = 9))]
        #[garde(length(min = 1))]
        #[schemars(length(min = 1))]
        item_names: Vec<String>,
        #[garde(skip)]
        payment: Payment,
    }

    #[derive(
        ToolSchema, serde::Serialize, serde::Deserialize, schemars::JsonSchema, Debug, Clone,
    )]
    #[serde(tag = "kind")]
    pub(super) enum Payment {
        Cash,
        Card {
            #[field(min_length = 4)]
            #[schemars(length(min = 4))]
            last4: String,
        },
    }

    // All of them on one struct: `utoipa` reads `schema`, which is its own beside a
    // `tool_schema`.
    #[derive(
        ToolSchema,
        serde::Serialize,
        serde::Deserialize,
        utoipa::ToSchema,
        garde::Validate,
        validator::Validate,
        clap::Args,
        schemars::JsonSchema,
        bon::Builder,
        Debug,
        Clone,
        PartialEq,
    )]
    #[tool_schema(title = "Seat", profiles("openai"))]
    #[schema(title = "The seat", example = json!({ "row": 3, "place": "window" }))]
    #[serde(rename_all = "camelCase", deny_unknown_fields)]
    pub(super) struct Seat {
        #[field(min = 1, max = 60)]
        #[schema(minimum = 1, maximum = 99)]
        #[garde(range(min = 1))]
        #[validate(range(min = 1))]
        #[schemars(range(min = 1))]
        #[arg(long)]
        pub(super) row: u8,
        #[field(pattern = "^[a-z]+$", default = "aisle", examples = ["window"])]
        #[schema(pattern = "^[A-Z]+$", value_type = String)]
        #[garde(ascii)]
        #[validate(length(min = 1))]
        #[schemars(regex(pattern = "^[a-z]+$"))]
        #[arg(long, default_value = "aisle")]
        pub(super) place: String,
        #[schema(inline)]
        #[garde(skip)]
        #[arg(skip)]
        pub(super) class: Option<Class>,
    }

    // A bare `tool_schema` says as much.
    #[derive(
        ToolSchema,
        serde::Serialize,
        serde::Deserialize,
        utoipa::ToSchema,
        schemars::JsonSchema,
        Debug,
        Clone,
        PartialEq,
    )]
    #[tool_schema]
    #[schema(title = "Their class")]
    #[serde(tag = "kind")]
    pub(super) enum Class {
        First {
            #[field(min = 1)]
            #[schema(maximum = 9)]
            meals: u8,
        },
        #[tool_schema(description = "Without meals")]
        #[schema(title = "second")]
        Second,
    }

    #[derive(ToolSchema, Columns)]
    #[tool_schema(title = "Row", attribute = tool_schema)]
    #[schema(example = "its own")]
    #[allow(dead_code)] // only its schema is asked for
    pub(super) struct Row {
        #[field(column = "no")]
        #[schema(minimum = 3)]
        #[tool_schema(min = 3)]
        number: u8,
    }
}

#[test]
fn a_tool_beside_the_others() {
    use schema_core::ToolSchema;

    let properties = json!({
        "itemNames": {
            "type": "array",
            "items": { "type": "string", "maxLength": 9 },
            "minItems": 1
        },
        "payment": { "anyOf": [
            {
                "type": "object",
                "properties": { "kind": { "type": "string", "enum": ["Cash"] } },
                "required": ["kind"],
                "additionalProperties": false
            },
            {
                "type": "object",
                "properties": {
                    "kind": { "type": "string", "enum": ["Card"] },
                    "last4": { "type": "string", "minLength": 4 }
                },
                "required": ["kind", "last4"],
                "additionalProperties": false
            }
        ] }
    });
    assert_eq!(tools::Order::schema().to_value()["properties"], properties);
    let row = json!({
        "type": "object",
        "title": "Row",
        "properties": { "number": { "type": "integer", "minimum": 3, "maximum": 255 } },
        "required": ["number"]
    });
    assert_eq!(tools::Row::schema().to_value(), row);
}

#[test]
fn a_tool_beside_all_of_them() {
    use schema_core::ToolSchema;
    use schema_core::object::profile;
    use utoipa::PartialSchema;

    assert_eq!(
        tools::Seat::json(),
        concat!(
            r#"{"type":"object","title":"Seat","properties":{"#,
            r#""row":{"type":"integer","minimum":1,"maximum":60},"#,
            r#""place":{"type":"string","pattern":"^[a-z]+$","default":"aisle","examples":["window"]},"#,
            r#""class":{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["First"]},"meals":{"type":"integer","minimum":1,"maximum":255}},"required":["kind","meals"],"additionalProperties":false},"#,
            r#"{"type":"object","description":"Without meals","properties":{"kind":{"type":"string","enum":["Second"]}},"required":["kind"],"additionalProperties":false}]}},"#,
            r#""required":["row"],"additionalProperties":false}"#
        )
    );
    assert!(tools::Seat::schema_for::<profile::OpenAi>().to_value()["properties"].is_object());
    let theirs = serde_json::to_value(<tools::Seat as PartialSchema>::schema()).unwrap();
    assert_eq!(
        (&theirs["title"], &theirs["properties"]["row"]["maximum"]),
        (&json!("The seat"), &json!(99))
    );

    let seat = tools::Seat::read(json!({ "row": 7 })).unwrap();
    assert_eq!(seat, tools::Seat::builder().row(7).place("aisle".to_owned()).build());
    assert!(
        garde::Validate::validate(&seat).is_ok() && validator::Validate::validate(&seat).is_ok()
    );
    let general = schemars::schema_for!(tools::Seat);
    assert_eq!(general.get("properties").unwrap()["row"]["minimum"], 1);
}
