//! Reading a form that came over the wire.
//!
//! The JSON becomes a [`Node`](node::Node), in order and of limited depth; the
//! [`Reader`] walks over it and gathers what is wrong with its shape; the rules
//! that hold for every form, in `rules`, judge what the fields say.

mod field;
mod form;
mod keywords;
mod node;
mod reader;
mod request;
mod select;

use core::fmt;
use core::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error};
use serde_json::Value;

pub use self::request::LenientRequest;
use crate::form::{Fault, FaultList, FormError, FormSchema};
use crate::rules::FaultKind;
use crate::text::Line;
use node::Node;
use reader::Reader;

impl FormSchema<'static> {
    /// Reads a `requestedSchema` (`ElicitRequestFormParams.requestedSchema`).
    ///
    /// Its fields are in the order of the `Value`: that of the text when
    /// `serde_json` has its feature `preserve_order` on, alphabetical otherwise.
    /// [`from_str`](Self::from_str) always keeps the order of the text.
    ///
    /// ```
    /// use schema_core::{FormSchema, FieldKind};
    /// use serde_json::json;
    ///
    /// let form = FormSchema::from_value(&json!({
    ///     "type": "object",
    ///     "properties": {"size": {"type": "string", "enum": ["s", "m"], "default": "m"}},
    ///     "required": ["size"],
    /// }))?;
    /// assert_eq!(form.field("size").map(|field| field.kind()), Some(FieldKind::SingleSelect));
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Everything that is no part of the restricted subset, or that a legal form
    /// cannot say, each with its place:
    ///
    /// ```
    /// use schema_core::{FaultKind, FormSchema};
    /// use serde_json::json;
    ///
    /// let error = FormSchema::from_value(&json!({
    ///     "type": "object",
    ///     "properties": {
    ///         "code": {"type": "string", "pattern": "^[A-Z]{3}$"},
    ///         "when": {"type": "string", "format": "time"},
    ///     },
    /// }))
    /// .unwrap_err();
    /// let found: Vec<_> = error.faults().iter().map(|f| (f.pointer(), *f.kind())).collect();
    /// assert_eq!(
    ///     found,
    ///     [
    ///         ("/properties/code/pattern", FaultKind::UnknownKeyword),
    ///         ("/properties/when/format", FaultKind::UnknownFormat),
    ///     ],
    /// );
    /// ```
    pub fn from_value(value: &Value) -> Result<Self, FormError> {
        read(&Node::from(value))
    }

    /// Reads a `requestedSchema` from its text, in the order of the text.
    ///
    /// ```
    /// use schema_core::FormSchema;
    ///
    /// let text =
    ///     r#"{"type":"object","properties":{"zeta":{"type":"string"},"alpha":{"type":"string"}}}"#;
    /// assert_eq!(FormSchema::from_str(text)?.to_string(), text);
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`from_value`](Self::from_value); also when the text is not JSON, and
    /// when an object has one key twice.
    // `FromStr` is there as well; this one needs no import.
    #[allow(clippy::should_implement_trait)]
    pub fn from_str(text: &str) -> Result<Self, FormError> {
        read(&parse(text)?)
    }

    /// Reads a `requestedSchema` for a client that must show something:
    /// annotations that the restricted subset does not have are left out, and
    /// reported.
    ///
    /// An annotation says nothing about which answers are legal: `x-…`,
    /// `examples`, `deprecated`, `readOnly`, `$comment`, a `title` of the form,
    /// and all keywords that JSON Schema does not know (core, 6.5).
    ///
    /// ```
    /// use schema_core::FormSchema;
    /// use serde_json::json;
    ///
    /// let read = FormSchema::from_value_lenient(&json!({
    ///     "title": "Trip",
    ///     "type": "object",
    ///     "properties": {"city": {"type": "string", "examples": ["Oslo"]}},
    /// }))?;
    /// assert_eq!(read.form().fields().len(), 1);
    /// assert_eq!(read.dropped(), ["/properties/city/examples", "/title"]);
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`from_value`](Self::from_value) for all that is no annotation: who
    /// drops a `pattern`, a `multipleOf` or an `additionalProperties: false`
    /// collects answers that the server refuses.
    pub fn from_value_lenient(value: &Value) -> Result<LenientForm, FormError> {
        LenientForm::read(&Node::from(value))
    }

    /// Reads a `requestedSchema` from its text, in the order of the text, as
    /// [`from_value_lenient`](Self::from_value_lenient) does.
    ///
    /// ```
    /// use schema_core::FormSchema;
    ///
    /// let text = r#"{"title":"Trip","type":"object","properties":{"to":{"type":"string"},"by":{"type":"string"}}}"#;
    /// let form = FormSchema::from_str_lenient(text)?.into_form();
    /// let names: Vec<_> = form.fields().map(|field| field.name()).collect();
    /// assert_eq!(names, ["to", "by"]);
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`from_value_lenient`](Self::from_value_lenient); also when the text is
    /// not JSON, and when an object has one key twice.
    pub fn from_str_lenient(text: &str) -> Result<LenientForm, FormError> {
        LenientForm::read(&parse(text)?)
    }
}

/// What [`FormSchema::from_value_lenient`] read: a legal form, and what had to be
/// left out for it to be one.
///
/// ```
/// use schema_core::FormSchema;
/// use serde_json::json;
///
/// let read = FormSchema::from_value_lenient(&json!({
///     "type": "object",
///     "properties": {"ok": {"type": "boolean", "deprecated": true}},
/// }))?;
/// for place in read.dropped() {
///     eprintln!("left out of the form: {place}");
/// }
/// let form = read.into_form();
/// assert_eq!(form.to_string(), r#"{"type":"object","properties":{"ok":{"type":"boolean"}}}"#);
/// # Ok::<(), schema_core::FormError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct LenientForm {
    form: FormSchema<'static>,
    dropped: Vec<String>,
}

impl LenientForm {
    fn read(node: &Node<'_>) -> Result<Self, FormError> {
        let mut reader = Reader::new(true);
        let form = reader.form(node);
        let (form, dropped) = reader.finish(form)?;
        Ok(Self { form, dropped })
    }

    /// The form, without what was dropped.
    ///
    /// ```
    /// use schema_core::FormSchema;
    /// use serde_json::json;
    ///
    /// let ok = json!({"type": "boolean", "deprecated": true});
    /// let json = json!({"type": "object", "properties": {"ok": ok}});
    /// let read = FormSchema::from_value_lenient(&json)?;
    /// assert!(read.form().field("ok").is_some());
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn form(&self) -> &FormSchema<'static> {
        &self.form
    }

    /// The form, to keep.
    ///
    /// ```
    /// use schema_core::FormSchema;
    /// use serde_json::json;
    ///
    /// let ok = json!({"type": "boolean", "deprecated": true});
    /// let json = json!({"type": "object", "properties": {"ok": ok}});
    /// let read = FormSchema::from_value_lenient(&json)?;
    /// let form: FormSchema<'static> = read.into_form();
    /// assert!(form.field("ok").is_some());
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn into_form(self) -> FormSchema<'static> {
        self.form
    }

    /// The annotations that were dropped, as JSON Pointers (RFC 6901) that can be
    /// shown: one of more than 200 characters, or with characters that can't be seen,
    /// is cut and escaped as an [`Excerpt`](crate::Excerpt) is.
    ///
    /// ```
    /// use schema_core::FormSchema;
    /// use serde_json::json;
    ///
    /// let field = json!({"type": "string", "x-order": 3});
    /// let json = json!({"type": "object", "properties": {"a/b": field}});
    /// let read = FormSchema::from_value_lenient(&json)?;
    /// assert_eq!(read.dropped(), ["/properties/a~1b/x-order"]);
    /// assert_eq!(json.pointer(&read.dropped()[0]), Some(&json!(3)));
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn dropped(&self) -> &[String] {
        &self.dropped
    }
}

/// Reads as [`FormSchema::from_str_lenient`] does; the error is one text with all
/// faults.
impl<'de> Deserialize<'de> for LenientForm {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::read(&Node::deserialize(deserializer)?).map_err(Error::custom)
    }
}

/// Reads the text of a `requestedSchema`, as [`FormSchema::from_str`] does.
impl FromStr for FormSchema<'static> {
    type Err = FormError;

    fn from_str(text: &str) -> Result<Self, FormError> {
        Self::from_str(text)
    }
}

/// Reads as [`FormSchema::from_str`] does; the error is one text with all faults.
///
/// ```
/// use schema_core::FormSchema;
///
/// let form: FormSchema = serde_json::from_str(r#"{"type":"object","properties":{}}"#)?;
/// assert_eq!(form.fields().len(), 0);
/// # Ok::<(), serde_json::Error>(())
/// ```
impl<'de> Deserialize<'de> for FormSchema<'_> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read(&Node::deserialize(deserializer)?).map_err(Error::custom)
    }
}

fn read(node: &Node<'_>) -> Result<FormSchema<'static>, FormError> {
    let mut reader = Reader::new(false);
    let form = reader.form(node);
    Ok(reader.finish(form)?.0)
}

fn parse(text: &str) -> Result<Node<'_>, FormError> {
    serde_json::from_str(text).map_err(|error| not_json(&error))
}

/// The text is no JSON, or holds a number that no Rust type does.
fn not_json(error: &impl fmt::Display) -> FormError {
    let mut faults = FaultList::default();
    let words = Line::of(200, format_args!("the text is no JSON: {error}"));
    faults.push(|| Fault::new(None, String::new(), FaultKind::Syntax, words));
    faults.into_error()
}
