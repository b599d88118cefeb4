//! Where in a value serde refused to read it, or to write it: looked for only then.

use core::fmt::Write;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_path_to_error::{Path, Segment};

use super::read::ReadError;
use super::unfinished;
use crate::json::{Refused, pointer};
use crate::text::Line;

/// The value as its type has it.
pub(super) fn deserialize<T: DeserializeOwned>(value: Value) -> Result<T, ReadError> {
    // Read from where it stands, so that it is there still if it is refused.
    let read = T::deserialize(&value);
    read.map_err(|_| find::<T>(value))
}

/// The value as serde writes it.
pub(super) fn serialize<T: Serialize + ?Sized>(value: &T) -> Result<Value, ReadError> {
    serde_json::to_value(value).map_err(|error| {
        // Once more as text, which ends where it is refused.
        let mut text = Vec::new();
        let is_refused = serde_json::to_writer(&mut text, value).is_err();
        let place = if is_refused { unfinished::place_of(&text) } else { String::new() };
        ReadError::refused(place, &error.to_string())
    })
}

#[cold]
fn find<T: DeserializeOwned>(value: Value) -> ReadError {
    let Err(refused) = told::<T>(&value) else {
        // A type that changes its mind.
        return ReadError::refused(String::new(), "can't be read");
    };
    let property = refused.property(value, told::<T>);
    let property = property.map(|name| pointer(&[&name])).unwrap_or_default();
    ReadError::refused(refused.place + &property, &refused.message)
}

/// What the type says of the value, if it refuses it.
fn told<T: DeserializeOwned>(value: &Value) -> Result<(), Refused> {
    let read = serde_path_to_error::deserialize::<_, T>(value);
    read.map(drop).map_err(|error| Refused {
        place: pointer_of(error.path()),
        message: error.inner().to_string(),
    })
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
