//! [`Names`]: what the derived types that a document mentions are called in it.

use super::{Child, Id, Node, Nodes, Orders, Properties, Ref, Rest, Shape, Tree};

/// The derived types that recursive fields mention, found once for a document: each is
/// written once, in `$defs` or as the root, and as a `$ref` everywhere else.
#[derive(Default)]
pub(crate) struct Names {
    /// The type of the root, where it is mentioned: `#`.
    root: Option<&'static Id>,
    /// The others, in the order of their first mention: entries of `$defs`.
    types: Vec<Named>,
    /// How properties stand in parts that stay JSON.
    pub(crate) orders: Orders,
}

/// A derived type in `$defs`.
pub(crate) struct Named {
    id: &'static Id,
    pub(crate) name: String,
    pub(crate) node: &'static Node<'static>,
}

/// Where a `$ref` leads.
#[derive(Clone, Copy)]
pub(crate) enum Target<'n> {
    Root,
    /// An entry of `$defs`; with what it says, where a derived type stands there.
    Definition(&'n str, Option<&'static Node<'static>>),
}

impl Names {
    /// Of a schema that was built or read, whose mentions have names already.
    pub(crate) fn with_orders(orders: Orders) -> Self {
        Self { orders, ..Self::default() }
    }

    /// Those of a derived type. What was built or read says its names itself.
    pub(crate) fn of(tree: &Tree<'_>) -> Self {
        let mut names = Self::default();
        names.look_into(&tree.root, tree.root.id);
        let mut next = 0;
        while let Some(named) = names.types.get(next) {
            names.look_into(named.node, tree.root.id);
            next += 1;
        }
        names
    }

    pub(crate) fn types(&self) -> &[Named] {
        &self.types
    }

    /// Where a schema is written that does not stand in place.
    pub(crate) fn target<'n>(&'n self, node: &Node<'n>) -> Option<Target<'n>> {
        match node.shape {
            Shape::Ref(Ref::Root) => Some(Target::Root),
            Shape::Ref(Ref::Definition(name)) => Some(Target::Definition(name, None)),
            Shape::Ref(Ref::Type { id, .. }) => self.find(id),
            _ if self.types.is_empty() => None,
            _ => node.id.and_then(|id| self.find(id)),
        }
    }

    fn find(&self, id: &Id) -> Option<Target<'_>> {
        if self.root == Some(id) {
            return Some(Target::Root);
        }
        let named = self.types.iter().find(|named| named.id == id)?;
        Some(Target::Definition(&named.name, Some(named.node)))
    }

    fn look_into(&mut self, node: &Node<'_>, root: Option<&'static Id>) {
        match node.shape {
            Shape::Ref(Ref::Type { id, .. }) if root == Some(id) => self.root = root,
            Shape::Ref(Ref::Type { id, node, .. }) => self.add(id, node()),
            Shape::Array { items: Some(items), .. } => self.look_into_child(items, root),
            Shape::Tuple(nodes) | Shape::Union { branches: nodes, .. } => {
                self.look_into_each(nodes, root);
            }
            Shape::Object { properties, rest } => {
                self.look_into_properties(properties, root);
                if let Rest::Of(child) = rest {
                    self.look_into_child(child, root);
                }
            }
            _ => {}
        }
    }

    fn look_into_child(&mut self, child: Child<'_>, root: Option<&'static Id>) {
        child.with(|node| self.look_into(node, root));
    }

    fn look_into_each(&mut self, nodes: Nodes<'_>, root: Option<&'static Id>) {
        nodes.each(&mut |node| self.look_into(node, root));
    }

    fn look_into_properties(
        &mut self,
        properties: Option<Properties<'_>>,
        root: Option<&'static Id>,
    ) {
        match properties {
            // A form is flat: nothing in it mentions anything.
            None | Some(Properties::Form(_)) => {}
            Some(list) => list.each(&mut |property| self.look_into(property.node, root)),
        }
    }

    fn add(&mut self, id: &'static Id, node: &'static Node<'static>) {
        if self.types.iter().all(|named| named.id != id) {
            let name = unused(id.name, |name| self.types.iter().any(|named| named.name == name));
            self.types.push(Named { id, name, node });
        }
    }
}

/// The name, or the first of `Name2`, `Name3` … that nothing else has.
pub(crate) fn unused(name: &str, is_used: impl Fn(&str) -> bool) -> String {
    let numbered = (2_usize..).map(|number| format!("{name}{number}"));
    let mut candidates = core::iter::once(name.to_owned()).chain(numbered);
    candidates.find(|name| !is_used(name)).unwrap_or_default()
}
