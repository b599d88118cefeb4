use rmcp::model::{CallToolResponse, CallToolResult, ContentBlock};
use rmcp::{tool, tool_router};
use schema_core::rmcp3::{Asking, ToolError};
use schema_core::{Answer, ElicitSchema};
use serde::Deserialize;

#[derive(ElicitSchema, Deserialize)]
struct Signup {
    #[field(title = "E-mail", format = "email")]
    email: String,
}

struct Server;

#[tool_router(server_handler)]
impl Server {
    /// Signs a person up for the newsletter
    #[tool]
    async fn sign_up(&self, ask: Asking) -> Result<CallToolResponse, ToolError> {
        ask.run(async {
            let Answer::Accept(signup) = ask.ask::<Signup>("Where should it go?").await? else {
                return Ok(CallToolResult::success(vec![ContentBlock::text("Maybe next time")]));
            };
            let text = format!("Welcome, {}", signup.email);
            Ok(CallToolResult::success(vec![ContentBlock::text(text)]))
        })
        .await
    }
}
