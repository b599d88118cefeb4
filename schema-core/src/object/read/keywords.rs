//! What the keywords of JSON Schema take, and whether a schema keeps to it.

use std::collections::HashSet;

use super::pointers::Pointers;
use crate::Number;
use crate::json::{DIALECT, Takes, takes};
use crate::object::error::{FaultKind, Faults, Walk};
use crate::read::input::{Entries, Input as Json};
use crate::rules::pattern_fault;
use crate::text::Excerpt;
use Takes::{
    AboveZero, Anchor, Anything, Base, Count, Flag, List, MapOf, Names, NumberOrFlag, Numeric,
    Pattern, Patterns, Reference, Schema, SchemaOrNames, SchemaOrSchemas, Schemas, Text, Types,
};

impl Takes {
    /// What it is, for a message.
    const fn in_words(self) -> &'static str {
        match self {
            Anything => "anything",
            Schema => "a schema",
            Schemas => "a list of schemas, at least one",
            SchemaOrSchemas => "a schema or a list of schemas",
            SchemaOrNames => "a schema or a list of different strings",
            MapOf(Names) => "an object of lists of different strings",
            MapOf(Flag) => "an object of booleans",
            MapOf(_) | Patterns => "an object of schemas",
            Types => {
                "\"null\", \"boolean\", \"object\", \"array\", \"number\", \"string\", \"integer\", \
                 or a list of different ones"
            }
            Names => "a list of different strings",
            Text | Pattern | Reference => "a string",
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
    fn admits(self, value: &Json<'_>) -> bool {
        match (self, value) {
            (Types, Json::String(name)) => TYPES.contains(&&**name),
            (Text | Pattern | Reference, Json::String(_))
            | (Flag | NumberOrFlag, Json::Bool(_))
            | (Numeric | NumberOrFlag, Json::Number(_))
            | (List, Json::Array(_)) => true,
            (Anchor, Json::String(name)) => is_anchor(name),
            (Base, Json::String(uri)) => uri.split_once('#').is_none_or(|(_, end)| end.is_empty()),
            (AboveZero, Json::Number(number)) => Number::int(0).is_less(*number),
            (Count, Json::Number(number)) => {
                !number.has_fraction() && !number.is_less(Number::int(0))
            }
            _ => false,
        }
    }
}

/// All names that `type` knows.
const TYPES: [&str; 7] = ["null", "boolean", "object", "array", "number", "string", "integer"];

fn is_anchor(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_')
        && name.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.'))
}

/// Reports each keyword of a schema, and of all below it, that does not take
/// what it has. Keywords that JSON Schema does not know are free.
/// A part may also mention what it becomes a part of: its definitions, or, if the part is
/// nothing but a mention, any place in it.
pub(super) fn check<'j>(schema: &'j Json<'j>, is_whole: bool, faults: &mut Faults) {
    let mut pointers = Pointers::of(schema);
    let is_mention = |entries: &Entries<'_>| entries.iter().any(|(key, _)| key == "$ref");
    let outside: &[&str] = match schema {
        _ if is_whole => &[],
        Json::Object(entries) if is_mention(entries) => &["#"],
        _ => &["#/$defs/", "#/definitions/"],
    };
    let mut checker = Checker { pointers: &mut pointers, older: false, outside, faults };
    checker.schema(schema);
}

/// Whether this is a name that `type` knows.
pub(super) fn is_type(name: &str) -> bool {
    TYPES.contains(&name)
}

struct Checker<'c, 'j> {
    pointers: &'c mut Pointers<'j>,
    /// Of a dialect before 2020-12.
    older: bool,
    /// How references begin that may mean something outside.
    outside: &'static [&'static str],
    faults: &'c mut Faults,
}

impl Walk for Checker<'_, '_> {
    fn faults(&mut self) -> &mut Faults {
        self.faults
    }
}

impl<'j> Checker<'_, 'j> {
    fn schema(&mut self, schema: &'j Json<'j>) {
        let entries = match schema {
            Json::Object(entries) => entries,
            Json::Bool(_) => return,
            Json::Deep => return self.faults.push(FaultKind::TooDeep),
            other => return self.faults.push(FaultKind::NotASchema { found: other.in_words() }),
        };
        let outside = self.older;
        self.older = is_older(entries).unwrap_or(outside);
        let mut seen = HashSet::with_capacity(entries.len());
        for (keyword, value) in entries {
            self.within(&[keyword], |checker| {
                if !seen.insert(&**keyword) {
                    checker.faults.push(FaultKind::RepeatedKey);
                }
                match takes(keyword, checker.older) {
                    Some(takes) => checker.value(keyword, takes, value),
                    None => checker.depth(value),
                }
            });
        }
        self.older = outside;
    }

    fn value(&mut self, keyword: &str, takes: Takes, value: &'j Json<'j>) {
        match (takes, value) {
            (_, Json::Deep) => self.faults.push(FaultKind::TooDeep),
            (Schema | SchemaOrSchemas | SchemaOrNames, Json::Object(_) | Json::Bool(_))
            | (Schema, _) => self.schema(value),
            (Schemas | SchemaOrSchemas, Json::Array(schemas)) if !schemas.is_empty() => {
                for (index, schema) in schemas.iter().enumerate() {
                    self.within(&[&index.to_string()], |checker| checker.schema(schema));
                }
            }
            (MapOf(of), Json::Object(map)) => self.members(keyword, *of, map),
            (Patterns, Json::Object(map)) => {
                for (pattern, _) in map {
                    self.within(&[pattern], |checker| checker.pattern(pattern));
                }
                self.members(keyword, Schema, map);
            }
            (Names | SchemaOrNames, Json::Array(names)) => self.list(keyword, Text, names),
            (Types, Json::Array(names)) if !names.is_empty() => self.list(keyword, Types, names),
            (Pattern, Json::String(text)) => self.pattern(text),
            (Reference, Json::String(text)) => self.reference(text),
            _ if takes.admits(value) => self.depth(value),
            _ => self.faults.push(wrong(keyword, takes, in_words(value))),
        }
    }

    fn members(&mut self, keyword: &str, each: Takes, map: &'j Entries<'j>) {
        let mut seen = HashSet::with_capacity(map.len());
        for (name, value) in map {
            self.within(&[name], |checker| {
                if !seen.insert(&**name) {
                    checker.faults.push(FaultKind::RepeatedKey);
                }
                checker.value(keyword, each, value);
            });
        }
    }

    fn pattern(&mut self, text: &str) {
        if let Some(fault) = pattern_fault(text) {
            let pattern = Excerpt::new(text, SHOWN).to_string();
            self.faults.push(FaultKind::BadPattern { pattern, because: fault });
        }
    }

    fn reference(&mut self, text: &'j str) {
        let is_outside = || self.outside.iter().any(|start| text.starts_with(start));
        if !self.pointers.resolves(text) && !is_outside() {
            let reference = Excerpt::new(text, SHOWN).to_string();
            self.faults.push(FaultKind::NoTarget { reference });
        }
    }

    /// Different values, `each` of one sort.
    fn list(&mut self, keyword: &str, each: Takes, values: &[Json<'_>]) {
        let mut seen = HashSet::with_capacity(values.len());
        let all = if matches!(each, Types) { Types } else { Names };
        for (index, value) in values.iter().enumerate() {
            let is_new = match value {
                Json::String(text) => seen.insert(&**text),
                _ => true,
            };
            let found = match (each.admits(value), is_new) {
                (true, true) => continue,
                (true, false) => format!("{} again", in_words(value)),
                (false, _) => in_words(value),
            };
            self.faults.push_at(&format!("/{index}"), wrong(keyword, all, found));
        }
    }

    /// What nobody reads may not be too deep either: it is kept.
    fn depth(&mut self, value: &Json<'_>) {
        let mut open = vec![value];
        while let Some(value) = open.pop() {
            match value {
                Json::Deep => return self.faults.push(FaultKind::TooDeep),
                Json::Array(items) => open.extend(items),
                Json::Object(entries) => open.extend(entries.iter().map(|(_, value)| value)),
                _ => {}
            }
        }
    }
}

/// Whether a schema speaks another dialect than 2020-12, when it says so.
fn is_older(entries: &Entries<'_>) -> Option<bool> {
    let (_, uri) = entries.iter().find(|(key, _)| key == "$schema")?;
    match uri {
        Json::String(uri) => Some(uri.strip_suffix('#').unwrap_or(uri) != DIALECT),
        _ => None,
    }
}

/// So many characters of what came from outside are shown.
const SHOWN: usize = 60;

fn wrong(keyword: &str, takes: Takes, found: String) -> FaultKind {
    FaultKind::WrongValue { keyword: keyword.to_owned(), expected: takes.in_words(), found }
}

/// A value as a message names it: in full, unless it holds others.
fn in_words(value: &Json<'_>) -> String {
    match value {
        Json::Array(values) if values.is_empty() => "an empty array".to_owned(),
        Json::Number(number) => number.to_string(),
        Json::String(text) => Excerpt::new(text, SHOWN).quoted().to_string(),
        other => other.in_words().to_owned(),
    }
}
