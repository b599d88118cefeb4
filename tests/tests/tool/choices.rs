//! Enums of unit variants.

use std::collections::{BTreeMap, BTreeSet};

use schema_core::ToolSchema;

use super::says;

#[test]
fn plain() {
    #[derive(ToolSchema, PartialEq, Eq, PartialOrd, Ord)]
    enum Color {
        Red,
        Green,
    }
    #[derive(ToolSchema)]
    struct T {
        a: Color,
        b: Option<Color>,
        c: Vec<Color>,
        d: BTreeMap<Color, u8>,
        e: BTreeSet<Color>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"string","enum":["Red","Green"]},"b":{"type":"string","enum":["Red","Green"]},"c":{"type":"array","items":{"type":"string","enum":["Red","Green"]}},"d":{"type":"object","additionalProperties":{"type":"integer","minimum":0,"maximum":255}},"e":{"type":"array","items":{"type":"string","enum":["Red","Green"]}}},"required":["a","c","d","e"]}"#,
    );
}

#[test]
fn with_meanings() {
    #[derive(ToolSchema)]
    /// A colour
    #[serde(rename_all = "lowercase")]
    enum Color {
        /// Like blood
        Red,
        Green,
        #[schema(title = "Like the sky")]
        Blue,
        /// Ignored
        #[schema(description = "Like snow")]
        White,
    }
    #[derive(ToolSchema)]
    struct T {
        a: Color,
        /// Of the door
        b: Color,
        c: Vec<Color>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"string","description":"A colour\n- red: Like blood\n- blue: Like the sky\n- white: Like snow","enum":["red","green","blue","white"]},"b":{"type":"string","description":"Of the door\n- red: Like blood\n- blue: Like the sky\n- white: Like snow","enum":["red","green","blue","white"]},"c":{"type":"array","items":{"type":"string","description":"A colour\n- red: Like blood\n- blue: Like the sky\n- white: Like snow","enum":["red","green","blue","white"]}}},"required":["a","b","c"]}"#,
    );
}

#[test]
fn renamed_and_skipped() {
    #[derive(ToolSchema)]
    #[serde(rename_all = "kebab-case")]
    enum Color {
        DarkRed,
        #[serde(skip)]
        Hidden,
        #[serde(rename = "x")]
        Other,
        #[serde(alias = "g")]
        Green,
    }
    #[derive(ToolSchema)]
    struct T {
        a: Color,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"string","enum":["dark-red","x","green"]}},"required":["a"]}"#,
    );
}

#[test]
fn a_newtype_of_one() {
    #[derive(ToolSchema, PartialEq, Eq, PartialOrd, Ord)]
    enum Color {
        Red,
        Green,
    }
    #[derive(ToolSchema, PartialEq, Eq, PartialOrd, Ord)]
    struct Shade(Color);
    #[derive(ToolSchema)]
    struct T {
        a: Shade,
        b: BTreeMap<Shade, bool>,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"string","enum":["Red","Green"]},"b":{"type":"object","additionalProperties":{"type":"boolean"}}},"required":["a","b"]}"#,
    );
}

#[test]
fn one_value() {
    #[derive(ToolSchema)]
    enum Only {
        Yes,
    }
    #[derive(ToolSchema)]
    struct T {
        a: Only,
    }
    says::<T>(
        r#"{"type":"object","properties":{"a":{"type":"string","enum":["Yes"]}},"required":["a"]}"#,
    );
}
