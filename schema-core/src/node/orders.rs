//! The order of properties in the parts that stay JSON, where `serde_json` has sorted them.

use std::collections::HashMap;

use serde_json::{Map, Value};

use super::{Definition, NodeBuf, PropertyBuf, ShapeBuf};

/// In which order the properties of a document stand.
#[derive(Default)]
pub(crate) struct Orders {
    /// By the same names, sorted.
    of_names: HashMap<Vec<String>, Vec<String>>,
    /// Where in the document each name stands first.
    ranks: HashMap<String, usize>,
}

impl Orders {
    /// Those of a document. None, if none of its parts was read from a text as JSON whose
    /// properties are not sorted; or if `serde_json` leaves the order alone.
    pub(crate) fn of(root: &NodeBuf, definitions: &[Definition]) -> Self {
        let mut orders = Self::default();
        let mut nodes = definitions.iter().map(|definition| &definition.node);
        if !(has_some(root) || nodes.any(has_some)) || !sorts() {
            return orders;
        }
        orders.add(root);
        for definition in definitions {
            orders.add(&definition.node);
        }
        orders
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.ranks.is_empty()
    }

    fn add(&mut self, node: &NodeBuf) {
        for list in &node.orders {
            self.insert(list.clone());
        }
        if let ShapeBuf::Object { properties: Some(properties), .. } = &node.shape {
            self.insert(properties.iter().map(|property| property.name.clone()).collect());
        }
        node.each_inside(&mut |child| self.add(child));
    }

    fn insert(&mut self, list: Vec<String>) {
        for name in &list {
            let next = self.ranks.len();
            self.ranks.entry(name.clone()).or_insert(next);
        }
        self.of_names.entry(sorted(list.iter())).or_insert(list);
    }

    /// Puts the properties of all objects in a schema into their order. What was made of
    /// several has those that stand first in the document first.
    pub(crate) fn restore(&self, node: &mut NodeBuf) {
        if self.is_empty() {
            return;
        }
        if let ShapeBuf::Object { properties: Some(properties), .. } = &mut node.shape {
            let place = self.places(&sorted(properties.iter().map(|property| &property.name)));
            properties.sort_by_cached_key(|property: &PropertyBuf| place(&property.name));
        }
        node.each_child(&mut |child| self.restore(child));
    }

    /// The members of an object in a part that stays JSON: those of `properties` in their
    /// order.
    pub(crate) fn members<'v>(
        &self,
        keyword: &str,
        map: &'v Map<String, Value>,
    ) -> Vec<(&'v String, &'v Value)> {
        let mut members: Vec<_> = map.iter().collect();
        if keyword == "properties" {
            let place = self.places(&map.keys().cloned().collect::<Vec<_>>());
            members.sort_by_cached_key(|(name, _)| place(name));
        }
        members
    }

    /// The place of each of these names, which are sorted, among them.
    fn places<'s>(&'s self, names: &[String]) -> impl Fn(&str) -> usize + use<'s> {
        let own = self.of_names.get(names);
        let own: HashMap<&str, usize> =
            own.into_iter().flatten().enumerate().map(|(place, name)| (&**name, place)).collect();
        move |name| match own.get(name) {
            Some(place) => *place,
            None => self.ranks.get(name).copied().unwrap_or(usize::MAX),
        }
    }
}

fn has_some(node: &NodeBuf) -> bool {
    let mut found = !node.orders.is_empty();
    node.each_inside(&mut |child| found = found || has_some(child));
    found
}

fn sorted<'n>(names: impl Iterator<Item = &'n String>) -> Vec<String> {
    let mut names: Vec<String> = names.cloned().collect();
    names.sort_unstable();
    names
}

/// Whether `serde_json` sorts keys: its feature `preserve_order` is off.
fn sorts() -> bool {
    let keys = ["b", "a"].map(|key| (key.to_owned(), Value::Null));
    Map::from_iter(keys).keys().next().is_some_and(|first| first == "a")
}
