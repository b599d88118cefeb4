//! Which keywords a schema is written with, and in which order: one description for the
//! serializer and for the text.

use serde_json::{Map, Value};

use super::Document;
use crate::Number;
use crate::field::Limits;
use crate::node::{
    Child, Definition, Json, Lines, Names, Node, Nodes, Properties, Rest, Shape, Steps, Target,
    Values,
};
use crate::object::raw::admits_null;
use crate::wire::key::{
    ADDITIONAL_PROPERTIES, ANY_OF, DEFAULT, DEFS, DEPRECATED, DESCRIPTION, ENUM, EXAMPLES,
    EXCLUSIVE_MAXIMUM, EXCLUSIVE_MINIMUM, FORMAT, ITEMS, Key, MAX_ITEMS, MAX_LENGTH, MAXIMUM,
    MIN_ITEMS, MIN_LENGTH, MINIMUM, MULTIPLE_OF, PATTERN, PREFIX_ITEMS, PROPERTIES, PROPERTY_NAMES,
    REF, REQUIRED, SCHEMA, TITLE, TYPE, UNIQUE_ITEMS, X_MCP_HEADER,
};

/// A keyword, or one that a schema from elsewhere brought.
#[derive(Clone, Copy)]
pub(super) enum Name<'n> {
    Key(Key),
    Other(&'n str),
}

impl<'n> Name<'n> {
    pub(super) const fn as_str(self) -> &'n str {
        match self {
            Self::Key(key) => key.name,
            Self::Other(name) => name,
        }
    }
}

/// What a keyword has.
#[derive(Clone, Copy)]
pub(super) enum Item<'n> {
    Text(&'n str),
    /// One type, or with the flag a list of it and `null`.
    Type(&'static str, bool),
    Description(Option<&'n str>, Option<Lines<'n>>),
    Count(u64),
    Number(Number),
    Flag(bool),
    Json(Json<'n>),
    /// What a keyword has in a schema that stays JSON.
    Raw(&'n str, &'n Value),
    /// A list of values; with the flag, `null` is the last of them.
    Values(Values<'n>, bool),
    Target(Target<'n>),
    Child(Child<'n>),
    /// The branches of an `anyOf`; with the flag, `null` is the last of them.
    Branches(Nodes<'n>, bool),
    /// A schema without what is said beside it, and `null`: the branches of an `anyOf`.
    OrNull(&'n Node<'n>),
    Properties(Properties<'n>),
    Required(Properties<'n>),
    /// Those that were built or read, after those of derived types.
    Definitions(&'n [Definition]),
}

/// Whether the schema is written as it stands there, or as a mention of where it does.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// Where it is used.
    Use,
    /// The root, or an entry of `$defs`.
    Body,
    /// The first branch beside `null`: what is said beside the branches is not in it.
    Branch,
}

/// The JSON that is the whole schema there: a raw one, or `true`.
pub(super) fn is_whole<'n>(node: &Node<'n>, place: Place) -> Option<&'n Value> {
    match node.shape {
        Shape::Raw(value) if place == Place::Branch || !is_apart(node) => Some(value),
        _ => None,
    }
}

/// Calls `write` with each keyword of a document.
pub(super) fn document<'n, E>(
    of: &'n Document<'n>,
    write: &mut impl FnMut(Name<'n>, Item<'n>) -> Result<(), E>,
) -> Result<(), E> {
    text(SCHEMA, of.dialect, write)?;
    match of.tree.root.shape {
        Shape::Raw(Value::Object(map)) => write_map(map, write)?,
        _ => keywords(&of.tree.root, &of.names, Place::Body, write)?,
    }
    if of.names.types().is_empty() && of.tree.definitions.is_empty() {
        return Ok(());
    }
    write(Name::Key(DEFS), Item::Definitions(of.tree.definitions))
}

/// Calls `write` with each keyword of a schema: what it is, what is said of it, its
/// limits, its values.
pub(super) fn keywords<'n, E>(
    node: &'n Node<'n>,
    names: &'n Names,
    place: Place,
    write: &mut impl FnMut(Name<'n>, Item<'n>) -> Result<(), E>,
) -> Result<(), E> {
    let target = if place == Place::Body { None } else { names.target(node) };
    let apart = place != Place::Branch && is_apart(node);
    if apart {
        write(Name::Key(ANY_OF), Item::OrNull(node))?;
    } else {
        match target {
            Some(target) => write(Name::Key(REF), Item::Target(target))?,
            None => write_kind(node, place, write)?,
        }
    }
    if place != Place::Branch {
        write_words(node, definition_of(target), write)?;
    }
    if !apart && target.is_none() {
        write_limits(node, write)?;
    }
    if place != Place::Branch {
        write_values(node, definition_of(target), write)?;
    }
    Ok(())
}

fn write_map<'n, E>(
    map: &'n Map<String, Value>,
    write: &mut impl FnMut(Name<'n>, Item<'n>) -> Result<(), E>,
) -> Result<(), E> {
    map.iter().try_for_each(|(name, value)| write(Name::Other(name), Item::Raw(name, value)))
}

/// Whether `null` stands beside the schema in an `anyOf` of two.
pub(in crate::object) fn is_apart(node: &Node<'_>) -> bool {
    let has_own_place = match node.shape {
        Shape::Union { .. } | Shape::Null | Shape::Any => true,
        Shape::Raw(value) => admits_null(value),
        Shape::Boolean | Shape::String { .. } | Shape::Number { .. } => node.null_in_type,
        _ => false,
    };
    node.nullable && !has_own_place
}

fn definition_of(target: Option<Target<'_>>) -> Option<&'static Node<'static>> {
    match target {
        Some(Target::Definition(_, node)) => node,
        _ => None,
    }
}

/// The word of `type`; a mention is written by its target.
pub(in crate::object) const fn type_name(shape: &Shape<'_>) -> Option<&'static str> {
    Some(match shape {
        Shape::Null => "null",
        Shape::Boolean => "boolean",
        Shape::String { .. } => "string",
        Shape::Number { limits, .. } if limits.whole => "integer",
        Shape::Number { .. } => "number",
        Shape::Array { .. } | Shape::Tuple(_) => "array",
        Shape::Object { .. } => "object",
        Shape::Union { .. } | Shape::Any | Shape::Raw(_) | Shape::Ref(_) => return None,
    })
}

fn write_kind<'n, E>(
    node: &Node<'n>,
    place: Place,
    write: &mut impl FnMut(Name<'n>, Item<'n>) -> Result<(), E>,
) -> Result<(), E> {
    if let Shape::Union { branches, .. } = node.shape {
        return write(Name::Key(ANY_OF), Item::Branches(branches, node.nullable));
    }
    let Some(name) = type_name(&node.shape) else { return Ok(()) };
    let with_null = node.nullable && node.null_in_type && place != Place::Branch;
    write(Name::Key(TYPE), Item::Type(name, with_null))
}

fn write_words<'n, E>(
    node: &Node<'n>,
    definition: Option<&Node<'_>>,
    write: &mut impl FnMut(Name<'n>, Item<'n>) -> Result<(), E>,
) -> Result<(), E> {
    let node = definition.map_or(*node, |definition| node.beside(definition));
    if let Some(title) = node.title {
        write(Name::Key(TITLE), Item::Text(title))?;
    }
    let lines = node.lines.filter(|lines| lines.said().next().is_some());
    if node.description.is_some() || lines.is_some() {
        write(Name::Key(DESCRIPTION), Item::Description(node.description, lines))?;
    }
    Ok(())
}

fn write_values<'n, E>(
    node: &Node<'n>,
    definition: Option<&Node<'_>>,
    write: &mut impl FnMut(Name<'n>, Item<'n>) -> Result<(), E>,
) -> Result<(), E> {
    let node = definition.map_or(*node, |definition| node.beside(definition));
    if let Some(default) = node.default {
        write(Name::Key(DEFAULT), Item::Json(default))?;
    }
    if !node.examples.is_empty() {
        write(Name::Key(EXAMPLES), Item::Values(node.examples, false))?;
    }
    if node.deprecated {
        write(Name::Key(DEPRECATED), Item::Flag(true))?;
    }
    if let Some(header) = node.header {
        write(Name::Key(X_MCP_HEADER), Item::Text(header))?;
    }
    node.extra
        .iter()
        .try_for_each(|(name, value)| write(Name::Other(name), Item::Json(Json::Value(value))))
}

fn write_limits<'n, E>(
    node: &Node<'n>,
    write: &mut impl FnMut(Name<'n>, Item<'n>) -> Result<(), E>,
) -> Result<(), E> {
    match node.shape {
        Shape::String { limits, format, pattern } => {
            count(MIN_LENGTH, limits.min_length, write)?;
            count(MAX_LENGTH, limits.max_length, write)?;
            text(PATTERN, pattern, write)?;
            text(FORMAT, format, write)?;
        }
        Shape::Number { limits, steps } => write_range(&limits, steps, write)?,
        Shape::Array { items, limits, unique } => {
            if let Some(items) = items {
                write(Name::Key(ITEMS), Item::Child(items))?;
            }
            count(MIN_ITEMS, limits.min_items, write)?;
            count(MAX_ITEMS, limits.max_items, write)?;
            if unique {
                write(Name::Key(UNIQUE_ITEMS), Item::Flag(true))?;
            }
        }
        Shape::Tuple(items) => {
            if items.len() > 0 {
                write(Name::Key(PREFIX_ITEMS), Item::Branches(items, false))?;
            }
            write(Name::Key(MIN_ITEMS), Item::Count(items.len() as u64))?;
            write(Name::Key(MAX_ITEMS), Item::Count(items.len() as u64))?;
        }
        Shape::Object { properties, rest } => write_object(node, properties, rest, write)?,
        _ => {}
    }
    match node.choices {
        Some(values) => {
            write(Name::Key(ENUM), Item::Values(values, node.nullable && node.null_in_type))
        }
        None => Ok(()),
    }
}

fn write_range<'n, E>(
    limits: &Limits,
    steps: Option<&Steps>,
    write: &mut impl FnMut(Name<'n>, Item<'n>) -> Result<(), E>,
) -> Result<(), E> {
    let Steps { exclusive_min, exclusive_max, multiple_of } = steps.copied().unwrap_or_default();
    let all = [
        (MINIMUM, limits.min),
        (EXCLUSIVE_MINIMUM, exclusive_min),
        (MAXIMUM, limits.max),
        (EXCLUSIVE_MAXIMUM, exclusive_max),
        (MULTIPLE_OF, multiple_of),
    ];
    for (key, number) in all {
        if let Some(number) = number {
            let number = if limits.whole { number.normalized() } else { number };
            write(Name::Key(key), Item::Number(number))?;
        }
    }
    Ok(())
}

fn write_object<'n, E>(
    node: &Node<'n>,
    properties: Option<Properties<'n>>,
    rest: Rest<'n>,
    write: &mut impl FnMut(Name<'n>, Item<'n>) -> Result<(), E>,
) -> Result<(), E> {
    if let Some(properties) = properties {
        write(Name::Key(PROPERTIES), Item::Properties(properties))?;
        let any =
            properties.try_each(&mut |one| if one.required { Err(()) } else { Ok(()) }).is_err();
        if any || matches!(rest, Rest::Closed { listed: true, .. }) {
            write(Name::Key(REQUIRED), Item::Required(properties))?;
        }
    }
    // What the keys of a map in Rust are, `read` judges: no provider takes the keyword.
    if let Some(names @ Child::Built(_)) = node.names {
        write(Name::Key(PROPERTY_NAMES), Item::Child(names))?;
    }
    match rest {
        Rest::Open => Ok(()),
        Rest::Anything => write(Name::Key(ADDITIONAL_PROPERTIES), Item::Flag(true)),
        Rest::Closed { .. } => write(Name::Key(ADDITIONAL_PROPERTIES), Item::Flag(false)),
        Rest::Of(of) => write(Name::Key(ADDITIONAL_PROPERTIES), Item::Child(of)),
    }
}

fn count<'n, E>(
    key: Key,
    value: Option<u64>,
    write: &mut impl FnMut(Name<'n>, Item<'n>) -> Result<(), E>,
) -> Result<(), E> {
    value.map_or(Ok(()), |value| write(Name::Key(key), Item::Count(value)))
}

fn text<'n, E>(
    key: Key,
    value: Option<&'n str>,
    write: &mut impl FnMut(Name<'n>, Item<'n>) -> Result<(), E>,
) -> Result<(), E> {
    value.map_or(Ok(()), |value| write(Name::Key(key), Item::Text(value)))
}
