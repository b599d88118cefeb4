//! The kinds of [`Type`](super::Type): each has the modifiers that mean
//! something for it, and no others.
//!
//! ```
//! use schema_core::object::{Type, kind};
//!
//! fn short_text() -> Type<kind::StringType> {
//!     Type::string().max_length(80)
//! }
//! ```

macro_rules! kinds {
    ($($(#[doc = $doc:literal])+ $name:ident;)*) => {$(
        $(#[doc = $doc])+
        #[derive(Clone, Copy, Debug)]
        pub struct $name(());
    )*};
}

kinds! {
    /// `"type": "string"`; made by [`Type::string`](super::Type::string).
    ///
    /// ```
    /// use schema_core::object::{Type, kind};
    /// let name: Type<kind::StringType> = Type::string();
    /// ```
    StringType;
    /// `"type": "number"`; made by [`Type::number`](super::Type::number).
    ///
    /// ```
    /// use schema_core::object::{Type, kind};
    /// let share: Type<kind::NumberType> = Type::number();
    /// ```
    NumberType;
    /// `"type": "integer"`; made by [`Type::integer`](super::Type::integer).
    ///
    /// ```
    /// use schema_core::object::{Type, kind};
    /// let count: Type<kind::IntegerType> = Type::integer();
    /// ```
    IntegerType;
    /// `"type": "boolean"`; made by [`Type::boolean`](super::Type::boolean).
    ///
    /// ```
    /// use schema_core::object::{Type, kind};
    /// let draft: Type<kind::BooleanType> = Type::boolean();
    /// ```
    BooleanType;
    /// `"type": "null"`; made by [`Type::null`](super::Type::null).
    ///
    /// ```
    /// use schema_core::object::{Type, kind};
    /// let nothing: Type<kind::NullType> = Type::null();
    /// ```
    NullType;
    /// `"type": "array"`; made by [`Type::array`](super::Type::array) and
    /// [`Type::array_of_anything`](super::Type::array_of_anything).
    ///
    /// ```
    /// use schema_core::object::{Type, kind};
    /// let tags: Type<kind::ArrayType> = Type::array(Type::string());
    /// ```
    ArrayType;
    /// `"type": "object"`; made by [`Type::object`](super::Type::object).
    ///
    /// ```
    /// use schema_core::object::{ObjectSchema, Type, kind};
    /// let author: Type<kind::ObjectType> = Type::object(ObjectSchema::builder());
    /// ```
    ObjectType;
    /// A list of so many; made by [`Type::tuple`](super::Type::tuple).
    ///
    /// ```
    /// use schema_core::object::{Type, kind};
    /// let pair: Type<kind::TupleType> = Type::tuple([Type::string().into()]);
    /// ```
    TupleType;
    /// Properties of any name; made by [`Type::map`](super::Type::map).
    ///
    /// ```
    /// use schema_core::object::{Type, kind};
    /// let stock: Type<kind::MapType> = Type::map(Type::integer());
    /// ```
    MapType;
    /// One of several; made by [`Type::any_of`](super::Type::any_of) and
    /// [`Type::tagged`](super::Type::tagged).
    ///
    /// ```
    /// use schema_core::object::{Type, kind};
    /// let id: Type<kind::UnionType> = Type::any_of([Type::string().into()]);
    /// ```
    UnionType;
    /// What stands elsewhere; made by [`Type::defined`](super::Type::defined) and
    /// [`Type::root`](super::Type::root).
    ///
    /// ```
    /// use schema_core::object::{Type, kind};
    /// let page: Type<kind::RefType> = Type::defined("Page");
    /// ```
    RefType;
    /// Anything, or what [`edit`](super::ObjectBuilder::edit) found; made by
    /// [`Type::anything`](super::Type::anything).
    ///
    /// ```
    /// use schema_core::object::{Type, kind};
    /// let any: Type<kind::AnyType> = Type::anything();
    /// ```
    AnyType;
    /// A schema that is used as it is; made by [`Type::raw`](super::Type::raw).
    ///
    /// ```
    /// use schema_core::object::{Type, kind};
    /// let code: Type<kind::RawType> = Type::raw(serde_json::json!({ "pattern": "^[A-Z]{3}$" }));
    /// ```
    RawType;
}

/// The kinds with bounds: [`NumberType`] and [`IntegerType`]. Sealed.
///
/// ```
/// use schema_core::object::{Type, kind};
///
/// fn percent<K: kind::Numeric>(of: Type<K>) -> Type<K> {
///     of.min(0).max(100)
/// }
/// percent(Type::integer());
/// percent(Type::number());
/// ```
#[diagnostic::on_unimplemented(
    message = "only a number or an integer has bounds, this is a `{Self}`",
    note = "the length of a string is bound by `min_length` and `max_length`, an array by `min_items` and `max_items`"
)]
pub trait Numeric: sealed::Sealed {}
impl Numeric for NumberType {}
impl Numeric for IntegerType {}

/// The kinds that may also be null: all but [`NullType`]. Sealed.
///
/// ```
/// use schema_core::object::{Type, kind};
///
/// fn maybe<K: kind::NotNull>(of: Type<K>) -> Type<K> {
///     of.nullable()
/// }
/// maybe(Type::boolean());
/// ```
#[diagnostic::on_unimplemented(message = "`Type::null()` is null already")]
pub trait NotNull: sealed::Sealed {}
impl NotNull for StringType {}
impl NotNull for NumberType {}
impl NotNull for IntegerType {}
impl NotNull for BooleanType {}
impl NotNull for ArrayType {}
impl NotNull for ObjectType {}
impl NotNull for RawType {}
impl NotNull for AnyType {}
impl NotNull for RefType {}
impl NotNull for UnionType {}
impl NotNull for MapType {}
impl NotNull for TupleType {}

mod sealed {
    pub trait Sealed {}
    impl Sealed for super::StringType {}
    impl Sealed for super::NumberType {}
    impl Sealed for super::IntegerType {}
    impl Sealed for super::BooleanType {}
    impl Sealed for super::ArrayType {}
    impl Sealed for super::ObjectType {}
    impl Sealed for super::RawType {}
    impl Sealed for super::AnyType {}
    impl Sealed for super::RefType {}
    impl Sealed for super::UnionType {}
    impl Sealed for super::MapType {}
    impl Sealed for super::TupleType {}
}
