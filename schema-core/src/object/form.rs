//! A form, and each of its fields, as an object and as a property.

use serde_json::Value;

use super::node::{Bounds, Node, Shape, Sizes, as_written};
use super::{ObjectBuilder, Property, Schema};
use crate::{DefaultValue, Field, FieldKind, FormSchema, Texts};

/// The fields of a form as properties. Titles of options
/// [go into the description](super#forms-as-objects).
///
/// ```
/// use schema_core::object::ObjectBuilder;
/// use schema_core::{Field, FormSchema};
///
/// let plan = Field::single_select("plan", ["free", "pro"]).option_titles(["Free", "Paid, monthly"]);
/// let form = FormSchema::builder().field(plan.description("Which plan")).build()?;
///
/// assert_eq!(
///     ObjectBuilder::from(&form).build()?.to_value()["properties"]["plan"],
///     serde_json::json!({
///         "type": "string",
///         "description": "Which plan\n- free: Free\n- pro: Paid, monthly",
///         "enum": ["free", "pro"],
///     }),
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl From<&FormSchema<'_>> for ObjectBuilder {
    fn from(form: &FormSchema<'_>) -> Self {
        form.fields().fold(Self::default(), ObjectBuilder::field)
    }
}

/// A form as an object in place. Titles of options
/// [go into the description](super#forms-as-objects).
///
/// ```
/// use schema_core::object::ObjectSchema;
/// use schema_core::{Field, FormSchema};
///
/// let size = Field::single_select("size", ["s", "m"]).option_titles(["Small", "Medium"]);
/// let form = FormSchema::builder().field(size).build()?;
///
/// let schema = ObjectSchema::builder().required("shirt", &form).build()?;
/// assert_eq!(
///     schema.to_value()["properties"]["shirt"]["properties"]["size"],
///     serde_json::json!({
///         "type": "string",
///         "description": "- s: Small\n- m: Medium",
///         "enum": ["s", "m"],
///     }),
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl From<&FormSchema<'_>> for Schema {
    fn from(form: &FormSchema<'_>) -> Self {
        ObjectBuilder::from(form).into()
    }
}

/// A field of a form as a property. Titles of options
/// [go into the description](super#forms-as-objects).
///
/// ```
/// use schema_core::object::ObjectSchema;
/// use schema_core::{Field, FormSchema};
///
/// let tags = Field::multi_select("tags", ["ui", "db"]).option_titles(["ui", "Storage"]);
/// let form = FormSchema::builder().field(tags).build()?;
///
/// let schema = form.fields().fold(ObjectSchema::builder(), |object, field| object.field(field));
/// assert_eq!(
///     schema.build()?.to_value()["properties"]["tags"],
///     serde_json::json!({
///         "type": "array",
///         "description": "- db: Storage",
///         "items": { "type": "string", "enum": ["ui", "db"] },
///     }),
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
    node.description = description(field);
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

/// The description, and below it, line by line, the options with a title that
/// says more than they do.
fn description(field: &Field<'_>) -> Option<String> {
    let own = field.description().map(str::to_owned);
    let Some(titles) = field.option_titles() else { return own };
    let pairs = field.options().iter().zip(titles.iter()).filter(|(value, title)| value != title);
    let lines = pairs.map(|(value, title)| format!("- {value}: {title}"));
    let all: Vec<_> = own.into_iter().chain(lines).collect();
    (!all.is_empty()).then(|| all.join("\n"))
}

fn texts(list: Texts<'_>) -> Vec<Value> {
    list.iter().map(Value::from).collect()
}
