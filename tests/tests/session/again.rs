//! What stays of an answer when it is asked again.

use schema_core::session::Question;
use schema_core::{Field, FormSchema, Format};
use serde_json::{Value, json};

/// A form with each kind, where all is required and one field is always wrong.
fn form() -> FormSchema<'static> {
    FormSchema::builder()
        .field(Field::string("name").max_length(5))
        .field(Field::string("mail").format(Format::Email))
        .field(Field::integer("age").min(18))
        .field(Field::number("share").max(1))
        .field(Field::boolean("ok").default(true))
        .field(Field::single_select("size", ["s", "m"]))
        .field(Field::multi_select("days", ["mo", "tu"]).min_items(1))
        .field(Field::boolean("wrong"))
        .required(["name", "mail", "age", "share", "ok", "size", "days", "wrong"])
        .build()
        .unwrap()
}

/// The default of each field, as it is asked again.
fn defaults(content: Value) -> (Value, FormSchema<'static>) {
    let form = form();
    let result = json!({ "action": "accept", "content": content });
    let error = form.answer::<Value>(result.clone()).unwrap_err();
    let (message, again) = Question::new(&form, "Well?").again(&result, &error);
    assert!(message.starts_with("Well?\n\n"), "{message}");
    let defaults = again
        .fields()
        .filter_map(|field| {
            let json = serde_json::to_value(field).unwrap();
            Some((field.name().to_owned(), json.get("default")?.clone()))
        })
        .collect();
    (Value::Object(defaults), again)
}

#[test]
fn good_values_become_defaults() {
    let content = json!({
        "name": "Kim", "mail": "kim@example.com", "age": 30.0, "share": 0.5, "ok": false,
        "size": "m", "days": ["tu"], "wrong": "yes", "undeclared": [1, 2],
    });
    let (found, again) = defaults(content);
    let expected = json!({
        "name": "Kim", "mail": "kim@example.com", "age": 30, "share": 0.5, "ok": false,
        "size": "m", "days": ["tu"],
    });
    assert_eq!(found, expected);
    assert!(again.to_string().contains(r#""minimum":18,"default":30}"#), "{again}");
    // What is required stays so, and the form is one that anybody can read.
    assert!(again.fields().all(|field| field.is_required()));
    assert_eq!(FormSchema::from_str(&again.to_string()).unwrap(), again);
}

#[test]
fn wrong_values_do_not() {
    let content = json!({
        "name": "Kimberly", "mail": "kim", "age": 17, "share": "half", "ok": null,
        "size": "xl", "days": [], "wrong": {},
    });
    // A default of the form's own is not lost by a wrong answer.
    assert_eq!(defaults(content).0, json!({ "ok": true }));
    assert_eq!(defaults(json!({})).0, json!({ "ok": true }));
}

#[test]
fn what_is_no_result_is_asked_as_before() {
    let form = form();
    for result in [json!(7), json!({}), json!({ "action": "accept", "content": [] })] {
        let error = form.answer::<Value>(result.clone()).unwrap_err();
        let (message, again) = Question::new(&form, "Well?").again(&result, &error);
        assert_eq!((message.as_str(), again), ("Well?", form.clone()));
    }
}

#[test]
fn what_the_type_refuses_is_wrong_too() {
    #[derive(Debug, serde::Deserialize)]
    #[allow(dead_code)] // read for the check alone
    struct Hosts {
        one: std::net::IpAddr,
        other: std::net::IpAddr,
    }
    let form = FormSchema::builder()
        .field(Field::string("one"))
        .field(Field::string("other"))
        .build()
        .unwrap();
    let result = json!({ "action": "accept", "content": { "one": "::1", "other": "here" } });
    let error = form.answer::<Hosts>(result.clone()).unwrap_err();
    let (_, again) = Question::new(&form, "Well?").again(&result, &error);
    assert!(again.field("one").unwrap().default().is_some());
    assert!(again.field("other").unwrap().default().is_none());
}
