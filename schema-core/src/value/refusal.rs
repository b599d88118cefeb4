//! Where in a value serde refused it: looked for only then.

use core::fmt::Write;

use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_path_to_error::{Path, Segment};

use super::read::ReadError;
use crate::json::pointer;
use crate::text::Line;

/// So many properties of an object are left out in turn, to find the one that is refused.
const TRIED: usize = 64;

/// The value as its type has it.
pub(super) fn deserialize<T: DeserializeOwned>(value: Value) -> Result<T, ReadError> {
    // Read from where it stands, so that it is there still if it is refused.
    let read = T::deserialize(&value);
    read.map_err(|_| find::<T>(value))
}

#[cold]
fn find<T: DeserializeOwned>(mut value: Value) -> ReadError {
    let Err(error) = serde_path_to_error::deserialize::<_, T>(&value) else {
        // A type that changes its mind.
        return ReadError::refused(String::new(), "can't be read");
    };
    let message = error.inner().to_string();
    let place = pointer_of(error.path());
    let place = within::<T>(&mut value, &place, &message).unwrap_or(place);
    ReadError::refused(place, &message)
}

/// The property of the object at that place that is refused, where serde does not tell: it
/// looks at what is flattened or tagged after all properties are read.
fn within<T: DeserializeOwned>(value: &mut Value, place: &str, message: &str) -> Option<String> {
    let names: Vec<String> =
        value.pointer(place)?.as_object()?.keys().take(TRIED).cloned().collect();
    let mut refused = names.into_iter().filter(|name| is_refused::<T>(value, place, name, message));
    let only = refused.next()?;
    if refused.next().is_some() {
        return None;
    }
    Some(format!("{place}{}", pointer(&[&only])))
}

/// Whether serde says something else without the property, which is none of those whose
/// place it tells.
fn is_refused<T: DeserializeOwned>(
    value: &mut Value,
    place: &str,
    name: &str,
    message: &str,
) -> bool {
    let Some(Value::Object(map)) = value.pointer_mut(place) else { return false };
    let Some(property) = map.remove(name) else { return false };
    let without = T::deserialize(&*value);
    let mut put = |property| {
        if let Some(Value::Object(map)) = value.pointer_mut(place) {
            map.insert(name.to_owned(), property);
        }
    };
    if without.is_err_and(|error| error.to_string() == message) {
        put(property);
        return false;
    }
    put(Value::Array(vec![Value::Array(Vec::new())]));
    let odd = serde_path_to_error::deserialize::<_, T>(&*value);
    let is_told = odd.is_err_and(|error| pointer_of(error.path()) != place);
    if let Some(there) = value.pointer_mut(place).and_then(|object| object.get_mut(name)) {
        *there = property;
    }
    !is_told
}

/// An enum's variant is a key of the JSON, but where it is told by a tag or a text: then
/// its place is as far as is known.
fn pointer_of(path: &Path) -> String {
    let mut text = String::new();
    for segment in path {
        match segment {
            Segment::Seq { index } => {
                // Writing to a `String` cannot fail.
                let _ = write!(text, "/{index}");
            }
            Segment::Map { key } | Segment::Enum { variant: key } => {
                text.push_str(&pointer(&[key]));
            }
            Segment::Unknown => break,
        }
    }
    text
}

impl ReadError {
    /// Whatever a type says may repeat what came.
    pub(super) fn refused(pointer: String, message: &str) -> Self {
        Self::Refused { pointer, message: Line::of(200, message) }
    }
}
