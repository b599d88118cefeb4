//! [`NodeBuf`]: a schema that was built or read, and owns what it says.

use serde_json::Value;

use super::{
    Child, Json, JsonBuf, Lines, Names, Node, Nodes, ProfileSet, Properties, Property, Ref, Rest,
    Shape, Steps, Tagging, Target, Values,
};
use crate::field::{Checks, Limits, Texts};
use core::fmt;
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
    pub(crate) null_in_type: bool,
    pub(crate) extra: Vec<(String, Value)>,
    pub(crate) header: Option<String>,
    /// The names of properties in a part that stays JSON, each list in the order of the
    /// text: `serde_json` sorts them.
    pub(crate) orders: Vec<Vec<String>>,
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
#[derive(Clone, Default)]
pub(crate) enum RestBuf {
    #[default]
    Open,
    Anything,
    Closed {
        denied: bool,
        listed: bool,
    },
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
            null_in_type: false,
            extra: Vec::new(),
            header: None,
            orders: Vec::new(),
        }
    }

    /// Calls `visit` with each schema right inside this one.
    pub(crate) fn each_child(&mut self, visit: &mut dyn FnMut(&mut Self)) {
        if let Some(names) = &mut self.names {
            visit(names);
        }
        match &mut self.shape {
            ShapeBuf::Array { items: Some(items), .. } => visit(items),
            ShapeBuf::Tuple(nodes) | ShapeBuf::Union { branches: nodes, .. } => {
                nodes.iter_mut().for_each(visit);
            }
            ShapeBuf::Object { properties, rest } => {
                for property in properties.iter_mut().flatten() {
                    visit(&mut property.node);
                }
                if let RestBuf::Of(of) = rest {
                    visit(of);
                }
            }
            _ => {}
        }
    }

    /// The same, to look at.
    pub(crate) fn each_inside<'n>(&'n self, visit: &mut dyn FnMut(&'n Self)) {
        if let Some(names) = &self.names {
            visit(names);
        }
        match &self.shape {
            ShapeBuf::Array { items: Some(items), .. } => visit(items),
            ShapeBuf::Tuple(nodes) | ShapeBuf::Union { branches: nodes, .. } => {
                nodes.iter().for_each(visit);
            }
            ShapeBuf::Object { properties, rest } => {
                for property in properties.iter().flatten() {
                    visit(&property.node);
                }
                if let RestBuf::Of(of) = rest {
                    visit(of);
                }
            }
            _ => {}
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
            null_in_type: self.null_in_type,
            extra: &self.extra,
            header: self.header.as_deref(),
            has_headers: false,
            id: None,
            proven: ProfileSet(0),
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
    pub(crate) const fn new(name: String, required: bool, node: NodeBuf) -> Self {
        Self { name, required, optional: false, node }
    }

    /// `node` is the view of its schema.
    pub(crate) fn view<'n, 'a>(&'a self, node: &'n Node<'a>) -> Property<'n, 'a> {
        let Self { name, required, optional, node: _ } = self;
        Property { required: *required, optional: *optional, ..Property::new(name, node) }
    }
}

impl RestBuf {
    fn view(&self) -> Rest<'_> {
        match self {
            Self::Open => Rest::Open,
            Self::Anything => Rest::Anything,
            Self::Closed { denied, listed } => Rest::Closed { denied: *denied, listed: *listed },
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

impl NodeBuf {
    /// Copies a view into storage. A derived type that `names` knows becomes a mention of
    /// its definition, unless this is the `body` of it.
    pub(crate) fn of_view(node: &Node<'_>, names: &Names, body: bool) -> Self {
        let mention = if body { None } else { names.target(node) };
        let (shape, node) = match mention {
            Some(Target::Root) => (ShapeBuf::Root, *node),
            Some(Target::Definition(name, of)) => {
                let shape = ShapeBuf::Definition(name.to_owned());
                (shape, of.map_or(*node, |of| node.beside(of)))
            }
            None => (ShapeBuf::of_view(node.shape, names), *node),
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
            null_in_type: node.null_in_type,
            extra: node.extra.to_vec(),
            header: node.header.map(str::to_owned),
            orders: Vec::new(),
            // Of a derived type they are no keyword, but its reader's to judge.
            names: match node.names {
                Some(of @ Child::Built(_)) => Some(child(of, names)),
                _ => None,
            },
            checks: node.checks,
        }
    }
}

impl ShapeBuf {
    fn of_view(shape: Shape<'_>, names: &Names) -> Self {
        match shape {
            Shape::Any => Self::Any,
            Shape::Null => Self::Null,
            Shape::Boolean => Self::Boolean,
            Shape::String { limits, format, pattern } => Self::String {
                limits,
                format: format.map(str::to_owned),
                pattern: pattern.map(str::to_owned),
            },
            Shape::Number { limits, steps } => Self::Number { limits, steps: steps.copied() },
            Shape::Array { items, limits, unique } => {
                Self::Array { items: items.map(|items| child(items, names)), limits, unique }
            }
            Shape::Tuple(items) => Self::Tuple(nodes(items, names)),
            Shape::Object { properties, rest } => Self::Object {
                properties: properties.map(|list| PropertyBuf::of_views(list, names)),
                rest: match rest {
                    Rest::Open => RestBuf::Open,
                    Rest::Anything => RestBuf::Anything,
                    Rest::Closed { denied, listed } => RestBuf::Closed { denied, listed },
                    Rest::Of(of) => RestBuf::Of(child(of, names)),
                },
            },
            Shape::Union { branches, tagging } => Self::Union {
                branches: nodes(branches, names),
                tagging: match tagging {
                    Tagging::Untagged => TaggingBuf::Untagged,
                    Tagging::Property(tag) => TaggingBuf::Property(tag.to_owned()),
                    Tagging::Key => TaggingBuf::Key,
                },
            },
            Shape::Ref(Ref::Root) => Self::Root,
            Shape::Ref(Ref::Definition(name)) => Self::Definition(name.to_owned()),
            // Never reached: the names of a document know all of its types.
            Shape::Ref(Ref::Type { id, .. }) => Self::Definition(id.name.to_owned()),
            Shape::Raw(value) => Self::Raw(value.clone()),
        }
    }
}

impl PropertyBuf {
    fn of_views(list: Properties<'_>, names: &Names) -> Vec<Self> {
        let mut bufs = Vec::with_capacity(list.len());
        list.each(&mut |property| {
            bufs.push(Self {
                name: property.name.to_owned(),
                required: property.required,
                optional: property.optional,
                node: NodeBuf::of_view(&property.schema(), names, false),
            });
        });
        bufs
    }
}

fn child(child: Child<'_>, names: &Names) -> Box<NodeBuf> {
    child.with(|node| Box::new(NodeBuf::of_view(node, names, false)))
}

fn nodes(list: Nodes<'_>, names: &Names) -> Vec<NodeBuf> {
    let mut bufs = Vec::with_capacity(list.len());
    list.each(&mut |node| bufs.push(NodeBuf::of_view(node, names, false)));
    bufs
}

fn owned(texts: Texts<'_>) -> Vec<Cow<'static, str>> {
    texts.iter().map(|text| Cow::Owned(text.to_owned())).collect()
}

/// Anything.
impl Default for NodeBuf {
    fn default() -> Self {
        Self::of(ShapeBuf::Any)
    }
}

impl fmt::Debug for NodeBuf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NodeBuf").finish_non_exhaustive()
    }
}
