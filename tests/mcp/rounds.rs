//! Rounds of 2026-07-28, one by one: what a client may send in `inputResponses`
//! and `requestState`.

use std::collections::BTreeMap;

use mcp_server::Server;
use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ErrorCode, InputRequest,
    InputRequiredResult, ProtocolVersion,
};
use rmcp::service::ServiceError;
use serde_json::{Value, json};

use crate::client::{Client, Person, accept, call, call_tool, text_of};

const VERSION: ProtocolVersion = ProtocolVersion::V_2026_07_28;

async fn connect(server: &Server) -> Client {
    Person::new(&VERSION, &[]).connect(server.clone()).await
}

/// The first round, and then one with the responses as given.
async fn answered(client: &Client, tool: &'static str, responses: Value) -> CallToolResponse {
    let first = asked(round(client, tool, json!({}), None).await);
    round(client, tool, responses, first.request_state.as_deref()).await
}

/// The responses under the key of the only question.
fn under_key(result: &InputRequiredResult, response: Value) -> Value {
    let key = result.input_requests.as_ref().unwrap().keys().next().unwrap();
    json!({ key: response })
}

/// One round, with the responses as given.
async fn round(
    client: &Client,
    tool: &'static str,
    responses: Value,
    state: Option<&str>,
) -> CallToolResponse {
    let responses: BTreeMap<String, Value> = serde_json::from_value(responses).unwrap();
    let mut request = CallToolRequestParams::new(tool).with_input_responses(responses);
    request.request_state = state.map(str::to_owned);
    client.call_tool_once(request).await.unwrap()
}

fn asked(response: CallToolResponse) -> InputRequiredResult {
    match response {
        CallToolResponse::InputRequired(result) => result,
        other => panic!("{other:?}"),
    }
}

fn done(response: CallToolResponse) -> CallToolResult {
    match response {
        CallToolResponse::Complete(result) => result,
        other => panic!("{other:?}"),
    }
}

fn message_of(result: &InputRequiredResult, key: &str) -> String {
    match &result.input_requests.as_ref().unwrap()[key] {
        InputRequest::Elicitation(request) => {
            serde_json::to_value(&request.params).unwrap()["message"].as_str().unwrap().to_owned()
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn the_wrong_key_asks_again() {
    let client = connect(&Server::default()).await;
    let wrong = json!({ "wrong_key": accept(json!({ "name": "Kim" })) });
    let result = asked(answered(&client, "test_input_required_result_elicitation", wrong).await);
    assert_eq!(message_of(&result, "user_name"), "What is your name?");
    assert_eq!(result.input_requests.unwrap().len(), 1);
}

#[tokio::test]
async fn keys_nobody_asked_for_are_ignored() {
    let client = connect(&Server::default()).await;
    let more = json!({
        "user_name": accept(json!({ "name": "Kim", "extra": [1] })),
        "unknown": accept(json!({ "a": 1 })),
        "garbage": 7,
    });
    let result = done(answered(&client, "test_input_required_result_elicitation", more).await);
    assert_eq!(text_of(&result), "Hello, Kim!");
}

#[tokio::test]
async fn garbage_never_completes() {
    let client = connect(&Server::default()).await;
    for garbage in [
        json!(12345),
        json!(null),
        json!("accept"),
        json!([]),
        json!({}),
        json!({ "action": "accept" }),
        json!({ "action": "agree", "content": { "name": "Kim" } }),
        json!({ "action": "accept", "content": [] }),
        json!({ "action": "accept", "content": { "name": 7 } }),
        json!({ "content": { "name": "Kim" } }),
    ] {
        let responses = json!({ "user_name": garbage });
        let response = answered(&client, "test_input_required_result_elicitation", responses).await;
        assert!(asked(response).input_requests.unwrap().contains_key("user_name"));
    }
}

#[tokio::test]
async fn a_forged_state_is_as_if_there_were_none() {
    let client = connect(&Server::default()).await;
    let fresh = asked(round(&client, "sign_up", json!({}), None).await).request_state;
    for state in
        ["", "7", "{", "null", r#"{"state":7}"#, r#"{"asked":{"a":1},"answers":{"signup":1}}"#]
    {
        let result = asked(round(&client, "sign_up", json!({}), Some(state)).await);
        assert_eq!(result.request_state, fresh, "{state}");
    }
}

#[tokio::test]
async fn an_answer_to_branches_that_have_changed_is_asked_again() {
    let server = Server::new(["main".to_owned(), "next".to_owned()]);
    let client = connect(&server).await;
    let first = asked(round(&client, "deploy", json!({}), None).await);
    let next = under_key(&first, accept(json!({ "branch": "next" })));
    let state = first.request_state.as_deref();
    // It was asked with these.
    let result = done(round(&client, "deploy", next.clone(), state).await);
    assert_eq!(text_of(&result), "Would deploy next.");

    server.set_branches(["main".to_owned(), "other".to_owned()]);
    let second = asked(round(&client, "deploy", next, state).await);
    let other = under_key(&second, accept(json!({ "branch": "other" })));
    let result = done(round(&client, "deploy", other, second.request_state.as_deref()).await);
    assert_eq!(text_of(&result), "Would deploy other.");
}

#[tokio::test]
async fn a_missing_capability_is_the_error_of_the_protocol() {
    for capabilities in [json!({}), json!({ "elicitation": { "url": {} } })] {
        let person = Person::new(&VERSION, &[]).declaring(capabilities);
        let client = person.connect(Server::default()).await;
        let ServiceError::McpError(error) = call_tool(&client, "sign_up").await.unwrap_err() else {
            panic!("no error of the protocol");
        };
        assert_eq!(error.code, ErrorCode::MISSING_REQUIRED_CLIENT_CAPABILITY);
        assert_eq!(error.code.0, -32021);
        let required = json!({ "requiredCapabilities": { "elicitation": { "form": {} } } });
        assert_eq!(error.data, Some(required));
    }
}

#[tokio::test]
async fn a_client_that_only_samples_is_asked_for_a_sample() {
    let tool = "test_input_required_result_capabilities";
    let person = Person::new(&VERSION, &[]).declaring(json!({ "sampling": {} }));
    let client = person.connect(Server::default()).await;
    let requests = asked(round(&client, tool, json!({}), None).await).input_requests.unwrap();
    assert!(requests.values().all(|request| matches!(request, InputRequest::CreateMessage(_))));

    let person = Person::new(&VERSION, &[accept(json!({ "name": "Kim" }))]);
    let client = person.connect(Server::default()).await;
    assert_eq!(call(&client, tool).await.unwrap(), "Hello, Kim!");
}
