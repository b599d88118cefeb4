//! JSON values in a schema: constants, or what was built or read.

use serde_json::Value;

use crate::Number;
use crate::field::Texts;

/// A JSON value: a default, an example, a value of an `enum`.
#[derive(Clone, Copy)]
pub enum Json<'a> {
    /// `null`
    Null,
    /// `true` or `false`
    Boolean(bool),
    /// As it was written.
    Number(Number),
    /// A text.
    String(&'a str),
    /// An array of constants.
    List(Values<'a>),
    /// What was built or read.
    Value(&'a Value),
}

/// A list of JSON values.
#[derive(Clone, Copy)]
pub enum Values<'a> {
    /// Texts alone, the most common list.
    Texts(Texts<'a>),
    /// Constants.
    Constant(&'a [Json<'a>]),
    /// What was built or read.
    Built(&'a [JsonBuf]),
}

/// The storage of a value.
#[derive(Clone, Debug)]
pub enum JsonBuf {
    /// Apart from the others, so that it is written as its author wrote it.
    Number(Number),
    Value(Value),
}

impl JsonBuf {
    pub(crate) fn view(&self) -> Json<'_> {
        match self {
            Self::Number(number) => Json::Number(*number),
            Self::Value(Value::Null) => Json::Null,
            Self::Value(Value::Bool(value)) => Json::Boolean(*value),
            Self::Value(Value::String(text)) => Json::String(text),
            Self::Value(value) => Json::Value(value),
        }
    }
}

impl<'a> Values<'a> {
    pub(crate) const EMPTY: Self = Self::Constant(&[]);

    pub(crate) const fn len(self) -> usize {
        match self {
            Self::Texts(list) => list.len(),
            Self::Constant(list) => list.len(),
            Self::Built(list) => list.len(),
        }
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.len() == 0
    }

    pub(crate) fn get(self, index: usize) -> Option<Json<'a>> {
        match self {
            Self::Texts(list) => list.get(index).map(Json::String),
            Self::Constant(list) => list.get(index).copied(),
            Self::Built(list) => list.get(index).map(JsonBuf::view),
        }
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Json<'a>> + Clone {
        (0..self.len()).filter_map(move |index| self.get(index))
    }
}

impl Json<'_> {
    pub(crate) fn to_buf(self) -> JsonBuf {
        match self {
            Self::Number(number) => JsonBuf::Number(number),
            other => JsonBuf::Value(other.to_value()),
        }
    }

    /// The value as `serde_json` has it.
    pub(crate) fn to_value(self) -> Value {
        match self {
            Self::Null => Value::Null,
            Self::Boolean(value) => value.into(),
            Self::Number(number) => serde_json::to_value(number).unwrap_or_default(),
            Self::String(text) => text.into(),
            Self::List(values) => values.iter().map(Self::to_value).collect(),
            Self::Value(value) => value.clone(),
        }
    }
}
