//! Schemas from elsewhere, said with the keywords that the profiles know.
//!
//! What `schemars`, `zod` or `pydantic` write means the same as what this crate writes, in
//! other words: `const` is an `enum` of one, a list of types is a union, a `oneOf` whose
//! branches exclude each other is an `anyOf`. A schema is rewritten as JSON; what is left
//! that nobody takes is reported where it stands.

use serde_json::{Map, Value};

use super::Reason;
use super::apply::{Refusals, each_child};
use crate::json::{Place, is_constraint};
use crate::node::{JsonBuf, NodeBuf, ShapeBuf, TaggingBuf};
use crate::object::read::node_of;
use crate::object::schema::Owned;

impl Owned {
    /// Says what came from elsewhere with the keywords of this crate, where that can be.
    pub(super) fn lower(&mut self, refusals: &mut Refusals) {
        lower_node(&mut self.root, &Place::ROOT, refusals);
        let definitions = Place::ROOT.key("$defs");
        for definition in &mut self.definitions {
            lower_node(&mut definition.node, &definitions.key(&definition.name), refusals);
        }
    }
}

fn lower_node(node: &mut NodeBuf, place: &Place<'_>, refusals: &mut Refusals) {
    if let (ShapeBuf::Any, Some(choices)) = (&node.shape, &mut node.choices) {
        // An `enum` is of the types of its values.
        let choices = core::mem::take(choices);
        type_choices(node, choices);
    }
    let ShapeBuf::Raw(value) = &mut node.shape else {
        return each_child(node, place, &mut |child, place| lower_node(child, place, refusals));
    };
    let mut value = core::mem::take(value);
    let before = refusals.len();
    lower(&mut value, place, refusals);
    let mut lowered = node_of(&value);
    if refusals.len() == before {
        report_rest(&mut lowered, place, refusals);
    }
    if refusals.len() > before {
        // It was reported: nothing else is wrong with it.
        lowered = NodeBuf::of(ShapeBuf::Boolean);
    }
    lowered.nullable |= node.nullable;
    lowered.title = node.title.take().or(lowered.title);
    lowered.description = node.description.take().or(lowered.description);
    lowered.default = node.default.take().or(lowered.default);
    *node = lowered;
}

/// Gives an `enum` without a type those of its values: a union, where there are several.
fn type_choices(node: &mut NodeBuf, choices: Vec<JsonBuf>) {
    let mut branches: Vec<(&str, NodeBuf)> = Vec::new();
    for choice in choices {
        let name = type_of(&choice.view().to_value());
        if name == "null" {
            node.nullable = true;
            continue;
        }
        if !branches.iter().any(|(known, _)| *known == name) {
            branches.push((name, node_of(&serde_json::json!({ "type": name }))));
        }
        let branch = branches.iter_mut().find(|(known, _)| *known == name);
        if let Some((_, branch)) = branch {
            branch.choices.get_or_insert_default().push(choice);
        }
    }
    let mut branches: Vec<NodeBuf> = branches.into_iter().map(|(_, branch)| branch).collect();
    node.choices = None;
    match (branches.pop(), branches.is_empty()) {
        (Some(only), true) => {
            node.shape = only.shape;
            node.choices = only.choices;
        }
        (Some(last), false) => {
            branches.push(last);
            node.shape = ShapeBuf::Union { branches, tagging: TaggingBuf::Untagged };
        }
        (None, _) => {
            node.shape = ShapeBuf::Null;
            node.nullable = false;
        }
    }
}

/// Reports what is not said yet: by its first keyword that is no annotation.
fn report_rest(node: &mut NodeBuf, place: &Place<'_>, refusals: &mut Refusals) {
    if let ShapeBuf::Raw(value) = &node.shape {
        let keyword = match value {
            Value::Object(map) => map.keys().find(|keyword| is_constraint(keyword)).cloned(),
            _ => None,
        };
        let place = keyword.as_ref().map_or(*place, |keyword| place.key(keyword));
        let reason = match &keyword {
            Some(keyword) => Reason::Keyword { keyword: keyword.clone() },
            None => Reason::Anything,
        };
        refusals.push((place.pointer(), reason));
        return;
    }
    each_child(node, place, &mut |child, place| report_rest(child, place, refusals));
}

/// Rewrites a schema and all below it. What can't be said otherwise is reported, with its
/// place.
pub(super) fn lower(schema: &mut Value, place: &Place<'_>, refusals: &mut Refusals) {
    let Value::Object(map) = schema else { return };
    map.retain(|keyword, _| is_known(keyword));
    merge_all_of(map, place, refusals);
    constant(map);
    if let Some(refused) = map.keys().find(|keyword| is_beyond(keyword)).cloned() {
        refuse(&place.key(&refused), &refused, refusals);
        return;
    }
    if has_no_choice(map) {
        return refusals.push((place.key("enum").pointer(), Reason::NoChoice));
    }
    number_format(map);
    if one_of(map, place, refusals) {
        return;
    }
    spread_types(map);
    below(map, place, refusals);
}

fn refuse(place: &Place<'_>, keyword: &str, refusals: &mut Refusals) {
    refusals.push((place.pointer(), Reason::Keyword { keyword: keyword.to_owned() }));
}

/// Whether a keyword says something: what nobody knows, and what only tools read, goes.
fn is_known(keyword: &str) -> bool {
    is_constraint(keyword)
        || matches!(keyword, "title" | "description" | "default" | "examples" | "deprecated")
        || matches!(keyword, "format" | "$ref" | "$defs" | "definitions")
}

/// What none of the profiles can say, nor this module otherwise.
fn is_beyond(keyword: &str) -> bool {
    matches!(
        keyword,
        "allOf"
            | "not"
            | "if"
            | "then"
            | "else"
            | "dependentSchemas"
            | "dependentRequired"
            | "dependencies"
            | "patternProperties"
            | "propertyNames"
            | "minProperties"
            | "maxProperties"
            | "contains"
            | "minContains"
            | "maxContains"
            | "unevaluatedProperties"
            | "unevaluatedItems"
            | "additionalItems"
            | "$dynamicRef"
            | "$recursiveRef"
    )
}

/// `allOf` of one schema is that schema, with what stands beside it.
fn merge_all_of(map: &mut Map<String, Value>, place: &Place<'_>, refusals: &mut Refusals) {
    let inner = match map.get("allOf") {
        Some(Value::Array(list)) => match list.as_slice() {
            [Value::Object(inner)] => inner.clone(),
            _ => return,
        },
        _ => return,
    };
    let clash = inner.iter().find(|(keyword, value)| {
        is_constraint(keyword) && map.get(*keyword).is_some_and(|own| own != *value)
    });
    if let Some((keyword, _)) = clash {
        return refuse(&place.key("allOf").index(0).key(keyword), keyword, refusals);
    }
    map.remove("allOf");
    for (keyword, value) in inner.into_iter().filter(|(keyword, _)| is_known(keyword)) {
        map.entry(keyword).or_insert(value);
    }
    // What was merged may be another of one.
    merge_all_of(map, place, refusals);
}

/// `"const": 3` is `"enum": [3]`, and the type of an `enum` is that of its values.
fn constant(map: &mut Map<String, Value>) {
    if let Some(value) = map.remove("const") {
        map.insert("enum".to_owned(), Value::Array(vec![value]));
    }
    if map.contains_key("type") {
        return;
    }
    if let Some(Value::Array(values)) = map.get("enum") {
        let mut types: Vec<&str> = Vec::new();
        for value in values {
            let name = type_of(value);
            if !types.contains(&name) {
                types.push(name);
            }
        }
        let types: Vec<Value> = types.into_iter().map(Value::from).collect();
        map.insert("type".to_owned(), Value::Array(types));
    }
}

/// Whether no value of the `enum` is of the `type`, so that the schema takes nothing.
fn has_no_choice(map: &Map<String, Value>) -> bool {
    let Some(Value::Array(values)) = map.get("enum") else { return false };
    let types = match map.get("type") {
        Some(Value::Array(names)) => names.as_slice(),
        Some(name) => core::slice::from_ref(name),
        None => return values.is_empty(),
    };
    let is_taken =
        |value| types.iter().any(|name| name.as_str().is_some_and(|name| is_of(value, name)));
    !values.iter().any(is_taken)
}

/// Whether a value is of the type: an integer is a number, and `1.0` an integer.
pub(super) fn is_of(value: &Value, name: &str) -> bool {
    match type_of(value) {
        "integer" => matches!(name, "integer" | "number"),
        "number" => {
            name == "number"
                || (name == "integer" && value.as_f64().is_some_and(|number| number.fract() == 0.0))
        }
        own => own == name,
    }
}

fn type_of(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}

/// The format of a number is no format of JSON Schema: `uint32` tells the type in Rust.
fn number_format(map: &mut Map<String, Value>) {
    let is_text = match map.get("type") {
        Some(Value::String(name)) => name == "string",
        Some(Value::Array(names)) => names.iter().any(|name| name == "string"),
        _ => true,
    };
    if !is_text {
        map.remove("format");
    }
}

/// A `oneOf` as an `enum`, or as an `anyOf`; whether it was refused.
fn one_of(map: &mut Map<String, Value>, place: &Place<'_>, refusals: &mut Refusals) -> bool {
    let Some(Value::Array(branches)) = map.get("oneOf") else { return false };
    if let Some(choice) = choice_of_constants(branches) {
        map.remove("oneOf");
        for (keyword, value) in choice {
            match (keyword.as_str(), map.get_mut(&keyword)) {
                // Below the description that stands there, as the lines of an `enum`.
                ("description", Some(Value::String(own))) => {
                    own.push('\n');
                    own.push_str(value.as_str().unwrap_or_default());
                }
                _ => {
                    map.insert(keyword, value);
                }
            }
        }
        return false;
    }
    if map.contains_key("anyOf") || !all_exclude_each_other(branches) {
        refuse(&place.key("oneOf"), "oneOf", refusals);
        return true;
    }
    if let Some(branches) = map.remove("oneOf") {
        map.insert("anyOf".to_owned(), branches);
    }
    false
}

/// What `schemars` makes of an enum of documented unit variants: one `enum`, and what the
/// values mean as lines.
fn choice_of_constants(branches: &[Value]) -> Option<Map<String, Value>> {
    let mut values = Vec::new();
    let mut lines: Vec<String> = Vec::new();
    for branch in branches {
        let Value::Object(branch) = branch else { return None };
        if branch.keys().any(|keyword| is_known(keyword) && !is_of_choice(keyword)) {
            return None;
        }
        let own = match (branch.get("const"), branch.get("enum")) {
            (Some(value), None) => core::slice::from_ref(value),
            (None, Some(Value::Array(values))) => values.as_slice(),
            _ => return None,
        };
        if let (Some(meaning), [Value::String(value)]) = (meaning(branch), own) {
            if meaning != value {
                lines.push(format!("- {value}: {meaning}"));
            }
        }
        values.extend(own.iter().cloned());
    }
    let name = type_of(values.first()?);
    if !values.iter().all(|value| type_of(value) == name) || has_repeated(&values) {
        return None;
    }
    let mut choice = Map::new();
    choice.insert("type".to_owned(), name.into());
    choice.insert("enum".to_owned(), values.into());
    if !lines.is_empty() {
        choice.insert("description".to_owned(), lines.join("\n").into());
    }
    Some(choice)
}

/// What a branch may say that is a value and its meaning.
fn is_of_choice(keyword: &str) -> bool {
    matches!(keyword, "const" | "enum" | "type" | "title" | "description")
}

fn has_repeated(values: &[Value]) -> bool {
    let mut texts: Vec<String> = values.iter().map(Value::to_string).collect();
    texts.sort_unstable();
    texts.windows(2).any(|pair| matches!(pair, [a, b] if a == b))
}

fn meaning(branch: &Map<String, Value>) -> Option<&str> {
    branch.get("description").or_else(|| branch.get("title")).and_then(Value::as_str)
}

/// Whether no value can fit two of the branches: by their types, or by a property that
/// each has to have, of other values.
fn all_exclude_each_other(branches: &[Value]) -> bool {
    have_different_types(branches) || tag(branches).is_some()
}

fn have_different_types(branches: &[Value]) -> bool {
    let mut seen: Vec<&str> = Vec::new();
    branches.iter().all(|branch| {
        let name = match branch.get("type").and_then(Value::as_str) {
            // Each integer is a number.
            Some("integer") => "number",
            Some(name) => name,
            None => return false,
        };
        let is_new = !seen.contains(&name);
        seen.push(name);
        is_new
    })
}

/// The property whose value says which branch it is; or, of branches with one property
/// each, as serde tags from outside, that these are different.
fn tag(branches: &[Value]) -> Option<&str> {
    let first = branches.first()?;
    required(first).find(|name| {
        let mut seen: Vec<&Value> = Vec::new();
        let is_tag = branches.iter().all(|branch| {
            let is_required = required(branch).any(|other| other == *name);
            let Some(values) = values_of(branch, name).filter(|_| is_required) else {
                return false;
            };
            let is_new = values.iter().all(|value| !seen.contains(&value));
            seen.extend(values);
            is_new
        });
        is_tag || is_external(branches)
    })
}

fn required(branch: &Value) -> impl Iterator<Item = &str> {
    branch.get("required").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str)
}

fn values_of<'b>(branch: &'b Value, name: &str) -> Option<&'b [Value]> {
    let property = branch.get("properties")?.get(name)?;
    match (property.get("const"), property.get("enum")) {
        (Some(value), _) => Some(core::slice::from_ref(value)),
        (None, Some(Value::Array(values))) => Some(values),
        _ => None,
    }
}

/// Whether each branch is a text of its own values, or a closed object of one required
/// property of its own name.
fn is_external(branches: &[Value]) -> bool {
    let mut seen: Vec<&str> = Vec::new();
    let mut texts = 0;
    branches.iter().all(|branch| {
        if branch.get("type").and_then(Value::as_str) == Some("string") {
            texts += 1;
            return texts == 1;
        }
        let is_closed = branch.get("additionalProperties") == Some(&Value::Bool(false));
        let mut names = required(branch);
        let (Some(name), None) = (names.next(), names.next()) else { return false };
        let is_new = !seen.contains(&name);
        seen.push(name);
        is_closed && is_new
    })
}

/// A list of types is a union of each of them, with the keywords that are about it.
fn spread_types(map: &mut Map<String, Value>) {
    let Some(Value::Array(types)) = map.get("type") else { return };
    let types = types.clone();
    if let [only] = types.as_slice() {
        map.insert("type".to_owned(), only.clone());
        return;
    }
    let constraints: Vec<String> = map
        .keys()
        .filter(|keyword| is_constraint(keyword) || *keyword == "format")
        .cloned()
        .collect();
    let taken: Map<String, Value> =
        constraints.into_iter().filter_map(|keyword| map.remove_entry(&keyword)).collect();
    let branches = types.iter().filter_map(|name| branch_of_type(&taken, name.as_str()?));
    map.insert("anyOf".to_owned(), branches.collect());
}

/// Nothing, where an `enum` has no value of the type.
fn branch_of_type(all: &Map<String, Value>, name: &str) -> Option<Value> {
    let mut branch = Map::new();
    branch.insert("type".to_owned(), name.into());
    for (keyword, value) in all.iter().filter(|(keyword, _)| is_about(keyword, name)) {
        branch.insert(keyword.clone(), value.clone());
    }
    if let Some(Value::Array(values)) = all.get("enum") {
        let own: Vec<Value> = values.iter().filter(|value| is_of(value, name)).cloned().collect();
        if own.is_empty() {
            return None;
        }
        if name != "null" {
            branch.insert("enum".to_owned(), own.into());
        }
    }
    Some(Value::Object(branch))
}

/// Whether a keyword limits values of that type.
fn is_about(keyword: &str, type_name: &str) -> bool {
    match keyword {
        "minLength" | "maxLength" | "pattern" | "format" => type_name == "string",
        "minimum" | "maximum" | "exclusiveMinimum" | "exclusiveMaximum" | "multipleOf" => {
            matches!(type_name, "number" | "integer")
        }
        "items" | "prefixItems" | "minItems" | "maxItems" | "uniqueItems" => type_name == "array",
        "properties" | "required" | "additionalProperties" => type_name == "object",
        _ => false,
    }
}

/// Goes on with the schemas inside.
fn below(map: &mut Map<String, Value>, place: &Place<'_>, refusals: &mut Refusals) {
    for (keyword, value) in map {
        let here = place.key(keyword);
        match (keyword.as_str(), value) {
            ("items" | "additionalProperties", schema @ Value::Object(_)) => {
                lower(schema, &here, refusals);
            }
            ("anyOf" | "prefixItems", Value::Array(schemas)) => {
                for (index, schema) in schemas.iter_mut().enumerate() {
                    lower(schema, &here.index(index), refusals);
                }
            }
            ("properties" | "$defs" | "definitions", Value::Object(schemas)) => {
                for (name, schema) in schemas {
                    lower(schema, &here.key(name), refusals);
                }
            }
            _ => {}
        }
    }
}
