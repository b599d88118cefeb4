//! Everything is called like something else.

#![allow(non_camel_case_types)]

mod core {}
mod std {}
mod alloc {}
mod serde {}
mod serde_json {}
mod schema_core {}
mod __private_0_1_0 {}

type Result<T> = ::core::result::Result<T, ()>;
type u8 = i64;
type u64 = ();
type i128 = ();
type str = ();
type bool = ();
type f64 = ();
struct Option;
struct String;
struct Vec;
struct Box;
struct Some;
struct None;
struct Ok;
struct Err;
struct Field;
struct FieldSpec;
struct FormSchema;
struct Format;
struct Number;
struct Keyword;
struct Texts;
struct DefaultValue;
struct Constant;
trait Into {}
trait Default {}
trait Clone {}
trait ToString {}
trait ElicitField {}
trait ElicitEnum {}
trait ElicitSchema {}
trait ElicitOptions {}

#[allow(unused_macros)]
macro_rules! concat {
    ($($any:tt)*) => {
        compile_error!("the user's own")
    };
}
#[allow(unused_macros)]
macro_rules! panic {
    ($($any:tt)*) => {
        compile_error!("the user's own")
    };
}
#[allow(unused_macros)]
macro_rules! stringify {
    ($($any:tt)*) => {
        compile_error!("the user's own")
    };
}

const LEAST: ::core::primitive::u8 = 18;
const FIELD_1: ::core::primitive::u8 = 18;
const FIELDS_2: ::core::primitive::u8 = 99;

#[derive(::schema_core::ElicitEnum)]
enum Size {
    #[elicit(title = "Small")]
    Some,
    None,
}

#[derive(::schema_core::ElicitField)]
#[field(max_length = 9)]
struct Name(::std::string::String);

/// The user's own `u8` is an `i64`, so it has no limits.
#[derive(::schema_core::ElicitSchema)]
struct Ask {
    #[doc = include_str!("main.rs")]
    #[field(min = FIELD_1, max = FIELDS_2)]
    age: u8,
    #[field(min_length = 1, default = "x")]
    name: Name,
    #[field(default = Size::None)]
    size: Size,
    #[field(default = [Size::None])]
    sizes: ::std::vec::Vec<Size>,
    #[field(options = ["a", "b"])]
    letter: ::std::option::Option<::std::string::String>,
    #[field(format = "email", description = "d")]
    mail: ::std::string::String,
    #[field(default = true)]
    yes: ::core::primitive::bool,
    #[field(min = LEAST, default = 18.5)]
    half: ::core::primitive::f64,
}

#[test]
fn paths_are_absolute() {
    assert_eq!(super::names::<Ask>().len(), 8);
    let form = <Ask as ::schema_core::ElicitSchema>::schema();
    let bounds = form.field("age").map(|age| (age.min(), age.max()));
    assert_eq!(bounds, ::core::option::Option::Some((number(18), number(99))));
}

fn number(value: i32) -> ::core::option::Option<::schema_core::Number> {
    ::core::option::Option::Some(value.into())
}
