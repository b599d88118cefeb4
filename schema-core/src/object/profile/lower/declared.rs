//! The declaration as JSON: what its references name, and where in it something stands.

use std::cell::OnceCell;
use std::collections::HashSet;

use serde_json::{Map, Value};

use crate::json::pointer;
use crate::object::ObjectSchema;
use crate::object::read::steps;

/// So many references in a row are followed.
const HOPS: usize = 32;

/// The declaration; its JSON is made when something asks for it.
pub(in crate::object::profile) struct Declared<'s> {
    schema: &'s ObjectSchema<'s>,
    json: OnceCell<Value>,
    used: OnceCell<HashSet<String>>,
}

impl<'s> Declared<'s> {
    pub(in crate::object::profile) const fn new(schema: &'s ObjectSchema<'s>) -> Self {
        Self { schema, json: OnceCell::new(), used: OnceCell::new() }
    }

    fn json(&self) -> &Value {
        self.json.get_or_init(|| self.schema.to_value())
    }

    /// What a reference names.
    pub(super) fn at(&self, reference: &str) -> Option<&Value> {
        steps_of(reference)?.iter().try_fold(self.json(), |value, step| child(value, step))
    }

    /// What a schema comes to that only mentions another.
    pub(super) fn target<'v>(&'v self, schema: &'v Value) -> &'v Value {
        let mut schema = schema;
        for _ in 0..HOPS {
            let next = match schema {
                Value::Object(map) if !map.contains_key("type") => {
                    reference(map).and_then(|reference| self.at(reference)).or_else(|| only(map))
                }
                _ => None,
            };
            match next {
                Some(next) => schema = next,
                None => break,
            }
        }
        schema
    }

    /// Whether a place is in the schema, or in a definition that the schema leads to: what
    /// nobody mentions is left out.
    pub(in crate::object::profile) fn mentions(&self, place: &str) -> bool {
        match steps_to(place).as_slice() {
            [keyword, name, ..] if keyword == "$defs" => {
                self.used.get_or_init(|| used(self.json())).contains(name)
            }
            _ => true,
        }
    }

    /// The place in the declaration of what stands at that place in the schema that a
    /// profile makes of it; or the nearest place around it.
    pub(in crate::object::profile) fn place(&self, place: &str) -> String {
        let steps = steps_to(place);
        let steps: Vec<&str> = steps.iter().map(String::as_str).collect();
        let mut search = Search { declared: self, nearest: Vec::new() };
        match search.walk(self.json(), Vec::new(), &steps, 0) {
            Some(found) => found,
            None => pointer(&search.nearest.iter().map(String::as_str).collect::<Vec<_>>()),
        }
    }
}

/// The names of the definitions that a schema leads to.
fn used(schema: &Value) -> HashSet<String> {
    let definitions = schema.get("$defs").and_then(Value::as_object);
    let mut used = HashSet::new();
    let mut open: Vec<&Value> = match schema {
        Value::Object(map) => {
            map.iter().filter(|(key, _)| *key != "$defs").map(|(_, value)| value).collect()
        }
        _ => Vec::new(),
    };
    while let Some(value) = open.pop() {
        match value {
            Value::Object(map) => {
                if let Some([keyword, name, ..]) = reference(map).and_then(steps_of).as_deref() {
                    if keyword == "$defs" && used.insert(name.clone()) {
                        open.extend(definitions.and_then(|all| all.get(name)));
                    }
                }
                open.extend(map.values());
            }
            Value::Array(values) => open.extend(values),
            _ => {}
        }
    }
    used
}

/// The steps of a JSON pointer.
fn steps_to(place: &str) -> Vec<String> {
    let steps = place.split('/').skip(1);
    steps.map(|step| step.replace("~1", "/").replace("~0", "~")).collect()
}

/// The steps of a reference to a place in the document.
fn steps_of(reference: &str) -> Option<Vec<String>> {
    steps(reference.strip_prefix('#')?)
}

fn child<'v>(value: &'v Value, step: &str) -> Option<&'v Value> {
    match value {
        Value::Object(map) => map.get(step),
        Value::Array(list) => list.get(step.parse::<usize>().ok()?),
        _ => None,
    }
}

fn reference(map: &Map<String, Value>) -> Option<&str> {
    map.get("$ref")?.as_str()
}

/// The schema of an `allOf` of one.
fn only(map: &Map<String, Value>) -> Option<&Value> {
    match map.get("allOf")?.as_array()?.as_slice() {
        [only] => Some(only),
        _ => None,
    }
}

struct Search<'d> {
    declared: &'d Declared<'d>,
    /// The deepest place on the way that is there.
    nearest: Vec<String>,
}

impl Search<'_> {
    /// Each step as it stands; or by what the profile wrote otherwise.
    fn walk(
        &mut self,
        at: &Value,
        path: Vec<String>,
        steps: &[&str],
        hops: usize,
    ) -> Option<String> {
        if path.len() > self.nearest.len() {
            self.nearest.clone_from(&path);
        }
        let [step, rest @ ..] = steps else {
            return Some(pointer(&path.iter().map(String::as_str).collect::<Vec<_>>()));
        };
        if let Some(next) = child(at, step) {
            if let Some(found) = self.walk(next, with(&path, &[step]), rest, hops) {
                return Some(found);
            }
        }
        let Value::Object(map) = at else { return None };
        if hops == HOPS {
            return None;
        }
        if let (Some(branches), "anyOf") = (map.get("oneOf"), *step) {
            return self.walk(branches, with(&path, &["oneOf"]), rest, hops);
        }
        if let Some(inner) = only(map) {
            if let Some(found) = self.walk(inner, with(&path, &["allOf", "0"]), steps, hops + 1) {
                return Some(found);
            }
        }
        if let Some(target) = reference(map).and_then(|reference| self.declared.at(reference)) {
            let to = reference(map).and_then(steps_of).unwrap_or_default();
            if let Some(found) = self.walk(target, to, steps, hops + 1) {
                return Some(found);
            }
        }
        // A union of types, or of branches that share what stands beside them.
        match (*step, rest) {
            ("anyOf", [_, rest @ ..]) => self.walk(at, path, rest, hops + 1),
            _ => None,
        }
    }
}

fn with(path: &[String], steps: &[&str]) -> Vec<String> {
    path.iter().cloned().chain(steps.iter().map(|step| (*step).to_owned())).collect()
}
