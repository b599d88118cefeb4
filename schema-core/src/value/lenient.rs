//! Where models slip in ways that have one meaning: repaired, and said.

use core::fmt;
use std::rc::Rc;

use serde_json::Value;

use super::known::Known;
use super::types::has_type;
use crate::rules::{JsonType, JsonTypes};
use crate::text::Excerpt;

/// One change that a lenient reading made.
///
/// ```
/// use schema_core::object::{ObjectSchema, Type};
///
/// let schema = ObjectSchema::builder().required("count", Type::integer()).build()?;
/// let read = schema.read_lenient::<serde_json::Value>("```json\n{\"count\": \"20\"}\n```")?;
/// let changes: Vec<String> = read.changes().iter().map(ToString::to_string).collect();
/// assert_eq!(changes, ["took the JSON out of the text around it", "/count: read the text \"20\" as a number"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    pointer: String,
    what: String,
}

impl Change {
    pub(super) fn new(pointer: String, what: impl Into<String>) -> Self {
        Self { pointer, what: what.into() }
    }

    /// The JSON pointer (RFC 6901) to what was changed; empty for the whole.
    pub fn pointer(&self) -> &str {
        &self.pointer
    }
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.pointer.is_empty() {
            write!(f, "{}: ", Excerpt::new(&self.pointer, 200))?;
        }
        f.write_str(&self.what)
    }
}

/// What a folded letter case is called.
pub(super) fn case(text: &str, choice: &str) -> String {
    format!("read {} as {}", Excerpt::new(text, 40).quoted(), Excerpt::new(choice, 40).quoted())
}

/// How a value of another type than the schema takes can be meant.
pub(super) enum Slip {
    /// As what its text says.
    Text(Rc<Said>),
    /// As the one item of a list.
    Item,
}

/// A value that a text says, and what it is.
pub(super) struct Said {
    pub(super) value: Value,
    pub(super) as_what: &'static str,
}

/// The slip that a value of another type than the schema takes is, if it has one meaning.
pub(super) fn slip(types: JsonTypes, value: &Value, known: &mut Known) -> Option<Slip> {
    if has_type(types, value) {
        return None;
    }
    if let Some(said) = known.said(value) {
        // A text that says something of another type is no item either.
        return has_type(types, &said.value).then_some(Slip::Text(said));
    }
    (types.contains(JsonType::Array) && !value.is_null()).then_some(Slip::Item)
}

/// What is said of a text that was read as a value.
pub(super) fn read_as(text: &str, as_what: &str) -> String {
    format!("read the text {} as {as_what}", Excerpt::new(text, 40).quoted())
}

/// What a text says, if it is JSON of another type.
pub(super) fn said(text: &str) -> Option<Said> {
    let value: Value = serde_json::from_str(text).ok()?;
    let as_what = match &value {
        Value::Bool(_) => "a boolean",
        Value::Number(_) => "a number",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
        Value::Null | Value::String(_) => return None,
    };
    Some(Said { value, as_what })
}

/// The JSON in a text as models write it: in a code fence, or behind a sentence.
pub(super) fn json_of(text: &str) -> Result<(Value, Option<Change>), serde_json::Error> {
    let plain = serde_json::from_str(text);
    let Err(error) = plain else { return plain.map(|value| (value, None)) };
    let starts =
        text.char_indices().filter(|(_, c)| matches!(c, '{' | '[')).map(|(index, _)| index);
    // A sentence has few braces; a text of nothing else is no answer.
    for start in starts.take(8) {
        let rest = text.get(start..).unwrap_or_default();
        let first = serde_json::Deserializer::from_str(rest).into_iter::<Value>().next();
        if let Some(Ok(value)) = first {
            let change = Change::new(String::new(), "took the JSON out of the text around it");
            return Ok((value, Some(change)));
        }
    }
    Err(error)
}
