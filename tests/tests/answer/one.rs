//! One field at a time: a value against its field, and what a person typed.

use schema_core::{Field, FieldBuilder, FormSchema, Format};
use serde_json::{Value, json};

use crate::form;

/// What a text becomes for that field, or the words.
fn typed(form: &FormSchema<'_>, text: &str) -> Result<Option<Value>, String> {
    form.field("f").unwrap().parse(text).map_err(|violations| violations.to_string())
}

#[test]
fn a_value_has_the_violations_that_it_has_in_the_form() {
    let fields: [FieldBuilder<'static>; 6] = [
        Field::string("f").min_length(3).format(Format::Email).any(),
        Field::integer("f").min(18).any(),
        Field::number("f").max(1).any(),
        Field::boolean("f").any(),
        Field::single_select("f", ["a", "b"]).any(),
        Field::multi_select("f", ["a", "b"]).min_items(2).any(),
    ];
    let values = [json!(null), json!("a"), json!(7), json!(0.5), json!(true), json!(["a", "z"])];
    for field in fields {
        let form = form([field]);
        for value in &values {
            let alone = form.field("f").unwrap().validate(value);
            assert_eq!(alone, form.validate(&json!({ "f": value })), "{form} {value}");
        }
    }
}

#[test]
fn what_is_typed_is_a_value_of_the_field() {
    let cases: [(FieldBuilder<'static>, &[(&str, Value)]); 6] = [
        (Field::string("f").any(), &[(" a ", json!(" a ")), ("7", json!("7"))]),
        (
            Field::integer("f").any(),
            &[
                (" 30 ", json!(30)),
                ("-3", json!(-3)),
                ("007", json!(7)),
                ("3e1", json!(30.0)),
                ("18446744073709551615", json!(u64::MAX)),
            ],
        ),
        (Field::number("f").any(), &[("0.5", json!(0.5)), ("2", json!(2))]),
        (
            Field::boolean("f").any(),
            &[
                ("Yes", json!(true)),
                ("y", json!(true)),
                ("no", json!(false)),
                ("false", json!(false)),
            ],
        ),
        (
            Field::single_select("f", ["s", "m", "S"])
                .option_titles(["Small", "m", "Medium"])
                .any(),
            // The same value, the same title, then other letters.
            &[("S", json!("S")), ("Small", json!("s")), ("M", json!("m")), ("medium", json!("S"))],
        ),
        (
            Field::multi_select("f", ["a", "b", "c, d"]).any(),
            &[
                ("b,a", json!(["b", "a"])),
                ("a, A\n b,", json!(["a", "b"])),
                ("c, d", json!(["c, d"])),
            ],
        ),
    ];
    for (field, texts) in cases {
        let form = form([field]);
        for (text, value) in texts {
            assert_eq!(typed(&form, text), Ok(Some(value.clone())), "{text}");
        }
        assert_eq!(typed(&form, ""), Ok(None));
    }
}

#[test]
fn what_does_not_fit_is_said_in_the_words_of_validate() {
    let cases = [
        (Field::integer("f").any(), "ten", "f: must be a whole number, not \"ten\""),
        (Field::integer("f").any(), "1.5", "f: must be a whole number, not 1.5"),
        (Field::number("f").any(), "nan", "f: must be a number, not \"nan\""),
        (Field::boolean("f").any(), "maybe", "f: must be true or false, not \"maybe\""),
        (Field::single_select("f", ["s", "m"]).any(), "xl", "f: choose from: s, m (not \"xl\")"),
        (
            Field::multi_select("f", ["s", "m"]).min_items(2).any(),
            "s",
            "f: choose at least 2 options, not 1",
        ),
        (Field::string("f").max_length(1).any(), "ab", "f: must have at most 1 character, not 2"),
        (Field::integer("f").required(true).any(), " ", "f: an answer is required"),
        (
            Field::string("f").min_length(1).required(true).any(),
            "",
            "f: must have at least 1 character, not 0",
        ),
    ];
    for (field, text, words) in cases {
        assert_eq!(typed(&form([field]), text), Err(words.to_owned()));
    }
}

#[test]
fn a_default_is_a_value() {
    let form = form([
        Field::boolean("b").default(true).any(),
        Field::number("n").default(0.1_f32).any(),
        Field::string("s").default("x").any(),
        Field::multi_select("m", ["a", "b"]).default(["b"]).any(),
    ]);
    let defaults: Vec<_> =
        form.fields().map(|field| field.default().map(Value::from).unwrap()).collect();
    assert_eq!(defaults, [json!(true), json!(0.1), json!("x"), json!(["b"])]);
}
