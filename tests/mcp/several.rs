//! Several forms in one round.

use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, InputRequiredResult,
    ProtocolVersion, ServerConfig,
};
use rmcp::service::{RequestContext, RoleServer};
use rmcp::{ErrorData, ServerHandler};
use schema_core::rmcp3::InputRound;
use schema_core::{Answer, ElicitSchema};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::client::{Client, Person, accept, call, text_of};

#[derive(Debug, ElicitSchema, Deserialize)]
struct Who {
    name: String,
}

#[derive(Debug, ElicitSchema, Deserialize)]
struct When {
    #[field(format = "date")]
    day: String,
}

/// Needs both forms.
struct Meeting;

impl ServerHandler for Meeting {
    fn get_info(&self) -> ServerConfig {
        crate::client::with_tools()
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let mut round = InputRound::new(&request, &context)?;
        let who = round.ask::<Who>("who", "Who?")?;
        // Asked twice in one round, it is the same question and the same answer.
        let question = round.message("who").map(str::to_owned);
        let again = round.ask::<Who>("who", "Who?")?;
        assert_eq!(again.is_some(), who.is_some());
        assert_eq!(round.message("who"), question.as_deref());
        let when = round.ask::<When>("when", "When?")?;
        assert_eq!(round.is_complete(), who.is_some() && when.is_some());
        let (Some(who), Some(when)) = (who, when) else {
            let state = format!("{}+", round.state().unwrap_or_default());
            round.set_state(state);
            return Ok(round.into_result().into());
        };
        let who = who.map(|who| who.name);
        let text = match (who, when) {
            (Answer::Accept(who), Answer::Accept(when)) => format!("{who} on {}", when.day),
            (who, when) => format!("{who:?} {when:?}"),
        };
        Ok(CallToolResult::success(vec![ContentBlock::text(text)]).into())
    }
}

async fn connect() -> Client {
    Person::new(&ProtocolVersion::V_2026_07_28, &[]).connect(Meeting).await
}

async fn round(client: &Client, responses: Value, state: Option<String>) -> CallToolResponse {
    let mut request = CallToolRequestParams::new("meet");
    request.input_responses = serde_json::from_value(responses).unwrap();
    request.request_state = state;
    client.call_tool_once(request).await.unwrap()
}

fn asked(response: CallToolResponse) -> (Vec<String>, InputRequiredResult) {
    match response {
        CallToolResponse::InputRequired(result) => {
            (result.input_requests.as_ref().unwrap().keys().cloned().collect(), result)
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn both_are_asked_at_once() {
    let answers = [accept(json!({ "day": "2026-02-28" })), accept(json!({ "name": "Kim" }))];
    let person = Person::new(&ProtocolVersion::V_2026_07_28, &answers);
    let client = person.connect(Meeting).await;
    // The SDK shows the forms in the order of their keys.
    assert_eq!(call(&client, "meet").await.unwrap(), "Kim on 2026-02-28");
    assert_eq!(person.messages(), ["When?", "Who?"]);
}

#[tokio::test]
async fn only_the_wrong_one_is_asked_again() {
    let client = connect().await;
    let responses = json!({
        "who": accept(json!({ "name": "Kim" })),
        "when": accept(json!({ "day": "2026-02-30" })),
    });
    let (_, first) = asked(round(&client, json!(null), None).await);
    let (keys, result) = asked(round(&client, responses, first.request_state).await);
    assert_eq!(keys, ["when"]);

    let responses = json!({ "when": accept(json!({ "day": "2026-02-28" })) });
    let CallToolResponse::Complete(result) = round(&client, responses, result.request_state).await
    else {
        panic!("not complete");
    };
    assert_eq!(text_of(&result), "Kim on 2026-02-28");
}

#[tokio::test]
async fn a_refusal_is_an_answer_and_lasts() {
    let client = connect().await;
    let (_, first) = asked(round(&client, json!(null), None).await);
    let declined = json!({ "who": { "action": "decline" } });
    let (keys, result) = asked(round(&client, declined, first.request_state).await);
    assert_eq!(keys, ["when"]);
    let responses = json!({ "when": { "action": "cancel" } });
    let CallToolResponse::Complete(result) = round(&client, responses, result.request_state).await
    else {
        panic!("not complete");
    };
    assert_eq!(text_of(&result), "Decline Cancel");
}

#[tokio::test]
async fn answers_in_a_forged_state_are_checked_like_any() {
    let client = connect().await;
    // With the digests of the questions, which are no secret.
    let (_, first) = asked(round(&client, json!(null), None).await);
    let mut state: Value = serde_json::from_str(&first.request_state.unwrap()).unwrap();
    let digest = |key: &str| state["asked"][key][0].clone();
    let answers = json!({
        "who": [digest("who"), accept(json!({ "name": 7 }))],
        "when": [digest("when"), accept(json!({ "day": "soon" }))],
    });
    state["answers"] = answers;
    state["state"] = json!("admin");
    let (keys, result) = asked(round(&client, json!({}), Some(state.to_string())).await);
    assert_eq!(keys, ["when", "who"]);
    let state: Value = serde_json::from_str(&result.request_state.unwrap()).unwrap();
    assert_eq!(state["state"], "admin+");
}
