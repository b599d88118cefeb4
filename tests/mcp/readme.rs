use rmcp::model::{CallToolResponse, CallToolResult, ContentBlock};
use rmcp::{ServiceExt, tool, tool_router, transport::stdio};
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
            let text = match ask.ask::<Signup>("Where should it go?").await? {
                Answer::Accept(form) => format!("Welcome, {}", form.email),
                Answer::Decline | Answer::Cancel => "Maybe next time".to_owned(),
            };
            Ok(CallToolResult::success(vec![ContentBlock::text(text)]))
        })
        .await
    }
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    Server.serve(stdio()).await?.waiting().await?;
    Ok(())
}
