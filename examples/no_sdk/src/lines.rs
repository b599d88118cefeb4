//! Lines of JSON-RPC.

use std::io::{self, BufRead, Write};

use schema_core::session::withdrawal;
use serde::Serialize;
use serde_json::Value;

/// Both directions.
pub(crate) struct Lines<R, W> {
    input: R,
    output: W,
    asked: u64,
}

/// The `error` of a response.
#[derive(Serialize)]
pub(crate) struct Failure {
    code: i32,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    data: Option<Value>,
}

impl Failure {
    pub(crate) fn new(code: i32, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), data: None }
    }

    pub(crate) fn with_data(self, data: Option<Value>) -> Self {
        Self { data, ..self }
    }
}

/// A response: written as it is, so that a form in it keeps the order of its fields.
#[derive(Serialize)]
struct Response<'a, T> {
    jsonrpc: &'static str,
    id: &'a Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<&'a T>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'a Failure>,
}

impl<R: BufRead, W: Write> Lines<R, W> {
    pub(crate) fn new(input: R, output: W) -> Self {
        Self { input, output, asked: 0 }
    }

    /// The next message; nothing at the end. What is no JSON has no id to answer to.
    pub(crate) fn read(&mut self) -> io::Result<Option<Value>> {
        let mut line = String::new();
        loop {
            line.clear();
            if self.input.read_line(&mut line)? == 0 {
                return Ok(None);
            }
            if let Ok(message) = serde_json::from_str(&line) {
                return Ok(Some(message));
            }
        }
    }

    pub(crate) fn write(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{line}")?;
        self.output.flush()
    }

    pub(crate) fn respond(&mut self, id: &Value, result: &impl Serialize) -> io::Result<()> {
        let response = Response { jsonrpc: "2.0", id, result: Some(result), error: None };
        self.write(&serde_json::to_string(&response)?)
    }

    pub(crate) fn fail(&mut self, id: &Value, failure: &Failure) -> io::Result<()> {
        let response = Response::<()> { jsonrpc: "2.0", id, result: None, error: Some(failure) };
        self.write(&serde_json::to_string(&response)?)
    }

    /// An id for a request of our own.
    pub(crate) fn next_id(&mut self) -> String {
        self.asked += 1;
        format!("ask-{}", self.asked)
    }

    /// Waits for the result of a request, one call at a time. Once that call is cancelled
    /// the request is withdrawn, and there is none.
    pub(crate) fn wait(&mut self, request: &str, call: &Value) -> io::Result<Option<Value>> {
        while let Some(message) = self.read()? {
            match (message.get("id"), message.get("method").and_then(Value::as_str)) {
                (Some(id), None) if id == request => {
                    // An error of the client's is no answer.
                    return Ok(Some(message.get("result").cloned().unwrap_or_default()));
                }
                (Some(id), Some("ping")) => self.respond(id, &serde_json::json!({}))?,
                (Some(id), Some(_)) => {
                    self.fail(id, &Failure::new(-32600, "one call at a time"))?;
                }
                (None, Some("notifications/cancelled"))
                    if message.pointer("/params/requestId") == Some(call) =>
                {
                    self.write(&withdrawal(request, "the call that asked was cancelled"))?;
                    return Ok(None);
                }
                _ => {}
            }
        }
        Ok(None)
    }
}
