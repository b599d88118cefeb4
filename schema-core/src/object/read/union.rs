//! An `anyOf` into a union: which branch is `null`, and how the others are told apart.

use std::collections::HashSet;

use serde_json::Value;

use super::typed::schema;
use crate::node::{JsonBuf, NodeBuf, PropertyBuf, RestBuf, ShapeBuf, TaggingBuf};
use crate::object::raw::admits_null;
use crate::read::input::Input as Json;

/// The branches of an `anyOf`. `null` as the last of them is said by the node.
pub(super) fn union(mut node: NodeBuf, branches: &[Json<'_>]) -> NodeBuf {
    let mut branches: Vec<_> = branches.iter().map(schema).collect();
    let or_null = branches.len() > 1 && branches.last().is_some_and(is_bare_null);
    if or_null {
        branches.pop();
    }
    node.nullable = or_null;
    match branches.pop() {
        Some(only) if or_null && branches.is_empty() && can_be_apart(&only) => {
            NodeBuf { shape: only.shape, choices: only.choices, names: only.names, ..node }
        }
        last => {
            branches.extend(last);
            node.shape = ShapeBuf::Union { tagging: tagging(&branches), branches };
            node
        }
    }
}

fn is_bare_null(node: &NodeBuf) -> bool {
    matches!(node.shape, ShapeBuf::Null) && says_nothing_beside(node) && node.choices.is_none()
}

fn says_nothing_beside(node: &NodeBuf) -> bool {
    node.title.is_none()
        && node.description.is_none()
        && node.default.is_none()
        && node.examples.is_empty()
        && node.extra.is_empty()
        && node.header.is_none()
        && !node.deprecated
        && !node.nullable
}

/// Whether the writer makes an `anyOf` of this one and `null`, and nothing else.
fn can_be_apart(node: &NodeBuf) -> bool {
    let has_own_place = match &node.shape {
        ShapeBuf::Union { .. } | ShapeBuf::Null | ShapeBuf::Any => true,
        ShapeBuf::Raw(value) => admits_null(value),
        _ => false,
    };
    !has_own_place && says_nothing_beside(node)
}

/// How serde tells such branches apart, if they look as it writes them.
fn tagging(branches: &[NodeBuf]) -> TaggingBuf {
    if let Some(tag) = tag(branches) {
        return TaggingBuf::Property(tag.to_owned());
    }
    let mut keys = HashSet::new();
    let has_own_keys = branches.iter().all(|branch| match key(branch) {
        Some(key) => keys.insert(key),
        None => values(branch).is_some_and(|mut all| all.all(|value| keys.insert(value))),
    });
    if has_own_keys && branches.iter().any(|branch| key(branch).is_some()) {
        TaggingBuf::Key
    } else {
        TaggingBuf::Untagged
    }
}

/// The property that says which branch this is, wherever it stands among the others: each
/// branch requires it, as one text of its own.
fn tag(branches: &[NodeBuf]) -> Option<&str> {
    /// More properties of one value than this are no tags, and each costs a look at all.
    const TRIED: usize = 4;

    let (first, rest) = branches.split_first()?;
    let fixed = properties(first).filter_map(|property| Some((property, fixed_value(property)?)));
    let found = fixed.take(TRIED).find(|(tag, value)| {
        let mut seen = HashSet::from([*value]);
        rest.iter().all(|branch| {
            let same = properties(branch).find(|property| property.name == tag.name);
            same.and_then(fixed_value).is_some_and(|value| seen.insert(value))
        })
    });
    found.map(|(tag, _)| tag.name.as_str())
}

/// The one text that a required property must be.
fn fixed_value(property: &PropertyBuf) -> Option<&str> {
    let mut values = values(&property.node).filter(|_| property.required)?;
    match (values.next(), values.next()) {
        (Some(value), None) => Some(value),
        _ => None,
    }
}

fn properties(branch: &NodeBuf) -> impl Iterator<Item = &PropertyBuf> {
    let properties = match &branch.shape {
        ShapeBuf::Object { properties: Some(properties), .. } => properties.as_slice(),
        _ => &[],
    };
    properties.iter()
}

/// The one property of a closed object.
fn key(branch: &NodeBuf) -> Option<&str> {
    match &branch.shape {
        ShapeBuf::Object { properties: Some(properties), rest: RestBuf::Closed { .. } } => {
            match properties.as_slice() {
                [only] if only.required => Some(&only.name),
                _ => None,
            }
        }
        _ => None,
    }
}

/// The values of a text that is one of a few.
fn values(node: &NodeBuf) -> Option<impl Iterator<Item = &str>> {
    let is_text = matches!(node.shape, ShapeBuf::String { .. }) && !node.nullable;
    let choices = node.choices.as_ref().filter(|_| is_text)?;
    Some(choices.iter().filter_map(|choice| match choice {
        JsonBuf::Value(Value::String(text)) => Some(text.as_str()),
        _ => None,
    }))
}
