//! The types that hold others: arrays, objects, raw schemas, and [`Schema`] for
//! any of them.

use serde_json::Value;

use super::builder::ObjectBuilder;
use super::kind;
use super::part::Part;
use super::types::Type;
use crate::field::Limits;
use crate::node::{ShapeBuf, TaggingBuf};

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
        Self::of_part(Part::array(items.into().part))
    }

    /// An array of anything: `{"type": "array"}`. It cannot be made
    /// [strict](super::ObjectSchema::strict).
    ///
    /// ```
    /// schema_core::object::Type::array_of_anything();
    /// ```
    pub fn array_of_anything() -> Self {
        let limits = Limits::of(false);
        Self::new(ShapeBuf::Array { items: None, limits, unique: false })
    }

    /// `minItems` (Validation, section 6.4.2).
    ///
    /// ```
    /// # use schema_core::object::Type;
    /// Type::array(Type::string()).min_items(1);
    /// ```
    pub fn min_items(self, min: u64) -> Self {
        self.limits(|limits| limits.min_items = Some(min))
    }

    /// `maxItems` (Validation, section 6.4.1).
    ///
    /// ```
    /// # use schema_core::object::Type;
    /// Type::array(Type::string()).max_items(5);
    /// ```
    pub fn max_items(self, max: u64) -> Self {
        self.limits(|limits| limits.max_items = Some(max))
    }

    /// `uniqueItems` (Validation, section 6.4.3): no item twice.
    ///
    /// ```
    /// # use schema_core::object::{ObjectSchema, Type};
    /// # fn main() -> Result<(), schema_core::object::ObjectError> {
    /// let tags = Type::array(Type::string()).unique_items();
    /// let schema = ObjectSchema::builder().required("tags", tags).build()?;
    /// assert_eq!(schema.to_value()["properties"]["tags"]["uniqueItems"], true);
    /// # Ok(()) }
    /// ```
    pub fn unique_items(mut self) -> Self {
        if let ShapeBuf::Array { unique, .. } = &mut self.part.node.shape {
            *unique = true;
        }
        self
    }

    /// `enum`: the values to choose from (Validation, section 6.1.2).
    ///
    /// ```
    /// # use schema_core::object::{ObjectSchema, Type};
    /// Type::array(Type::integer()).options([vec![1, 2], vec![3]]);
    /// ```
    pub fn options<T: Into<Value>>(self, options: impl IntoIterator<Item = T>) -> Self {
        self.set_options(options.into_iter().map(Into::into).collect())
    }

    /// `default` (Validation, section 9.2).
    ///
    /// ```
    /// # use schema_core::object::{ObjectSchema, Type};
    /// Type::array(Type::string()).default(["draft"].as_slice());
    /// ```
    pub fn default(self, default: impl Into<Value>) -> Self {
        self.set_default(default.into())
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
        Self::of_part(object.into_part())
    }
    /// `enum`: the values to choose from (Validation, section 6.1.2).
    ///
    /// ```
    /// # use schema_core::object::{ObjectSchema, Type};
    /// let point = ObjectSchema::builder().required("x", Type::integer());
    /// Type::object(point).options([serde_json::json!({ "x": 1 })]);
    /// ```
    pub fn options<T: Into<Value>>(self, options: impl IntoIterator<Item = T>) -> Self {
        self.set_options(options.into_iter().map(Into::into).collect())
    }

    /// `default` (Validation, section 9.2).
    ///
    /// ```
    /// # use schema_core::object::{ObjectSchema, Type};
    /// let point = ObjectSchema::builder().required("x", Type::integer());
    /// Type::object(point).default(serde_json::json!({ "x": 1 }));
    /// ```
    pub fn default(self, default: impl Into<Value>) -> Self {
        self.set_default(default.into())
    }
}

impl Type<kind::TupleType> {
    /// A list of so many items, each of its own type (`prefixItems`; Core, section
    /// 10.3.1.1).
    ///
    /// ```
    /// # use schema_core::object::{ObjectSchema, Type};
    /// # fn main() -> Result<(), schema_core::object::ObjectError> {
    /// let pair = Type::tuple([Type::string().into(), Type::integer().into()]);
    /// let schema = ObjectSchema::builder().required("p", pair).build()?;
    /// assert!(schema.to_json().contains(
    ///     r#"{"type":"array","prefixItems":[{"type":"string"},{"type":"integer"}],"minItems":2,"maxItems":2}"#
    /// ));
    /// # Ok(()) }
    /// ```
    pub fn tuple(items: impl IntoIterator<Item = Schema>) -> Self {
        Self::of_part(Part::tuple(items.into_iter().map(|item| item.part).collect()))
    }
}

impl Type<kind::MapType> {
    /// An object with properties of any name and one type (`additionalProperties`; Core,
    /// section 10.3.2.3).
    ///
    /// ```
    /// # use schema_core::object::{ObjectSchema, Type};
    /// # fn main() -> Result<(), schema_core::object::ObjectError> {
    /// let schema = ObjectSchema::builder().required("stock", Type::map(Type::integer())).build()?;
    /// assert!(schema.to_json().contains(
    ///     r#""stock":{"type":"object","additionalProperties":{"type":"integer"}}"#
    /// ));
    /// # Ok(()) }
    /// ```
    pub fn map(values: impl Into<Schema>) -> Self {
        Self::of_part(Part::map(values.into().part))
    }
}

impl Type<kind::UnionType> {
    /// One of these (`anyOf`; Core, section 10.2.1.2), told apart by their form alone.
    ///
    /// ```
    /// # use schema_core::object::{ObjectSchema, Type};
    /// # fn main() -> Result<(), schema_core::object::ObjectError> {
    /// let id = Type::any_of([Type::string().into(), Type::integer().into()]);
    /// let schema = ObjectSchema::builder().required("id", id).build()?;
    /// assert!(schema.to_json().contains(r#"{"anyOf":[{"type":"string"},{"type":"integer"}]}"#));
    /// # Ok(()) }
    /// ```
    pub fn any_of(branches: impl IntoIterator<Item = Schema>) -> Self {
        let branches = branches.into_iter().map(|branch| branch.part).collect();
        Self::of_part(Part::union(branches, TaggingBuf::Untagged))
    }

    /// One of these closed objects, told apart by a property of this name, which each
    /// gets as its first: what serde makes of an internally tagged enum.
    ///
    /// ```
    /// # use schema_core::object::{ObjectSchema, Type};
    /// # fn main() -> Result<(), schema_core::object::ObjectError> {
    /// let card = ObjectSchema::builder().required("last4", Type::string());
    /// let payment = Type::tagged("kind", [("invoice", ObjectSchema::builder()), ("card", card)]);
    /// let schema = ObjectSchema::builder().required("payment", payment).build()?;
    /// assert_eq!(
    ///     schema.to_value()["properties"]["payment"]["anyOf"][1]["required"],
    ///     serde_json::json!(["kind", "last4"]),
    /// );
    /// # Ok(()) }
    /// ```
    pub fn tagged<N: Into<String>>(
        tag: impl Into<String>,
        branches: impl IntoIterator<Item = (N, ObjectBuilder)>,
    ) -> Self {
        let tag = tag.into();
        let branches = branches.into_iter();
        let branches =
            branches.map(|(value, object)| object.tagged(&tag, value.into()).into_part());
        let branches = branches.collect();
        Self::of_part(Part::union(branches, TaggingBuf::Property(tag)))
    }
}

impl Type<kind::RefType> {
    /// The schema that [`definition`](super::ObjectBuilder::definition) gives that name
    /// (`$ref`; Core, section 8.2.3.1). A type that mentions itself is made so.
    ///
    /// ```
    /// # use schema_core::object::{ObjectSchema, Type};
    /// # fn main() -> Result<(), schema_core::object::ObjectError> {
    /// let page = ObjectSchema::builder()
    ///     .required("title", Type::string())
    ///     .optional("below", Type::array(Type::defined("Page")));
    /// let schema = ObjectSchema::builder()
    ///     .required("start", Type::defined("Page"))
    ///     .definition("Page", page)
    ///     .build()?;
    /// assert_eq!(schema.to_value()["properties"]["start"]["$ref"], "#/$defs/Page");
    /// # Ok(()) }
    /// ```
    pub fn defined(name: impl Into<String>) -> Self {
        Self::new(ShapeBuf::Definition(name.into()))
    }

    /// The whole schema again: `{"$ref": "#"}`.
    ///
    /// ```
    /// # use schema_core::object::{ObjectSchema, Type};
    /// # fn main() -> Result<(), schema_core::object::ObjectError> {
    /// let tree = ObjectSchema::builder().optional("kids", Type::array(Type::root())).build()?;
    /// assert!(tree.to_json().contains(r##""items":{"$ref":"#"}"##));
    /// # Ok(()) }
    /// ```
    pub fn root() -> Self {
        Self::new(ShapeBuf::Root)
    }
}

impl Type<kind::AnyType> {
    /// Anything: `{}`.
    ///
    /// ```
    /// schema_core::object::Type::anything();
    /// ```
    pub fn anything() -> Self {
        Self::new(ShapeBuf::Any)
    }

    /// `enum`: the values to choose from (Validation, section 6.1.2).
    ///
    /// ```
    /// schema_core::object::Type::anything().options([1, 2]);
    /// ```
    pub fn options<T: Into<Value>>(self, options: impl IntoIterator<Item = T>) -> Self {
        self.set_options(options.into_iter().map(Into::into).collect())
    }

    /// `default` (Validation, section 9.2).
    ///
    /// ```
    /// schema_core::object::Type::anything().default(1);
    /// ```
    pub fn default(self, default: impl Into<Value>) -> Self {
        self.set_default(default.into())
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
        Self::of_part(Part::raw(schema))
    }
    /// `enum`: the values to choose from (Validation, section 6.1.2).
    /// Replaces the schema's own.
    ///
    /// ```
    /// # use schema_core::object::{ObjectSchema, Type};
    /// Type::raw(serde_json::json!({ "x-unit": "mm" })).options([1, 2]);
    /// ```
    pub fn options<T: Into<Value>>(self, options: impl IntoIterator<Item = T>) -> Self {
        self.set_options(options.into_iter().map(Into::into).collect())
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
    pub(super) part: Part,
}

impl<K> From<Type<K>> for Schema {
    fn from(of: Type<K>) -> Self {
        Self { part: of.part.settled() }
    }
}

impl From<ObjectBuilder> for Schema {
    fn from(object: ObjectBuilder) -> Self {
        Self { part: object.into_part() }
    }
}

/// A raw schema: [`Type::raw`].
impl From<Value> for Schema {
    fn from(schema: Value) -> Self {
        Self { part: Part::raw(schema) }
    }
}
