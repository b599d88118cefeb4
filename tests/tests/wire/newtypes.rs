//! Newtypes: their limits travel with them.

use schema_core::{
    ElicitEnum, ElicitField, ElicitSchema, Field, FieldSpec, FormSchema, Number, kind,
};
use serde::{Deserialize, Serialize};

use crate::property_is;

#[derive(ElicitField, Serialize, Deserialize)]
#[field(min = 18)]
struct Age(u8);

#[derive(ElicitField)]
#[elicit(format = "email", max_length = 254, title = "E-mail", description = "We never show it.")]
struct Email(String);

#[derive(ElicitField)]
#[serde(transparent)]
#[field(min = 0, max = 1)]
struct Share {
    of_one: f64,
}

#[derive(ElicitField)]
#[serde(transparent)]
struct Maybe(Option<u8>);

#[derive(ElicitField)]
#[field(options = ["s", "m"], option_titles = ["Small", "Medium"])]
struct Size(String);

#[derive(ElicitField)]
#[field(max_items = 1)]
struct Days(Vec<Day>);

#[derive(ElicitField)]
struct Adult(Age);

#[derive(ElicitField)]
#[elicit(trust_serde)]
#[serde(try_from = "u8")]
struct Even(u8);

#[derive(ElicitField)]
#[serde(transparent)]
struct Wrapper<T>(T);

#[derive(ElicitField, Serialize, Deserialize)]
#[serde(transparent)]
struct Tagged<T>(u8, #[serde(skip)] core::marker::PhantomData<T>);

#[derive(ElicitEnum)]
enum Day {
    Mon,
    Tue,
}

struct Percent(u8);

impl ElicitField for Percent {
    type Kind = kind::IntegerField;
    const SPEC: FieldSpec<'static, kind::IntegerField> = u8::SPEC.max(Number::int(100));
}

#[test]
fn a_newtype_is_a_field_with_its_limits() {
    property_is!(Age => r#"{"type":"integer","minimum":18,"maximum":255}"#);
    property_is!(Email => r#"{"type":"string","title":"E-mail","description":"We never show it.","maxLength":254,"format":"email"}"#);
    property_is!(Share => r#"{"type":"number","minimum":0,"maximum":1}"#);
    property_is!(Size => r#"{"type":"string","oneOf":[{"const":"s","title":"Small"},{"const":"m","title":"Medium"}]}"#);
    property_is!(Days => r#"{"type":"array","maxItems":1,"items":{"type":"string","enum":["Mon","Tue"]}}"#);
    property_is!(Adult => r#"{"type":"integer","minimum":18,"maximum":255}"#);
    property_is!(Even => r#"{"type":"integer","minimum":0,"maximum":255}"#);
    property_is!(Wrapper<bool> => r#"{"type":"boolean"}"#);
    property_is!(Tagged<String> => r#"{"type":"integer","minimum":0,"maximum":255}"#);
    property_is!(Percent => r#"{"type":"integer","minimum":0,"maximum":100}"#);
}

#[test]
fn a_field_may_tighten_and_retitle() {
    property_is!(#[field(min = 21, max = 99)] Age => r#"{"type":"integer","minimum":21,"maximum":99}"#);
    property_is!(#[field(min = 18)] Age => r#"{"type":"integer","minimum":18,"maximum":255}"#);
    property_is!(#[field(title = "Mail")] Email => r#"{"type":"string","title":"Mail","description":"We never show it.","maxLength":254,"format":"email"}"#);
    property_is!(#[field(max = 50)] Option<Percent> => r#"{"type":"integer","minimum":0,"maximum":50}"#);
    property_is!(#[field(default = "m")] Size => r#"{"type":"string","oneOf":[{"const":"s","title":"Small"},{"const":"m","title":"Medium"}],"default":"m"}"#);
}

#[test]
fn an_option_inside_stays_optional() {
    #[derive(ElicitSchema)]
    struct Ask {
        maybe: Maybe,
        wrapped: Wrapper<Option<u8>>,
    }
    assert!(Ask::schema().fields().all(|field| !field.is_required()));
}

#[test]
fn a_boxed_form_can_be_flattened() {
    #[derive(ElicitSchema)]
    struct Address {
        street: Maybe,
    }
    #[derive(ElicitSchema)]
    struct Ask {
        #[serde(flatten)]
        address: Box<Address>,
    }
    assert_eq!(Ask::schema(), Address::schema());
}

#[test]
fn the_builder_keeps_the_same_limits() {
    let form = FormSchema::builder().field(Field::of::<Age>("age").min(21)).build().unwrap();
    assert_eq!(
        form.to_string(),
        r#"{"type":"object","properties":{"age":{"type":"integer","minimum":21,"maximum":255}},"required":["age"]}"#
    );
    let error = FormSchema::builder().field(Field::of::<Age>("age").min(3)).build().unwrap_err();
    assert_eq!(
        error.to_string(),
        "this is no legal form: `age`: `min` 3 is beyond what the field's type allows, which is 18: \
         a field may tighten the limits of its type, not loosen them"
    );
    let error = FormSchema::builder()
        .field(Field::of::<Email>("mail").format(schema_core::Format::Uri).max_length(300))
        .build()
        .unwrap_err();
    assert_eq!(error.faults().len(), 2, "{error}");
}
