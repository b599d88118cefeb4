//! Lists of texts: whatever they are made of, and what is said of long ones.

use std::borrow::Cow;

use schema_core::{FaultKind, Field, FieldBuilder, FieldKind, FormSchema, Format, ProtocolVersion};

fn options(field: &FieldBuilder<'_>) -> Vec<String> {
    field.as_field().options().iter().map(str::to_owned).collect()
}

#[test]
fn options_are_made_of_any_text() {
    let (owned, cow) = (["a".to_owned(), "b".to_owned()], [Cow::Borrowed("a"), "b".into()]);
    let select = |field: FieldBuilder<'static>| assert_eq!(options(&field), ["a", "b"]);
    select(Field::single_select("f", ["a", "b"]).any());
    select(Field::single_select("f", &["a", "b"]).any());
    select(Field::single_select("f", owned.clone()).any());
    select(Field::single_select("f", cow.clone()).any());
    select(Field::single_select("f", owned.clone().map(String::into_boxed_str)).any());
    assert_eq!(options(&Field::single_select("f", &owned).any()), ["a", "b"]);
    assert_eq!(options(&Field::single_select("f", &cow).any()), ["a", "b"]);
}

#[test]
fn lists_are_equal_item_by_item() {
    let list = |items: &[&'static str]| Field::multi_select("f", items.iter().copied());
    let (ab, ba, a) = (list(&["a", "b"]), list(&["b", "a"]), list(&["a"]));
    let texts = |field: &FieldBuilder<'static, _>| format!("{:?}", field.as_field().options());
    assert_eq!(ab.as_field().options(), list(&["a", "b"]).as_field().options());
    assert_ne!(ab.as_field().options(), ba.as_field().options());
    assert_ne!(ab.as_field().options(), a.as_field().options());
    assert_ne!(a.as_field().options(), ab.as_field().options());
    assert_eq!(texts(&ab), r#"["a", "b"]"#);
    assert!(format!("{ab:?}").contains("MultiSelect"), "{ab:?}");
}

#[test]
fn kinds_and_formats_have_names() {
    assert_eq!(FieldKind::SingleSelect.to_string(), "a single-select");
    assert_eq!(Format::DateTime.to_string(), "date-time");
}

/// A message quotes the very option, however far behind it stands.
#[test]
fn a_late_option_is_quoted() {
    let mut names: Vec<String> = (0..30).map(|n| format!("option {n}")).collect();
    names.push("option 20".to_owned());
    let twice = FormSchema::builder().field(Field::single_select("f", &names)).build();
    assert_eq!(
        twice.unwrap_err().faults()[0].to_string(),
        "`f`: option \"option 20\" stands twice: each option once"
    );
    let addresses: Vec<String> = (0..30).map(|n| format!("192.0.2.{}", 240 + n)).collect();
    let hosts = Field::of::<std::net::IpAddr>("f").options(&addresses);
    assert_eq!(
        FormSchema::builder().field(hosts).build().unwrap_err().faults()[0].to_string(),
        "`f`: option \"192.0.2.256\" is no value of the field's type, which takes an IP address like 192.0.2.1"
    );
}

#[test]
fn places_are_counted_as_people_do() {
    let empty = Field::single_select("f", ["a", " "]).option_titles(["A", ""]);
    let error = FormSchema::builder().field(empty).build().unwrap_err();
    let said: Vec<_> = error.faults().iter().map(ToString::to_string).collect();
    assert_eq!(
        said,
        [
            "`f`: option 2 is empty, and some clients cannot show it: give it a value, or leave the field optional",
            "`f`: the title of option 2 is empty, and some clients cannot show it: give it a text",
        ]
    );
}

#[test]
fn two_options_of_one_title_are_told() {
    let titles = ["Small", "Medium", "Small"];
    let size = || Field::single_select("f", ["s", "m", "l"]);
    for (field, pointer) in [
        (size().option_titles(titles), "/properties/f/oneOf/2/title"),
        (size().enum_names(titles), "/properties/f/enumNames/2"),
    ] {
        let error = FormSchema::builder().field(field).build().unwrap_err();
        let fault = &error.faults()[0];
        assert_eq!(
            (error.faults().len(), fault.kind(), fault.pointer()),
            (1, &FaultKind::RepeatedTitle { index: 2 }, pointer)
        );
        assert_eq!(
            fault.to_string(),
            "`f`: there is already an option with the title \"Small\", and nobody can tell them apart: each title once"
        );
    }
}

#[test]
fn a_revision_that_is_none_is_told() {
    let error = "2024-11-05".parse::<ProtocolVersion>().unwrap_err();
    assert!(error.to_string().contains("2025-06-18"), "{error}");
}
