//! [`Known`]: what was found out about values of untagged unions, so that it is asked once.

use core::mem;
use std::collections::HashMap;
use std::rc::Rc;

use serde_json::Value;

use super::lenient::{Said, said};
use crate::node::Nodes;

/// An untagged union and a value that is meant for it, by where they stand.
type Key = (*const u8, *const Value);

/// The branch that a value fits once it is repaired.
#[derive(Clone, Copy)]
pub(super) enum Mended {
    By(usize),
    ByNone,
}

/// What is known of the values below one. All of it was found before anything there was
/// changed, and each is looked up before what it stands in is: so none has moved.
///
/// Without it unions in each other cost exponential time.
#[derive(Default)]
pub(super) struct Known {
    /// Which branch comes closest, and how many faults it has.
    closest: HashMap<Key, (usize, usize)>,
    /// Which branch fits once the value is repaired.
    mended: HashMap<Key, Mended>,
    /// What texts say.
    said: HashMap<*const Value, Option<Rc<Said>>>,
}

fn key(branches: Nodes<'_>, value: &Value) -> Key {
    (branches.address(), core::ptr::from_ref(value))
}

impl Known {
    /// Leaves nothing known; gives what was.
    pub(super) fn set_aside(&mut self) -> Option<Box<Self>> {
        let is_empty = self.closest.is_empty() && self.mended.is_empty() && self.said.is_empty();
        if is_empty { None } else { Some(Box::new(mem::take(self))) }
    }

    /// Whether the branch of the value is known; if it mends, also of what is repaired.
    pub(super) fn has(&self, branches: Nodes<'_>, value: &Value, mends: bool) -> bool {
        let closest = self.closest(branches, value);
        closest.is_some_and(|(_, faults)| faults == 0 || !mends)
            || self.mended(branches, value).is_some()
    }

    pub(super) fn closest(&self, branches: Nodes<'_>, value: &Value) -> Option<(usize, usize)> {
        self.closest.get(&key(branches, value)).copied()
    }

    pub(super) fn keep_closest(
        &mut self,
        branches: Nodes<'_>,
        value: &Value,
        closest: (usize, usize),
    ) {
        self.closest.insert(key(branches, value), closest);
    }

    pub(super) fn mended(&self, branches: Nodes<'_>, value: &Value) -> Option<Mended> {
        self.mended.get(&key(branches, value)).copied()
    }

    pub(super) fn keep_mended(&mut self, branches: Nodes<'_>, value: &Value, mended: Mended) {
        self.mended.insert(key(branches, value), mended);
    }

    /// What is known of a value for the union is known of the text that says it.
    pub(super) fn keep_of_text(&mut self, branches: Nodes<'_>, text: &Value, said: &Value) {
        let (of_text, of_said) = (key(branches, text), key(branches, said));
        if let Some(closest) = self.closest.get(&of_said).copied() {
            self.closest.insert(of_text, closest);
        }
        if let Some(mended) = self.mended.get(&of_said).copied() {
            self.mended.insert(of_text, mended);
        }
    }

    /// Whether it is known what the text says.
    pub(super) fn has_said(&self, value: &Value) -> bool {
        self.said.contains_key(&core::ptr::from_ref(value))
    }

    /// What a text says, if it is JSON of another type.
    pub(super) fn said(&mut self, value: &Value) -> Option<Rc<Said>> {
        let Value::String(text) = value else { return None };
        let known = self.said.entry(core::ptr::from_ref(value));
        known.or_insert_with(|| said(text.trim()).map(Rc::new)).clone()
    }

    /// The same, which nobody else looks at any more: what is inside does not move.
    pub(super) fn take_said(&mut self, value: &Value) -> Option<Said> {
        let said = self.said.remove(&core::ptr::from_ref(value))??;
        Rc::into_inner(said)
    }
}
