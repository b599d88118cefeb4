//! JSON values in a schema: constants, or what was built or read.

use serde_json::Value;

use crate::Number;
use crate::field::Texts;
use crate::json::is_same;

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

    /// Whether the value is one of them.
    pub(crate) fn contains(self, value: &Value) -> bool {
        match (self, value) {
            (Self::Texts(texts), Value::String(text)) => texts.contains(text),
            (Self::Texts(_), _) => false,
            _ => self.iter().any(|one| one.is_value(value)),
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

/// Equal when JSON Schema calls them so (Core, section 4.2.2): numbers by value, objects
/// whatever their order.
impl PartialEq for Json<'_> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Null, Self::Null) => true,
            (Self::Boolean(one), Self::Boolean(other)) => one == other,
            (Self::Number(one), Self::Number(other)) => one == other,
            (Self::String(one), Self::String(other)) => one == other,
            (Self::List(one), Self::List(other)) => one == other,
            (Self::Value(value), other) | (other, Self::Value(value)) => other.is_value(value),
            _ => false,
        }
    }
}

impl PartialEq for Values<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.len() == other.len() && self.iter().zip(other.iter()).all(|(one, other)| one == other)
    }
}

impl Json<'_> {
    fn is_value(&self, value: &Value) -> bool {
        match (self, value) {
            (Self::Null, Value::Null) => true,
            (Self::Boolean(one), Value::Bool(other)) => one == other,
            (Self::Number(one), Value::Number(other)) => *one == Number::from(other),
            (Self::String(one), Value::String(other)) => one == other,
            (Self::List(list), Value::Array(values)) => {
                list.len() == values.len()
                    && list.iter().zip(values).all(|(one, other)| one.is_value(other))
            }
            (Self::Value(one), other) => is_same(one, other),
            _ => false,
        }
    }
}
