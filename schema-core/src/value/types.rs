//! Which types of JSON a schema takes, as far as it says.

use serde_json::Value;

use crate::node::{Json, Node, Shape, Tree};
use crate::rules::{JsonType, JsonTypes};

/// Mentions and unions in each other are followed so far.
const HOPS: usize = 16;

/// The types that the schema takes; all, where it does not say.
pub(super) fn types_of<'a>(tree: &Tree<'a>, node: &Node<'a>) -> JsonTypes {
    within(tree, node, HOPS)
}

fn within<'a>(tree: &Tree<'a>, node: &Node<'a>, hops: usize) -> JsonTypes {
    let Some(left) = hops.checked_sub(1) else { return JsonTypes::ALL };
    let types = match node.shape {
        Shape::Any => match node.choices {
            Some(choices) => choices.iter().map(type_of_json).fold(JsonTypes::NONE, JsonTypes::or),
            None => JsonTypes::ALL,
        },
        Shape::Raw(_) => JsonTypes::ALL,
        Shape::Null => JsonTypes::of(JsonType::Null),
        Shape::Boolean => JsonTypes::of(JsonType::Boolean),
        Shape::String { .. } => JsonTypes::of(JsonType::String),
        Shape::Number { limits, .. } if limits.whole => JsonTypes::of(JsonType::Integer),
        Shape::Number { .. } => JsonTypes::of(JsonType::Number),
        Shape::Array { .. } | Shape::Tuple(_) => JsonTypes::of(JsonType::Array),
        Shape::Object { .. } => JsonTypes::of(JsonType::Object),
        Shape::Union { branches, .. } => branches
            .iter()
            .fold(JsonTypes::NONE, |types, branch| types.or(within(tree, &branch, left))),
        Shape::Ref(mention) => match tree.resolve(mention) {
            Some(target) => within(tree, &target, left),
            None => JsonTypes::ALL,
        },
    };
    if node.nullable { types.or(JsonTypes::of(JsonType::Null)) } else { types }
}

/// The type of the value. A number is whatever the schema has, for its own rule judges
/// the fraction.
pub(super) fn has_type(types: JsonTypes, value: &Value) -> bool {
    match value {
        Value::Number(_) => types.contains(JsonType::Integer),
        other => types.contains(type_of(other)),
    }
}

fn type_of(value: &Value) -> JsonType {
    match value {
        Value::Null => JsonType::Null,
        Value::Bool(_) => JsonType::Boolean,
        Value::Number(_) => JsonType::Number,
        Value::String(_) => JsonType::String,
        Value::Array(_) => JsonType::Array,
        Value::Object(_) => JsonType::Object,
    }
}

fn type_of_json(json: Json<'_>) -> JsonTypes {
    JsonTypes::of(match json {
        Json::Null => JsonType::Null,
        Json::Boolean(_) => JsonType::Boolean,
        Json::Number(_) => JsonType::Number,
        Json::String(_) => JsonType::String,
        Json::List(_) => JsonType::Array,
        Json::Value(value) => type_of(value),
    })
}
