//! [`ObjectBuilder`]: the properties of an object, one after the other.

use std::collections::HashSet;

use serde_json::{Map, Value};

use super::composite::Schema;
use super::error::{Faults, ObjectError};
use super::part::{Found, Member, Part};
use super::types::Type;
use super::{ObjectSchema, headers, targets};
use crate::form::without_replaced;
use crate::node::{Definition, NodeBuf, PropertyBuf, RestBuf, ShapeBuf};

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
#[derive(Clone, Default)]
#[must_use]
pub struct ObjectBuilder {
    /// What the object says of itself: words, and what else may stand in it.
    own: NodeBuf,
    rest: RestBuf,
    /// A root with keywords that nodes can't say: these, without its properties.
    beyond: Option<Map<String, Value>>,
    pub(super) properties: Vec<Member>,
    pub(super) definitions: Vec<Definition>,
    /// What is wrong, other than in a property.
    pub(super) found: Vec<Found>,
    dialect: Option<String>,
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
        self.own.title = Some(title.into());
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
        self.own.description = Some(description.into());
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

    /// A property that may be absent; the [strict](ObjectSchema::strict) dialect
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

    /// Lets nothing in but the properties: `"additionalProperties": false` (Core, section
    /// 10.3.2.3).
    ///
    /// ```
    /// # use schema_core::object::ObjectSchema;
    /// let none = ObjectSchema::builder().closed().build()?;
    /// assert_eq!(
    ///     none.to_json(),
    ///     r#"{"type":"object","properties":{},"additionalProperties":false}"#
    /// );
    /// # Ok::<(), schema_core::object::ObjectError>(())
    /// ```
    pub fn closed(mut self) -> Self {
        self.rest = RestBuf::Closed { denied: false, listed: false };
        self
    }

    /// Gives a schema a name, by which [`Type::defined`](super::Type::defined) mentions it
    /// (`$defs`; Core, section 8.2.4). It takes the place of an earlier one of that name.
    /// That of an object inside another moves to the root.
    ///
    /// ```
    /// # use schema_core::object::{ObjectSchema, Type};
    /// let schema = ObjectSchema::builder()
    ///     .required("from", Type::defined("Day"))
    ///     .required("to", Type::defined("Day"))
    ///     .definition("Day", Type::string().format("date"))
    ///     .build()?;
    /// assert_eq!(schema.to_value()["$defs"]["Day"]["format"], "date");
    /// # Ok::<(), schema_core::object::ObjectError>(())
    /// ```
    pub fn definition(mut self, name: impl Into<String>, schema: impl Into<Schema>) -> Self {
        let name = name.into();
        let mut part = Part::default();
        let node = part.take(&["$defs", &name], 2, schema.into().part);
        self.found.append(&mut part.faults);
        match self.definitions.iter_mut().find(|one| one.name == name) {
            Some(earlier) => earlier.node = node,
            None => self.definitions.push(Definition { name, node }),
        }
        for definition in part.definitions {
            if self.definitions.iter().all(|one| one.name != definition.name) {
                self.definitions.push(definition);
            }
        }
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
    pub fn build(mut self) -> Result<ObjectSchema<'static>, ObjectError> {
        let dialect = self.dialect.take();
        let Part { node, definitions, faults: found, .. } = self.into_part();
        let mut faults = Faults::default();
        for (place, kind) in found {
            faults.push_at(&place, kind);
        }
        let whole = || ObjectSchema::of_parts(node.clone(), definitions.clone()).to_value();
        targets::check(&node, &definitions, &whole, &mut faults);
        headers::check(&node, &definitions, &whole, &mut faults);
        faults.none_or(())?;
        Ok(ObjectSchema::of_parts(node, definitions).of_dialect(dialect))
    }

    pub(super) fn into_part(self) -> Part {
        let members = without_replaced(self.properties, |member| &member.name);
        let mut part = Part::default();
        part.definitions = self.definitions;
        let properties = part.take_members(members);
        if part.is_too_deep() {
            return part;
        }
        part.faults.extend(self.found);
        let shape = match self.beyond {
            None => ShapeBuf::Object { properties: Some(properties), rest: self.rest },
            Some(map) => ShapeBuf::Raw(put_back(map, properties)),
        };
        part.node = NodeBuf { shape, ..self.own };
        part
    }

    /// What is there already, to be changed.
    pub(super) fn from_parts(
        root: NodeBuf,
        definitions: Vec<Definition>,
        dialect: Option<String>,
    ) -> Self {
        let mut builder = Self { definitions, dialect, ..Self::default() };
        let NodeBuf { shape, .. } = &root;
        match shape.clone() {
            ShapeBuf::Object { properties, rest } => {
                builder.rest = rest;
                builder.properties = properties.into_iter().flatten().map(member).collect();
            }
            ShapeBuf::Raw(Value::Object(mut map)) => {
                builder.properties = take_out(&mut map);
                builder.beyond = Some(map);
            }
            _ => {}
        }
        builder.own = NodeBuf { shape: ShapeBuf::Any, ..root };
        // An empty one.
        builder.own.extra.retain(|(keyword, _)| keyword != "required");
        builder
    }

    /// With a property before all others that says which branch of a union this is.
    pub(super) fn tagged(mut self, tag: &str, value: String) -> Self {
        let tag = Property::required(tag, Type::string().options([value]));
        self.properties.insert(0, tag.member);
        self.closed()
    }
}

fn member(property: PropertyBuf) -> Member {
    let PropertyBuf { name, required, node, .. } = property;
    Member { name, required, part: Part::of_node(node) }
}

/// The properties of a schema that stays JSON, taken out of it. In `required` stay the names
/// that none of them has.
fn take_out(map: &mut Map<String, Value>) -> Vec<Member> {
    let properties = match map.remove("properties") {
        Some(Value::Object(properties)) => properties,
        _ => Map::new(),
    };
    let required = names_of(map.remove("required"));
    let (known, others): (Vec<String>, Vec<String>) =
        required.into_iter().partition(|name| properties.contains_key(name));
    if !others.is_empty() {
        map.insert("required".to_owned(), others.into());
    }
    let known: HashSet<String> = known.into_iter().collect();
    let member = |(name, value)| Member {
        required: known.contains(&name),
        part: Part::of_node(NodeBuf::of(ShapeBuf::Raw(value))),
        name,
    };
    properties.into_iter().map(member).collect()
}

fn put_back(mut map: Map<String, Value>, properties: Vec<PropertyBuf>) -> Value {
    let names: HashSet<&str> = properties.iter().map(|one| one.name.as_str()).collect();
    let required = properties.iter().filter(|one| one.required).map(|one| one.name.clone());
    let others = names_of(map.remove("required")).into_iter();
    let required: Vec<String> =
        required.chain(others.filter(|name| !names.contains(name.as_str()))).collect();
    if !required.is_empty() {
        map.insert("required".to_owned(), required.into());
    }
    let properties = properties.into_iter().map(|one| (one.name, one.node.to_value()));
    map.insert("properties".to_owned(), properties.collect());
    Value::Object(map)
}

/// The texts of a `required`.
fn names_of(required: Option<Value>) -> Vec<String> {
    let Some(Value::Array(names)) = required else { return Vec::new() };
    names.into_iter().filter_map(|name| name.as_str().map(str::to_owned)).collect()
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
        Self { member: Member { name: name.into(), required: true, part: schema.into().part } }
    }

    /// A property that may be absent.
    ///
    /// ```
    /// use schema_core::object::{Property, Type};
    /// Property::optional("lang", Type::string().default("en"));
    /// ```
    pub fn optional(name: impl Into<String>, schema: impl Into<Schema>) -> Self {
        Self { member: Member { name: name.into(), required: false, part: schema.into().part } }
    }
}

/// The properties so far.
impl core::fmt::Debug for ObjectBuilder {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("ObjectBuilder ")?;
        f.debug_list().entries(&self.properties).finish()
    }
}
