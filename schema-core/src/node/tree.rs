//! [`Tree`]: a whole schema, and where its mentions lead.

#[cfg(feature = "raw-schemas")]
use super::Judges;
use super::{Node, NodeBuf, Ref};

/// A root, and the definitions that its mentions name.
#[derive(Clone, Copy)]
pub(crate) struct Tree<'a> {
    pub(crate) root: Node<'a>,
    /// Of a schema that was built or read. A derived one has its types instead.
    pub(crate) definitions: &'a [Definition],
    /// What judges its parts that stay JSON; asked for where values are judged.
    #[cfg(feature = "raw-schemas")]
    pub(crate) judges: Option<&'a Judges>,
}

/// An entry of `$defs`.
#[derive(Clone)]
pub(crate) struct Definition {
    pub(crate) name: String,
    pub(crate) node: NodeBuf,
}

impl<'a> Tree<'a> {
    pub(crate) const fn of(root: &Node<'a>) -> Self {
        Self::with_definitions(root, &[])
    }

    pub(crate) const fn with_definitions(root: &Node<'a>, definitions: &'a [Definition]) -> Self {
        Self {
            root: *root,
            definitions,
            #[cfg(feature = "raw-schemas")]
            judges: None,
        }
    }

    /// The schema that is mentioned.
    pub(crate) fn resolve(&self, mention: Ref<'a>) -> Option<Node<'a>> {
        self.with(mention, |node| *node)
    }

    /// Calls `look` with the schema that is mentioned, which need not be copied for it.
    pub(crate) fn with<T>(&self, mention: Ref<'a>, look: impl FnOnce(&Node<'a>) -> T) -> Option<T> {
        match mention {
            Ref::Type { node, .. } => Some(look(node())),
            Ref::Root => Some(look(&self.root)),
            Ref::Definition(name) => {
                let found = self.definitions.iter().find(|definition| definition.name == name);
                found.map(|definition| look(&definition.node.view()))
            }
        }
    }
}
