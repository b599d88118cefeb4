//! [`NodeBuf`]: a schema that was built or read, and owns what it says.

use serde_json::Value;

use super::{
    Child, Json, JsonBuf, Lines, Node, Nodes, Properties, Property, Proven, Ref, Rest, Shape,
    Steps, Tagging, Values,
};
use crate::field::{Checks, Limits, Texts};
use std::borrow::Cow;

/// The storage of a [`Node`].
#[derive(Clone)]
pub(crate) struct NodeBuf {
    pub(crate) shape: ShapeBuf,
    pub(crate) title: Option<String>,
    pub(crate) description: Option<String>,
    pub(crate) lines: Option<LinesBuf>,
    pub(crate) choices: Option<Vec<JsonBuf>>,
    pub(crate) default: Option<JsonBuf>,
    pub(crate) examples: Vec<JsonBuf>,
    pub(crate) deprecated: bool,
    pub(crate) nullable: bool,
    pub(crate) names: Option<Box<NodeBuf>>,
    pub(crate) checks: Option<&'static Checks>,
}

/// The storage of a [`Shape`].
#[derive(Clone)]
pub(crate) enum ShapeBuf {
    Any,
    Null,
    Boolean,
    String { limits: Limits, format: Option<String>, pattern: Option<String> },
    Number { limits: Limits, steps: Option<Steps> },
    Array { items: Option<Box<NodeBuf>>, limits: Limits, unique: bool },
    Tuple(Vec<NodeBuf>),
    Object { properties: Option<Vec<PropertyBuf>>, rest: RestBuf },
    Union { branches: Vec<NodeBuf>, tagging: TaggingBuf },
    Root,
    Definition(String),
    Raw(Value),
}

/// The storage of a [`Property`].
#[derive(Clone)]
pub struct PropertyBuf {
    pub(crate) name: String,
    pub(crate) required: bool,
    pub(crate) optional: bool,
    pub(crate) node: NodeBuf,
}

/// The storage of a [`Rest`].
#[derive(Clone)]
pub(crate) enum RestBuf {
    Open,
    Anything,
    Closed { denied: bool },
    Of(Box<NodeBuf>),
}

/// The storage of a [`Tagging`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TaggingBuf {
    Untagged,
    Property(String),
    Key,
}

/// The storage of [`Lines`].
#[derive(Clone)]
pub(crate) struct LinesBuf {
    pub(crate) values: Vec<Cow<'static, str>>,
    pub(crate) texts: Vec<Cow<'static, str>>,
}

impl NodeBuf {
    pub(crate) const fn of(shape: ShapeBuf) -> Self {
        Self {
            shape,
            title: None,
            description: None,
            lines: None,
            choices: None,
            default: None,
            examples: Vec::new(),
            deprecated: false,
            nullable: false,
            names: None,
            checks: None,
        }
    }

    /// The view that rules, writer, profiles and validator work on.
    pub(crate) fn view(&self) -> Node<'_> {
        Node {
            shape: self.shape.view(),
            title: self.title.as_deref(),
            description: self.description.as_deref(),
            lines: self.lines.as_ref().map(LinesBuf::view),
            choices: self.choices.as_deref().map(Values::Built),
            default: self.default.as_ref().map(JsonBuf::view),
            examples: Values::Built(&self.examples),
            deprecated: self.deprecated,
            nullable: self.nullable,
            names: self.names.as_deref().map(Child::Built),
            checks: self.checks,
            // Only constants need to know before they are walked.
            levels: 0,
            id: None,
        }
    }
}

impl ShapeBuf {
    fn view(&self) -> Shape<'_> {
        match self {
            Self::Any => Shape::Any,
            Self::Null => Shape::Null,
            Self::Boolean => Shape::Boolean,
            Self::String { limits, format, pattern } => Shape::String {
                limits: *limits,
                format: format.as_deref(),
                pattern: pattern.as_deref(),
            },
            Self::Number { limits, steps } => {
                Shape::Number { limits: *limits, steps: steps.as_ref() }
            }
            Self::Array { items, limits, unique } => Shape::Array {
                items: items.as_deref().map(Child::Built),
                limits: *limits,
                unique: *unique,
            },
            Self::Tuple(items) => Shape::Tuple(Nodes::Built(items)),
            Self::Object { properties, rest } => Shape::Object {
                properties: properties.as_deref().map(Properties::Built),
                rest: rest.view(),
            },
            Self::Union { branches, tagging } => {
                Shape::Union { branches: Nodes::Built(branches), tagging: tagging.view() }
            }
            Self::Root => Shape::Ref(Ref::Root),
            Self::Definition(name) => Shape::Ref(Ref::Definition(name)),
            Self::Raw(value) => Shape::Raw(value),
        }
    }
}

impl PropertyBuf {
    pub(crate) fn view(&self) -> Property<'_> {
        Property {
            name: &self.name,
            required: self.required,
            optional: self.optional,
            node: self.node.view(),
            proven: Proven(0),
        }
    }
}

impl RestBuf {
    fn view(&self) -> Rest<'_> {
        match self {
            Self::Open => Rest::Open,
            Self::Anything => Rest::Anything,
            Self::Closed { denied } => Rest::Closed { denied: *denied },
            Self::Of(node) => Rest::Of(Child::Built(node)),
        }
    }
}

impl TaggingBuf {
    fn view(&self) -> Tagging<'_> {
        match self {
            Self::Untagged => Tagging::Untagged,
            Self::Property(name) => Tagging::Property(name),
            Self::Key => Tagging::Key,
        }
    }
}

impl LinesBuf {
    fn view(&self) -> Lines<'_> {
        Lines { values: Texts::cows(&self.values), texts: Texts::cows(&self.texts) }
    }
}

/// Copies a view into storage. The name of a derived type's definition is for the caller
/// to give, who knows the document.
impl NodeBuf {
    pub(crate) fn of_view(node: &Node<'_>, name: &mut dyn FnMut(Ref<'_>) -> ShapeBuf) -> Self {
        let mut child = |child: Child<'_>| Box::new(Self::of_view(&child.node(), name));
        let shape = match node.shape {
            Shape::Any => ShapeBuf::Any,
            Shape::Null => ShapeBuf::Null,
            Shape::Boolean => ShapeBuf::Boolean,
            Shape::String { limits, format, pattern } => ShapeBuf::String {
                limits,
                format: format.map(str::to_owned),
                pattern: pattern.map(str::to_owned),
            },
            Shape::Number { limits, steps } => ShapeBuf::Number { limits, steps: steps.copied() },
            Shape::Array { items, limits, unique } => {
                ShapeBuf::Array { items: items.map(&mut child), limits, unique }
            }
            Shape::Tuple(items) => {
                ShapeBuf::Tuple(items.iter().map(|node| Self::of_view(&node, name)).collect())
            }
            Shape::Object { properties, rest } => {
                let rest = match rest {
                    Rest::Open => RestBuf::Open,
                    Rest::Anything => RestBuf::Anything,
                    Rest::Closed { denied } => RestBuf::Closed { denied },
                    Rest::Of(node) => RestBuf::Of(child(node)),
                };
                let properties = properties.map(|list| {
                    let mut bufs = Vec::with_capacity(list.len());
                    list.each(&mut |property| {
                        bufs.push(PropertyBuf {
                            name: property.name.to_owned(),
                            required: property.required,
                            optional: property.optional,
                            node: Self::of_view(&property.node, name),
                        });
                    });
                    bufs
                });
                ShapeBuf::Object { properties, rest }
            }
            Shape::Union { branches, tagging } => ShapeBuf::Union {
                branches: branches.iter().map(|node| Self::of_view(&node, name)).collect(),
                tagging: match tagging {
                    Tagging::Untagged => TaggingBuf::Untagged,
                    Tagging::Property(tag) => TaggingBuf::Property(tag.to_owned()),
                    Tagging::Key => TaggingBuf::Key,
                },
            },
            Shape::Ref(target) => name(target),
            Shape::Raw(value) => ShapeBuf::Raw(value.clone()),
        };
        Self {
            shape,
            title: node.title.map(str::to_owned),
            description: node.description.map(str::to_owned),
            lines: node
                .lines
                .map(|lines| LinesBuf { values: owned(lines.values), texts: owned(lines.texts) }),
            choices: node.choices.map(|values| values.iter().map(Json::to_buf).collect()),
            default: node.default.map(Json::to_buf),
            examples: node.examples.iter().map(Json::to_buf).collect(),
            deprecated: node.deprecated,
            nullable: node.nullable,
            names: node.names.map(|names| Box::new(Self::of_view(&names.node(), name))),
            checks: node.checks,
        }
    }
}

fn owned(texts: Texts<'_>) -> Vec<Cow<'static, str>> {
    texts.iter().map(|text| Cow::Owned(text.to_owned())).collect()
}
