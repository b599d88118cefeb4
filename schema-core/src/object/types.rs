//! [`Type`]: what a property or the items of an array are.

use core::marker::PhantomData;

use serde_json::Value;

use super::part::Part;
use super::{check, raw};
use crate::Format;
use crate::field::Limits;
use crate::node::{JsonBuf, ShapeBuf, Steps};

use super::kind;
use crate::Number;

/// The type of a property or of an array's items, with what else a schema says
/// about it. `K` is its [kind](kind), and decides which modifiers it has.
///
/// Whatever can be wrong with it is reported, with its place, by
/// [`ObjectBuilder::build`](super::ObjectBuilder::build).
///
/// ```
/// use schema_core::object::{ObjectSchema, Type};
///
/// let schema = ObjectSchema::builder()
///     .required("pages", Type::array(Type::integer().min(1)).description("Pages to print"))
///     .build()?;
///
/// assert_eq!(
///     schema.to_value()["properties"]["pages"],
///     serde_json::json!({
///         "type": "array",
///         "description": "Pages to print",
///         "items": { "type": "integer", "minimum": 1 },
///     }),
/// );
/// # Ok::<(), schema_core::object::ObjectError>(())
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct Type<K> {
    pub(super) part: Part,
    kind: PhantomData<K>,
}

impl<K> Type<K> {
    pub(super) fn new(shape: ShapeBuf) -> Self {
        Self::of_part(Part::of(shape))
    }

    pub(super) fn of_part(part: Part) -> Self {
        Self { part, kind: PhantomData }
    }

    /// Sets a word, in a schema that stays JSON too.
    fn word(mut self, keyword: &str, text: String) -> Self {
        let node = &mut self.part.node;
        match (&mut node.shape, keyword) {
            (ShapeBuf::Raw(schema), _) => raw::set(schema, keyword, text.into()),
            (_, "title") => node.title = Some(text),
            (_, "x-mcp-header") => node.header = Some(text),
            _ => {
                node.description = Some(text);
                node.lines = None;
            }
        }
        self
    }

    pub(super) fn set_options(mut self, values: Vec<Value>) -> Self {
        if let Some(values) = self.part.hold(values) {
            self.set_choices(values.into_iter().map(as_buf).collect());
        }
        self
    }

    fn set_choices(&mut self, mut choices: Vec<JsonBuf>) {
        let Part { node, faults, .. } = &mut self.part;
        let count = choices.len();
        let is_null = |choice: &JsonBuf| matches!(choice, JsonBuf::Value(Value::Null));
        if node.null_in_type {
            // There the values say whether `null` is one.
            node.null_in_type = false;
            choices.retain(|choice| !is_null(choice));
            node.nullable = choices.len() < count;
        }
        node.choices = Some(choices);
        if let ShapeBuf::Raw(_) = node.shape {
            // An enum that came with the schema is not ours to judge, so this one is
            // judged here, before it takes the other's place.
            check::choices(node, faults);
            let choices = node.choices.take().unwrap_or_default();
            let values = choices.iter().map(|choice| choice.view().to_value()).collect();
            if let ShapeBuf::Raw(schema) = &mut node.shape {
                raw::set(schema, "enum", values);
            }
        }
    }

    pub(super) fn set_default(mut self, value: Value) -> Self {
        if let Some(mut values) = self.part.hold(vec![value]) {
            self.part.node.default = values.pop().map(as_buf);
        }
        self
    }

    /// `examples` (Validation, section 9.5): values that show what is meant.
    ///
    /// ```
    /// # use schema_core::object::{ObjectSchema, Type};
    /// # fn main() -> Result<(), schema_core::object::ObjectError> {
    /// let city = Type::string().examples(["Lisbon", "Oslo"]);
    /// let schema = ObjectSchema::builder().required("city", city).build()?;
    /// assert!(schema.to_json().contains(r#"{"type":"string","examples":["Lisbon","Oslo"]}"#));
    /// # Ok(()) }
    /// ```
    pub fn examples<T: Into<Value>>(mut self, examples: impl IntoIterator<Item = T>) -> Self {
        let values = examples.into_iter().map(Into::into).collect();
        if let Some(values) = self.part.hold(values) {
            self.part.node.examples = values.into_iter().map(as_buf).collect();
        }
        self
    }

    /// `deprecated` (Validation, section 9.3): it may go in a later version.
    ///
    /// ```
    /// # use schema_core::object::{ObjectSchema, Type};
    /// # fn main() -> Result<(), schema_core::object::ObjectError> {
    /// let schema = ObjectSchema::builder().optional("fax", Type::string().deprecated()).build()?;
    /// assert!(schema.to_json().contains(r#"{"type":"string","deprecated":true}"#));
    /// # Ok(()) }
    /// ```
    pub fn deprecated(mut self) -> Self {
        self.part.node.deprecated = true;
        self
    }

    /// `x-mcp-header` (MCP 2026-07-28, Streamable HTTP): a client repeats the argument as the
    /// header `Mcp-Param-…` of HTTP, for what stands on the way: a gateway that knows the
    /// region, say. Other transports and revisions take no notice. Not for secrets.
    ///
    /// Only for a text, a boolean, or an integer within ±(2^53 - 1), which is a property of
    /// the tool or of an object in it; each name once, whatever its case. Else a client has to
    /// drop the tool, so [`build`](super::ObjectBuilder::build) refuses it.
    ///
    /// ```
    /// # use schema_core::object::{ObjectSchema, Type};
    /// # fn main() -> Result<(), schema_core::object::ObjectError> {
    /// let region = Type::string().mcp_header("Region");
    /// let schema = ObjectSchema::builder().required("region", region).build()?;
    /// assert!(schema.to_json().contains(r#"{"type":"string","x-mcp-header":"Region"}"#));
    /// # Ok(()) }
    /// ```
    pub fn mcp_header(self, name: impl Into<String>) -> Self {
        self.word("x-mcp-header", name.into())
    }

    /// `title` (Validation, section 9.1). Replaces the one of a raw schema.
    ///
    /// ```
    /// # use schema_core::object::{ObjectSchema, Type};
    /// # fn main() -> Result<(), schema_core::object::ObjectError> {
    /// let schema = ObjectSchema::builder().required("q", Type::string().title("Query")).build()?;
    /// assert!(schema.to_string().contains(r#"{"type":"string","title":"Query"}"#));
    /// # Ok(()) }
    /// ```
    pub fn title(self, title: impl Into<String>) -> Self {
        self.word("title", title.into())
    }

    /// `description` (Validation, section 9.1). Replaces the one of a raw schema.
    ///
    /// ```
    /// # use schema_core::object::{ObjectSchema, Type};
    /// # fn main() -> Result<(), schema_core::object::ObjectError> {
    /// let raw = Type::raw(serde_json::json!({ "type": "string", "description": "old" }));
    /// let schema = ObjectSchema::builder().required("q", raw.description("new")).build()?;
    /// assert_eq!(schema.to_value()["properties"]["q"]["description"], "new");
    /// # Ok(()) }
    /// ```
    pub fn description(self, description: impl Into<String>) -> Self {
        self.word("description", description.into())
    }

    /// Lets `null` in as well: `null` is one more branch of an `anyOf` (Core, section
    /// 10.2.1.2), which more clients can read than a list of types. The word `nullable`
    /// is never written.
    ///
    /// ```
    /// # use schema_core::object::{ObjectSchema, Type};
    /// # fn main() -> Result<(), schema_core::object::ObjectError> {
    /// let schema = ObjectSchema::builder()
    ///     .required("a", Type::integer().nullable())
    ///     .required("b", Type::string().options(["x"]).nullable())
    ///     .build()?;
    /// assert!(schema.to_string().contains(
    ///     r#""a":{"anyOf":[{"type":"integer"},{"type":"null"}]},"b":{"anyOf":[{"type":"string","enum":["x"]},{"type":"null"}]}"#
    /// ));
    /// # Ok(()) }
    /// ```
    pub fn nullable(mut self) -> Self
    where
        K: kind::NotNull,
    {
        self.part.node.nullable = true;
        self.part.node.null_in_type &= self.part.node.choices.is_none();
        self
    }

    pub(super) fn limits(mut self, edit: impl FnOnce(&mut Limits)) -> Self {
        match &mut self.part.node.shape {
            ShapeBuf::String { limits, .. }
            | ShapeBuf::Number { limits, .. }
            | ShapeBuf::Array { limits, .. } => edit(limits),
            _ => {}
        }
        self
    }

    fn steps(mut self, edit: impl FnOnce(&mut Steps)) -> Self {
        if let ShapeBuf::Number { steps, .. } = &mut self.part.node.shape {
            edit(steps.get_or_insert_default());
        }
        self
    }

    /// `minimum` (Validation, section 6.2.4), written digit for digit.
    ///
    /// ```
    /// schema_core::object::Type::integer().min(18);
    /// ```
    pub fn min(self, min: impl Into<Number>) -> Self
    where
        K: kind::Numeric,
    {
        self.limits(|limits| limits.min = Some(min.into().on_wire()))
    }

    /// `maximum` (Validation, section 6.2.2), written digit for digit.
    ///
    /// ```
    /// # use schema_core::object::{ObjectSchema, Type};
    /// # fn main() -> Result<(), schema_core::object::ObjectError> {
    /// let id = Type::integer().max(9_007_199_254_740_993_u64);
    /// let schema = ObjectSchema::builder().required("id", id).build()?;
    /// assert!(schema.to_string().contains(r#""maximum":9007199254740993"#));
    /// # Ok(()) }
    /// ```
    pub fn max(self, max: impl Into<Number>) -> Self
    where
        K: kind::Numeric,
    {
        self.limits(|limits| limits.max = Some(max.into().on_wire()))
    }

    /// `exclusiveMinimum` (Validation, section 6.2.5): all values are greater.
    ///
    /// ```
    /// schema_core::object::Type::number().exclusive_min(0);
    /// ```
    pub fn exclusive_min(self, min: impl Into<Number>) -> Self
    where
        K: kind::Numeric,
    {
        self.steps(|steps| steps.exclusive_min = Some(min.into().on_wire()))
    }

    /// `exclusiveMaximum` (Validation, section 6.2.3): all values are less.
    ///
    /// ```
    /// schema_core::object::Type::number().exclusive_max(1);
    /// ```
    pub fn exclusive_max(self, max: impl Into<Number>) -> Self
    where
        K: kind::Numeric,
    {
        self.steps(|steps| steps.exclusive_max = Some(max.into().on_wire()))
    }

    /// `multipleOf` (Validation, section 6.2.1), judged in decimal, as written.
    ///
    /// ```
    /// # use schema_core::object::{ObjectSchema, Type};
    /// # fn main() -> Result<(), schema_core::object::ObjectError> {
    /// let price = Type::number().multiple_of(0.01).default(9.99);
    /// ObjectSchema::builder().optional("price", price).build()?;
    /// # Ok(()) }
    /// ```
    pub fn multiple_of(self, of: impl Into<Number>) -> Self
    where
        K: kind::Numeric,
    {
        self.steps(|steps| steps.multiple_of = Some(of.into().on_wire()))
    }
}

impl Type<kind::StringType> {
    /// A string.
    ///
    /// ```
    /// schema_core::object::Type::string();
    /// ```
    pub fn string() -> Self {
        Self::new(ShapeBuf::String { limits: Limits::of(false), format: None, pattern: None })
    }

    /// `minLength`, in Unicode code points (Validation, section 6.3.2).
    ///
    /// ```
    /// schema_core::object::Type::string().min_length(1);
    /// ```
    pub fn min_length(self, min: u64) -> Self {
        self.limits(|limits| limits.min_length = Some(min))
    }

    /// `maxLength`, in Unicode code points (Validation, section 6.3.1).
    ///
    /// ```
    /// schema_core::object::Type::string().max_length(80);
    /// ```
    pub fn max_length(self, max: u64) -> Self {
        self.limits(|limits| limits.max_length = Some(max))
    }

    /// `format` (Validation, section 7): a [`Format`](crate::Format), or the name
    /// of any that the reader knows, such as `"uuid"`.
    ///
    /// ```
    /// use schema_core::{Format, object::Type};
    ///
    /// Type::string().format(Format::Date);
    /// Type::string().format("uuid");
    /// ```
    pub fn format(mut self, name: impl AsRef<str>) -> Self {
        let name = name.as_ref();
        if let ShapeBuf::String { limits, format, .. } = &mut self.part.node.shape {
            limits.format = Format::from_name(name);
            *format = Some(name.to_owned());
        }
        self
    }

    /// `pattern` (Validation, section 6.3.3): a regular expression of ECMA-262 that the
    /// text matches somewhere; `^` and `$` are its ends.
    ///
    /// ```
    /// use schema_core::object::{FaultKind, ObjectSchema, Type};
    ///
    /// let sku = Type::string().pattern("^[A-Z]{3}-[0-9]+$");
    /// assert!(ObjectSchema::builder().required("sku", sku).build().is_ok());
    ///
    /// let open = Type::string().pattern("^(a");
    /// let error = ObjectSchema::builder().required("sku", open).build().unwrap_err();
    /// assert_eq!(error.faults()[0].pointer(), "/properties/sku/pattern");
    /// ```
    pub fn pattern(mut self, expression: impl Into<String>) -> Self {
        if let ShapeBuf::String { pattern, .. } = &mut self.part.node.shape {
            *pattern = Some(expression.into());
        }
        self
    }

    /// `enum`: the strings to choose from (Validation, section 6.1.2).
    ///
    /// ```
    /// schema_core::object::Type::string().options(["open", "closed"]);
    /// ```
    pub fn options<T: Into<String>>(self, options: impl IntoIterator<Item = T>) -> Self {
        self.set_options(options.into_iter().map(|text| Value::String(text.into())).collect())
    }

    /// `default` (Validation, section 9.2).
    ///
    /// ```
    /// schema_core::object::Type::string().default("en");
    /// ```
    pub fn default(self, default: impl Into<String>) -> Self {
        self.set_default(Value::String(default.into()))
    }
}

impl Type<kind::NumberType> {
    /// A number.
    ///
    /// ```
    /// schema_core::object::Type::number();
    /// ```
    pub fn number() -> Self {
        Self::new(ShapeBuf::Number { limits: Limits::of(false), steps: None })
    }
}

impl Type<kind::IntegerType> {
    /// A whole number.
    ///
    /// ```
    /// schema_core::object::Type::integer();
    /// ```
    pub fn integer() -> Self {
        Self::new(ShapeBuf::Number { limits: Limits::of(true), steps: None })
    }
}

impl<K: kind::Numeric> Type<K> {
    /// `enum`: the numbers to choose from (Validation, section 6.1.2).
    ///
    /// ```
    /// schema_core::object::Type::integer().options([1, 2, 5]);
    /// ```
    pub fn options<T: Into<Number>>(mut self, options: impl IntoIterator<Item = T>) -> Self {
        let options = options.into_iter().map(|number| self.as_written(number.into())).collect();
        self.set_choices(options);
        self
    }

    /// `default` (Validation, section 9.2): an `f32` of `0.1` is written `0.1`.
    ///
    /// ```
    /// # use schema_core::object::{ObjectSchema, Type};
    /// # fn main() -> Result<(), schema_core::object::ObjectError> {
    /// let share = Type::number().default(0.1_f32);
    /// let schema = ObjectSchema::builder().optional("share", share).build()?;
    /// assert!(schema.to_string().contains(r#""default":0.1}"#));
    /// # Ok(()) }
    /// ```
    pub fn default(mut self, default: impl Into<Number>) -> Self {
        self.part.node.default = Some(self.as_written(default.into()));
        self
    }

    /// The number as the type writes it.
    fn as_written(&self, number: Number) -> JsonBuf {
        JsonBuf::Number(match self.part.node.shape {
            ShapeBuf::Number { limits, .. } if limits.whole => number.normalized(),
            _ => number.on_wire(),
        })
    }
}

impl Type<kind::BooleanType> {
    /// `true` or `false`.
    ///
    /// ```
    /// schema_core::object::Type::boolean();
    /// ```
    pub fn boolean() -> Self {
        Self::new(ShapeBuf::Boolean)
    }

    /// `enum` with one or both of the values (Validation, section 6.1.2).
    ///
    /// ```
    /// schema_core::object::Type::boolean().options([true]);
    /// ```
    pub fn options(self, options: impl IntoIterator<Item = bool>) -> Self {
        self.set_options(options.into_iter().map(Value::Bool).collect())
    }

    /// `default` (Validation, section 9.2).
    ///
    /// ```
    /// schema_core::object::Type::boolean().default(false);
    /// ```
    pub fn default(self, default: bool) -> Self {
        self.set_default(Value::Bool(default))
    }
}

impl Type<kind::NullType> {
    /// `null` and nothing else.
    ///
    /// ```
    /// schema_core::object::Type::null();
    /// ```
    pub fn null() -> Self {
        Self::new(ShapeBuf::Null)
    }
}

/// A value in storage: numbers apart from the others.
fn as_buf(value: Value) -> JsonBuf {
    match &value {
        Value::Number(number) => JsonBuf::Number(number.into()),
        _ => JsonBuf::Value(value),
    }
}
