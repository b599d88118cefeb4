//! The words of JSON Schema: what each takes, and what it says of a value.

// Only tools ask for all of it.
#![cfg_attr(not(feature = "tools"), allow(dead_code))]

use Of::{Any, Lists, Numbers, Objects, Texts};
use Says::{Aside, Beyond, Limit, Said};
use Takes::{
    AboveZero, Anchor, Anything, Base, Count, Flag, List, MapOf, Names, NumberOrFlag, Numeric,
    Pattern, Patterns, Reference, Schema, SchemaOrNames, SchemaOrSchemas, Schemas, Text, Types,
};

/// The URI of the dialect that `ObjectSchema::with_dialect` names.
pub(crate) const DIALECT: &str = "https://json-schema.org/draft/2020-12/schema";

/// What a keyword takes.
#[derive(Clone, Copy)]
pub(crate) enum Takes {
    Anything,
    Schema,
    Schemas,
    SchemaOrSchemas,
    SchemaOrNames,
    MapOf(&'static Takes),
    Types,
    Names,
    Text,
    Pattern,
    /// Schemas by pattern.
    Patterns,
    /// A pointer, or a name, of something in the document.
    Reference,
    Anchor,
    Base,
    Flag,
    Numeric,
    NumberOrFlag,
    AboveZero,
    Count,
    List,
}

/// What a keyword says of a value.
#[derive(Clone, Copy)]
enum Says {
    /// Nothing, and nobody reads it: it names something, which changes nothing without a
    /// reference, or is about content, which 2020-12 does not assert (validation, 8.2).
    Aside,
    /// Nothing that limits it, but something to a reader.
    Said,
    /// Which values are legal, among those of a type.
    Limit(Of),
    /// The same, in a way that no provider's dialect has.
    Beyond,
}

/// The values that a keyword limits.
#[derive(Clone, Copy)]
enum Of {
    Any,
    Texts,
    Numbers,
    Lists,
    Objects,
}

/// The keywords of the meta-schema of 2020-12, and words of older drafts and of `OpenAPI` that
/// are still about. All others are annotations (core, 6.5), and may take anything.
#[rustfmt::skip]
const KEYWORDS: &[(&str, Takes, Says)] = &[
    // Core, section 8
    ("$id", Base, Aside),
    ("$schema", Text, Aside),
    ("$ref", Reference, Limit(Any)),
    ("$anchor", Anchor, Aside),
    ("$dynamicRef", Reference, Beyond),
    ("$dynamicAnchor", Anchor, Aside),
    ("$vocabulary", MapOf(&Flag), Limit(Any)),
    ("$comment", Text, Aside),
    ("$defs", MapOf(&Schema), Aside),
    // Core, section 10
    ("allOf", Schemas, Beyond),
    ("anyOf", Schemas, Limit(Any)),
    ("oneOf", Schemas, Limit(Any)),
    ("not", Schema, Beyond),
    ("if", Schema, Beyond),
    ("then", Schema, Beyond),
    ("else", Schema, Beyond),
    ("dependentSchemas", MapOf(&Schema), Beyond),
    ("prefixItems", Schemas, Limit(Lists)),
    ("items", Schema, Limit(Lists)),
    ("contains", Schema, Beyond),
    ("properties", MapOf(&Schema), Limit(Objects)),
    ("patternProperties", Patterns, Beyond),
    ("additionalProperties", Schema, Limit(Objects)),
    ("propertyNames", Schema, Limit(Objects)),
    // Core, section 11
    ("unevaluatedItems", Schema, Beyond),
    ("unevaluatedProperties", Schema, Beyond),
    // Validation, section 6
    ("type", Types, Limit(Any)),
    ("enum", List, Limit(Any)),
    ("const", Anything, Limit(Any)),
    ("multipleOf", AboveZero, Limit(Numbers)),
    ("maximum", Numeric, Limit(Numbers)),
    ("exclusiveMaximum", Numeric, Limit(Numbers)),
    ("minimum", Numeric, Limit(Numbers)),
    ("exclusiveMinimum", Numeric, Limit(Numbers)),
    ("maxLength", Count, Limit(Texts)),
    ("minLength", Count, Limit(Texts)),
    ("pattern", Pattern, Limit(Texts)),
    ("maxItems", Count, Limit(Lists)),
    ("minItems", Count, Limit(Lists)),
    ("uniqueItems", Flag, Limit(Lists)),
    ("maxContains", Count, Beyond),
    ("minContains", Count, Beyond),
    ("maxProperties", Count, Beyond),
    ("minProperties", Count, Beyond),
    ("required", Names, Limit(Objects)),
    ("dependentRequired", MapOf(&Names), Beyond),
    // Validation, sections 7 to 9. The format we hold a client to; of a number it is none of JSON Schema:
    // `uint32` is the type in Rust
    ("format", Text, Limit(Texts)),
    ("contentEncoding", Text, Aside),
    ("contentMediaType", Text, Aside),
    ("contentSchema", Schema, Aside),
    ("title", Text, Said),
    ("description", Text, Said),
    ("default", Anything, Said),
    ("deprecated", Flag, Said),
    ("readOnly", Flag, Aside),
    ("writeOnly", Flag, Aside),
    ("examples", List, Said),
    // Of older drafts, in the meta-schema still
    ("definitions", MapOf(&Schema), Aside),
    ("dependencies", MapOf(&SchemaOrNames), Beyond),
    ("$recursiveAnchor", Anchor, Aside),
    ("$recursiveRef", Reference, Beyond),
    // Of older drafts and of `OpenAPI`, and a list of titles that has lost its options. They take
    // anything: JSON Schema does not know them
    ("additionalItems", Anything, Beyond),
    ("extends", Anything, Limit(Any)),
    ("divisibleBy", Anything, Limit(Any)),
    ("disallow", Anything, Limit(Any)),
    ("nullable", Anything, Limit(Any)),
    ("enumNames", Anything, Limit(Any)),
];

/// What takes something else where `$schema` names another dialect: the drafts
/// from 4 on up to 2019-09.
const OLDER: [(&str, Takes); 4] = [
    ("items", SchemaOrSchemas),
    ("exclusiveMaximum", NumberOrFlag),
    ("exclusiveMinimum", NumberOrFlag),
    ("$recursiveAnchor", Flag),
];

fn says(keyword: &str) -> Option<Says> {
    KEYWORDS.iter().find(|(name, ..)| *name == keyword).map(|(_, _, says)| *says)
}

/// Whether the keyword, or the one that was meant, changes which values are legal: a
/// misspelt one (`min_length`, `Pattern`) was meant as one.
pub(crate) fn is_constraint(keyword: &str) -> bool {
    // The longest has 21 letters; no need to copy a novel.
    keyword.len() < 64 && {
        let plain = keyword.replace(['_', '-'], "");
        KEYWORDS.iter().any(|(name, _, says)| {
            matches!(says, Limit(_) | Beyond) && name.eq_ignore_ascii_case(&plain)
        })
    }
}

/// What the keyword takes, in a dialect before 2020-12 if it is `older`.
pub(crate) fn takes(keyword: &str, older: bool) -> Option<Takes> {
    let of_older = OLDER.iter().filter(|_| older).find(|(name, _)| *name == keyword);
    let found = of_older.map(|(_, takes)| *takes).or_else(|| {
        KEYWORDS.iter().find(|(name, ..)| *name == keyword).map(|(_, takes, _)| *takes)
    });
    found.filter(|takes| !matches!(takes, Anything))
}

/// Whether it says something to a reader, and limits nothing.
pub(crate) fn is_said(keyword: &str) -> bool {
    matches!(says(keyword), Some(Said))
}

/// What no provider's dialect can say.
pub(crate) fn is_beyond(keyword: &str) -> bool {
    matches!(says(keyword), Some(Beyond))
}

/// Whether it is a keyword of one type.
pub(crate) fn is_of_one_type(keyword: &str) -> bool {
    matches!(says(keyword), Some(Limit(Texts | Numbers | Lists | Objects)))
}

/// Whether a keyword means something for values of that type.
pub(crate) fn is_about(keyword: &str, type_name: &str) -> bool {
    match says(keyword) {
        Some(Limit(Texts)) => type_name == "string",
        Some(Limit(Numbers)) => matches!(type_name, "number" | "integer"),
        Some(Limit(Lists)) => type_name == "array",
        Some(Limit(Objects)) => type_name == "object",
        _ => true,
    }
}
