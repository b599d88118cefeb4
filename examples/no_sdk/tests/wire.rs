//! The server, line by line.

// A test that stops at the first surprise says where; that is what panics are for.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

const FORM: &str = concat!(
    r#""requestedSchema":{"type":"object","properties":{"email":{"type":"string","title":"E-mail","#,
    r#""description":"We only use it for the newsletter.","maxLength":254,"format":"email"},"#,
    r#""name":{"type":"string","title":"Name","maxLength":80}},"required":["email"]}"#,
);

struct Server {
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Server {
    fn start() -> Self {
        Self::with(&[])
    }

    fn with(variables: &[(&str, &str)]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_no_sdk"))
            .env_remove("STATE_KEY")
            .envs(variables.iter().copied())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap()).lines();
        Self { child, input, output }
    }

    fn greet(version: &str, capabilities: &Value) -> Self {
        let mut server = Self::start();
        let params = json!({ "protocolVersion": version, "capabilities": capabilities });
        server.send(&json!({ "id": 1, "method": "initialize", "params": params }));
        assert_eq!(server.read()["result"]["protocolVersion"], version);
        server
    }

    fn send(&mut self, message: &Value) {
        writeln!(self.input, "{message}").unwrap();
    }

    fn line(&mut self) -> String {
        self.output.next().unwrap().unwrap()
    }

    fn read(&mut self) -> Value {
        serde_json::from_str(&self.line()).unwrap()
    }

    fn call(&mut self, more: &Value) -> String {
        let mut params = json!({ "name": "sign_up" });
        params.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        self.send(&json!({ "id": 2, "method": "tools/call", "params": params }));
        self.line()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn accept(content: &Value) -> Value {
    json!({ "action": "accept", "content": content })
}

#[test]
fn it_sends_the_form_and_sends_it_again() {
    for version in ["2025-06-18", "2025-11-25"] {
        let mut server = Server::greet(version, &json!({ "elicitation": {} }));
        let asked = server.call(&json!({}));
        assert!(asked.contains(FORM), "{asked}");
        let asked: Value = serde_json::from_str(&asked).unwrap();
        server.send(&json!({ "id": 9, "method": "ping" }));
        assert_eq!(server.read()["id"], 9);
        let wrong = accept(&json!({ "email": "kim", "name": "Kim" }));
        server.send(&json!({ "id": asked["id"], "result": wrong }));
        let again = server.read();
        let message = again["params"]["message"].as_str().unwrap();
        assert!(message.contains("E-mail: must be an e-mail address"), "{message}");
        let right = accept(&json!({ "email": "kim@post.example", "name": "Kim" }));
        server.send(&json!({ "id": again["id"], "result": right }));
        let text = &server.read()["result"]["content"][0]["text"];
        assert_eq!(text, "Welcome, Kim! It goes to kim@post.example.");
    }
}

#[test]
fn a_cancelled_call_withdraws_the_form() {
    let mut server = Server::greet("2025-11-25", &json!({ "elicitation": {} }));
    let asked: Value = serde_json::from_str(&server.call(&json!({}))).unwrap();
    let cancel = json!({ "method": "notifications/cancelled", "params": { "requestId": 2 } });
    server.send(&cancel);
    let withdrawn = server.read();
    assert_eq!(withdrawn["method"], "notifications/cancelled");
    assert_eq!(withdrawn["params"]["requestId"], asked["id"]);
}

/// What each request of 2026-07-28 says.
fn meta(capabilities: &Value) -> Value {
    json!({
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientCapabilities": capabilities,
    })
}

#[test]
fn a_sealed_state_is_believed_as_it_was_given_only() {
    let mut server = Server::with(&[("STATE_KEY", "a key of thirty-two bytes, or so")]);
    let mut call = json!({ "_meta": meta(&json!({ "elicitation": {} })) });
    let asked: Value = serde_json::from_str(&server.call(&call)).unwrap();
    let (key, _) = asked["result"]["inputRequests"].as_object().unwrap().iter().next().unwrap();
    let state = asked["result"]["requestState"].as_str().unwrap();
    call["inputResponses"] = json!({ key: accept(&json!({ "email": "kim@post.example" })) });
    for forged in [r#"{"asked":{}}"#, "", &state.replace("rs1.AA", "rs1.BA"), &state[..40]] {
        call["requestState"] = forged.into();
        let refused: Value = serde_json::from_str(&server.call(&call)).unwrap();
        assert_eq!(refused["error"]["code"], -32602, "{forged}");
    }
    call["requestState"] = state.into();
    let done: Value = serde_json::from_str(&server.call(&call)).unwrap();
    assert_eq!(done["result"]["isError"], false);

    let mut weak = Server::with(&[("STATE_KEY", "secret")]);
    assert!(!weak.child.wait().unwrap().success());
}

#[test]
fn it_returns_the_form_in_2026() {
    let mut server = Server::start();
    let call = json!({ "_meta": meta(&json!({ "elicitation": {} })) });
    let asked = server.call(&call);
    assert!(asked.contains(FORM), "{asked}");
    let asked: Value = serde_json::from_str(&asked).unwrap();
    let (key, _) = asked["result"]["inputRequests"].as_object().unwrap().iter().next().unwrap();
    let mut call = call;
    call["requestState"] = asked["result"]["requestState"].clone();
    call["inputResponses"] = json!({ key: accept(&json!({ "email": "kim@post.example" })) });
    let done: Value = serde_json::from_str(&server.call(&call)).unwrap();
    let text = &done["result"]["content"][0]["text"];
    assert_eq!(text, "Welcome, reader! It goes to kim@post.example.");

    let refused = server.call(&json!({ "_meta": meta(&json!({})) }));
    let refused: Value = serde_json::from_str(&refused).unwrap();
    assert_eq!(refused["error"]["code"], -32021);
}

#[test]
fn who_can_not_be_asked_gets_words() {
    let mut server = Server::greet("2025-11-25", &json!({}));
    let result: Value = serde_json::from_str(&server.call(&json!({}))).unwrap();
    assert_eq!(result["result"]["isError"], true);
    let text = result["result"]["content"][0]["text"].as_str().unwrap();
    assert!(text.contains("elicitation.form"), "{text}");
}
