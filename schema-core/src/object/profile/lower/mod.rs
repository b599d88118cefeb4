//! Schemas from elsewhere, said with the keywords that the profiles know.
//!
//! What `schemars`, `zod` or `pydantic` write means the same as what this crate writes, in
//! other words: `const` is an `enum` of one, a list of types is a union, a `oneOf` whose
//! branches exclude each other is an `anyOf`. A schema is rewritten as JSON; what is left
//! that nobody takes is reported where it stands.

mod declared;
mod merge;
mod one_of;
mod words;

use serde_json::{Map, Value};

pub(super) use declared::Declared;
pub(super) use words::is_of;

use super::Reason;
use super::apply::{Refusals, each_child};
use super::inline::LARGEST;
use crate::json::{Place, is_about, is_beyond, is_constraint, is_of_one_type, is_same};
use crate::node::{JsonBuf, NodeBuf, Orders, ShapeBuf, TaggingBuf};
use crate::object::ObjectSchema;
use crate::object::read::{definition_of, node_of};
use crate::object::schema::Owned;
use merge::{Clash, merge};
use words::{is_known, type_of, weight};

impl Owned {
    /// Says what came from elsewhere with the keywords of this crate, where that can be.
    ///
    /// `closes`: whether the profile closes the objects that don't say whether they are.
    pub(super) fn lower(&mut self, declared: &Declared<'_>, closes: bool, refusals: &mut Refusals) {
        let orders = Orders::of(&self.root, &self.definitions);
        let mut lowering =
            Lowering { declared, refusals, closes, orders, open: Vec::new(), size: 0, depth: 0 };
        lowering.node(&mut self.root, &Place::ROOT);
        let definitions = Place::ROOT.key("$defs");
        for definition in &mut self.definitions {
            lowering.node(&mut definition.node, &definitions.key(&definition.name));
        }
    }
}

/// Gives an `enum` without a type those of its values: a union, where there are several.
fn type_choices(node: &mut NodeBuf, choices: Vec<JsonBuf>) {
    let types = types_of(choices.iter().map(|choice| choice.view().to_value()));
    let mut branches: Vec<(&str, NodeBuf)> = Vec::new();
    for choice in choices {
        let value = choice.view().to_value();
        let Some(name) = types.iter().copied().find(|name| is_of(&value, name)) else { continue };
        if name == "null" {
            node.nullable = true;
            continue;
        }
        if !branches.iter().any(|(known, _)| *known == name) {
            branches.push((name, node_of(&serde_json::json!({ "type": name }))));
        }
        let branch = branches.iter_mut().find(|(known, _)| *known == name);
        if let Some((_, branch)) = branch {
            branch.choices.get_or_insert_default().push(choice);
        }
    }
    let mut branches: Vec<NodeBuf> = branches.into_iter().map(|(_, branch)| branch).collect();
    node.choices = None;
    match (branches.pop(), branches.is_empty()) {
        (Some(only), true) => {
            node.shape = only.shape;
            node.choices = only.choices;
        }
        (Some(last), false) => {
            branches.push(last);
            node.shape = ShapeBuf::Union { branches, tagging: TaggingBuf::Untagged };
        }
        (None, _) => {
            node.shape = ShapeBuf::Null;
            node.nullable = false;
        }
    }
}

/// The keywords of a schema.
type Schema = Map<String, Value>;

struct Lowering<'l> {
    declared: &'l Declared<'l>,
    refusals: &'l mut Refusals,
    closes: bool,
    orders: Orders,
    /// The references that were followed on the way to where we are.
    open: Vec<String>,
    /// How many schemas were put into others.
    size: usize,
    depth: usize,
}

impl Lowering<'_> {
    fn node(&mut self, node: &mut NodeBuf, place: &Place<'_>) {
        if let (ShapeBuf::Any, Some(choices)) = (&node.shape, &mut node.choices) {
            // An `enum` is of the types of its values.
            let choices = core::mem::take(choices);
            type_choices(node, choices);
        }
        if let Some(mut names) = node.names.take() {
            if let ShapeBuf::Raw(names) = &mut names.shape {
                say_text(names);
            }
            let before = self.refusals.len();
            self.node(&mut names, &place.key("propertyNames"));
            node.names = Some(names).filter(|_| self.refusals.len() == before);
        }
        let ShapeBuf::Raw(value) = &mut node.shape else {
            return each_child(node, place, &mut |child, place| self.node(child, place));
        };
        let mut value = core::mem::take(value);
        let before = self.refusals.len();
        self.schema(&mut value, place);
        let mut lowered = node_of(&value);
        self.orders.restore(&mut lowered);
        if self.refusals.len() == before {
            self.report_rest(&mut lowered, place);
        }
        if self.refusals.len() > before {
            // It was reported: nothing else is wrong with it.
            lowered = NodeBuf::of(ShapeBuf::Boolean);
        }
        lowered.nullable |= node.nullable;
        lowered.title = node.title.take().or(lowered.title);
        lowered.description = node.description.take().or(lowered.description);
        lowered.default = node.default.take().or(lowered.default);
        *node = lowered;
    }

    /// Reports what is not said yet.
    fn report_rest(&mut self, node: &mut NodeBuf, place: &Place<'_>) {
        if let ShapeBuf::Raw(value) = &node.shape {
            let (place, reason) = match value {
                Value::Object(map) => match worst(map) {
                    Some("prefixItems") => (*place, Reason::Tuple),
                    Some(word) => (place.key(word), Reason::Keyword { keyword: word.to_owned() }),
                    None => (*place, Reason::Anything),
                },
                _ => (*place, Reason::NoChoice),
            };
            self.refuse(&place, reason);
            return;
        }
        each_child(node, place, &mut |child, place| self.report_rest(child, place));
    }

    /// Reports something; never that all went well.
    fn refuse(&mut self, place: &Place<'_>, reason: Reason) -> bool {
        self.refusals.push((place.pointer(), reason));
        false
    }

    fn refuse_keyword(&mut self, place: &Place<'_>, keyword: &str) -> bool {
        self.refuse(&place.key(keyword), Reason::Keyword { keyword: keyword.to_owned() })
    }

    /// Rewrites a schema and all below it. What can't be said otherwise is reported, with
    /// its place.
    fn schema(&mut self, schema: &mut Value, place: &Place<'_>) {
        match schema {
            Value::Bool(true) => *schema = Value::Object(Map::new()),
            Value::Object(map) => {
                map.retain(|keyword, _| is_known(keyword));
                let open = self.open.len();
                self.depth += 1;
                let is_said = self.merge_inside(map, place)
                    && self.choice_of_one_of(map, place)
                    && self.values(map, place)
                    && self.members(map, place)
                    && self.one_of(map, place)
                    && self.distribute(map, place);
                if is_said {
                    spread_types(map);
                    self.below(map, place);
                }
                self.depth -= 1;
                self.open.truncate(open);
            }
            _ => {}
        }
    }

    /// Puts into the schema what is said of the same value in another: `allOf` of one, and
    /// what a reference with limits beside it names.
    fn merge_inside(&mut self, map: &mut Schema, place: &Place<'_>) -> bool {
        loop {
            let (keyword, inner) = if let Some(inner) = only_of_all(map) {
                ("allOf", inner)
            } else if let Some(reference) = followed(map) {
                match self.follow(reference) {
                    Ok(inner) => ("$ref", inner),
                    Err(reason) => return self.refuse(&place.key("$ref"), reason),
                }
            } else {
                return true;
            };
            map.remove(keyword);
            if let Err(clash) = merge(map, inner) {
                let word = match clash {
                    Clash::Keyword(word) => word,
                    Clash::Nothing => "type".to_owned(),
                };
                return self.refuse(&place.key(keyword), Reason::Keyword { keyword: word });
            }
        }
    }

    /// What a reference names, unless it leads in a circle or the schema grows too large.
    fn follow(&mut self, reference: String) -> Result<Schema, Reason> {
        if self.open.contains(&reference) {
            return Err(Reason::Recursion);
        }
        match self.declared.at(&reference) {
            Some(Value::Object(target)) if self.grow(weight(target)) => {
                self.open.push(reference);
                Ok(target.clone())
            }
            _ => Err(Reason::Keyword { keyword: "$ref".to_owned() }),
        }
    }

    /// Whether there may be so many more schemas, here.
    fn grow(&mut self, by: usize) -> bool {
        self.size = self.size.saturating_add(by);
        self.size <= LARGEST && self.depth <= ObjectSchema::MAX_DEPTH
    }

    /// What a schema says of its values: their types, an `enum`, limits.
    fn values(&mut self, map: &mut Schema, place: &Place<'_>) -> bool {
        constant(map);
        if let Some(refused) = map.keys().find(|keyword| is_beyond(keyword)).cloned() {
            return self.refuse_keyword(place, &refused);
        }
        if has_no_choice(map) {
            return self.refuse(&place.key("enum"), Reason::NoChoice);
        }
        if let Some(Value::String(name)) = map.get("type") {
            let name = name.clone();
            // What is about another type says nothing.
            map.retain(|keyword, _| is_about(keyword, &name));
            if let Some(Value::Array(values)) = map.get_mut("enum") {
                values.retain(|value| is_of(value, &name));
            }
            if name == "null" {
                map.remove("enum");
            }
        }
        true
    }

    /// What a schema says of the members of a list or an object.
    fn members(&mut self, map: &mut Schema, place: &Place<'_>) -> bool {
        close_tuple(map);
        let is_object = map.get("type").and_then(Value::as_str) == Some("object");
        if let (Some(name), true) = (undeclared(map), is_object) {
            let schema = match map.get("additionalProperties") {
                None | Some(Value::Bool(true)) => Value::Object(Map::new()),
                Some(schema @ Value::Object(_)) => schema.clone(),
                Some(_) => return self.refuse_keyword(place, "required"),
            };
            let all = map.entry("properties").or_insert_with(|| Value::Object(Map::new()));
            if let Value::Object(all) = all {
                all.insert(name, schema);
            }
            return self.members(map, place);
        }
        true
    }

    /// A `oneOf` of values, each with its meaning, as an `enum`.
    fn choice_of_one_of(&mut self, map: &mut Schema, place: &Place<'_>) -> bool {
        let Some(Value::Array(branches)) = map.get("oneOf") else { return true };
        let Some(one_of::Choice { values, lines }) = one_of::choice(branches) else { return true };
        map.remove("oneOf");
        let choice = Map::from_iter([("enum".to_owned(), Value::Array(values))]);
        if merge(map, choice).is_err() {
            return self.refuse_keyword(place, "oneOf");
        }
        if !lines.is_empty() {
            // Below the description that stands there, as the lines of an `enum`.
            let own = map.get("description").and_then(Value::as_str);
            let text = own.into_iter().chain(lines.iter().map(String::as_str));
            let text = text.collect::<Vec<_>>().join("\n");
            map.insert("description".to_owned(), text.into());
        }
        true
    }

    /// A `oneOf` whose branches exclude each other as an `anyOf`.
    fn one_of(&mut self, map: &mut Schema, place: &Place<'_>) -> bool {
        let Some(Value::Array(branches)) = map.get("oneOf") else { return true };
        let targets: Vec<&Value> = branches.iter().map(|one| self.declared.target(one)).collect();
        if map.contains_key("anyOf") {
            return self.refuse_keyword(place, "oneOf");
        }
        if !one_of::all_exclude_each_other(&targets, self.closes) {
            let Some(tag) = one_of::tag_to_require(&targets, self.closes) else {
                return self.refuse_keyword(place, "oneOf");
            };
            let is_object = |target: &Value| target.get("properties").is_some();
            let branches = branches.iter().zip(&targets).map(|(branch, target)| {
                if is_object(target) { one_of::with_required(branch, &tag) } else { branch.clone() }
            });
            let branches = branches.collect();
            map.insert("oneOf".to_owned(), Value::Array(branches));
        }
        if let Some(branches) = map.remove("oneOf") {
            map.insert("anyOf".to_owned(), branches);
        }
        true
    }

    /// What stands beside an `anyOf` is said of each branch.
    fn distribute(&mut self, map: &mut Schema, place: &Place<'_>) -> bool {
        let limits: Schema = map
            .iter()
            .filter(|(keyword, _)| *keyword != "anyOf" && is_constraint(keyword))
            .map(|(keyword, value)| (keyword.clone(), value.clone()))
            .collect();
        let Some(Value::Array(branches)) = map.get("anyOf") else { return true };
        if limits.is_empty() {
            return true;
        }
        let more = weight(&limits).saturating_mul(branches.len());
        let is_root = place.pointer().is_empty();
        let merged = if is_root || !self.grow(more) { None } else { merged(branches, &limits) };
        let Some(merged) = merged.filter(|merged| !merged.is_empty()) else {
            return self.refuse_keyword(place, "anyOf");
        };
        map.retain(|keyword, _| !limits.contains_key(keyword));
        map.insert("anyOf".to_owned(), Value::Array(merged));
        true
    }

    /// Goes on with the schemas inside.
    fn below(&mut self, map: &mut Schema, place: &Place<'_>) {
        for (keyword, value) in map {
            let here = place.key(keyword);
            match (keyword.as_str(), value) {
                ("additionalProperties", Value::Bool(_)) => {}
                ("items" | "additionalProperties", schema) => self.schema(schema, &here),
                ("propertyNames", schema) => {
                    say_text(schema);
                    self.schema(schema, &here);
                }
                ("anyOf" | "prefixItems", Value::Array(schemas)) => {
                    for (index, schema) in schemas.iter_mut().enumerate() {
                        self.schema(schema, &here.index(index));
                    }
                }
                ("properties", Value::Object(schemas)) => {
                    for (name, schema) in schemas {
                        self.schema(schema, &here.key(name));
                    }
                }
                _ => {}
            }
        }
    }
}

/// A name is a text, said or not.
fn say_text(names: &mut Value) {
    if let Value::Object(map) = names {
        map.entry("type").or_insert_with(|| "string".into());
    }
}

/// The keyword that says best why a schema can't be said; none, where it lacks a type.
fn worst(map: &Schema) -> Option<&str> {
    let composed = ["$ref", "oneOf", "anyOf", "allOf", "prefixItems"];
    let composed = composed.into_iter().find(|keyword| map.contains_key(*keyword));
    let limits = || map.keys().map(String::as_str).filter(|keyword| is_constraint(keyword));
    let is_odd = |keyword: &&str| !is_of_one_type(keyword) && !matches!(*keyword, "type" | "enum");
    composed
        .or_else(|| limits().find(is_odd))
        .or_else(|| limits().find(|keyword| *keyword != "type" && map.contains_key("type")))
}

/// The schema of an `allOf` of one.
fn only_of_all(map: &Schema) -> Option<Schema> {
    match map.get("allOf")?.as_array()?.as_slice() {
        [Value::Object(inner)] => Some(inner.clone()),
        [Value::Bool(true)] => Some(Map::new()),
        _ => None,
    }
}

/// The reference of a schema that can't stay one: it names no definition, or something
/// that limits stands beside it.
fn followed(map: &Schema) -> Option<String> {
    let reference = map.get("$ref")?.as_str()?;
    let is_alone = !map.keys().any(|keyword| keyword != "$ref" && is_constraint(keyword));
    let may_stay = reference == "#" || definition_of(reference).is_some();
    (!(is_alone && may_stay)).then(|| reference.to_owned())
}

/// `"const": 3` is `"enum": [3]`, and the type of an `enum` is that of its values.
fn constant(map: &mut Schema) {
    if let Some(value) = map.remove("const") {
        let is_allowed = match map.get("enum") {
            Some(Value::Array(values)) => values.iter().any(|one| is_same(one, &value)),
            _ => true,
        };
        let values = if is_allowed { vec![value] } else { Vec::new() };
        map.insert("enum".to_owned(), Value::Array(values));
    }
    if map.contains_key("type") {
        return;
    }
    if let Some(Value::Array(values)) = map.get("enum") {
        let types = types_of(values.iter().cloned());
        map.insert("type".to_owned(), types.into());
    }
}

/// The types of values, each once: an integer among numbers is one of them.
fn types_of(values: impl Iterator<Item = Value>) -> Vec<&'static str> {
    let mut types: Vec<&str> = Vec::new();
    for value in values {
        let name = type_of(&value);
        if !types.contains(&name) {
            types.push(name);
        }
    }
    if types.contains(&"number") {
        types.retain(|name| *name != "integer");
    }
    types
}

/// Whether no value of the `enum` is of the `type`, so that the schema takes nothing.
fn has_no_choice(map: &Schema) -> bool {
    let Some(Value::Array(values)) = map.get("enum") else { return false };
    let types = match map.get("type") {
        Some(Value::Array(names)) => names.as_slice(),
        Some(name) => core::slice::from_ref(name),
        None => return values.is_empty(),
    };
    let is_taken =
        |value| types.iter().any(|name| name.as_str().is_some_and(|name| is_of(value, name)));
    !values.iter().any(is_taken)
}

/// A tuple that lets nothing in behind its items has so many at most; then no schema is
/// needed for what comes behind.
fn close_tuple(map: &mut Schema) {
    let Some(Value::Array(prefix)) = map.get("prefixItems") else { return };
    let count = prefix.len() as u64;
    let max = map.get("maxItems").and_then(Value::as_u64);
    let is_closed = map.get("items") == Some(&Value::Bool(false));
    let most = if is_closed { Some(max.map_or(count, |max| max.min(count))) } else { max };
    if most == Some(count) {
        map.insert("maxItems".to_owned(), count.into());
        map.remove("items");
    }
}

/// A name that has to be there, and that no property has.
fn undeclared(map: &Schema) -> Option<String> {
    let properties = map.get("properties").and_then(Value::as_object);
    let names = map.get("required")?.as_array()?.iter().filter_map(Value::as_str);
    let mut unknown = names.filter(|name| properties.is_none_or(|all| !all.contains_key(*name)));
    unknown.next().map(str::to_owned)
}

/// The branches, each with the limits; without those that nothing can be valid for then.
/// `None`: one of them says something else of the same.
fn merged(branches: &[Value], limits: &Schema) -> Option<Vec<Value>> {
    let mut all = Vec::with_capacity(branches.len());
    for branch in branches {
        let mut branch = match branch {
            Value::Object(branch) => branch.clone(),
            Value::Bool(true) => Map::new(),
            _ => continue,
        };
        branch.retain(|keyword, _| is_known(keyword));
        match merge(&mut branch, limits.clone()) {
            Ok(()) => all.push(Value::Object(branch)),
            Err(Clash::Nothing) => {}
            Err(Clash::Keyword(_)) => return None,
        }
    }
    Some(all)
}

/// A list of types is a union of each of them, with the keywords that are about it.
fn spread_types(map: &mut Schema) {
    let Some(Value::Array(types)) = map.get("type") else { return };
    let types = types.clone();
    let constraints: Vec<String> =
        map.keys().filter(|keyword| is_constraint(keyword)).cloned().collect();
    let taken: Schema =
        constraints.into_iter().filter_map(|keyword| map.remove_entry(&keyword)).collect();
    let branches = types.iter().filter_map(|name| branch_of_type(&taken, name.as_str()?));
    let mut branches: Vec<Schema> = branches.collect();
    match (branches.pop(), branches.is_empty()) {
        (Some(only), true) => map.extend(only),
        (last, _) => {
            let all = branches.into_iter().chain(last).map(Value::Object);
            map.insert("anyOf".to_owned(), all.collect());
        }
    }
}

/// Nothing, where an `enum` has no value of the type.
fn branch_of_type(all: &Schema, name: &str) -> Option<Schema> {
    let mut branch = Map::new();
    for (keyword, value) in all.iter().filter(|(keyword, _)| is_about(keyword, name)) {
        branch.insert(keyword.clone(), value.clone());
    }
    branch.insert("type".to_owned(), name.into());
    if let Some(Value::Array(values)) = branch.get_mut("enum") {
        values.retain(|value| is_of(value, name));
        if values.is_empty() {
            return None;
        }
        if name == "null" {
            branch.remove("enum");
        }
    }
    Some(branch)
}
