//! Where a schema that was built or read has an `x-mcp-header`. A client has to drop a tool
//! that has one elsewhere, or a wrong one (MCP 2026-07-28, Streamable HTTP).

use std::collections::HashSet;

use serde_json::{Map, Value};

use super::error::{FaultKind, Faults, Walk};
use crate::node::{Definition, NodeBuf, PropertyBuf, RestBuf, ShapeBuf};
use crate::rules::header::{NOT_PLAIN, OFF_THE_PATH, REPEATED, header_name_fault};
use crate::text::Excerpt;

const KEYWORD: &str = "x-mcp-header";

/// Reports each header that a client could not send. `whole` is asked for once there is one.
pub(super) fn check(
    root: &NodeBuf,
    definitions: &[Definition],
    whole: &dyn Fn() -> Value,
    faults: &mut Faults,
) {
    if is_in(root) || definitions.iter().any(|definition| is_in(&definition.node)) {
        let mut search = Search { seen: HashSet::new(), faults };
        search.schema(&whole(), Place::Root);
    }
}

fn is_in(node: &NodeBuf) -> bool {
    let of_property = |property: &PropertyBuf| is_in(&property.node);
    node.header.is_some()
        || node.extra.iter().any(|(name, _)| name == KEYWORD)
        || node.names.as_deref().is_some_and(is_in)
        || match &node.shape {
            ShapeBuf::Array { items: Some(items), .. } => is_in(items),
            ShapeBuf::Tuple(nodes) | ShapeBuf::Union { branches: nodes, .. } => {
                nodes.iter().any(is_in)
            }
            ShapeBuf::Object { properties, rest } => {
                properties.iter().flatten().any(of_property)
                    || matches!(rest, RestBuf::Of(of) if is_in(of))
            }
            ShapeBuf::Raw(value) => is_in_json(value),
            _ => false,
        }
}

fn is_in_json(value: &Value) -> bool {
    match value {
        Value::Object(map) => map.contains_key(KEYWORD) || map.values().any(is_in_json),
        Value::Array(values) => values.iter().any(is_in_json),
        _ => false,
    }
}

/// How a schema is reached.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Root,
    /// From the root, through `properties` alone.
    Property,
    Elsewhere,
}

struct Search<'s> {
    seen: HashSet<String>,
    faults: &'s mut Faults,
}

impl Walk for Search<'_> {
    fn faults(&mut self) -> &mut Faults {
        self.faults
    }
}

impl Search<'_> {
    fn schema(&mut self, schema: &Value, place: Place) {
        let map = match schema {
            Value::Object(map) => map,
            // A list of schemas.
            Value::Array(schemas) => {
                for (index, schema) in schemas.iter().enumerate() {
                    self.within(&[&index.to_string()], |search| {
                        search.schema(schema, Place::Elsewhere);
                    });
                }
                return;
            }
            _ => return,
        };
        for (keyword, value) in map {
            match (keyword.as_str(), value) {
                (KEYWORD, header) => {
                    if let Some(because) = self.fault(header, map, place) {
                        let header = Excerpt::new(&header.to_string(), 60).to_string();
                        self.within(&[KEYWORD], |search| {
                            search.faults.push(FaultKind::BadHeader { header, because });
                        });
                    }
                }
                // Data, or names.
                (
                    "default" | "const" | "enum" | "examples" | "required" | "dependentRequired",
                    _,
                ) => {}
                ("properties", Value::Object(schemas)) => {
                    let is_on = place != Place::Elsewhere;
                    let inside = if is_on { Place::Property } else { Place::Elsewhere };
                    self.members(keyword, schemas, inside);
                }
                (
                    "patternProperties" | "dependentSchemas" | "dependencies" | "$defs"
                    | "definitions",
                    Value::Object(schemas),
                ) => self.members(keyword, schemas, Place::Elsewhere),
                (_, value) => {
                    self.within(&[keyword], |search| search.schema(value, Place::Elsewhere));
                }
            }
        }
    }

    fn members(&mut self, keyword: &str, schemas: &Map<String, Value>, place: Place) {
        for (name, schema) in schemas {
            self.within(&[keyword, name], |search| search.schema(schema, place));
        }
    }

    fn fault(
        &mut self,
        header: &Value,
        schema: &Map<String, Value>,
        place: Place,
    ) -> Option<&'static str> {
        let Value::String(name) = header else { return Some("it takes a string") };
        if let Some(fault) = header_name_fault(name) {
            return Some(fault);
        }
        if place != Place::Property {
            return Some(OFF_THE_PATH);
        }
        if !self.seen.insert(name.to_ascii_lowercase()) {
            return Some(REPEATED);
        }
        match schema.get("type").and_then(Value::as_str) {
            // Which integers others than ours need not say: it is judged of each value.
            Some("string" | "boolean" | "integer") => None,
            _ => Some(NOT_PLAIN),
        }
    }
}
