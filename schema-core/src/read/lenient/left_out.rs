//! [`LeftOut`]: what a lenient reader could not keep, and what that means.

use core::fmt;

use crate::json::Place;
use crate::text::Excerpt;

/// What it means for a client that something of a form was left out.
///
/// ```
/// use schema_core::{Effect, FormSchema};
/// use serde_json::json;
///
/// let read = FormSchema::from_value_lenient(&json!({
///     "title": "Trip",
///     "type": "object",
///     "properties": {
///         "code": {"type": "string", "pattern": "^[A-Z]{3}$", "default": null},
///         "home": {"type": "object", "properties": {}},
///     },
/// }))?;
/// let mut effects: Vec<_> = read.left_out().iter().map(|left| left.effect()).collect();
/// effects.sort();
/// assert_eq!(effects, [Effect::Harmless, Effect::NotChecked, Effect::Changed, Effect::NotShown]);
/// # Ok::<(), schema_core::FormError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Effect {
    /// No answer is judged by it: an annotation, or a constraint that no answer to a
    /// form can break.
    Harmless,
    /// It limits the answers, and this crate does not check it: the server will judge.
    NotChecked,
    /// The form says something else in its place, or nothing: a `default` that does not
    /// fit, a `null` that is said by leaving the field out.
    Changed,
    /// A whole field is left out, so the answer will not have it.
    NotShown,
}

/// One thing that a lenient reader left out of a form, or changed.
///
/// `Display` says it to whoever looks after the client: in a log.
///
/// ```
/// use schema_core::{Effect, FormSchema};
/// use serde_json::json;
///
/// let read = FormSchema::from_value_lenient(&json!({
///     "type": "object",
///     "properties": {"age": {"type": "integer", "exclusiveMinimum": 0}},
/// }))?;
/// let left = &read.left_out()[0];
/// assert_eq!((left.field(), left.effect()), (Some("age"), Effect::NotChecked));
/// assert_eq!(
///     left.to_string(),
///     "/properties/age/exclusiveMinimum: not checked here, the server will judge",
/// );
/// # Ok::<(), schema_core::FormError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct LeftOut {
    field: Option<String>,
    pointer: String,
    effect: Effect,
    words: String,
}

impl LeftOut {
    pub(in crate::read) fn new(
        place: &Place<'_>,
        prefix: &str,
        effect: Effect,
        words: impl fmt::Display,
    ) -> Self {
        let pointer = prefix.to_owned() + &place.pointer();
        Self {
            field: place.field().map(str::to_owned),
            pointer: Excerpt::new(&pointer, 200).to_string(),
            effect,
            words: words.to_string(),
        }
    }

    /// How much text it holds, in bytes.
    pub(in crate::read) fn size(&self) -> usize {
        self.field.as_ref().map_or(0, String::len) + self.pointer.len() + self.words.len()
    }

    /// The name of the field that it is of, as it came; `None` for the form as a whole.
    ///
    /// ```
    /// use schema_core::FormSchema;
    /// use serde_json::json;
    ///
    /// let json = json!({"title": "A", "type": "object", "properties": {}});
    /// let read = FormSchema::from_value_lenient(&json)?;
    /// assert_eq!(read.left_out()[0].field(), None);
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn field(&self) -> Option<&str> {
        self.field.as_deref()
    }

    /// Where it stood, as a JSON Pointer (RFC 6901) that can be shown: one of more than
    /// 200 characters, or with characters that can't be seen, is cut and escaped as an
    /// [`Excerpt`] is.
    ///
    /// ```
    /// use schema_core::FormSchema;
    /// use serde_json::json;
    ///
    /// let field = json!({"type": "string", "x-order": 3});
    /// let json = json!({"type": "object", "properties": {"a/b": field}});
    /// let read = FormSchema::from_value_lenient(&json)?;
    /// assert_eq!(read.left_out()[0].pointer(), "/properties/a~1b/x-order");
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn pointer(&self) -> &str {
        &self.pointer
    }

    /// What it means for the client.
    ///
    /// ```
    /// use schema_core::{Effect, FormSchema};
    /// use serde_json::json;
    ///
    /// let json = json!({"type": "object", "properties": {}, "additionalProperties": false});
    /// let read = FormSchema::from_value_lenient(&json)?;
    /// assert_eq!(read.left_out()[0].effect(), Effect::Harmless);
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn effect(&self) -> Effect {
        self.effect
    }
}

impl fmt::Display for LeftOut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.pointer.as_str() {
            "" => f.write_str(&self.words),
            pointer => write!(f, "{pointer}: {}", self.words),
        }
    }
}
