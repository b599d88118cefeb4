//! The same for constants, in a `const`: the declaration is counted, as the style of a
//! profile would write it.

use super::{Counts, length};
use crate::field::{List, Texts};
use crate::form::{FormSchema, Store};
use crate::node::{Child, Node, Nodes, Properties, Property, Rest, Shape, Values, leaf};
use crate::object::profile::table::{MANY_VALUES, Style};

/// `nullable`: whether the style makes it so.
pub(super) const fn node(
    counts: Counts,
    node: &Node<'_>,
    nullable: bool,
    above: u32,
    style: Style,
) -> Counts {
    let counts = match node.choices {
        Some(values) => choices(counts, values),
        None => counts,
    };
    let branches = if nullable || node.nullable { 1 } else { 0 };
    match node.shape {
        Shape::Array { items, .. } => {
            let counts = level(union(counts, branches), above);
            match items {
                Some(items) => child(counts, items, above + 1, style),
                None => counts,
            }
        }
        Shape::Tuple(items) => {
            let counts = level(union(counts, branches), above);
            nodes(counts, items, above + 1, style)
        }
        Shape::Object { properties: list, rest } => {
            let counts = level(union(counts, branches), above);
            let counts = match list {
                Some(list) => properties(counts, list, above + 1, style),
                None => counts,
            };
            match rest {
                Rest::Of(values) => child(counts, values, above + 1, style),
                _ => counts,
            }
        }
        Shape::Union { branches: list, .. } => {
            let counts = union(counts, branches + list.len().saturating_sub(1));
            nodes(counts, list, above, style)
        }
        _ => union(counts, branches),
    }
}

/// One more union, if there is more than one branch.
const fn union(mut counts: Counts, more_than_one: usize) -> Counts {
    if more_than_one > 0 {
        counts.unions += 1;
    }
    counts
}

const fn level(mut counts: Counts, above: u32) -> Counts {
    if counts.levels < above + 1 {
        counts.levels = above + 1;
    }
    counts
}

const fn child(counts: Counts, child: Child<'_>, above: u32, style: Style) -> Counts {
    match child {
        Child::Constant(inner) => node(counts, inner, false, above, style),
        Child::Options(options, _) => choices(counts, Values::Texts(options)),
        Child::Built(_) => counts,
    }
}

const fn nodes(mut counts: Counts, nodes: Nodes<'_>, above: u32, style: Style) -> Counts {
    if let Nodes::Constant(mut rest) = nodes {
        while let [inner, tail @ ..] = rest {
            counts = node(counts, inner, false, above, style);
            rest = tail;
        }
    }
    counts
}

const fn properties(
    mut counts: Counts,
    properties: Properties<'_>,
    above: u32,
    style: Style,
) -> Counts {
    match properties {
        Properties::Constant(mut list) => {
            while let [one, rest @ ..] = list {
                counts = property(counts, &one.view(), above, style);
                list = rest;
            }
        }
        Properties::Joined(mut groups) => {
            while let [group, rest @ ..] = groups {
                counts = self::properties(counts, *group, above, style);
                groups = rest;
            }
        }
        Properties::Form(form) => counts = self::form(counts, form, above, style),
        Properties::Built(_) => {}
    }
    counts
}

const fn form(mut counts: Counts, form: &FormSchema<'_>, above: u32, style: Style) -> Counts {
    match form.fields {
        Store::Constant(mut fields) => {
            while let [field, rest @ ..] = fields {
                let node = leaf::node(field);
                counts = property(counts, &leaf::property(field, &node), above, style);
                fields = rest;
            }
        }
        Store::Joined(mut forms) => {
            while let [form, rest @ ..] = forms {
                counts = self::form(counts, form, above, style);
                forms = rest;
            }
        }
        Store::Owned(_) => {}
    }
    counts
}

const fn property(
    mut counts: Counts,
    property: &Property<'_, '_>,
    above: u32,
    style: Style,
) -> Counts {
    counts.properties += 1;
    counts.characters = counts.characters.saturating_add(length(property.name));
    let nullable = !property.required && style.all_required;
    if !property.required && !style.all_required {
        counts.optional += 1;
    }
    node(counts, property.node, nullable, above, style)
}

const fn choices(mut counts: Counts, values: Values<'_>) -> Counts {
    let mut texts = 0_u32;
    if let Values::Texts(Texts(List::Plain(mut list))) = values {
        while let [text, rest @ ..] = list {
            texts = texts.saturating_add(length(text));
            list = rest;
        }
    }
    #[allow(clippy::cast_possible_truncation)] // a constant list of so many is none
    let count = values.len() as u32;
    counts.values = counts.values.saturating_add(count);
    counts.characters = counts.characters.saturating_add(texts);
    if count > MANY_VALUES && counts.long_enum < texts {
        counts.long_enum = texts;
    }
    counts
}
