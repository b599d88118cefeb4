use rmcp::handler::server::tool::{InputResponses, RequestState};
use rmcp::model::{CallToolResponse, CallToolResult, ContentBlock};
use rmcp::service::{RequestContext, RoleServer};
use rmcp::{ErrorData, tool, tool_router};
use schema_core::rmcp3::{Ask, InputRound};
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
    async fn sign_up(
        &self,
        responses: InputResponses,
        state: RequestState,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let question = "Where should it go?";
        let answer = if InputRound::is_for(&context) {
            let mut round = InputRound::new(&(responses, state), &context)?;
            match round.ask::<Signup>("signup", question)? {
                Some(answer) => answer,
                None => return Ok(round.into_result().into()),
            }
        } else {
            context.peer.ask_until_valid::<Signup>(question, 3).await?
        };
        let text = match answer {
            Answer::Accept(signup) => format!("Welcome, {}", signup.email),
            Answer::Decline | Answer::Cancel => "Maybe next time".to_owned(),
        };
        Ok(CallToolResult::success(vec![ContentBlock::text(text)]).into())
    }
}
