//! JSON Schemas for the parameters of a tool and for structured output.
//!
//! A [form](crate) is flat on purpose. What a language model is asked for is
//! not: [`ObjectSchema`] builds objects of any depth, arrays, enums of any
//! values, and takes raw JSON Schema wherever a type goes. It speaks JSON Schema
//! 2020-12; the section numbers in these pages are those of its two documents,
//! *Core* and *Validation*.
//!
//! # A tool's parameters
//!
//! ```
//! use schema_core::object::{ObjectSchema, Type};
//!
//! let parameters = ObjectSchema::builder()
//!     .description("Files an issue")
//!     .required("title", Type::string().min_length(1).max_length(120))
//!     .required(
//!         "author",
//!         ObjectSchema::builder()
//!             .description("Who reports it")
//!             .required("name", Type::string())
//!             .optional("email", Type::string().format("email")),
//!     )
//!     .optional("tags", Type::array(Type::string()).max_items(5))
//!     .optional("status", Type::string().options(["open", "closed"]).default("open"))
//!     .optional("due", serde_json::json!({ "pattern": "^Q[1-4]$", "type": "string" }))
//!     .build()?;
//!
//! assert_eq!(
//!     format!("{parameters:#}"),
//!     r#"{
//!   "type": "object",
//!   "description": "Files an issue",
//!   "properties": {
//!     "title": {
//!       "type": "string",
//!       "minLength": 1,
//!       "maxLength": 120
//!     },
//!     "author": {
//!       "type": "object",
//!       "description": "Who reports it",
//!       "properties": {
//!         "name": {
//!           "type": "string"
//!         },
//!         "email": {
//!           "type": "string",
//!           "format": "email"
//!         }
//!       },
//!       "required": [
//!         "name"
//!       ]
//!     },
//!     "tags": {
//!       "type": "array",
//!       "items": {
//!         "type": "string"
//!       },
//!       "maxItems": 5
//!     },
//!     "status": {
//!       "type": "string",
//!       "enum": [
//!         "open",
//!         "closed"
//!       ],
//!       "default": "open"
//!     },
//!     "due": {
//!       "pattern": "^Q[1-4]$",
//!       "type": "string"
//!     }
//!   },
//!   "required": [
//!     "title",
//!     "author"
//!   ]
//! }"#
//! );
//! # Ok::<(), schema_core::object::ObjectError>(())
//! ```
//!
//! Properties keep the order of their declaration, whatever `serde_json` does
//! with its maps; only the inside of a raw schema is as its map keeps it.
//!
//! # What cannot be written down
//!
//! Each [`Type`] has the modifiers of its [`kind`] only; an array always says
//! what it holds, if only [anything](Type::array_of_anything); the root is an
//! object. What a type cannot rule out (crossed bounds, an enum value twice, a
//! blank name, a default outside the bounds) is reported by
//! [`build`](ObjectBuilder::build), all of it in one [`ObjectError`].
//!
//! # The strict profile
//!
//! [`ObjectSchema::strict`] makes of the same declaration what
//! structured-output APIs ask for, at every depth:
//!
//! * every object is closed by `"additionalProperties": false`;
//! * every property is in `required`; an optional one may be null instead of
//!   absent, so read it into an `Option`;
//! * `default`, `format` and every limit (`minimum`, `maxLength`, `minItems` …)
//!   are **left out**: each is refused by a widely used API or by some of its
//!   models. Check them when the answer comes in.
//!
//! How many properties, levels or unions are allowed differs from provider to
//! provider, and is not checked. What is left is `type`, `title`, `description`, `properties`, `required`,
//! `additionalProperties`, `items`, `enum`, `const` and `anyOf`. A raw schema is
//! never changed: it passes when it is strict already. It, an array of anything
//! and an enum of objects or arrays are faults that name their place:
//!
//! ```
//! use schema_core::object::{ObjectSchema, Type};
//!
//! let parameters = ObjectSchema::builder()
//!     .optional("status", Type::string().options(["open", "closed"]).default("open"))
//!     .optional("page", Type::integer().min(1));
//!
//! assert_eq!(
//!     parameters.clone().build()?.strict()?.to_string(),
//!     concat!(
//!         r#"{"type":"object","properties":{"#,
//!         r#""status":{"anyOf":[{"type":"string","enum":["open","closed"]},{"type":"null"}]},"#,
//!         r#""page":{"type":["integer","null"]}},"#,
//!         r#""required":["status","page"],"additionalProperties":false}"#,
//!     ),
//! );
//!
//! let raw = serde_json::json!({ "type": "string", "pattern": "^Q[1-4]$" });
//! let error = parameters.optional("due", raw).build()?.strict().unwrap_err();
//! assert_eq!(error.faults()[0].pointer(), "/properties/due/pattern");
//! # Ok::<(), schema_core::object::ObjectError>(())
//! ```

mod builder;
mod check;
mod composite;
mod error;
mod form;
mod keywords;
pub mod kind;
mod node;
mod raw;
mod strict;
mod types;
mod write;

use core::fmt;

use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

pub use builder::{ObjectBuilder, Property};
pub use composite::Schema;
pub use error::{Fault, FaultKind, ObjectError};
pub use types::Type;

use error::Faults;
use node::Node;

/// The URI of the dialect that [`ObjectSchema::with_dialect`] names.
const DIALECT: &str = "https://json-schema.org/draft/2020-12/schema";

/// A JSON Schema of an object, legal as it stands; see the [module](self).
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
    node: Node,
    dialect: bool,
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

    /// The [strict profile](self#the-strict-profile) of the schema.
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
