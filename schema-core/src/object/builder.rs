//! [`ObjectBuilder`]: the properties of an object, one after the other.

use super::ObjectSchema;
use super::check::check;
use super::composite::Schema;
use super::error::{Faults, ObjectError};
use super::node::{Member, Node, Shape};
use crate::form::without_replaced;

/// An object that is being declared; [`ObjectSchema::builder`] starts one.
///
/// It is a type by itself: given as a property or as the items of an array, it
/// is an object in place, to any depth.
///
/// ```
/// use schema_core::object::{ObjectSchema, Type};
///
/// let schema = ObjectSchema::builder()
///     .required(
///         "author",
///         ObjectSchema::builder()
///             .description("Who wrote it")
///             .required("name", Type::string())
///             .optional("address", ObjectSchema::builder().required("city", Type::string())),
///     )
///     .build()?;
///
/// assert_eq!(
///     schema.to_string(),
///     concat!(
///         r#"{"type":"object","properties":{"author":{"type":"object","description":"Who wrote it","#,
///         r#""properties":{"name":{"type":"string"},"address":{"type":"object","properties":"#,
///         r#"{"city":{"type":"string"}},"required":["city"]}},"required":["name"]}},"#,
///         r#""required":["author"]}"#,
///     ),
/// );
/// # Ok::<(), schema_core::object::ObjectError>(())
/// ```
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ObjectBuilder {
    title: Option<String>,
    description: Option<String>,
    properties: Vec<Member>,
}

impl ObjectBuilder {
    /// `title` (Validation, section 9.1). There is none unless it is asked for.
    ///
    /// ```
    /// # use schema_core::object::ObjectSchema;
    /// let schema = ObjectSchema::builder().title("Search").build()?;
    /// assert_eq!(schema.to_string(), r#"{"type":"object","title":"Search","properties":{}}"#);
    /// # Ok::<(), schema_core::object::ObjectError>(())
    /// ```
    pub fn title(mut self, title: impl Into<String>) -> Self {
        self.title = Some(title.into());
        self
    }

    /// `description` (Validation, section 9.1).
    ///
    /// ```
    /// # use schema_core::object::ObjectSchema;
    /// let schema = ObjectSchema::builder().description("No parameters").build()?;
    /// assert_eq!(schema.to_value()["description"], "No parameters");
    /// # Ok::<(), schema_core::object::ObjectError>(())
    /// ```
    pub fn description(mut self, description: impl Into<String>) -> Self {
        self.description = Some(description.into());
        self
    }

    /// A property that has to be there (Validation, section 6.5.3).
    ///
    /// Short for [`field`](Self::field) with [`Property::required`].
    ///
    /// ```
    /// # use schema_core::object::{ObjectSchema, Type};
    /// let schema = ObjectSchema::builder().required("query", Type::string()).build()?;
    /// assert_eq!(schema.to_value()["required"], serde_json::json!(["query"]));
    /// # Ok::<(), schema_core::object::ObjectError>(())
    /// ```
    pub fn required(self, name: impl Into<String>, schema: impl Into<Schema>) -> Self {
        self.field(Property::required(name, schema))
    }

    /// A property that may be absent; the [strict](ObjectSchema::strict) profile
    /// asks for it and lets it be null.
    ///
    /// Short for [`field`](Self::field) with [`Property::optional`].
    ///
    /// ```
    /// # use schema_core::object::{ObjectSchema, Type};
    /// let schema = ObjectSchema::builder().optional("lang", Type::string()).build()?;
    /// assert_eq!(
    ///     schema.to_string(),
    ///     r#"{"type":"object","properties":{"lang":{"type":"string"}}}"#
    /// );
    /// # Ok::<(), schema_core::object::ObjectError>(())
    /// ```
    pub fn optional(self, name: impl Into<String>, schema: impl Into<Schema>) -> Self {
        self.field(Property::optional(name, schema))
    }

    /// Adds a property (Core, section 10.3.2.1). It takes the place of an earlier
    /// one of the same name.
    ///
    /// ```
    /// # use schema_core::object::{ObjectSchema, Property, Type};
    /// let schema = ObjectSchema::builder()
    ///     .required("id", Type::integer())
    ///     .required("name", Type::string())
    ///     .field(Property::required("id", Type::string()))
    ///     .build()?;
    ///
    /// assert_eq!(
    ///     schema.to_string(),
    ///     concat!(
    ///         r#"{"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"}},"#,
    ///         r#""required":["id","name"]}"#,
    ///     ),
    /// );
    /// # Ok::<(), schema_core::object::ObjectError>(())
    /// ```
    pub fn field(mut self, property: impl Into<Property>) -> Self {
        // Names are compared when the object is complete, all at once.
        self.properties.push(property.into().member);
        self
    }

    /// The finished schema.
    ///
    /// ```
    /// # use schema_core::object::{ObjectSchema, Type};
    /// let count = Type::integer().min(1).max(9).default(10);
    /// let error = ObjectSchema::builder().optional("count", count).build().unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "a fault in the object schema: /properties/count/default: \
    ///      10 is not valid here: it is above the maximum 9"
    /// );
    /// ```
    ///
    /// # Errors
    ///
    /// [`ObjectError`] with every fault of the schema, at every depth.
    pub fn build(self) -> Result<ObjectSchema<'static>, ObjectError> {
        let node = self.into_node();
        let mut faults = Faults::default();
        check(&node, &mut faults);
        faults.none_or(ObjectSchema::of_parts(node.into_buf(), Vec::new()))
    }

    pub(super) fn into_node(self) -> Node {
        let properties = without_replaced(self.properties, |member| &member.name);
        let mut node = Node::new(Shape::Object { properties, closed: false });
        node.title = self.title;
        node.description = self.description;
        node
    }
}

/// A property: its name, its type, and whether it has to be there.
///
/// ```
/// use schema_core::object::{ObjectSchema, Property, Type};
///
/// fn paging() -> [Property; 2] {
///     [
///         Property::required("page", Type::integer().min(1)),
///         Property::optional("size", Type::integer().min(1).max(100).default(20)),
///     ]
/// }
///
/// let schema = paging().into_iter().fold(ObjectSchema::builder(), |s, p| s.field(p)).build()?;
/// assert_eq!(schema.to_value()["required"], serde_json::json!(["page"]));
/// # Ok::<(), schema_core::object::ObjectError>(())
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct Property {
    member: Member,
}

impl Property {
    /// A property that has to be there.
    ///
    /// ```
    /// use schema_core::object::{Property, Type};
    /// Property::required("query", Type::string().min_length(1));
    /// ```
    pub fn required(name: impl Into<String>, schema: impl Into<Schema>) -> Self {
        Self { member: Member { name: name.into(), required: true, node: schema.into().node } }
    }

    /// A property that may be absent.
    ///
    /// ```
    /// use schema_core::object::{Property, Type};
    /// Property::optional("lang", Type::string().default("en"));
    /// ```
    pub fn optional(name: impl Into<String>, schema: impl Into<Schema>) -> Self {
        Self { member: Member { name: name.into(), required: false, node: schema.into().node } }
    }
}
