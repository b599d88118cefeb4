//! Any text as a state, as a response and as an address: no panic, an answer only to what
//! was asked, and an address that stays one.

#![no_main]

use libfuzzer_sys::fuzz_target;
use schema_core::session::{Client, Question, Round};
use schema_core::url::{ElicitRequestParams, ElicitUrl};
use schema_core::{Field, FormSchema, ProtocolVersion};
use serde_json::{Value, json};

fuzz_target!(|texts: (&str, &str, &str)| {
    let (state, response, address) = texts;
    let form = FormSchema::builder().field(Field::string("text")).build().expect("a form");
    let client = Client::new(ProtocolVersion::V2026_07_28, &json!({"elicitation": {}}));
    let response: Value = serde_json::from_str(response).unwrap_or_default();
    let params = json!({"requestState": state, "inputResponses": {"key": response}});
    let mut round = Round::new(&client, "tool", &params);
    let question = Question::new(&form, "Well?").key("key");
    if let Ok(Some(_)) = round.ask_question::<Value>(&question) {
        assert!(state.contains("asked") || state.contains("answers"));
    }
    let result = serde_json::to_value(&round).expect("JSON");
    assert!(result["requestState"].as_str().is_none_or(|next| next.len() <= 4 * state.len() + 200_000));

    if let Ok(url) = ElicitUrl::new(address) {
        assert!(!url.host().is_empty() && address.is_ascii());
        let text = serde_json::to_string(&url.request("Go")).expect("JSON");
        let read = ElicitRequestParams::from_str(&text).expect("what is written can be read");
        assert!(matches!(read, ElicitRequestParams::Url(read) if read.warnings().is_empty()));
    }
    let _ = ElicitRequestParams::from_str(address);
});
