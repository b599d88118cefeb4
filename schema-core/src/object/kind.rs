//! The kinds of [`Type`](super::Type): each has the modifiers that mean
//! something for it, and no others.
//!
//! ```
//! use schema_core::object::{Type, kind};
//!
//! fn short_text() -> Type<kind::String> {
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
    /// let name: Type<kind::String> = Type::string();
    /// ```
    String;
    /// `"type": "number"`; made by [`Type::number`](super::Type::number).
    ///
    /// ```
    /// use schema_core::object::{Type, kind};
    /// let share: Type<kind::Number> = Type::number();
    /// ```
    Number;
    /// `"type": "integer"`; made by [`Type::integer`](super::Type::integer).
    ///
    /// ```
    /// use schema_core::object::{Type, kind};
    /// let count: Type<kind::Integer> = Type::integer();
    /// ```
    Integer;
    /// `"type": "boolean"`; made by [`Type::boolean`](super::Type::boolean).
    ///
    /// ```
    /// use schema_core::object::{Type, kind};
    /// let draft: Type<kind::Boolean> = Type::boolean();
    /// ```
    Boolean;
    /// `"type": "null"`; made by [`Type::null`](super::Type::null).
    ///
    /// ```
    /// use schema_core::object::{Type, kind};
    /// let nothing: Type<kind::Null> = Type::null();
    /// ```
    Null;
    /// `"type": "array"`; made by [`Type::array`](super::Type::array) and
    /// [`Type::array_of_anything`](super::Type::array_of_anything).
    ///
    /// ```
    /// use schema_core::object::{Type, kind};
    /// let tags: Type<kind::Array> = Type::array(Type::string());
    /// ```
    Array;
    /// `"type": "object"`; made by [`Type::object`](super::Type::object).
    ///
    /// ```
    /// use schema_core::object::{ObjectSchema, Type, kind};
    /// let author: Type<kind::Object> = Type::object(ObjectSchema::builder());
    /// ```
    Object;
    /// A schema that is used as it is; made by [`Type::raw`](super::Type::raw).
    ///
    /// ```
    /// use schema_core::object::{Type, kind};
    /// let code: Type<kind::Raw> = Type::raw(serde_json::json!({ "pattern": "^[A-Z]{3}$" }));
    /// ```
    Raw;
}

/// The kinds with bounds: [`Number`] and [`Integer`]. Sealed.
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
impl Numeric for Number {}
impl Numeric for Integer {}

/// The kinds that may also be null: all but [`Null`]. Sealed.
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
impl NotNull for String {}
impl NotNull for Number {}
impl NotNull for Integer {}
impl NotNull for Boolean {}
impl NotNull for Array {}
impl NotNull for Object {}
impl NotNull for Raw {}

mod sealed {
    pub trait Sealed {}
    impl Sealed for super::String {}
    impl Sealed for super::Number {}
    impl Sealed for super::Integer {}
    impl Sealed for super::Boolean {}
    impl Sealed for super::Array {}
    impl Sealed for super::Object {}
    impl Sealed for super::Raw {}
}
