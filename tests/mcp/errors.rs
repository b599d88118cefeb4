//! What `ask` returns when there is no answer: each end keeps its type.

use std::time::Duration;

use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ProtocolVersion, ServerConfig,
};
use rmcp::service::{PeerRequestOptions, RequestContext, RoleServer, ServiceError};
use rmcp::{ErrorData, ServerHandler};
use schema_core::rmcp3::{Ask, AskError, InputRound};
use schema_core::{Answer, AnswerError, Field, FormSchema, MalformedResult};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::sync::mpsc;

use crate::client::{HANDSHAKES, Person, call_tool};

type Asked = Result<Answer<Value>, AskError>;

/// Sends out what became of a form.
struct Probe {
    asked: mpsc::UnboundedSender<Asked>,
    timeout: Option<Duration>,
    form: FormSchema<'static>,
}

impl Probe {
    fn new(timeout: Option<Duration>) -> (Self, mpsc::UnboundedReceiver<Asked>) {
        let (asked, results) = mpsc::unbounded_channel();
        (Self { asked, timeout, form: sure() }, results)
    }
}

fn sure() -> FormSchema<'static> {
    FormSchema::builder().field(Field::boolean("sure")).build().unwrap()
}

impl ServerHandler for Probe {
    fn get_info(&self) -> ServerConfig {
        crate::client::with_tools()
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let options = match self.timeout {
            Some(timeout) => PeerRequestOptions::with_timeout(timeout),
            None => PeerRequestOptions::no_options(),
        };
        let asked = if request.name == "round" {
            InputRound::new(&request, &context).map(|_| Answer::Cancel)
        } else {
            context.peer.ask_with(&self.form, "Really?", options).await
        };
        self.asked.send(asked).unwrap();
        Ok(CallToolResult::success(Vec::new()).into())
    }
}

#[tokio::test]
async fn a_timeout_is_one() {
    for version in &HANDSHAKES {
        let (probe, mut asked) = Probe::new(Some(Duration::from_millis(20)));
        let client = Person::new(version, &[]).connect(probe).await;
        call_tool(&client, "ask").await.unwrap();
        let error = asked.recv().await.unwrap().unwrap_err();
        assert!(matches!(error, AskError::Service(ServiceError::Timeout { .. })), "{error:?}");
    }
}

// Paused, since the SDK waits some seconds for answers that are still on their way.
#[tokio::test(start_paused = true)]
async fn a_client_that_is_gone_is_no_answer() {
    for version in &HANDSHAKES {
        let (_, asked) = raw(version.as_str(), None).await;
        let error = asked.unwrap_err();
        assert!(matches!(error, AskError::Service(ServiceError::TransportClosed)), "{error:?}");
    }
}

#[tokio::test]
async fn each_way_of_asking_has_its_revisions() {
    let (probe, mut asked) = Probe::new(None);
    let client = Person::new(&ProtocolVersion::V_2026_07_28, &[]).connect(probe).await;
    call_tool(&client, "ask").await.unwrap();
    let error = asked.recv().await.unwrap().unwrap_err();
    assert!(matches!(error, AskError::Revision { .. }), "{error:?}");
    assert_eq!(
        error.to_string(),
        "no revision was negotiated with the client: from 2026-07-28 on there is no handshake, \
         each request names its revision, and a server can't send a form, but returns it by \
         `rmcp3::InputRound`",
    );

    for version in &HANDSHAKES {
        let (probe, mut asked) = Probe::new(None);
        let client = Person::new(version, &[]).connect(probe).await;
        call_tool(&client, "round").await.unwrap();
        match asked.recv().await.unwrap() {
            Err(error @ AskError::Revision { .. }) => assert_eq!(
                error.to_string(),
                format!("in {version} a server can't return a form: it sends it, by `rmcp3::Ask`"),
            ),
            other => panic!("{other:?}"),
        }
    }

    for tool in ["ask", "round"] {
        let (probe, mut asked) = Probe::new(None);
        let client = Person::new(&ProtocolVersion::V_2025_03_26, &[]).connect(probe).await;
        call_tool(&client, tool).await.unwrap();
        let error = asked.recv().await.unwrap().unwrap_err();
        assert!(matches!(error, AskError::Revision { .. }), "{error:?}");
        assert_eq!(
            error.to_string(),
            "in 2025-03-26 there are no forms: they exist from 2025-06-18 on",
        );
    }
}

/// A client of bytes: it answers `elicitation/create` with the result or error
/// given, or hangs up, and returns the request it saw.
async fn raw(version: &str, reply: Option<Value>) -> (String, Asked) {
    raw_with(sure(), version, reply).await
}

async fn raw_with(
    form: FormSchema<'static>,
    version: &str,
    reply: Option<Value>,
) -> (String, Asked) {
    let (probe, mut asked) = Probe::new(None);
    let probe = Probe { form, ..probe };
    let (ours, theirs) = tokio::io::duplex(1 << 16);
    tokio::spawn(async move {
        let service = rmcp::serve_server(probe, theirs).await.unwrap();
        drop(service.waiting().await);
    });
    let (read, mut write) = tokio::io::split(ours);
    let mut lines = BufReader::new(read).lines();
    let initialize = json!({
        "jsonrpc": "2.0", "id": 1, "method": "initialize",
        "params": {
            "protocolVersion": version,
            "capabilities": { "elicitation": {} },
            "clientInfo": { "name": "bytes", "version": "0" },
        },
    });
    let ready = json!({ "jsonrpc": "2.0", "method": "notifications/initialized" });
    let call = json!({
        "jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": { "name": "ask" },
    });
    for message in [initialize, ready, call] {
        write.write_all(format!("{message}\n").as_bytes()).await.unwrap();
    }
    loop {
        let line = lines.next_line().await.unwrap().unwrap();
        let message: Value = serde_json::from_str(&line).unwrap();
        if message["method"] == "elicitation/create" {
            let Some(reply) = reply else {
                drop((lines, write));
                return (line, asked.recv().await.unwrap());
            };
            let mut answer = json!({ "jsonrpc": "2.0", "id": message["id"] });
            answer.as_object_mut().unwrap().extend(reply.as_object().unwrap().clone());
            write.write_all(format!("{answer}\n").as_bytes()).await.unwrap();
            return (line, asked.recv().await.unwrap());
        }
    }
}

#[tokio::test]
async fn the_wire_has_the_words_of_the_revision() {
    let form = r#""requestedSchema":{"type":"object","properties":{"sure":{"type":"boolean"}}}"#;
    let reply = json!({ "result": { "action": "cancel" } });
    let (line, asked) = raw("2025-06-18", Some(reply.clone())).await;
    assert!(line.contains(&format!(r#""message":"Really?",{form}"#)), "{line}");
    assert!(!line.contains(r#""mode""#), "{line}");
    assert!(asked.unwrap().is_cancel());

    let (line, _) = raw("2025-11-25", Some(reply)).await;
    assert!(line.contains(&format!(r#""mode":"form","message":"Really?",{form}"#)), "{line}");
}

#[tokio::test]
async fn a_form_that_the_types_of_the_sdk_cannot_hold_is_sent_all_the_same() {
    let form = FormSchema::builder()
        .field(Field::number("zeta").min(0).max((1_i64 << 53) + 1))
        .field(Field::integer("alpha").max(u64::MAX))
        .build()
        .unwrap();
    let text = form.to_string();
    let reply = json!({ "result": { "action": "accept", "content": { "alpha": u64::MAX } } });
    let (line, asked) = raw_with(form, "2025-11-25", Some(reply)).await;
    assert!(line.contains(&text), "{line}");
    assert_eq!(asked.unwrap().accepted(), Some(json!({ "alpha": u64::MAX })));
}

#[tokio::test]
async fn what_is_no_result_is_malformed() {
    for result in [
        json!({}),
        json!({ "action": "agree" }),
        json!({ "action": 7, "content": {} }),
        json!({ "roots": [] }),
        json!({ "content": { "sure": true } }),
    ] {
        let (_, asked) = raw("2025-11-25", Some(json!({ "result": result }))).await;
        let error = asked.unwrap_err();
        assert!(matches!(error, AskError::Answer(AnswerError::Malformed(_))), "{error:?}");
    }
    let result = json!({ "action": "accept", "content": [1] });
    let (_, asked) = raw("2025-11-25", Some(json!({ "result": result }))).await;
    match asked.unwrap_err() {
        AskError::Answer(error) => {
            assert_eq!(error, AnswerError::Malformed(MalformedResult::ContentNotAnObject))
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn an_error_of_the_client_stays_one() {
    let error = json!({ "error": { "code": -32601, "message": "no forms here" } });
    let (_, asked) = raw("2025-11-25", Some(error)).await;
    match asked.unwrap_err() {
        AskError::Service(ServiceError::McpError(error)) => {
            assert_eq!((error.code.0, error.message.as_ref()), (-32601, "no forms here"));
        }
        other => panic!("{other:?}"),
    }
}
