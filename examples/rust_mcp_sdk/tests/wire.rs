//! The server, line by line.

// A test that stops at the first surprise says where; that is what panics are for.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

struct Server(Child);

impl Server {
    fn start() -> Self {
        Self(
            Command::new(env!("CARGO_BIN_EXE_rust_mcp_sdk_server"))
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .spawn()
                .unwrap(),
        )
    }

    fn call(&mut self, capabilities: &Value, more: &Value) -> String {
        let mut params = json!({
            "name": "sign_up",
            "_meta": {
                "io.modelcontextprotocol/protocolVersion": "2026-07-28",
                "io.modelcontextprotocol/clientInfo": { "name": "bytes", "version": "0" },
                "io.modelcontextprotocol/clientCapabilities": capabilities,
            },
        });
        params.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let call = json!({ "jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params });
        writeln!(self.0.stdin.as_mut().unwrap(), "{call}").unwrap();
        let mut line = String::new();
        BufReader::with_capacity(1, self.0.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        line
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn the_form_is_returned_in_order_and_again_until_it_fits() {
    let forms = json!({ "elicitation": { "form": {} } });
    let mut server = Server::start();
    let mut more = json!({});
    let answers = [json!({ "email": "kim", "age": 30 }), json!({ "email": "kim@post.example" })];
    for (asked, content) in answers.iter().enumerate() {
        let line = server.call(&forms, &more);
        assert!(line.find("\"email\":") < line.find("\"age\":"), "{line}");
        let result = serde_json::from_str::<Value>(&line).unwrap()["result"].clone();
        assert_eq!(result["resultType"], "input_required");
        let (key, request) = result["inputRequests"].as_object().unwrap().iter().next().unwrap();
        let message = request["params"]["message"].as_str().unwrap();
        assert_eq!(message.contains("E-mail: must be an e-mail address"), asked == 1, "{message}");
        let age = &request["params"]["requestedSchema"]["properties"]["age"];
        assert_eq!(age.get("default").is_some(), asked == 1);
        more = json!({
            "inputResponses": { key: { "action": "accept", "content": content } },
            "requestState": result["requestState"],
        });
    }
    let line = server.call(&forms, &more);
    assert!(line.contains("Welcome, kim@post.example!"), "{line}");
}

#[test]
fn who_shows_no_forms_is_told_what_is_missing() {
    let line = Server::start().call(&json!({ "elicitation": { "url": {} } }), &json!({}));
    assert!(line.contains("-32021") && line.contains("elicitation.form"), "{line}");
}
