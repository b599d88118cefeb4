//! The content of a checked answer, on its way through serde.
//!
//! What `serde_json::from_value` does, and two things more: it knows at which
//! field a type refused, also where serde reads all fields before it looks at what is
//! flattened, and it withholds undeclared keys from structs.

use core::fmt;

use serde::de::value::StrDeserializer;
use serde::de::{self, DeserializeOwned, DeserializeSeed, Deserializer, MapAccess, Visitor};
use serde::forward_to_deserialize_any;
use serde_json::{Map, Value, map};

use crate::json::{Refused, pointer};
use crate::text::Line;

/// The normalised content.
pub(super) struct Content {
    /// The fields of the form.
    pub(super) declared: Map<String, Value>,
    /// Keys that the form does not declare.
    pub(super) rest: Map<String, Value>,
}

impl Content {
    /// Content without undeclared keys.
    pub(super) fn of_fields(declared: Map<String, Value>) -> Self {
        Self { declared, rest: Map::new() }
    }

    pub(super) fn deserialize<T: DeserializeOwned>(self) -> Result<T, ContentError> {
        let mut kept = None;
        T::deserialize(Offered { content: self, kept: &mut kept }).map_err(|error| {
            match (error, kept) {
                (ContentError::Refused { field: None, message }, Some(fields)) => {
                    find::<T>(fields, message)
                }
                (error, _) => error,
            }
        })
    }
}

/// What the type refused, with the field, which it did not tell.
#[cold]
fn find<T: DeserializeOwned>(fields: Map<String, Value>, message: String) -> ContentError {
    let refused = Refused { place: String::new(), message };
    let field = refused.property(Value::Object(fields), |fields| {
        let content = Content::of_fields(fields.as_object().cloned().unwrap_or_default());
        let read = T::deserialize(Offered { content, kept: &mut None });
        read.map(drop).map_err(|error| Refused {
            place: error.field().map(|name| pointer(&[name])).unwrap_or_default(),
            message: error.to_string(),
        })
    });
    ContentError::Refused { field, message: refused.message }
}

/// Why a type refused what the form let through.
#[derive(Debug)]
pub(super) enum ContentError {
    Refused {
        /// The key at which it did.
        field: Option<String>,
        message: String,
    },
    /// A struct asked for a key that the form does not declare: no error.
    Withheld,
}

impl ContentError {
    fn field(&self) -> Option<&str> {
        match self {
            Self::Refused { field, .. } => field.as_deref(),
            Self::Withheld => None,
        }
    }

    fn at(field: &str, message: impl fmt::Display) -> Self {
        Self::Refused { field: Some(field.to_owned()), message: said(message) }
    }
}

/// `Deserialize` may repeat whatever the person typed.
fn said(message: impl fmt::Display) -> String {
    Line::of(240, message)
}

impl de::Error for ContentError {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self::Refused { field: None, message: said(message) }
    }

    fn missing_field(field: &'static str) -> Self {
        Self::at(field, format_args!("missing field `{field}`"))
    }
}

impl fmt::Display for ContentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused { message, .. } => f.write_str(message),
            Self::Withheld => f.write_str("the form does not declare that field"),
        }
    }
}

impl std::error::Error for ContentError {}

/// The content, which moves into the type.
struct Offered<'k> {
    content: Content,
    /// A copy of the fields, where the type may not tell which one it refuses.
    kept: &'k mut Option<Map<String, Value>>,
}

impl<'de> Deserializer<'de> for Offered<'_> {
    type Error = ContentError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ContentError> {
        visitor.visit_map(Entries {
            declared: self.content.declared.into_iter(),
            rest: self.content.rest.into_iter(),
            key: String::new(),
            value: None,
        })
    }

    /// A struct with flattened fields asks for a map: it can't name all its own.
    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ContentError> {
        *self.kept = Some(self.content.declared.clone());
        self.deserialize_any(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ContentError> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, ContentError> {
        visitor.visit_newtype_struct(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit
        unit_struct seq tuple tuple_struct struct enum identifier ignored_any
    }
}

struct Entries {
    declared: map::IntoIter,
    rest: map::IntoIter,
    /// The key whose value is next: where an error is.
    key: String,
    value: Option<Value>,
}

impl<'de> MapAccess<'de> for Entries {
    type Error = ContentError;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, ContentError> {
        let declared = self.declared.next();
        let is_declared = declared.is_some();
        let Some((key, value)) = declared.or_else(|| self.rest.next()) else { return Ok(None) };
        self.key = key;
        self.value = Some(value);
        match seed.deserialize(Key { name: &self.key, is_declared }) {
            Ok(key) => Ok(Some(key)),
            Err(ContentError::Withheld) => Ok(None),
            Err(ContentError::Refused { message, .. }) => Err(ContentError::at(&self.key, message)),
        }
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(
        &mut self,
        seed: V,
    ) -> Result<V::Value, ContentError> {
        seed.deserialize(self.value.take().unwrap_or_default())
            .map_err(|error| ContentError::at(&self.key, error))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.declared.len() + self.rest.len())
    }
}

/// A key. A struct asks for its keys as identifiers, a map as text.
struct Key<'a> {
    name: &'a str,
    is_declared: bool,
}

impl<'de> Deserializer<'de> for Key<'_> {
    type Error = ContentError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ContentError> {
        StrDeserializer::new(self.name).deserialize_any(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ContentError> {
        if self.is_declared { self.deserialize_any(visitor) } else { Err(ContentError::Withheld) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, ContentError> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ContentError> {
        StrDeserializer::new(self.name).deserialize_enum(name, variants, visitor)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option
        unit unit_struct seq tuple tuple_struct map struct ignored_any
    }
}
