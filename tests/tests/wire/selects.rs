//! All five encodings of a select in one form, from the derive and at run time.

use schema_core::{ElicitEnum, ElicitSchema, Field, FormSchema};

#[derive(ElicitEnum)]
enum Plain {
    P,
    Q,
}

#[derive(ElicitEnum)]
#[serde(rename_all = "lowercase")]
enum Titled {
    #[elicit(title = "V one")]
    V1,
    #[elicit(title = "V two")]
    V2,
}

#[derive(ElicitSchema)]
struct Five {
    us: Plain,
    ts: Titled,
    #[field(enum_names)]
    le: Titled,
    um: Vec<Plain>,
    tm: Vec<Titled>,
}

const FIVE: &str = concat!(
    r#"{"type":"object","properties":{"#,
    r#""us":{"type":"string","enum":["P","Q"]},"#,
    r#""ts":{"type":"string","oneOf":[{"const":"v1","title":"V one"},{"const":"v2","title":"V two"}]},"#,
    r#""le":{"type":"string","enum":["v1","v2"],"enumNames":["V one","V two"]},"#,
    r#""um":{"type":"array","items":{"type":"string","enum":["P","Q"]}},"#,
    r#""tm":{"type":"array","items":{"anyOf":[{"const":"v1","title":"V one"},{"const":"v2","title":"V two"}]}}"#,
    r#"},"required":["us","ts","le","um","tm"]}"#,
);

#[test]
fn one_form_holds_all_five() {
    assert_eq!(Five::schema().to_string(), FIVE);
}

#[test]
fn the_builder_makes_the_same() {
    let titles = vec![String::from("V one"), String::from("V two")];
    let form = FormSchema::builder()
        .field(Field::single_select("us", &["P", "Q"]))
        .field(Field::single_select("ts", ["v1", "v2"]).option_titles(&titles))
        .field(Field::single_select("le", ["v1", "v2"]).enum_names(titles.clone()))
        .field(Field::multi_select("um", vec!["P", "Q"]))
        .field(
            Field::multi_select("tm", ["v1", "v2"].map(String::from))
                .option_titles(titles.iter().map(String::as_str)),
        )
        .required(["us", "ts", "le", "um", "tm"])
        .build()
        .unwrap();
    assert_eq!(form.to_string(), FIVE);
    assert_eq!(&form, Five::schema());
    let of_types = FormSchema::builder()
        .field(Field::of::<Plain>("us"))
        .field(Field::of::<Titled>("ts"))
        .field(Field::of::<Titled>("le").enum_names(["V one", "V two"]))
        .field(Field::of::<Vec<Plain>>("um"))
        .field(Field::of::<Vec<Titled>>("tm"))
        .build()
        .unwrap();
    assert_eq!(of_types.to_string(), FIVE);
}
