//! [`Normaliser`]: a value as serde is to see it.

use core::mem;

use serde_json::{Map, Value};

use super::judge::Judge;
use super::known::Known;
use super::lenient::{self, Change, Slip, slip};
use super::types::types_of;
use super::union::{self, Branch, of_key, of_tag, texts_of};
#[cfg(feature = "raw-schemas")]
use super::{MAX_DEPTH, judge::is_within, raw::without_nulls};
use crate::field::Number;
use crate::json::Place;
use crate::node::{Node, Nodes, Properties, Property, Rest, Shape, Tagging, Tree};

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

/// What a value of another type than the schema takes is.
enum Slipped {
    /// It is of the type, or is now.
    No,
    /// It is now, and all in it is new; and what is known of what is around.
    NewText { around: Option<Box<Known>> },
    /// It is to be the one item of a list.
    Item,
}

pub(super) struct Normaliser<'a> {
    tree: &'a Tree<'a>,
    mode: Mode,
    changes: Vec<Change>,
    level: usize,
    hops: usize,
    /// Of the values in the union that is around.
    known: Known,
}

impl<'a> Normaliser<'a> {
    pub(super) fn new(tree: &'a Tree<'a>, mode: Mode) -> Self {
        Self { tree, mode, changes: Vec::new(), level: 0, hops: 0, known: Known::default() }
    }

    pub(super) fn normalise(mut self, value: &mut Value) -> Vec<Change> {
        let tree = self.tree;
        self.node(&tree.root, value, &Place::ROOT);
        self.changes
    }

    fn node(&mut self, node: &Node<'a>, value: &mut Value, place: &Place<'_>) {
        // Deeper than that is a violation, wherever it leads.
        if self.level > super::MAX_DEPTH || self.hops > super::MAX_HOPS {
            return;
        }
        if node.nullable && value.is_null() {
            return;
        }
        // Inside the value they are counted anew.
        self.hops += 1;
        if self.mode == Mode::Lenient {
            self.mend(node, value, place);
        } else {
            self.itself(node, value, place);
        }
    }

    fn itself(&mut self, node: &Node<'a>, value: &mut Value, place: &Place<'_>) {
        if let Some(choices) = node.choices {
            self.fold_case(texts_of(choices), value, place);
        }
        self.shape(node, value, place);
    }

    /// Repairs a value of another type than the schema takes; says what was done.
    fn mend(&mut self, node: &Node<'a>, value: &mut Value, place: &Place<'_>) {
        match (self.slip(node, value, place), &node.shape) {
            (Slipped::NewText { around }, _) => {
                self.itself(node, value, place);
                self.known = around.map(|around| *around).unwrap_or_default();
            }
            // Of a union each branch makes the list itself.
            (Slipped::No, _) | (Slipped::Item, Shape::Union { .. } | Shape::Ref(_)) => {
                self.itself(node, value, place);
            }
            (Slipped::Item, shape) => {
                let what = "made a list of the one value";
                self.changes.push(Change::new(place.pointer(), what));
                // The item first, which moves then.
                self.item(shape, value, &place.index(0));
                *value = Value::Array(vec![value.take()]);
            }
        }
    }

    /// The value that is the one of a list.
    fn item(&mut self, list: &Shape<'a>, value: &mut Value, place: &Place<'_>) {
        match list {
            Shape::Array { items: Some(items), .. } => {
                items.with(|node| self.inside(node, value, place));
            }
            Shape::Tuple(nodes) => {
                nodes.with(0, |node| self.inside(node, value, place));
            }
            _ => numbers(value),
        }
    }

    /// Reads the text that a value is in place of what it says.
    fn slip(&mut self, node: &Node<'a>, value: &mut Value, place: &Place<'_>) -> Slipped {
        let is_known = self.known.has_said(value);
        match slip(types_of(self.tree, node), value, &mut self.known) {
            None => return Slipped::No,
            Some(Slip::Item) => return Slipped::Item,
            Some(Slip::Text(_)) => {}
        }
        let Some(said) = self.known.take_said(value) else { return Slipped::No };
        let what = lenient::read_as(value.as_str().unwrap_or_default().trim(), said.as_what);
        self.changes.push(Change::new(place.pointer(), what));
        *value = said.value;
        // What is new may stand where something else was.
        if is_known { Slipped::No } else { Slipped::NewText { around: self.known.set_aside() } }
    }

    /// A value inside the one before.
    fn inside(&mut self, node: &Node<'a>, value: &mut Value, place: &Place<'_>) {
        if self.level < super::MAX_DEPTH && is_plain(node, value) {
            return;
        }
        let hops = core::mem::take(&mut self.hops);
        self.level += 1;
        self.node(node, value, place);
        self.level -= 1;
        self.hops = hops;
    }

    fn shape(&mut self, node: &Node<'a>, value: &mut Value, place: &Place<'_>) {
        match (&node.shape, value) {
            (Shape::Number { limits, .. }, Value::Number(number)) => {
                canonical(number, limits.whole);
            }
            (Shape::Array { items: Some(items), .. }, Value::Array(values)) => {
                items.with(|node| {
                    for (index, value) in values.iter_mut().enumerate() {
                        self.inside(node, value, &place.index(index));
                    }
                });
            }
            (Shape::Tuple(nodes), Value::Array(values)) => {
                let mut rest = values.iter_mut().enumerate();
                nodes.each(&mut |node| {
                    if let Some((index, value)) = rest.next() {
                        self.inside(node, value, &place.index(index));
                    }
                });
            }
            (Shape::Object { properties, rest }, Value::Object(map)) => {
                self.object(*properties, *rest, map, place);
            }
            (Shape::Union { branches, tagging: Tagging::Untagged }, value) => {
                self.untagged(*branches, value, place);
            }
            (Shape::Union { branches, tagging }, value) => {
                self.tagged(*branches, *tagging, value, place);
            }
            (Shape::Ref(mention), value) => {
                let tree = self.tree;
                tree.with(*mention, |target| self.node(target, value, place));
            }
            #[cfg_attr(not(feature = "raw-schemas"), expect(unused_variables))]
            (Shape::Raw(part), value) => {
                numbers(value);
                #[cfg(feature = "raw-schemas")]
                self.raw(part, value);
            }
            (Shape::Any | Shape::Array { items: None, .. }, value) => numbers(value),
            _ => {}
        }
    }

    fn tagged(
        &mut self,
        branches: Nodes<'a>,
        tagging: Tagging<'a>,
        value: &mut Value,
        place: &Place<'_>,
    ) {
        let branch = match (tagging, &mut *value) {
            (Tagging::Property(tag), Value::Object(map)) => {
                self.tag(branches, tag, map, place);
                of_tag(branches, tag, map, false)
            }
            (Tagging::Key, value) => of_key(branches, value, self.mode != Mode::Write),
            (Tagging::Property(_) | Tagging::Untagged, _) => Branch::Unsaid,
        };
        if let Branch::Of(index) = branch {
            self.branch((branches, index), value, place);
        }
    }

    /// What stays JSON knows no properties: only its judge can tell which null is none.
    #[cfg(feature = "raw-schemas")]
    fn raw(&self, part: &'a Value, value: &mut Value) {
        if self.mode == Mode::Write || !is_within(value, MAX_DEPTH.saturating_sub(self.level)) {
            return;
        }
        let judge = self.tree.judges.and_then(|judges| judges.of(part));
        let judge = judge.filter(|judge| !judge.is_valid(value));
        if let Some(without) = judge.and_then(|judge| without_nulls(judge, value)) {
            *value = without;
        }
    }

    /// By the branch that an untagged value is of; where none fits, by one that does when it
    /// is repaired.
    fn untagged(&mut self, branches: Nodes<'a>, value: &mut Value, place: &Place<'_>) {
        let mends = self.mode == Mode::Lenient;
        if let Some(only) = union::only(self.tree, branches, value) {
            return self.branch((branches, only), value, place);
        }
        let is_known = self.known.has(branches, value, mends);
        let around = if is_known { None } else { self.known.set_aside() };
        if let Some(branch) = self.choose(branches, value, mends) {
            self.branch((branches, branch), value, place);
        }
        if !is_known {
            self.known = around.map(|around| *around).unwrap_or_default();
        }
    }

    fn choose(&mut self, branches: Nodes<'a>, value: &Value, mends: bool) -> Option<usize> {
        let mut judge = Judge::forgiving(self.tree, self.level, mem::take(&mut self.known));
        let branch = union::of_form(&mut judge, branches, value, mends);
        self.known = judge.known;
        branch
    }

    fn branch(
        &mut self,
        (branches, index): (Nodes<'a>, usize),
        value: &mut Value,
        place: &Place<'_>,
    ) {
        branches.with(index, |branch| self.node(branch, value, place));
    }

    /// The letter case of a tag, which strict modes may change.
    fn tag(
        &mut self,
        branches: Nodes<'a>,
        tag: &str,
        map: &mut Map<String, Value>,
        place: &Place<'_>,
    ) {
        if let Some(value) = map.get_mut(tag) {
            self.fold_case(union::tags(branches, tag), value, &place.key(tag));
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
        if let Some(choice) = alike(choices, text) {
            if self.mode == Mode::Lenient {
                let change = lenient::case(text, choice);
                self.changes.push(Change::new(place.pointer(), change));
            }
            choice.clone_into(text);
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
        let mut changes = false;
        let is_absent = |property: &Property<'_, 'a>, value: Option<&Value>| {
            let is_null = value.is_some_and(Value::is_null);
            value.is_none() || (is_null && !property.required && !property.node.nullable)
        };
        if let Some(properties) = properties {
            properties.each(&mut |property| {
                let value = map.get_mut(property.name);
                declared += usize::from(value.is_some());
                match value {
                    Some(value) if !is_absent(property, Some(value)) => {
                        self.inside(property.node, value, &place.key(property.name));
                    }
                    _ => changes = true,
                }
            });
        }
        if map.len() > declared {
            self.rest(properties, rest, map, place);
        }
        // Now that nothing inside is looked at any more, it may move.
        if let (Some(properties), true) = (properties, changes) {
            properties.each(&mut |property| {
                if is_absent(property, map.get(property.name)) {
                    self.absent(property, map);
                }
            });
        }
    }

    /// Null is absent, too, and a default is not.
    fn absent(&self, property: &Property<'_, 'a>, map: &mut Map<String, Value>) {
        let default = property.node.default.filter(|_| !property.optional);
        match default.filter(|_| self.mode != Mode::Write) {
            Some(default) => drop(map.insert(property.name.to_owned(), default.to_value())),
            None => drop(map.remove(property.name)),
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
                    self.inside(node, value, &place.key(key));
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

/// Whether the value is a leaf of which nothing can become something else, as most are.
fn is_plain(node: &Node<'_>, value: &Value) -> bool {
    match (&node.shape, value) {
        (Shape::Boolean, Value::Bool(_)) => true,
        (Shape::String { .. }, Value::String(_)) => {
            node.choices.is_none_or(|choices| choices.contains(value))
        }
        _ => false,
    }
}

/// The one choice that differs from the text in letter case alone.
pub(super) fn alike<'t>(choices: impl Iterator<Item = &'t str>, text: &str) -> Option<&'t str> {
    let folded = text.to_lowercase();
    let mut alike = choices.filter(|choice| choice.to_lowercase() == folded);
    alike.next().filter(|_| alike.next().is_none())
}

/// A number without a fraction as an integer, where one is meant; any other as
/// `serde_json` holds it, whatever its text was.
fn canonical(number: &mut serde_json::Number, whole: bool) {
    if let Some(int) = number.as_i64() {
        *number = int.into();
        return;
    }
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
