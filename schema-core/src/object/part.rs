//! [`Part`]: a schema under construction, with all that it brings along.

use serde_json::Value;

use super::error::FaultKind;
use super::read::{Read, read_part};
use super::write::is_apart;
use super::{ObjectSchema, check, raw};
use crate::json::pointer;
use crate::node::{Definition, NodeBuf, PropertyBuf, RestBuf, ShapeBuf, TaggingBuf};

/// A fault, and the JSON pointer to it from the part.
pub(super) type Found = (String, FaultKind);

/// A schema that will be put into another, or be the root.
#[derive(Clone, Default)]
pub(super) struct Part {
    pub(super) node: NodeBuf,
    pub(super) definitions: Vec<Definition>,
    /// What is wrong below; in the end, with all that it says itself.
    pub(super) faults: Vec<Found>,
    /// How many levels of JSON it has. No part is ever deeper than allowed, so that
    /// walking, writing and dropping it, which recurse, can't exhaust the stack.
    depth: usize,
}

/// One property of an object under construction.
#[derive(Clone)]
pub(super) struct Member {
    pub(super) name: String,
    pub(super) required: bool,
    pub(super) part: Part,
}

impl Part {
    pub(super) fn of(shape: ShapeBuf) -> Self {
        Self { node: NodeBuf::of(shape), depth: 1, ..Self::default() }
    }

    /// A part of a schema that is legal.
    pub(super) fn of_node(node: NodeBuf) -> Self {
        let depth = depth_of(&node);
        Self { node, depth, ..Self::default() }
    }

    /// A schema that exists as JSON.
    pub(super) fn raw(value: Value) -> Self {
        if raw::depth_within(&value, ObjectSchema::MAX_DEPTH).is_none() {
            raw::dismantle([value]);
            return Self::too_deep();
        }
        match read_part(&value) {
            Ok(read) => Self::of_read(read, None),
            Err(error) => {
                let faults = error.faults().iter();
                let faults = faults.map(|one| (one.pointer().to_owned(), one.kind().clone()));
                Self { faults: faults.collect(), ..Self::of(ShapeBuf::Any) }
            }
        }
    }

    /// A document as a part: its definitions come along.
    pub(super) fn of_read(read: Read, type_name: Option<&str>) -> Self {
        let Read { node, definitions, .. } = read.into_part(type_name);
        let depth = definitions.iter().map(|one| depth_of(&one.node) + 2).max().unwrap_or(0);
        let depth = depth.max(depth_of(&node));
        Self { node, definitions, faults: Vec::new(), depth }
    }

    pub(super) fn array(items: Self) -> Self {
        let mut part = Self::default();
        let items = part.take(&["items"], 1, items);
        part.node.shape = ShapeBuf::Array {
            items: Some(Box::new(items)),
            limits: crate::field::Limits::of(false),
            unique: false,
        };
        part
    }

    pub(super) fn tuple(items: Vec<Self>) -> Self {
        let mut part = Self::default();
        let items = part.take_all("prefixItems", items);
        part.node.shape = ShapeBuf::Tuple(items);
        part
    }

    pub(super) fn union(branches: Vec<Self>, tagging: TaggingBuf) -> Self {
        let mut part = Self::default();
        let branches = part.take_all("anyOf", branches);
        part.node.shape = ShapeBuf::Union { branches, tagging };
        part
    }

    pub(super) fn map(values: Self) -> Self {
        let mut part = Self::default();
        let values = part.take(&["additionalProperties"], 1, values);
        part.node.shape =
            ShapeBuf::Object { properties: None, rest: RestBuf::Of(Box::new(values)) };
        part
    }

    /// The properties of an object, taken over one after the other.
    pub(super) fn take_members(&mut self, members: Vec<Member>) -> Vec<PropertyBuf> {
        let mut properties = Vec::with_capacity(members.len());
        self.depth = self.depth.max(2);
        for Member { name, required, part } in members {
            if name.trim().is_empty() {
                self.faults.push((pointer(&["properties", &name]), FaultKind::BlankName));
            }
            let node = self.take(&["properties", &name], 2, part);
            properties.push(PropertyBuf::new(name, required, node));
        }
        properties
    }

    fn take_all(&mut self, keyword: &str, parts: Vec<Self>) -> Vec<NodeBuf> {
        let parts = parts.into_iter().enumerate();
        parts.map(|(index, part)| self.take(&[keyword, &index.to_string()], 2, part)).collect()
    }

    /// Takes over what a part brings along, and gives its node to put at that place, so
    /// many levels down.
    pub(super) fn take(&mut self, place: &[&str], levels: usize, part: Self) -> NodeBuf {
        let Self { node, definitions, faults, depth } = part;
        if depth + levels > ObjectSchema::MAX_DEPTH || self.is_too_deep() {
            *self = Self::too_deep();
            return NodeBuf::default();
        }
        self.depth = self.depth.max(depth + levels).max(1);
        let place = pointer(place);
        self.faults
            .extend(faults.into_iter().map(|(below, kind)| (format!("{place}{below}"), kind)));
        Read { node, definitions, dialect: None }.merge(&mut self.definitions)
    }

    /// What stands for a schema that is nested too deep. It counts as deep as allowed, so
    /// whatever holds it is too deep as well, up to the root.
    pub(super) fn too_deep() -> Self {
        let faults = vec![(String::new(), FaultKind::TooDeep)];
        Self { faults, depth: ObjectSchema::MAX_DEPTH, ..Self::of(ShapeBuf::Any) }
    }

    pub(super) fn is_too_deep(&self) -> bool {
        matches!(self.faults.as_slice(), [(place, FaultKind::TooDeep)] if place.is_empty())
    }

    /// The values, when they are of a depth that is safe to walk. Otherwise they are gone
    /// and the part is too deep.
    pub(super) fn hold(&mut self, values: Vec<Value>) -> Option<Vec<Value>> {
        let deepest = values.iter().try_fold(0, |deepest: usize, value| {
            let depth = raw::depth_within(value, ObjectSchema::MAX_DEPTH - 2)?;
            Some(deepest.max(depth))
        });
        let Some(deepest) = deepest else {
            raw::dismantle(values);
            *self = Self::too_deep();
            return None;
        };
        self.depth = self.depth.max(deepest + 2);
        Some(values)
    }

    /// Adds what is wrong with what the part says itself: its limits before what is wrong
    /// below, its values behind.
    pub(super) fn settled(mut self) -> Self {
        if self.is_too_deep() {
            return self;
        }
        let mut limits = Vec::new();
        check::limits(&self.node, &mut limits);
        let below = core::mem::replace(&mut self.faults, limits);
        self.faults.extend(below);
        check::choices(&self.node, &mut self.faults);
        if is_apart(&self.node.view()) {
            self.depth = (self.depth + 2).min(ObjectSchema::MAX_DEPTH);
            for (place, _) in &mut self.faults {
                place.insert_str(0, "/anyOf/0");
            }
        }
        check::values(&self.node, &mut self.faults);
        self
    }
}

/// How many levels of JSON a legal schema has.
pub(super) fn depth_of(node: &NodeBuf) -> usize {
    let apart = if is_apart(&node.view()) { 2 } else { 0 };
    apart
        + match &node.shape {
            ShapeBuf::Raw(value) => {
                raw::depth_within(value, ObjectSchema::MAX_DEPTH).unwrap_or(ObjectSchema::MAX_DEPTH)
            }
            ShapeBuf::Array { items: Some(items), .. } => 1 + depth_of(items),
            ShapeBuf::Tuple(nodes) | ShapeBuf::Union { branches: nodes, .. } => {
                2 + nodes.iter().map(depth_of).max().unwrap_or(0)
            }
            ShapeBuf::Object { properties, rest } => {
                let properties = properties.iter().flatten();
                let below = properties.map(|property| depth_of(&property.node)).max();
                let rest = match rest {
                    RestBuf::Of(of) => 1 + depth_of(of),
                    _ => 2,
                };
                rest.max(2 + below.unwrap_or(0))
            }
            _ => 1,
        }
}

/// The part as the JSON that it becomes.
impl core::fmt::Debug for Part {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.node.to_text())
    }
}

impl core::fmt::Debug for Member {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let Self { name, required, part } = self;
        write!(f, "{name:?}{} {part:?}", if *required { ":" } else { "?:" })
    }
}
