//! Violations as a JSON list, for whoever hands them on.

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use super::model::Problem;
use super::violation::{Violation, Violations};

/// What one fault is in the list.
fn entry<S: Serializer>(serializer: S, pointer: &str, message: &str) -> Result<S::Ok, S::Error> {
    let mut entry = serializer.serialize_struct("Violation", 2)?;
    entry.serialize_field("pointer", pointer)?;
    entry.serialize_field("message", message)?;
    entry.end()
}

/// A list of `{"pointer": …, "message": …}`. What is only counted is not in it.
///
/// ```
/// use schema_core::{Field, FormSchema};
/// use serde_json::json;
///
/// let form = FormSchema::builder().field(Field::integer("age").min(18)).build()?;
/// let violations = form.validate(&json!({ "age": 7 })).unwrap_err();
/// let list = serde_json::to_value(&violations)?;
/// assert_eq!(list, json!([{ "pointer": "/age", "message": "age: must be at least 18" }]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl Serialize for Violations {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self)
    }
}

/// `{"pointer": …, "message": …}`: the message is that of `Display`, and of a value for an
/// object schema without the place, which the pointer tells.
impl Serialize for Violation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let message = if self.is_of_place() { Problem(self).to_string() } else { self.to_string() };
        entry(serializer, self.pointer(), &message)
    }
}
