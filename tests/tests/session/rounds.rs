//! Rounds, and what a client may send in them.

use schema_core::ProtocolVersion::V2026_07_28;
use schema_core::session::{Client, Question, Round, SessionError};
use schema_core::url::ElicitUrl;
use schema_core::{Answer, ElicitSchema, Field, FormSchema};
use serde::Deserialize;
use serde_json::{Map, Value, json};

pub(crate) fn client() -> Client {
    Client::new(V2026_07_28, &json!({ "elicitation": { "form": {}, "url": {} } }))
}

pub(crate) fn sure() -> FormSchema<'static> {
    FormSchema::builder().field(Field::boolean("sure").required(true)).build().unwrap()
}

/// The params of the next call: each question answered so, and the state sent back.
pub(crate) fn answered(result: &Value, answer: &Value) -> Value {
    let requests = result["inputRequests"].as_object().unwrap();
    let responses: Map<String, Value> =
        requests.keys().map(|key| (key.clone(), answer.clone())).collect();
    json!({ "inputResponses": responses, "requestState": result["requestState"] })
}

fn yes() -> Value {
    json!({ "action": "accept", "content": { "sure": true } })
}

/// One round of a tool that asks whether to pay.
fn pay(tool: &str, message: &str, params: &Value) -> (Option<Answer<Value>>, Value) {
    let form = sure();
    let mut round = Round::new(&client(), tool, params);
    let answer = round.ask_question(&Question::new(&form, message)).unwrap();
    (answer, serde_json::to_value(&round).unwrap())
}

fn messages(result: &Value) -> Vec<&str> {
    let requests = result["inputRequests"].as_object().unwrap().values();
    requests.map(|request| request["params"]["message"].as_str().unwrap()).collect()
}

/// The form of a type, and the answer as one.
#[test]
fn a_type_is_asked_and_comes_back() {
    #[derive(Debug, PartialEq, ElicitSchema, Deserialize)]
    struct Sure {
        sure: bool,
    }

    let mut round = Round::new(&client(), "delete", &json!({}));
    assert_eq!(round.ask::<Sure>("Really?").unwrap(), None);
    let asked = serde_json::to_value(&round).unwrap();
    let mut round = Round::new(&client(), "delete", &answered(&asked, &yes()));
    assert_eq!(round.ask("Really?").unwrap(), Some(Answer::Accept(Sure { sure: true })));
}

#[test]
fn an_answer_to_another_question_does_not_count() {
    let (answer, asked) = pay("pay", "Pay 20 euros?", &json!({}));
    assert_eq!(answer, None);
    let params = answered(&asked, &yes());
    let (answer, _) = pay("pay", "Pay 20 euros?", &params);
    assert_eq!(answer, Some(Answer::Accept(json!({ "sure": true }))));

    // Another amount, and another tool.
    let (answer, again) = pay("pay", "Pay 50 euros?", &params);
    assert_eq!((answer, messages(&again)), (None, vec!["Pay 50 euros?"]));
    let (answer, again) = pay("sell", "Pay 20 euros?", &params);
    assert_eq!((answer, messages(&again)), (None, vec!["Pay 20 euros?"]));
}

#[test]
fn who_answered_a_key_is_told_that_its_question_changed() {
    let ask = |message: &'static str, params: &Value| {
        let form = sure();
        let mut round = Round::new(&client(), "pay", params);
        let question = Question::new(&form, message).key("pay");
        let answer = round.ask_question::<Value>(&question).unwrap();
        (answer, serde_json::to_value(&round).unwrap())
    };
    let (_, asked) = ask("Pay 20 euros?", &json!({}));
    let (answer, again) = ask("Pay 50 euros?", &answered(&asked, &yes()));
    assert_eq!(answer, None);
    let message = "Pay 50 euros?\n\nThis question has changed since it was answered.";
    assert_eq!(messages(&again), [message]);
    let (answer, _) = ask("Pay 50 euros?", &answered(&again, &yes()));
    assert!(answer.unwrap().is_accept());
}

/// Also when the answer was taken along, while another question was still open.
#[test]
fn an_answer_that_was_kept_counts_for_its_question_alone() {
    let ask = |price: &'static str, params: &Value| {
        let form = sure();
        let mut round = Round::new(&client(), "pay", params);
        let price = Question::new(&form, price).key("price");
        let paid = round.ask_question::<Value>(&price).unwrap();
        let other = round.ask_question::<Value>(&Question::new(&form, "A receipt?").key("receipt"));
        assert_eq!(other, Ok(None));
        (paid, round.error("receipt").cloned(), serde_json::to_value(&round).unwrap())
    };
    let (_, _, asked) = ask("Pay 20 euros?", &json!({}));
    let mut params = answered(&asked, &yes());
    params["inputResponses"]["receipt"] = json!({ "action": "accept", "content": {} });
    let (paid, why, asked) = ask("Pay 20 euros?", &params);
    assert!(paid.unwrap().is_accept());
    assert_eq!(why.unwrap().to_string(), "sure: an answer is required");

    let later = json!({ "requestState": asked["requestState"] });
    assert!(ask("Pay 20 euros?", &later).0.unwrap().is_accept());
    let (paid, _, again) = ask("Pay 50 euros?", &later);
    assert_eq!(paid, None);
    assert!(messages(&again)[0].starts_with("Pay 50 euros?"), "{again}");
}

#[test]
fn an_answer_that_nobody_was_asked_for_does_not_count() {
    let (_, asked) = pay("pay", "Pay 20 euros?", &json!({}));
    let mut params = answered(&asked, &yes());
    params.as_object_mut().unwrap().remove("requestState");
    let (answer, again) = pay("pay", "Pay 20 euros?", &params);
    assert_eq!((answer, messages(&again)), (None, vec!["Pay 20 euros?"]));
    for state in [json!(7), json!(""), json!("{"), json!("null"), json!(r#"{"asked":[]}"#)] {
        params["requestState"] = state;
        assert_eq!(pay("pay", "Pay 20 euros?", &params).0, None);
    }
}

#[test]
fn a_question_is_asked_so_many_times_over_the_rounds() {
    let form = sure();
    let wrong = json!({ "action": "accept", "content": {} });
    for answer in [Some(&wrong), None] {
        let mut params = json!({});
        for _ in 0..2 {
            let mut round = Round::new(&client(), "pay", &params);
            let question = Question::new(&form, "Pay?").attempts(2);
            assert_eq!(round.ask_question::<Value>(&question), Ok(None));
            let result = serde_json::to_value(&round).unwrap();
            params = match answer {
                Some(answer) => answered(&result, answer),
                None => json!({ "requestState": result["requestState"] }),
            };
        }
        let mut round = Round::new(&client(), "pay", &params);
        let question = Question::new(&form, "Pay?").attempts(2);
        let error = round.ask_question::<Value>(&question).unwrap_err();
        match answer {
            Some(_) => assert_eq!(error.to_string(), "sure: an answer is required"),
            None => assert_eq!(error, SessionError::NoAnswer),
        }
    }
}

#[test]
fn good_answers_travel_and_nothing_else_does() {
    let form = sure();
    let ask = |params: &Value| {
        let mut round = Round::new(&client(), "pay", params);
        let first = round.ask_question::<Value>(&Question::new(&form, "First?")).unwrap();
        let second = round.ask_question::<Value>(&Question::new(&form, "Second?")).unwrap();
        (first, second, serde_json::to_value(&round).unwrap())
    };
    let (_, _, asked) = ask(&json!({}));
    let mut params = answered(&asked, &yes());
    let responses = params["inputResponses"].as_object_mut().unwrap();
    let mut keys = responses.keys().cloned().collect::<Vec<_>>().into_iter();
    let (one, other) = (keys.next().unwrap(), keys.next().unwrap());
    let is_first = asked["inputRequests"][&one]["params"]["message"] == "First?";
    let (first, second) = if is_first { (one, other) } else { (other, one) };
    responses[&first]["content"]["undeclared"] = json!("x".repeat(100));
    responses[&first]["_meta"] = json!({ "a": 1 });
    responses[&second] = json!({ "action": "accept", "content": { "sure": 7 } });

    let (answer, none, again) = ask(&params);
    assert!(answer.unwrap().is_accept() && none.is_none());
    assert_eq!(again["inputRequests"].as_object().unwrap().len(), 1);
    let state = again["requestState"].as_str().unwrap();
    assert!(!state.contains("undeclared") && !state.contains("_meta"), "{state}");
    let (first, second, last) = ask(&answered(&again, &yes()));
    assert!(first.unwrap().is_accept() && second.unwrap().is_accept());
    assert_eq!(last["inputRequests"], json!({}));
}

#[test]
fn what_is_too_large_is_asked_again_instead() {
    let long = FormSchema::builder().field(Field::string("text")).build().unwrap();
    let ask = |params: &Value| {
        let form = sure();
        let mut round = Round::new(&client(), "pay", params);
        let text = round.ask_question::<Value>(&Question::new(&long, "Text?").key("text")).unwrap();
        let sure = round.ask_question::<Value>(&Question::new(&form, "Sure?").key("sure")).unwrap();
        (text.is_some(), sure.is_some(), serde_json::to_value(&round).unwrap())
    };
    let (_, _, asked) = ask(&json!({}));
    let text = json!({ "action": "accept", "content": { "text": "x".repeat(100_000) } });
    let params = json!({
        "inputResponses": { "text": text, "sure": { "action": "accept" } },
        "requestState": asked["requestState"],
    });
    let (text, sure, again) = ask(&params);
    assert!(text && !sure);
    assert!(again["requestState"].as_str().unwrap().len() < 1000);
    let (text, sure, last) = ask(&answered(&again, &yes()));
    assert!(!text && sure);
    assert!(last["inputRequests"].get("text").is_some());
}

#[test]
fn a_long_state_of_the_server_loses_no_question() {
    let form = sure();
    let ask = |params: &Value| {
        let mut round = Round::new(&client(), "pay", params);
        round.set_state("x".repeat(1 << 20));
        let answer = round.ask_question::<Value>(&Question::new(&form, "Pay?")).unwrap();
        (answer, serde_json::to_value(&round).unwrap())
    };
    let (_, asked) = ask(&json!({}));
    assert!(ask(&answered(&asked, &yes())).0.unwrap().is_accept());
}

#[test]
fn what_nobody_asked_for_does_no_harm() {
    let form = sure();
    let (_, asked) = pay("pay", "Pay?", &json!({}));
    let state = &asked["requestState"];
    let key = asked["inputRequests"].as_object().unwrap().keys().next().unwrap();
    let many: Map<String, Value> = (0..10_000).map(|n| (format!("k{n}"), yes())).collect();
    let deep = (0..100).fold(yes(), |inner, _| json!({ "action": "accept", "content": [inner] }));
    for responses in [
        json!(null),
        json!([yes()]),
        json!("accept"),
        json!({ key: null }),
        json!({ key: [] }),
        json!({ key: { "action": ["accept"] } }),
        json!({ key: { "action": "ACCEPT", "content": { "sure": true } } }),
        json!({ key: { "content": { "sure": true } } }),
        json!({ key: deep }),
        json!({ key.to_uppercase(): yes() }),
        Value::Object(many),
    ] {
        let params = json!({ "inputResponses": responses, "requestState": state });
        let mut round = Round::new(&client(), "pay", &params);
        let answer = round.ask_question::<Value>(&Question::new(&form, "Pay?"));
        assert_eq!(answer, Ok(None));
        // And nothing of it goes back to the client, but what the person did wrong.
        assert!(serde_json::to_string(&round).unwrap().len() < 2_000);
    }
}

#[test]
fn the_same_question_twice_is_two_questions() {
    let form = sure();
    let ask = |params: &Value| {
        let mut round = Round::new(&client(), "loop", params);
        let mut answers = Vec::new();
        for _ in 0..2 {
            answers.push(round.ask_question::<Value>(&Question::new(&form, "More?")).unwrap());
        }
        (answers, serde_json::to_value(&round).unwrap())
    };
    let (answers, asked) = ask(&json!({}));
    assert_eq!(answers, [None, None]);
    assert_eq!(messages(&asked), ["More?", "More?"]);
    let (answers, _) = ask(&answered(&asked, &json!({ "action": "decline" })));
    assert_eq!(answers, [Some(Answer::Decline), Some(Answer::Decline)]);
}

#[test]
fn an_address_is_asked_in_the_same_way() {
    let page = ElicitUrl::new("https://example.com/connect").unwrap();
    let ask = |client: &Client, message: &'static str, params: &Value| {
        let mut round = Round::new(client, "connect", params);
        let answer = round.ask_url(None, &page.request(message), 3);
        answer.map(|answer| (answer, serde_json::to_value(&round).unwrap()))
    };
    let (_, asked) = ask(&client(), "Connect", &json!({})).unwrap();
    let params = &asked["inputRequests"].as_object().unwrap().values().next().unwrap()["params"];
    let expected = json!({
        "mode": "url", "message": "Connect", "url": "https://example.com/connect",
    });
    assert_eq!(params, &expected);
    let params = answered(&asked, &json!({ "action": "accept", "content": [7] }));
    assert_eq!(ask(&client(), "Connect", &params).unwrap().0, Some(Answer::Accept(())));
    assert_eq!(ask(&client(), "Connect elsewhere", &params).unwrap().0, None);

    let forms_only = Client::new(V2026_07_28, &json!({ "elicitation": {} }));
    let error = ask(&forms_only, "Connect", &json!({})).unwrap_err();
    assert!(matches!(error, SessionError::Capability(_)));
}

#[test]
fn what_goes_out_is_in_order() {
    let form = FormSchema::builder()
        .field(Field::string("zeta"))
        .field(Field::string("alpha"))
        .build()
        .unwrap();
    let mut round = Round::new(&client(), "pay", &json!({}));
    let question = Question::new(&form, "?").key("q");
    round.ask_question::<Value>(&question).unwrap();
    let text = serde_json::to_string(&round).unwrap();
    let start = concat!(
        r#"{"resultType":"input_required","inputRequests":{"q":{"method":"elicitation/create","#,
        r#""params":{"mode":"form","message":"?","requestedSchema":{"type":"object","#,
        r#""properties":{"zeta":{"type":"string"},"alpha":{"type":"string"}}}}}},"requestState":""#,
    );
    assert!(text.starts_with(start), "{text}");
    // The same on each machine and in each build.
    assert!(text.contains("46ffce2ba7af08f61b62f9437e0a6d0689aa7f05"), "{text}");
}
