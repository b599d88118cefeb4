//! The fields of a form as properties, and what a type that is a field is in a tree.

use super::{Child, Json, Lines, Node, Property, Shape, Values};
use crate::field::{DefaultValue, Field, FieldKind};

/// A field of a form as a property, with what it is as a schema.
pub(crate) const fn property<'n, 'a>(field: &Field<'a>, node: &'n Node<'a>) -> Property<'n, 'a> {
    let mut property = Property::new(field.name, node);
    property.required = field.facts.required;
    property.optional = field.facts.optional;
    property
}

/// A field of a form as a schema. A choice becomes one plain `enum`, which models and
/// providers read best, and its titles become lines of the description.
pub(crate) const fn node<'a>(field: &Field<'a>) -> Node<'a> {
    let limits = field.facts.limits;
    let (shape, choices) = match field.facts.kind {
        FieldKind::Boolean => (Shape::Boolean, None),
        FieldKind::Number | FieldKind::Integer => (Shape::Number { limits, steps: None }, None),
        FieldKind::String => (Shape::text(limits), None),
        FieldKind::SingleSelect => (Shape::text(limits), Some(Values::Texts(field.options))),
        FieldKind::MultiSelect => {
            let items = Some(Child::Options(field.options, limits.rust.item_checks));
            (Shape::Array { items, limits, unique: false }, None)
        }
    };
    Node {
        title: field.title,
        description: field.description,
        lines: match field.titles {
            Some(texts) => Some(Lines { values: field.options, texts }),
            None => None,
        },
        choices,
        default: match field.default {
            Some(DefaultValue::Number(number)) if limits.whole => {
                Some(Json::Number(number.normalized()))
            }
            Some(default) => Some(json(default)),
            None => None,
        },
        checks: field.facts.checks,
        ..Node::of(shape)
    }
}

/// A default of a form as JSON.
pub(crate) const fn json(default: DefaultValue<'_>) -> Json<'_> {
    match default {
        DefaultValue::Boolean(value) => Json::Boolean(value),
        DefaultValue::Number(number) => Json::Number(number),
        DefaultValue::String(text) => Json::String(text),
        DefaultValue::List(list) => Json::List(Values::Texts(list)),
    }
}
