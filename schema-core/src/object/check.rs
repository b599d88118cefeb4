//! The rules about what one schema says itself. Those about what stands in it were held
//! when it was made.

use std::collections::BTreeSet;

use serde_json::Value;

use super::error::FaultKind;
use super::part::Found;
use super::raw;
use crate::field::Limits;
use crate::json::canonical;
use crate::node::{JsonBuf, NodeBuf, PropertyBuf, RestBuf, ShapeBuf, Steps, Values};
use crate::rules::header::{TOO_WIDE, fits_header};
use crate::rules::{
    ViolationKind, check_length, check_list_length, check_multiple, check_number, check_open_range,
    crossing, has_shape, is_no_bound, pattern_fault,
};
use crate::text::Excerpt;
use crate::{Format, Number};

/// So many characters of a value are shown.
const SHOWN: usize = 80;

/// Reports what is wrong with the limits of a schema.
pub(super) fn limits(node: &NodeBuf, found: &mut Vec<Found>) {
    match &node.shape {
        ShapeBuf::String { limits, pattern, .. } => {
            let keywords = ["minLength", "maxLength"];
            crossed(keywords, limits.min_length, limits.max_length, found);
            if let Some((pattern, because)) =
                pattern.as_ref().and_then(|text| Some((text, pattern_fault(text)?)))
            {
                let pattern = Excerpt::new(pattern, SHOWN).to_string();
                found.push(("/pattern".to_owned(), FaultKind::BadPattern { pattern, because }));
            }
        }
        ShapeBuf::Number { limits, steps } => {
            range(limits, steps.as_ref(), found);
            if let Some(name) =
                node.header.as_ref().filter(|_| limits.whole && !fits_header(limits))
            {
                let header = Excerpt::new(name, SHOWN).quoted().to_string();
                found.push((
                    "/x-mcp-header".to_owned(),
                    FaultKind::BadHeader { header, because: TOO_WIDE },
                ));
            }
        }
        ShapeBuf::Array { limits, .. } => {
            crossed(["minItems", "maxItems"], limits.min_items, limits.max_items, found);
        }
        _ => {}
    }
}

fn crossed(
    keywords: [&'static str; 2],
    min: Option<impl Into<Number>>,
    max: Option<impl Into<Number>>,
    found: &mut Vec<Found>,
) {
    if let Some((min, max)) = crossing(min.map(Into::into), max.map(Into::into)) {
        found.push((String::new(), FaultKind::CrossedBounds { keywords, min, max }));
    }
}

fn range(limits: &Limits, steps: Option<&Steps>, found: &mut Vec<Found>) {
    let Steps { exclusive_min, exclusive_max, multiple_of } = steps.copied().unwrap_or_default();
    let all = [
        ("/minimum", limits.min),
        ("/exclusiveMinimum", exclusive_min),
        ("/maximum", limits.max),
        ("/exclusiveMaximum", exclusive_max),
        ("/multipleOf", multiple_of),
    ];
    for (place, number) in all {
        let Some(number) = number else { continue };
        if !number.is_representable() {
            found.push((place.to_owned(), FaultKind::NoJsonNumber { number }));
        } else if is_no_bound(limits, number) {
            found.push((place.to_owned(), FaultKind::FractionalBound { bound: number }));
        }
    }
    if let Some(step) = multiple_of.filter(|step| !Number::int(0).is_less(*step)) {
        let expected = "a number above zero";
        let (keyword, found_words) = ("multipleOf".to_owned(), step.to_string());
        let kind = FaultKind::WrongValue { keyword, expected, found: found_words };
        found.push(("/multipleOf".to_owned(), kind));
    }
    crossed(["minimum", "maximum"], limits.min, limits.max, found);
    crossed(["minimum", "exclusiveMaximum"], limits.min, exclusive_max, found);
    crossed(["exclusiveMinimum", "maximum"], exclusive_min, limits.max, found);
    crossed(["exclusiveMinimum", "exclusiveMaximum"], exclusive_min, exclusive_max, found);
}

/// Reports what is wrong with the values of an `enum`.
pub(super) fn choices(node: &NodeBuf, found: &mut Vec<Found>) {
    let Some(choices) = &node.choices else { return };
    if choices.is_empty() {
        found.push(("/enum".to_owned(), FaultKind::EmptyEnum));
    }
    let mut seen = BTreeSet::new();
    for (index, choice) in choices.iter().enumerate() {
        let kind = match misfit_of(choice, |value| shape_misfit(node, value)) {
            Some(kind) => kind,
            None if seen.insert(canonical(&choice.view().to_value())) => continue,
            None => FaultKind::RepeatedOption { value: shown(choice) },
        };
        found.push((format!("/enum/{index}"), kind));
    }
}

/// Reports what is wrong with the default and the examples.
pub(super) fn values(node: &NodeBuf, found: &mut Vec<Found>) {
    for (index, example) in node.examples.iter().enumerate() {
        if let Some(kind) = misfit_of(example, |value| misfit(node, value)) {
            found.push((format!("/examples/{index}"), kind));
        }
    }
    if let Some(kind) =
        node.default.as_ref().and_then(|default| misfit_of(default, |value| misfit(node, value)))
    {
        found.push(("/default".to_owned(), kind));
    }
}

fn misfit_of(value: &JsonBuf, why: impl FnOnce(&Value) -> Option<String>) -> Option<FaultKind> {
    if let JsonBuf::Number(number) = *value {
        if !number.is_representable() {
            return Some(FaultKind::NoJsonNumber { number });
        }
    }
    let reason = why(&value.view().to_value())?;
    Some(FaultKind::Misfit { value: shown(value), reason })
}

fn shown(value: &JsonBuf) -> String {
    let text = value.view().to_value().to_string();
    Excerpt::new(&text, SHOWN).to_string()
}

/// Why a value is not valid for a schema; `None` when it is, as far as can be told.
fn misfit(node: &NodeBuf, value: &Value) -> Option<String> {
    if node.nullable && value.is_null() {
        return None;
    }
    let is_choice =
        node.choices.as_ref().is_none_or(|choices| Values::Built(choices).contains(value));
    if is_choice { shape_misfit(node, value) } else { Some("it is not in the enum".to_owned()) }
}

fn shape_misfit(node: &NodeBuf, value: &Value) -> Option<String> {
    match (&node.shape, value) {
        (ShapeBuf::Any | ShapeBuf::Root | ShapeBuf::Definition(_), _)
        | (ShapeBuf::Null, Value::Null)
        | (ShapeBuf::Boolean, Value::Bool(_)) => None,
        (ShapeBuf::String { limits, .. }, Value::String(text)) => {
            let format = limits.format.filter(|format| !has_shape(*format, text));
            check_length(limits, text).map(in_words).or_else(|| format.map(no_format))
        }
        (ShapeBuf::Number { limits, steps }, Value::Number(number)) => {
            number_misfit(limits, steps.as_ref(), number.into())
        }
        (ShapeBuf::Array { items, limits, .. }, Value::Array(values)) => {
            let count = check_list_length(limits, values.len() as u64).map(in_words);
            count.or_else(|| {
                let items = items.as_ref()?;
                first(values.iter().map(|value| misfit(items, value)))
            })
        }
        (ShapeBuf::Tuple(items), Value::Array(values)) if items.len() == values.len() => {
            first(items.iter().zip(values).map(|(item, value)| misfit(item, value)))
        }
        (ShapeBuf::Object { properties, rest }, Value::Object(_)) => {
            object_misfit(properties.as_deref().unwrap_or_default(), rest, value)
        }
        (ShapeBuf::Union { branches, .. }, value) => {
            let fits = branches.iter().any(|branch| misfit(branch, value).is_none());
            (!fits).then(|| "it fits none of the branches".to_owned())
        }
        (ShapeBuf::Raw(schema), value) => raw_misfit(schema, value),
        _ => Some(format!("the type is {}, not {}", type_name(node), raw::type_name(value))),
    }
}

fn number_misfit(limits: &Limits, steps: Option<&Steps>, number: Number) -> Option<String> {
    if limits.whole && number.as_int().is_none() {
        return Some("it is no whole number within 64 bits".to_owned());
    }
    let Steps { exclusive_min, exclusive_max, multiple_of } = steps.copied().unwrap_or_default();
    check_number(limits, number)
        .or_else(|| check_open_range(exclusive_min, exclusive_max, number))
        .or_else(|| check_multiple(multiple_of, number))
        .map(in_words)
}

fn object_misfit(properties: &[PropertyBuf], rest: &RestBuf, value: &Value) -> Option<String> {
    let own = properties.iter().find_map(|property| {
        let name = Excerpt::new(&property.name, SHOWN);
        match value.get(&property.name) {
            Some(value) => {
                misfit(&property.node, value).map(|reason| format!("its `{name}`: {reason}"))
            }
            None if property.required => Some(format!("it has no `{name}`")),
            None => None,
        }
    });
    let others = || {
        let names: BTreeSet<&str> = properties.iter().map(|one| one.name.as_str()).collect();
        let mut others =
            value.as_object()?.iter().filter(|(name, _)| !names.contains(name.as_str()));
        others.find_map(|(name, value)| {
            let name = Excerpt::new(name, SHOWN);
            match rest {
                RestBuf::Open | RestBuf::Anything => None,
                RestBuf::Closed { .. } => Some(format!("it has a `{name}` that is not declared")),
                RestBuf::Of(of) => {
                    misfit(of, value).map(|reason| format!("its `{name}`: {reason}"))
                }
            }
        })
    };
    own.or_else(others)
}

/// Why a value is not valid for a schema that stays JSON, as far as its `type` tells.
fn raw_misfit(schema: &Value, value: &Value) -> Option<String> {
    if raw::admits_type(schema, value) {
        return None;
    }
    Some(match schema.get("type") {
        Some(types) => format!("the raw schema's type is {types}, not {}", raw::type_name(value)),
        None => format!("the raw schema is {schema}"),
    })
}

fn first(reasons: impl Iterator<Item = Option<String>>) -> Option<String> {
    let (index, reason) = reasons.enumerate().find_map(|(index, reason)| Some((index, reason?)))?;
    Some(format!("item {index}: {reason}"))
}

fn no_format(format: Format) -> String {
    format!("it is not {}", format.in_words())
}

fn in_words(kind: ViolationKind<'_>) -> String {
    match kind {
        ViolationKind::TooSmall { min } => format!("it is below the minimum {min}"),
        ViolationKind::TooLarge { max } => format!("it is above the maximum {max}"),
        ViolationKind::NotAbove { bound } => format!("it is not above {bound}"),
        ViolationKind::NotBelow { bound } => format!("it is not below {bound}"),
        ViolationKind::NotMultiple { of } => format!("it is no multiple of {of}"),
        ViolationKind::TooShort { min, length: size }
        | ViolationKind::TooFewItems { min, count: size } => {
            format!("its length {size} is below the minimum {min}")
        }
        ViolationKind::TooLong { max, length: size }
        | ViolationKind::TooManyItems { max, count: size } => {
            format!("its length {size} is above the maximum {max}")
        }
        _ => "it is no legal value".to_owned(),
    }
}

fn type_name(node: &NodeBuf) -> &'static str {
    match &node.shape {
        ShapeBuf::String { .. } => "string",
        ShapeBuf::Number { limits, .. } if limits.whole => "integer",
        ShapeBuf::Number { .. } => "number",
        ShapeBuf::Boolean => "boolean",
        ShapeBuf::Null => "null",
        ShapeBuf::Array { .. } | ShapeBuf::Tuple(_) => "array",
        ShapeBuf::Object { .. } => "object",
        _ => "another",
    }
}
