//! JSON of a legal schema into nodes.

use std::collections::HashSet;

use serde_json::{Map, Value};

use super::Read;
use super::pointers::definition;
use super::union::union;
use crate::field::Limits;
use crate::json::is_constraint;
use crate::node::{Definition, JsonBuf, NodeBuf, PropertyBuf, RestBuf, ShapeBuf, Steps};
use crate::read::input::{Entries, Input as Json};
use crate::{Format, Number};

/// A document: its root, what it defines, and its dialect.
pub(super) fn document(json: &Json<'_>) -> Read {
    let Json::Object(entries) = json else {
        return Read { node: schema(json), definitions: Vec::new(), dialect: None };
    };
    let mut dialect = None;
    let mut definitions = Vec::new();
    let mut names = HashSet::new();
    let mut rest = Vec::with_capacity(entries.len());
    for (key, value) in entries {
        match (&**key, value) {
            ("$schema", Json::String(uri)) => dialect = Some(uri.clone().into_owned()),
            ("$defs" | "definitions", Json::Object(map)) => {
                for (name, value) in map {
                    if names.insert(&**name) {
                        let node = schema(value);
                        definitions.push(Definition { name: name.clone().into_owned(), node });
                    }
                }
            }
            _ => rest.push((&**key, value)),
        }
    }
    let mut read = Read { node: of_entries(&rest), definitions, dialect };
    if entries.iter().any(|(key, _)| key == "definitions") {
        read.follow_definitions();
    }
    read
}

pub(super) fn schema(json: &Json<'_>) -> NodeBuf {
    match json {
        Json::Object(entries) => {
            let entries: Vec<_> = entries.iter().map(|(key, value)| (&**key, value)).collect();
            of_entries(&entries)
        }
        other => NodeBuf::of(ShapeBuf::Raw(other.to_value())),
    }
}

/// The members of one schema.
type Members<'m, 'j> = [(&'m str, &'m Json<'j>)];

fn of_entries(entries: &Members<'_, '_>) -> NodeBuf {
    Keywords::of(entries).and_then(Keywords::into_node).unwrap_or_else(|| {
        let map: Map<String, Value> =
            entries.iter().map(|(key, value)| ((*key).to_owned(), value.to_value())).collect();
        let mut orders = Vec::new();
        for (key, value) in entries {
            gather_orders(key, value, &mut orders);
        }
        NodeBuf { orders, ..NodeBuf::of(ShapeBuf::Raw(Value::Object(map))) }
    })
}

/// The names of properties, wherever they are not sorted, so that they can be put into the
/// order of the text again.
fn gather_orders(key: &str, value: &Json<'_>, orders: &mut Vec<Vec<String>>) {
    match value {
        Json::Array(items) => {
            for item in items {
                gather_orders("", item, orders);
            }
        }
        Json::Object(entries) => {
            if key == "properties" && !entries.is_sorted_by(|(one, _), (other, _)| one <= other) {
                orders.push(entries.iter().map(|(name, _)| name.clone().into_owned()).collect());
            }
            for (key, value) in entries {
                gather_orders(key, value, orders);
            }
        }
        _ => {}
    }
}

/// The keywords of a schema that nodes can say.
#[derive(Default)]
struct Keywords<'m, 'j> {
    types: Option<&'m Json<'j>>,
    reference: Option<&'m str>,
    any_of: Option<&'m [Json<'j>]>,
    values: Option<&'m [Json<'j>]>,
    /// What a text, a number, a list or an object says of its own.
    limits: Limited<'m>,
    items: Option<&'m Json<'j>>,
    prefix_items: Option<&'m [Json<'j>]>,
    properties: Option<&'m Entries<'j>>,
    required: Option<&'m [Json<'j>]>,
    additional: Option<&'m Json<'j>>,
    names: Option<&'m Json<'j>>,
    /// The words of the node, and what only annotates.
    node: Option<NodeBuf>,
}

/// The limits of a leaf, and what kinds of leaf they are about.
#[derive(Default)]
#[allow(clippy::struct_excessive_bools)] // one for each kind
struct Limited<'m> {
    min_length: Option<u64>,
    max_length: Option<u64>,
    format: Option<&'m str>,
    pattern: Option<&'m str>,
    min: Option<Number>,
    max: Option<Number>,
    steps: Option<Steps>,
    min_items: Option<u64>,
    max_items: Option<u64>,
    unique: bool,
    of_text: bool,
    of_number: bool,
    of_list: bool,
    of_object: bool,
}

impl<'m, 'j> Keywords<'m, 'j> {
    /// `None` where one of them says more than nodes can.
    fn of(entries: &Members<'m, 'j>) -> Option<Self> {
        let mut keywords = Self::default();
        let mut node = NodeBuf::of(ShapeBuf::Any);
        for (keyword, value) in entries {
            if !keywords.take(keyword, value)? && !annotate(&mut node, keyword, value)? {
                return None;
            }
        }
        keywords.node = Some(node);
        Some(keywords)
    }

    /// Whether the keyword is one that shapes the schema. `None`: nodes can't say it.
    fn take(&mut self, keyword: &str, value: &'m Json<'j>) -> Option<bool> {
        match (keyword, value) {
            ("type", value) => self.types = Some(value),
            ("$ref", Json::String(text)) => self.reference = Some(text),
            ("anyOf", Json::Array(list)) => self.any_of = Some(list),
            ("enum", Json::Array(list)) if !list.is_empty() => self.values = Some(list),
            ("items", value @ (Json::Object(_) | Json::Bool(_))) => {
                self.limits.of_list = true;
                self.items = Some(value);
            }
            ("prefixItems", Json::Array(list)) => {
                self.limits.of_list = true;
                self.prefix_items = Some(list);
            }
            ("properties", Json::Object(map)) => {
                self.limits.of_object = true;
                self.properties = Some(map);
            }
            ("required", Json::Array(names)) => {
                self.limits.of_object = true;
                self.required = Some(names);
            }
            ("additionalProperties", value) => {
                self.limits.of_object = true;
                self.additional = Some(value);
            }
            ("propertyNames", value) => {
                self.limits.of_object = true;
                self.names = Some(value);
            }
            _ => return self.limits.take(keyword, value),
        }
        Some(true)
    }

    fn into_node(mut self) -> Option<NodeBuf> {
        let mut node = self.node.take()?;
        let others = [self.types.is_some(), self.reference.is_some(), self.any_of.is_some()];
        let is_one = others.iter().filter(|is| **is).count() <= 1;
        if !is_one {
            return None;
        }
        if let Some(reference) = self.reference {
            node.shape = mention(reference)?;
            return (self.limits.is_free() && self.values.is_none()).then_some(node);
        }
        if let Some(branches) = self.any_of {
            return (self.limits.is_free() && self.values.is_none()).then(|| union(node, branches));
        }
        match self.types {
            None => {
                // Without a type only what is about all of them means the same.
                self.limits.is_free().then_some(())?;
                node.choices = self.values.map(|values| values.iter().map(json).collect());
            }
            Some(types) => {
                let (name, or_null) = one_type(types)?;
                node.choices = self.choices(or_null)?;
                node.shape = self.shape(name)?;
                if node.names.is_none() {
                    node.names = self.names.map(|names| Box::new(schema(names)));
                }
                (node.nullable, node.null_in_type) = (or_null, or_null);
            }
        }
        let is_closed = matches!(node.shape, ShapeBuf::Object { rest: RestBuf::Closed { .. }, .. });
        if self.required.is_some_and(<[_]>::is_empty) && !is_closed {
            node.extra.push(("required".to_owned(), Value::Array(Vec::new())));
        }
        // The format of a number annotates.
        if let (Some(format), false) = (self.limits.format, self.limits.of_text) {
            node.extra.push(("format".to_owned(), format.into()));
        }
        Some(node)
    }

    /// The values of an `enum`; `null` is one of them exactly where the type lets it in.
    #[allow(clippy::option_option)] // none that nodes can say, or none at all
    fn choices(&self, or_null: bool) -> Option<Option<Vec<JsonBuf>>> {
        let Some(values) = self.values else { return Some(None) };
        let is_null = |value: &&Json<'_>| matches!(value, Json::Null);
        let nulls = values.iter().filter(is_null).count();
        if (nulls == 1) != or_null || (or_null && values.len() == 1) {
            return None;
        }
        Some(Some(values.iter().filter(|value| !is_null(value)).map(json).collect()))
    }

    fn shape(&mut self, name: &str) -> Option<ShapeBuf> {
        let limits = &mut self.limits;
        if limits.format.is_some() && name == "string" {
            limits.of_text = true;
        }
        let of = [limits.of_text, limits.of_number, limits.of_list, limits.of_object];
        let allowed = match name {
            "string" => [true, false, false, false],
            "number" | "integer" => [false, true, false, false],
            "array" => [false, false, true, false],
            "object" => [false, false, false, true],
            _ => [false; 4],
        };
        // What is about another type says nothing, but it was said.
        if of.iter().zip(allowed).any(|(is, may)| *is && !may) {
            return None;
        }
        Some(match name {
            "null" => ShapeBuf::Null,
            "boolean" => ShapeBuf::Boolean,
            "string" => ShapeBuf::String {
                limits: Limits {
                    min_length: limits.min_length,
                    max_length: limits.max_length,
                    format: limits.format.and_then(Format::from_name),
                    ..Limits::of(false)
                },
                format: limits.format.map(str::to_owned),
                pattern: limits.pattern.map(str::to_owned),
            },
            "number" | "integer" => ShapeBuf::Number {
                limits: Limits {
                    min: limits.min,
                    max: limits.max,
                    ..Limits::of(name == "integer")
                },
                steps: limits.steps,
            },
            "array" => return self.list(),
            _ => return self.object(),
        })
    }

    fn list(&self) -> Option<ShapeBuf> {
        let Limited { min_items, max_items, unique, .. } = self.limits;
        let Some(prefix) = self.prefix_items else {
            let limits = Limits { min_items, max_items, ..Limits::of(false) };
            let items = self.items.map(|items| Box::new(schema(items)));
            return Some(ShapeBuf::Array { items, limits, unique });
        };
        let count = Some(prefix.len() as u64);
        let is_tuple = min_items == count && max_items == count;
        (is_tuple && self.items.is_none() && !unique)
            .then(|| ShapeBuf::Tuple(prefix.iter().map(schema).collect()))
    }

    fn object(&self) -> Option<ShapeBuf> {
        let names = self.required.unwrap_or_default().iter().filter_map(|name| match name {
            Json::String(name) => Some(&**name),
            _ => None,
        });
        let required: HashSet<&str> = names.collect();
        // A name in `required` that no property has is said nowhere else.
        let known = self.properties.map_or(0, |map| {
            let names: HashSet<&str> = map.iter().map(|(name, _)| &**name).collect();
            required.iter().filter(|name| names.contains(*name)).count()
        });
        (known == required.len()).then_some(())?;
        let properties = self.properties.map(|map| {
            let entries = map.iter();
            let properties = entries.map(|(name, value)| {
                let is_required = required.contains(&**name);
                PropertyBuf::new(name.clone().into_owned(), is_required, schema(value))
            });
            properties.collect()
        });
        let rest = match self.additional {
            None => RestBuf::Open,
            Some(Json::Bool(true)) => RestBuf::Anything,
            Some(Json::Bool(false)) => {
                RestBuf::Closed { denied: false, listed: self.required.is_some() }
            }
            Some(of) => RestBuf::Of(Box::new(schema(of))),
        };
        Some(ShapeBuf::Object { properties, rest })
    }
}

impl<'m> Limited<'m> {
    fn take(&mut self, keyword: &str, value: &'m Json<'_>) -> Option<bool> {
        match (keyword, value) {
            ("minLength" | "maxLength", Json::Number(number)) => {
                self.of_text = true;
                let count = count(*number)?;
                match keyword {
                    "minLength" => self.min_length = Some(count),
                    _ => self.max_length = Some(count),
                }
            }
            ("pattern", Json::String(text)) => {
                self.of_text = true;
                self.pattern = Some(text);
            }
            ("format", Json::String(name)) => self.format = Some(name),
            ("minItems" | "maxItems", Json::Number(number)) => {
                self.of_list = true;
                let count = count(*number)?;
                match keyword {
                    "minItems" => self.min_items = Some(count),
                    _ => self.max_items = Some(count),
                }
            }
            ("uniqueItems", Json::Bool(true)) => {
                self.of_list = true;
                self.unique = true;
            }
            (_, Json::Number(number)) => return self.take_bound(keyword, *number),
            _ => return Some(false),
        }
        Some(true)
    }

    fn take_bound(&mut self, keyword: &str, number: Number) -> Option<bool> {
        let steps = self.steps.unwrap_or_default();
        match keyword {
            "minimum" => self.min = Some(number),
            "maximum" => self.max = Some(number),
            "exclusiveMinimum" => {
                self.steps = Some(Steps { exclusive_min: Some(number), ..steps });
            }
            "exclusiveMaximum" => {
                self.steps = Some(Steps { exclusive_max: Some(number), ..steps });
            }
            "multipleOf" => self.steps = Some(Steps { multiple_of: Some(number), ..steps }),
            _ => return Some(false),
        }
        self.of_number = true;
        // Whole numbers beyond 64 bits have other digits than these.
        number.is_representable().then_some(true)
    }

    /// Whether nothing is said of any one type.
    const fn is_free(&self) -> bool {
        !(self.of_text || self.of_number || self.of_list || self.of_object)
    }
}

fn count(number: Number) -> Option<u64> {
    number.as_int().and_then(|count| u64::try_from(count).ok())
}

/// Words, defaults and examples, and all that annotates beside. `None`, or not known: it
/// limits the values, in a way that nodes can't say.
fn annotate(node: &mut NodeBuf, keyword: &str, value: &Json<'_>) -> Option<bool> {
    match (keyword, value) {
        ("title", Json::String(text)) => node.title = Some(text.clone().into_owned()),
        ("description", Json::String(text)) => node.description = Some(text.clone().into_owned()),
        ("default", value) => node.default = Some(json(value)),
        ("examples", Json::Array(values)) if !values.is_empty() => {
            node.examples = values.iter().map(json).collect();
        }
        ("deprecated", Json::Bool(true)) => node.deprecated = true,
        ("x-mcp-header", Json::String(name)) => node.header = Some(name.clone().into_owned()),
        // Definitions inside a part are named by their place: it stays as it is.
        ("$defs" | "definitions" | "$id" | "$anchor" | "$dynamicAnchor" | "$schema", _) => {
            return None;
        }
        ("uniqueItems", Json::Bool(false)) => node.extra.push((keyword.to_owned(), false.into())),
        _ if is_constraint(keyword) => return Some(false),
        _ => node.extra.push((keyword.to_owned(), value.to_value())),
    }
    Some(true)
}

fn json(value: &Json<'_>) -> JsonBuf {
    match value {
        Json::Number(number) => JsonBuf::Number(*number),
        other => JsonBuf::Value(other.to_value()),
    }
}

/// The one type, and whether `null` is let in beside it.
fn one_type<'t>(types: &'t Json<'_>) -> Option<(&'t str, bool)> {
    let names: Vec<&str> = match types {
        Json::String(name) => return Some((name, false)),
        Json::Array(names) => names.iter().filter_map(text).collect(),
        _ => return None,
    };
    match *names.as_slice() {
        ["null", name] | [name, "null"] if name != "null" => Some((name, true)),
        _ => None,
    }
}

fn text<'t>(json: &'t Json<'_>) -> Option<&'t str> {
    match json {
        Json::String(text) => Some(text),
        _ => None,
    }
}

fn mention(reference: &str) -> Option<ShapeBuf> {
    if reference == "#" {
        return Some(ShapeBuf::Root);
    }
    definition(reference).map(ShapeBuf::Definition)
}
