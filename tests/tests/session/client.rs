//! Who can be asked, and what goes out.

use schema_core::ProtocolVersion::{V2025_06_18, V2025_11_25, V2026_07_28};
use schema_core::session::{Client, Exchange, Mode, Question, SessionError};
use schema_core::{Answer, Field, FormSchema};
use serde_json::{Value, json};

#[test]
fn what_is_declared_counts() {
    for (elicitation, forms, urls) in [
        (json!(null), false, false),
        (json!({}), true, false),
        (json!({ "form": {} }), true, false),
        (json!({ "url": {} }), false, true),
        (json!({ "form": {}, "url": {} }), true, true),
        (json!({ "form": null }), true, false),
        (json!({ "url": null }), true, false),
        (json!({ "url": true }), true, false),
        (json!(true), false, false),
    ] {
        for version in [V2025_11_25, V2026_07_28] {
            let client = Client::new(version, &json!({ "elicitation": elicitation }));
            assert_eq!((client.shows_forms(), client.opens_urls()), (forms, urls), "{elicitation}");
            assert_eq!(client.has_rounds(), version == V2026_07_28);
        }
        // There is no URL mode yet.
        let client = Client::new(V2025_06_18, &json!({ "elicitation": elicitation }));
        assert_eq!((client.shows_forms(), client.opens_urls()), (forms, false), "{elicitation}");
    }
    for capabilities in [json!({}), json!(null), json!([]), json!("elicitation")] {
        let client = Client::new(V2025_11_25, &capabilities);
        assert!(!client.shows_forms() && !client.opens_urls());
    }
}

#[test]
fn a_request_of_2026_says_it_in_its_meta() {
    let meta = |version: Value| {
        json!({
            "io.modelcontextprotocol/protocolVersion": version,
            "io.modelcontextprotocol/clientCapabilities": { "elicitation": { "url": {} } },
        })
    };
    assert!(Client::of_request(&meta(json!("2026-07-28"))).unwrap().opens_urls());
    for version in [json!("2024-11-05"), json!("\u{1b}[2J"), json!(7), json!(null)] {
        let error = Client::of_request(&meta(version)).unwrap_err();
        assert!(matches!(error, SessionError::Revision { .. }));
        assert!(!error.to_string().contains('\u{1b}'));
    }
    assert!(Client::of_request(&json!(null)).is_err());
}

#[test]
fn nothing_is_sent_to_who_can_not_show_it() {
    let days = FormSchema::builder().field(Field::multi_select("days", ["mo"])).build().unwrap();
    let sure = FormSchema::builder().field(Field::boolean("sure")).build().unwrap();
    let old = Client::new(V2025_06_18, &json!({ "elicitation": {} }));
    assert!(matches!(old.can_show(&days), Err(SessionError::Form(_))));
    assert!(old.can_show(&sure).is_ok());
    let error = Exchange::new(&old, Question::new(&days, "When?")).unwrap_err();
    assert!(matches!(error, SessionError::Form(_)));

    for (version, code, has_data) in [(V2025_11_25, -32600, false), (V2026_07_28, -32021, true)] {
        let client = Client::new(version, &json!({ "elicitation": { "url": {} } }));
        let Err(SessionError::Capability(missing)) = client.can_show(&sure) else { panic!() };
        assert_eq!((missing.mode(), missing.code()), (Mode::Form, code));
        assert_eq!(missing.data().is_some(), has_data);
        let words =
            "the client shows no forms: it did not declare the capability `elicitation.form`";
        assert_eq!(missing.to_string(), words);
        let error: &dyn std::error::Error = &SessionError::Capability(missing);
        assert_eq!(error.source().unwrap().to_string(), words);
        assert!(client.check(Mode::Url).is_ok());
    }
}

#[test]
fn an_exchange_ends_after_its_attempts_or_with_what_is_no_result() {
    let form = FormSchema::builder().field(Field::integer("n").max(3)).build().unwrap();
    let client = Client::new(V2025_11_25, &json!({ "elicitation": {} }));
    let wrong = json!({ "action": "accept", "content": { "n": 4 } });
    for (attempts, asked) in [(0, 1), (1, 1), (2, 2), (5, 5)] {
        let question = Question::new(&form, "How many?").attempts(attempts);
        let mut exchange = Exchange::new(&client, question).unwrap();
        for _ in 1..asked {
            assert_eq!(exchange.read::<Value>(&wrong), Ok(None));
        }
        let error = exchange.read::<Value>(&wrong).unwrap_err();
        assert_eq!(error.to_string(), "n: must be at most 3");
    }
    let mut exchange = Exchange::new(&client, Question::new(&form, "How many?")).unwrap();
    assert!(exchange.read::<Value>(&json!({ "content": {} })).is_err());
    let mut exchange = Exchange::new(&client, Question::new(&form, "How many?")).unwrap();
    assert_eq!(exchange.read::<Value>(&wrong), Ok(None));
    assert_eq!(exchange.read::<Value>(&json!({ "action": "cancel" })), Ok(Some(Answer::Cancel)));
}

#[test]
fn the_text_keeps_every_order() {
    let form = FormSchema::builder()
        .field(Field::string("zeta"))
        .field(Field::string("alpha"))
        .build()
        .unwrap();
    let client = Client::new(V2025_11_25, &json!({ "elicitation": {} }));
    let exchange = Exchange::new(&client, Question::new(&form, "?")).unwrap();
    let text = exchange.request("a\"b");
    assert!(text.starts_with(r#"{"jsonrpc":"2.0","id":"a\"b","method":"#), "{text}");
    assert!(text.find("zeta") < text.find("alpha"), "{text}");
}
