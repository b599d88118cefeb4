//! [`Tree`]: a whole schema, and where its mentions lead.

use super::{Node, NodeBuf, Ref};

/// A root, and the definitions that its mentions name.
#[derive(Clone, Copy)]
pub(crate) struct Tree<'a> {
    pub(crate) root: Node<'a>,
    /// Of a schema that was built or read. A derived one has its types instead.
    pub(crate) definitions: &'a [Definition],
}

/// An entry of `$defs`.
#[derive(Clone)]
pub(crate) struct Definition {
    pub(crate) name: String,
    pub(crate) node: NodeBuf,
}

impl<'a> Tree<'a> {
    pub(crate) const fn of(root: &Node<'a>) -> Self {
        Self { root: *root, definitions: &[] }
    }

    /// The schema that is mentioned.
    pub(crate) fn resolve(&self, mention: Ref<'a>) -> Option<Node<'a>> {
        match mention {
            Ref::Type { node, .. } => Some(*node()),
            Ref::Root => Some(self.root),
            Ref::Definition(name) => {
                let found = self.definitions.iter().find(|definition| definition.name == name);
                found.map(|definition| definition.node.view())
            }
        }
    }
}
