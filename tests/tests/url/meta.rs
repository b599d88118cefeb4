//! `_meta` of a request, in both modes.

use schema_core::ProtocolVersion::{V2025_06_18, V2025_11_25, V2026_07_28};
use schema_core::session::{Client, Exchange, Question, Round};
use schema_core::url::{ElicitRequestParams, ElicitUrl};
use schema_core::{ElicitRequestFormParams, Field, FormSchema};
use serde_json::{Map, Value, json};

fn meta() -> Map<String, Value> {
    Map::from_iter([("example.com/trace".to_owned(), json!({ "b": [1, null], "a": "\u{1b}" }))])
}

#[test]
fn it_is_written_and_read_back() {
    let form = FormSchema::builder().field(Field::boolean("ok")).build().unwrap();
    let page = ElicitUrl::new("https://example.com/connect").unwrap();
    let requests: [ElicitRequestParams<'_>; 2] = [
        form.request("Ok?").with_meta(meta()).into(),
        page.request("Connect").with_meta(meta()).into(),
    ];
    for request in requests {
        let text = serde_json::to_string(&request).unwrap();
        assert!(text.starts_with(r#"{"_meta":{"example.com/trace":{"#), "{text}");
        for read in [
            ElicitRequestParams::from_str(&text).unwrap(),
            ElicitRequestParams::from_value(&serde_json::from_str(&text).unwrap()).unwrap(),
        ] {
            let of_read = match &read {
                ElicitRequestParams::Form(request) => request.meta(),
                ElicitRequestParams::Url(request) => request.meta(),
                _ => None,
            };
            assert_eq!(of_read, Some(&meta()));
            assert_eq!(serde_json::to_string(&read).unwrap(), text);
        }
    }
}

#[test]
fn what_is_no_object_is_none() {
    for meta in [json!(null), json!(7), json!([])] {
        let form = json!({
            "_meta": meta, "message": "?", "requestedSchema": { "type": "object", "properties": {} },
        });
        assert_eq!(ElicitRequestFormParams::from_value(&form).unwrap().meta(), None);
        let url =
            json!({ "_meta": meta, "mode": "url", "message": "?", "url": "https://a.example" });
        assert!(ElicitRequestParams::from_value(&url).is_ok());
    }
}

#[test]
fn a_revision_without_it_says_none() {
    let form = FormSchema::builder().field(Field::boolean("ok")).build().unwrap();
    let page = ElicitUrl::new("https://example.com/connect").unwrap();
    for (version, has_meta) in [(V2025_06_18, true), (V2025_11_25, true), (V2026_07_28, false)] {
        let request = form.request("Ok?").with_meta(meta());
        assert_eq!(request.for_version(version).unwrap().meta().is_some(), has_meta);
        if version > V2025_06_18 {
            let request = page.request("Connect").with_meta(meta()).with_elicitation_id("7");
            assert_eq!(request.for_version(version).unwrap().meta().is_some(), has_meta);
        }
    }
    let question = || Question::new(&form, "Ok?").meta(meta());
    let client = |version| Client::new(version, &json!({ "elicitation": {} }));
    let sent = Exchange::new(&client(V2025_11_25), question()).unwrap().request(&1);
    assert!(sent.contains(r#""params":{"_meta":{"#), "{sent}");
    let mut round = Round::new(&client(V2026_07_28), "tool", &json!({}));
    assert_eq!(round.ask_question::<Value>(&question()), Ok(None));
    assert!(!serde_json::to_string(&round).unwrap().contains("_meta"));
}
