//! What a derive writes of each property: literals.
//!
//! Of each value that a call returns, in the user's code, the compiler proves that nothing in
//! it can change, through all that its type is made of; of a literal it knows. A whole
//! [`Node`] is made of some sixty types, so that the properties of a type refer to the schemas
//! of theirs, and keep apart what most keys say.

use core::cmp::Ordering;

use serde_json::Value;

use super::{Leaf, Node, ProfileSet, Property, Shape};
use crate::Number;
use crate::field::Limits;
use crate::rules::length_within;

/// A schema where a type stands, and what the type itself says of it.
#[derive(Clone, Copy)]
pub struct Slot {
    pub(crate) node: Node<'static>,
    /// An `Option`: an absent one stays `None`.
    pub(crate) optional: bool,
    /// What the type itself says, which a field may tighten.
    pub(crate) of_type: &'static Node<'static>,
}

/// A slot that a constant holds. A bare reference the compiler borrows anew wherever it is
/// used, and proves each time that there is no cell in all that stands behind it.
#[derive(Clone, Copy)]
pub enum Held<'s> {
    /// Of one of the types that most fields have: nothing stands behind it here.
    Leaf {
        /// Which.
        leaf: Leaf,
        /// A list of them.
        is_list: bool,
        /// An `Option` of it.
        optional: bool,
    },
    /// Of any other.
    At {
        /// The slot.
        slot: &'s Slot,
    },
}

/// A property, as a derive declares it.
#[derive(Clone, Copy)]
pub struct PropertySpec {
    /// The name.
    pub name: &'static str,
    /// The schema, without what is said here.
    pub of: Held<'static>,
    /// What is said of it here, in place of what the schema says.
    pub description: Option<&'static str>,
    /// The same of other keywords.
    pub said: Option<&'static Said>,
    /// serde fills it in where it is absent.
    pub defaulted: bool,
    /// The profiles that take it, as the derive of its struct proves.
    pub proven: ProfileSet,
}

/// The keywords that most fields say beside their type.
#[derive(Clone, Copy)]
pub struct Said {
    /// `title`
    pub title: Option<&'static str>,
    /// `minLength`
    pub min_length: Option<u64>,
    /// `maxLength`
    pub max_length: Option<u64>,
    /// `minimum`
    pub min: Option<Bound>,
    /// `maximum`
    pub max: Option<Bound>,
    /// `minItems`
    pub min_items: Option<u64>,
    /// `maxItems`
    pub max_items: Option<u64>,
}

/// A number as it was written: what a call would make of it is no literal.
#[derive(Clone, Copy)]
pub enum Bound {
    /// A whole one.
    Int(i128),
    /// One with a point.
    Float(f64),
}

/// What a type says of which nothing is known. A `static`: where another one leads to it, the
/// compiler does not look through it again, as it does for each constant.
pub(crate) static UNKNOWN: Node<'static> = Node::of(Shape::Any);

impl Slot {
    /// A schema that is no type's.
    pub const fn of_node(node: Node<'static>) -> Self {
        Self { node, optional: false, of_type: &UNKNOWN }
    }
}

impl<'s> Held<'s> {
    /// The schema.
    pub(crate) const fn node(self) -> &'s Node<'static> {
        match self {
            Self::Leaf { leaf, is_list: false, .. } => leaf.node(),
            Self::Leaf { leaf, is_list: true, .. } => leaf.list(),
            Self::At { slot } => &slot.node,
        }
    }

    /// An `Option`.
    pub(crate) const fn is_optional(self) -> bool {
        match self {
            Self::Leaf { optional, .. } => optional,
            Self::At { slot } => slot.optional,
        }
    }

    /// The slot.
    pub(crate) const fn slot(self) -> Slot {
        match self {
            Self::Leaf { optional, .. } => Slot { optional, ..Slot::of_node(*self.node()) },
            Self::At { slot } => *slot,
        }
    }
}

impl PropertySpec {
    /// One that is always there, and of which nothing else is said.
    #[cfg(test)]
    pub(crate) const fn plain(name: &'static str, slot: &'static Slot) -> Self {
        Self {
            name,
            of: Held::At { slot },
            description: None,
            said: None,
            defaulted: false,
            proven: ProfileSet::NONE,
        }
    }

    /// The schema.
    pub const fn node(&self) -> Node<'static> {
        *self.of.node()
    }

    /// Required unless the type or a default says otherwise.
    pub(crate) const fn view(&self) -> Property<'static, 'static> {
        let Self { name, of, description, said, defaulted, proven } = *self;
        let (node, optional) = (of.node(), of.is_optional());
        Property {
            name,
            required: !optional && node.default.is_none() && !defaulted,
            optional,
            node,
            description,
            said,
            proven,
        }
    }
}

impl Said {
    /// Nothing.
    pub const NONE: Self = Self {
        title: None,
        min_length: None,
        max_length: None,
        min: None,
        max: None,
        min_items: None,
        max_items: None,
    };

    /// The schema with it: the rest is what the type says.
    pub(crate) const fn put_into(&self, node: &mut Node<'_>) {
        let Some(limits) = node.limits_mut() else { return };
        let Self { title: _, min_length, max_length, min, max, min_items, max_items } = self;
        if min_length.is_some() {
            limits.min_length = *min_length;
        }
        if max_length.is_some() {
            limits.max_length = *max_length;
        }
        if let Some(min) = min {
            limits.min = Some(min.number());
        }
        if let Some(max) = max {
            limits.max = Some(max.number());
        }
        if min_items.is_some() {
            limits.min_items = *min_items;
        }
        if max_items.is_some() {
            limits.max_items = *max_items;
        }
    }

    /// Whether a value of that shape is within what is said, as nearly all good ones are: then
    /// the schema of the type is all that has to be asked. `false` says nothing.
    pub(crate) fn surely_takes(&self, shape: &Shape<'_>, value: &Value) -> bool {
        let is_within = |count: usize, min: Option<u64>, max: Option<u64>| {
            let count = count as u64;
            min.is_none_or(|min| min <= count) && max.is_none_or(|max| count <= max)
        };
        match (shape, value) {
            (Shape::String { .. }, Value::String(text)) => {
                length_within(self.min_length, self.max_length, text).is_none()
            }
            (Shape::Array { .. }, Value::Array(items)) => {
                is_within(items.len(), self.min_items, self.max_items)
            }
            (Shape::Number { .. }, Value::Number(number)) => {
                let is_ordered = |order: Option<Ordering>, other| {
                    order.is_some_and(|order| order == Ordering::Equal || order == other)
                };
                self.min.is_none_or(|min| is_ordered(min.order(number), Ordering::Less))
                    && self.max.is_none_or(|max| is_ordered(max.order(number), Ordering::Greater))
            }
            (Shape::String { .. } | Shape::Array { .. } | Shape::Number { .. }, _) => false,
            // Nothing that is said limits these.
            _ => true,
        }
    }
}

impl Bound {
    /// How it stands to a number of the same form: between the two forms one of them would
    /// have to be rounded.
    fn order(self, number: &serde_json::Number) -> Option<Ordering> {
        match self {
            Self::Int(bound) => Some(bound.cmp(&number.as_i64()?.into())),
            Self::Float(bound) if number.is_f64() => bound.partial_cmp(&number.as_f64()?),
            Self::Float(_) => None,
        }
    }

    const fn number(&self) -> Number {
        match self {
            Self::Int(number) => Number::int(*number),
            Self::Float(number) => Number::float(*number),
        }
    }
}

impl Node<'_> {
    pub(crate) const fn limits(&self) -> Option<&Limits> {
        match &self.shape {
            Shape::String { limits, .. }
            | Shape::Number { limits, .. }
            | Shape::Array { limits, .. } => Some(limits),
            _ => None,
        }
    }

    pub(crate) const fn limits_mut(&mut self) -> Option<&mut Limits> {
        match &mut self.shape {
            Shape::String { limits, .. }
            | Shape::Number { limits, .. }
            | Shape::Array { limits, .. } => Some(limits),
            _ => None,
        }
    }
}
