//! How much of everything a schema has, as a profile writes it.

mod constant;

use super::Reason;
use super::apply::Refusals;
use super::reason::Counted;
use super::table::{Limits, MANY_VALUES, Style};
use crate::node::{Child, Definition, Json, Node, Rest, Shape, Values};

/// What a provider counts.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub(crate) struct Counts {
    pub(crate) levels: u32,
    pub(crate) properties: u32,
    pub(crate) optional: u32,
    pub(crate) unions: u32,
    pub(crate) values: u32,
    pub(crate) characters: u32,
    pub(crate) long_enum: u32,
}

impl Counts {
    pub(super) const ZERO: Self = Self {
        levels: 0,
        properties: 0,
        optional: 0,
        unions: 0,
        values: 0,
        characters: 0,
        long_enum: 0,
    };

    /// Counts a schema as it stands.
    pub(super) fn of(root: &Node<'_>, definitions: &[Definition]) -> Self {
        let mut counts = Self::default();
        counts.add(root, 0);
        for definition in definitions {
            counts.characters = counts.characters.saturating_add(length(&definition.name));
            counts.add(&definition.node.view(), 1);
        }
        counts
    }

    fn add(&mut self, node: &Node<'_>, above: u32) {
        if let Some(values) = node.choices {
            self.add_values(values);
        }
        let mut branches = u32::from(node.nullable);
        match node.shape {
            Shape::Array { items, .. } => {
                let level = self.level(above);
                if let Some(items) = items {
                    self.add_child(items, level);
                }
            }
            Shape::Tuple(items) => {
                let level = self.level(above);
                items.iter().for_each(|item| self.add(&item, level));
            }
            Shape::Object { rest, .. } => {
                let level = self.level(above);
                node.properties().each(&mut |property| {
                    self.properties = self.properties.saturating_add(1);
                    self.optional = self.optional.saturating_add(u32::from(!property.required));
                    self.characters = self.characters.saturating_add(length(property.name));
                    self.add(property.node, level);
                });
                if let Rest::Of(values) = rest {
                    self.add_child(values, level);
                }
            }
            Shape::Union { branches: nodes, .. } => {
                branches = branches.saturating_add(to_u32(nodes.len())).saturating_sub(1);
                nodes.iter().for_each(|branch| self.add(&branch, above));
            }
            _ => {}
        }
        self.unions = self.unions.saturating_add(u32::from(branches > 0));
    }

    fn add_child(&mut self, child: Child<'_>, above: u32) {
        self.add(&child.node(), above);
    }

    fn level(&mut self, above: u32) -> u32 {
        let level = above.saturating_add(1);
        self.levels = self.levels.max(level);
        level
    }

    fn add_values(&mut self, values: Values<'_>) {
        let count = to_u32(values.len());
        let texts: u32 = values.iter().fold(0, |sum: u32, value| match value {
            Json::String(text) => sum.saturating_add(length(text)),
            _ => sum,
        });
        self.values = self.values.saturating_add(count);
        self.characters = self.characters.saturating_add(texts);
        if count > MANY_VALUES {
            self.long_enum = self.long_enum.max(texts);
        }
    }

    /// Counts a constant as a profile writes it, in a `const`.
    pub(super) const fn of_constant(root: &Node<'_>, style: Style) -> Self {
        constant::node(Self::ZERO, root, false, 0, style)
    }

    /// The first count above its limit.
    pub(super) const fn beyond(&self, limits: &Limits) -> Option<(Counted, u32, u32)> {
        let all = self.against(limits);
        let mut rest: &[(Counted, u32, Option<u32>)] = &all;
        while let [(what, count, max), tail @ ..] = rest {
            if let Some(max) = max {
                if *count > *max {
                    return Some((*what, *count, *max));
                }
            }
            rest = tail;
        }
        None
    }

    /// Each count with its limit.
    const fn against(&self, limits: &Limits) -> [(Counted, u32, Option<u32>); 7] {
        [
            (Counted::Levels, self.levels, limits.levels),
            (Counted::Properties, self.properties, limits.properties),
            (Counted::OptionalProperties, self.optional, limits.optional),
            (Counted::Unions, self.unions, limits.unions),
            (Counted::EnumValues, self.values, limits.values),
            (Counted::Characters, self.characters, limits.characters),
            (Counted::EnumCharacters, self.long_enum, limits.long_enum),
        ]
    }

    /// Reports each count above its limit, at the root.
    pub(super) fn judge(&self, limits: &Limits, refusals: &mut Refusals) {
        for (what, count, max) in self.against(limits) {
            if let Some(max) = max.filter(|max| count > *max) {
                let (count, max) = (u64::from(count), u64::from(max));
                refusals.push((String::new(), Reason::TooMany { what, count, max }));
            }
        }
    }
}

#[allow(clippy::cast_possible_truncation)] // as in `saturated`
const fn length(text: &str) -> u32 {
    let length = crate::rules::code_points(text);
    if length > u32::MAX as u64 { u32::MAX } else { length as u32 }
}

fn to_u32(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
