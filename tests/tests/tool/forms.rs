//! Types of forms in a tool.

use std::collections::BTreeMap;

use schema_core::{ElicitEnum, ElicitField, ElicitSchema, ToolSchema};
use serde::Deserialize;
use serde_json::json;

use super::says;

#[test]
fn a_form() {
    #[derive(ElicitSchema)]
    struct Address {
        #[field(title = "Street", min_length = 1)]
        street: String,
        /// Five digits
        zip: Option<u32>,
        #[field(default = true)]
        main: bool,
        color: Color,
        colors: Vec<Color>,
        #[field(options = ["a"], option_titles = ["A"])]
        kind: String,
    }
    #[derive(ElicitEnum, PartialEq, Eq, PartialOrd, Ord)]
    #[serde(rename_all = "lowercase")]
    enum Color {
        #[elicit(title = "Dark red")]
        Red,
        Green,
    }
    #[derive(ToolSchema)]
    struct T {
        home: Address,
        /// Others
        more: Vec<Address>,
        by_name: BTreeMap<String, Address>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"home":{"type":"object","properties":{"street":{"type":"string","title":"Street","minLength":1},"zip":{"type":"integer","description":"Five digits","minimum":0,"maximum":4294967295},"main":{"type":"boolean","default":true},"color":{"type":"string","description":"- red: Dark red","enum":["red","green"]},"colors":{"type":"array","description":"- red: Dark red","items":{"type":"string","enum":["red","green"]}},"kind":{"type":"string","description":"- a: A","enum":["a"]}},"required":["street","color","colors","kind"]},"more":{"type":"array","description":"Others","items":{"type":"object","properties":{"street":{"type":"string","title":"Street","minLength":1},"zip":{"type":"integer","description":"Five digits","minimum":0,"maximum":4294967295},"main":{"type":"boolean","default":true},"color":{"type":"string","description":"- red: Dark red","enum":["red","green"]},"colors":{"type":"array","description":"- red: Dark red","items":{"type":"string","enum":["red","green"]}},"kind":{"type":"string","description":"- a: A","enum":["a"]}},"required":["street","color","colors","kind"]}},"by_name":{"type":"object","additionalProperties":{"type":"object","properties":{"street":{"type":"string","title":"Street","minLength":1},"zip":{"type":"integer","description":"Five digits","minimum":0,"maximum":4294967295},"main":{"type":"boolean","default":true},"color":{"type":"string","description":"- red: Dark red","enum":["red","green"]},"colors":{"type":"array","description":"- red: Dark red","items":{"type":"string","enum":["red","green"]}},"kind":{"type":"string","description":"- a: A","enum":["a"]}},"required":["street","color","colors","kind"]}}},"required":["home","more","by_name"]}"#,
    );
}

#[test]
fn a_select() {
    #[derive(ElicitEnum, PartialEq, Eq, PartialOrd, Ord)]
    enum Color {
        #[elicit(title = "Dark red")]
        Red,
        Green,
    }
    #[derive(ToolSchema)]
    struct T {
        a: Color,
        b: Option<Color>,
        c: Vec<Color>,
        #[field(default = Color::Green)]
        d: Color,
        e: BTreeMap<Color, u8>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"string","description":"- Red: Dark red","enum":["Red","Green"]},"b":{"type":"string","description":"- Red: Dark red","enum":["Red","Green"]},"c":{"type":"array","items":{"type":"string","description":"- Red: Dark red","enum":["Red","Green"]}},"d":{"type":"string","description":"- Red: Dark red","enum":["Red","Green"],"default":"Green"},"e":{"type":"object","additionalProperties":{"type":"integer","minimum":0,"maximum":255}}},"required":["a","c","e"]}"#,
    );
}

#[test]
fn a_newtype() {
    #[derive(ElicitField)]
    #[field(min = 18, title = "Age")]
    struct Age(u8);
    #[derive(ElicitField)]
    #[field(options = ["s", "m"])]
    struct Size(String);
    #[derive(ToolSchema)]
    struct T {
        a: Age,
        #[field(max = 99)]
        b: Option<Age>,
        c: Vec<Age>,
        d: Size,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"integer","title":"Age","minimum":18,"maximum":255},"b":{"type":"integer","title":"Age","minimum":18,"maximum":99},"c":{"type":"array","items":{"type":"integer","title":"Age","minimum":18,"maximum":255}},"d":{"type":"string","enum":["s","m"]}},"required":["a","c","d"]}"#,
    );
}

#[test]
fn a_flattened_form() {
    #[derive(ElicitSchema)]
    struct Address {
        street: String,
        #[serde(flatten)]
        more: More,
    }
    #[derive(ElicitSchema)]
    struct More {
        zip: Option<u32>,
    }
    #[derive(ToolSchema)]
    struct T {
        name: String,
        #[serde(flatten)]
        address: Address,
    }
    says::<T>(
        r#"{"type":"object","properties":{"name":{"type":"string"},"street":{"type":"string"},"zip":{"type":"integer","minimum":0,"maximum":4294967295}},"required":["name","street"]}"#,
    );
}

#[test]
fn a_form_beside_a_tag() {
    #[derive(ElicitSchema)]
    struct Address {
        street: String,
    }
    #[derive(ToolSchema)]
    #[serde(tag = "k")]
    enum E {
        At(Address),
        Nowhere,
    }
    #[derive(ToolSchema)]
    struct T {
        e: E,
    }
    says::<T>(
        r#"{"type":"object","properties":{"e":{"anyOf":[{"type":"object","properties":{"k":{"type":"string","enum":["At"]},"street":{"type":"string"}},"required":["k","street"],"additionalProperties":false},{"type":"object","properties":{"k":{"type":"string","enum":["Nowhere"]}},"required":["k"],"additionalProperties":false}]}},"required":["e"]}"#,
    );
}

/// Rules and limits of forms, each where it is broken: in a form, in a list, in an `Option`.
#[test]
fn the_rules_of_a_form_hold_inside() {
    #[derive(Debug, Deserialize, ElicitSchema)]
    #[elicit(check = late)]
    struct Stay {
        #[field(check = even)]
        nights: u8,
        #[field(min_length = 2)]
        name: String,
        code: Code,
        room: Option<Room>,
    }

    #[derive(Debug, Deserialize, ElicitField)]
    #[elicit(max_length = 3, check = upper)]
    struct Code(String);

    #[derive(Debug, Deserialize, ElicitEnum)]
    #[elicit(check = free)]
    enum Room {
        Single,
        Double,
    }

    #[derive(Debug, Deserialize, ToolSchema)]
    #[allow(dead_code)] // only read
    struct Booking {
        stays: Vec<Stay>,
        code: Option<Code>,
        codes: Vec<Code>,
        rooms: Vec<Room>,
    }

    fn even(nights: &u8) -> Result<(), &'static str> {
        if nights.is_multiple_of(2) { Ok(()) } else { Err("must be even") }
    }
    fn upper(code: &Code) -> Result<(), &'static str> {
        if code.0 == code.0.to_uppercase() { Ok(()) } else { Err("must be in capitals") }
    }
    fn free(room: &Room) -> Result<(), &'static str> {
        if matches!(room, Room::Single) { Ok(()) } else { Err("there is none free") }
    }
    fn late(stay: &Stay) -> Result<(), String> {
        if stay.nights < 9 { Ok(()) } else { Err(format!("{} stays too long", stay.name)) }
    }

    let good = json!({ "nights": 2, "name": "Kim", "code": "AB", "room": "Single" });
    let mut odd = json!([good, good, good, good]);
    odd[1] = json!({ "nights": 3, "name": "K", "code": "abcd", "room": "single" });
    odd[2]["nights"] = json!(10);
    odd[3] = json!({ "nights": 8, "name": "Kim", "code": "ab", "room": "Double" });
    let value = json!({ "stays": odd, "code": "a", "codes": ["A", "b"], "rooms": ["Suite"] });
    let error = Booking::read(value).unwrap_err();
    let lines = [
        "/stays/1/nights: must be even",
        "/stays/1/name: must have at least 2 characters, not 1",
        "/stays/1/code: must have at most 3 characters, not 4",
        "/stays/2: Kim stays too long",
        "/stays/3/code: must be in capitals",
        "/stays/3/room: there is none free",
        "/code: must be in capitals",
        "/codes/1: must be in capitals",
        r#"/rooms/0: must be one of "Single", "Double", not "Suite""#,
    ];
    assert_eq!(error.to_string(), lines.join("\n"));
    assert!(Booking::read(json!({ "stays": [good], "codes": [], "rooms": ["Single"] })).is_ok());
}
