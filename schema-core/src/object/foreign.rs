//! The parts of a schema that its own judge says nothing about: those that stay JSON, and
//! patterns.

use serde_json::Value;

use super::write::is_apart;
use crate::json::Place;
use crate::node::{Child, Node, Nodes, Rest, Shape, Tree};

/// Such a part.
#[derive(Clone, Copy)]
pub(crate) enum Foreign<'a> {
    /// A schema with keywords beyond those of nodes.
    Raw(&'a Value),
    /// The value of a `pattern`.
    Pattern(&'a str),
}

/// Calls `visit` with each such part and its place in the JSON of the schema, in its order.
/// A mention is not followed: what it leads to is looked at where it stands.
pub(crate) fn each_foreign<'a>(tree: &Tree<'a>, visit: &mut dyn FnMut(Foreign<'a>, &Place<'_>)) {
    look(&tree.root, &Place::ROOT, visit);
    let definitions = Place::ROOT;
    let definitions = definitions.key("$defs");
    for definition in tree.definitions {
        look(&definition.node.view(), &definitions.key(&definition.name), visit);
    }
}

fn look<'a>(node: &Node<'a>, place: &Place<'_>, visit: &mut dyn FnMut(Foreign<'a>, &Place<'_>)) {
    if is_apart(node) {
        look_inside(node, &place.key("anyOf").index(0), visit);
    } else {
        look_inside(node, place, visit);
    }
}

fn look_inside<'a>(
    node: &Node<'a>,
    place: &Place<'_>,
    visit: &mut dyn FnMut(Foreign<'a>, &Place<'_>),
) {
    match node.shape {
        Shape::Raw(value) => visit(Foreign::Raw(value), place),
        Shape::String { pattern: Some(pattern), .. } => {
            visit(Foreign::Pattern(pattern), &place.key("pattern"));
        }
        Shape::Array { items: Some(items), .. } => {
            items.with(|node| look(node, &place.key("items"), visit));
        }
        Shape::Tuple(nodes) => look_at_each(nodes, &place.key("prefixItems"), visit),
        Shape::Union { branches, .. } => look_at_each(branches, &place.key("anyOf"), visit),
        Shape::Object { properties, rest } => {
            let inside = place.key("properties");
            if let Some(properties) = properties {
                properties
                    .each(&mut |property| look(property.node, &inside.key(property.name), visit));
            }
            if let Some(names @ Child::Built(_)) = node.names {
                names.with(|node| look(node, &place.key("propertyNames"), visit));
            }
            if let Rest::Of(child) = rest {
                child.with(|node| look(node, &place.key("additionalProperties"), visit));
            }
        }
        _ => {}
    }
}

fn look_at_each<'a>(
    nodes: Nodes<'a>,
    place: &Place<'_>,
    visit: &mut dyn FnMut(Foreign<'a>, &Place<'_>),
) {
    let mut index = 0;
    nodes.each(&mut |node| {
        look(node, &place.index(index), visit);
        index += 1;
    });
}
