//! An MCP client for the terminal: it starts a server, calls a tool, and shows
//! each form that the server asks.
//!
//! ```text
//! cargo run -p terminal_client -- sign_up -- cargo run -q -p mcp_server
//! ```

mod address;
mod client;
mod file;
mod input;
mod options;
mod respond;
mod terminal;

use std::error::Error;
use std::process::{Command, ExitCode};

use rmcp::model::{CallToolRequestParams, CallToolResult, ProtocolVersion};
use rmcp::service::{ClientLifecycleMode, ClientServiceExt, ServiceError};
use rmcp::transport::TokioChildProcess;
use schema_core::url::UrlElicitationRequired;

use address::introduction;
use client::Client;
use input::plain;
use options::{Call, Options, Task, USAGE};
use respond::{Prepared, Respond};
use terminal::Terminal;

#[tokio::main]
async fn main() -> ExitCode {
    let options = match Options::read(std::env::args().skip(1)) {
        Ok(options) => options,
        Err(error) => {
            eprintln!("{error}\n\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    let mut respond: Box<dyn Respond> = match options.answers {
        Some(answers) => Box::new(Prepared(answers)),
        None => Box::new(Terminal),
    };
    let result = match options.task {
        Task::Form(text) => file::show(&text, &mut *respond).map(|()| ExitCode::SUCCESS),
        Task::Call(call) => run(call, respond).await.map(|result| show(&result)),
    };
    result.unwrap_or_else(|error| {
        eprintln!("{}", plain(&error.to_string()));
        ExitCode::FAILURE
    })
}

async fn run(call: Call, respond: Box<dyn Respond>) -> Result<CallToolResult, Box<dyn Error>> {
    let mut server = Command::new(&call.server);
    server.args(&call.server_arguments);
    let transport = TokioChildProcess::new(tokio::process::Command::from(server))
        .map_err(|error| format!("{}: {error}", call.server))?;
    let handshake = call.revision.clone().unwrap_or(ProtocolVersion::LATEST_WITH_INITIALIZE);
    let client = Client::new(handshake, respond)
        .serve_with_lifecycle(transport, lifecycle(call.revision))
        .await?;
    let request = CallToolRequestParams::new(call.tool).with_arguments(call.arguments);
    let result = client.call_tool(request).await;
    client.cancel().await?;
    result.map_err(|error| first_of_all(&error).unwrap_or_else(|| error.into()))
}

/// The addresses that have to be opened first, if that is the error (-32042, in
/// 2025-11-25).
fn first_of_all(error: &ServiceError) -> Option<Box<dyn Error>> {
    let ServiceError::McpError(error) = error else { return None };
    let error = UrlElicitationRequired::from_value(&serde_json::to_value(error).ok()?).ok()?;
    let pages: String =
        error.elicitations().iter().map(|page| introduction("The server", page)).collect();
    Some(format!("{pages}\nThen call again.").into())
}

/// Shakes hands in the revisions that have that; without a revision given, the
/// newest one that the server speaks.
fn lifecycle(revision: Option<ProtocolVersion>) -> ClientLifecycleMode {
    match revision {
        Some(revision) if revision.has_initialize() => ClientLifecycleMode::Initialize,
        Some(revision) => ClientLifecycleMode::Discover { preferred_versions: vec![revision] },
        None => ClientLifecycleMode::Auto {
            preferred_versions: vec![ProtocolVersion::LATEST],
            legacy_version: None,
        },
    }
}

fn show(result: &CallToolResult) -> ExitCode {
    for content in &result.content {
        match content.as_text() {
            Some(text) => println!("{}", plain(&text.text)),
            None => println!("{}", plain(&format!("{content:?}"))),
        }
    }
    if result.is_error == Some(true) { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
