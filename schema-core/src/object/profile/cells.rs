//! Each cell of the table, by what a profile makes of it: the JSON, or where it is refused
//! and why.

// A test that stops at the first surprise says where; that is what panics are for.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use super::Profile;
use super::table::{COLUMNS, FORMATS, Limits, Style, TABLE, Verdict, Word, limits, style, verdict};
use crate::object::ObjectSchema;

const PROFILES: [Profile; 4] =
    [Profile::OpenAi, Profile::Anthropic, Profile::Gemini, Profile::Portable];

/// In place of JSON: the same as was declared.
const SAME: &str = "the same";

/// A word, what is declared, and what the profiles make of that; none of the profiles asks
/// for a word that has no row.
type Row = (Word, &'static str, [&'static str; 4]);

#[rustfmt::skip]
const ROWS: [Row; 28] = [
    (Word::MinLength, r#"{"type":"string","minLength":2}"#, [r#"{"type":"string","description":"At least 2 characters."}"#; 4]),
    (Word::MaxLength, r#"{"type":"string","maxLength":2}"#, [r#"{"type":"string","description":"At most 2 characters."}"#; 4]),
    (Word::Pattern, r#"{"type":"string","pattern":"^a+$"}"#, [
        SAME,
        r#"{"type":"string","description":"Matches the pattern ^a+$"}"#,
        r#"{"type":"string","description":"Matches the pattern ^a+$"}"#,
        r#"{"type":"string","description":"Matches the pattern ^a+$"}"#,
    ]),
    (Word::PatternBeyondRegular, r#"{"type":"string","pattern":"^(?!x)"}"#, [r#"{"type":"string","description":"Matches the pattern ^(?!x)"}"#; 4]),
    (Word::Minimum, r#"{"type":"number","minimum":2}"#, [
        SAME,
        r#"{"type":"number","description":"At least 2."}"#,
        SAME,
        r#"{"type":"number","description":"At least 2."}"#,
    ]),
    (Word::Maximum, r#"{"type":"number","maximum":2}"#, [
        SAME,
        r#"{"type":"number","description":"At most 2."}"#,
        SAME,
        r#"{"type":"number","description":"At most 2."}"#,
    ]),
    (Word::ExclusiveMinimum, r#"{"type":"number","exclusiveMinimum":2}"#, [
        SAME,
        r#"{"type":"number","description":"More than 2."}"#,
        r#"{"type":"number","description":"More than 2."}"#,
        r#"{"type":"number","description":"More than 2."}"#,
    ]),
    (Word::ExclusiveMaximum, r#"{"type":"number","exclusiveMaximum":2}"#, [
        SAME,
        r#"{"type":"number","description":"Less than 2."}"#,
        r#"{"type":"number","description":"Less than 2."}"#,
        r#"{"type":"number","description":"Less than 2."}"#,
    ]),
    (Word::MultipleOf, r#"{"type":"number","multipleOf":2}"#, [
        SAME,
        r#"{"type":"number","description":"A multiple of 2."}"#,
        r#"{"type":"number","description":"A multiple of 2."}"#,
        r#"{"type":"number","description":"A multiple of 2."}"#,
    ]),
    (Word::MinItemsToOne, r#"{"type":"array","items":{"type":"null"},"minItems":1}"#, [SAME; 4]),
    (Word::MinItems, r#"{"type":"array","items":{"type":"null"},"minItems":2}"#, [
        SAME,
        r#"{"type":"array","description":"At least 2 items.","items":{"type":"null"}}"#,
        SAME,
        r#"{"type":"array","description":"At least 2 items.","items":{"type":"null"}}"#,
    ]),
    (Word::MaxItems, r#"{"type":"array","items":{"type":"null"},"maxItems":2}"#, [
        SAME,
        r#"{"type":"array","description":"At most 2 items.","items":{"type":"null"}}"#,
        SAME,
        r#"{"type":"array","description":"At most 2 items.","items":{"type":"null"}}"#,
    ]),
    (Word::UniqueItems, r#"{"type":"array","items":{"type":"null"},"uniqueItems":true}"#, [
        r#"{"type":"array","description":"No item twice.","items":{"type":"null"}}"#; 4
    ]),
    (Word::PropertyNames, r#"{"type":"object","properties":{},"propertyNames":{"maxLength":9}}"#, [
        r#"{"type":"object","description":"Each name: At most 9 characters.","properties":{},"required":[],"additionalProperties":false}"#,
        r#"{"type":"object","description":"Each name: At most 9 characters.","properties":{},"additionalProperties":false}"#,
        r#"{"type":"object","description":"Each name: At most 9 characters.","properties":{}}"#,
        r#"{"type":"object","description":"Each name: At most 9 characters.","properties":{},"required":[],"additionalProperties":false}"#,
    ]),
    (Word::Default, r#"{"type":"string","default":"a"}"#, [r#"{"type":"string"}"#; 4]),
    (Word::Examples, r#"{"type":"string","examples":["a"]}"#, [r#"{"type":"string"}"#; 4]),
    (Word::Deprecated, r#"{"type":"string","deprecated":true}"#, [r#"{"type":"string"}"#; 4]),
    (Word::Tuple, r#"{"type":"array","prefixItems":[{"type":"null"},{"type":"string"}],"minItems":2,"maxItems":2}"#, [
        "/properties/p: a tuple;", "/properties/p: a tuple;", SAME, "/properties/p: a tuple;",
    ]),
    (Word::Map, r#"{"type":"object","additionalProperties":{"type":"null"}}"#, [
        "/properties/p: a map,", "/properties/p: a map,", SAME, "/properties/p: a map,",
    ]),
    (Word::OpenObject, r#"{"type":"object"}"#, [
        "/properties/p: an object that does not say all", "/properties/p: an object that does not say all",
        SAME, "/properties/p: an object that does not say all",
    ]),
    (Word::Anything, "{}", [
        "/properties/p: a value of any type;", "/properties/p: a value of any type;", SAME, "/properties/p: a value of any type;",
    ]),
    (Word::CompositeChoice, r#"{"type":"array","items":{"type":"null"},"enum":[[],[null]]}"#, [
        SAME, "/properties/p: an `enum` of objects or lists;", "/properties/p: an `enum` of objects or lists;", "/properties/p: an `enum` of objects or lists;",
    ]),
    (Word::BooleanChoice, r#"{"type":"boolean","enum":[true]}"#, [
        SAME, SAME, r#"{"type":"boolean","description":"Always true."}"#, r#"{"type":"boolean","description":"Always true."}"#,
    ]),
    (Word::ChoicesOfOneSpelling, r#"{"type":"string","enum":["on","off","ON"]}"#, [
        SAME, r#"/properties/p: "on" and "ON": a choice"#, SAME, r#"/properties/p: "on" and "ON": a choice"#,
    ]),
    (Word::Recursion, r##"{"type":"object","properties":{"q":{"$ref":"#"}}}"##, [
        r##"{"type":"object","properties":{"q":{"anyOf":[{"$ref":"#"},{"type":"null"}]}},"required":["q"],"additionalProperties":false}"##,
        "/properties/p/properties/q: recursive; unroll it", SAME, "/properties/p/properties/q: recursive; unroll it",
    ]),
    (Word::RequiredRecursion, r##"{"type":"object","properties":{"q":{"type":"array","items":{"$ref":"#"}}},"required":["q"]}"##, [
        r##"{"type":"object","properties":{"q":{"type":"array","items":{"$ref":"#"}}},"required":["q"],"additionalProperties":false}"##,
        "/properties/p/properties/q/items: recursive; unroll it",
        "/properties/p/properties/q/items: recursive, with no optional property",
        "/properties/p/properties/q/items: recursive; unroll it",
    ]),
    (Word::Loop, r##"{"$ref":"#/$defs/D"}"##, ["/$defs/D: a schema that may be nothing but itself;"; 4]),
    (Word::FreeName, r#"{"type":"object","properties":{"a b":{"type":"null"}},"required":["a b"]}"#, [
        r#"{"type":"object","properties":{"a b":{"type":"null"}},"required":["a b"],"additionalProperties":false}"#,
        r#"/properties/p/properties/a b: "a b": a name with other"#, SAME, r#"/properties/p/properties/a b: "a b": a name with other"#,
    ]),
];

/// What a profile makes of the property `p`.
fn made(declared: &str, profile: Profile) -> String {
    // A definition that nobody mentions is none.
    let whole = format!(
        r##"{{"type":"object","properties":{{"p":{declared}}},"required":["p"],"$defs":{{"D":{{"$ref":"#/$defs/D"}}}}}}"##
    );
    let schema = ObjectSchema::from_str(&whole).unwrap();
    match schema.for_profile(profile) {
        Ok(said) => {
            let said = said.to_json();
            let (_, said) = said.split_once(r#""properties":{"p":"#).unwrap();
            said.split_once(r#"},"required":["p"]"#).unwrap().0.to_owned()
        }
        Err(error) => {
            let [fault] = error.faults() else { panic!("{error}") };
            let reason = fault.to_string();
            let (_, reason) = reason.split_once("can't be asked for this: ").unwrap();
            format!("{}: {reason}", fault.pointer())
        }
    }
}

#[test]
fn each_cell_is_what_the_profile_makes_of_it() {
    for (word, declared, cells) in ROWS {
        for (profile, cell) in PROFILES.into_iter().zip(cells) {
            let made = made(declared, profile);
            let cell = if cell == SAME { declared } else { cell };
            let is_fault = cell.starts_with('/');
            let fits = if is_fault { made.starts_with(cell) } else { made == cell };
            assert!(fits, "{word:?} of {profile}: {made}\n{cell}");
            assert_eq!(verdict(profile, word) == Verdict::Refused, is_fault, "{word:?}, {profile}");
        }
    }
}

#[test]
fn each_row_of_the_table_has_one_here() {
    let words: Vec<Word> = TABLE.iter().map(|(word, _)| *word).collect();
    let own: Vec<Word> = ROWS.iter().map(|(word, ..)| *word).collect();
    let [rest @ .., foreign, unproven] = words.as_slice() else { panic!("no rows") };
    assert_eq!(rest, own);
    // The keywords that nobody takes have a test each (`elsewhere`), and what is not proven
    // is known of derived types only.
    assert_eq!([*foreign, *unproven], [Word::Foreign, Word::Unproven]);
    for profile in COLUMNS {
        assert_eq!(verdict(profile, Word::Foreign), Verdict::Refused);
        assert_eq!(verdict(profile, Word::Unproven), Verdict::Refused);
    }
}

#[test]
fn each_format_is_said_or_described() {
    #[rustfmt::skip]
    let rows = [
        ("date-time", [true,  true,  true,  true]),
        ("date",      [true,  true,  true,  true]),
        ("time",      [true,  true,  true,  true]),
        ("duration",  [true,  true,  false, false]),
        ("email",     [true,  true,  false, false]),
        ("hostname",  [true,  true,  false, false]),
        ("ipv4",      [true,  true,  false, false]),
        ("ipv6",      [true,  true,  false, false]),
        ("uuid",      [true,  true,  false, false]),
        ("uri",       [false, true,  false, false]),
        ("idn-email", [false, false, false, false]),
    ];
    assert!(FORMATS.iter().map(|(name, _)| *name).eq(rows[..10].iter().map(|(name, _)| *name)));
    for (name, cells) in rows {
        let declared = format!(r#"{{"type":"string","format":"{name}"}}"#);
        let line = format!(r#"{{"type":"string","description":"Has the format {name}."}}"#);
        for (profile, is_said) in PROFILES.into_iter().zip(cells) {
            let cell = if is_said { &declared } else { &line };
            assert_eq!(made(&declared, profile), *cell, "{profile}");
        }
    }
}

#[test]
fn objects_and_mentions_are_written_in_a_style_each() {
    let of = |closed, all_required| Style { closed, all_required, bare_mentions: true };
    let styles = [of(true, true), of(true, false), of(false, false), of(true, true)];
    assert_eq!(PROFILES.map(style), styles);
    let list = r##"{"type":"array","items":{"$ref":"#","description":"d"}}"##;
    let bare = r##"{"type":"array","items":{"anyOf":[{"$ref":"#"}],"description":"d"}}"##;
    assert_eq!(made(list, Profile::OpenAi), bare);
}

#[test]
fn the_limits_of_a_schema_are_those_of_the_documentation() {
    let none = Limits {
        levels: None,
        properties: None,
        optional: None,
        unions: None,
        values: None,
        characters: None,
        long_enum: None,
    };
    let openai = Limits {
        levels: Some(10),
        properties: Some(5_000),
        values: Some(1_000),
        characters: Some(120_000),
        long_enum: Some(15_000),
        ..none
    };
    let anthropic = Limits { optional: Some(24), unions: Some(16), ..none };
    // No property may be left out there.
    let portable = Limits { optional: Some(24), unions: Some(16), ..openai };
    assert_eq!(PROFILES.map(limits), [openai, anthropic, none, portable]);
}
