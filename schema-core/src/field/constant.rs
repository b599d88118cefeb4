//! What the constants of a user may be: markers with which the compiler says
//! what a key takes, when an attribute's value is of another type.
//!
//! No code asks for them but [`Unfit`](crate::__private_0_1_0), and the impls are what
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
pub trait BoundValue: sealed::Sealed {}

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
pub trait LengthValue: sealed::Sealed {}

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
pub trait TextList: sealed::Sealed {}

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
/// const CITY: char = 'O'; // a default is a constant string, …, and this is a `char`
///
/// #[derive(ElicitSchema)]
/// struct Trip {
///     #[field(default = CITY)]
///     to: String,
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "a default is a constant string, number, `true` or `false`, variant, or list, and this is a `{Self}`",
    label = "not a constant that a schema can hold",
    note = "write the value itself: `\"x\"` for `String::from(\"x\")`, `[\"A\"]` for `vec![\"A\"]`",
    note = "a constant is of the type `&str`, `bool`, a number or `&[&str]`; a variant is one of an enum of unit variants with `#[derive(ElicitEnum)]`, in a tool `ToolSchema`, or is written as its value, a string",
    note = "the default of a struct, a map or an enum with data is serde's: `#[serde(default)]`"
)]
pub trait AnswerValue: sealed::Sealed {}

/// The enum of a select, as a variant of the enum `E` for its default asks for it.
///
/// ```
/// use schema_core::{DefaultValue, ElicitEnum, ElicitSchema};
///
/// #[derive(ElicitEnum)]
/// enum Size {
///     S,
///     M,
/// }
///
/// #[derive(ElicitSchema)]
/// struct Shirt {
///     #[field(default = Size::M)]
///     size: Size,
/// }
/// let default = Shirt::schema().field("size").and_then(|size| size.default());
/// assert_eq!(default, Some(DefaultValue::String("M")));
/// ```
///
/// ```compile_fail,E0277
/// # use schema_core::{ElicitEnum, ElicitSchema};
/// # #[derive(ElicitEnum)]
/// # enum Size {
/// #     S,
/// #     M,
/// # }
/// #[derive(ElicitEnum)]
/// enum Colour {
///     Red,
/// }
///
/// #[derive(ElicitSchema)]
/// struct Shirt {
///     #[field(default = Colour::Red)]
///     size: Size, // not a variant of `Size`
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "this default is a variant of `{E}`, and the options of this field are of the type `{Self}`",
    label = "not a variant of `{Self}`",
    note = "write a variant of `{Self}`, or the option as a string"
)]
pub trait SameEnum<E>: sealed::Same<E> {}
impl<E> SameEnum<E> for E {}

macro_rules! whole {
    ($($int:ident)*) => {$(
        impl sealed::Sealed for $int {}
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

/// The compiler lists the impls of these traits, so none but ours.
mod sealed {
    pub trait Sealed {}
    impl Sealed for f32 {}
    impl Sealed for f64 {}
    impl Sealed for bool {}
    impl Sealed for &str {}
    impl Sealed for &[&str] {}

    pub trait Same<E> {}
    impl<E> Same<E> for E {}
}
