//! The lists of a tree: schemas beside each other, and properties.

use core::convert::Infallible;

use super::buf::{NodeBuf, PropertyBuf};
use super::{Node, Property, PropertySpec, leaf};
use crate::form::FormSchema;

/// Schemas beside each other: the branches of a union, the items of a tuple.
#[derive(Clone, Copy)]
pub(crate) enum Nodes<'a> {
    Constant(&'a [Node<'a>]),
    Built(&'a [NodeBuf]),
}

/// The properties of an object, in order.
#[derive(Clone, Copy)]
pub enum Properties<'a> {
    /// Constants.
    Constant(&'static [PropertySpec]),
    /// What was built or read.
    Built(&'a [PropertyBuf]),
    /// The fields of a form.
    Form(&'a FormSchema<'a>),
    /// One after the other: what `flatten` and a tag make.
    Joined(&'a [Properties<'a>]),
}

impl<'a> Nodes<'a> {
    pub(crate) const fn len(self) -> usize {
        match self {
            Self::Constant(list) => list.len(),
            Self::Built(list) => list.len(),
        }
    }

    /// Where the list is kept: what is kept elsewhere may be another.
    pub(crate) const fn address(self) -> *const u8 {
        match self {
            Self::Constant(list) => list.as_ptr().cast(),
            Self::Built(list) => list.as_ptr().cast(),
        }
    }

    pub(crate) fn get(self, index: usize) -> Option<Node<'a>> {
        match self {
            Self::Constant(list) => list.get(index).copied(),
            Self::Built(list) => list.get(index).map(NodeBuf::view),
        }
    }

    /// Calls `look` with the one at that place, which need not be copied for it.
    pub(crate) fn with<T>(self, index: usize, look: impl FnOnce(&Node<'a>) -> T) -> Option<T> {
        match self {
            Self::Constant(list) => list.get(index).map(look),
            Self::Built(list) => list.get(index).map(|node| look(&node.view())),
        }
    }

    /// Calls `visit` with each, until it breaks off.
    pub(crate) fn try_each<E>(
        self,
        visit: &mut dyn FnMut(&Node<'a>) -> Result<(), E>,
    ) -> Result<(), E> {
        match self {
            Self::Constant(list) => list.iter().try_for_each(visit),
            Self::Built(list) => list.iter().try_for_each(|node| visit(&node.view())),
        }
    }

    pub(crate) fn each(self, visit: &mut dyn FnMut(&Node<'a>)) {
        let Ok(()) = self.try_each::<Infallible>(&mut |node| {
            visit(node);
            Ok(())
        });
    }

    pub(crate) fn iter(self) -> impl ExactSizeIterator<Item = Node<'a>> + Clone {
        (0..self.len()).map(move |index| self.get(index).unwrap_or(Node::of(super::Shape::Any)))
    }
}

impl<'a> Properties<'a> {
    pub(crate) fn len(self) -> usize {
        match self {
            Self::Constant(list) => list.len(),
            Self::Built(list) => list.len(),
            Self::Form(form) => form.fields().len(),
            Self::Joined(groups) => groups.iter().map(|group| group.len()).sum(),
        }
    }

    /// Calls `visit` with each property, until it breaks off.
    pub(crate) fn try_each<E>(
        self,
        visit: &mut dyn FnMut(&Property<'_, 'a>) -> Result<(), E>,
    ) -> Result<(), E> {
        match self {
            Self::Constant(list) => list.iter().try_for_each(|property| visit(&property.view())),
            Self::Built(list) => {
                list.iter().try_for_each(|property| visit(&property.view(&property.node.view())))
            }
            Self::Form(form) => form
                .fields()
                .try_for_each(|field| visit(&leaf::property(&field, &leaf::node(&field)))),
            Self::Joined(groups) => groups.iter().try_for_each(|group| group.try_each(visit)),
        }
    }

    pub(crate) fn each(self, visit: &mut dyn FnMut(&Property<'_, 'a>)) {
        let Ok(()) = self.try_each::<Infallible>(&mut |property| {
            visit(property);
            Ok(())
        });
    }

    pub(crate) fn has(self, name: &str) -> bool {
        self.try_each(&mut |property| if property.name == name { Err(()) } else { Ok(()) }).is_err()
    }

    /// The schema of the property of that name.
    pub(crate) fn get(self, name: &str) -> Option<Node<'a>> {
        self.with(name, |property| property.limited().into_owned())
    }

    /// What `look` sees in the property of that name.
    pub(crate) fn with<T>(self, name: &str, look: impl Fn(&Property<'_, 'a>) -> T) -> Option<T> {
        let mut found = None;
        let _ = self.try_each(&mut |property| {
            found = (property.name == name).then(|| look(property));
            if found.is_some() { Err(()) } else { Ok(()) }
        });
        found
    }
}
