//! Whether the branches of an untagged enum can be told apart. serde takes the first
//! that fits.

use super::names::requires_more;
use crate::node::{Node, Nodes, Properties, Rest, Shape, Tagging};

/// Whether serde could take a value that is meant for the later branch for the earlier:
/// where neither the JSON type tells them apart, nor a property that the earlier
/// requires and the later does not have.
pub(super) const fn may_be_taken_for(later: &Node<'_>, earlier: &Node<'_>) -> bool {
    taken(later, earlier, true)
}

/// `from_lists`: serde reads the earlier, if it is a struct, from a list as well.
const fn taken(later: &Node<'_>, earlier: &Node<'_>, from_lists: bool) -> bool {
    if later.nullable && earlier.nullable {
        return true;
    }
    match (&later.shape, &earlier.shape) {
        (_, Shape::Union { branches, tagging }) => {
            taken_for_any(later, branches, !matches!(tagging, Tagging::Key))
        }
        (Shape::Union { branches, .. }, _) => any_taken(branches, earlier, from_lists),
        (Shape::Any, _)
        | (_, Shape::Any)
        | (Shape::Null, Shape::Null)
        | (Shape::Boolean, Shape::Boolean)
        | (Shape::String { .. }, Shape::String { .. })
        | (Shape::Number { .. }, Shape::Number { .. })
        | (Shape::Array { .. } | Shape::Tuple(_), Shape::Array { .. } | Shape::Tuple(_)) => true,
        (Shape::Array { .. } | Shape::Tuple(_), Shape::Object { properties, .. }) => {
            from_lists && properties.is_some()
        }
        (Shape::Object { rest, .. }, Shape::Object { .. }) => {
            let takes_any_name = matches!(rest, Rest::Of(_) | Rest::Anything);
            takes_any_name || is_free(later) || !requires_more(&of(earlier), &of(later))
        }
        // What a recursive mention means no `const` can ask.
        _ => false,
    }
}

/// Any object, of which no property is named.
const fn is_free(node: &Node<'_>) -> bool {
    matches!(node.shape, Shape::Object { properties: None, .. })
}

const fn of<'a>(node: &Node<'a>) -> Properties<'a> {
    node.properties()
}

const fn taken_for_any(later: &Node<'_>, branches: &Nodes<'_>, from_lists: bool) -> bool {
    let Nodes::Constant(mut rest) = *branches else { return false };
    while let [branch, tail @ ..] = rest {
        if taken(later, branch, from_lists) {
            return true;
        }
        rest = tail;
    }
    false
}

const fn any_taken(branches: &Nodes<'_>, earlier: &Node<'_>, from_lists: bool) -> bool {
    let Nodes::Constant(mut rest) = *branches else { return false };
    while let [branch, tail @ ..] = rest {
        if taken(branch, earlier, from_lists) {
            return true;
        }
        rest = tail;
    }
    false
}
