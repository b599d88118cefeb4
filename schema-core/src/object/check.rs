//! Every rule of a declared schema, and whether a value is valid for it.

use std::collections::BTreeSet;

use serde_json::Value;

use super::error::{FaultKind, Faults};
use super::node::{Bounds, Member, Node, Shape, Sizes};
use super::raw;
use crate::Number;

/// Reports every fault of a node and of all below it.
pub(super) fn check(node: &Node, faults: &mut Faults) {
    if node.is_wrapped() {
        faults.within(&["anyOf", "0"], |faults| check_core(node, faults));
    } else {
        check_core(node, faults);
    }
    // The default stands beside the `anyOf`, not in it.
    for (suffix, kind) in node.early.iter().filter(|(suffix, _)| suffix == "/default") {
        faults.push_at(suffix, kind.clone());
    }
    if let Some(value) = &node.default {
        if let Some(reason) = misfit(node, value) {
            faults.push_at("/default", FaultKind::Misfit { value: value.to_string(), reason });
        }
    }
}

fn check_core(node: &Node, faults: &mut Faults) {
    for (suffix, kind) in node.early.iter().filter(|(suffix, _)| suffix != "/default") {
        faults.push_at(suffix, kind.clone());
    }
    match &node.shape {
        Shape::String { length, .. } => check_sizes(*length, ["minLength", "maxLength"], faults),
        Shape::Number(bounds) => check_bounds(*bounds, faults),
        Shape::Integer(bounds) => {
            check_bounds(*bounds, faults);
            check_whole(*bounds, faults);
        }
        Shape::Array { items, count } => {
            check_sizes(*count, ["minItems", "maxItems"], faults);
            if let Some(items) = items {
                faults.within(&["items"], |faults| check(items, faults));
            }
        }
        Shape::Object { properties, .. } => {
            for member in properties {
                check_member(member, faults);
            }
        }
        Shape::Raw(schema) => super::read::check_part(schema, faults),
        Shape::Boolean | Shape::Null | Shape::Built(_) => {}
    }
    if let Some(options) = &node.options {
        for (suffix, kind) in options_faults(options, |value| shape_misfit(node, value)) {
            faults.push_at(&suffix, kind);
        }
    }
}

fn check_member(member: &Member, faults: &mut Faults) {
    faults.within(&["properties", &member.name], |faults| {
        if member.name.trim().is_empty() {
            faults.push(FaultKind::BlankName);
        }
        check(&member.node, faults);
    });
}

fn check_sizes(Sizes { min, max }: Sizes, keywords: [&'static str; 2], faults: &mut Faults) {
    if let (Some(min), Some(max)) = (min, max) {
        if min > max {
            let (min, max) = (min.into(), max.into());
            faults.push(FaultKind::CrossedBounds { keywords, min, max });
        }
    }
}

fn check_bounds(Bounds { min, max }: Bounds, faults: &mut Faults) {
    for (suffix, bound) in [("/minimum", min), ("/maximum", max)] {
        if let Some(number) = bound.filter(|bound| !bound.is_representable()) {
            faults.push_at(suffix, FaultKind::NoJsonNumber { number });
        }
    }
    if let (Some(min), Some(max)) = (min, max) {
        if max.is_less(min) {
            let keywords = ["minimum", "maximum"];
            faults.push(FaultKind::CrossedBounds { keywords, min, max });
        }
    }
}

fn check_whole(Bounds { min, max }: Bounds, faults: &mut Faults) {
    for (suffix, bound) in [("/minimum", min), ("/maximum", max)] {
        let is_fraction = |bound: &Number| bound.is_representable() && bound.as_int().is_none();
        if let Some(bound) = bound.filter(is_fraction) {
            faults.push_at(suffix, FaultKind::FractionalBound { bound });
        }
    }
}

/// The faults of an enum, each with the JSON pointer to it (JSON Schema 2020-12
/// Validation, section 6.1.2).
pub(super) fn options_faults(
    options: &[Value],
    misfit: impl Fn(&Value) -> Option<String>,
) -> Vec<(String, FaultKind)> {
    if options.is_empty() {
        return vec![("/enum".to_owned(), FaultKind::EmptyEnum)];
    }
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    for (index, option) in options.iter().enumerate() {
        let value = option.to_string();
        let kind = if let Some(reason) = misfit(option) {
            FaultKind::Misfit { value, reason }
        } else if !seen.insert(raw::identity(option)) {
            FaultKind::RepeatedOption { value }
        } else {
            continue;
        };
        found.push((format!("/enum/{index}"), kind));
    }
    found
}

/// Why a value is not valid for a raw schema, as far as its `type` tells.
pub(super) fn raw_misfit(schema: &Value, value: &Value) -> Option<String> {
    if raw::admits_type(schema, value) {
        return None;
    }
    Some(match schema.get("type") {
        Some(types) => format!("the raw schema's type is {types}, not {}", raw::type_name(value)),
        None => format!("the raw schema is {schema}"),
    })
}

/// Why a value is not valid for a node; `None` when it is.
fn misfit(node: &Node, value: &Value) -> Option<String> {
    if node.nullable && value.is_null() {
        return None;
    }
    let is_option = node.options.as_ref().is_none_or(|options| {
        let identity = raw::identity(value);
        options.iter().any(|option| raw::identity(option) == identity)
    });
    if is_option { shape_misfit(node, value) } else { Some("it is not in the enum".to_owned()) }
}

fn shape_misfit(node: &Node, value: &Value) -> Option<String> {
    match (&node.shape, value) {
        (Shape::Null, Value::Null) | (Shape::Boolean, Value::Bool(_)) => None,
        (Shape::String { length, .. }, Value::String(text)) => {
            size_misfit(*length, text.chars().count())
        }
        (Shape::Number(bounds), Value::Number(number)) => bound_misfit(*bounds, number.into()),
        (Shape::Integer(bounds), Value::Number(number)) => {
            let number = Number::from(number);
            match number.as_int() {
                Some(_) => bound_misfit(*bounds, number),
                None => Some("it is no whole number within 64 bits".to_owned()),
            }
        }
        (Shape::Array { items, count }, Value::Array(values)) => size_misfit(*count, values.len())
            .or_else(|| {
                let items = items.as_ref()?;
                let (index, reason) = first(values.iter().map(|value| misfit(items, value)))?;
                Some(format!("item {index}: {reason}"))
            }),
        (Shape::Object { properties, .. }, Value::Object(_)) => {
            let (_, reason) = first(properties.iter().map(|member| member_misfit(member, value)))?;
            Some(reason)
        }
        (Shape::Raw(schema), value) => raw_misfit(schema, value),
        _ => Some(format!("the type is {}, not {}", node.type_name(), raw::type_name(value))),
    }
}

fn first(reasons: impl Iterator<Item = Option<String>>) -> Option<(usize, String)> {
    reasons.enumerate().find_map(|(index, reason)| Some((index, reason?)))
}

fn member_misfit(Member { name, required, node }: &Member, object: &Value) -> Option<String> {
    match object.get(name) {
        Some(value) => misfit(node, value).map(|reason| format!("its `{name}`: {reason}")),
        None if *required => Some(format!("it has no `{name}`")),
        None => None,
    }
}

fn size_misfit(Sizes { min, max }: Sizes, size: usize) -> Option<String> {
    let size = u64::try_from(size).unwrap_or(u64::MAX);
    match (min, max) {
        (Some(min), _) if size < min => {
            Some(format!("its length {size} is below the minimum {min}"))
        }
        (_, Some(max)) if size > max => {
            Some(format!("its length {size} is above the maximum {max}"))
        }
        _ => None,
    }
}

fn bound_misfit(Bounds { min, max }: Bounds, number: Number) -> Option<String> {
    match (min, max) {
        (Some(min), _) if number.is_less(min) => Some(format!("it is below the minimum {min}")),
        (_, Some(max)) if max.is_less(number) => Some(format!("it is above the maximum {max}")),
        _ => None,
    }
}
