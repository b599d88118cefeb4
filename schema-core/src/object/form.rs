//! A form, and each of its fields, as an object and as a property.

use super::part::Part;
use super::{ObjectBuilder, Property, Schema};
use crate::node::{Names, NodeBuf, leaf};
use crate::{Field, FormSchema};

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
        let node = NodeBuf::of_view(&leaf::node(&field), &Names::default(), true);
        let schema = Schema { part: Part::of_node(node) };
        if field.is_required() {
            Self::required(field.name(), schema)
        } else {
            Self::optional(field.name(), schema)
        }
    }
}
