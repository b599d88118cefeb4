//! Objects and unions of constants.

use super::SchemaType;
use super::kind::{CanFlatten, CanHaveTag, EnumOf, Object, Tuple, Union};
use super::spec::SchemaSpec;
use crate::field::Limits;
use crate::node::{Lines, Node, Nodes, Properties, Property, Proven, Rest, Shape, Tagging, Values};
use crate::{ObjectSchema, Texts};

/// What one object has of another, or a map: its properties, and what else it takes.
#[derive(Clone, Copy)]
pub struct Flat {
    node: Node<'static>,
}

/// What a flattened type has.
pub const fn flat<T: SchemaType<Kind: CanFlatten>>() -> Flat {
    Flat { node: T::TYPE.slot().node }
}

/// What the type has that stands beside a tag.
pub const fn beside_tag<T: SchemaType<Kind: CanHaveTag>>() -> Flat {
    Flat { node: T::TYPE.slot().node }
}

impl Flat {
    /// The properties.
    pub const fn properties(&self) -> Properties<'static> {
        self.node.properties()
    }

    pub(super) const fn is_map(&self) -> bool {
        matches!(self.node.shape, Shape::Object { rest: Rest::Of(_) | Rest::Anything, .. })
    }
}

/// Own properties, beside flattened ones.
pub const fn own(properties: &'static [Property<'static>]) -> Properties<'static> {
    Properties::Constant(properties)
}

impl SchemaSpec<Object> {
    /// An object with these properties.
    #[doc(hidden)]
    pub const fn object(properties: &'static [Property<'static>]) -> Self {
        Self::of_properties(Properties::Constant(properties))
    }

    /// An object with the properties of several, one after the other.
    #[doc(hidden)]
    pub const fn joined(groups: &'static [Properties<'static>]) -> Self {
        Self::of_properties(Properties::Joined(groups))
    }

    const fn of_properties(properties: Properties<'static>) -> Self {
        let deepest = deepest(properties);
        // Too deep, which is reported at the property: no second time further up.
        let levels = if deepest < ObjectSchema::MAX_DEPTH { deepest + 1 } else { 0 };
        let shape = Shape::Object { properties: Some(properties), rest: Rest::Open };
        Self::leaf(Node { levels, ..Node::of(shape) })
    }

    /// The same, where serde refuses other properties.
    #[doc(hidden)]
    pub const fn denied(self) -> Self {
        self.with_rest(Rest::Closed { denied: true })
    }

    /// The same, closed, since an enum writes it itself.
    #[doc(hidden)]
    pub const fn closed(self) -> Self {
        self.with_rest(Rest::Closed { denied: false })
    }

    /// What a flattened type, or the one beside a tag, takes beside its properties.
    #[doc(hidden)]
    pub const fn with_rest_of(self, flat: Flat) -> Self {
        match flat.node.shape {
            Shape::Object { rest: rest @ (Rest::Of(_) | Rest::Anything), .. } => {
                let mut spec = self.with_rest(rest);
                spec.slot_mut().node.names = flat.node.names;
                let node = &mut spec.slot_mut().node;
                if node.levels < flat.node.levels {
                    node.levels = flat.node.levels;
                }
                spec
            }
            _ => self,
        }
    }

    /// The same, where the type beside the tag has serde refuse other properties.
    #[doc(hidden)]
    pub const fn denied_by(self, flat: Flat) -> Self {
        match flat.node.shape {
            Shape::Object { rest: rest @ Rest::Closed { denied: true }, .. } => {
                self.with_rest(rest)
            }
            _ => self,
        }
    }

    const fn with_rest(mut self, other: Rest<'static>) -> Self {
        if let Shape::Object { rest, .. } = &mut self.slot_mut().node.shape {
            *rest = other;
        }
        self
    }
}

/// The levels of the deepest of the properties.
const fn deepest(properties: Properties<'static>) -> usize {
    let mut levels = 0;
    match properties {
        Properties::Constant(mut rest) => {
            while let [property, tail @ ..] = rest {
                if property.node.levels > levels {
                    levels = property.node.levels;
                }
                rest = tail;
            }
        }
        // A list of options at most.
        Properties::Form(_) => levels = 1,
        Properties::Joined(mut rest) => {
            while let [group, tail @ ..] = rest {
                let of_group = deepest(*group);
                if of_group > levels {
                    levels = of_group;
                }
                rest = tail;
            }
        }
        Properties::Built(_) => {}
    }
    levels
}

/// The property that says which branch it is.
pub const fn tag(name: &'static str, value: &'static [&'static str]) -> Property<'static> {
    let node = choice(value);
    Property { name, required: true, optional: false, node, proven: Proven(0) }
}

const fn choice(values: &'static [&'static str]) -> Node<'static> {
    let choices = Some(Values::Texts(Texts::new(values)));
    Node { choices, ..Node::of(Shape::text(Limits::of(false))) }
}

impl<E> SchemaSpec<EnumOf<E>> {
    /// One of these texts.
    #[doc(hidden)]
    pub const fn choice(values: &'static [&'static str]) -> Self {
        Self::leaf(choice(values))
    }

    /// What each of the values means; nothing where it is empty.
    #[doc(hidden)]
    pub const fn lines(mut self, texts: &'static [&'static str]) -> Self {
        let values = self.slot_mut().options();
        self.slot_mut().node.lines = Some(Lines { values, texts: Texts::new(texts) });
        self
    }
}

impl SchemaSpec<Tuple> {
    /// A list of so many, each of its own schema.
    #[doc(hidden)]
    pub const fn tuple(items: &'static [Node<'static>]) -> Self {
        let levels = deepest_of(items) + 1;
        Self::leaf(Node { levels, ..Node::of(Shape::Tuple(Nodes::Constant(items))) })
    }
}

impl SchemaSpec<Union> {
    /// One of these, which the property of that name tells apart.
    #[doc(hidden)]
    pub const fn by_tag(name: &'static str, branches: &'static [Node<'static>]) -> Self {
        Self::union(branches, Tagging::Property(name))
    }

    /// One of these, which their one key tells apart.
    #[doc(hidden)]
    pub const fn by_key(branches: &'static [Node<'static>]) -> Self {
        Self::union(branches, Tagging::Key)
    }

    /// One of these, which their form tells apart.
    #[doc(hidden)]
    pub const fn untagged(branches: &'static [Node<'static>]) -> Self {
        Self::union(branches, Tagging::Untagged)
    }

    const fn union(branches: &'static [Node<'static>], tagging: Tagging<'static>) -> Self {
        let shape = Shape::Union { branches: Nodes::Constant(branches), tagging };
        Self::leaf(Node { levels: deepest_of(branches), ..Node::of(shape) })
    }
}

const fn deepest_of(nodes: &[Node<'_>]) -> usize {
    let mut levels = 0;
    let mut rest = nodes;
    while let [node, tail @ ..] = rest {
        if node.levels > levels {
            levels = node.levels;
        }
        rest = tail;
    }
    levels
}
