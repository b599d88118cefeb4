//! An MCP server without an SDK: lines of JSON-RPC on the standard streams, and a tool
//! that asks a form in each revision.
//!
//! ```text
//! cargo run -p terminal_client -- sign_up -- cargo run -q -p no_sdk
//! ```
//!
//! With a `STATE_KEY` of 32 bytes or more in the environment, what the client sends back
//! in 2026-07-28 is sealed.

mod lines;

use std::env;
use std::io::{self, stdin, stdout};

use lines::{Failure, Lines};
use schema_core::session::{Client, Exchange, HmacSeal, Question, Round, SessionError};
use schema_core::{Answer, ElicitSchema, ProtocolVersion};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

#[derive(ElicitSchema, Deserialize)]
struct Signup {
    /// We only use it for the newsletter.
    #[field(title = "E-mail", format = "email", max_length = 254)]
    email: String,
    #[field(title = "Name", max_length = 80)]
    name: Option<String>,
}

fn main() -> io::Result<()> {
    let seal = match env::var("STATE_KEY") {
        Ok(key) => Some(HmacSeal::new(key).map_err(io::Error::other)?),
        Err(_) => None,
    };
    let mut lines = Lines::new(stdin().lock(), stdout().lock());
    // Of the handshake; a request of 2026-07-28 says it in its `_meta`.
    let mut client = None;
    while let Some(message) = lines.read()? {
        let Some(id) = message.get("id") else { continue };
        let params = message.get("params").unwrap_or(&Value::Null);
        match message.get("method").and_then(Value::as_str) {
            Some("initialize") => {
                let agreed = version(params);
                let capabilities = params.get("capabilities").unwrap_or(&Value::Null);
                client = Some(Client::new(agreed, capabilities));
                lines.respond(id, &about(&json!({ "protocolVersion": agreed.as_str() })))?;
            }
            Some("server/discover") => {
                lines.respond(id, &about(&json!({ "supportedVersions": ["2026-07-28"] })))?;
            }
            Some("ping") => lines.respond(id, &json!({}))?,
            Some("tools/list") => lines.respond(id, &tools())?,
            Some("tools/call") => match call(&mut lines, seal.as_ref(), id, client, params)? {
                Ok(response) => lines.respond(id, &response)?,
                Err(failure) => lines.fail(id, &failure)?,
            },
            Some(other) => lines.fail(id, &Failure::new(-32601, format!("no method {other:?}")))?,
            // An answer to something that was withdrawn.
            None => {}
        }
    }
    Ok(())
}

/// The newest revision with a handshake, unless the client asks for another one.
fn version(params: &Value) -> ProtocolVersion {
    let asked = params.get("protocolVersion").and_then(Value::as_str);
    let known = asked.and_then(|version| version.parse().ok());
    known.unwrap_or(ProtocolVersion::V2025_11_25).min(ProtocolVersion::V2025_11_25)
}

fn about(more: &Value) -> Value {
    let mut result = json!({
        "resultType": "complete",
        "capabilities": { "tools": {} },
        "serverInfo": { "name": "no_sdk", "version": env!("CARGO_PKG_VERSION") },
        "cacheScope": "public",
        "ttlMs": 0,
    });
    if let (Some(result), Some(more)) = (result.as_object_mut(), more.as_object()) {
        result.extend(more.clone());
    }
    result
}

fn tools() -> Value {
    json!({
        "resultType": "complete",
        "tools": [{
            "name": "sign_up",
            "description": "Signs a person up for the newsletter",
            "inputSchema": { "type": "object", "properties": {} },
        }],
        "cacheScope": "public",
        "ttlMs": 0,
    })
}

/// What a `tools/call` returns: a result, or what has to be asked first.
// One at a time, on its way to the wire.
#[allow(clippy::large_enum_variant)]
#[derive(Serialize)]
#[serde(untagged)]
enum Response {
    Done(Value),
    Round(Round),
}

impl Response {
    fn text(text: &str, is_error: bool) -> Self {
        let content = json!([{ "type": "text", "text": text }]);
        Self::Done(json!({ "resultType": "complete", "content": content, "isError": is_error }))
    }
}

type Called = Result<Response, Failure>;

fn call(
    lines: &mut Lines<impl io::BufRead, impl io::Write>,
    seal: Option<&HmacSeal>,
    id: &Value,
    client: Option<Client>,
    params: &Value,
) -> io::Result<Called> {
    if params.get("name").and_then(Value::as_str) != Some("sign_up") {
        return Ok(Err(Failure::new(-32602, "there is no such tool")));
    }
    let client = match params.get("_meta").map(Client::of_request) {
        Some(Ok(client)) => client,
        _ => match client {
            Some(client) => client,
            None => return Ok(Err(Failure::new(-32600, "which revision?"))),
        },
    };
    Ok(match sign_up(lines, seal, id, client, params)? {
        Ok(response) => Ok(response),
        // Words for the model, where the protocol has no error for it.
        Err(SessionError::Capability(missing)) if missing.data().is_some() => {
            Err(Failure::new(missing.code(), missing.to_string()).with_data(missing.data()))
        }
        Err(error @ SessionError::State) => Err(Failure::new(-32602, error.to_string())),
        Err(error) => Ok(Response::text(&error.to_string(), true)),
    })
}

fn sign_up(
    lines: &mut Lines<impl io::BufRead, impl io::Write>,
    seal: Option<&HmacSeal>,
    call: &Value,
    client: Client,
    params: &Value,
) -> io::Result<Result<Response, SessionError>> {
    let question = Question::new(Signup::schema(), "Where should the newsletter go?");
    let asked = if client.has_rounds() {
        match in_round(seal, client, params, &question) {
            Ok(Asked::Round(round)) => return Ok(Ok(Response::Round(round))),
            Ok(Asked::Answer(answer)) => Ok(answer),
            Err(error) => Err(error),
        }
    } else {
        match Exchange::new(&client, question) {
            Ok(exchange) => match wait(lines, call, exchange)? {
                Some(answer) => answer,
                None => return Ok(Ok(Response::text("The call was cancelled.", true))),
            },
            Err(error) => Err(error),
        }
    };
    Ok(asked.map(|answer: Answer<Signup>| match answer {
        Answer::Accept(Signup { email, name }) => {
            let name = name.as_deref().unwrap_or("reader");
            Response::text(&format!("Welcome, {name}! It goes to {email}."), false)
        }
        Answer::Decline => Response::text("The person declined.", false),
        Answer::Cancel => Response::text("The person closed the form.", false),
    }))
}

/// An answer, or the round that asks for it.
#[allow(clippy::large_enum_variant)] // as above
enum Asked<T> {
    Answer(Answer<T>),
    Round(Round),
}

/// One round, with its state sealed where there is a key. Standard streams have one user.
fn in_round<T: for<'de> Deserialize<'de>>(
    seal: Option<&HmacSeal>,
    client: Client,
    params: &Value,
    question: &Question<'_>,
) -> Result<Asked<T>, SessionError> {
    let mut round = match seal {
        Some(seal) => Round::sealed(&client, "sign_up", params, seal, "")?,
        None => Round::new(&client, "sign_up", params),
    };
    Ok(match (round.ask_question(question)?, seal) {
        (Some(answer), _) => Asked::Answer(answer),
        (None, Some(seal)) => Asked::Round(round.into_sealed(seal, "")),
        (None, None) => Asked::Round(round),
    })
}

/// Sends the question, and again while the answer is none; nothing, when the call was
/// cancelled meanwhile.
fn wait<T: for<'de> Deserialize<'de>>(
    lines: &mut Lines<impl io::BufRead, impl io::Write>,
    call: &Value,
    mut exchange: Exchange<'_>,
) -> io::Result<Option<Result<Answer<T>, SessionError>>> {
    loop {
        let id = lines.next_id();
        lines.write(&exchange.request(&id))?;
        let Some(result) = lines.wait(&id, call)? else { return Ok(None) };
        match exchange.read(&result) {
            Ok(Some(answer)) => return Ok(Some(Ok(answer))),
            Ok(None) => {}
            Err(error) => return Ok(Some(Err(error))),
        }
    }
}
