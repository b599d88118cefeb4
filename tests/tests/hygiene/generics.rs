//! Parameters of every sort, on each derive.

use std::borrow::Cow;
use std::fmt::Debug;

use schema_core::{ElicitEnum, ElicitField, ElicitSchema, FieldKind};

#[derive(ElicitSchema)]
struct Ask<'a, 'b: 'a, T: Debug + Clone = u8, const N: usize = 3>
where
    T: PartialEq,
    Option<T>: Clone,
{
    #[field(title = "Name")]
    name: &'a str,
    nick: Option<Cow<'b, str>>,
    value: T,
    maybe: Option<Box<T>>,
    #[field(max_length = N)]
    text: String,
    #[field(min = 1)]
    plain: u8,
}

#[derive(ElicitField)]
#[field(title = "Wrapped")]
struct Wrapped<'a, T>(&'a T)
where
    &'a T: ElicitField;

#[derive(ElicitField)]
struct Boxed<T: Debug = String>(Box<T>);

#[derive(ElicitEnum)]
enum Choice<const N: usize = 1> {
    A,
    B,
}

#[derive(ElicitSchema)]
struct Uses<'a, K: ElicitEnum> {
    wrapped: Wrapped<'a, str_like::Text>,
    boxed: Boxed<u8>,
    #[field(default = "A")]
    choice: Choice<2>,
    some: Vec<K>,
}

mod str_like {
    use schema_core::{ElicitField, FieldSpec, kind::StringField};

    pub(super) struct Text;

    impl ElicitField for &Text {
        type Kind = StringField;
        const SPEC: FieldSpec<'static, StringField> = FieldSpec::string();
    }
}

#[derive(ElicitSchema)]
struct Page<F: ElicitSchema> {
    #[field(min = 1, default = 1)]
    page: u32,
    #[serde(flatten)]
    form: F,
}

#[test]
fn parameters_come_through() {
    let form = Ask::<bool, 7>::schema();
    assert_eq!(form.field("value").map(|field| field.kind()), Some(FieldKind::Boolean));
    assert_eq!(form.field("text").and_then(|field| field.max_length()), Some(7));
    assert_eq!(super::names::<Uses<Choice>>(), ["wrapped", "boxed", "choice", "some"]);
    assert_eq!(super::names::<Page<Uses<Choice>>>().len(), 5);
    assert_eq!(super::names::<Ask>().len(), 6);
}
