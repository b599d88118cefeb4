//! Forms in a tool: what the types of their fields limit.

#![allow(dead_code)] // they are read and never looked at

use schema_core::kind::IntegerField;
use schema_core::object::Profile;
use schema_core::{ElicitField, ElicitSchema, FieldSpec, Number, ToolSchema};
use serde::Deserialize;

use crate::{PROFILES, property};

#[derive(ElicitField, Deserialize)]
#[field(min = 1, max = 9)]
struct Level(u8);

#[derive(ElicitField, Deserialize)]
#[field(min = 1)]
struct Count(Level);

#[derive(ElicitField, Deserialize)]
#[field(min_length = 2, max_length = 9)]
struct Code(String);

/// A field by hand.
#[derive(Deserialize)]
struct Percent(u8);

impl ElicitField for Percent {
    type Kind = IntegerField;
    const SPEC: FieldSpec<'static, IntegerField> =
        FieldSpec::integer().min(Number::int(0)).max(Number::int(100));
}

#[derive(ElicitSchema, Deserialize)]
struct Form {
    /// How loud
    level: Level,
    quiet: Option<Level>,
    #[field(max = 5)]
    narrow: Level,
    count: Count,
    code: Code,
    percent: Percent,
    plain: u8,
    #[field(min = 3)]
    above: u8,
    wide: u64,
    not_zero: std::num::NonZeroU16,
}

#[derive(ToolSchema, Deserialize)]
struct T {
    p: Form,
}

/// A limit that only the Rust type brings gets no line, one of a newtype does, and once.
#[test]
fn the_limits_of_a_newtype_are_told_where_they_are_not_written() {
    let said = property(T::schema(), Profile::Anthropic);
    assert_eq!(
        said,
        concat!(
            r#"{"type":"object","properties":{"#,
            r#""level":{"type":"integer","description":"How loud\nFrom 1 to 9."},"#,
            r#""quiet":{"type":"integer","description":"From 1 to 9."},"#,
            r#""narrow":{"type":"integer","description":"From 1 to 5."},"#,
            r#""count":{"type":"integer","description":"From 1 to 9."},"#,
            r#""code":{"type":"string","description":"From 2 to 9 characters."},"#,
            r#""percent":{"type":"integer","description":"From 0 to 100."},"#,
            r#""plain":{"type":"integer"},"#,
            r#""above":{"type":"integer","description":"At least 3."},"#,
            r#""wide":{"type":"integer"},"#,
            r#""not_zero":{"type":"integer"}},"#,
            r#""required":["level","narrow","count","code","percent","plain","above","wide","not_zero"],"#,
            r#""additionalProperties":false}"#,
        ),
    );
    let portable = property(T::schema(), Profile::Portable);
    let quiet =
        r#""quiet":{"anyOf":[{"type":"integer"},{"type":"null"}],"description":"From 1 to 9."}"#;
    assert!(portable.contains(quiet), "{portable}");
    for profile in PROFILES {
        let said = property(T::schema(), profile);
        let is_written = matches!(profile, Profile::OpenAi | Profile::Gemini);
        assert_eq!(said.contains(r#""minimum":1,"maximum":9"#), is_written, "{said}");
        let lines = if is_written { 0 } else { 3 };
        assert_eq!(said.matches("From 1 to 9.").count(), lines, "{said}");
        assert_eq!(said.matches("From 2 to 9 characters.").count(), 1, "{said}");
    }
}

#[test]
fn read_holds_them() {
    let form = |level: u8, percent: u8| {
        serde_json::json!({ "p": {
            "level": level, "narrow": 1, "count": 1, "code": "ab", "percent": percent, "plain": 0,
            "above": 3, "wide": 0, "not_zero": 1,
        } })
    };
    assert!(T::read(form(9, 100)).is_ok());
    let Err(error) = T::read(form(10, 101)) else { panic!("it is too loud") };
    assert_eq!(
        error.to_string(),
        "/p/level: must be at most 9, not 10\n/p/percent: must be at most 100, not 101",
    );
}
