//! Values that are constant expressions.

use schema_core::{ElicitEnum, ElicitSchema};

use crate::property_is;

const BIG: bool = true;
const SIZES: [&str; 2] = ["s", "m"];

struct Pair<A, B>(core::marker::PhantomData<(A, B)>);

impl<A, B> Pair<A, B> {
    const LEN: u8 = 3;
}

#[test]
#[allow(unused_braces, clippy::let_and_return)] // of the values
fn a_number_whose_type_nothing_says() {
    property_is!(#[field(min = if BIG { 1 } else { 2 }, max = match BIG { true => 3, false => 4 })] u8
        => r#"{"type":"integer","minimum":1,"maximum":3}"#);
    property_is!(#[field(min = { let low = 3; low }, max = const { 5 }, default = { 4 })] u8
        => r#"{"type":"integer","minimum":3,"maximum":5,"default":4}"#);
    property_is!(#[field(max_length = if BIG { 9 } else { 8 })] String
        => r#"{"type":"string","maxLength":9}"#);
    property_is!(#[field(min = if BIG { 0.5 } else { 1.5 })] f64
        => r#"{"type":"number","minimum":0.5}"#);
}

#[test]
fn texts_and_lists() {
    property_is!(#[field(title = if BIG { "Big" } else { "Small" })] bool
        => r#"{"type":"boolean","title":"Big"}"#);
    property_is!(#[field(options = [SIZES[0], if BIG { "l" } else { "m" }])] String
        => r#"{"type":"string","enum":["s","l"]}"#);
    property_is!(#[field(options = &SIZES)] String => r#"{"type":"string","enum":["s","m"]}"#);
}

#[test]
fn a_comma_between_type_arguments_is_the_types() {
    property_is!(#[field(min_length = <Pair<u8, u8>>::LEN, max_length = Pair::<u8, u8>::LEN)] String
        => r#"{"type":"string","minLength":3,"maxLength":3}"#);
    #[derive(ElicitSchema)]
    struct Shifted {
        #[field(min = 1 << 2, max = 1 << 3)]
        _of: u8,
    }
    assert_eq!(Shifted::schema().field("_of").and_then(|field| field.max()), Some(8.into()));
}

#[test]
fn titles_of_variants() {
    const TITLE: &str = "Large";

    #[derive(ElicitEnum)]
    #[expect(dead_code)]
    enum Size {
        #[elicit(title = if BIG { "Small" } else { "" })]
        S,
        #[elicit(title = TITLE)]
        L,
    }
    property_is!(Size => r#"{"type":"string","oneOf":[{"const":"S","title":"Small"},{"const":"L","title":"Large"}]}"#);
}
