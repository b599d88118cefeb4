//! A form that is asked again while the answer does not fit it.

use std::net::IpAddr;

use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, ProtocolVersion,
    ServerConfig,
};
use rmcp::service::{RequestContext, RoleServer, ServiceError};
use rmcp::{ErrorData, ServerHandler};
use schema_core::rmcp3::{Ask, InputRound};
use schema_core::{Answer, AnswerError, Field, FormSchema};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::client::{HANDSHAKES, Person, accept, call, call_tool};

/// A form that lets through what the struct refuses.
#[derive(Debug, Deserialize)]
struct Host {
    host: IpAddr,
}

fn form() -> FormSchema<'static> {
    let host = Field::string("host").title("Host").max_length(20).required(true);
    FormSchema::builder().field(host).build().unwrap()
}

/// Asks so many times.
struct Patient {
    attempts: u32,
}

impl ServerHandler for Patient {
    fn get_info(&self) -> ServerConfig {
        crate::client::with_tools()
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let answer: Answer<Host> = if InputRound::is_for(&context) {
            let mut round = InputRound::new(&request, &context)?;
            match round.ask_form("host", &form(), "Which host?")? {
                Some(answer) => answer,
                None => {
                    let why = match round.error("host") {
                        None => "nothing",
                        Some(AnswerError::Malformed(_)) => "malformed",
                        Some(AnswerError::Refused(_)) => "refused",
                        Some(_) => "violations",
                    };
                    round.set_state(why);
                    return Ok(round.into_result().into());
                }
            }
        } else {
            let peer = &context.peer;
            peer.ask_form_until_valid(&form(), "Which host?", self.attempts).await?
        };
        let text = format!("{:?}", answer.map(|host| host.host.to_string()));
        Ok(CallToolResult::success(vec![ContentBlock::text(text)]).into())
    }
}

fn wrong() -> Vec<Value> {
    vec![
        accept(json!({})),
        accept(json!({ "host": "here" })),
        accept(json!({ "host": "127.0.0.1" })),
    ]
}

const MESSAGES: [&str; 3] = [
    "Which host?",
    "Which host?\n\nHost: an answer is required",
    "Which host?\n\nHost: invalid IP address syntax",
];

#[tokio::test]
async fn with_the_question_and_all_that_was_wrong() {
    for version in HANDSHAKES.iter().chain([&ProtocolVersion::V_2026_07_28]) {
        let person = Person::new(version, &wrong());
        let client = person.connect(Patient { attempts: 3 }).await;
        assert_eq!(call(&client, "ask").await.unwrap(), "Accept(\"127.0.0.1\")");
        assert_eq!(person.messages(), MESSAGES, "{version}");
    }
}

#[tokio::test]
async fn so_many_times_and_at_least_once() {
    for version in &HANDSHAKES {
        for (attempts, asked) in [(0, 1), (1, 1), (2, 2)] {
            let person = Person::new(version, &wrong());
            let client = person.connect(Patient { attempts }).await;
            let ServiceError::McpError(error) = call_tool(&client, "ask").await.unwrap_err() else {
                panic!("no error of the protocol");
            };
            assert_eq!(person.messages(), MESSAGES[..asked]);
            let why = MESSAGES[asked].strip_prefix("Which host?\n\n").unwrap();
            assert_eq!(error.message, format!("the answer does not fit the form: {why}"));
        }
    }
}

#[tokio::test]
async fn not_once_the_person_has_declined_or_closed_it() {
    for version in &HANDSHAKES {
        for (action, end) in [("decline", "Decline"), ("cancel", "Cancel")] {
            let answers = [accept(json!({})), json!({ "action": action })];
            let person = Person::new(version, &answers);
            let client = person.connect(Patient { attempts: 9 }).await;
            assert_eq!(call(&client, "ask").await.unwrap(), end);
            assert_eq!(person.messages().len(), 2);
        }
    }
}

#[tokio::test]
async fn a_round_tells_why() {
    let person = Person::new(&ProtocolVersion::V_2026_07_28, &[]);
    let client = person.connect(Patient { attempts: 0 }).await;
    for (result, why) in [
        (None, "nothing"),
        (Some(json!(7)), "malformed"),
        (Some(accept(json!({ "host": "here" }))), "refused"),
        (Some(accept(json!({ "host": 7 }))), "violations"),
    ] {
        let mut request = CallToolRequestParams::new("ask");
        if result.is_some() {
            match client.call_tool_once(request.clone()).await.unwrap() {
                CallToolResponse::InputRequired(first) => {
                    request.request_state = first.request_state;
                }
                other => panic!("{other:?}"),
            }
        }
        request.input_responses = result.map(|result| [("host".to_owned(), result)].into());
        match client.call_tool_once(request).await.unwrap() {
            CallToolResponse::InputRequired(result) => {
                let state: Value = serde_json::from_str(&result.request_state.unwrap()).unwrap();
                assert_eq!(state["state"], why);
            }
            other => panic!("{other:?}"),
        }
    }
}
