//! Whether all that a finished schema mentions is there.

use std::collections::HashSet;

use serde_json::Value;

use super::error::{FaultKind, Faults, Walk};
use super::read::steps;
use super::write::is_apart;
use crate::json::pointer;
use crate::node::{Definition, NodeBuf, RestBuf, ShapeBuf};
use crate::text::Excerpt;

/// Reports each mention that names nothing. `whole` is asked for when places are named
/// that are no definitions.
pub(super) fn check(
    root: &NodeBuf,
    definitions: &[Definition],
    whole: &dyn Fn() -> Value,
    faults: &mut Faults,
) {
    let names = definitions.iter().map(|one| one.name.as_str()).collect();
    let mut search = Search { names, whole, json: None, faults };
    search.node(root);
    for Definition { name, node } in definitions {
        search.within(&["$defs", name], |search| search.node(node));
    }
}

struct Search<'s> {
    names: HashSet<&'s str>,
    whole: &'s dyn Fn() -> Value,
    json: Option<Value>,
    faults: &'s mut Faults,
}

impl Walk for Search<'_> {
    fn faults(&mut self) -> &mut Faults {
        self.faults
    }
}

impl Search<'_> {
    fn node(&mut self, node: &NodeBuf) {
        if is_apart(&node.view()) {
            self.within(&["anyOf", "0"], |search| search.shape(&node.shape));
        } else {
            self.shape(&node.shape);
        }
        if let Some(names) = &node.names {
            self.within(&["propertyNames"], |search| search.node(names));
        }
    }

    fn shape(&mut self, shape: &ShapeBuf) {
        match shape {
            ShapeBuf::Definition(name) if !self.names.contains(name.as_str()) => {
                self.report(&format!("#{}", pointer(&["$defs", name])));
            }
            ShapeBuf::Raw(value) => self.raw(value),
            ShapeBuf::Array { items: Some(items), .. } => {
                self.within(&["items"], |search| search.node(items));
            }
            ShapeBuf::Tuple(nodes) => self.list("prefixItems", nodes),
            ShapeBuf::Union { branches, .. } => self.list("anyOf", branches),
            ShapeBuf::Object { properties, rest } => {
                for property in properties.iter().flatten() {
                    self.within(&["properties", &property.name], |search| {
                        search.node(&property.node);
                    });
                }
                if let RestBuf::Of(of) = rest {
                    self.within(&["additionalProperties"], |search| search.node(of));
                }
            }
            _ => {}
        }
    }

    fn list(&mut self, keyword: &str, nodes: &[NodeBuf]) {
        for (index, node) in nodes.iter().enumerate() {
            self.within(&[keyword, &index.to_string()], |search| search.node(node));
        }
    }

    fn raw(&mut self, value: &Value) {
        match value {
            Value::Array(values) => {
                for (index, value) in values.iter().enumerate() {
                    self.within(&[&index.to_string()], |search| search.raw(value));
                }
            }
            Value::Object(map) => {
                for (key, value) in map {
                    match (key.as_str(), value) {
                        ("$ref", Value::String(text)) => {
                            self.within(&[key], |search| search.reference(text));
                        }
                        ("const" | "enum" | "default" | "examples", _) => {}
                        _ => self.within(&[key], |search| search.raw(value)),
                    }
                }
            }
            _ => {}
        }
    }

    fn reference(&mut self, text: &str) {
        let Some(steps) = text.strip_prefix('#').and_then(steps) else { return };
        let is_there = match steps.as_slice() {
            [] => true,
            [keyword, name] if keyword == "$defs" => self.names.contains(name.as_str()),
            _ => {
                let steps: Vec<&str> = steps.iter().map(String::as_str).collect();
                let json = self.json.get_or_insert_with(self.whole);
                json.pointer(&pointer(&steps)).is_some()
            }
        };
        if !is_there {
            self.report(text);
        }
    }

    fn report(&mut self, reference: &str) {
        let reference = Excerpt::new(reference, 60).to_string();
        self.faults.push(FaultKind::NoTarget { reference });
    }
}
