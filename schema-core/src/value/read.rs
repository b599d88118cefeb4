//! What a model sent, read and judged.

use core::fmt;
use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde::{Serialize, Serializer};
use serde_json::Value;

use super::lenient::{self, Change};
use super::refusal::{deserialize, serialize};
use super::{settle, settle_lenient, settle_written, validate};
use crate::answer::{Violations, line_of};
use crate::object::ObjectSchema;
use crate::text::Line;

/// Why a value could not be read. `Display` is a message for the model that sent it: one
/// line for each thing that is wrong, with its place.
#[derive(Debug)]
#[non_exhaustive]
pub enum ReadError {
    /// The text is no JSON: what the parser says.
    Json(String),
    /// The value does not fit the schema, or a rule of the author's: all of it.
    Violations(Violations),
    /// The value fits, and the type's own `Deserialize` refused it; or its `Serialize` to
    /// write it as JSON.
    #[non_exhaustive]
    Refused {
        /// The JSON pointer (RFC 6901) to what it refused, as far as serde tells; empty for
        /// the whole.
        pointer: String,
        /// What it says, cut and escaped.
        message: String,
    },
}

impl ReadError {
    /// What is wrong with the value, if that is why.
    ///
    /// ```
    /// use schema_core::object::{ObjectSchema, Type};
    /// use serde_json::{Value, json};
    ///
    /// let schema = ObjectSchema::builder().required("count", Type::integer().min(1)).build()?;
    /// let error = schema.read::<Value>(json!({ "count": 0 })).unwrap_err();
    /// assert_eq!(error.violations().map(|all| all.len()), Some(1));
    /// assert_eq!(error.to_string(), "/count: must be at least 1, not 0");
    /// # Ok::<(), schema_core::ObjectError>(())
    /// ```
    pub const fn violations(&self) -> Option<&Violations> {
        match self {
            Self::Violations(violations) => Some(violations),
            Self::Json(_) | Self::Refused { .. } => None,
        }
    }

    fn json(error: &serde_json::Error) -> Self {
        Self::Json(Line::of(200, error))
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json(message) => write!(f, "not JSON: {message}"),
            Self::Violations(violations) => violations.fmt(f),
            Self::Refused { pointer, message } => f.write_str(&line_of(pointer, message)),
        }
    }
}

impl core::error::Error for ReadError {}

/// A list of `{"pointer": …, "message": …}`; of one where it is not about violations.
///
/// ```
/// use schema_core::object::{ObjectSchema, Type};
/// use serde_json::{Value, json};
///
/// let schema = ObjectSchema::builder().required("count", Type::integer().min(1)).build()?;
/// let error = schema.read::<Value>(json!({ "count": 0 })).unwrap_err();
/// let list = serde_json::to_value(&error)?;
/// assert_eq!(list, json!([{ "pointer": "/count", "message": "must be at least 1, not 0" }]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl Serialize for ReadError {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Violations(violations) => violations.serialize(serializer),
            Self::Refused { pointer, message } => list_of_one(serializer, pointer, message),
            Self::Json(_) => list_of_one(serializer, "", &self.to_string()),
        }
    }
}

fn list_of_one<S: Serializer>(
    serializer: S,
    pointer: &str,
    message: &str,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq([BTreeMap::from([("message", message), ("pointer", pointer)])])
}

/// What a lenient reading gives: the value, and every change that it took.
#[derive(Clone, Debug)]
pub struct LenientRead<T> {
    value: T,
    changes: Vec<Change>,
}

impl<T> LenientRead<T> {
    /// The changes, in the order in which they were made.
    pub fn changes(&self) -> &[Change] {
        &self.changes
    }

    /// The value.
    pub const fn value(&self) -> &T {
        &self.value
    }

    /// The value alone.
    pub fn into_value(self) -> T {
        self.value
    }
}

impl ObjectSchema<'_> {
    /// Checks a value against the declaration, as JSON Schema reads it: nothing is filled
    /// in, and nothing forgiven. The formats `email`, `uri`, `date` and `date-time` are
    /// asserted, and what a type of Rust itself reads.
    ///
    /// ```
    /// use schema_core::object::{ObjectSchema, Type};
    /// use serde_json::json;
    ///
    /// let schema = ObjectSchema::builder()
    ///     .required("name", Type::string().max_length(3))
    ///     .required("tags", Type::array(Type::string()))
    ///     .build()?;
    /// let violations = schema.validate(&json!({ "name": "Kimberly", "tags": ["a", 1] })).unwrap_err();
    /// let pointers: Vec<&str> = violations.iter().map(|violation| violation.pointer()).collect();
    /// assert_eq!(pointers, ["/name", "/tags/1"]);
    /// # Ok::<(), schema_core::ObjectError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// All [`Violations`], each with JSON pointer, kind and limit.
    pub fn validate(&self, value: &Value) -> Result<(), Violations> {
        validate(&self.judged_tree(), value)
    }

    /// Reads a value that a model sent: normalised (null for what is absent, defaults,
    /// whole numbers, the letter case of choices; undeclared properties are left out),
    /// checked, and deserialised.
    ///
    /// ```
    /// use schema_core::object::{ObjectSchema, Type};
    /// use serde_json::{Value, json};
    ///
    /// let schema = ObjectSchema::builder()
    ///     .optional("page", Type::integer())
    ///     .optional("order", Type::string().options(["up", "down"]).default("up"))
    ///     .build()?;
    /// let read: Value = schema.read(json!({ "page": 2.0, "order": null, "reason": "…" }))?;
    /// assert_eq!(read, json!({ "page": 2, "order": "up" }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`ReadError`]: all violations at once, or serde's refusal.
    pub fn read<T: DeserializeOwned>(&self, value: Value) -> Result<T, ReadError> {
        deserialize(settle(&self.judged_tree(), value).map_err(ReadError::Violations)?)
    }

    /// The same from text.
    ///
    /// ```
    /// use schema_core::object::{ObjectSchema, Type};
    ///
    /// let schema = ObjectSchema::builder().required("q", Type::string()).build()?;
    /// let error = schema.read_str::<serde_json::Value>("{\"q\": ").unwrap_err();
    /// assert!(error.to_string().starts_with("not JSON: "));
    /// # Ok::<(), schema_core::ObjectError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`read`](Self::read); also when the text is no JSON.
    pub fn read_str<T: DeserializeOwned>(&self, text: &str) -> Result<T, ReadError> {
        self.read(serde_json::from_str(text).map_err(|error| ReadError::json(&error))?)
    }

    /// Reads text as models write it: JSON in a code fence or after a sentence, `"20"` for
    /// 20, a list or an object sent as a text, one value for a list of one. Every change is
    /// told.
    ///
    /// ```
    /// use schema_core::object::{ObjectSchema, Type};
    /// use serde_json::{Value, json};
    ///
    /// let schema = ObjectSchema::builder()
    ///     .required("tags", Type::array(Type::string()))
    ///     .build()?;
    /// let read = schema.read_lenient::<Value>("Here it is: {\"tags\": \"new\"}")?;
    /// assert_eq!(read.value(), &json!({ "tags": ["new"] }));
    /// assert_eq!(read.changes().len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`read_str`](Self::read_str), for what can't be repaired.
    pub fn read_lenient<T: DeserializeOwned>(
        &self,
        text: &str,
    ) -> Result<LenientRead<T>, ReadError> {
        let (value, change) = lenient::json_of(text).map_err(|error| ReadError::json(&error))?;
        let (value, mut changes) =
            settle_lenient(&self.judged_tree(), value).map_err(ReadError::Violations)?;
        changes.splice(0..0, change);
        Ok(LenientRead { value: deserialize(value)?, changes })
    }

    /// What serde writes of a value, checked against the declaration before it goes out: an
    /// `outputSchema`, structured content. A `None` is left out.
    ///
    /// Where serde's two sides differ (`rename(serialize = …)`, `skip_serializing_if` on
    /// what is required), it shows here.
    ///
    /// ```
    /// use schema_core::object::{ObjectSchema, Type};
    /// use serde_json::json;
    ///
    /// let schema = ObjectSchema::builder().required("count", Type::integer().min(1)).build()?;
    /// assert_eq!(schema.write(&json!({ "count": 2 }))?, json!({ "count": 2 }));
    /// assert!(schema.write(&json!({ "count": 0 })).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`ReadError`]: all violations, or serde's refusal to write it as JSON.
    pub fn write<T: Serialize + ?Sized>(&self, value: &T) -> Result<Value, ReadError> {
        let value = serialize(value)?;
        settle_written(&self.judged_tree(), value).map_err(ReadError::Violations)
    }
}
