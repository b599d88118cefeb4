//! The author's own rules about what stands among the properties of another object:
//! flattened types, and the one beside a tag.

use serde_json::{Map, Value};

use super::SchemaSpec;
use super::composite::Flat;
use crate::field::{Checks, Whole};
use crate::node::Properties;

/// The types whose properties an object has, and all properties of it.
pub struct Parts {
    all: Properties<'static>,
    flats: &'static [Flat],
}

/// The parts of an object with these properties.
pub const fn parts(groups: &'static [Properties<'static>], flats: &'static [Flat]) -> Parts {
    Parts { all: Properties::Joined(groups), flats }
}

/// Their rules, where one of them has some.
pub const fn checks_of(parts: &'static Parts) -> Option<Checks> {
    let mut rest = parts.flats;
    while let [flat, tail @ ..] = rest {
        if flat.checks().is_some() {
            return Some(Checks::of_whole(parts));
        }
        rest = tail;
    }
    None
}

impl<K> SchemaSpec<K> {
    /// The rules about the parts of an object.
    #[doc(hidden)]
    pub const fn checks_of_parts(mut self, checks: &'static Option<Checks>) -> Self {
        self.slot.node.checks = checks.as_ref();
        self
    }
}

impl Whole for Parts {
    fn refusals(&self, value: &Value) -> Vec<String> {
        let Some(object) = value.as_object() else { return Vec::new() };
        let refusals = self.flats.iter().map(|flat| {
            let checks = flat.checks();
            checks.map(|checks| checks.refusals(&self.part(*flat, object))).unwrap_or_default()
        });
        refusals.flatten().collect()
    }
}

impl Parts {
    /// What serde gives to the type: its own properties, and to a map those of nobody else.
    /// A type that refuses others would not be read from more.
    fn part(&self, flat: Flat, object: &Map<String, Value>) -> Value {
        let own = flat.properties();
        let is_of_it =
            |name: &str| own.get(name).is_some() || flat.is_map() && self.all.get(name).is_none();
        let part = object.iter().filter(|(name, _)| is_of_it(name));
        Value::Object(part.map(|(name, value)| (name.clone(), value.clone())).collect())
    }
}
