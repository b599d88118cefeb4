//! Requests that came over the wire.

use schema_core::url::{
    ElicitRequestParams, ElicitationComplete, RequestError, UrlElicitationRequired, UrlFaultKind,
};
use schema_core::{Answer, AnswerError, ElicitRequestUrlParams, MalformedResult};
use serde_json::{Value, json};

fn request() -> Value {
    json!({
        "mode": "url",
        "message": "Sign in",
        "url": "https://example.com/a",
        "elicitationId": "7f3a",
    })
}

fn changed(key: &str, value: Value) -> Value {
    let mut request = request();
    request[key] = value;
    request
}

fn without(key: &str) -> Value {
    let mut request = request();
    request.as_object_mut().unwrap().remove(key);
    request
}

/// The pointers and kinds of what is wrong.
fn faults(value: &Value) -> Vec<(String, UrlFaultKind)> {
    let error = ElicitRequestUrlParams::from_value(value).unwrap_err();
    error.faults().iter().map(|fault| (fault.pointer().to_owned(), fault.kind().clone())).collect()
}

#[test]
fn what_was_written_is_read() {
    let read = ElicitRequestUrlParams::from_value(&request()).unwrap();
    assert_eq!((read.message(), read.url()), ("Sign in", "https://example.com/a"));
    assert_eq!(read.elicitation_id(), Some("7f3a"));
    assert_eq!(serde_json::to_value(&read).unwrap(), request());
    let text = serde_json::to_string(&read).unwrap();
    assert_eq!(ElicitRequestUrlParams::from_str(&text).unwrap(), read);
    assert_eq!(serde_json::from_str::<ElicitRequestUrlParams<'_>>(&text).unwrap(), read);
    // 2026-07-28 has no id, and each revision members beside.
    assert!(ElicitRequestUrlParams::from_value(&without("elicitationId")).is_ok());
    let more = changed("task", json!({ "ttl": 1 }));
    assert_eq!(ElicitRequestUrlParams::from_value(&more).unwrap(), read);
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    use UrlFaultKind::{Malformed, Missing, WrongJsonType, WrongMode};
    let text = || WrongJsonType { expected: "a string" };
    for (value, pointer, kind) in [
        (without("mode"), "/mode", WrongMode),
        (changed("mode", json!("form")), "/mode", WrongMode),
        (changed("mode", json!(7)), "/mode", text()),
        (without("message"), "/message", Missing),
        (changed("message", json!(null)), "/message", text()),
        (without("url"), "/url", Missing),
        (changed("url", json!(["a"])), "/url", text()),
        (changed("url", json!("nowhere")), "/url", Malformed),
        (changed("url", json!("javascript:alert(1)")), "/url", Malformed),
        (changed("url", json!("file:///etc/passwd")), "/url", Malformed),
        (changed("url", json!("https://example.com/\u{202e}")), "/url", Malformed),
        (changed("elicitationId", json!(7)), "/elicitationId", text()),
        (json!([]), "", WrongJsonType { expected: "an object" }),
    ] {
        assert_eq!(faults(&value), [(pointer.to_owned(), kind)], "{value}");
    }
    let places: Vec<_> = faults(&json!({})).into_iter().map(|(pointer, _)| pointer).collect();
    assert_eq!(places, ["/mode", "/message", "/url"]);
}

#[test]
fn a_text_is_one_object_of_json_with_each_key_once() {
    for (text, kind) in [
        ("{", UrlFaultKind::Syntax),
        (r#"{"mode":"url","message":"m","url":"https://a.example"} x"#, UrlFaultKind::Syntax),
        ("7", UrlFaultKind::WrongJsonType { expected: "an object" }),
        (
            r#"{"mode":"url","message":"m","url":"https://a.example","url":"https://b.example"}"#,
            UrlFaultKind::RepeatedKey,
        ),
    ] {
        let error = ElicitRequestUrlParams::from_str(text).unwrap_err();
        assert_eq!(error.faults()[0].kind(), &kind, "{text}");
    }
}

#[test]
fn a_client_is_warned() {
    for (url, kind) in [
        ("http://example.com/", UrlFaultKind::NotEncrypted),
        ("https://bank.example@evil.example/", UrlFaultKind::UserInfo),
        ("https://2130706433/", UrlFaultKind::ObscureHost),
        ("https://xn--80ak6aa92e.example/", UrlFaultKind::Punycode),
        ("https://example.com/?access_token=7", UrlFaultKind::SecretName),
    ] {
        let read = ElicitRequestUrlParams::from_value(&changed("url", json!(url))).unwrap();
        let warnings = read.warnings();
        assert_eq!(warnings.len(), 1, "{url}");
        assert_eq!(warnings[0].kind(), &kind);
        assert_eq!(warnings[0].pointer(), "/url");
        assert_eq!(read.is_punycode(), kind == UrlFaultKind::Punycode);
    }
    let read = ElicitRequestUrlParams::from_value(&request()).unwrap();
    assert!(read.warnings().is_empty() && !read.is_punycode());
}

#[test]
fn a_missing_mode_is_a_form_and_an_unknown_one_is_named() {
    let form = json!({ "type": "object", "properties": { "ok": { "type": "boolean" } } });
    for mode in [None, Some("form")] {
        let mut value = json!({ "message": "Sure?", "requestedSchema": form });
        if let Some(mode) = mode {
            value["mode"] = json!(mode);
        }
        let read = ElicitRequestParams::from_value(&value).unwrap();
        assert!(matches!(&read, ElicitRequestParams::Form(form) if form.message() == "Sure?"));
        assert_eq!(serde_json::to_value(&read).unwrap(), value);
        let text = value.to_string();
        assert_eq!(ElicitRequestParams::from_str(&text).unwrap(), read);
    }
    let read = ElicitRequestParams::from_value(&request()).unwrap();
    assert!(matches!(&read, ElicitRequestParams::Url(page) if page.host() == "example.com"));
    assert_eq!(read.message(), "Sign in");

    let unknown = format!("voice\u{1b}]0;{}", "x".repeat(10_000));
    for error in [
        ElicitRequestParams::from_value(&json!({ "mode": unknown })).unwrap_err(),
        ElicitRequestParams::from_str(&json!({ "mode": unknown }).to_string()).unwrap_err(),
    ] {
        assert!(matches!(&error, RequestError::UnknownMode { mode, .. } if mode.len() == 60));
        let text = error.to_string();
        assert!(text.starts_with("the mode \"voice\\u{1b}]0;xxx"), "{text}");
    }
    for text in ["", "7", "{", r#"{"mode":7}"#, "{}"] {
        let error = ElicitRequestParams::from_str(text).unwrap_err();
        assert!(matches!(error, RequestError::Form(_)), "{text}: {error:?}");
    }
    let wrong = json!({ "mode": "url", "message": "m" });
    let error = ElicitRequestParams::from_value(&wrong).unwrap_err();
    assert!(matches!(error, RequestError::Url(_)), "{error:?}");
}

#[test]
fn an_answer_is_consent_or_not() {
    let answer = ElicitRequestUrlParams::answer;
    for content in [json!(null), json!({ "token": "7" }), json!([1]), json!("x")] {
        let result = json!({ "action": "accept", "content": content });
        assert_eq!(answer(result), Ok(Answer::Accept(())));
    }
    assert_eq!(answer(json!({ "action": "decline" })), Ok(Answer::Decline));
    assert_eq!(answer(json!({ "action": "cancel" })), Ok(Answer::Cancel));
    for (result, why) in [
        (json!(7), MalformedResult::NotAnObject),
        (json!({}), MalformedResult::NoAction),
        (json!({ "content": {} }), MalformedResult::NoAction),
    ] {
        assert_eq!(answer(result), Err(AnswerError::Malformed(why)));
    }
    let written = serde_json::to_value(Answer::Accept(())).unwrap();
    assert_eq!(written, json!({ "action": "accept" }));
    assert_eq!(answer(written), Ok(Answer::Accept(())));
}

#[test]
fn the_error_and_the_notification_of_2025_11_25() {
    let error = json!({ "code": -32042, "message": "", "data": { "elicitations": [request()] } });
    let read = UrlElicitationRequired::from_value(&error).unwrap();
    assert_eq!(read.elicitations()[0].elicitation_id(), Some("7f3a"));
    assert_eq!(serde_json::to_value(&read).unwrap()["data"], error["data"]);

    for (wrong, kind) in [
        (json!({ "code": -32602 }), UrlFaultKind::WrongJsonType { expected: "-32042" }),
        (json!({ "code": -32042 }), UrlFaultKind::WrongJsonType { expected: "a list" }),
        (json!({ "code": -32042, "data": { "elicitations": [] } }), UrlFaultKind::NoElicitations),
        (
            json!({ "code": -32042, "data": { "elicitations": [without("elicitationId")] } }),
            UrlFaultKind::NoId,
        ),
        (
            json!({ "code": -32042, "data": { "elicitations": [request(), request()] } }),
            UrlFaultKind::RepeatedId,
        ),
        (
            json!({ "code": -32042, "data": { "elicitations": [without("url")] } }),
            UrlFaultKind::Missing,
        ),
    ] {
        let error = UrlElicitationRequired::from_value(&wrong).unwrap_err();
        assert_eq!(error.faults()[0].kind(), &kind, "{wrong}");
    }
    assert_eq!(ElicitationComplete::from_value(&json!({ "elicitationId": 7 })), None);
    assert_eq!(ElicitationComplete::from_value(&json!([])), None);
}
