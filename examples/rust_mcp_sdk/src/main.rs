//! A server on [`rust-mcp-sdk`](https://github.com/rust-mcp-stack/rust-mcp-sdk) 2, which speaks
//! 2026-07-28 and knows nothing of this crate: the module `session` asks.
//!
//! ```text
//! cargo run -p terminal_client -- --revision 2026-07-28 sign_up -- cargo run -q -p rust_mcp_sdk_server
//! ```

use std::sync::Arc;

use async_trait::async_trait;
use rust_mcp_sdk::error::SdkResult;
use rust_mcp_sdk::mcp_server::{McpServerOptions, ServerHandler, server_runtime};
use rust_mcp_sdk::schema::schema_utils::CallToolError;
use rust_mcp_sdk::schema::{
    CallToolRequestParams, CallToolResult, Implementation, ListToolsResult,
    ListToolsResultCacheScope, PaginatedRequestParams, Result as AnyResult, RpcError,
    ServerCapabilities, ServerCapabilitiesTools, ServerResult, Tool,
};
use rust_mcp_sdk::{
    McpServer, RequestContext, ServerDetails, StdioTransport, ToMcpServerHandler, TransportOptions,
};
use schema_core::session::{Client, Round, SessionError};
use schema_core::{Answer, ElicitSchema};
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(ElicitSchema, Deserialize)]
struct Signup {
    /// We only use it for the newsletter.
    #[field(title = "E-mail", format = "email", max_length = 254)]
    email: String,
    #[field(title = "Age", min = 18)]
    age: Option<u8>,
}

struct Handler;

#[async_trait]
impl ServerHandler for Handler {
    async fn handle_list_tools_request(
        &self,
        _: Option<PaginatedRequestParams>,
        _: &RequestContext,
        _: Arc<dyn McpServer>,
    ) -> Result<ListToolsResult, RpcError> {
        let tool = json!({
            "name": "sign_up",
            "description": "Signs a person up for the newsletter",
            "inputSchema": { "type": "object", "properties": {} },
        });
        let tool: Tool = serde_json::from_value(tool).map_err(|error| internal(&error))?;
        Ok(ListToolsResult {
            tools: vec![tool],
            cache_scope: ListToolsResultCacheScope::Public,
            result_type: "complete".to_owned(),
            ttl_ms: 0,
            meta: None,
            next_cursor: None,
        })
    }

    async fn handle_call_tool_request_mrtr(
        &self,
        params: CallToolRequestParams,
        _: &RequestContext,
        _: Arc<dyn McpServer>,
    ) -> Result<ServerResult, RpcError> {
        if params.name != "sign_up" {
            return Ok(CallToolResult::from(CallToolError::unknown_tool(params.name)).into());
        }
        let params = serde_json::to_value(&params).map_err(|error| internal(&error))?;
        match sign_up(&params) {
            Ok(result) => result,
            // The protocol has an error for it; the model is told of all others.
            Err(SessionError::Capability(missing)) => {
                let (code, data) = (missing.code().into(), missing.data());
                Err(RpcError { code, message: missing.to_string(), data })
            }
            Err(error) => {
                Ok(CallToolResult::from(CallToolError::from_message(error.to_string())).into())
            }
        }
    }
}

/// `params` are those of the `tools/call`, as they came.
fn sign_up(params: &Value) -> Result<Result<ServerResult, RpcError>, SessionError> {
    let client = Client::of_request(params.get("_meta").unwrap_or(&Value::Null))?;
    let mut round = Round::new(&client, "sign_up", params);
    let Some(answer) = round.ask::<Signup>("Where should the newsletter go?")? else {
        return Ok(input_required(&round));
    };
    let text = match answer {
        Answer::Accept(Signup { email, age }) => {
            let age = age.map(|age| format!(", {age}")).unwrap_or_default();
            format!("Welcome, {email}{age}!")
        }
        Answer::Decline => "The person declined.".to_owned(),
        Answer::Cancel => "The person closed the form.".to_owned(),
    };
    Ok(Ok(CallToolResult::text_content(vec![text.into()]).into()))
}

/// The SDK's own `InputRequiredResult` sorts the fields of a form; its `Result` takes
/// what it is given.
fn input_required(round: &Round) -> Result<ServerResult, RpcError> {
    let Value::Object(mut members) =
        serde_json::to_value(round).map_err(|error| internal(&error))?
    else {
        return Err(RpcError::internal_error());
    };
    members.remove("resultType");
    let result_type = "input_required".to_owned();
    Ok(ServerResult::Result(AnyResult { meta: None, result_type, extra: Some(members) }))
}

fn internal(error: &serde_json::Error) -> RpcError {
    RpcError::internal_error().with_message(error.to_string())
}

#[tokio::main]
async fn main() -> SdkResult<()> {
    let server_details = ServerDetails {
        server_info: Implementation {
            name: "rust_mcp_sdk_server".to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            title: None,
            description: None,
            icons: Vec::new(),
            website_url: None,
        },
        capabilities: ServerCapabilities {
            tools: Some(ServerCapabilitiesTools { list_changed: None }),
            ..ServerCapabilities::default()
        },
        instructions: None,
        meta: None,
    };
    let server = server_runtime::create_server(McpServerOptions {
        transport: StdioTransport::new(TransportOptions::default())?,
        handler: Handler.to_mcp_server_handler(),
        server_details,
        message_observer: None,
    });
    server.start().await
}
