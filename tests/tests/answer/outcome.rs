//! The envelope around an answer, and its normalised content.

use schema_core::{Answer, AnswerError, Field, FormSchema, MalformedResult, ViolationKind};
use serde_json::{Map, Value, json};

use crate::{accept, form};

fn content_of(form: &FormSchema<'_>, content: Value) -> Value {
    form.answer::<Value>(accept(content)).unwrap().accepted().unwrap()
}

#[test]
fn decline_and_cancel_look_at_no_content() {
    let form = form([Field::integer("age").required(true).any()]);
    for content in [json!({"age": "garbage"}), json!({}), json!(null), json!([1]), json!("x")] {
        let decline = form.answer::<Value>(json!({"action": "decline", "content": content}));
        assert_eq!(decline, Ok(Answer::Decline));
        let cancel = form.answer::<Value>(json!({"content": content, "action": "cancel"}));
        assert_eq!(cancel, Ok(Answer::Cancel));
    }
    assert_eq!(form.answer::<Value>(json!({"action": "cancel", "_meta": {}})), Ok(Answer::Cancel));
}

#[test]
fn what_is_no_result_is_told_apart() {
    let form = form([Field::boolean("ok").any()]);
    let fault = |result: Value| match form.answer::<Value>(result) {
        Err(AnswerError::Malformed(fault)) => fault,
        other => panic!("{other:?}"),
    };
    for result in [json!(null), json!([]), json!("accept"), json!(1)] {
        assert_eq!(fault(result), MalformedResult::NotAnObject);
    }
    for result in [json!({}), json!({"content": {"ok": true}}), json!({"action": null})] {
        assert_eq!(fault(result), MalformedResult::NoAction);
    }
    for action in ["submit", "Accept", "accept ", ""] {
        let expected = MalformedResult::UnknownAction { action: action.into() };
        assert_eq!(fault(json!({"action": action, "content": {}})), expected);
    }
    for content in [json!(["a"]), json!("x"), json!(false)] {
        assert_eq!(fault(accept(content)), MalformedResult::ContentNotAnObject);
    }
    let long = fault(json!({"action": "x".repeat(10_000)})).to_string();
    assert!(long.len() < 200, "{long}");
    let words = [
        (json!(1), "the client's result is no JSON object"),
        (json!({}), "the client's result has no `action` that is a string"),
        (
            json!({"action": "ok"}),
            "the `action` of the client's result is \"ok\", not \"accept\", \"decline\" or \"cancel\"",
        ),
        (accept(json!([])), "the `content` of the client's result is no JSON object"),
    ];
    for (result, words) in words {
        let fault = fault(result);
        assert_eq!(fault.to_string(), words);
        assert_eq!(AnswerError::from(fault).to_string(), words);
    }
}

#[test]
fn missing_content_is_empty_content() {
    let optional = form([Field::string("note").any(), Field::integer("n").any()]);
    for result in [json!({"action": "accept"}), accept(json!(null)), accept(json!({}))] {
        assert_eq!(optional.answer::<Value>(result), Ok(Answer::Accept(json!({}))));
    }
    let required = form([Field::string("name").required(true).any()]);
    let error = required.answer::<Value>(json!({"action": "accept"})).unwrap_err();
    let kinds: Vec<_> = error.violations().unwrap().iter().map(|v| v.kind()).collect();
    assert_eq!(kinds, [ViolationKind::Missing]);
}

#[test]
fn null_is_absent_where_nothing_is_required() {
    let form = form([
        Field::string("note").any(),
        Field::integer("n").default(7).any(),
        Field::of::<Option<u8>>("maybe").default(3).any(),
        Field::string("name").required(true).any(),
    ]);
    let nulls = json!({"note": null, "n": null, "maybe": null, "name": "Kim"});
    assert!(form.validate(&nulls).is_err());
    assert_eq!(content_of(&form, nulls), json!({"n": 7, "name": "Kim"}));
    let error = form.answer::<Value>(accept(json!({"name": null}))).unwrap_err();
    assert_eq!(error.violations().map(|violations| violations.len()), Some(1));
}

#[test]
fn defaults_fill_holes_only() {
    let form = form([
        Field::string("name").default("Guest").any(),
        Field::integer("n").default(5).any(),
        Field::number("share").default(0.1_f32).any(),
        Field::boolean("news").default(true).any(),
        Field::single_select("p", ["lo", "hi"]).option_titles(["Low", "High"]).default("lo").any(),
        Field::multi_select("t", ["a", "b", "c"]).default(["a", "c"]).any(),
    ]);
    let filled =
        json!({"name": "Guest", "n": 5, "share": 0.1, "news": true, "p": "lo", "t": ["a", "c"]});
    assert_eq!(content_of(&form, json!({})), filled);
    let given = json!({"name": "", "n": 0, "share": 0, "news": false, "p": "hi", "t": []});
    assert_eq!(content_of(&form, given.clone()), given);
}

#[test]
fn empty_defaults_are_defaults() {
    let form = form([
        Field::string("s").default("").any(),
        Field::integer("n").default(0).any(),
        Field::boolean("b").default(false).any(),
        Field::multi_select("t", ["a"]).default([] as [&str; 0]).any(),
    ]);
    assert_eq!(content_of(&form, json!({})), json!({"s": "", "n": 0, "b": false, "t": []}));
}

#[test]
fn a_default_elsewhere_does_not_help_what_is_required() {
    let form = form([
        Field::string("name").default("Guest").any(),
        Field::string("mail").required(true).any(),
        Field::integer("n").default(1).required(true).any(),
    ]);
    let error = form.answer::<Value>(accept(json!({}))).unwrap_err();
    let fields: Vec<_> = error.violations().unwrap().iter().map(|v| v.field()).collect();
    assert_eq!(fields, [Some("mail")], "`n` is required, and has a default");
}

#[test]
fn whole_floats_of_an_integer_field_become_integers() {
    let form = form([Field::integer("n").any(), Field::number("x").any()]);
    assert_eq!(content_of(&form, json!({"n": 30.0, "x": 30.0})), json!({"n": 30, "x": 30.0}));
    let large = json!({"n": 9_007_199_254_740_992.0});
    assert_eq!(content_of(&form, large), json!({"n": 9_007_199_254_740_992_u64}));
    let beyond_i64 = json!({"n": 9_223_372_036_854_775_808.0});
    assert_eq!(content_of(&form, beyond_i64), json!({"n": 9_223_372_036_854_775_808_u64}));
    assert_eq!(content_of(&form, json!({"n": -0.0})), json!({"n": 0}));
}

#[test]
fn undeclared_keys_stay_in_an_untyped_content() {
    let form = form([Field::integer("k").default(7).any()]);
    let content = json!({"other": "kept", "deep": {"k": [null]}});
    let expected = json!({"other": "kept", "deep": {"k": [null]}, "k": 7});
    assert_eq!(content_of(&form, content.clone()), expected);
    let map = form.answer::<Map<String, Value>>(accept(content)).unwrap();
    assert_eq!(map.map(Value::Object), Answer::Accept(expected));
}

#[test]
fn an_answer_is_written_as_it_is_read() {
    let form = form([Field::integer("n").any()]);
    for (json, answer) in [
        (r#"{"action":"accept","content":{"n":7}}"#, Answer::Accept(json!({"n": 7}))),
        (r#"{"action":"decline"}"#, Answer::Decline),
        (r#"{"action":"cancel"}"#, Answer::Cancel),
    ] {
        assert_eq!(serde_json::to_string(&answer).unwrap(), json);
        assert_eq!(form.answer::<Value>(serde_json::from_str(json).unwrap()).unwrap(), answer);
    }
}

#[test]
fn each_outcome_is_one_of_three() {
    let all = [Answer::Accept(1), Answer::Decline, Answer::Cancel];
    let asked = all.map(|answer| [answer.is_accept(), answer.is_decline(), answer.is_cancel()]);
    assert_eq!(asked, [[true, false, false], [false, true, false], [false, false, true]]);
}
