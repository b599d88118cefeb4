//! The types that hold others: arrays, objects, raw schemas, and [`Schema`] for
//! any of them.

use serde_json::Value;

use super::builder::ObjectBuilder;
use super::kind;
use super::node::{Node, Shape, Sizes};
use super::types::Type;

impl Type<kind::ArrayType> {
    /// An array whose `items` (Core, section 10.3.1.2) are all of one type: a
    /// [`Type`], an [`ObjectBuilder`] or a raw [`Value`].
    ///
    /// ```
    /// use schema_core::object::{ObjectSchema, Type};
    ///
    /// Type::array(Type::string());
    /// Type::array(ObjectSchema::builder().required("name", Type::string()));
    /// Type::array(serde_json::json!({ "type": "string", "pattern": "^#" }));
    /// ```
    pub fn array(items: impl Into<Schema>) -> Self {
        let items = Some(Box::new(items.into().node));
        Self::new(Shape::Array { items, count: Sizes::default() })
    }

    /// An array of anything: `{"type": "array"}`. It cannot be made
    /// [strict](super::ObjectSchema::strict).
    ///
    /// ```
    /// schema_core::object::Type::array_of_anything();
    /// ```
    pub fn array_of_anything() -> Self {
        Self::new(Shape::Array { items: None, count: Sizes::default() })
    }

    fn count(mut self, edit: impl FnOnce(&mut Sizes)) -> Self {
        if let Shape::Array { count, .. } = &mut self.node.shape {
            edit(count);
        }
        self
    }

    /// `minItems` (Validation, section 6.4.2).
    ///
    /// ```
    /// # use schema_core::object::Type;
    /// Type::array(Type::string()).min_items(1);
    /// ```
    pub fn min_items(self, min: u64) -> Self {
        self.count(|count| count.min = Some(min))
    }

    /// `maxItems` (Validation, section 6.4.1).
    ///
    /// ```
    /// # use schema_core::object::Type;
    /// Type::array(Type::string()).max_items(5);
    /// ```
    pub fn max_items(self, max: u64) -> Self {
        self.count(|count| count.max = Some(max))
    }
    /// `enum`: the values to choose from (Validation, section 6.1.2).
    ///
    /// ```
    /// # use schema_core::object::{ObjectSchema, Type};
    /// Type::array(Type::integer()).options([vec![1, 2], vec![3]]);
    /// ```
    pub fn options<T: Into<Value>>(mut self, options: impl IntoIterator<Item = T>) -> Self {
        self.node.set_options(options.into_iter().map(Into::into).collect());
        self
    }

    /// `default` (Validation, section 9.2).
    ///
    /// ```
    /// # use schema_core::object::{ObjectSchema, Type};
    /// Type::array(Type::string()).default(["draft"].as_slice());
    /// ```
    pub fn default(mut self, default: impl Into<Value>) -> Self {
        self.node.set_default(default.into());
        self
    }
}

impl Type<kind::ObjectType> {
    /// An object that is declared in place. An [`ObjectBuilder`] is a type by
    /// itself; this is for one that is nullable, or has an enum or a default.
    ///
    /// ```
    /// use schema_core::object::{ObjectSchema, Type};
    ///
    /// let author = ObjectSchema::builder().required("name", Type::string());
    /// Type::object(author).nullable();
    /// ```
    pub fn object(object: ObjectBuilder) -> Self {
        Self::from_node(object.into_node())
    }
    /// `enum`: the values to choose from (Validation, section 6.1.2).
    ///
    /// ```
    /// # use schema_core::object::{ObjectSchema, Type};
    /// let point = ObjectSchema::builder().required("x", Type::integer());
    /// Type::object(point).options([serde_json::json!({ "x": 1 })]);
    /// ```
    pub fn options<T: Into<Value>>(mut self, options: impl IntoIterator<Item = T>) -> Self {
        self.node.set_options(options.into_iter().map(Into::into).collect());
        self
    }

    /// `default` (Validation, section 9.2).
    ///
    /// ```
    /// # use schema_core::object::{ObjectSchema, Type};
    /// let point = ObjectSchema::builder().required("x", Type::integer());
    /// Type::object(point).default(serde_json::json!({ "x": 1 }));
    /// ```
    pub fn default(mut self, default: impl Into<Value>) -> Self {
        self.node.set_default(default.into());
        self
    }
}

impl Type<kind::RawType> {
    /// Any schema as JSON, used as it is: unknown keywords stay. Only title,
    /// description and enum can be set, and then replace its own.
    ///
    /// The keywords of JSON Schema 2020-12 have to have a value that they take, at
    /// every depth. Where `$schema` names an older draft (4 or later), what that
    /// one takes passes as well: a list of schemas as `items`, a boolean as
    /// `exclusiveMinimum` or `exclusiveMaximum`.
    ///
    /// ```
    /// # use schema_core::object::{ObjectSchema, Type};
    /// # fn main() -> Result<(), schema_core::object::ObjectError> {
    /// let raw = serde_json::json!({ "type": "string", "x-widget": "colour" });
    /// let schema = ObjectSchema::builder().required("ink", Type::raw(raw.clone())).build()?;
    /// assert_eq!(schema.to_value()["properties"]["ink"], raw);
    /// # Ok(()) }
    /// ```
    pub fn raw(schema: Value) -> Self {
        Self::from_node(Node::raw(schema))
    }
    /// `enum`: the values to choose from (Validation, section 6.1.2).
    /// Replaces the schema's own.
    ///
    /// ```
    /// # use schema_core::object::{ObjectSchema, Type};
    /// Type::raw(serde_json::json!({ "x-unit": "mm" })).options([1, 2]);
    /// ```
    pub fn options<T: Into<Value>>(mut self, options: impl IntoIterator<Item = T>) -> Self {
        self.node.set_options(options.into_iter().map(Into::into).collect());
        self
    }
}

/// A type of any kind: what a property or the items of an array take. There is
/// nothing to do with it but to pass it on.
///
/// ```
/// use schema_core::object::{ObjectSchema, Schema, Type};
///
/// fn column(name: &str) -> Schema {
///     match name {
///         "id" => Type::integer().min(1).into(),
///         "owner" => ObjectSchema::builder().required("name", Type::string()).into(),
///         _ => serde_json::json!({ "type": "string", "maxLength": 80 }).into(),
///     }
/// }
///
/// let row = ["id", "owner", "note"]
///     .into_iter()
///     .fold(ObjectSchema::builder(), |row, name| row.required(name, column(name)))
///     .build()?;
/// assert_eq!(row.to_value()["required"], serde_json::json!(["id", "owner", "note"]));
/// # Ok::<(), schema_core::object::ObjectError>(())
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct Schema {
    pub(super) node: Node,
}

impl<K> From<Type<K>> for Schema {
    fn from(of: Type<K>) -> Self {
        Self { node: of.node }
    }
}

impl From<ObjectBuilder> for Schema {
    fn from(object: ObjectBuilder) -> Self {
        Self { node: object.into_node() }
    }
}

/// A raw schema: [`Type::raw`].
impl From<Value> for Schema {
    fn from(schema: Value) -> Self {
        Self { node: Node::raw(schema) }
    }
}
