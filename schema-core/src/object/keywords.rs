//! What the keywords of JSON Schema take, and whether a raw schema keeps to it.

use std::collections::HashSet;

use serde_json::{Map, Value};

use super::error::{FaultKind, Faults};
use super::raw;
use super::schema::DIALECT;
use crate::Number;
use Takes::{
    AboveZero, Anchor, Base, Count, Flag, List, MapOf, Names, NumberOrFlag, Numeric, Schema,
    SchemaOrNames, SchemaOrSchemas, Schemas, Text, Types,
};

/// What a keyword takes.
#[derive(Clone, Copy)]
enum Takes {
    Schema,
    Schemas,
    SchemaOrSchemas,
    SchemaOrNames,
    MapOf(&'static Takes),
    Types,
    Names,
    Text,
    Anchor,
    Base,
    Flag,
    Numeric,
    NumberOrFlag,
    AboveZero,
    Count,
    List,
}

/// All keywords of the meta-schema of 2020-12 but those that take anything.
#[rustfmt::skip]
const KEYWORDS: [(&str, Takes); 59] = [
    // Core, section 8
    ("$id", Base), ("$schema", Text), ("$ref", Text), ("$anchor", Anchor),
    ("$dynamicRef", Text), ("$dynamicAnchor", Anchor), ("$vocabulary", MapOf(&Flag)),
    ("$comment", Text), ("$defs", MapOf(&Schema)),
    // Core, section 10
    ("allOf", Schemas), ("anyOf", Schemas), ("oneOf", Schemas), ("not", Schema),
    ("if", Schema), ("then", Schema), ("else", Schema), ("dependentSchemas", MapOf(&Schema)),
    ("prefixItems", Schemas), ("items", Schema), ("contains", Schema),
    ("properties", MapOf(&Schema)), ("patternProperties", MapOf(&Schema)),
    ("additionalProperties", Schema), ("propertyNames", Schema),
    // Core, section 11
    ("unevaluatedItems", Schema), ("unevaluatedProperties", Schema),
    // Validation, section 6
    ("type", Types), ("enum", List),
    ("multipleOf", AboveZero), ("maximum", Numeric), ("exclusiveMaximum", Numeric),
    ("minimum", Numeric), ("exclusiveMinimum", Numeric),
    ("maxLength", Count), ("minLength", Count), ("pattern", Text),
    ("maxItems", Count), ("minItems", Count), ("uniqueItems", Flag),
    ("maxContains", Count), ("minContains", Count),
    ("maxProperties", Count), ("minProperties", Count),
    ("required", Names), ("dependentRequired", MapOf(&Names)),
    // Validation, sections 7 to 9
    ("format", Text),
    ("contentEncoding", Text), ("contentMediaType", Text), ("contentSchema", Schema),
    ("title", Text), ("description", Text), ("deprecated", Flag), ("readOnly", Flag),
    ("writeOnly", Flag), ("examples", List),
    // Of older drafts, in the meta-schema still
    ("definitions", MapOf(&Schema)), ("dependencies", MapOf(&SchemaOrNames)),
    ("$recursiveAnchor", Anchor), ("$recursiveRef", Text),
];

/// What takes something else where `$schema` names another dialect: the drafts
/// from 4 on up to 2019-09.
const OLDER: [(&str, Takes); 4] = [
    ("items", SchemaOrSchemas),
    ("exclusiveMaximum", NumberOrFlag),
    ("exclusiveMinimum", NumberOrFlag),
    ("$recursiveAnchor", Flag),
];

impl Takes {
    /// What it is, for a message.
    const fn in_words(self) -> &'static str {
        match self {
            Schema => "a schema",
            Schemas => "a list of schemas, at least one",
            SchemaOrSchemas => "a schema or a list of schemas",
            SchemaOrNames => "a schema or a list of different strings",
            MapOf(Names) => "an object of lists of different strings",
            MapOf(Flag) => "an object of booleans",
            MapOf(_) => "an object of schemas",
            Types => {
                "\"null\", \"boolean\", \"object\", \"array\", \"number\", \"string\", \"integer\", \
                 or a list of different ones"
            }
            Names => "a list of different strings",
            Text => "a string",
            Anchor => {
                "a name of letters, digits, `-`, `_` and `.` that starts with a letter or `_`"
            }
            Base => "a URI without a fragment",
            Flag => "a boolean",
            Numeric => "a number",
            NumberOrFlag => "a number or a boolean",
            AboveZero => "a number above zero",
            Count => "a whole number, zero or more",
            List => "a list",
        }
    }

    /// Whether a value that holds no others is one of these.
    fn admits(self, value: &Value) -> bool {
        match (self, value) {
            (Types, Value::String(name)) => raw::TYPES.contains(&name.as_str()),
            (Text, Value::String(_))
            | (Flag | NumberOrFlag, Value::Bool(_))
            | (Numeric | NumberOrFlag, Value::Number(_))
            | (List, Value::Array(_)) => true,
            (Anchor, Value::String(name)) => is_anchor(name),
            (Base, Value::String(uri)) => uri.split_once('#').is_none_or(|(_, end)| end.is_empty()),
            (AboveZero, Value::Number(number)) => Number::int(0).is_less(number.into()),
            (Count, Value::Number(number)) => {
                let number = Number::from(number);
                !number.has_fraction() && !number.is_less(Number::int(0))
            }
            _ => false,
        }
    }
}

fn is_anchor(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_')
        && name.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.'))
}

/// Reports each keyword of a schema, and of all below it, that does not take
/// what it has. Keywords that JSON Schema does not know are free.
pub(super) fn check_raw(schema: &Value, faults: &mut Faults) {
    check_schema(schema, false, faults);
}

/// Whether this is a legal value of `type`.
pub(super) fn is_type(value: &Value) -> bool {
    let mut faults = Faults::default();
    check_value("type", Types, value, false, &mut faults);
    faults.none_or(()).is_ok()
}

fn check_schema(schema: &Value, older: bool, faults: &mut Faults) {
    let map = match schema {
        Value::Object(map) => map,
        Value::Bool(_) => return,
        other => return faults.push(FaultKind::NotASchema { found: raw::type_name(other) }),
    };
    let older = is_older(map).unwrap_or(older);
    for (keyword, value) in map {
        if let Some(takes) = takes(keyword, older) {
            faults.within(&[keyword], |faults| check_value(keyword, takes, value, older, faults));
        }
    }
}

/// Whether a schema speaks another dialect than 2020-12, when it says so.
fn is_older(schema: &Map<String, Value>) -> Option<bool> {
    let uri = schema.get("$schema")?.as_str()?;
    Some(uri.strip_suffix('#').unwrap_or(uri) != DIALECT)
}

fn takes(keyword: &str, older: bool) -> Option<Takes> {
    let older = OLDER.iter().filter(|_| older);
    older.chain(&KEYWORDS).find(|(name, _)| *name == keyword).map(|(_, takes)| *takes)
}

fn check_value(keyword: &str, takes: Takes, value: &Value, older: bool, faults: &mut Faults) {
    match (takes, value) {
        (Schema | SchemaOrSchemas | SchemaOrNames, Value::Object(_) | Value::Bool(_))
        | (Schema, _) => check_schema(value, older, faults),
        (Schemas | SchemaOrSchemas, Value::Array(schemas)) if !schemas.is_empty() => {
            for (index, schema) in schemas.iter().enumerate() {
                faults.within(&[&index.to_string()], |faults| check_schema(schema, older, faults));
            }
        }
        (MapOf(of), Value::Object(map)) => {
            for (name, value) in map {
                faults.within(&[name], |faults| check_value(keyword, *of, value, older, faults));
            }
        }
        (Names | SchemaOrNames, Value::Array(names)) => check_list(keyword, Text, names, faults),
        (Types, Value::Array(names)) if !names.is_empty() => {
            check_list(keyword, Types, names, faults);
        }
        _ if takes.admits(value) => {}
        _ => faults.push(wrong(keyword, takes, in_words(value))),
    }
}

/// Different values, `each` of one sort.
fn check_list(keyword: &str, each: Takes, values: &[Value], faults: &mut Faults) {
    let mut seen = HashSet::with_capacity(values.len());
    let all = if matches!(each, Types) { Types } else { Names };
    for (index, value) in values.iter().enumerate() {
        let found = if !each.admits(value) {
            in_words(value)
        } else if !seen.insert(value.as_str()) {
            format!("{value} again")
        } else {
            continue;
        };
        faults.push_at(&format!("/{index}"), wrong(keyword, all, found));
    }
}

fn wrong(keyword: &str, takes: Takes, found: String) -> FaultKind {
    FaultKind::WrongValue { keyword: keyword.to_owned(), expected: takes.in_words(), found }
}

/// A value as a message names it: in full, unless it holds others.
fn in_words(value: &Value) -> String {
    match value {
        Value::Array(values) if values.is_empty() => "an empty array".to_owned(),
        Value::Array(_) | Value::Object(_) => raw::type_name(value).to_owned(),
        plain => plain.to_string(),
    }
}
