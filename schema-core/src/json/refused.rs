//! Which property a type refused, where its `Deserialize` does not tell: serde reads all
//! properties of an object before it looks at what is flattened or tagged.

use core::mem;

use serde_json::{Map, Value};

/// So many properties of an object are left out in turn, to find the one that is refused.
const TRIED: usize = 64;

/// What a type said of a value that it refused.
#[derive(PartialEq)]
pub(crate) struct Refused {
    /// The JSON pointer (RFC 6901) to it, as far as the type tells.
    pub(crate) place: String,
    pub(crate) message: String,
}

impl Refused {
    /// The property of the object at that place that was refused, if it is only one.
    pub(crate) fn property(
        &self,
        value: Value,
        read: impl FnMut(&Value) -> Result<(), Self>,
    ) -> Option<String> {
        let object = value.pointer(&self.place)?.as_object()?.clone();
        Search { refused: self, value, object, read }.last()
    }
}

/// The search for a property by what the type says of the object when it is changed.
struct Search<'r, R> {
    refused: &'r Refused,
    value: Value,
    object: Map<String, Value>,
    read: R,
}

impl<R: FnMut(&Value) -> Result<(), Refused>> Search<'_, R> {
    fn with(&mut self, change: impl FnOnce(&mut Map<String, Value>)) -> Result<(), Refused> {
        let mut object = self.object.clone();
        change(&mut object);
        if let Some(there) = self.value.pointer_mut(&self.refused.place) {
            *there = Value::Object(object);
        }
        (self.read)(&self.value)
    }

    /// What is said without the property, if it can be the one: something else, and its
    /// place is not told.
    fn without(&mut self, name: &str) -> Option<Result<(), Refused>> {
        let without = self.with(|object| object.retain(|key, _| key != name));
        if without.as_ref().is_err_and(|other| other.message == self.refused.message) {
            return None;
        }
        // What no type takes.
        let odd = Value::Array(vec![Value::Array(Vec::new())]);
        let is_told = self.with(|object| drop(object.insert(name.to_owned(), odd)));
        let is_told = is_told.is_err_and(|error| error.place != self.refused.place);
        (!is_told).then_some(without)
    }

    /// A type stops at the first thing that is wrong. What it asks for before that changes
    /// what it says as well: so it is the last of those that do.
    fn last(mut self) -> Option<String> {
        let names: Vec<String> = self.object.keys().take(TRIED).cloned().collect();
        let found = names.into_iter().filter_map(|name| Some((self.without(&name)?, name)));
        let found: Vec<_> = found.collect();
        let mut found = found.into_iter();
        let (mut last, mut name) = found.next()?;
        let mut earlier = Vec::new();
        for (mut without, mut other) in found {
            let both = self.with(|object| object.retain(|key, _| *key != name && *key != other));
            if both == last {
                mem::swap(&mut last, &mut without);
                mem::swap(&mut name, &mut other);
            } else if both != without {
                return None;
            }
            earlier.push(other);
        }
        let is_about_both = earlier.iter().any(|other| self.is_about_both(other, &name));
        (!is_about_both).then_some(name)
    }

    /// Whether nothing is wrong once one property is what the last is.
    fn is_about_both(&mut self, other: &str, last: &str) -> bool {
        let Some(value) = self.object.get(last).cloned() else { return false };
        self.with(|object| drop(object.insert(other.to_owned(), value))).is_ok()
    }
}
