//! Objects and unions of constants.

use super::SchemaType;
use super::headers;
use super::kind::{CanFlatten, CanHaveTag, EnumOf, Object, Tuple, Union};
use super::spec::{SchemaSpec, node_of};
use crate::field::{Checks, Limits};
use crate::node::{
    Id, Lines, Node, Nodes, ProfileSet, Properties, PropertySpec, Rest, Shape, Tagging, Values,
};
use crate::object::profile::proof::prove_node;
use crate::{ObjectSchema, Texts};

/// What one object has of another, or a map: its properties, and what else it takes.
#[derive(Clone, Copy)]
pub struct Flat {
    node: &'static Node<'static>,
}

/// What a flattened type has.
pub const fn flat<T: SchemaType<Kind: CanFlatten>>() -> Flat {
    Flat { node: node_of::<T>() }
}

/// What the type has that stands beside a tag.
pub const fn beside_tag<T: SchemaType<Kind: CanHaveTag>>() -> Flat {
    Flat { node: node_of::<T>() }
}

/// Proves that each of the profiles takes what stands flattened among other properties.
///
/// # Panics
///
/// As [`prove`](crate::object::profile::proof::prove) does.
#[track_caller]
pub const fn prove_flat(flat: Flat, id: Option<&'static Id>, profiles: ProfileSet) {
    prove_node(flat.node, "", true, id, profiles);
}

impl Flat {
    /// The rules of the author's own about the type.
    pub(super) const fn checks(self) -> Option<&'static Checks> {
        self.node.checks
    }

    /// The properties.
    pub const fn properties(self) -> Properties<'static> {
        self.node.properties()
    }

    pub(super) const fn is_map(self) -> bool {
        matches!(
            self.node.shape,
            Shape::Object { properties: None, .. }
                | Shape::Object { rest: Rest::Of(_) | Rest::Anything, .. }
        )
    }
}

/// Own properties, beside flattened ones.
pub const fn own(properties: &'static [PropertySpec]) -> Properties<'static> {
    Properties::Constant(properties)
}

/// An object with these properties.
#[track_caller]
pub const fn object(properties: &'static [PropertySpec]) -> SchemaSpec<Object> {
    SchemaSpec::of_properties(Properties::Constant(properties))
}

/// An object with the properties of several, one after the other.
#[track_caller]
pub const fn joined(groups: &'static [Properties<'static>]) -> SchemaSpec<Object> {
    SchemaSpec::of_properties(Properties::Joined(groups))
}

impl SchemaSpec<Object> {
    #[track_caller]
    const fn of_properties(properties: Properties<'static>) -> Self {
        let deepest = deepest(properties);
        // Too deep, which is reported at the property: no second time further up.
        let levels = if deepest < ObjectSchema::MAX_DEPTH { deepest + 1 } else { 0 };
        let shape = Shape::Object { properties: Some(properties), rest: Rest::Open };
        let has_headers = headers::are_in(properties);
        if has_headers {
            headers::check_apart(properties);
        }
        Self::of_node(Node { levels, has_headers, ..Node::of(shape) })
    }

    /// The same, where serde refuses other properties.
    #[doc(hidden)]
    pub const fn denied(self) -> Self {
        self.with_rest(Rest::Closed { denied: true, listed: false })
    }

    /// The same, closed, since an enum writes it itself.
    #[doc(hidden)]
    pub const fn closed(self) -> Self {
        self.with_rest(Rest::Closed { denied: false, listed: false })
    }

    /// What a flattened type takes beside its properties.
    #[doc(hidden)]
    #[track_caller]
    pub const fn with_rest_of(mut self, flat: Flat) -> Self {
        if flat.is_map() {
            self.slot.node.names = flat.node.names;
            if self.slot.node.levels < flat.node.levels {
                self.slot.node.levels = flat.node.levels;
            }
        }
        match flat.node.shape {
            Shape::Object { properties: None, rest } => {
                headers::check_none(flat.node);
                match rest {
                    Rest::Open => self.with_rest(Rest::Anything),
                    rest => self.with_rest(rest),
                }
            }
            // A struct hands on what its own flattened map takes.
            Shape::Object { rest, .. } if flat.is_map() => self.with_rest(rest),
            _ => self,
        }
    }

    /// What the type beside the tag takes beside its properties, and what it says of
    /// itself.
    #[doc(hidden)]
    pub const fn beside(mut self, flat: Flat) -> Self {
        self.slot.node.title = flat.node.title;
        self.slot.node.description = flat.node.description;
        self.slot.node.deprecated = flat.node.deprecated;
        match flat.node.shape {
            Shape::Object { rest: rest @ Rest::Closed { denied: true, .. }, .. } => {
                self.with_rest(rest)
            }
            _ => self.with_rest_of(flat),
        }
    }

    const fn with_rest(mut self, other: Rest<'static>) -> Self {
        if let Shape::Object { rest, .. } = &mut self.slot.node.shape {
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
                if property.of.node().levels > levels {
                    levels = property.of.node().levels;
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
pub const fn tag(value: &'static [&'static str]) -> Node<'static> {
    one_of(value)
}

const fn one_of(values: &'static [&'static str]) -> Node<'static> {
    let choices = Some(Values::Texts(Texts::new(values)));
    Node { choices, ..Node::of(Shape::text(Limits::of(false))) }
}

/// One of these texts.
pub const fn choice<E>(values: &'static [&'static str]) -> SchemaSpec<EnumOf<E>> {
    SchemaSpec::of_node(one_of(values))
}

impl<E> SchemaSpec<EnumOf<E>> {
    /// What each of the values means; nothing where it is empty.
    #[doc(hidden)]
    pub const fn lines(mut self, texts: &'static [&'static str]) -> Self {
        let values = self.slot.options();
        self.slot.node.lines = Some(Lines { values, texts: Texts::new(texts) });
        self
    }
}

/// A list of so many, each of its own schema.
#[track_caller]
pub const fn tuple(items: &'static [Node<'static>]) -> SchemaSpec<Tuple> {
    headers::check_none_of(items);
    let levels = deepest_of(items) + 1;
    SchemaSpec::of_node(Node { levels, ..Node::of(Shape::Tuple(Nodes::Constant(items))) })
}

/// One of these, which the property of that name tells apart.
#[track_caller]
pub const fn by_tag(name: &'static str, branches: &'static [Node<'static>]) -> SchemaSpec<Union> {
    union(branches, Tagging::Property(name))
}

/// One of these, which their one key tells apart.
#[track_caller]
pub const fn by_key(branches: &'static [Node<'static>]) -> SchemaSpec<Union> {
    union(branches, Tagging::Key)
}

/// One of these, which their form tells apart. What is nullable makes the whole so.
#[track_caller]
pub const fn untagged(branches: &'static [Node<'static>], nullable: bool) -> SchemaSpec<Union> {
    let mut spec = union(branches, Tagging::Untagged);
    spec.slot.node.nullable = nullable;
    spec
}

/// How many branches there are when those of a union stand in its place.
pub const fn count_branches(nested: &[Node<'_>]) -> usize {
    let mut count = 0;
    let mut rest = nested;
    while let [node, tail @ ..] = rest {
        count += match node.shape {
            Shape::Union { branches, .. } => branches.len(),
            _ => 1,
        };
        rest = tail;
    }
    count
}

/// The branches, those of a union in its place.
pub const fn flat_branches<const N: usize>(nested: &[Node<'static>]) -> [Node<'static>; N] {
    let mut flat = [Node::of(Shape::Null); N];
    let mut count = 0;
    let mut rest = nested;
    while let [node, tail @ ..] = rest {
        let single = [Node { nullable: false, ..*node }];
        let mut branches: &[Node<'static>] = match node.shape {
            Shape::Union { branches: Nodes::Constant(branches), .. } => branches,
            _ => &single,
        };
        while let [branch, others @ ..] = branches {
            let (_, free) = flat.split_at_mut(count);
            if let Some(slot) = free.first_mut() {
                *slot = *branch;
                count += 1;
            }
            branches = others;
        }
        rest = tail;
    }
    flat
}

/// Whether one of the branches lets `null` in.
pub const fn any_nullable(nested: &[Node<'_>]) -> bool {
    let mut rest = nested;
    while let [node, tail @ ..] = rest {
        if node.nullable {
            return true;
        }
        rest = tail;
    }
    false
}

#[track_caller]
const fn union(branches: &'static [Node<'static>], tagging: Tagging<'static>) -> SchemaSpec<Union> {
    headers::check_none_of(branches);
    let shape = Shape::Union { branches: Nodes::Constant(branches), tagging };
    SchemaSpec::of_node(Node { levels: deepest_of(branches), ..Node::of(shape) })
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
