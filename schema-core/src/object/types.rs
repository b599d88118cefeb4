//! [`Type`]: what a property or the items of an array are.

use core::marker::PhantomData;

use serde_json::Value;

use super::kind;
use super::node::{Bounds, Node, Shape, Sizes, as_written};
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
    pub(super) node: Node,
    kind: PhantomData<K>,
}

impl<K> Type<K> {
    pub(super) fn new(shape: Shape) -> Self {
        Self::from_node(Node::new(shape))
    }

    pub(super) fn from_node(node: Node) -> Self {
        Self { node, kind: PhantomData }
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
    pub fn title(mut self, title: impl Into<String>) -> Self {
        self.node.set_title(title.into());
        self
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
    pub fn description(mut self, description: impl Into<String>) -> Self {
        self.node.set_description(description.into());
        self
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
        self.node.nullable = true;
        self
    }

    fn bounds(mut self, edit: impl FnOnce(&mut Bounds)) -> Self {
        if let Shape::Number(bounds) | Shape::Integer(bounds) = &mut self.node.shape {
            edit(bounds);
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
        self.bounds(|bounds| bounds.min = Some(as_written(min.into())))
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
        self.bounds(|bounds| bounds.max = Some(as_written(max.into())))
    }
}

impl Type<kind::StringType> {
    /// A string.
    ///
    /// ```
    /// schema_core::object::Type::string();
    /// ```
    pub fn string() -> Self {
        Self::new(Shape::String { length: Sizes::default(), format: None })
    }

    fn edit(mut self, edit: impl FnOnce(&mut Sizes, &mut Option<String>)) -> Self {
        if let Shape::String { length, format } = &mut self.node.shape {
            edit(length, format);
        }
        self
    }

    /// `minLength`, in Unicode code points (Validation, section 6.3.2).
    ///
    /// ```
    /// schema_core::object::Type::string().min_length(1);
    /// ```
    pub fn min_length(self, min: u64) -> Self {
        self.edit(|length, _| length.min = Some(min))
    }

    /// `maxLength`, in Unicode code points (Validation, section 6.3.1).
    ///
    /// ```
    /// schema_core::object::Type::string().max_length(80);
    /// ```
    pub fn max_length(self, max: u64) -> Self {
        self.edit(|length, _| length.max = Some(max))
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
    pub fn format(self, name: impl AsRef<str>) -> Self {
        self.edit(|_, format| *format = Some(name.as_ref().to_owned()))
    }

    /// `enum`: the strings to choose from (Validation, section 6.1.2).
    ///
    /// ```
    /// schema_core::object::Type::string().options(["open", "closed"]);
    /// ```
    pub fn options<T: Into<String>>(mut self, options: impl IntoIterator<Item = T>) -> Self {
        self.node.set_options(options.into_iter().map(|text| Value::String(text.into())).collect());
        self
    }

    /// `default` (Validation, section 9.2).
    ///
    /// ```
    /// schema_core::object::Type::string().default("en");
    /// ```
    pub fn default(mut self, default: impl Into<String>) -> Self {
        self.node.set_default(Value::String(default.into()));
        self
    }
}

impl Type<kind::NumberType> {
    /// A number.
    ///
    /// ```
    /// schema_core::object::Type::number();
    /// ```
    pub fn number() -> Self {
        Self::new(Shape::Number(Bounds::default()))
    }
}

impl Type<kind::IntegerType> {
    /// A whole number.
    ///
    /// ```
    /// schema_core::object::Type::integer();
    /// ```
    pub fn integer() -> Self {
        Self::new(Shape::Integer(Bounds::default()))
    }
}

impl<K: kind::Numeric> Type<K> {
    /// `enum`: the numbers to choose from (Validation, section 6.1.2).
    ///
    /// ```
    /// schema_core::object::Type::integer().options([1, 2, 5]);
    /// ```
    pub fn options<T: Into<Number>>(mut self, options: impl IntoIterator<Item = T>) -> Self {
        self.node.forget("/enum");
        self.node.options = None;
        let known = self.node.early.len();
        let options: Vec<_> = options
            .into_iter()
            .enumerate()
            .filter_map(|(at, number)| self.node.number(number.into(), &format!("/enum/{at}")))
            .collect();
        // With a number lost, the indices of the others would name wrong places.
        if self.node.early.len() == known {
            self.node.set_options(options);
        }
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
        self.node.forget("/default");
        match self.node.number(default.into(), "/default") {
            Some(default) => self.node.set_default(default),
            None => self.node.default = None,
        }
        self
    }
}

impl Type<kind::BooleanType> {
    /// `true` or `false`.
    ///
    /// ```
    /// schema_core::object::Type::boolean();
    /// ```
    pub fn boolean() -> Self {
        Self::new(Shape::Boolean)
    }

    /// `enum` with one or both of the values (Validation, section 6.1.2).
    ///
    /// ```
    /// schema_core::object::Type::boolean().options([true]);
    /// ```
    pub fn options(mut self, options: impl IntoIterator<Item = bool>) -> Self {
        self.node.set_options(options.into_iter().map(Value::Bool).collect());
        self
    }

    /// `default` (Validation, section 9.2).
    ///
    /// ```
    /// schema_core::object::Type::boolean().default(false);
    /// ```
    pub fn default(mut self, default: bool) -> Self {
        self.node.set_default(Value::Bool(default));
        self
    }
}

impl Type<kind::NullType> {
    /// `null` and nothing else.
    ///
    /// ```
    /// schema_core::object::Type::null();
    /// ```
    pub fn null() -> Self {
        Self::new(Shape::Null)
    }
}
