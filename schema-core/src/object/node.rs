//! The tree behind every builder: one [`Node`] for each schema.

use serde_json::Value;

use super::check::{options_faults, raw_misfit};
use super::error::FaultKind;
use super::raw;
use crate::Number;
use crate::field::{Format, Limits};
use crate::node::{JsonBuf, NodeBuf, PropertyBuf, RestBuf, ShapeBuf};

/// Deepest nesting of a schema. Walking, writing and dropping a tree recurse;
/// no tree is ever deeper than this, so none of them can exhaust the stack.
pub(super) const MAX_DEPTH: usize = 128;

/// A schema: what it is (`shape`) and the keywords that any schema may have.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) shape: Shape,
    pub(super) title: Option<String>,
    pub(super) description: Option<String>,
    pub(super) options: Option<Vec<Value>>,
    pub(super) default: Option<Value>,
    pub(super) nullable: bool,
    /// What a setter could not keep, with the JSON pointer to it from here:
    /// reported by `build`, so that a chain of calls needs no `?` in its middle.
    pub(super) early: Vec<(String, FaultKind)>,
    depth: usize,
}

#[derive(Clone, Debug)]
pub(super) enum Shape {
    String { length: Sizes, format: Option<String> },
    Number(Bounds),
    Integer(Bounds),
    Boolean,
    Null,
    Array { items: Option<Box<Node>>, count: Sizes },
    Object { properties: Vec<Member>, closed: bool },
    Raw(Value),
    Built(Box<NodeBuf>),
}

/// `minLength` and `maxLength`, or `minItems` and `maxItems`.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sizes {
    pub(super) min: Option<u64>,
    pub(super) max: Option<u64>,
}

/// `minimum` and `maximum`.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Bounds {
    pub(super) min: Option<Number>,
    pub(super) max: Option<Number>,
}

/// One property of an object.
#[derive(Clone, Debug)]
pub(super) struct Member {
    pub(super) name: String,
    pub(super) required: bool,
    pub(super) node: Node,
}

/// The number that the JSON says: an `f32` of `0.1` is written `0.1`, which as a
/// bound is a little less than the `f32` itself.
pub(super) fn as_written(number: Number) -> Number {
    match serde_json::to_value(number) {
        Ok(Value::Number(json)) if number.is_representable() => Number::from(&json),
        _ => number,
    }
}

impl Node {
    pub(super) fn new(shape: Shape) -> Self {
        let below = match &shape {
            Shape::Array { items: Some(items), .. } => items.depth,
            Shape::Object { properties, .. } => {
                properties.iter().map(|member| member.node.depth).max().unwrap_or(0)
            }
            _ => 0,
        };
        let mut node = Self {
            shape,
            title: None,
            description: None,
            options: None,
            default: None,
            nullable: false,
            early: Vec::new(),
            depth: 1,
        };
        node.put_over(below);
        node
    }

    /// A schema that is used as it is.
    pub(super) fn raw(schema: Value) -> Self {
        let Some(depth) = raw::depth_within(&schema, MAX_DEPTH) else {
            raw::dismantle([schema]);
            return Self::too_deep();
        };
        let mut node = Self::new(Shape::Raw(schema));
        node.depth = depth.max(1);
        node
    }

    /// What stands for a schema that is nested too deep. It counts as deep as
    /// allowed, so whatever holds it is too deep as well, up to the root.
    pub(super) fn too_deep() -> Self {
        let mut node = Self::new(Shape::Null);
        node.early.push((String::new(), FaultKind::TooDeep));
        node.depth = MAX_DEPTH;
        node
    }

    fn put_over(&mut self, below: usize) {
        if below >= MAX_DEPTH {
            *self = Self::too_deep();
        } else {
            self.depth = self.depth.max(below + 1);
        }
    }

    /// The values, when they are of a depth that is safe to walk. Otherwise they
    /// are gone and the node is too deep.
    fn hold(&mut self, values: Vec<Value>) -> Option<Vec<Value>> {
        let below = values.iter().try_fold(0, |deepest: usize, value| {
            raw::depth_within(value, MAX_DEPTH - 1).map(|depth| depth.max(deepest))
        });
        if below.is_none() {
            raw::dismantle(values);
            self.put_over(MAX_DEPTH);
            return None;
        }
        self.put_over(below.unwrap_or(0));
        Some(values)
    }

    pub(super) fn set_title(&mut self, title: String) {
        match &mut self.shape {
            Shape::Raw(schema) => raw::set(schema, "title", title.into()),
            _ => self.title = Some(title),
        }
    }

    pub(super) fn set_description(&mut self, description: String) {
        match &mut self.shape {
            Shape::Raw(schema) => raw::set(schema, "description", description.into()),
            _ => self.description = Some(description),
        }
    }

    pub(super) fn set_options(&mut self, options: Vec<Value>) {
        self.forget("/enum");
        let Some(options) = self.hold(options) else { return };
        if let Shape::Raw(schema) = &mut self.shape {
            // An enum that came with the schema is not ours to judge, so this one
            // is judged here, before it takes the other's place.
            self.early.extend(options_faults(&options, |value| raw_misfit(schema, value)));
            raw::set(schema, "enum", options.into());
        } else {
            self.options = Some(options);
        }
    }

    pub(super) fn set_default(&mut self, default: Value) {
        self.forget("/default");
        self.default = self.hold(vec![default]).and_then(|mut kept| kept.pop());
    }

    /// Drops what was wrong with a keyword, for it is set anew.
    pub(super) fn forget(&mut self, keyword: &str) {
        self.early.retain(|(suffix, _)| !suffix.starts_with(keyword));
    }

    /// The JSON of a number, or a fault to report at `suffix`.
    pub(super) fn number(&mut self, number: Number, suffix: &str) -> Option<Value> {
        let number = match self.shape {
            Shape::Integer(_) => number.normalized(),
            _ => number,
        };
        let json = number.is_representable().then(|| serde_json::to_value(number).ok()).flatten();
        if json.is_none() {
            self.early.push((suffix.to_owned(), FaultKind::NoJsonNumber { number }));
        }
        json
    }

    /// Whether `null` stands beside the schema in an `anyOf`.
    ///
    /// A plain type lists it: `"type": ["string", "null"]`. An `enum` beside a
    /// list of types is refused by some structured-output APIs, and the others
    /// here have keywords that mean nothing for null.
    pub(super) fn is_wrapped(&self) -> bool {
        let apart = match &self.shape {
            Shape::Raw(schema) => !raw::admits_null(schema),
            Shape::Array { .. } | Shape::Object { .. } => true,
            _ => self.options.is_some(),
        };
        self.nullable && apart
    }

    /// The `type` keyword; a raw schema has its own.
    pub(super) fn type_name(&self) -> &'static str {
        match self.shape {
            Shape::String { .. } => "string",
            Shape::Number(_) => "number",
            Shape::Integer(_) => "integer",
            Shape::Boolean => "boolean",
            Shape::Null => "null",
            Shape::Array { .. } => "array",
            Shape::Object { .. } => "object",
            Shape::Raw(_) | Shape::Built(_) => "raw",
        }
    }

    pub(super) fn built(buf: NodeBuf) -> Self {
        Self::new(Shape::Built(Box::new(buf)))
    }

    pub(super) fn into_buf(self) -> NodeBuf {
        let whole = matches!(self.shape, Shape::Integer(_));
        let limits = Limits::of(whole);
        let json = |value: Value| match &value {
            Value::Number(number) => JsonBuf::Number(number.into()),
            _ => JsonBuf::Value(value),
        };
        let shape = match self.shape {
            Shape::String { length, format } => ShapeBuf::String {
                limits: Limits {
                    min_length: length.min,
                    max_length: length.max,
                    format: format.as_deref().and_then(Format::from_name),
                    ..limits
                },
                format,
                pattern: None,
            },
            Shape::Number(bounds) | Shape::Integer(bounds) => ShapeBuf::Number {
                limits: Limits { min: bounds.min, max: bounds.max, ..limits },
                steps: None,
            },
            Shape::Boolean => ShapeBuf::Boolean,
            Shape::Null => ShapeBuf::Null,
            Shape::Array { items, count } => ShapeBuf::Array {
                items: items.map(|items| Box::new(items.into_buf())),
                limits: Limits { min_items: count.min, max_items: count.max, ..limits },
                unique: false,
            },
            Shape::Object { properties, closed } => ShapeBuf::Object {
                properties: Some(
                    properties
                        .into_iter()
                        .map(|member| PropertyBuf {
                            name: member.name,
                            required: member.required,
                            optional: false,
                            node: member.node.into_buf(),
                        })
                        .collect(),
                ),
                rest: if closed {
                    RestBuf::Closed { denied: false, listed: false }
                } else {
                    RestBuf::Open
                },
            },
            Shape::Raw(value) => ShapeBuf::Raw(value),
            Shape::Built(buf) => return *buf,
        };
        NodeBuf {
            title: self.title,
            description: self.description,
            choices: self.options.map(|options| options.into_iter().map(json).collect()),
            default: self.default.map(json),
            nullable: self.nullable,
            ..NodeBuf::of(shape)
        }
    }
}
