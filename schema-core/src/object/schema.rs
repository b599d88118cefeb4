//! [`ObjectSchema`]: a finished schema.

use core::fmt;
use std::borrow::Cow;

use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

use super::builder::ObjectBuilder;
use super::composite::Schema;
use super::error::ObjectError;
#[cfg(feature = "raw-schemas")]
use super::foreign::{Foreign, each_foreign};
use super::part::Part;
use super::read::Read;
use super::write::Document;
#[cfg(feature = "raw-schemas")]
use super::write::fragment;
use crate::json::DIALECT;
use crate::made::{Made, address};
use crate::node::{Definition, Json, Names, Node as View, NodeBuf, Orders, Tree};

/// A JSON Schema of an object, legal as it stands; see the [module](super).
///
/// `Serialize` and `Display` write it in declaration order; `{:#}` is pretty.
///
/// Two schemas are equal when they say the same, however they were made: by a derive, by a
/// builder, from JSON, or from a form. The order of keys does not count, nor that of
/// `required`, nor whether `null` is a branch or stands in a list of types; that of any
/// other list does.
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
pub struct ObjectSchema<'a> {
    store: Store,
    /// `$schema`: written when it was asked for or read.
    dialect: Option<Cow<'a, str>>,
}

/// Where the schema is kept.
#[derive(Clone)]
enum Store {
    /// A constant: what a derive makes.
    Constant(&'static View<'static>),
    /// Built or read.
    Owned(Box<Owned>),
}

pub(super) struct Owned {
    pub(super) root: NodeBuf,
    pub(super) definitions: Vec<Definition>,
    /// What judges its parts that stay JSON, by where these stand in memory.
    #[cfg(feature = "raw-schemas")]
    judges: std::sync::OnceLock<crate::node::Judges>,
}

impl Owned {
    pub(super) const fn new(root: NodeBuf, definitions: Vec<Definition>) -> Self {
        Self {
            root,
            definitions,
            #[cfg(feature = "raw-schemas")]
            judges: std::sync::OnceLock::new(),
        }
    }
}

/// A copy stands elsewhere, and makes judges of its own.
impl Clone for Owned {
    fn clone(&self) -> Self {
        Self::new(self.root.clone(), self.definitions.clone())
    }
}

impl<'a> ObjectSchema<'a> {
    /// The schema of a derived type.
    pub(crate) const fn constant(node: &'static View<'static>) -> Self {
        Self { store: Store::Constant(node), dialect: None }
    }

    /// The node of a constant, in a `const`.
    pub(crate) const fn as_constant(&self) -> Option<&View<'a>> {
        match &self.store {
            Store::Constant(node) => Some(node),
            Store::Owned(_) => None,
        }
    }

    /// The nodes that rules, writer, profiles and validator work on.
    pub(crate) fn tree(&self) -> Tree<'_> {
        match &self.store {
            Store::Constant(node) => Tree::of(node),
            Store::Owned(owned) => Tree::with_definitions(&owned.root.view(), &owned.definitions),
        }
    }

    /// The same to judge values by.
    pub(crate) fn judged_tree(&self) -> Tree<'_> {
        let tree = self.tree();
        #[cfg(feature = "raw-schemas")]
        if let Store::Owned(owned) = &self.store {
            let judges = owned.judges.get_or_init(|| {
                let mut parts = Vec::new();
                each_foreign(&tree, &mut |part, place| {
                    if let Foreign::Raw(part) = part {
                        parts.push((part, fragment(&place.pointer())));
                    }
                });
                crate::node::Judges::new(parts, || self.to_value())
            });
            return Tree { judges: Some(judges), ..tree };
        }
        tree
    }

    fn document(&self) -> Document<'_> {
        let tree = self.tree();
        let names = match &self.store {
            Store::Constant(_) => Names::of(&tree),
            Store::Owned(owned) => Names::with_orders(Orders::of(&owned.root, &owned.definitions)),
        };
        Document { tree, names, dialect: self.dialect.as_deref() }
    }

    /// Starts from this schema, to change it at run time.
    ///
    /// ```
    /// use schema_core::object::{ObjectSchema, Type};
    ///
    /// let schema = ObjectSchema::builder().required("query", Type::string()).build()?;
    /// let wider = schema.to_builder().optional("limit", Type::integer()).build()?;
    /// assert_eq!(wider.to_value()["required"], serde_json::json!(["query"]));
    /// assert_eq!(schema.to_builder().build()?, schema);
    /// # Ok::<(), schema_core::object::ObjectError>(())
    /// ```
    pub fn to_builder(&self) -> ObjectBuilder {
        let Owned { root, definitions, .. } = self.to_owned_parts();
        ObjectBuilder::from_parts(root, definitions, self.dialect.as_ref().map(ToString::to_string))
    }

    /// The JSON, of what can be said in two ways in one of them.
    fn canonical(&self) -> Value {
        let mut parts = self.to_owned_parts();
        parts.root.put_null_apart();
        parts.definitions.iter_mut().for_each(|one| one.node.put_null_apart());
        let schema = ObjectSchema::of_parts(parts.root, parts.definitions);
        let mut value = ObjectSchema { dialect: self.dialect.clone(), ..schema }.to_value();
        sort_required(&mut value);
        value
    }

    pub(super) fn to_owned_parts(&self) -> Owned {
        match &self.store {
            Store::Owned(owned) => Owned::clone(owned),
            Store::Constant(node) => {
                let names = Names::of(&Tree::of(node));
                let definitions = names.types().iter().map(|named| Definition {
                    name: named.name.clone(),
                    node: NodeBuf::of_view(named.node, &names, true),
                });
                Owned::new(NodeBuf::of_view(node, &names, true), definitions.collect())
            }
        }
    }

    /// The schema with all that it says in storage of its own.
    ///
    /// ```
    /// use schema_core::ObjectSchema;
    ///
    /// let kept: ObjectSchema<'static> = ObjectSchema::builder().build()?.into_owned();
    /// assert_eq!(kept.to_json(), r#"{"type":"object","properties":{}}"#);
    /// # Ok::<(), schema_core::object::ObjectError>(())
    /// ```
    pub fn into_owned(self) -> ObjectSchema<'static> {
        let owned = match self.store {
            Store::Owned(owned) => owned,
            Store::Constant(_) => Box::new(self.to_owned_parts()),
        };
        ObjectSchema {
            store: Store::Owned(owned),
            dialect: self.dialect.map(|dialect| Cow::Owned(dialect.into_owned())),
        }
    }

    /// The JSON text: what [`serde_json::to_string`] gives, byte for byte, without a
    /// serializer between and mostly in one allocation.
    ///
    /// ```
    /// use schema_core::object::{ObjectSchema, Type};
    ///
    /// let schema = ObjectSchema::builder().required("query", Type::string()).build()?;
    /// assert_eq!(
    ///     schema.to_json(),
    ///     r#"{"type":"object","properties":{"query":{"type":"string"}},"required":["query"]}"#
    /// );
    /// # Ok::<(), schema_core::object::ObjectError>(())
    /// ```
    pub fn to_json(&self) -> String {
        self.kept_json().map_or_else(|| self.document().to_text(), ToOwned::to_owned)
    }

    /// The text of what a type says of itself, which is a constant always.
    pub(crate) fn constant_json(&self) -> &'static str {
        self.kept_json().unwrap_or_else(|| Box::leak(self.document().to_text().into()))
    }

    /// The text of a constant, which is made once.
    fn kept_json(&self) -> Option<&'static str> {
        static TEXTS: Made<usize, Box<str>> = Made::new();
        match self.store {
            Store::Constant(node) if self.dialect.is_none() => {
                Some(TEXTS.get(address(node), || self.document().to_text().into()))
            }
            _ => None,
        }
    }
}

impl ObjectSchema<'static> {
    pub(super) fn of_parts(root: NodeBuf, definitions: Vec<Definition>) -> Self {
        Self { store: Store::Owned(Box::new(Owned::new(root, definitions))), dialect: None }
    }

    /// The deepest nesting, in levels of the JSON text: as deep as `serde_json` reads. An
    /// object takes two of them, itself and its `properties`. Deeper is a fault, so that
    /// no input can exhaust the stack.
    ///
    /// ```
    /// use schema_core::object::{FaultKind, ObjectSchema, Schema, Type};
    ///
    /// let deep = (0..10_000).fold(Schema::from(Type::string()), |of, _| Type::array(of).into());
    /// let error = ObjectSchema::builder().required("deep", deep).build().unwrap_err();
    /// assert_eq!(error.faults()[0].kind(), &FaultKind::TooDeep);
    /// ```
    pub const MAX_DEPTH: usize = 126;

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

    pub(super) fn of_dialect(mut self, dialect: Option<String>) -> Self {
        self.dialect = dialect.map(Cow::Owned);
        self
    }
}

impl ObjectSchema<'_> {
    /// What all providers take in their strict modes:
    /// [`for_profile`](Self::for_profile) of [`Profile::Portable`](super::Profile::Portable).
    ///
    /// ```
    /// use schema_core::object::{ObjectSchema, Type};
    ///
    /// let schema = ObjectSchema::builder().optional("lang", Type::string()).build()?;
    /// assert_eq!(
    ///     schema.strict()?.to_string(),
    ///     concat!(
    ///         r#"{"type":"object","properties":{"lang":{"anyOf":[{"type":"string"},{"type":"null"}]}},"#,
    ///         r#""required":["lang"],"additionalProperties":false}"#,
    ///     ),
    /// );
    /// # Ok::<(), schema_core::object::ObjectError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`ObjectError`] with every place that one of them does not take.
    pub fn strict(&self) -> Result<ObjectSchema<'static>, ObjectError> {
        self.for_profile(super::Profile::Portable)
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
        self.dialect.get_or_insert(Cow::Borrowed(DIALECT));
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

impl PartialEq for ObjectSchema<'_> {
    fn eq(&self, other: &Self) -> bool {
        let (one, other) = (self.canonical(), other.canonical());
        Json::Value(&one) == Json::Value(&other)
    }
}

impl NodeBuf {
    fn put_null_apart(&mut self) {
        self.null_in_type = false;
        self.each_child(&mut Self::put_null_apart);
    }
}

fn sort_required(value: &mut Value) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(sort_required),
        Value::Object(map) => {
            if let Some(Value::Array(names)) = map.get_mut("required") {
                names.sort_unstable_by(|one, other| one.as_str().cmp(&other.as_str()));
            }
            map.values_mut().for_each(sort_required);
        }
        _ => {}
    }
}

impl fmt::Debug for ObjectSchema<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ObjectSchema({self})")
    }
}

impl Serialize for ObjectSchema<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.document().serialize(serializer)
    }
}

/// The JSON text; `{:#}` is pretty.
impl fmt::Display for ObjectSchema<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            f.write_str(&serde_json::to_string_pretty(self).map_err(|_| fmt::Error)?)
        } else {
            f.write_str(&self.to_json())
        }
    }
}

/// A finished schema as a property or as items: its definitions move to the root, and its
/// mentions go on meaning the same.
impl From<ObjectSchema<'_>> for Schema {
    fn from(schema: ObjectSchema<'_>) -> Self {
        Self::from(&schema)
    }
}

/// The same of a schema that is kept, such as a derived one.
impl From<&ObjectSchema<'_>> for Schema {
    fn from(schema: &ObjectSchema<'_>) -> Self {
        let Owned { root: node, definitions, .. } = schema.to_owned_parts();
        let type_name = schema.as_constant().and_then(|node| node.id).map(|id| id.name);
        Self { part: Part::of_read(Read { node, definitions, dialect: None }, type_name) }
    }
}
