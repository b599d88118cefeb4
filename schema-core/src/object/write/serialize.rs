//! A schema for any serializer.

use core::fmt;

use serde::ser::{Serialize, SerializeMap, SerializeSeq, Serializer};
use serde_json::Value;

use super::keywords::{Item, Place, document, is_whole, keywords};
use super::{Document, encoded};
use crate::node::{Definition, Json, Lines, Names, Node, Nodes, Properties, Target, Values};

impl Serialize for Document<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        document(self, &mut |key, item| {
            map.serialize_entry(key.as_str(), &Written { item, names: &self.names })
        })?;
        map.end()
    }
}

/// A schema in a document.
struct Schema<'n> {
    node: &'n Node<'n>,
    names: &'n Names,
    place: Place,
}

impl Serialize for Schema<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { node, names, place } = *self;
        if let Some(value) = is_whole(node, place) {
            return Raw { keyword: "", value, names }.serialize(serializer);
        }
        let mut map = serializer.serialize_map(None)?;
        keywords(node, names, place, &mut |key, item| {
            map.serialize_entry(key.as_str(), &Written { item, names })
        })?;
        map.end()
    }
}

/// What a keyword has.
struct Written<'n> {
    item: Item<'n>,
    names: &'n Names,
}

impl Serialize for Written<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let names = self.names;
        match self.item {
            Item::Text(text) | Item::Type(text, false) | Item::Description(Some(text), None) => {
                serializer.serialize_str(text)
            }
            Item::Type(name, true) => serializer.collect_seq([name, "null"]),
            Item::Description(text, lines) => serializer.collect_str(&Description(text, lines)),
            Item::Count(count) => serializer.serialize_u64(count),
            Item::Number(number) => number.serialize(serializer),
            Item::Flag(flag) => serializer.serialize_bool(flag),
            Item::Json(json) => json.serialize(serializer),
            Item::Raw(keyword, value) => Raw { keyword, value, names }.serialize(serializer),
            Item::Values(values, or_null) => {
                serializer.collect_seq(values.iter().chain(or_null.then_some(Json::Null)))
            }
            Item::Target(Target::Root) => serializer.serialize_str("#"),
            Item::Target(Target::Definition(name, _)) => {
                serializer.collect_str(&format_args!("#/$defs/{}", encoded(name)))
            }
            Item::Child(child) => {
                child.with(|node| Schema { node, names, place: Place::Use }.serialize(serializer))
            }
            Item::Branches(nodes, or_null) => serialize_branches(serializer, nodes, or_null, names),
            Item::OrNull(node) => {
                let mut seq = serializer.serialize_seq(Some(2))?;
                seq.serialize_element(&Schema { node, names, place: Place::Branch })?;
                seq.serialize_element(&NullType)?;
                seq.end()
            }
            Item::Properties(list) => serialize_properties(serializer, list, names),
            Item::Required(list) => serialize_required(serializer, list),
            Item::Definitions(definitions) => serialize_definitions(serializer, definitions, names),
        }
    }
}

/// What a keyword has in a part that stays JSON, with its properties in their order.
struct Raw<'n> {
    keyword: &'n str,
    value: &'n Value,
    names: &'n Names,
}

impl Serialize for Raw<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { keyword, value, names } = *self;
        match value {
            _ if names.orders.is_empty() => value.serialize(serializer),
            Value::Array(values) => {
                serializer.collect_seq(values.iter().map(|value| Raw { keyword: "", value, names }))
            }
            Value::Object(map) => {
                let members = names.orders.members(keyword, map).into_iter();
                serializer.collect_map(
                    members.map(|(key, value)| (key, Raw { keyword: key, value, names })),
                )
            }
            scalar => scalar.serialize(serializer),
        }
    }
}

struct Description<'n>(Option<&'n str>, Option<Lines<'n>>);

impl fmt::Display for Description<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(text, lines) = *self;
        f.write_str(text.unwrap_or_default())?;
        let mut start = if text.is_none() { "- " } else { "\n- " };
        for (value, line) in lines.into_iter().flat_map(Lines::said) {
            write!(f, "{start}{value}: {line}")?;
            start = "\n- ";
        }
        Ok(())
    }
}

impl Serialize for Json<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            Self::Null => serializer.serialize_unit(),
            Self::Boolean(value) => serializer.serialize_bool(value),
            Self::Number(number) => number.serialize(serializer),
            Self::String(text) => serializer.serialize_str(text),
            Self::List(values) => values.serialize(serializer),
            Self::Value(value) => value.serialize(serializer),
        }
    }
}

impl Serialize for Values<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// `{"type": "null"}`
struct NullType;

impl Serialize for NullType {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map([("type", "null")])
    }
}

fn serialize_branches<S: Serializer>(
    serializer: S,
    nodes: Nodes<'_>,
    or_null: bool,
    names: &Names,
) -> Result<S::Ok, S::Error> {
    let mut seq = serializer.serialize_seq(None)?;
    nodes
        .try_each(&mut |node| seq.serialize_element(&Schema { node, names, place: Place::Use }))?;
    if or_null {
        seq.serialize_element(&NullType)?;
    }
    seq.end()
}

fn serialize_properties<S: Serializer>(
    serializer: S,
    list: Properties<'_>,
    names: &Names,
) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(None)?;
    list.try_each(&mut |property| {
        let schema = Schema { node: &property.schema(), names, place: Place::Use };
        map.serialize_entry(property.name, &schema)
    })?;
    map.end()
}

fn serialize_required<S: Serializer>(
    serializer: S,
    list: Properties<'_>,
) -> Result<S::Ok, S::Error> {
    let mut seq = serializer.serialize_seq(None)?;
    list.try_each(&mut |property| {
        if property.required { seq.serialize_element(property.name) } else { Ok(()) }
    })?;
    seq.end()
}

fn serialize_definitions<S: Serializer>(
    serializer: S,
    definitions: &[Definition],
    names: &Names,
) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(None)?;
    for named in names.types() {
        let schema = Schema { node: named.node, names, place: Place::Body };
        map.serialize_entry(&named.name, &schema)?;
    }
    for Definition { name, node } in definitions {
        let schema = Schema { node: &node.view(), names, place: Place::Body };
        map.serialize_entry(name, &schema)?;
    }
    map.end()
}
