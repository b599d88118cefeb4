//! Writing a form: closed shapes only, in the order of declaration.

use core::fmt;

use serde::ser::{Serialize, SerializeMap, SerializeSeq, Serializer};
use serde_json::Value;

use super::key::Key;
use super::keywords::{self, Entries, Item};
use crate::field::{DefaultValue, Field, FieldKind, FieldRef};
use crate::form::{ElicitRequestFormParams, FormSchema};

/// Writes `$schema` when it was read, then `type`, `properties`, and `required`
/// when it is not empty.
impl Serialize for FormSchema<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        keywords::form(self, &mut Map(&mut map))?;
        map.end()
    }
}

/// Writes the schema of the property: one of the shapes of
/// `PrimitiveSchemaDefinition`.
impl Serialize for Field<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        keywords::field(self, &mut Map(&mut map))?;
        map.end()
    }
}

impl Serialize for ElicitRequestFormParams<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        keywords::request(self, &mut Map(&mut map))?;
        map.end()
    }
}

/// A map of any serializer.
struct Map<'m, M>(&'m mut M);

impl<'f, M: SerializeMap> Entries<'f> for Map<'_, M> {
    type Error = M::Error;

    fn entry(&mut self, key: Key, item: Item<'f>) -> Result<(), M::Error> {
        self.0.serialize_entry(key.name, &item)
    }
}

impl Serialize for Item<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            Self::Text(text) | Self::Word(text) => serializer.serialize_str(text),
            Self::Count(count) => serializer.serialize_u64(count),
            Self::Number(number) => number.serialize(serializer),
            Self::Flag(flag) => serializer.serialize_bool(flag),
            Self::List(list) => serializer.collect_seq(list.iter()),
            Self::Titled(options, titles) => {
                serializer.collect_seq(options.iter().zip(titles.iter()).map(Titled))
            }
            Self::Items(field) => {
                let mut map = serializer.serialize_map(None)?;
                keywords::items(field, &mut Map(&mut map))?;
                map.end()
            }
            Self::Form(form) => form.serialize(serializer),
            Self::Meta(meta) => meta.serialize(serializer),
            Self::Properties(form) => {
                let mut map = serializer.serialize_map(None)?;
                form.try_visit(&mut |field| map.serialize_entry(field.name(), &field))?;
                map.end()
            }
            Self::Required(form) => {
                let mut seq = serializer.serialize_seq(None)?;
                form.try_visit(&mut |field| {
                    if field.facts().required {
                        seq.serialize_element(field.name())
                    } else {
                        Ok(())
                    }
                })?;
                seq.end()
            }
        }
    }
}

impl Serialize for FieldRef<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Constant(field) => field.serialize(serializer),
            Self::Owned(field) => field.as_field().serialize(serializer),
        }
    }
}

/// An option as `{"const": …, "title": …}`.
struct Titled<'a>((&'a str, &'a str));

impl Serialize for Titled<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(2))?;
        keywords::titled(self.0, &mut Map(&mut map))?;
        map.end()
    }
}

/// A default as the wire shows it: what a client fills in before anything is typed.
///
/// ```
/// use schema_core::{Field, FormSchema};
/// use serde_json::{Value, json};
///
/// let form = FormSchema::builder().field(Field::integer("age").default(30)).build()?;
/// let default = form.field("age").and_then(|field| field.default());
/// assert_eq!(default.map(Value::from), Some(json!(30)));
/// # Ok::<(), schema_core::FormError>(())
/// ```
impl From<DefaultValue<'_>> for Value {
    fn from(default: DefaultValue<'_>) -> Self {
        // A number is finite: there is nothing to fail.
        serde_json::to_value(keywords::default(default, FieldKind::Number)).unwrap_or_default()
    }
}

impl Field<'_> {
    /// The default as the wire shows it.
    pub(crate) fn default_json(&self) -> Option<Value> {
        let default = keywords::default(self.default?, self.facts.kind);
        serde_json::to_value(default).ok()
    }
}

impl FormSchema<'_> {
    /// The form as a JSON value. The order of its keys is that of
    /// `serde_json::Map`; the text that `Display` and `Serialize` write keeps
    /// the order of declaration in any case.
    ///
    /// ```
    /// use schema_core::{Field, FormSchema};
    /// use serde_json::json;
    ///
    /// let form = FormSchema::builder().field(Field::number("share").default(0.1_f32)).build()?;
    /// assert_eq!(form.to_value()["properties"]["share"]["default"], json!(0.1));
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    pub fn to_value(&self) -> Value {
        // Keys are strings and numbers are finite: there is nothing to fail.
        serde_json::to_value(self).unwrap_or_default()
    }
}

/// The JSON of the wire; `{:#}` with line breaks.
impl fmt::Display for FormSchema<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            f.write_str(&serde_json::to_string_pretty(self).map_err(|_| fmt::Error)?)
        } else {
            f.write_str(&self.to_json())
        }
    }
}
