//! Reading for a client, which has to show something: what a form can't say is
//! brought into its words or left out, and each time it is said what that means.
//!
//! The strict reader decides what a legal field is. Here is what is done before it
//! looks (`adapt`), and with what it finds wrong (`form`).

mod adapt;
mod form;
mod left_out;

use serde::de::{Deserialize, Deserializer, Error};

pub use left_out::{Effect, LeftOut};

use super::input::Input;
use super::reader::Reader;
use crate::form::{FormError, FormSchema};

pub(super) use adapt::COPIED;

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
/// for left in read.left_out() {
///     eprintln!("{left}");
/// }
/// let form = read.into_form();
/// assert_eq!(form.to_string(), r#"{"type":"object","properties":{"ok":{"type":"boolean"}}}"#);
/// # Ok::<(), schema_core::FormError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct LenientForm {
    form: FormSchema<'static>,
    left_out: Vec<LeftOut>,
}

impl LenientForm {
    pub(super) fn read(input: &Input<'_>) -> Result<Self, FormError> {
        let mut reader = Reader::new(true);
        let form = reader.form(input);
        let (form, left_out) = reader.finish(form)?;
        Ok(Self { form, left_out })
    }

    /// The form, without what was left out.
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

    /// What was left out or changed, in the order of the fields.
    ///
    /// ```
    /// use schema_core::FormSchema;
    /// use serde_json::json;
    ///
    /// let ok = json!({"type": "boolean", "x-order": 3});
    /// let json = json!({"type": "object", "properties": {"ok": ok}});
    /// let read = FormSchema::from_value_lenient(&json)?;
    /// assert_eq!(
    ///     read.left_out()[0].to_string(),
    ///     "/properties/ok/x-order: harmless, no answer is judged by it",
    /// );
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn left_out(&self) -> &[LeftOut] {
        &self.left_out
    }
}

/// Reads as [`FormSchema::from_str_lenient`] does; the error is one text with all
/// faults.
impl<'de> Deserialize<'de> for LenientForm {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::read(&Input::deserialize(deserializer)?).map_err(Error::custom)
    }
}
