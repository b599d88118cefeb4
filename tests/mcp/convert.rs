//! Forms as the types of the SDK.

use proptest::prelude::*;
use rmcp::model::ElicitationSchema;
use schema_core::{Effect, Field, FormSchema, Format, LenientForm};

/// A form with every keyword of every kind.
fn everything() -> FormSchema<'static> {
    FormSchema::builder()
        .field(
            Field::string("text")
                .title("A")
                .description("B")
                .min_length(1)
                .max_length(u32::MAX.into())
                .default("x"),
        )
        .field(Field::string("mail").format(Format::Email).default("a@b.example"))
        .field(Field::string("when").format(Format::DateTime))
        .field(Field::number("share").title("A").description("B").min(0.5).max(1.5).default(0.75))
        .field(Field::integer("count").min(i64::MIN).max(i64::MAX).default(-7))
        .field(Field::boolean("ok").title("A").description("B").default(false))
        .field(Field::single_select("plain", ["b", "a"]).title("A").default("a"))
        .field(Field::single_select("titled", ["b", "a"]).option_titles(["B", "A"]).default("b"))
        .field(Field::single_select("named", ["b", "a"]).enum_names(["B", "A"]).default("b"))
        .field(Field::multi_select("many", ["b", "a"]).min_items(0).max_items(2).default(["a"]))
        .field(Field::multi_select("none", ["b", "a"]).default([] as [&str; 0]))
        .field(Field::multi_select("titles", ["b", "a"]).option_titles(["B", "A"]).description("B"))
        .required(["titles", "text"])
        .build()
        .unwrap()
}

#[test]
fn no_keyword_and_no_place_is_lost() {
    let form = everything();
    let schema = ElicitationSchema::try_from(&form).unwrap();
    assert_eq!(serde_json::to_string(&schema).unwrap(), form.to_string());
    assert_eq!(FormSchema::try_from(&schema).unwrap(), form);
}

#[test]
fn what_does_not_fit_is_named() {
    let fits = Field::integer("count").max(3);
    let large = Field::integer("id").default(u64::MAX);
    let too_large = FormSchema::builder().field(fits).field(large).build().unwrap();
    assert_eq!(ElicitationSchema::try_from(&too_large).unwrap_err().field(), Some("id"));

    let long = Field::string("text").max_length(u64::from(u32::MAX) + 1);
    let long = FormSchema::builder().field(long).build().unwrap();
    assert_eq!(ElicitationSchema::try_from(&long).unwrap_err().field(), Some("text"));

    // 2^53 + 1 is no `f64`: it must not become 2^53 on the way.
    let odd = Field::number("n").max((1_i64 << 53) + 1);
    let odd = FormSchema::builder().field(odd).build().unwrap();
    assert_eq!(ElicitationSchema::try_from(&odd).unwrap_err().field(), Some("n"));
}

proptest! {
    #[test]
    fn order_survives_any_names(names in proptest::collection::hash_set("[a-zé/~ ]{1,6}[a-z]", 1..12)) {
        let mut builder = FormSchema::builder();
        // A random name may well be that of a secret.
        for (index, name) in names.iter().enumerate() {
            builder = match index % 3 {
                0 => builder.field(Field::string(name).not_secret()),
                1 => builder.field(Field::number(name).min(0).not_secret()),
                _ => builder.field(Field::multi_select(name, ["b", "a"])),
            };
        }
        let form = builder.build().unwrap();
        let schema = ElicitationSchema::try_from(&form).unwrap();
        prop_assert_eq!(FormSchema::try_from(&schema).unwrap(), form);
    }
}

/// A field that must not be written is no fault of the SDK's types.
#[test]
fn the_field_that_does_not_fit_is_named() {
    let text = r#"{"type":"object","properties":{"password":{"type":"string"},"t":{"type":"string","maxLength":18446744073709551615}}}"#;
    let form = FormSchema::from_str(text).unwrap();
    let error = ElicitationSchema::try_from(&form).unwrap_err();
    assert_eq!(error.field(), Some("t"));
}

/// All that a client of the SDK gets; what its types dropped is dropped.
#[test]
fn a_client_reads_leniently_what_the_types_of_the_sdk_hold() {
    let text = r#"{"title":"Trip","type":"object","properties":{"to":{"type":"string","maxLength":3},"size":{"type":"integer","minimum":9,"maximum":2}},"required":["to","gone"]}"#;
    let schema: ElicitationSchema = serde_json::from_str(text).unwrap();
    assert!(FormSchema::try_from(&schema).is_err());
    let read = LenientForm::try_from(&schema).unwrap();
    let mut left: Vec<_> =
        read.left_out().iter().map(|left| (left.pointer(), left.effect())).collect();
    left.sort_unstable();
    assert_eq!(
        left,
        [
            ("/properties/size/maximum", Effect::NotChecked),
            ("/required/1", Effect::Changed),
            ("/title", Effect::Harmless),
        ]
    );
    assert!(read.form().field("to").unwrap().is_required());
}

#[test]
fn a_meta_goes_there_and_back() {
    use rmcp::model::ElicitRequestParams;
    use schema_core::url::{self, ElicitUrl};

    let meta = serde_json::Map::from_iter([("example.com/trace".to_owned(), 7.into())]);
    let form = everything();
    let page = ElicitUrl::new("https://example.com/connect").unwrap();
    let asked = form.request("?").with_meta(meta.clone());
    let shown = page.request("?").with_elicitation_id("7").with_meta(meta);
    let typed = [ElicitRequestParams::try_from(&asked).unwrap(), (&shown).into()];
    for (typed, ours) in typed.iter().zip([url::ElicitRequestParams::from(asked), shown.into()]) {
        let read = url::ElicitRequestParams::try_from(typed).unwrap();
        assert_eq!(serde_json::to_string(&read).unwrap(), serde_json::to_string(&ours).unwrap(),);
    }
}
