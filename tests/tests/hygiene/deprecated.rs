//! Deprecated items: the user did not write the accesses in the expansion.

use schema_core::{ElicitEnum, ElicitField, ElicitSchema};

#[deprecated]
mod old {
    #[derive(schema_core::ElicitField)]
    #[deprecated]
    pub(super) struct Name(String);
}

#[derive(ElicitEnum)]
enum Size {
    S,
    #[deprecated(note = "out of stock")]
    #[elicit(title = "Medium")]
    M,
}

#[derive(ElicitField)]
#[deprecated]
struct Age(u8);

#[derive(ElicitSchema)]
#[deprecated]
struct Address {
    #[deprecated]
    street: String,
}

#[derive(ElicitSchema)]
#[deprecated]
#[allow(deprecated)] // of the types in it: they are the user's own words
struct Ask {
    #[deprecated(note = "use `size`")]
    #[field(min = 3)]
    a: Option<u8>,
    #[field(default = Size::M)]
    size: Size,
    #[field(default = [Size::M])]
    sizes: Vec<Size>,
    age: Age,
    name: old::Name,
    #[serde(flatten)]
    address: Address,
}

#[test]
#[allow(deprecated)] // the use of `Ask` in this test
fn nothing_warns() {
    assert_eq!(super::names::<Ask>().len(), 6);
}
