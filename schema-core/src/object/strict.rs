//! The strict profile: the subset of JSON Schema that structured-output APIs take.

use std::collections::HashSet;

use serde_json::{Map, Value};

use super::error::{FaultKind, Faults};
use super::raw;
use super::write::is_apart;
use crate::field::Limits;
use crate::node::{Definition, NodeBuf, PropertyBuf, RestBuf, ShapeBuf};

/// The whole subset. Each other keyword is refused by one of the widely used
/// APIs, or by some of its models.
const KEYWORDS: [&str; 10] = [
    "type",
    "title",
    "description",
    "properties",
    "required",
    "additionalProperties",
    "items",
    "enum",
    "const",
    "anyOf",
];

/// Makes a whole schema strict in place; reports what cannot be.
pub(super) fn close_root(node: &mut NodeBuf, definitions: &mut [Definition], faults: &mut Faults) {
    if let ShapeBuf::Raw(Value::Object(map)) = &node.shape {
        // The root is a plain object; only below it may there be a choice.
        if map.contains_key("anyOf") {
            let keyword = "anyOf".to_owned();
            faults.push_at("/anyOf", FaultKind::UnsupportedKeyword { keyword });
        }
    }
    close(node, faults);
    for definition in definitions {
        faults.within(&["$defs", &definition.name], |faults| close(&mut definition.node, faults));
    }
}

/// Makes a node strict in place, and all below it.
fn close(node: &mut NodeBuf, faults: &mut Faults) {
    node.default = None;
    node.examples.clear();
    node.extra.clear();
    node.names = None;
    node.deprecated = false;
    node.null_in_type = false;
    if is_apart(&node.view()) {
        faults.within(&["anyOf", "0"], |faults| close_core(node, faults));
    } else {
        close_core(node, faults);
    }
}

fn close_core(node: &mut NodeBuf, faults: &mut Faults) {
    match &mut node.shape {
        ShapeBuf::String { limits, format, pattern } => {
            *limits = Limits::of(false);
            *format = None;
            *pattern = None;
        }
        ShapeBuf::Number { limits, steps } => {
            *limits = Limits::of(limits.whole);
            *steps = None;
        }
        ShapeBuf::Array { items, limits, unique } => {
            *limits = Limits::of(false);
            *unique = false;
            match items {
                Some(items) => faults.within(&["items"], |faults| close(items, faults)),
                None => faults.push(FaultKind::ArrayOfAnything),
            }
        }
        ShapeBuf::Object { properties, rest } => {
            if properties.is_none() {
                faults.push(FaultKind::NoProperties);
            }
            *rest = RestBuf::Closed { denied: false, listed: false };
            for property in properties.iter_mut().flatten() {
                close_property(property, faults);
            }
        }
        ShapeBuf::Union { branches, .. } => {
            for (index, branch) in branches.iter_mut().enumerate() {
                faults.within(&["anyOf", &index.to_string()], |faults| close(branch, faults));
            }
        }
        ShapeBuf::Raw(schema) => verify(schema, faults),
        ShapeBuf::Any => faults.push(FaultKind::NoType),
        ShapeBuf::Tuple(_) => {
            let keyword = "prefixItems".to_owned();
            faults.push(FaultKind::UnsupportedKeyword { keyword });
        }
        _ => {}
    }
    let choices = node.choices.as_deref().unwrap_or_default().iter();
    let choices: Vec<_> = choices.map(|choice| choice.view().to_value()).collect();
    verify_options(&choices, faults);
}

/// A property that may be absent becomes one that may be null.
fn close_property(property: &mut PropertyBuf, faults: &mut Faults) {
    faults.within(&["properties", &property.name], |faults| close(&mut property.node, faults));
    if !property.required {
        property.required = true;
        property.node.nullable = true;
    }
}

/// Reports where a raw schema is not strict. It is never changed to be so: "used
/// as is" is its promise.
fn verify(schema: &Value, faults: &mut Faults) {
    let Value::Object(map) = schema else {
        return faults.push(FaultKind::NoType);
    };
    for keyword in map.keys().filter(|keyword| !KEYWORDS.contains(&keyword.as_str())) {
        faults.within(&[keyword], |faults| {
            faults.push(FaultKind::UnsupportedKeyword { keyword: keyword.clone() });
        });
    }
    verify_types(map, faults);
    if let Some(Value::Array(branches)) = map.get("anyOf") {
        for (index, branch) in branches.iter().enumerate() {
            faults.within(&["anyOf", &index.to_string()], |faults| verify(branch, faults));
        }
    }
    if let Some(Value::Array(options)) = map.get("enum") {
        verify_options(options, faults);
    }
    if map.get("const").is_some_and(|value| value.is_object() || value.is_array()) {
        faults.push_at("/const", FaultKind::CompositeOption);
    }
}

fn verify_types(map: &Map<String, Value>, faults: &mut Faults) {
    let types = raw::types(map).unwrap_or_default();
    if !map.contains_key("type") && !map.contains_key("anyOf") {
        faults.push(FaultKind::NoType);
    }
    if types.len() > 1 && map.contains_key("enum") {
        faults.push_at("/enum", FaultKind::EnumOfManyTypes);
    }
    if types.contains(&"object") || map.contains_key("properties") {
        verify_object(map, faults);
    }
    match map.get("items") {
        Some(items) => faults.within(&["items"], |faults| verify(items, faults)),
        None if types.contains(&"array") => faults.push(FaultKind::ArrayOfAnything),
        None => {}
    }
}

fn verify_object(map: &Map<String, Value>, faults: &mut Faults) {
    if map.get("additionalProperties") != Some(&Value::Bool(false)) {
        faults.push(FaultKind::OpenObject);
    }
    let Some(Value::Object(properties)) = map.get("properties") else {
        return faults.push(FaultKind::NoProperties);
    };
    let names = map.get("required").and_then(Value::as_array);
    let names = names.into_iter().flatten().filter_map(Value::as_str);
    let required: HashSet<_> = names.clone().collect();
    for (name, property) in properties {
        faults.within(&["properties", name], |faults| {
            if !required.contains(name.as_str()) {
                faults.push(FaultKind::NotRequired { name: name.clone() });
            }
            verify(property, faults);
        });
    }
    for name in names.filter(|name| !properties.contains_key(*name)) {
        faults.push_at("/required", FaultKind::UnknownRequired { name: name.to_owned() });
    }
}

fn verify_options(options: &[Value], faults: &mut Faults) {
    for (index, option) in options.iter().enumerate() {
        if option.is_object() || option.is_array() {
            faults.push_at(&format!("/enum/{index}"), FaultKind::CompositeOption);
        }
    }
}
