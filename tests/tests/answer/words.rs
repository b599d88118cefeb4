//! What a person is told.

use schema_core::{Field, FieldBuilder, FormSchema, Format, Violation};
use serde_json::{Value, json};

use crate::form;

fn says(form: &FormSchema<'_>, content: &Value) -> String {
    form.validate(content).unwrap_err().to_string()
}

#[test]
fn a_line_for_each_field_under_its_title() {
    let titled = form([
        Field::string("name").title("Your name").min_length(3).required(true).any(),
        Field::integer("age").title("How old are you?").min(18).max(120).required(true).any(),
        Field::string("mail").title("E-mail:").format(Format::Email).max_length(9).any(),
        Field::boolean("news").title("News").any(),
    ]);
    // A title that was read may be blank.
    let form = FormSchema::from_str(&titled.to_string().replace("News", " ")).unwrap();
    assert_eq!(
        says(&form, &json!({"name": "Al", "mail": "lee at home", "news": "on"})),
        "Your name: must have at least 3 characters, not 2\n\
         How old are you? an answer is required\n\
         E-mail: must have at most 9 characters, not 11; \
         must be an e-mail address like name@example.com, not \"lee at home\" (there is a space in it)\n\
         news: must be true or false, not \"on\"",
    );
}

#[test]
fn content_that_is_no_object_has_no_field_to_blame() {
    let form = form([Field::boolean("news").any()]);
    assert_eq!(
        says(&form, &json!(["news"])),
        "The answer: must be an object with the fields of the form"
    );
}

#[test]
fn every_kind_in_words() {
    let cases: [(FieldBuilder<'static>, Value, &str); 20] = [
        (
            Field::string("f").min_length(1).any(),
            json!(""),
            "must have at least 1 character, not 0",
        ),
        (
            Field::string("f").max_length(1).any(),
            json!("ab"),
            "must have at most 1 character, not 2",
        ),
        (Field::string("f").any(), json!(7), "must be text, not 7"),
        (Field::string("f").any(), json!(null), "must be text, not null"),
        (Field::string("f").any(), json!("null"), ""),
        (
            Field::string("f").format(Format::Uri).any(),
            json!("x"),
            "must be a complete URI like https://example.com/, not \"x\" (a scheme is missing, like https:)",
        ),
        (
            Field::string("f").format(Format::Date).any(),
            json!("1.1."),
            "must be a date like 2026-01-31, not \"1.1.\"",
        ),
        (Field::integer("f").min(2).any(), json!(1), "must be at least 2"),
        (Field::integer("f").max(-2).any(), json!(1), "must be at most -2"),
        (Field::integer("f").any(), json!(0.5), "must be a whole number, not 0.5"),
        (Field::integer("f").any(), json!("7"), "must be a whole number, not \"7\""),
        (Field::of::<std::num::NonZeroI8>("f").any(), json!(0), "must not be 0"),
        (Field::number("f").max(2.0).any(), json!(3), "must be at most 2"),
        (Field::number("f").min(0.5).any(), json!([]), "must be a number, not a list"),
        (Field::boolean("f").any(), json!({}), "must be true or false, not an object"),
        (Field::single_select("f", ["a", "b"]).any(), json!("c"), "choose from: a, b (not \"c\")"),
        (
            Field::single_select("f", ["a", "b"]).option_titles(["A", "B"]).any(),
            json!(1),
            "choose one of: A, B (not 1)",
        ),
        (Field::multi_select("f", ["a"]).any(), json!(null), "must be a list from: a (not null)"),
        (
            Field::multi_select("f", ["a", "b"]).min_items(1).any(),
            json!([]),
            "choose at least 1 option, not 0",
        ),
        (
            Field::multi_select("f", ["a", "b"]).max_items(2).any(),
            json!(["a", "x", 1]),
            "choose at most 2 options, not 3; choose from: a, b (not \"x\", 1)",
        ),
    ];
    for (field, value, expected) in cases {
        let form = form([field]);
        let content = json!({ "f": value });
        match form.validate(&content) {
            Ok(()) => assert_eq!(expected, ""),
            Err(violations) => assert_eq!(violations.to_string(), format!("f: {expected}")),
        }
    }
}

#[test]
fn a_title_in_place_of_its_value_is_told() {
    let several = form([Field::multi_select("t", ["a", "b"]).option_titles(["A", "B"]).any()]);
    assert_eq!(
        says(&several, &json!({"t": ["a", "B", "c"]})),
        "t: choose from: A, B (not \"B\", \"c\"); the client has to send \"b\" for \"B\""
    );
    // Which of two titles it is, is in the part that a message has no room for.
    let long = |which: &str| format!("The capital of the Federal Republic of Germany, {which}");
    let titles = [long("East"), long("West")];
    let one = form([Field::single_select("t", ["east", "west"]).option_titles(titles).any()]);
    let says_west = says(&one, &json!({"t": long("West")}));
    assert!(says_west.contains("has to send \"west\" for \"The capital"), "{says_west}");
    let says_north = says(&one, &json!({"t": long("North")}));
    assert!(says_north.ends_with("Federal Republic of G…\")"), "{says_north}");
}

#[test]
fn one_violation_speaks_for_itself() {
    let form = form([Field::multi_select("t", ["a"]).title("Tags").any()]);
    let violations = form.validate(&json!({"t": ["x", "y"]})).unwrap_err();
    let each: Vec<_> = violations.iter().map(Violation::to_string).collect();
    assert_eq!(each, ["Tags: choose from: a (not \"x\")", "Tags: choose from: a (not \"y\")"]);
    assert_eq!(violations.to_string(), "Tags: choose from: a (not \"x\", \"y\")");
}

#[test]
fn long_lists_are_cut() {
    let options: Vec<String> = (0..500).map(|n| format!("option {n}")).collect();
    let form = FormSchema::builder().field(Field::multi_select("t", &options)).build().unwrap();
    let many: Vec<String> = (0..1000).map(|n| format!("wrong {n}")).collect();
    let text = says(&form, &json!({ "t": many }));
    assert!(text.contains("option 9 and 490 more (not \"wrong 0\""), "{text}");
    assert!(text.ends_with("\"wrong 9\" and 990 more)"), "{text}");
    assert!(text.len() < 600, "{text}");
}

#[test]
fn what_was_typed_is_echoed_short_and_harmless() {
    let form = form([
        Field::string("mail").format(Format::Email).any(),
        Field::single_select("pick", ["a"]).any(),
        Field::integer("n").any(),
    ]);
    let typed = "x\u{202e}\n\u{1b}[31m".to_owned() + &"secret ".repeat(5000);
    let text = says(&form, &json!({"mail": typed, "pick": typed, "n": typed}));
    assert_eq!(text.lines().count(), 3);
    assert!(text.chars().count() < 450, "{text}");
    assert!(!text.contains(['\u{202e}', '\u{1b}']));
}

/// Not only what a good text looks like: what is wrong with this one.
#[test]
fn the_flaw_of_a_text_is_named() {
    let cases = [
        (Format::Date, "2026-02-30", "there is no such day"),
        (Format::Date, "2026-13-01", "there is no such day"),
        (Format::Date, " 2026-02-03", "it starts with a space"),
        (Format::Date, "2026-02-03\n", "it ends with a space"),
        (Format::Date, "2026-02-03T10:00:00Z", "a time is too much"),
        (Format::DateTime, "2026-02-03", "the time is missing"),
        (Format::DateTime, "2026-02-30T10:00:00Z", "there is no such day"),
        (
            Format::DateTime,
            "2026-02-03T10:00:00",
            "the offset from UTC is missing, like Z or +02:00",
        ),
        (
            Format::DateTime,
            "2026-02-03 10:00:00",
            "the offset from UTC is missing, like Z or +02:00",
        ),
        (Format::DateTime, "2026-02-03 10:00:00Z", "a T stands between day and time"),
        (Format::DateTime, "2026-02-03T10:00Z", "the seconds are missing"),
        (Format::Email, "kim@example.com ", "it ends with a space"),
        (Format::Email, "kim @example.com", "there is a space in it"),
        (Format::Email, "käthe@example.com", "it may have ASCII characters only"),
        (Format::Uri, "example.com", "a scheme is missing, like https:"),
    ];
    for (format, text, flaw) in cases {
        let form = form([Field::string("f").format(format).any()]);
        let words = says(&form, &json!({ "f": text }));
        assert!(words.ends_with(&format!(" ({flaw})")), "{text}: {words}");
    }
    for (format, text) in [
        (Format::Date, "soon"),
        (Format::Date, "3 February 2026"),
        (Format::DateTime, "now"),
        (Format::DateTime, "2026-02-03T25:00:00Z"),
        (Format::Email, "kim"),
        (Format::Uri, "http://["),
    ] {
        let form = form([Field::string("f").format(format).any()]);
        assert!(!says(&form, &json!({ "f": text })).ends_with(')'), "{text}");
    }
}
