//! A crate that forbids the lints which derives often allow themselves: what is forbidden
//! nobody may allow, so the derives allow nothing. With all of our names imported, which
//! makes a path to them an unnecessary qualification.

#![forbid(deprecated, unused_qualifications)]
#![allow(dead_code)] // only the forms count

use schema_core::{
    DefaultValue, ElicitEnum, ElicitField, ElicitSchema, Field, FieldSpec, FormSchema, Format,
    Keyword, Number,
};

#[derive(ElicitSchema)]
struct Address {
    street: String,
}

#[derive(ElicitEnum)]
enum Size {
    #[elicit(title = "Small")]
    S,
    M,
}

#[derive(ElicitField)]
#[field(min = 3, max = OLDEST)]
struct Age(u8);

const OLDEST: u8 = 120;

#[derive(ElicitSchema)]
struct Ask<T> {
    #[field(title = "A", min = -3, max = OLDEST, default = 4)]
    number: Option<i16>,
    #[field(default = Size::M)]
    size: Size,
    #[field(default = [Size::M], min_items = 1)]
    sizes: Vec<Size>,
    #[field(options = ["a"], option_titles = ["A"], default = "a")]
    letter: String,
    #[field(format = "email", max_length = 3 * 4, default = "a@b")]
    mail: String,
    #[field(default = 0.5)]
    share: f32,
    #[field(default = true)]
    sure: bool,
    age: Age,
    other: T,
    #[serde(flatten)]
    address: Address,
}

#[test]
fn nothing_is_allowed() {
    const FIELD: Field<'static> = FieldSpec::of::<Age>("age").max(Number::int(99)).field();
    let form: &FormSchema<'_> = Ask::<Age>::schema();
    let default = form.field("size").and_then(|size| size.default());
    assert_eq!(default, Some(DefaultValue::String("M")));
    assert_eq!(form.field("mail").and_then(|mail| mail.format()), Some(Format::Email));
    assert_eq!((FIELD.min(), Keyword::Min.key()), (Some(3.into()), "min"));
}
