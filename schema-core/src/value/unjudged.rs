//! The parts of a schema that nobody judges: those with keywords beyond this crate's own.

use super::pattern::is_judged;
use crate::json::Place;
use crate::node::{Node, Rest, Shape, Tree};
use crate::object::ObjectSchema;

impl ObjectSchema<'_> {
    /// The parts of the schema that [`validate`](Self::validate) and
    /// [`read`](Self::read) let anything through for: raw ones, with keywords that this
    /// crate can't say, and patterns too large to compile. JSON pointers (RFC 6901) into
    /// the schema, in its order; of a derived type at most such patterns. Whoever reads
    /// schemas from elsewhere refuses those, or judges such values with a validator of all
    /// keywords as well.
    ///
    /// ```
    /// use schema_core::object::{ObjectSchema, Type};
    /// use serde_json::json;
    ///
    /// let schema = ObjectSchema::builder()
    ///     .required("name", Type::string())
    ///     .optional("size", Type::raw(json!({ "not": { "const": 3 } })))
    ///     .build()?;
    /// assert_eq!(schema.unjudged(), ["/properties/size"]);
    /// assert!(schema.validate(&json!({ "name": "x", "size": 3 })).is_ok());
    /// # Ok::<(), schema_core::ObjectError>(())
    /// ```
    pub fn unjudged(&self) -> Vec<String> {
        let tree = self.tree();
        let mut found = Vec::new();
        look(&tree.root, &Place::ROOT, &mut found);
        look_in_definitions(&tree, &mut found);
        found
    }
}

fn look_in_definitions(tree: &Tree<'_>, found: &mut Vec<String>) {
    let definitions = Place::ROOT;
    let definitions = definitions.key("$defs");
    for definition in tree.definitions {
        look(&definition.node.view(), &definitions.key(&definition.name), found);
    }
}

/// A mention is not followed: what it leads to is looked at where it stands.
fn look(node: &Node<'_>, place: &Place<'_>, found: &mut Vec<String>) {
    match node.shape {
        Shape::Raw(_) => found.push(place.pointer()),
        Shape::String { pattern: Some(pattern), .. } if !is_judged(pattern) => {
            found.push(place.key("pattern").pointer());
        }
        Shape::Array { items: Some(items), .. } => {
            items.with(|node| look(node, &place.key("items"), found));
        }
        Shape::Tuple(nodes) => look_at_each(nodes, &place.key("prefixItems"), found),
        Shape::Union { branches, .. } => look_at_each(branches, &place.key("anyOf"), found),
        Shape::Object { properties, rest } => {
            let inside = place.key("properties");
            if let Some(properties) = properties {
                properties
                    .each(&mut |property| look(property.node, &inside.key(property.name), found));
            }
            if let Rest::Of(child) = rest {
                child.with(|node| look(node, &place.key("additionalProperties"), found));
            }
        }
        _ => {}
    }
}

fn look_at_each(nodes: crate::node::Nodes<'_>, place: &Place<'_>, found: &mut Vec<String>) {
    let mut index = 0;
    nodes.each(&mut |node| {
        look(node, &place.index(index), found);
        index += 1;
    });
}
