//! Without any prelude, each path must start at a crate.

#![no_implicit_prelude]

#[derive(::schema_core::ElicitEnum)]
#[serde(rename_all = "snake_case")]
enum Size {
    Small,
    #[elicit(title = "Middle")]
    Medium,
}

#[derive(::schema_core::ElicitField)]
#[field(min = 18)]
struct Age(u8);

#[derive(::schema_core::ElicitSchema)]
struct Address {
    street: ::std::string::String,
}

const DOCS: &str = "Said elsewhere.";

#[derive(::schema_core::ElicitSchema)]
struct Ask {
    #[doc = ::std::concat!("one ", "two")]
    #[field(title = "Name", min_length = 1, max_length = 1 << 6, format = "email", default = "a@b")]
    name: ::std::string::String,
    #[field(description = DOCS)]
    yes: ::std::option::Option<bool>,
    #[field(min = 0.5, max = -(-9.5), default = 1)]
    number: f64,
    #[field(max = 99)]
    age: Age,
    #[field(default = Size::Medium)]
    size: Size,
    #[field(min_items = 1, default = [Size::Small, Size::Medium])]
    sizes: ::std::vec::Vec<Size>,
    #[field(options = ["a", "b"], enum_names = ["A", "B"])]
    letter: ::std::string::String,
    #[field(options = ["a", "b"], option_titles = ["A", "B"], max_items = 1)]
    letters: ::std::vec::Vec<::std::string::String>,
    #[field(not_secret)]
    password: ::std::string::String,
    #[serde(flatten)]
    address: Address,
}

#[derive(::schema_core::ElicitSchema)]
struct Generic<T, const N: usize> {
    value: T,
    #[field(max_length = N)]
    text: ::std::string::String,
}

#[::std::prelude::rust_2024::test]
fn it_compiles() {
    ::std::assert_eq!(super::names::<Ask>().len(), 10);
    ::std::assert_eq!(super::names::<Generic<u8, 3>>(), ["value", "text"]);
}
