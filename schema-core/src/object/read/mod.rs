//! Reading a schema: JSON that somebody else wrote, into nodes.
//!
//! First every keyword is checked for what it takes, with all that is wrong and where
//! ([`keywords`]); then the JSON becomes nodes, as far as nodes can say it ([`typed`]).
//! What says more stays JSON, at the deepest place possible. Both walk the JSON once, and
//! none is deeper than [`MAX_DEPTH`](ObjectSchema::MAX_DEPTH).

mod keywords;
mod pointers;
mod typed;
mod union;

pub(super) use pointers::{definition as definition_of, steps};

use core::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error};
use serde_json::Value;

use super::ObjectSchema;
use super::error::{FaultKind, Faults, ObjectError};
use super::headers;
use crate::node::{Definition, NodeBuf};
use crate::read::input::Input as Json;
use crate::text::Excerpt;

/// A schema that was read, with the definitions that it brings.
#[derive(Clone)]
pub(super) struct Read {
    pub(super) node: NodeBuf,
    pub(super) definitions: Vec<Definition>,
    pub(super) dialect: Option<String>,
}

/// Reads a schema at any place: a part of another.
pub(super) fn read_part(value: &Value) -> Result<Read, ObjectError> {
    read_json(&Json::of(value, ObjectSchema::MAX_DEPTH), false)
}

/// A part that was judged before.
pub(super) fn node_of(value: &Value) -> NodeBuf {
    typed::schema(&Json::of(value, ObjectSchema::MAX_DEPTH))
}

fn read_json(json: &Json<'_>, is_root: bool) -> Result<Read, ObjectError> {
    let mut faults = Faults::default();
    keywords::check(json, is_root, &mut faults);
    if is_root && !is_object(json) {
        faults.push(FaultKind::RootNotObject);
    }
    faults.none_or(())?;
    Ok(typed::document(json))
}

/// Whether a root says that it is an object. What it is if it is no schema, or has a wrong
/// type, is reported already.
fn is_object(json: &Json<'_>) -> bool {
    match json {
        Json::Object(entries) => match entries.iter().find(|(key, _)| key == "type") {
            Some((_, Json::String(name))) => name == "object" || !keywords::is_type(name),
            Some((_, Json::Array(names))) => names.is_empty(),
            other => other.is_some(),
        },
        Json::Bool(_) => false,
        _ => true,
    }
}

fn root(json: &Json<'_>) -> Result<ObjectSchema<'static>, ObjectError> {
    let Read { node, definitions, dialect } = read_json(json, true)?;
    let mut faults = Faults::default();
    let whole = || ObjectSchema::of_parts(node.clone(), definitions.clone()).to_value();
    headers::check(&node, &definitions, &whole, &mut faults);
    faults.none_or(())?;
    Ok(ObjectSchema::of_parts(node, definitions).of_dialect(dialect))
}

impl ObjectSchema<'static> {
    /// Reads a JSON Schema: what [`to_value`](ObjectSchema::to_value) gave, or what
    /// somebody else wrote. What this crate can't say itself stays as it is.
    ///
    /// Properties are in the order of the `Value`: that of the text when `serde_json` has
    /// its feature `preserve_order` on, alphabetical otherwise.
    /// [`from_str`](Self::from_str) always keeps their order in the text. Definitions
    /// (`$defs`, or `definitions` of older drafts) become `$defs` of the root.
    ///
    /// ```
    /// use schema_core::object::ObjectSchema;
    ///
    /// let json = serde_json::json!({
    ///     "type": "object",
    ///     "properties": { "q": { "type": "string" } },
    ///     "patternProperties": { "^x-": { "type": "string" } },
    /// });
    /// assert_eq!(ObjectSchema::from_value(&json)?.to_value(), json);
    /// # Ok::<(), schema_core::object::ObjectError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`ObjectError`] when it is no schema: it, or one inside it, has a keyword with a
    /// value that JSON Schema 2020-12 does not let it have, a `$ref` that names nothing
    /// in it, a `pattern` that is none; when it does not say `"type": "object"`; and when
    /// it nests too deep. All of it, each with its place.
    ///
    /// ```
    /// use schema_core::ObjectSchema;
    ///
    /// let error = ObjectSchema::from_value(&serde_json::json!({
    ///     "type": "object",
    ///     "properties": { "code": { "type": "strin" }, "home": { "$ref": "#/$defs/Home" } },
    /// }))
    /// .unwrap_err();
    /// let places: Vec<_> = error.faults().iter().map(|fault| fault.pointer()).collect();
    /// assert_eq!(places, ["/properties/code/type", "/properties/home/$ref"]);
    /// ```
    pub fn from_value(value: &Value) -> Result<Self, ObjectError> {
        root(&Json::of(value, Self::MAX_DEPTH))
    }

    /// Reads a JSON Schema from its text, its properties in the order of the text, also those
    /// in a part that uses keywords beyond this crate's, and so in each profile. (The keywords
    /// of such a part, and all that [`to_value`](Self::to_value) gives, stand as `serde_json`
    /// has them.)
    ///
    /// ```
    /// use schema_core::ObjectSchema;
    ///
    /// let text = r#"{"type":"object","properties":{"zeta":{"type":"string"},"alpha":{"type":"null"}}}"#;
    /// assert_eq!(ObjectSchema::from_str(text)?.to_json(), text);
    /// # Ok::<(), schema_core::object::ObjectError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`from_value`](Self::from_value); also when the text is not JSON, and when an
    /// object has one key twice.
    // `FromStr` is there as well; this one needs no import.
    #[allow(clippy::should_implement_trait)]
    pub fn from_str(text: &str) -> Result<Self, ObjectError> {
        match Json::parse(text, Self::MAX_DEPTH) {
            Ok(json) => root(&json),
            Err(error) => Err(not_json(&error.to_string())),
        }
    }
}

fn not_json(message: &str) -> ObjectError {
    // Deeper than `serde_json` goes is deeper than we do.
    let kind = if message.starts_with("recursion limit exceeded") {
        FaultKind::TooDeep
    } else {
        FaultKind::Syntax { message: Excerpt::new(message, 200).to_string() }
    };
    ObjectError::of(kind)
}

/// Reads the text of a schema, as [`ObjectSchema::from_str`] does.
impl FromStr for ObjectSchema<'static> {
    type Err = ObjectError;

    fn from_str(text: &str) -> Result<Self, ObjectError> {
        Self::from_str(text)
    }
}

/// Reads as [`ObjectSchema::from_str`] does; the error is one text with all faults.
///
/// ```
/// use schema_core::ObjectSchema;
///
/// let schema: ObjectSchema = serde_json::from_str(r#"{"type":"object","properties":{}}"#)?;
/// assert_eq!(schema, ObjectSchema::builder().build().unwrap());
/// # Ok::<(), serde_json::Error>(())
/// ```
impl<'de> Deserialize<'de> for ObjectSchema<'_> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let json = Json::read(deserializer, ObjectSchema::MAX_DEPTH)?;
        root(&json).map_err(Error::custom)
    }
}
