//! What the constants of a user may be: markers with which the compiler says
//! what a key takes, when an attribute's value is of another type.
//!
//! No code asks for them but [`Unfit`](crate::__private), and the impls are what
//! the compiler lists as possible.

/// What `min` and `max` take.
///
/// ```
/// use schema_core::ElicitSchema;
///
/// const OLDEST: i16 = 120;
///
/// #[derive(ElicitSchema)]
/// struct Person {
///     #[field(max = OLDEST)]
///     age: u8,
/// }
/// assert_eq!(Person::schema().field("age").and_then(|age| age.max()), Some(120.into()));
/// ```
///
/// ```compile_fail,E0277
/// # use schema_core::ElicitSchema;
/// const OLDEST: &str = "120"; // a bound is a number, and this is a `&'static str`
///
/// #[derive(ElicitSchema)]
/// struct Person {
///     #[field(max = OLDEST)]
///     age: u8,
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "a bound is a number, and this is a `{Self}`",
    label = "not a number",
    note = "write a number, or a constant of an integer or float type"
)]
pub trait BoundValue {}

/// What the limits of length and of items take.
///
/// ```
/// use schema_core::ElicitSchema;
///
/// const LONGEST: u8 = 80;
///
/// #[derive(ElicitSchema)]
/// struct Person {
///     #[field(max_length = LONGEST)]
///     name: String,
/// }
/// assert_eq!(Person::schema().field("name").and_then(|name| name.max_length()), Some(80));
/// ```
///
/// ```compile_fail,E0277
/// # use schema_core::ElicitSchema;
/// const LONGEST: f64 = 80.0; // a length is a whole number, and this is a `f64`
///
/// #[derive(ElicitSchema)]
/// struct Person {
///     #[field(max_length = LONGEST)]
///     name: String,
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "a length, or a number of items, is a whole number, and this is a `{Self}`",
    label = "not a whole number",
    note = "write a whole number, or a constant of an integer type"
)]
pub trait LengthValue {}

/// What `options`, `option_titles` and `enum_names` take.
///
/// ```
/// use schema_core::ElicitSchema;
///
/// const SIZES: &[&str] = &["s", "m"];
///
/// #[derive(ElicitSchema)]
/// struct Shirt {
///     #[field(options = SIZES)]
///     size: String,
/// }
/// assert!(Shirt::schema().field("size").is_some_and(|size| size.options().iter().eq(["s", "m"])));
/// ```
///
/// ```compile_fail,E0277
/// # use schema_core::ElicitSchema;
/// const SIZES: &str = "s, m"; // options are a list of strings, and this is a `&'static str`
///
/// #[derive(ElicitSchema)]
/// struct Shirt {
///     #[field(options = SIZES)]
///     size: String,
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "options and titles are a list of strings, and this is a `{Self}`",
    label = "not a list of strings",
    note = "write a list like `[\"a\", \"b\"]`, or a constant of the type `&[&str]`; of an array `NAMES` that is `&NAMES`"
)]
pub trait TextList {}

/// What `default` takes.
///
/// ```
/// use schema_core::{DefaultValue, ElicitSchema};
///
/// const CITY: &str = "Oslo";
///
/// #[derive(ElicitSchema)]
/// struct Trip {
///     #[field(default = CITY)]
///     to: String,
/// }
/// let default = Trip::schema().field("to").and_then(|to| to.default());
/// assert_eq!(default, Some(DefaultValue::String("Oslo")));
/// ```
///
/// ```compile_fail,E0277
/// # use schema_core::ElicitSchema;
/// const CITY: char = 'O'; // a default is a string, a number, …, and this is a `char`
///
/// #[derive(ElicitSchema)]
/// struct Trip {
///     #[field(default = CITY)]
///     to: String,
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "a default is a string, a number, `true` or `false`, a variant, or a list, and this is a `{Self}`",
    label = "no answer that JSON could hold",
    note = "write the value itself, or a constant of the type `&str`, `bool`, a number or `&[&str]`; a variant is one of an enum with `#[derive(ElicitEnum)]`, or is written as its value, a string"
)]
pub trait AnswerValue {}

macro_rules! whole {
    ($($int:ident)*) => {$(
        impl LengthValue for $int {}
        impl BoundValue for $int {}
    )*};
}
whole!(u8 u16 u32 u64 usize i8 i16 i32 i64 isize);
impl BoundValue for f32 {}
impl BoundValue for f64 {}

// Written out: the compiler shows these lines.
impl TextList for &[&str] {}
impl AnswerValue for &str {}
impl AnswerValue for bool {}
impl AnswerValue for i64 {}
impl AnswerValue for f64 {}
impl AnswerValue for &[&str] {}
