//! A `oneOf`: as an `enum`, or whether its branches exclude each other.

use std::collections::HashSet;

use serde_json::{Map, Value};

use super::words::{is_known, is_of, type_of};

/// An `enum` that was written as a `oneOf`.
pub(super) struct Choice {
    pub(super) values: Vec<Value>,
    /// What the values mean.
    pub(super) lines: Vec<String>,
}

/// What `schemars` makes of an enum of documented unit variants: one `enum`, and what the
/// values mean as lines.
pub(super) fn choice(branches: &[Value]) -> Option<Choice> {
    let mut choice = Choice { values: Vec::new(), lines: Vec::new() };
    for branch in branches {
        let Value::Object(branch) = branch else { return None };
        if branch.keys().any(|keyword| is_known(keyword) && !is_of_choice(keyword)) {
            return None;
        }
        let own = values(branch)?;
        if let Some(types) = branch.get("type") {
            let is_own = |value| types.as_str().is_some_and(|name| is_of(value, name));
            own.iter().all(is_own).then_some(())?;
        }
        if let (Some(meaning), [Value::String(value)]) = (meaning(branch), own) {
            if meaning != value {
                choice.lines.push(format!("- {value}: {meaning}"));
            }
        }
        choice.values.extend(own.iter().cloned());
    }
    let name = type_of(choice.values.first()?);
    let is_of_one_type = choice.values.iter().all(|value| type_of(value) == name);
    (is_of_one_type && !has_repeated(&choice.values)).then_some(choice)
}

/// What a branch may say that is a value and its meaning.
fn is_of_choice(keyword: &str) -> bool {
    matches!(keyword, "const" | "enum" | "type" | "title" | "description")
}

fn meaning(branch: &Map<String, Value>) -> Option<&str> {
    branch.get("description").or_else(|| branch.get("title")).and_then(Value::as_str)
}

fn has_repeated(values: &[Value]) -> bool {
    let mut seen = HashSet::with_capacity(values.len());
    !values.iter().all(|value| seen.insert(value.to_string()))
}

/// The only values of a schema.
fn values(schema: &Map<String, Value>) -> Option<&[Value]> {
    match (schema.get("const"), schema.get("enum")) {
        (Some(value), None) => Some(core::slice::from_ref(value)),
        (None, Some(Value::Array(values))) => Some(values),
        _ => None,
    }
}

/// Whether no value can fit two of the branches: by their types or values; objects by a
/// property that each has to have, of other values, or that the others can't have.
///
/// `closes`: whether the profile closes the objects that don't say whether they are.
pub(super) fn all_exclude_each_other(branches: &[&Value], closes: bool) -> bool {
    let mut objects = Vec::new();
    let mut others = Claims::default();
    for branch in branches {
        let Value::Object(branch) = branch else { return false };
        if branch.get("type").and_then(Value::as_str) == Some("object") {
            objects.push(branch);
        } else if !others.claim(branch) {
            return false;
        }
    }
    match objects.as_slice() {
        [] => true,
        all => {
            !others.types.contains("object")
                && (all.len() == 1 || has_tag(all) || are_keyed(all, closes))
        }
    }
}

/// A property by which the branches exclude each other, if each has to have it: what
/// pydantic writes of a tag with a default.
pub(super) fn tag_to_require(branches: &[&Value], closes: bool) -> Option<String> {
    let objects = branches.iter().filter_map(|branch| branch.get("properties")?.as_object());
    let mut names = objects.clone().next()?.keys();
    names.find_map(|name| {
        objects.clone().all(|own| own.contains_key(name)).then_some(())?;
        let required: Vec<Value> =
            branches.iter().map(|branch| with_required(branch, name)).collect();
        all_exclude_each_other(&required.iter().collect::<Vec<_>>(), closes)
            .then(|| name.to_owned())
    })
}

/// The branch, if objects have to have that property.
pub(super) fn with_required(branch: &Value, name: &str) -> Value {
    let mut branch = branch.clone();
    if let Value::Object(map) = &mut branch {
        let names = map.entry("required").or_insert_with(|| Value::Array(Vec::new()));
        if let Value::Array(names) = names {
            if !names.iter().any(|own| own == name) {
                names.push(name.into());
            }
        }
    }
    branch
}

/// The values and types that branches take.
#[derive(Default)]
struct Claims {
    /// Whole types.
    types: HashSet<String>,
    /// Types of which some values are taken.
    in_part: HashSet<String>,
    values: HashSet<String>,
}

impl Claims {
    /// Whether a branch takes nothing that another does.
    fn claim(&mut self, branch: &Map<String, Value>) -> bool {
        if let Some(values) = values(branch) {
            return values.iter().all(|value| match value {
                Value::String(_) | Value::Bool(_) | Value::Null => {
                    let name = type_of(value).to_owned();
                    let is_free = !self.types.contains(&name);
                    self.in_part.insert(name);
                    is_free && self.values.insert(value.to_string())
                }
                // `1` is `1.0`: none is told from another.
                other => self.claim_type(type_of(other)),
            });
        }
        match branch.get("type") {
            Some(Value::String(name)) => self.claim_type(name),
            Some(Value::Array(names)) => {
                names.iter().all(|name| name.as_str().is_some_and(|name| self.claim_type(name)))
            }
            _ => false,
        }
    }

    fn claim_type(&mut self, name: &str) -> bool {
        // Each integer is a number.
        let name = if name == "integer" { "number" } else { name };
        !self.in_part.contains(name) && self.types.insert(name.to_owned())
    }
}

/// Whether there is a property whose value says which object it is.
fn has_tag(objects: &[&Map<String, Value>]) -> bool {
    /// More properties of few values than this are no tags, and each costs a look at all.
    const TRIED: usize = 8;

    let Some(first) = objects.first() else { return false };
    let mut names = required(first).filter(|name| fixed(first, name).is_some()).take(TRIED);
    names.any(|name| {
        let mut seen = HashSet::new();
        objects.iter().all(|object| {
            let is_required = required(object).any(|other| other == name);
            let own = fixed(object, name).filter(|_| is_required);
            own.is_some_and(|values| values.into_iter().all(|value| seen.insert(value)))
        })
    })
}

/// Whether each object is closed, and has to have a property that none of the others may
/// have.
fn are_keyed(objects: &[&Map<String, Value>], closes: bool) -> bool {
    /// Each is looked at beside each other.
    const TRIED: usize = 256;

    let names = |object: &'_ Map<String, Value>| -> HashSet<String> {
        let properties = object.get("properties").and_then(Value::as_object);
        let own = properties.into_iter().flat_map(Map::keys).map(String::as_str);
        own.chain(required(object)).map(str::to_owned).collect()
    };
    let is_closed = |object: &Map<String, Value>| match object.get("additionalProperties") {
        Some(rest) => *rest == Value::Bool(false),
        None => closes,
    };
    if objects.len() > TRIED || !objects.iter().all(|object| is_closed(object)) {
        return false;
    }
    let names: Vec<HashSet<String>> = objects.iter().map(|object| names(object)).collect();
    objects.iter().enumerate().all(|(index, object)| {
        let mut others = names.iter().enumerate().filter(|(other, _)| *other != index);
        others.all(|(_, others)| required(object).any(|name| !others.contains(name)))
    })
}

fn required(object: &Map<String, Value>) -> impl Iterator<Item = &str> {
    object.get("required").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str)
}

/// The values that a property may be, each as a text that no other has: `1` is `1.0`.
fn fixed(object: &Map<String, Value>, name: &str) -> Option<Vec<String>> {
    let values = values(object.get("properties")?.get(name)?.as_object()?)?;
    let as_text = |value: &Value| match value {
        Value::Number(number) => Some(format!("{:?}", number.as_f64()?)),
        Value::Array(_) | Value::Object(_) => None,
        scalar => Some(scalar.to_string()),
    };
    values.iter().map(as_text).collect()
}
