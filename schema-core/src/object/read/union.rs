//! An `anyOf` into a union: which branch is `null`, and how the others are told apart.

use std::collections::HashSet;

use serde_json::Value;

use super::typed::schema;
use crate::node::{JsonBuf, NodeBuf, RestBuf, ShapeBuf, TaggingBuf};
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
    let tags: Option<Vec<_>> = branches.iter().map(tag).collect();
    if let Some(tags) = tags {
        let values: HashSet<_> = tags.iter().map(|(_, value)| value).collect();
        if let Some((name, _)) = tags.first() {
            if tags.iter().all(|(tag, _)| tag == name) && values.len() == tags.len() {
                return TaggingBuf::Property((*name).to_owned());
            }
        }
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

/// The first property and its one value, which says what branch this is.
fn tag(branch: &NodeBuf) -> Option<(&str, &str)> {
    let ShapeBuf::Object { properties: Some(properties), .. } = &branch.shape else { return None };
    let first = properties.first().filter(|property| property.required)?;
    let mut values = values(&first.node)?;
    match (values.next(), values.next()) {
        (Some(value), None) => Some((&first.name, value)),
        _ => None,
    }
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
