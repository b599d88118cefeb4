//! Where `x-mcp-header` may stand: what a constant schema is held to.

use crate::node::{Child, Held, Id, Node, Nodes, Properties, Ref, Rest, Shape};
use crate::rules::header::{
    NOT_PLAIN, OFF_THE_PATH, REPEATED, TOO_WIDE, fits_header, header_name_fault, is_same_header,
};
use crate::rules::is_secret;

/// Checks the name of a header, and that the field is one that goes into it.
///
/// # Panics
///
/// In a `const`, so as a compile error at the key.
#[track_caller]
#[allow(clippy::panic)] // evaluated by the compiler only: this is how a `const` reports
pub const fn check_header(held: Held<'_>) {
    let slot = held.slot();
    let node = &slot.node;
    if let Some(name) = node.header {
        if let Some(fault) = header_name_fault(name) {
            panic!("{}", fault);
        }
    }
    match &node.shape {
        Shape::String { .. } | Shape::Boolean => {}
        Shape::Number { limits, .. } if limits.whole => {
            assert!(fits_header(limits), "{}", TOO_WIDE);
        }
        _ => panic!("{}", NOT_PLAIN),
    }
    assert!(!node.nullable, "{}", NOT_PLAIN);
}

/// Checks that a field with a header is not named like a secret.
///
/// # Panics
///
/// As [`check_header`] does.
#[track_caller]
pub const fn check_header_of(name: &str) {
    assert!(
        !is_secret(name),
        "each proxy on the way reads a header, and this field is named like a secret: remove `mcp_header`, or rename the field"
    );
}

/// Checks that each header stands once, and not in a variant of an enum.
///
/// # Panics
///
/// As [`check_header`] does.
#[track_caller]
pub const fn check_headers(properties: Properties<'_>, is_in_enum: bool) {
    assert!(!is_in_enum, "{}", OFF_THE_PATH);
    check_apart(properties);
}

/// Whether one of the properties, or something in it, has a header.
pub(super) const fn are_in(properties: Properties<'_>) -> bool {
    match properties {
        Properties::Constant(mut rest) => {
            while let [property, tail @ ..] = rest {
                if property.of.node().header.is_some() || property.of.node().has_headers {
                    return true;
                }
                rest = tail;
            }
            false
        }
        Properties::Joined(mut rest) => {
            while let [group, tail @ ..] = rest {
                if are_in(*group) {
                    return true;
                }
                rest = tail;
            }
            false
        }
        Properties::Form(_) | Properties::Built(_) => false,
    }
}

/// Checks that each header stands once.
#[track_caller]
pub(super) const fn check_apart(properties: Properties<'_>) {
    assert!(!has_repeated(properties, properties), "{}", REPEATED);
}

const fn has_repeated(some: Properties<'_>, all: Properties<'_>) -> bool {
    match some {
        Properties::Constant(mut rest) => {
            while let [property, tail @ ..] = rest {
                let is_repeated = match property.of.node().header {
                    Some(header) => count(all, header) > 1,
                    None => has_repeated(property.of.node().properties(), all),
                };
                if is_repeated {
                    return true;
                }
                rest = tail;
            }
            false
        }
        Properties::Joined(mut rest) => {
            while let [group, tail @ ..] = rest {
                if has_repeated(*group, all) {
                    return true;
                }
                rest = tail;
            }
            false
        }
        Properties::Form(_) | Properties::Built(_) => false,
    }
}

/// How often a header stands there.
const fn count(properties: Properties<'_>, header: &str) -> usize {
    let mut found = 0;
    match properties {
        Properties::Constant(mut rest) => {
            while let [property, tail @ ..] = rest {
                found += match property.of.node().header {
                    Some(other) => is_same_header(other, header) as usize,
                    None => count(property.of.node().properties(), header),
                };
                rest = tail;
            }
        }
        Properties::Joined(mut rest) => {
            while let [group, tail @ ..] = rest {
                found += count(*group, header);
                rest = tail;
            }
        }
        Properties::Form(_) | Properties::Built(_) => {}
    }
    found
}

/// Checks that what a property with headers inside holds is an object in its own place.
#[track_caller]
pub(super) const fn check_path(node: &Node<'_>) {
    if !node.has_headers {
        return;
    }
    let is_object = matches!(node.shape, Shape::Object { properties: Some(_), .. });
    // What mentions itself becomes a definition, somewhere else.
    let is_apart = match node.id {
        Some(id) => mentions(node, id),
        None => false,
    };
    assert!(is_object && !node.nullable && !is_apart, "{}", OFF_THE_PATH);
}

/// Checks that there are none.
#[track_caller]
pub(super) const fn check_none(node: &Node<'_>) {
    assert!(!node.has_headers && node.header.is_none(), "{}", OFF_THE_PATH);
}

/// Checks that there are none in any of them.
#[track_caller]
pub(super) const fn check_none_of(nodes: &[Node<'_>]) {
    let mut rest = nodes;
    while let [node, tail @ ..] = rest {
        check_none(node);
        rest = tail;
    }
}

const fn mentions(node: &Node<'_>, id: &Id) -> bool {
    match node.shape {
        Shape::Ref(Ref::Type { id: of, .. }) => id.is_of_same_derive(of),
        Shape::Array { items: Some(Child::Constant(node)), .. } => mentions(node, id),
        Shape::Tuple(Nodes::Constant(nodes))
        | Shape::Union { branches: Nodes::Constant(nodes), .. } => mentions_in(nodes, id),
        Shape::Object { properties, rest } => {
            let in_rest = match rest {
                Rest::Of(Child::Constant(node)) => mentions(node, id),
                _ => false,
            };
            in_rest
                || match properties {
                    Some(properties) => mentions_of(properties, id),
                    None => false,
                }
        }
        _ => false,
    }
}

const fn mentions_in(mut nodes: &[Node<'_>], id: &Id) -> bool {
    while let [node, tail @ ..] = nodes {
        if mentions(node, id) {
            return true;
        }
        nodes = tail;
    }
    false
}

const fn mentions_of(properties: Properties<'_>, id: &Id) -> bool {
    match properties {
        Properties::Constant(mut rest) => {
            while let [property, tail @ ..] = rest {
                if mentions(property.of.node(), id) {
                    return true;
                }
                rest = tail;
            }
            false
        }
        Properties::Joined(mut rest) => {
            while let [group, tail @ ..] = rest {
                if mentions_of(*group, id) {
                    return true;
                }
                rest = tail;
            }
            false
        }
        Properties::Form(_) | Properties::Built(_) => false,
    }
}
