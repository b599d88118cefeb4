//! [`Input`]: JSON in the order of the text, as deep as a form can go.
//!
//! `serde_json::Value` sorts its keys unless a feature is on, and keeps only the
//! last of two equal keys; a form needs both. What lies deeper than any form goes
//! is not looked into, so that no nesting can exhaust the stack.

use core::fmt;
use std::borrow::Cow;

use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor,
};
use serde_json::Value;

use crate::field::Number;

/// A JSON value.
#[derive(Clone)]
pub(crate) enum Input<'a> {
    Null,
    Bool(bool),
    Number(Number),
    String(Cow<'a, str>),
    Array(Vec<Input<'a>>),
    Object(Entries<'a>),
    /// An array or an object that lies deeper than any form goes.
    Deep,
}

/// The members of an object in the order of the text, equal keys included.
pub(crate) type Entries<'a> = Vec<(Cow<'a, str>, Input<'a>)>;

/// How many arrays and objects lie within each other in the deepest request:
/// the request, the form, its properties, one of them, its items, their list,
/// one option. One more for a number, which can come as an object.
const DEPTH: usize = 8;

/// What serde calls the only member of a number when `serde_json` keeps the
/// digits of all numbers (its feature `arbitrary_precision`).
const NUMBER_KEY: &str = "$serde_json::private::Number";

impl Input<'_> {
    /// What the value is, in words.
    pub(crate) const fn in_words(&self) -> &'static str {
        match self {
            Self::Null => "null",
            Self::Bool(true) => "true",
            Self::Bool(false) => "false",
            Self::Number(_) => "a number",
            Self::String(_) => "a string",
            Self::Array(_) => "an array",
            Self::Object(_) => "an object",
            Self::Deep => "an array or an object",
        }
    }
}

#[cfg(feature = "tools")]
impl<'a> Input<'a> {
    /// The JSON of a text, of at most that many levels.
    pub(crate) fn parse(text: &'a str, levels: usize) -> serde_json::Result<Self> {
        let mut deserializer = serde_json::Deserializer::from_str(text);
        let node = Levels(levels).deserialize(&mut deserializer)?;
        deserializer.end()?;
        Ok(node)
    }

    /// A value, to at most that many levels.
    pub(crate) fn of(value: &'a Value, levels: usize) -> Self {
        from_value(value, levels)
    }

    /// The JSON of any deserializer, of at most that many levels.
    pub(crate) fn read<D: Deserializer<'a>>(
        deserializer: D,
        levels: usize,
    ) -> Result<Self, D::Error> {
        Levels(levels).deserialize(deserializer)
    }
}

impl Input<'_> {
    /// The value of `serde_json`; null for what is [`Deep`](Self::Deep).
    pub(crate) fn to_value(&self) -> Value {
        match self {
            Self::Null | Self::Deep => Value::Null,
            Self::Bool(value) => Value::Bool(*value),
            Self::Number(number) => number.as_json().map_or(Value::Null, Value::Number),
            Self::String(text) => Value::String(text.clone().into_owned()),
            Self::Array(items) => items.iter().map(Self::to_value).collect(),
            Self::Object(entries) => entries
                .iter()
                .map(|(key, value)| (key.clone().into_owned(), value.to_value()))
                .collect(),
        }
    }
}

impl<'a> From<&'a Value> for Input<'a> {
    fn from(value: &'a Value) -> Self {
        from_value(value, DEPTH)
    }
}

fn from_value(value: &Value, depth: usize) -> Input<'_> {
    match value {
        Value::Null => Input::Null,
        Value::Bool(value) => Input::Bool(*value),
        Value::Number(value) => Input::Number(value.into()),
        Value::String(value) => Input::String(Cow::Borrowed(value)),
        Value::Array(_) | Value::Object(_) if depth == 0 => Input::Deep,
        Value::Array(items) => {
            Input::Array(items.iter().map(|item| from_value(item, depth - 1)).collect())
        }
        Value::Object(map) => {
            let member =
                |(key, value)| (Cow::Borrowed(String::as_str(key)), from_value(value, depth - 1));
            Input::Object(map.iter().map(member).collect())
        }
    }
}

impl<'de> Deserialize<'de> for Input<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Levels(DEPTH).deserialize(deserializer)
    }
}

/// Reads an input of at most that many levels.
#[derive(Clone, Copy)]
struct Levels(usize);

impl<'de> DeserializeSeed<'de> for Levels {
    type Value = Input<'de>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Input<'de>, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Levels {
    type Value = Input<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E: Error>(self) -> Result<Input<'de>, E> {
        Ok(Input::Null)
    }

    fn visit_none<E: Error>(self) -> Result<Input<'de>, E> {
        Ok(Input::Null)
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Input<'de>, D::Error> {
        self.deserialize(deserializer)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Input<'de>, E> {
        Ok(Input::Bool(value))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Input<'de>, E> {
        Ok(Input::Number(value.into()))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Input<'de>, E> {
        Ok(Input::Number(value.into()))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Input<'de>, E> {
        Ok(Input::Number(value.into()))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Input<'de>, E> {
        self.visit_string(text.to_owned())
    }

    fn visit_borrowed_str<E: Error>(self, text: &'de str) -> Result<Input<'de>, E> {
        Ok(Input::String(Cow::Borrowed(text)))
    }

    fn visit_string<E: Error>(self, text: String) -> Result<Input<'de>, E> {
        Ok(Input::String(Cow::Owned(text)))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Input<'de>, A::Error> {
        let Some(levels) = self.0.checked_sub(1).map(Levels) else {
            while seq.next_element::<IgnoredAny>()?.is_some() {}
            return Ok(Input::Deep);
        };
        let mut items = Vec::new();
        while let Some(item) = seq.next_element_seed(levels)? {
            items.push(item);
        }
        Ok(Input::Array(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Input<'de>, A::Error> {
        let Some(levels) = self.0.checked_sub(1).map(Levels) else {
            while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
            return Ok(Input::Deep);
        };
        let mut entries = Vec::new();
        while let Some(Key(name)) = map.next_key()? {
            let value = map.next_value_seed(levels)?;
            if name == NUMBER_KEY && entries.is_empty() {
                if let Some(number) = number(&value) {
                    return Ok(Input::Number(number));
                }
            }
            entries.push((name, value));
        }
        Ok(Input::Object(entries))
    }
}

/// The number that such an object stands for, if `serde_json` really keeps the
/// digits of all numbers: then the digits of one that no Rust type holds are
/// digits, too.
fn number(digits: &Input<'_>) -> Option<Number> {
    let keeps_digits = "1e999".parse::<serde_json::Number>().is_ok();
    match digits {
        Input::String(digits) if keeps_digits => {
            let number: serde_json::Number = digits.parse().ok()?;
            Some((&number).into())
        }
        _ => None,
    }
}

/// A key, borrowed where the text has no escape in it.
struct Key<'de>(Cow<'de, str>);

impl<'de> Deserialize<'de> for Key<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(KeyVisitor)
    }
}

struct KeyVisitor;

impl<'de> Visitor<'de> for KeyVisitor {
    type Value = Key<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a key")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Key<'de>, E> {
        Ok(Key(Cow::Owned(text.to_owned())))
    }

    fn visit_borrowed_str<E: Error>(self, text: &'de str) -> Result<Key<'de>, E> {
        Ok(Key(Cow::Borrowed(text)))
    }

    fn visit_string<E: Error>(self, text: String) -> Result<Key<'de>, E> {
        Ok(Key(Cow::Owned(text)))
    }
}
