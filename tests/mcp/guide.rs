use rmcp::model::{CallToolResponse, CallToolResult, ContentBlock};
use rmcp::{ServiceExt, tool, tool_router, transport::stdio};
use schema_core::rmcp3::{Asking, Input, Output, ToolError};
use schema_core::{Answer, ElicitSchema, ToolSchema, url::ElicitUrl};
use serde::{Deserialize, Serialize};

#[derive(ElicitSchema, Deserialize)]
struct Signup {
    #[field(title = "E-mail", format = "email")]
    email: String,
}

/// What the model orders
#[derive(ToolSchema, Deserialize)]
struct Order {
    #[field(min_items = 1, items(min = 1))]
    quantities: Vec<u32>,
    /// What the person said, where the client shows no forms
    agreed: Option<bool>,
}

#[derive(ElicitSchema, Deserialize)]
struct Consent {
    #[field(title = "Yes, order it")]
    sure: bool,
}

#[derive(ToolSchema, Serialize)]
struct Bill {
    pieces: u64,
}

// Judged by the compiler: `http`, a user's name or `?token=…` would be an error.
static CONNECT: ElicitUrl<'_> = ElicitUrl::from_static("https://mcp.example.com/connect");

struct Server;

#[tool_router(server_handler)]
impl Server {
    /// Signs a person up for the newsletter: a form
    #[tool]
    async fn sign_up(&self, ask: Asking) -> Result<CallToolResponse, ToolError> {
        ask.run(async {
            let Answer::Accept(form) = ask.ask::<Signup>("Where should it go?").await? else {
                return Ok(text("Maybe next time"));
            };
            Ok(text(&format!("Welcome, {}", form.email)))
        })
        .await
    }

    /// Connects an account, whose secret the person types into a page of ours: an address
    #[tool]
    async fn connect(&self, ask: Asking) -> Result<CallToolResponse, ToolError> {
        ask.run(async {
            let opened = ask.url(&CONNECT, "Connect your account").await?.is_accept();
            Ok(text(if opened { "The page is open" } else { "Not connected" }))
        })
        .await
    }

    /// Counts what would be ordered: checked arguments, and a checked result
    #[tool(input_schema = Input::<Order>::schema(), output_schema = Output::<Bill>::schema())]
    async fn count(&self, input: Input<Order>) -> Result<Output<Bill>, ToolError> {
        let pieces = input.read()?.quantities.into_iter().map(u64::from).sum();
        Ok(Output(Bill { pieces }))
    }

    /// Orders, once the person agreed: all of it, and a path for clients without forms
    #[tool(input_schema = Input::<Order>::schema(), output_schema = Output::<Bill>::schema())]
    async fn order(&self, ask: Asking, input: Input<Order>) -> Result<CallToolResponse, ToolError> {
        let order = input.read()?;
        let pieces: u64 = order.quantities.into_iter().map(u64::from).sum();
        let shows_forms = ask.client().is_ok_and(|client| client.shows_forms());
        ask.run(async {
            let agreed = if shows_forms {
                let consent = ask.ask::<Consent>(format!("Order {pieces} pieces?")).await?;
                consent.accepted().is_some_and(|given| given.sure)
            } else {
                let missing = || ToolError::text("Ask the person, and call again with `agreed`");
                order.agreed.ok_or_else(missing)?
            };
            if !agreed {
                return Err(ToolError::text("Nothing was ordered: the person did not agree"));
            }
            // Whatever must not be done twice stands here, behind the last question.
            Output(Bill { pieces }).into_result()
        })
        .await
    }
}

fn text(text: &str) -> CallToolResult {
    CallToolResult::success(vec![ContentBlock::text(text)])
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    Server.serve(stdio()).await?.waiting().await?;
    Ok(())
}
