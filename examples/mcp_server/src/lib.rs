//! An MCP server whose tools ask forms, for each revision that has them.
//!
//! `cargo run -p mcp_server` serves it on stdio; `terminal_client` beside it is
//! a client.

mod account;
mod capabilities;
pub mod forms;
mod page;
mod tools;

use std::sync::{Arc, PoisonError, RwLock};

use rmcp::model::{
    CallToolRequestParams, CallToolResponse, Implementation, ListToolsResult,
    PaginatedRequestParams, ServerCapabilities, ServerConfig, Tool,
};
use rmcp::service::{RequestContext, RoleServer};
use rmcp::{ErrorData, ServerHandler};
use schema_core::ObjectSchema;
use schema_core::object::{ObjectBuilder, Type};
use schema_core::rmcp3::{Asking, ToolError};
use serde_json::Value;

use account::Account;
use tools::Call;

/// The server. Clones serve the same branches, and the same person.
#[derive(Clone, Debug, Default)]
pub struct Server {
    branches: Arc<RwLock<Vec<String>>>,
    account: Account,
}

impl Server {
    /// A server with these branches to deploy.
    pub fn new(branches: impl IntoIterator<Item = String>) -> Self {
        let branches = Arc::new(RwLock::new(branches.into_iter().collect()));
        Self { branches, account: Account::default() }
    }

    /// Replaces the branches, as a `git fetch` would.
    pub fn set_branches(&self, branches: impl IntoIterator<Item = String>) {
        *self.branches.write().unwrap_or_else(PoisonError::into_inner) =
            branches.into_iter().collect();
    }

    fn branches(&self) -> Vec<String> {
        self.branches.read().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl ServerHandler for Server {
    fn get_info(&self) -> ServerConfig {
        let mut config = ServerConfig::default();
        config.capabilities = ServerCapabilities::builder().enable_tools().build();
        config.server_info = Implementation::new("schema-core-example", env!("CARGO_PKG_VERSION"));
        config
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        Ok(ListToolsResult::with_all_items(all_tools()?))
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let ask = Asking::new(&request, &context);
        let call = Call { request, ask };
        let result = match call.request.name.as_ref() {
            "sign_up" => tools::sign_up(&call).await,
            "deploy" => tools::deploy(&call, &self.branches()).await,
            "connect_account" => account::connect(&call, &self.account).await,
            "test_elicitation" => tools::elicitation(&call).await,
            "test_elicitation_sep1034_defaults" => tools::defaults(&call).await,
            "test_elicitation_sep1330_enums" => tools::all_enums(&call).await,
            "test_input_required_result_elicitation" => tools::input_required(&call).await,
            "test_input_required_result_capabilities" => {
                capabilities::input_required(&call, &context).await
            }
            other => {
                let no_tool = format!("there is no tool `{other}`");
                return Err(ErrorData::invalid_params(no_tool, None));
            }
        };
        result.or_else(ToolError::into_response)
    }
}

fn all_tools() -> Result<Vec<Tool>, ErrorData> {
    let nothing = ObjectSchema::builder;
    let message = nothing().required("message", Type::string().description("Shown to the person"));
    [
        ("sign_up", "Signs a person up for the newsletter", nothing()),
        ("deploy", "Deploys one of the branches that exist just now", nothing()),
        ("connect_account", "Connects the person's account, by a page of its own", nothing()),
        ("test_elicitation", "Asks for a name and an address", message),
        ("test_elicitation_sep1034_defaults", "Asks with a default of each type", nothing()),
        ("test_elicitation_sep1330_enums", "Asks with each shape of a select", nothing()),
        ("test_input_required_result_elicitation", "Asks for a name", nothing()),
        ("test_input_required_result_capabilities", "Asks what the client can answer", nothing()),
    ]
    .into_iter()
    .map(|(name, description, parameters)| tool(name, description, parameters))
    .collect()
}

fn tool(
    name: &'static str,
    description: &'static str,
    parameters: ObjectBuilder,
) -> Result<Tool, ErrorData> {
    let parameters =
        parameters.build().map_err(|error| ErrorData::internal_error(error.to_string(), None))?;
    match serde_json::to_value(&parameters) {
        Ok(Value::Object(schema)) => Ok(Tool::new(name, description, schema)),
        _ => Err(ErrorData::internal_error("the parameters of a tool are an object", None)),
    }
}
