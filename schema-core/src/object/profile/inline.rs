//! Definitions that do not mention themselves, written in place.

use std::collections::{HashMap, HashSet};

use super::cycles::{Edges, components};
use crate::node::{Definition, NodeBuf, ShapeBuf};
use crate::object::ObjectSchema;
use crate::object::schema::Owned;

/// Above so many schemas a document does not grow: further mentions stay, which all
/// profiles take. They also stay where it would nest too deep.
pub(super) const LARGEST: usize = 20_000;

impl Owned {
    /// Puts each definition that is not recursive where it is mentioned, and drops those
    /// that nobody mentions then.
    pub(super) fn inline(&mut self) {
        if self.definitions.is_empty() {
            return;
        }
        let definitions = core::mem::take(&mut self.definitions);
        let recursive = recursive(&definitions);
        let mut inliner = Inliner {
            sources: definitions
                .iter()
                .filter(|definition| !recursive.contains(definition.name.as_str()))
                .map(|definition| (definition.name.as_str(), &definition.node))
                .collect(),
            size: 0,
            depth: 0,
            has_left_some: false,
        };
        inliner.node(&mut self.root);
        let is_kept = |name: &str| inliner.has_left_some || recursive.contains(name);
        let mut kept: Vec<Definition> =
            definitions.iter().filter(|definition| is_kept(&definition.name)).cloned().collect();
        for definition in &mut kept {
            inliner.node(&mut definition.node);
        }
        self.definitions = mentioned(&self.root, kept);
    }
}

struct Inliner<'d> {
    sources: HashMap<&'d str, &'d NodeBuf>,
    /// How many schemas were put somewhere.
    size: usize,
    /// How many schemas are around the one that is looked at.
    depth: usize,
    /// Whether a mention was left that could have been followed.
    has_left_some: bool,
}

impl<'d> Inliner<'d> {
    fn node(&mut self, node: &mut NodeBuf) {
        self.depth += 1;
        match self.source(node) {
            Some(source) => {
                let mut copy = NodeBuf::clone(source);
                self.size = self.size.saturating_add(size(&copy));
                self.node(&mut copy);
                put_under(node, copy);
            }
            None => node.each_child(&mut |child| self.node(child)),
        }
        self.depth -= 1;
    }

    /// What is put in the place of a mention.
    fn source(&mut self, node: &NodeBuf) -> Option<&'d NodeBuf> {
        let ShapeBuf::Definition(name) = &node.shape else { return None };
        let source = self.sources.get(name.as_str()).copied()?;
        if self.size >= LARGEST || self.depth >= ObjectSchema::MAX_DEPTH {
            self.has_left_some = true;
            return None;
        }
        Some(source)
    }
}

/// Puts the schema that is mentioned in the place of the mention, which keeps what it
/// says itself.
fn put_under(mention: &mut NodeBuf, mut target: NodeBuf) {
    let NodeBuf {
        shape: _,
        title,
        description,
        lines,
        choices,
        names,
        default,
        examples,
        deprecated,
        nullable,
        null_in_type: _,
        extra: _,
        header: _,
        orders: _,
        checks,
    } = core::mem::replace(mention, NodeBuf::of(ShapeBuf::Any));
    if description.is_some() || lines.is_some() {
        target.description = description;
        target.lines = lines;
    }
    target.title = title.or(target.title);
    target.choices = choices.or(target.choices);
    target.names = names.or(target.names);
    target.default = default.or(target.default);
    if !examples.is_empty() {
        target.examples = examples;
    }
    target.deprecated |= deprecated;
    target.nullable |= nullable;
    // Those of a mention begin with those of its type.
    target.checks = checks.or(target.checks);
    *mention = target;
}

/// The names of the definitions that mention themselves, by way of others too.
fn recursive(definitions: &[Definition]) -> HashSet<&str> {
    let edges: Edges<'_> = definitions
        .iter()
        .map(|definition| (definition.name.as_str(), mentions(&definition.node)))
        .collect();
    let names: Vec<&str> = definitions.iter().map(|definition| definition.name.as_str()).collect();
    let components = components(&names, &edges);
    let in_cycle = |name: &&str| {
        let own = components.get(name);
        let mut targets = edges.get(name).into_iter().flatten();
        targets.any(|target| own.is_some() && components.get(target) == own)
    };
    names.into_iter().filter(in_cycle).collect()
}

/// Those of the definitions that the root leads to.
fn mentioned(root: &NodeBuf, definitions: Vec<Definition>) -> Vec<Definition> {
    let by_name: HashMap<&str, &NodeBuf> =
        definitions.iter().map(|entry| (entry.name.as_str(), &entry.node)).collect();
    let mut reached: HashSet<String> = HashSet::new();
    let mut open = mentions(root);
    while let Some(name) = open.pop() {
        if reached.insert(name.to_owned()) {
            open.extend(by_name.get(name).map(|node| mentions(node)).unwrap_or_default());
        }
    }
    definitions.into_iter().filter(|entry| reached.contains(&entry.name)).collect()
}

fn mentions(node: &NodeBuf) -> Vec<&str> {
    let mut names = Vec::new();
    gather(node, &mut names);
    names
}

fn gather<'n>(node: &'n NodeBuf, names: &mut Vec<&'n str>) {
    if let ShapeBuf::Definition(name) = &node.shape {
        names.push(name);
    }
    node.each_inside(&mut |child| gather(child, names));
}

/// How many schemas there are in one.
fn size(node: &NodeBuf) -> usize {
    let mut all = 1_usize;
    node.each_inside(&mut |child| all = all.saturating_add(size(child)));
    all
}
