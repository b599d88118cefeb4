//! `connect_account`: a token that goes to a page, and never through the client.

use mcp_server::Server;
use rmcp::model::{CallToolRequestParams, CallToolResponse, ProtocolVersion};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::bytes::Bytes;
use crate::client::{Person, text_of};

const BOTH: &str = r#"{"elicitation":{"form":{},"url":{}}}"#;

/// A browser with one cookie.
#[derive(Default)]
struct Browser(Option<String>);

impl Browser {
    /// The status and the text of the response.
    async fn send(
        &mut self,
        method: &str,
        url: &str,
        host: Option<&str>,
        body: &str,
    ) -> (u16, String) {
        let (address, path) = url.strip_prefix("http://").unwrap().split_once('/').unwrap();
        let mut stream = TcpStream::connect(address).await.unwrap();
        let cookie = self.0.as_ref().map(|cookie| format!("cookie: {cookie}\r\n"));
        let request = format!(
            "{method} /{path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n{}\
             content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n{body}",
            host.unwrap_or(address),
            cookie.unwrap_or_default(),
            body.len(),
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut response = String::new();
        stream.read_to_string(&mut response).await.unwrap();
        let set = response.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        if let Some(cookie) = set {
            assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"), "{cookie}");
            self.0 = cookie.split(';').next().map(str::to_owned);
        }
        (response.split(' ').nth(1).unwrap().parse().unwrap(), response)
    }

    async fn open(&mut self, url: &str) -> u16 {
        self.send("GET", url, None, "").await.0
    }

    async fn post(&mut self, url: &str, token: &str) -> u16 {
        self.send("POST", url, None, &format!("token={token}")).await.0
    }
}

/// Everybody else is refused, and the person is not.
async fn visit(url: &str) {
    let (mut kim, mut eve) = (Browser::default(), Browser::default());
    assert_eq!(kim.open(&format!("{url}0")).await, 403);
    assert_eq!(kim.send("GET", url, Some("evil.example"), "").await.0, 403);
    assert_eq!(kim.post(url, "early").await, 403);
    assert_eq!(kim.open(url).await, 200);
    assert_eq!(kim.open(url).await, 200);
    assert_eq!(eve.open(url).await, 403);
    assert_eq!(eve.post(url, "of-eve").await, 403);
    eve.0 = Some("connect=guess".to_owned());
    assert_eq!(eve.open(url).await, 403);
    assert_eq!(kim.post(url, "").await, 400);
    assert_eq!(kim.post(url, "s3cret").await, 200);
}

#[tokio::test]
async fn in_2025_11_25_it_is_asked_for_and_completed() {
    let capabilities = serde_json::from_str(BOTH).unwrap();
    let mut client = Bytes::connect("2025-11-25", capabilities, Server::default()).await;
    client.call("connect_account", json!({})).await;
    let asked = client.receive().await;
    let params = asked["params"].clone();
    assert_eq!(params["mode"], "url");
    client.answer(&asked, json!({ "action": "accept" })).await;
    visit(params["url"].as_str().unwrap()).await;
    let done = client.receive().await;
    assert_eq!(done["method"], "notifications/elicitation/complete");
    assert_eq!(done["params"]["elicitationId"], params["elicitationId"]);
    let result = client.receive().await;
    assert_eq!(result["result"]["content"][0]["text"], "The account is connected.");
    assert!(!format!("{asked}{done}{result}").contains("s3cret"));

    // From now on nothing is asked.
    client.call("connect_account", json!({})).await;
    assert_eq!(client.receive().await["result"]["content"][0]["text"], "The account is connected.");
}

#[tokio::test]
async fn in_2026_07_28_it_is_returned() {
    let person = Person::new(&ProtocolVersion::V_2026_07_28, &[])
        .declaring(serde_json::from_str(BOTH).unwrap());
    let client = person.connect(Server::default()).await;
    let mut request = CallToolRequestParams::new("connect_account");
    let response = client.call_tool_once(request.clone()).await.unwrap();
    let CallToolResponse::InputRequired(result) = response else { panic!("{response:?}") };
    let (key, asked) = result.input_requests.unwrap().into_iter().next().unwrap();
    let asked = serde_json::to_value(asked).unwrap();
    request = request.with_input_responses([(key, json!({ "action": "accept" }))].into());
    request.request_state = result.request_state;
    let url = asked["params"]["url"].as_str().unwrap();
    let (response, ()) = tokio::join!(client.call_tool_once(request), visit(url));
    let CallToolResponse::Complete(result) = response.unwrap() else { panic!("not complete") };
    assert_eq!(text_of(&result), "The account is connected.");
}

#[tokio::test]
async fn who_declines_connects_nothing() {
    for (action, text) in
        [("decline", "The person declined."), ("cancel", "The person did not choose.")]
    {
        let capabilities: Value = serde_json::from_str(BOTH).unwrap();
        let mut client = Bytes::connect("2025-11-25", capabilities, Server::default()).await;
        client.call("connect_account", json!({})).await;
        let asked = client.receive().await;
        client.answer(&asked, json!({ "action": action })).await;
        assert_eq!(client.receive().await["result"]["content"][0]["text"], text);
    }
}
