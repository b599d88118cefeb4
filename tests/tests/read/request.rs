//! The parameters of `elicitation/create`, as a client reads them.

use schema_core::{ElicitRequestFormParams, FaultKind, FormSchema};
use serde_json::{Value, json};

use super::{found, said};

const FORM: &str =
    r#"{"type":"object","properties":{"name":{"type":"string","title":"Your name"}}}"#;

fn params(extra: &[(&str, Value)]) -> Value {
    let form: Value = serde_json::from_str(FORM).unwrap();
    let mut params = json!({"message": "Who are you?", "requestedSchema": form});
    for (key, value) in extra {
        params[*key] = value.clone();
    }
    params
}

#[test]
fn a_missing_mode_is_form_mode() {
    let form = FormSchema::from_str(FORM).unwrap();
    for extra in [&[][..], &[("mode", json!("form"))]] {
        let json = params(extra);
        let request = ElicitRequestFormParams::from_value(&json).unwrap();
        assert_eq!(request.message(), "Who are you?");
        assert_eq!(request.form().field("name").unwrap().title(), Some("Your name"));
        assert_eq!(request, form.request("Who are you?"));
        // Passed on as it came.
        assert_eq!(serde_json::to_value(&request).unwrap(), json);
    }
}

#[test]
fn other_members_of_a_request_are_allowed() {
    let json = params(&[("_meta", json!({"progressToken": 1})), ("task", json!({"ttl": 60}))]);
    let request = ElicitRequestFormParams::from_value(&json).unwrap();
    let kept = params(&[("_meta", json!({"progressToken": 1}))]);
    assert_eq!(serde_json::to_value(&request).unwrap(), kept);
}

#[test]
fn what_is_no_form_request() {
    let cases = [
        (params(&[("mode", json!("url"))]), vec![("/mode", FaultKind::WrongMode)]),
        (params(&[("mode", json!("Form"))]), vec![("/mode", FaultKind::WrongMode)]),
        (
            params(&[("mode", json!(null))]),
            vec![("/mode", FaultKind::WrongJsonType { expected: "the string \"form\"" })],
        ),
        (
            params(&[("message", json!(1))]),
            vec![("/message", FaultKind::WrongJsonType { expected: "a string" })],
        ),
        (json!("form"), vec![("", FaultKind::WrongJsonType { expected: "an object" })]),
        (
            json!({"requested_schema": {}}),
            vec![
                ("", FaultKind::MissingKeyword { keyword: "message" }),
                ("", FaultKind::MissingKeyword { keyword: "requestedSchema" }),
            ],
        ),
    ];
    for (json, faults) in cases {
        let error = ElicitRequestFormParams::from_value(&json).unwrap_err();
        assert_eq!(found(&error), faults, "{json}");
    }
    let error =
        ElicitRequestFormParams::from_value(&params(&[("mode", json!("url"))])).unwrap_err();
    assert_eq!(
        said(&error),
        [("/mode", "the mode \"url\" has no form: only \"form\" has one".into())]
    );
}

#[test]
fn pointers_start_at_the_request() {
    let json = params(&[(
        "requestedSchema",
        json!({"type": "object", "properties": {
            "a": {"type": "string", "minLength": 2, "maxLength": 1, "pattern": ""},
            "b": {"type": "array", "items": {"anyOf": [{"const": "x", "title": 1}]}},
        }, "required": ["c"]}),
    )]);
    let error = ElicitRequestFormParams::from_value(&json).unwrap_err();
    let mut places: Vec<_> = error.faults().iter().map(schema_core::Fault::pointer).collect();
    places.sort_unstable();
    assert_eq!(
        places,
        [
            "/requestedSchema/properties/a/maxLength",
            "/requestedSchema/properties/a/pattern",
            "/requestedSchema/properties/b/items/anyOf/0/title",
            "/requestedSchema/required/0",
        ],
    );
    let error = ElicitRequestFormParams::from_value(&params(&[("requestedSchema", json!(1))]));
    assert_eq!(error.unwrap_err().faults()[0].pointer(), "/requestedSchema");
}

#[test]
fn a_request_is_deserialized_in_the_order_of_its_text() {
    let text = r#"{"mode":"form","message":"?","requestedSchema":{"type":"object","properties":{"z":{"type":"string"},"a":{"type":"string"}}}}"#;
    let request: ElicitRequestFormParams<'_> = serde_json::from_str(text).unwrap();
    assert_eq!(serde_json::to_string(&request).unwrap(), text);
    let error =
        serde_json::from_str::<ElicitRequestFormParams<'_>>(r#"{"message":1}"#).unwrap_err();
    assert!(error.to_string().contains("`message` must be a string"), "{error}");
}
