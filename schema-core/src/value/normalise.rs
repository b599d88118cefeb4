//! [`Normaliser`]: a value as serde is to see it.

use serde_json::{Map, Value};

use super::lenient::{self, Change};
use super::union::{self, Branch, candidates, of_key, of_tag, texts_of};
use crate::field::Number;
use crate::json::Place;
use crate::node::{Node, Properties, Rest, Shape, Tagging, Tree};

/// What becomes of a value.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mode {
    /// It came from a model: null for what is absent, defaults, undeclared properties.
    Read,
    /// The same, and repaired where models are known to slip.
    Lenient,
    /// serde wrote it: null for what is absent, and nothing else.
    Write,
}

pub(super) struct Normaliser<'a> {
    tree: &'a Tree<'a>,
    mode: Mode,
    changes: Vec<Change>,
    level: usize,
}

impl<'a> Normaliser<'a> {
    pub(super) const fn new(tree: &'a Tree<'a>, mode: Mode) -> Self {
        Self { tree, mode, changes: Vec::new(), level: 0 }
    }

    pub(super) fn normalise(mut self, value: &mut Value) -> Vec<Change> {
        let tree = self.tree;
        self.node(&tree.root, value, &Place::ROOT);
        self.changes
    }

    fn node(&mut self, node: &Node<'a>, value: &mut Value, place: &Place<'_>) {
        // Deeper than that is a violation, wherever it leads.
        if self.level > super::MAX_DEPTH || (node.nullable && value.is_null()) {
            return;
        }
        self.level += 1;
        if self.mode == Mode::Lenient {
            let repaired = lenient::repair(self.tree, node, value);
            self.changes.extend(repaired.map(|what| Change::new(place.pointer(), what)));
        }
        if let Some(choices) = node.choices {
            self.fold_case(texts_of(choices), value, place);
        }
        self.shape(node, value, place);
        self.level -= 1;
    }

    fn shape(&mut self, node: &Node<'a>, value: &mut Value, place: &Place<'_>) {
        match (node.shape, value) {
            (Shape::Number { limits, .. }, Value::Number(number)) => {
                canonical(number, limits.whole);
            }
            (Shape::Array { items: Some(items), .. }, Value::Array(values)) => {
                items.with(|node| {
                    for (index, value) in values.iter_mut().enumerate() {
                        self.node(node, value, &place.index(index));
                    }
                });
            }
            (Shape::Tuple(nodes), Value::Array(values)) => {
                let mut rest = values.iter_mut().enumerate();
                nodes.each(&mut |node| {
                    if let Some((index, value)) = rest.next() {
                        self.node(node, value, &place.index(index));
                    }
                });
            }
            (Shape::Object { properties, rest }, Value::Object(map)) => {
                self.object(properties, rest, map, place);
            }
            (Shape::Union { branches, tagging }, value) => {
                self.tag(&node.shape, value, place);
                let branch = match (tagging, &*value) {
                    (Tagging::Property(tag), Value::Object(map)) => of_tag(branches, tag, map),
                    (Tagging::Property(_), _) => Branch::Unsaid,
                    (Tagging::Key, value) => of_key(branches, value),
                    (Tagging::Untagged, value) => {
                        self.untagged(&candidates(self.tree, branches, value), value)
                    }
                };
                if let Branch::Of(branch) = branch {
                    self.node(&branch, value, place);
                }
            }
            (Shape::Ref(mention), value) => {
                if let Some(target) = self.tree.resolve(mention) {
                    self.node(&target, value, place);
                }
            }
            (Shape::Any | Shape::Array { items: None, .. }, value) => numbers(value),
            _ => {}
        }
    }

    /// The first branch that fits the value, as serde takes it; or the only one.
    fn untagged(&mut self, candidates: &[Node<'a>], value: &Value) -> Branch<'a> {
        if let [only] = candidates {
            return Branch::Of(*only);
        }
        let fitting = candidates.iter().find(|branch| {
            let mut copy = value.clone();
            let mut apart =
                Self { tree: self.tree, mode: self.mode, changes: Vec::new(), level: self.level };
            apart.node(branch, &mut copy, &Place::ROOT);
            super::fits(self.tree, branch, &copy)
        });
        fitting.or(candidates.first()).map_or(Branch::Unsaid, |branch| Branch::Of(*branch))
    }

    /// The letter case of a tag, which strict modes may change.
    fn tag(&mut self, shape: &Shape<'a>, value: &mut Value, place: &Place<'_>) {
        let Shape::Union { branches, tagging: Tagging::Property(tag) } = *shape else { return };
        let Value::Object(map) = value else { return };
        if let Some(value) = map.get_mut(tag) {
            let tags = union::tags(branches, tag);
            self.fold_case(tags.iter().map(String::as_str), value, &place.key(tag));
        }
    }

    /// A text that differs from exactly one of the choices in letter case alone is that one.
    fn fold_case<'t>(
        &mut self,
        choices: impl Iterator<Item = &'t str> + Clone,
        value: &mut Value,
        place: &Place<'_>,
    ) {
        let Value::String(text) = value else { return };
        if self.mode == Mode::Write || choices.clone().any(|choice| choice == text) {
            return;
        }
        let folded = text.to_lowercase();
        let mut alike = choices.filter(|choice| choice.to_lowercase() == folded);
        if let (Some(choice), None) = (alike.next(), alike.next()) {
            if self.mode == Mode::Lenient {
                let change = lenient::case(text, choice);
                self.changes.push(Change::new(place.pointer(), change));
            }
            *text = choice.to_owned();
        }
    }

    fn object(
        &mut self,
        properties: Option<Properties<'a>>,
        rest: Rest<'a>,
        map: &mut Map<String, Value>,
        place: &Place<'_>,
    ) {
        let mut declared = 0;
        if let Some(properties) = properties {
            properties.each(&mut |property| {
                let value = map.get_mut(property.name);
                let is_absent = value.is_none();
                match value {
                    Some(Value::Null) if !property.required && !property.node.nullable => {
                        map.remove(property.name);
                    }
                    Some(value) => {
                        declared += 1;
                        self.node(&property.node, value, &place.key(property.name));
                    }
                    None => {}
                }
                // What is null is absent, too.
                let is_absent = is_absent || !map.contains_key(property.name);
                let default = property.node.default.filter(|_| is_absent && !property.optional);
                if let (Some(default), true) = (default, self.mode != Mode::Write) {
                    declared += 1;
                    map.insert(property.name.to_owned(), default.to_value());
                }
            });
        }
        if map.len() > declared {
            self.rest(properties, rest, map, place);
        }
    }

    /// What an object has beyond the properties that it declares.
    fn rest(
        &mut self,
        properties: Option<Properties<'a>>,
        rest: Rest<'a>,
        map: &mut Map<String, Value>,
        place: &Place<'_>,
    ) {
        let names = super::object::Names::of(properties);
        match (rest, properties) {
            (Rest::Of(child), _) => child.with(|node| {
                for (key, value) in map.iter_mut().filter(|(key, _)| !names.contains(key)) {
                    self.node(node, value, &place.key(key));
                }
            }),
            (Rest::Anything, _) | (Rest::Open, None) => {
                map.iter_mut()
                    .filter(|(key, _)| !names.contains(key))
                    .for_each(|(_, value)| numbers(value));
            }
            // serde refuses these itself, so they are violations.
            (Rest::Closed { denied: true, .. }, _) => {}
            // serde need not see them.
            (Rest::Open | Rest::Closed { .. }, _) if self.mode != Mode::Write => {
                map.retain(|key, _| names.contains(key));
            }
            (Rest::Open | Rest::Closed { .. }, _) => {}
        }
    }
}

/// A number without a fraction as an integer, where one is meant; any other as
/// `serde_json` holds it, whatever its text was.
fn canonical(number: &mut serde_json::Number, whole: bool) {
    let value = Number::from(&*number);
    let value = if whole { value.normalized() } else { value };
    if let Some(json) = value.as_json() {
        *number = json;
    }
}

/// The same of all numbers in a value of any type, which serde buffers.
fn numbers(value: &mut Value) {
    let mut open = vec![value];
    while let Some(value) = open.pop() {
        match value {
            Value::Number(number) => canonical(number, false),
            Value::Array(values) => open.extend(values),
            Value::Object(map) => open.extend(map.values_mut()),
            Value::Null | Value::Bool(_) | Value::String(_) => {}
        }
    }
}
