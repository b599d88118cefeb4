//! Lifetimes, type and const parameters.

use std::borrow::Cow;
use std::marker::PhantomData;

use schema_core::{ElicitField, ElicitSchema};

#[derive(ElicitSchema)]
struct Borrowed<'a, 'b: 'a> {
    name: &'a str,
    #[field(max_length = 8)]
    nick: Option<Cow<'b, str>>,
}

#[derive(ElicitSchema)]
struct Generic<T, U = bool>
where
    U: Clone,
{
    before: String,
    #[field(title = "T")]
    value: T,
    maybe: Option<U>,
    #[field(max = 3)]
    checked: u8,
    #[serde(skip)]
    marker: PhantomData<U>,
}

#[derive(ElicitSchema)]
struct Limited<const N: usize> {
    #[field(max_length = N)]
    text: String,
    #[field(default = Self::DEFAULT)]
    n: u8,
}

impl<const N: usize> Limited<N> {
    const DEFAULT: u8 = 4;
}

#[derive(ElicitSchema)]
struct Paged<T> {
    #[field(min = 1, default = 1)]
    page: u32,
    #[serde(flatten)]
    query: T,
    last: bool,
}

#[derive(ElicitSchema)]
struct r#struct<T: Clone> {
    #[serde(skip)]
    r#loop: PhantomData<T>,
    r#fn: String,
}

#[test]
fn parameters_are_no_obstacle() {
    assert_eq!(
        Borrowed::schema().to_string(),
        r#"{"type":"object","properties":{"name":{"type":"string"},"nick":{"type":"string","maxLength":8}},"required":["name"]}"#
    );
    assert_eq!(
        Generic::<i64>::schema().to_string(),
        concat!(
            r#"{"type":"object","properties":{"before":{"type":"string"},"value":{"type":"integer","title":"T"},"#,
            r#""maybe":{"type":"boolean"},"checked":{"type":"integer","minimum":0,"maximum":3}},"#,
            r#""required":["before","value","checked"]}"#
        )
    );
    assert_eq!(
        Limited::<7>::schema().to_string(),
        concat!(
            r#"{"type":"object","properties":{"text":{"type":"string","maxLength":7},"#,
            r#""n":{"type":"integer","minimum":0,"maximum":255,"default":4}},"required":["text"]}"#
        )
    );
    assert_eq!(
        r#struct::<u8>::schema().to_string(),
        r#"{"type":"object","properties":{"fn":{"type":"string"}},"required":["fn"]}"#
    );
}

#[test]
fn a_parameter_can_be_flattened() {
    let names: Vec<&str> =
        Paged::<Limited<3>>::schema().fields().map(|field| field.name()).collect();
    assert_eq!(names, ["page", "text", "n", "last"]);
}

fn label<T: ElicitField + Clone>() -> String {
    Generic::<bool, T>::schema().to_string()
}

#[test]
fn a_form_of_a_parameter_is_one_for_each_type() {
    assert_ne!(label::<u8>(), label::<String>());
}
