//! One call for each revision, and clients that misbehave.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, ProtocolVersion,
    ServerConfig,
};
use rmcp::service::{RequestContext, RoleServer, ServiceError};
use rmcp::{ErrorData, ServerHandler};
use schema_core::rmcp3::{AskError, Asking, Sealing, ToolError};
use schema_core::url::{ElicitUrl, UrlElicitationRequired};
use schema_core::{Answer, ElicitSchema, Field, FormSchema};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::bytes::Bytes;
use crate::client::{Client, Person, REVISIONS, accept, call, call_tool};

#[derive(Debug, ElicitSchema, Deserialize)]
struct Who {
    name: String,
}

#[derive(Debug, ElicitSchema, Deserialize)]
struct Seats {
    #[field(max = 6)]
    seats: u8,
    #[allow(dead_code)] // shown for its default
    window: bool,
}

static PAGE: ElicitUrl<'_> = ElicitUrl::from_static("https://example.com/connect/7f3a");

/// Counts how often its bodies ran.
#[derive(Clone, Default)]
struct Desk {
    runs: Arc<AtomicU32>,
    limit: Option<Duration>,
    sealing: Option<(Sealing, &'static str)>,
    price: Arc<AtomicU32>,
}

impl Desk {
    async fn body(&self, tool: &str, ask: &Asking) -> Result<String, AskError> {
        self.runs.fetch_add(1, Ordering::Relaxed);
        match tool {
            // Straight: the second question depends on the first answer.
            "straight" => {
                let Answer::Accept(who) = ask.ask::<Who>("Who are you?").await? else {
                    return Ok("nobody".to_owned());
                };
                let question = format!("How many seats, {}?", who.name);
                let mut seats = ask.ask::<Seats>(question).attempts(2);
                if let Some(limit) = self.limit {
                    seats = seats.time_limit(limit).progress(limit / 4);
                }
                let seats = seats.await?;
                Ok(format!("{} {:?}", who.name, seats.accepted().map(|seats| seats.seats)))
            }
            "rule" => {
                let rule = |seats: &Seats| {
                    if seats.seats < 5 { Ok(()) } else { Err("only 4 are left") }
                };
                let answer = ask.ask::<Seats>("How many seats?").check(rule).await?;
                Ok(format!("{:?}", answer.accepted().map(|seats| seats.seats)))
            }
            // 2025-06-18 has no multi-select, so its clients are asked for one.
            "fallback" => {
                let days = ["mo", "tu"];
                let several = FormSchema::builder().field(Field::multi_select("days", days));
                let one = FormSchema::builder().field(Field::single_select("day", days));
                let (several, one) = (several.build()?, one.build()?);
                let form = if ask.client()?.can_show(&several).is_ok() { &several } else { &one };
                let answer: Answer<Value> = ask.ask_form(form, "When?").await?;
                Ok(format!("{:?}", answer.accepted().map(|content| content.to_string())))
            }
            "impatient" => {
                let asked = ask.ask::<Who>("Who are you?");
                let answer = tokio::time::timeout(Duration::from_millis(50), asked).await;
                Ok(if answer.is_err() { "too late".to_owned() } else { "in time".to_owned() })
            }
            "both" => {
                let who = ask.ask::<Who>("Who are you?");
                let seats = ask.ask::<Seats>("How many seats?");
                let (who, seats) = tokio::try_join!(who, seats)?;
                Ok(format!("{:?} {:?}", who.is_accept(), seats.is_accept()))
            }
            "pay" => {
                let euros = self.price.load(Ordering::Relaxed);
                let question = format!("Pay {euros} euros?");
                let paid = ask.ask::<Who>(question).key("pay").await?.is_accept();
                Ok(if paid { format!("paid {euros}") } else { "not paid".to_owned() })
            }
            "connect" => Ok(format!("{:?}", ask.url(&PAGE, "Connect").await?)),
            other => panic!("{other}"),
        }
    }
}

impl ServerHandler for Desk {
    fn get_info(&self) -> ServerConfig {
        crate::client::with_tools()
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let mut ask = Asking::new(&request, &context);
        if let Some((sealing, user)) = &self.sealing {
            ask = ask.sealed(sealing, user)?;
        }
        match request.name.as_ref() {
            "outside" => {
                let outside = ask.ask::<Who>("Who are you?").await;
                return Err(outside.unwrap_err().into());
            }
            "first" => {
                let first = PAGE.request("Connect").with_elicitation_id("7f3a");
                return Err(UrlElicitationRequired::new([first]).unwrap().into());
            }
            "complete" => {
                let done = schema_core::rmcp3::complete_elicitation(&context.peer, "7f3a").await;
                assert!(done.is_ok());
                return Ok(CallToolResult::success(vec![]).into());
            }
            _ => {}
        }
        ask.run(async {
            let text = self.body(&request.name, &ask).await?;
            Ok(CallToolResult::success(vec![ContentBlock::text(text)]))
        })
        .await
        .or_else(ToolError::into_response)
    }
}

#[tokio::test]
async fn questions_in_sequence_read_like_straight_code() {
    for version in &REVISIONS {
        let answers = [
            accept(json!({ "name": "Kim" })),
            accept(json!({ "seats": 7, "window": true })),
            accept(json!({ "seats": 2, "window": true })),
        ];
        let person = Person::new(version, &answers);
        let desk = Desk::default();
        let client = person.connect(desk.clone()).await;
        assert_eq!(call(&client, "straight").await.unwrap(), "Kim Some(2)");
        let again = "How many seats, Kim?\n\nseats: must be at most 6";
        assert_eq!(person.messages(), ["Who are you?", "How many seats, Kim?", again]);
        // What was good stays, where the revision can say a default.
        let shown = person.forms()[2].contains(r#""window":{"type":"boolean","default":true}"#);
        assert!(shown, "{:?}", person.forms());
        let runs = if version.has_initialize() { 1 } else { 4 };
        assert_eq!(desk.runs.load(Ordering::Relaxed), runs);
    }
}

#[tokio::test]
async fn a_rule_of_one_call_is_asked_again_like_any() {
    for version in &REVISIONS {
        let answers = [
            accept(json!({ "seats": 5, "window": true })),
            accept(json!({ "seats": 4, "window": true })),
        ];
        let person = Person::new(version, &answers);
        let client = person.connect(Desk::default()).await;
        assert_eq!(call(&client, "rule").await.unwrap(), "Some(4)");
        let again = "How many seats?\n\nThe answer: only 4 are left";
        assert_eq!(person.messages(), ["How many seats?", again]);
    }
}

#[tokio::test]
async fn an_old_client_is_asked_another_form() {
    for version in &REVISIONS {
        let old = *version == ProtocolVersion::V_2025_06_18;
        let content = if old { json!({ "day": "mo" }) } else { json!({ "days": ["mo"] }) };
        let person = Person::new(version, &[accept(content.clone())]);
        let client = person.connect(Desk::default()).await;
        let text = call(&client, "fallback").await.unwrap();
        assert_eq!(text, format!("{:?}", Some(content.to_string())));
        assert_eq!(person.forms()[0].contains("\"days\""), !old);
    }
}

#[tokio::test]
async fn two_at_once_share_a_round() {
    let person = Person::new(&ProtocolVersion::V_2026_07_28, &[]);
    let desk = Desk::default();
    let client = person.connect(desk.clone()).await;
    let response = client.call_tool_once(CallToolRequestParams::new("both")).await.unwrap();
    let CallToolResponse::InputRequired(result) = response else { panic!("{response:?}") };
    let requests = result.input_requests.unwrap();
    assert_eq!(requests.len(), 2);
    let mut request = CallToolRequestParams::new("both").with_input_responses(
        requests.keys().map(|key| (key.clone(), json!({ "action": "decline" }))).collect(),
    );
    request.request_state = result.request_state;
    let response = client.call_tool_once(request).await.unwrap();
    let CallToolResponse::Complete(result) = response else { panic!("{response:?}") };
    assert_eq!(crate::client::text_of(&result), "false false");
    assert_eq!(desk.runs.load(Ordering::Relaxed), 2);
}

#[tokio::test]
async fn attempts_are_counted_in_each_revision() {
    for version in &REVISIONS {
        let wrong = accept(json!({ "seats": 7, "window": true }));
        let answers = [accept(json!({ "name": "Kim" })), wrong.clone(), wrong.clone(), wrong];
        let person = Person::new(version, &answers);
        let client = person.connect(Desk::default()).await;
        let error = call(&client, "straight").await.unwrap_err();
        assert_eq!(error, "There was no answer to the question. seats: must be at most 6");
        assert_eq!(person.messages().len(), 3, "{version}");
    }
}

/// The first round of a tool, and the request that answers it.
async fn first_round(
    client: &Client,
    tool: &'static str,
    response: Value,
) -> CallToolRequestParams {
    let response_to = client.call_tool_once(CallToolRequestParams::new(tool)).await.unwrap();
    let CallToolResponse::InputRequired(result) = response_to else { panic!("{response_to:?}") };
    let keys = result.input_requests.unwrap().into_keys();
    let responses = keys.map(|key| (key, response.clone())).collect();
    let mut request = CallToolRequestParams::new(tool).with_input_responses(responses);
    request.request_state = result.request_state;
    request
}

#[tokio::test]
async fn a_yes_to_another_amount_pays_nothing() {
    let desk = Desk::default();
    desk.price.store(20, Ordering::Relaxed);
    let client = Person::new(&ProtocolVersion::V_2026_07_28, &[]).connect(desk.clone()).await;
    let request = first_round(&client, "pay", accept(json!({ "name": "Kim" }))).await;
    desk.price.store(50, Ordering::Relaxed);
    let response = client.call_tool_once(request.clone()).await.unwrap();
    let CallToolResponse::InputRequired(again) = response else { panic!("{response:?}") };
    let text = serde_json::to_string(&again).unwrap();
    assert!(text.contains("Pay 50 euros?\\n\\nThis question has changed"), "{text}");
    desk.price.store(20, Ordering::Relaxed);
    let response = client.call_tool_once(request).await.unwrap();
    let CallToolResponse::Complete(result) = response else { panic!("{response:?}") };
    assert_eq!(crate::client::text_of(&result), "paid 20");
}

#[tokio::test]
async fn a_sealed_state_is_for_its_tool_user_and_time() {
    let sealing = Sealing::new([7; 32]).unwrap();
    let desk = |sealing: &Sealing, user| Desk {
        sealing: Some((sealing.clone(), user)),
        ..Desk::default()
    };
    let connect =
        async |desk: Desk| Person::new(&ProtocolVersion::V_2026_07_28, &[]).connect(desk).await;
    let kim = connect(desk(&sealing, "kim")).await;
    let request = first_round(&kim, "pay", accept(json!({ "name": "Kim" }))).await;
    assert!(request.request_state.as_deref().unwrap().starts_with("rs1."));
    let done = kim.call_tool_once(request.clone()).await.unwrap();
    assert!(matches!(done, CallToolResponse::Complete(_)));

    let refused = |error: ServiceError| match error {
        ServiceError::McpError(error) => {
            assert!(error.message.starts_with("`requestState` is not what"), "{error:?}");
            assert_eq!(error.code.0, -32602);
        }
        other => panic!("{other:?}"),
    };
    let eve = connect(desk(&sealing, "eve")).await;
    refused(eve.call_tool_once(request.clone()).await.unwrap_err());
    let other_key = connect(desk(&Sealing::new([8; 32]).unwrap(), "kim")).await;
    refused(other_key.call_tool_once(request.clone()).await.unwrap_err());
    let mut other_tool = request.clone();
    other_tool.name = "straight".into();
    refused(kim.call_tool_once(other_tool).await.unwrap_err());
    for forged in ["", "rs1.", r#"{"state":"admin"}"#] {
        let mut forgery = request.clone();
        forgery.request_state = Some(forged.to_owned());
        refused(kim.call_tool_once(forgery).await.unwrap_err());
    }
    let short = desk(&sealing.time_limit(Duration::from_millis(5)), "kim");
    let client = connect(short).await;
    let request = first_round(&client, "pay", accept(json!({ "name": "Kim" }))).await;
    tokio::time::sleep(Duration::from_millis(20)).await;
    refused(client.call_tool_once(request).await.unwrap_err());
}

#[tokio::test]
async fn outside_of_run_it_is_an_error_and_no_hang() {
    let client = Person::new(&ProtocolVersion::V_2026_07_28, &[]).connect(Desk::default()).await;
    let error = call_tool(&client, "outside").await.unwrap_err();
    assert!(error.to_string().contains("inside of `Asking::run`"), "{error}");
}

#[tokio::test]
async fn of_a_revision_without_forms_the_model_is_told() {
    let client = Person::new(&ProtocolVersion::V_2025_03_26, &[]).connect(Desk::default()).await;
    let error = call(&client, "straight").await.unwrap_err();
    assert_eq!(error, "in 2025-03-26 there are no forms: they exist from 2025-06-18 on");
}

const FORMS: &str = r#"{"elicitation":{}}"#;

async fn bytes(version: &str, capabilities: &str, desk: Desk) -> Bytes {
    Bytes::connect(version, serde_json::from_str(capabilities).unwrap(), desk).await
}

#[tokio::test]
async fn a_cancelled_call_withdraws_its_question() {
    for version in ["2025-06-18", "2025-11-25"] {
        let mut client = bytes(version, FORMS, Desk::default()).await;
        client.call("straight", json!({})).await;
        let asked = client.receive().await;
        assert_eq!(asked["method"], "elicitation/create");
        let cancel = json!({ "method": "notifications/cancelled", "params": { "requestId": 2 } });
        client.send(cancel).await;
        let withdrawn = client.receive().await;
        assert_eq!(withdrawn["method"], "notifications/cancelled");
        assert_eq!(withdrawn["params"]["requestId"], asked["id"]);
        assert_eq!(withdrawn["params"]["reason"], "nobody waits for the answer");
        // A late, wrong answer is asked by nobody again.
        client.answer(&asked, accept(json!({}))).await;
        client.send(json!({ "id": 9, "method": "ping" })).await;
        assert_eq!(client.receive().await["id"], 9);
    }
}

/// All that the server says until it answers a ping.
async fn until_a_ping(client: &mut Bytes) -> Vec<Value> {
    client.send(json!({ "id": 9, "method": "ping" })).await;
    let mut said = Vec::new();
    loop {
        let message = client.receive().await;
        if message["id"] == 9 {
            return said;
        }
        said.push(message);
    }
}

/// Whichever comes first, each question is answered or withdrawn, the call ends once or not at
/// all, and the server goes on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_cancel_may_race_the_answer() {
    let cancel = json!({ "method": "notifications/cancelled", "params": { "requestId": 2 } });
    for round in 0..60_u32 {
        let mut client = bytes("2025-11-25", FORMS, Desk::default()).await;
        client.call("rule", json!({})).await;
        let asked = client.receive().await;
        // A wrong one would be asked again.
        let seats = if round % 2 == 0 { 2 } else { 5 };
        let answer = accept(json!({ "seats": seats, "window": true }));
        if round % 3 == 0 {
            client.send(cancel.clone()).await;
            client.answer(&asked, answer).await;
        } else {
            client.answer(&asked, answer).await;
            client.send(cancel.clone()).await;
        }
        let mut said = until_a_ping(&mut client).await;
        // What was under way at the ping is said by the next.
        tokio::time::sleep(Duration::from_millis(5)).await;
        said.extend(until_a_ping(&mut client).await);
        let of =
            |method: &str| said.iter().filter(|one| one["method"] == method).collect::<Vec<_>>();
        let results = said.iter().filter(|one| one["id"] == 2 && one.get("method").is_none());
        let (results, again) = (results.count(), of("elicitation/create"));
        let withdrawn = of("notifications/cancelled");
        assert!(results <= 1 && again.len() <= usize::from(seats == 5), "{said:#?}");
        assert!(results == 0 || withdrawn.is_empty(), "{said:#?}");
        for again in again {
            let is_it = |one: &&Value| one["params"]["requestId"] == again["id"];
            assert_eq!(withdrawn.iter().filter(|one| is_it(one)).count(), 1, "{said:#?}");
        }
    }
}

#[tokio::test]
async fn a_dropped_question_is_withdrawn() {
    let mut client = bytes("2025-11-25", FORMS, Desk::default()).await;
    client.call("impatient", json!({})).await;
    let asked = client.receive().await;
    let (first, second) = (client.receive().await, client.receive().await);
    let (withdrawn, result) =
        if first.get("id").is_some() { (second, first) } else { (first, second) };
    assert_eq!(withdrawn["method"], "notifications/cancelled");
    assert_eq!(withdrawn["params"]["requestId"], asked["id"]);
    assert_eq!(result["result"]["content"][0]["text"], "too late");
}

#[tokio::test]
async fn a_question_has_its_time_and_the_client_is_told() {
    let limit = Duration::from_millis(400);
    let desk = Desk { limit: Some(limit), ..Desk::default() };
    let mut client = bytes("2025-11-25", FORMS, desk).await;
    client.call("straight", json!({ "progressToken": "p" })).await;
    let asked = client.receive().await;
    client.answer(&asked, accept(json!({ "name": "Kim" }))).await;
    let asked = client.receive().await;
    // The person thinks, and the client hears that the call goes on.
    let progress = client.receive().await;
    assert_eq!(progress["method"], "notifications/progress");
    assert_eq!(progress["params"]["progressToken"], "p");
    assert_eq!(progress["params"]["progress"], 1.0);
    let mut next = client.receive().await;
    while next["method"] == "notifications/progress" {
        next = client.receive().await;
    }
    assert_eq!(next["method"], "notifications/cancelled");
    assert_eq!(next["params"]["requestId"], asked["id"]);
    let result = client.receive().await;
    assert_eq!(result["result"]["isError"], true);
    let text = &result["result"]["content"][0]["text"];
    assert_eq!(text, "The person did not answer in time.");
}

#[tokio::test]
async fn an_address_in_each_revision() {
    let both = r#"{"elicitation":{"form":{},"url":{}}}"#;
    for (result, text) in [
        (json!({ "action": "accept", "content": { "token": "7" } }), "Accept(())"),
        (json!({ "action": "decline" }), "Decline"),
        (json!({ "action": "cancel" }), "Cancel"),
    ] {
        let mut client = bytes("2025-11-25", both, Desk::default()).await;
        client.call("connect", json!({})).await;
        let asked = client.receive().await;
        let params = &asked["params"];
        assert_eq!(params["mode"], "url");
        assert_eq!(params["url"], PAGE.as_str());
        assert!(params["elicitationId"].as_str().is_some_and(|id| !id.is_empty()));
        client.answer(&asked, result.clone()).await;
        assert_eq!(client.receive().await["result"]["content"][0]["text"], text);

        let person = Person::new(&ProtocolVersion::V_2026_07_28, &[])
            .declaring(json!({ "elicitation": { "url": {} } }));
        let client = person.connect(Desk::default()).await;
        let request = first_round(&client, "connect", result).await;
        let CallToolResponse::Complete(result) = client.call_tool_once(request).await.unwrap()
        else {
            panic!("not complete");
        };
        assert_eq!(crate::client::text_of(&result), text);
    }
}

#[tokio::test]
async fn no_address_for_a_client_that_opens_none() {
    for (version, capabilities) in [("2025-06-18", FORMS), ("2025-11-25", FORMS)] {
        let mut client = bytes(version, capabilities, Desk::default()).await;
        client.call("connect", json!({})).await;
        let result = client.receive().await;
        let text = result["result"]["content"][0]["text"].as_str().unwrap();
        assert!(text.contains("elicitation.url"), "{text}");
    }
    let person = Person::new(&ProtocolVersion::V_2026_07_28, &[]);
    let client = person.connect(Desk::default()).await;
    match call_tool(&client, "connect").await.unwrap_err() {
        ServiceError::McpError(error) => {
            assert_eq!(error.code.0, -32021);
            let required = json!({ "requiredCapabilities": { "elicitation": { "url": {} } } });
            assert_eq!(error.data, Some(required));
            assert!(error.message.contains("elicitation.url"));
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn what_2025_11_25_has_beside() {
    let mut client = bytes("2025-11-25", FORMS, Desk::default()).await;
    client.call("first", json!({})).await;
    let error = &client.receive().await["error"];
    let read = UrlElicitationRequired::from_value(error).unwrap();
    assert_eq!(read.elicitations()[0].elicitation_id(), Some("7f3a"));

    client.call("complete", json!({})).await;
    let done = client.receive().await;
    assert_eq!(done["method"], "notifications/elicitation/complete");
    assert_eq!(done["params"], json!({ "elicitationId": "7f3a" }));
    client.receive().await;

    let mut old = bytes("2025-06-18", FORMS, Desk::default()).await;
    old.call("complete", json!({})).await;
    assert_eq!(old.receive().await["id"], 2);
}
