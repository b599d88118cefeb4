//! A form, and each of its fields, as an object and as a property.

use serde_json::Value;

use super::node::{Bounds, Node, Shape, Sizes, as_written};
use super::{ObjectBuilder, Property, Schema};
use crate::{DefaultValue, Field, FieldKind, FormSchema, Texts};

/// Nests a form; options lose their titles, which an `enum` cannot say.
impl From<&FormSchema<'_>> for ObjectBuilder {
    fn from(form: &FormSchema<'_>) -> Self {
        form.fields().fold(Self::default(), ObjectBuilder::field)
    }
}

impl From<&FormSchema<'_>> for Schema {
    fn from(form: &FormSchema<'_>) -> Self {
        ObjectBuilder::from(form).into()
    }
}

impl From<Field<'_>> for Property {
    fn from(field: Field<'_>) -> Self {
        let schema = Schema { node: node(&field) };
        if field.is_required() {
            Self::required(field.name(), schema)
        } else {
            Self::optional(field.name(), schema)
        }
    }
}

fn node(field: &Field<'_>) -> Node {
    let bounds = Bounds { min: field.min().map(as_written), max: field.max().map(as_written) };
    let mut node = Node::new(match field.kind() {
        FieldKind::Number => Shape::Number(bounds),
        FieldKind::Integer => Shape::Integer(bounds),
        FieldKind::Boolean => Shape::Boolean,
        FieldKind::String | FieldKind::SingleSelect => Shape::String {
            length: Sizes { min: field.min_length(), max: field.max_length() },
            format: field.format().map(|format| format.as_str().to_owned()),
        },
        FieldKind::MultiSelect => {
            let mut item = Node::new(Shape::String { length: Sizes::default(), format: None });
            item.set_options(texts(field.options()));
            Shape::Array {
                items: Some(Box::new(item)),
                count: Sizes { min: field.min_items(), max: field.max_items() },
            }
        }
    });
    node.title = field.title().map(str::to_owned);
    node.description = field.description().map(str::to_owned);
    if field.kind() == FieldKind::SingleSelect {
        node.set_options(texts(field.options()));
    }
    let default = match field.default() {
        Some(DefaultValue::Boolean(value)) => Some(value.into()),
        Some(DefaultValue::Number(number)) => node.number(number, "/default"),
        Some(DefaultValue::String(text)) => Some(text.into()),
        Some(DefaultValue::List(list)) => Some(texts(list).into()),
        _ => None,
    };
    if let Some(default) = default {
        node.set_default(default);
    }
    node
}

fn texts(list: Texts<'_>) -> Vec<Value> {
    list.iter().map(Value::from).collect()
}
