//! Schemas with definitions and pointers of their own, put into another: definitions move
//! to the root, under names that nothing else has, and pointers follow.

use std::collections::{HashMap, HashSet};

use serde_json::Value;

use super::read::{Read, steps};
use super::write::encoded;
use crate::node::{Definition, NodeBuf, ShapeBuf, unused};

/// A mention in a tree.
enum Mention<'n> {
    Shape(&'n mut ShapeBuf),
    /// In a part that stays JSON.
    Text(&'n mut String),
}

/// Calls `visit` with each mention in a schema.
fn each_mention(node: &mut NodeBuf, visit: &mut dyn FnMut(Mention<'_>)) {
    match &mut node.shape {
        shape @ (ShapeBuf::Root | ShapeBuf::Definition(_)) => visit(Mention::Shape(shape)),
        ShapeBuf::Raw(value) => each_reference(value, visit),
        _ => {}
    }
    node.each_child(&mut |child| each_mention(child, visit));
}

fn each_reference(value: &mut Value, visit: &mut dyn FnMut(Mention<'_>)) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(|value| each_reference(value, visit)),
        Value::Object(map) => {
            for (key, value) in map {
                match (key.as_str(), value) {
                    ("$ref" | "$dynamicRef", Value::String(text)) => visit(Mention::Text(text)),
                    // Values, and no schemas.
                    ("const" | "enum" | "default" | "examples", _) => {}
                    (_, value) => each_reference(value, visit),
                }
            }
        }
        _ => {}
    }
}

impl Read {
    /// Lets the pointers of the parts that stay JSON follow definitions that were called
    /// `definitions` and are `$defs` now.
    pub(super) fn follow_definitions(&mut self) {
        self.each_mention(&mut |mention| {
            if let Mention::Text(text) = mention {
                if let Some(rest) = text.strip_prefix("#/definitions/") {
                    *text = format!("#/$defs/{rest}");
                }
            }
        });
    }

    fn each_mention(&mut self, visit: &mut dyn FnMut(Mention<'_>)) {
        each_mention(&mut self.node, visit);
        for definition in &mut self.definitions {
            each_mention(&mut definition.node, visit);
        }
    }

    /// Makes the schema a part: what is mentioned by its place in the whole becomes a
    /// definition, called like the type or the title.
    pub(super) fn into_part(mut self, type_name: Option<&str>) -> Self {
        // A mention alone can't mean itself: it means the whole that it becomes a part of.
        if is_mention(&self.node) || !self.mentions_places() {
            return self;
        }
        let title = type_name.or(self.node.title.as_deref()).unwrap_or_default();
        let plain: String = title.chars().filter(char::is_ascii_alphanumeric).collect();
        let name = if plain.is_empty() { "Schema" } else { &plain };
        let taken: HashSet<&str> = self.definitions.iter().map(|one| one.name.as_str()).collect();
        let name = unused(name, |name| taken.contains(name));
        let place = format!("#/$defs/{}", encoded(&name));
        self.each_mention(&mut |mention| match mention {
            Mention::Shape(shape @ ShapeBuf::Root) => *shape = ShapeBuf::Definition(name.clone()),
            Mention::Text(text) if is_place(text) => text.replace_range(..1, &place),
            _ => {}
        });
        let mention = NodeBuf::of(ShapeBuf::Definition(name.clone()));
        let node = core::mem::replace(&mut self.node, mention);
        self.definitions.insert(0, Definition { name, node });
        self
    }

    fn mentions_places(&mut self) -> bool {
        let mut any = false;
        self.each_mention(&mut |mention| {
            any |= match mention {
                Mention::Shape(shape) => matches!(shape, ShapeBuf::Root),
                Mention::Text(text) => is_place(text),
            }
        });
        any
    }

    /// Moves the definitions to `into`, whose names it leaves alone. What both have alike
    /// is one.
    pub(super) fn merge(mut self, into: &mut Vec<Definition>) -> NodeBuf {
        if self.definitions.is_empty() {
            return self.node;
        }
        let renamed = self.new_names(into);
        if !renamed.is_empty() {
            self.each_mention(&mut |mention| match mention {
                Mention::Shape(ShapeBuf::Definition(name)) => {
                    if let Some(new) = renamed.get(name.as_str()) {
                        name.clone_from(new);
                    }
                }
                Mention::Text(text) => rename(text, &renamed),
                Mention::Shape(_) => {}
            });
        }
        let taken: HashSet<String> = into.iter().map(|one| one.name.clone()).collect();
        for Definition { name, node } in self.definitions {
            let name = renamed.get(&name).cloned().unwrap_or(name);
            if !taken.contains(&name) {
                into.push(Definition { name, node });
            }
        }
        self.node
    }

    /// The new names of definitions whose name stands for something else already, and of
    /// those that mention such a one.
    fn new_names(&self, into: &[Definition]) -> HashMap<String, String> {
        let theirs: HashMap<&str, &NodeBuf> =
            into.iter().map(|one| (one.name.as_str(), &one.node)).collect();
        let shared: HashSet<&str> = self.shared_with(&theirs);
        let mut taken: HashSet<String> =
            into.iter().chain(&self.definitions).map(|one| one.name.clone()).collect();
        let mut renamed = HashMap::new();
        for Definition { name, .. } in &self.definitions {
            if theirs.contains_key(name.as_str()) && !shared.contains(name.as_str()) {
                let new = unused(name, |name| taken.contains(name));
                taken.insert(new.clone());
                renamed.insert(name.clone(), new);
            }
        }
        renamed
    }

    /// The definitions that both have, and that say the same: all of one name do, or none
    /// of them is taken for one.
    fn shared_with(&self, theirs: &HashMap<&str, &NodeBuf>) -> HashSet<&str> {
        let both: Vec<_> = self
            .definitions
            .iter()
            .filter_map(|own| Some((own, *theirs.get(own.name.as_str())?)))
            .collect();
        let all_same = both.iter().all(|(own, other)| own.node.says_same(other));
        // What they mention is among them, or else is ours alone and can't be the same.
        let names: HashSet<&str> = both.iter().map(|(own, _)| own.name.as_str()).collect();
        let is_closed = both.iter().all(|(own, _)| {
            let mut node = own.node.clone();
            let mut closed = true;
            each_mention(&mut node, &mut |mention| {
                closed &= match mention {
                    Mention::Shape(ShapeBuf::Definition(name)) => names.contains(name.as_str()),
                    Mention::Shape(_) => true,
                    Mention::Text(text) => {
                        first_name(text).is_some_and(|name| names.contains(name.as_str()))
                    }
                };
            });
            closed
        });
        if all_same && is_closed { names } else { HashSet::new() }
    }
}

fn is_mention(node: &NodeBuf) -> bool {
    match &node.shape {
        ShapeBuf::Root | ShapeBuf::Definition(_) => true,
        ShapeBuf::Raw(value) => value.get("$ref").is_some(),
        _ => false,
    }
}

/// Whether a reference names a place in the document that is no definition.
fn is_place(text: &str) -> bool {
    text == "#" || (text.starts_with("#/") && !text.starts_with("#/$defs/"))
}

/// The definition in which the place lies that a reference names.
fn first_name(text: &str) -> Option<String> {
    let mut steps = steps(text.strip_prefix('#')?)?.into_iter();
    (steps.next()? == "$defs").then(|| steps.next())?
}

fn rename(text: &mut String, renamed: &HashMap<String, String>) {
    let Some(name) = first_name(text) else { return };
    let Some(new) = renamed.get(&name) else { return };
    let Some(all) = text.strip_prefix('#').and_then(steps) else { return };
    let rest: Vec<&str> = all.iter().skip(2).map(String::as_str).collect();
    *text = format!("#/$defs/{}{}", encoded(new), encoded_pointer(&rest));
}

fn encoded_pointer(steps: &[&str]) -> String {
    steps.iter().flat_map(|step| ["/".to_owned(), encoded(step)]).collect()
}
