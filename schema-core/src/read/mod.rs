//! Reading a form that came over the wire.
//!
//! The JSON becomes an [`Input`](input::Input), in order and of limited depth; the
//! [`Reader`] walks over it and gathers what is wrong with its shape; the rules
//! that hold for every form, in `rules`, judge what the fields say.

mod field;
mod form;
pub(crate) mod input;
mod keywords;
mod lenient;
mod reader;
mod request;
mod select;

use core::fmt;
use core::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error};
use serde_json::Value;

pub use self::lenient::{Effect, LeftOut, LenientForm};
pub use self::request::LenientRequest;
use crate::form::{Fault, FaultList, FormError, FormSchema};
use crate::rules::FaultKind;
use crate::text::Line;
use input::Input;
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
        read(&Input::from(value))
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

    /// Reads a `requestedSchema` for a client, which has to show something: what is in
    /// the form that the restricted subset can't say is brought into its words or left
    /// out, and reported with what that means ([`LenientForm::left_out`]).
    ///
    /// * *Harmless*, no answer is judged by it: annotations (`title` of the form,
    ///   `examples`, `x-…`, whatever JSON Schema does not know; core, 6.5),
    ///   `additionalProperties: false`, `uniqueItems`.
    /// * *Not checked*, so the server will judge: `pattern`, `exclusiveMinimum`,
    ///   `multipleOf`, a `format` that no field has, limits that exclude each other.
    /// * *Changed*: `type: ["string", "null"]`, an `anyOf` with null and `nullable`, which
    ///   become a field that may stay empty; `enum` and `oneOf` without a `type`; `const`;
    ///   a `default` that is null or does not fit; names in `required` that are none; a
    ///   local `$ref` to a definition that is a field.
    /// * *Not shown*, each by name: nested objects, options that are numbers, lists of
    ///   anything, and whatever else is no field. The rest of the form stays.
    ///
    /// ```
    /// use schema_core::{Effect, FormSchema};
    /// use serde_json::json;
    ///
    /// let read = FormSchema::from_value_lenient(&json!({
    ///     "title": "Trip",
    ///     "type": "object",
    ///     "properties": {
    ///         "city": {"anyOf": [{"type": "string", "pattern": "^[A-Z]"}, {"type": "null"}]},
    ///         "stops": {"type": "array", "items": {"type": "string"}},
    ///     },
    /// }))?;
    /// assert!(read.form().fields().map(|field| field.name()).eq(["city"]));
    /// let found = |effect| read.left_out().iter().filter(move |left| left.effect() == effect);
    /// assert!(found(Effect::NotShown).map(|left| left.field()).eq([Some("stops")]));
    /// let places = found(Effect::Changed).map(|left| left.pointer());
    /// assert!(places.eq(["/properties/city/anyOf"]));
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// When it is no form at all: no object, of another `type`, or without
    /// `properties`.
    pub fn from_value_lenient(value: &Value) -> Result<LenientForm, FormError> {
        LenientForm::read(&Input::from(value))
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
    /// not JSON. Of two equal keys the first one counts.
    pub fn from_str_lenient(text: &str) -> Result<LenientForm, FormError> {
        LenientForm::read(&parse(text)?)
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
        read(&Input::deserialize(deserializer)?).map_err(Error::custom)
    }
}

fn read(input: &Input<'_>) -> Result<FormSchema<'static>, FormError> {
    let mut reader = Reader::new(false);
    let form = reader.form(input);
    Ok(reader.finish(form)?.0)
}

fn parse(text: &str) -> Result<Input<'_>, FormError> {
    serde_json::from_str(text).map_err(|error| not_json(&error))
}

/// The text is no JSON, or holds a number that no Rust type does.
fn not_json(error: &impl fmt::Display) -> FormError {
    let mut faults = FaultList::default();
    let words = Line::of(200, format_args!("the text is no JSON: {error}"));
    faults.push(|| Fault::new(None, String::new(), FaultKind::Syntax, words));
    faults.into_error()
}
