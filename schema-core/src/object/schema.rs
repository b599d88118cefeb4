//! [`ObjectSchema`]: a finished schema.

use core::fmt;

use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

use super::builder::ObjectBuilder;
use super::composite::Schema;
use super::error::{Faults, ObjectError};
use super::node::{self, Node};
use super::{check, strict, write};

/// The URI of the dialect that [`ObjectSchema::with_dialect`] names.
pub(super) const DIALECT: &str = "https://json-schema.org/draft/2020-12/schema";

/// A JSON Schema of an object, legal as it stands; see the [module](super).
///
/// `Serialize` and `Display` write it in declaration order; `{:#}` is pretty.
///
/// Two schemas are equal when their JSON is, however they were made: by a builder,
/// from JSON, or from a form. As everywhere in JSON, the order of keys does not
/// count, that of a list (`required`, `enum`) does, and numbers count as written.
///
/// ```
/// use schema_core::ObjectSchema;
/// use schema_core::object::Type;
///
/// let schema = ObjectSchema::builder().required("query", Type::string()).build()?;
/// assert_eq!(
///     schema.to_string(),
///     r#"{"type":"object","properties":{"query":{"type":"string"}},"required":["query"]}"#
/// );
/// # Ok::<(), schema_core::object::ObjectError>(())
/// ```
#[derive(Clone)]
pub struct ObjectSchema {
    pub(super) node: Node,
    pub(super) dialect: bool,
}

impl ObjectSchema {
    /// The deepest nesting that is built: objects and arrays count one level
    /// each, and so do those in the JSON of a raw schema, an enum or a default.
    /// Deeper is a fault, so that no input can exhaust the stack.
    ///
    /// ```
    /// use schema_core::object::{FaultKind, ObjectSchema, Schema, Type};
    ///
    /// let deep = (0..10_000).fold(Schema::from(Type::string()), |of, _| Type::array(of).into());
    /// let error = ObjectSchema::builder().required("deep", deep).build().unwrap_err();
    /// assert_eq!(error.faults()[0].kind(), &FaultKind::TooDeep);
    /// ```
    pub const MAX_DEPTH: usize = node::MAX_DEPTH;

    /// Starts an object without properties, which is a legal one: a tool that
    /// takes no parameters.
    ///
    /// ```
    /// use schema_core::object::ObjectSchema;
    ///
    /// let none = ObjectSchema::builder().build()?;
    /// assert_eq!(none.to_string(), r#"{"type":"object","properties":{}}"#);
    /// # Ok::<(), schema_core::object::ObjectError>(())
    /// ```
    pub fn builder() -> ObjectBuilder {
        ObjectBuilder::default()
    }

    /// A whole schema that exists as JSON, used as it is: unknown keywords stay,
    /// and [`to_value`](Self::to_value) gives the same value back.
    ///
    /// ```
    /// use schema_core::object::ObjectSchema;
    ///
    /// let raw = serde_json::json!({
    ///     "type": "object",
    ///     "properties": { "q": { "type": "string" } },
    ///     "patternProperties": { "^x-": { "type": "string" } },
    /// });
    /// assert_eq!(ObjectSchema::from_value(raw.clone())?.to_value(), raw);
    /// # Ok::<(), schema_core::object::ObjectError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`ObjectError`] when it is no schema: it, or one inside it, has a keyword
    /// with a value that JSON Schema 2020-12 does not let it have; when it does
    /// not say `"type": "object"`; and when it nests too deep.
    pub fn from_value(schema: Value) -> Result<Self, ObjectError> {
        let node = Node::raw(schema);
        let mut faults = Faults::default();
        check::check_root(&node, &mut faults);
        faults.none_or(Self { node, dialect: false })
    }

    /// The [strict profile](super#the-strict-profile) of the schema. It has no
    /// limits, defaults or formats.
    ///
    /// ```
    /// use schema_core::object::{ObjectSchema, Type};
    ///
    /// let schema = ObjectSchema::builder().optional("lang", Type::string()).build()?;
    /// assert_eq!(
    ///     schema.strict()?.to_string(),
    ///     concat!(
    ///         r#"{"type":"object","properties":{"lang":{"type":["string","null"]}},"#,
    ///         r#""required":["lang"],"additionalProperties":false}"#,
    ///     ),
    /// );
    /// # Ok::<(), schema_core::object::ObjectError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`ObjectError`] with every place that cannot be made strict: an array of
    /// anything, an enum of objects or arrays, a raw schema that is not strict
    /// already.
    pub fn strict(&self) -> Result<Self, ObjectError> {
        let mut strict = self.clone();
        let mut faults = Faults::default();
        strict::close_root(&mut strict.node, &mut faults);
        faults.none_or(strict)
    }

    /// Writes `$schema` (Core, section 8.1.1) with the URI of 2020-12 first.
    /// Otherwise there is none: it is the dialect that the Model Context Protocol
    /// assumes, and some providers refuse the keyword. That of a raw schema stays.
    ///
    /// ```
    /// use schema_core::object::ObjectSchema;
    ///
    /// assert_eq!(
    ///     ObjectSchema::builder().build()?.with_dialect().to_string(),
    ///     concat!(
    ///         r#"{"$schema":"https://json-schema.org/draft/2020-12/schema","#,
    ///         r#""type":"object","properties":{}}"#,
    ///     ),
    /// );
    /// # Ok::<(), schema_core::object::ObjectError>(())
    /// ```
    #[must_use]
    pub fn with_dialect(mut self) -> Self {
        self.dialect = true;
        self
    }

    /// The schema as a JSON value.
    ///
    /// ```
    /// use schema_core::object::{ObjectSchema, Type};
    ///
    /// let schema = ObjectSchema::builder().required("n", Type::integer()).build()?;
    /// assert_eq!(schema.to_value()["properties"]["n"]["type"], "integer");
    /// # Ok::<(), schema_core::object::ObjectError>(())
    /// ```
    pub fn to_value(&self) -> Value {
        // Not an error ever: it is written as an object, its keys are strings and
        // its numbers finite, and nothing else can fail.
        serde_json::to_value(self).unwrap_or_default()
    }

    /// The schema as a JSON object, the type that many SDKs take for the input
    /// schema of a tool.
    ///
    /// ```
    /// use schema_core::object::ObjectSchema;
    ///
    /// let map: serde_json::Map<String, serde_json::Value> =
    ///     ObjectSchema::builder().build()?.into_map();
    /// assert_eq!(map["type"], "object");
    /// # Ok::<(), schema_core::object::ObjectError>(())
    /// ```
    pub fn into_map(self) -> Map<String, Value> {
        match self.to_value() {
            Value::Object(map) => map,
            // Not reached: it is written as an object.
            _ => Map::new(),
        }
    }
}

impl PartialEq for ObjectSchema {
    fn eq(&self, other: &Self) -> bool {
        self.to_value() == other.to_value()
    }
}

impl fmt::Debug for ObjectSchema {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ObjectSchema({self})")
    }
}

impl Serialize for ObjectSchema {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write::write_root(&self.node, self.dialect.then_some(DIALECT), serializer)
    }
}

/// The JSON text; `{:#}` is pretty.
impl fmt::Display for ObjectSchema {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = if f.alternate() {
            serde_json::to_string_pretty(self)
        } else {
            serde_json::to_string(self)
        };
        f.write_str(&text.map_err(|_| fmt::Error)?)
    }
}

/// A finished schema as a property or as items.
impl From<ObjectSchema> for Schema {
    fn from(schema: ObjectSchema) -> Self {
        Self { node: schema.node }
    }
}
