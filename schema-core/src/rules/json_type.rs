//! [`JsonType`] and [`JsonTypes`]: what JSON tells apart, as values.

use core::fmt;

/// A type of JSON, as the keyword `type` names it (Validation, section 6.1.1).
///
/// ```
/// use schema_core::JsonType;
///
/// assert_eq!(JsonType::Array.as_str(), "array");
/// assert_eq!(JsonType::Array.to_string(), "a list");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum JsonType {
    /// `null`
    Null,
    /// `true` or `false`
    Boolean,
    /// A number without a fraction part.
    Integer,
    /// Any number.
    Number,
    /// A text.
    String,
    /// A list.
    Array,
    /// An object.
    Object,
}

impl JsonType {
    const ALL: [Self; 7] = [
        Self::Object,
        Self::Array,
        Self::String,
        Self::Number,
        Self::Integer,
        Self::Boolean,
        Self::Null,
    ];

    /// The name in JSON Schema.
    ///
    /// ```
    /// assert_eq!(schema_core::JsonType::Boolean.as_str(), "boolean");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Null => "null",
            Self::Boolean => "boolean",
            Self::Integer => "integer",
            Self::Number => "number",
            Self::String => "string",
            Self::Array => "array",
            Self::Object => "object",
        }
    }

    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// In words: `a list`.
impl fmt::Display for JsonType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Null => "null",
            Self::Boolean => "true or false",
            Self::Integer => "a whole number",
            Self::Number => "a number",
            Self::String => "text",
            Self::Array => "a list",
            Self::Object => "an object",
        })
    }
}

/// The types of JSON that a place takes, at least one.
///
/// ```
/// use schema_core::{JsonType, JsonTypes};
///
/// let types = JsonTypes::of(JsonType::Null).or(JsonTypes::of(JsonType::Number));
/// assert!(types.contains(JsonType::Integer) && !types.contains(JsonType::String));
/// assert_eq!(types.to_string(), "a number or null");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct JsonTypes(u8);

impl JsonTypes {
    #[cfg(feature = "tools")]
    pub(crate) const NONE: Self = Self(0);
    #[cfg(feature = "tools")]
    pub(crate) const ALL: Self = Self(0b111_1111);

    /// Just that one.
    ///
    /// ```
    /// use schema_core::{JsonType, JsonTypes};
    ///
    /// assert!(JsonTypes::of(JsonType::Array).iter().eq([JsonType::Array]));
    /// ```
    pub const fn of(only: JsonType) -> Self {
        Self(only.bit())
    }

    /// Those of both.
    ///
    /// ```
    /// use schema_core::{JsonType, JsonTypes};
    ///
    /// let types = JsonTypes::of(JsonType::String).or(JsonTypes::of(JsonType::Null));
    /// assert_eq!(types.to_string(), "text or null");
    /// ```
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether a value of that type is one of these. An integer is a number, too.
    ///
    /// ```
    /// use schema_core::{JsonType, JsonTypes};
    ///
    /// assert!(JsonTypes::of(JsonType::Number).contains(JsonType::Integer));
    /// ```
    pub const fn contains(self, json: JsonType) -> bool {
        let numbers = if matches!(json, JsonType::Integer) { JsonType::Number.bit() } else { 0 };
        self.0 & (json.bit() | numbers) != 0
    }

    /// Each of them.
    ///
    /// ```
    /// use schema_core::{JsonType, JsonTypes};
    ///
    /// assert_eq!(JsonTypes::of(JsonType::Null).iter().count(), 1);
    /// ```
    pub fn iter(self) -> impl Iterator<Item = JsonType> {
        JsonType::ALL.into_iter().filter(move |json| self.0 & json.bit() != 0)
    }
}

/// In words: `text, a list or null`.
impl fmt::Display for JsonTypes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut left = self.iter().count();
        for json in self.iter() {
            left -= 1;
            let behind = match left {
                0 => "",
                1 => " or ",
                _ => ", ",
            };
            write!(f, "{json}{behind}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_join_as_a_person_joins_them() {
        let types = [JsonType::Null, JsonType::String, JsonType::Array];
        let mut set = JsonTypes::of(JsonType::Null);
        assert_eq!(set.to_string(), "null");
        for json in types {
            set = set.or(JsonTypes::of(json));
        }
        assert_eq!(set.to_string(), "a list, text or null");
        assert!(set.contains(JsonType::String) && !set.contains(JsonType::Integer));
        assert!(JsonTypes::of(JsonType::Number).contains(JsonType::Integer));
        assert!(!JsonTypes::of(JsonType::Integer).contains(JsonType::Number));
    }
}
