// Unit tests of what can be tried without a terminal.
#![allow(clippy::unwrap_used)]

use schema_core::{Field, FormError, FormSchema, Format};
use serde_json::json;

use super::{hint, initial, is_visible, label, line, plain, problem, problem_of_text};

fn form() -> Result<FormSchema<'static>, FormError> {
    FormSchema::builder()
        .field(Field::string("mail").title("E-mail").format(Format::Email).required(true))
        .field(Field::integer("age").description("In years").min(18))
        .field(Field::number("share").default(0.5))
        .field(Field::multi_select("tags", ["a", "b"]).min_items(1).max_items(1))
        .build()
}

#[test]
fn the_rules_are_those_of_the_form() {
    let form = form().unwrap();
    assert_eq!(problem_of_text(&form, "age", "18"), None);
    assert_eq!(problem_of_text(&form, "age", ""), None);
    assert_eq!(problem_of_text(&form, "age", "17").unwrap(), "age: must be at least 18");
    assert!(problem_of_text(&form, "age", "17.5").is_some());
    assert!(problem_of_text(&form, "mail", "nowhere").unwrap().starts_with("E-mail: "));
    assert!(problem(&form, "tags", &json!(["a", "b"])).is_some());
    assert_eq!(problem(&form, "tags", &json!(["b"])), None);
}

#[test]
fn a_field_shows_what_the_form_says_about_it() {
    let form = form().unwrap();
    let field = |name| form.field(name).unwrap();
    assert_eq!((label(&field("mail")), label(&field("age"))), ("E-mail", "age"));
    assert_eq!(hint(&field("age")).unwrap(), "In years · may be left out");
    assert_eq!(hint(&field("mail")), None);
    assert_eq!(initial(&field("share")), Some(json!(0.5)));
    assert_eq!(initial(&field("age")), None);
}

#[test]
fn the_server_sends_no_commands_to_the_terminal() {
    assert_eq!(plain("\u{1b}[2Jhello\r\nthere\u{9b}1m"), "\\u{1b}[2Jhello\nthere\\u{9b}1m");
    let title = "\u{1b}]0;PWNED\u{7}\u{202e}\n";
    assert_eq!(line(title), r"\u{1b}]0;PWNED\u{7}\u{202e}\n");
    let field = Field::single_select(title, [title]).title(title).description(title);
    let form = FormSchema::builder().field(field.default(title)).build().unwrap();
    let field = form.field(title).unwrap();
    assert!(is_visible(&hint(&field).unwrap()) && !is_visible(title));
    let problem = problem(&form, title, &json!(format!("{title}2"))).unwrap();
    assert!(is_visible(&problem), "{problem}");
}
