//! Where models slip in ways that have one meaning: repaired, and said.

use core::fmt;

use serde_json::Value;

use super::types::{has_type, types_of};
use crate::node::{Node, Tree};
use crate::rules::JsonType;
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

/// Repairs a value of another type than the schema takes; says what was done.
pub(super) fn repair<'a>(tree: &Tree<'a>, node: &Node<'a>, value: &mut Value) -> Option<String> {
    let types = types_of(tree, node);
    if has_type(types, value) {
        return None;
    }
    let said = match &*value {
        Value::String(text) => of_text(text.trim()).map(|(read, as_what)| (text, read, as_what)),
        _ => None,
    };
    if let Some((text, read, as_what)) = said {
        // A text that says something of another type is no item either.
        let what = format!("read the text {} as {as_what}", Excerpt::new(text, 40).quoted());
        return has_type(types, &read).then(|| {
            *value = read;
            what
        });
    }
    let is_one_of_a_list = types.contains(JsonType::Array) && !value.is_null();
    is_one_of_a_list.then(|| {
        *value = Value::Array(vec![core::mem::take(value)]);
        "made a list of the one value".to_owned()
    })
}

/// What a text says, if it is JSON of another type.
fn of_text(text: &str) -> Option<(Value, &'static str)> {
    let value: Value = serde_json::from_str(text).ok()?;
    let as_what = match &value {
        Value::Bool(_) => "a boolean",
        Value::Number(_) => "a number",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
        Value::Null | Value::String(_) => return None,
    };
    Some((value, as_what))
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
