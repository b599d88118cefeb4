//! The JSON of a schema, keyword by keyword, in the order of declaration.

use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::Value;

use super::node::{Bounds, Member, Node, Shape, Sizes};

impl Serialize for Node {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.shape {
            Shape::Raw(schema) if !self.is_wrapped() => schema.serialize(serializer),
            _ => {
                let mut map = serializer.serialize_map(None)?;
                self.write(&mut map)?;
                map.end()
            }
        }
    }
}

impl Node {
    /// Writes the keywords; a raw schema only as a branch beside null.
    pub(super) fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        if self.is_wrapped() {
            map.serialize_entry("anyOf", &(Branch(self), NullType))?;
            self.write_words(map)?;
        } else if self.nullable && !matches!(self.shape, Shape::Null) {
            map.serialize_entry("type", &(self.type_name(), "null"))?;
            self.write_words(map)?;
            self.write_limits(map)?;
        } else {
            map.serialize_entry("type", self.type_name())?;
            self.write_words(map)?;
            self.write_limits(map)?;
        }
        if let Some(default) = &self.default {
            map.serialize_entry("default", default)?;
        }
        Ok(())
    }

    fn write_words<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        write_some(map, "title", self.title.as_ref())?;
        write_some(map, "description", self.description.as_ref())
    }

    fn write_limits<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        match &self.shape {
            Shape::String { length, format } => {
                write_sizes(map, *length, ["minLength", "maxLength"])?;
                write_some(map, "format", format.as_ref())?;
            }
            Shape::Number(bounds) => write_bounds(map, *bounds)?,
            Shape::Integer(Bounds { min, max }) => {
                let [min, max] = [min, max].map(|bound| bound.map(crate::Number::normalized));
                write_bounds(map, Bounds { min, max })?;
            }
            Shape::Array { items, count } => {
                write_some(map, "items", items.as_ref())?;
                write_sizes(map, *count, ["minItems", "maxItems"])?;
            }
            Shape::Object { properties, closed } => write_object(map, properties, *closed)?,
            Shape::Boolean | Shape::Null | Shape::Raw(_) => {}
        }
        write_some(map, "enum", self.options.as_ref())
    }
}

/// Writes a whole schema, `$schema` first when there is one to write.
pub(super) fn write_root<S: Serializer>(
    node: &Node,
    dialect: Option<&str>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(None)?;
    let raw = match &node.shape {
        Shape::Raw(Value::Object(raw)) => Some(raw),
        _ => None,
    };
    if !raw.is_some_and(|raw| raw.contains_key("$schema")) {
        write_some(&mut map, "$schema", dialect.as_ref())?;
    }
    match raw {
        Some(raw) => raw.iter().try_for_each(|(key, value)| map.serialize_entry(key, value))?,
        None => node.write(&mut map)?,
    }
    map.end()
}

/// The schema itself, as the first branch of an `anyOf`; its title, description
/// and default stand outside.
struct Branch<'a>(&'a Node);

impl Serialize for Branch<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(node) = self;
        if let Shape::Raw(schema) = &node.shape {
            return schema.serialize(serializer);
        }
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("type", node.type_name())?;
        node.write_limits(&mut map)?;
        map.end()
    }
}

/// `{"type": "null"}`
struct NullType;

impl Serialize for NullType {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(1))?;
        map.serialize_entry("type", "null")?;
        map.end()
    }
}

/// The value of `properties`.
struct Properties<'a>(&'a [Member]);

impl Serialize for Properties<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|member| (&member.name, &member.node)))
    }
}

fn write_object<M: SerializeMap>(
    map: &mut M,
    properties: &[Member],
    closed: bool,
) -> Result<(), M::Error> {
    map.serialize_entry("properties", &Properties(properties))?;
    let required: Vec<_> =
        properties.iter().filter(|member| member.required).map(|member| &member.name).collect();
    if !required.is_empty() {
        map.serialize_entry("required", &required)?;
    }
    if closed {
        map.serialize_entry("additionalProperties", &false)?;
    }
    Ok(())
}

fn write_bounds<M: SerializeMap>(map: &mut M, bounds: Bounds) -> Result<(), M::Error> {
    write_some(map, "minimum", bounds.min.as_ref())?;
    write_some(map, "maximum", bounds.max.as_ref())
}

fn write_sizes<M: SerializeMap>(
    map: &mut M,
    sizes: Sizes,
    [min, max]: [&str; 2],
) -> Result<(), M::Error> {
    write_some(map, min, sizes.min.as_ref())?;
    write_some(map, max, sizes.max.as_ref())
}

fn write_some<M: SerializeMap, T: Serialize>(
    map: &mut M,
    keyword: &str,
    value: Option<&T>,
) -> Result<(), M::Error> {
    value.map_or(Ok(()), |value| map.serialize_entry(keyword, value))
}
