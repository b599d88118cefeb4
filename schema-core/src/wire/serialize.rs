//! Writing a form: closed shapes only, in the order of declaration.

use core::fmt;

use serde::ser::{Serialize, SerializeMap, SerializeSeq, Serializer};
use serde_json::Value;

use crate::field::{DefaultValue, Field, FieldKind, FieldRef, Format, Number, Texts};
use crate::form::FormSchema;

/// Writes `$schema` when it was read, then `type`, `properties`, and `required`
/// when it is not empty.
impl Serialize for FormSchema<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        if let Some(dialect) = self.dialect() {
            map.serialize_entry("$schema", dialect)?;
        }
        map.serialize_entry("type", "object")?;
        map.serialize_entry("properties", &Properties(self))?;
        let mut any = false;
        self.visit(&mut |field| any |= field.facts().required);
        if any {
            map.serialize_entry("required", &Required(self))?;
        }
        map.end()
    }
}

struct Properties<'a>(&'a FormSchema<'a>);

impl Serialize for Properties<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        self.0.try_visit(&mut |field| map.serialize_entry(field.name(), &field))?;
        map.end()
    }
}

struct Required<'a>(&'a FormSchema<'a>);

impl Serialize for Required<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut seq = serializer.serialize_seq(None)?;
        self.0.try_visit(&mut |field| {
            if field.facts().required { seq.serialize_element(field.name()) } else { Ok(()) }
        })?;
        seq.end()
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

/// Writes the schema of the property: one of the shapes of
/// `PrimitiveSchemaDefinition`.
impl Serialize for Field<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let facts = &self.facts;
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("type", facts.kind.json_type())?;
        entry(&mut map, "title", self.title)?;
        entry(&mut map, "description", self.description)?;
        match facts.kind {
            FieldKind::String => {
                entry(&mut map, "minLength", facts.limits.min_length)?;
                entry(&mut map, "maxLength", facts.limits.max_length)?;
                entry(&mut map, "format", facts.limits.format.map(Format::as_str))?;
            }
            FieldKind::Number | FieldKind::Integer => {
                let bound = |bound: Option<Number>| bound.map(|it| it.as_written(facts.kind));
                entry(&mut map, "minimum", bound(facts.limits.min))?;
                entry(&mut map, "maximum", bound(facts.limits.max))?;
            }
            FieldKind::Boolean => {}
            FieldKind::SingleSelect => single_select(&mut map, self)?,
            FieldKind::MultiSelect => {
                entry(&mut map, "minItems", facts.limits.min_items)?;
                entry(&mut map, "maxItems", facts.limits.max_items)?;
                map.serialize_entry("items", &Items(self))?;
            }
        }
        if let Some(default) = self.default {
            map.serialize_entry("default", &Default { default, kind: facts.kind })?;
        }
        map.end()
    }
}

fn entry<M: SerializeMap>(
    map: &mut M,
    key: &'static str,
    value: Option<impl Serialize>,
) -> Result<(), M::Error> {
    match value {
        Some(value) => map.serialize_entry(key, &value),
        None => Ok(()),
    }
}

fn single_select<M: SerializeMap>(map: &mut M, field: &Field<'_>) -> Result<(), M::Error> {
    match field.titles {
        Some(titles) if field.facts.enum_names => {
            map.serialize_entry("enum", &List(field.options))?;
            map.serialize_entry("enumNames", &List(titles))
        }
        Some(titles) => map.serialize_entry("oneOf", &Titled { options: field.options, titles }),
        None => map.serialize_entry("enum", &List(field.options)),
    }
}

/// The `items` of a multi-select.
struct Items<'a>(&'a Field<'a>);

impl Serialize for Items<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let options = self.0.options;
        let mut map = serializer.serialize_map(None)?;
        if let Some(titles) = self.0.titles {
            map.serialize_entry("anyOf", &Titled { options, titles })?;
        } else {
            map.serialize_entry("type", "string")?;
            map.serialize_entry("enum", &List(options))?;
        }
        map.end()
    }
}

struct List<'a>(Texts<'a>);

impl Serialize for List<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter())
    }
}

/// Options as `{"const": …, "title": …}`.
struct Titled<'a> {
    options: Texts<'a>,
    titles: Texts<'a>,
}

impl Serialize for Titled<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut seq = serializer.serialize_seq(Some(self.options.len()))?;
        for (value, title) in self.options.iter().zip(self.titles.iter()) {
            seq.serialize_element(&TitledOption { value, title })?;
        }
        seq.end()
    }
}

struct TitledOption<'a> {
    value: &'a str,
    title: &'a str,
}

impl Serialize for TitledOption<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(2))?;
        map.serialize_entry("const", self.value)?;
        map.serialize_entry("title", self.title)?;
        map.end()
    }
}

struct Default<'a> {
    default: DefaultValue<'a>,
    kind: FieldKind,
}

impl Serialize for Default<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.default {
            DefaultValue::Boolean(value) => serializer.serialize_bool(value),
            DefaultValue::Number(value) => value.as_written(self.kind).serialize(serializer),
            DefaultValue::String(value) => serializer.serialize_str(value),
            DefaultValue::List(values) => List(values).serialize(serializer),
        }
    }
}

impl Field<'_> {
    /// The default as the wire shows it.
    pub(crate) fn default_json(&self) -> Option<Value> {
        let default = Default { default: self.default?, kind: self.facts.kind };
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
        let text = if f.alternate() {
            serde_json::to_string_pretty(self)
        } else {
            serde_json::to_string(self)
        };
        f.write_str(&text.map_err(|_| fmt::Error)?)
    }
}
