//! A tool that asks whatever its client can answer.

// Sampling is deprecated, and still there: the tool is about such clients, too.
#![allow(deprecated)]

use rmcp::model::{
    CallToolResponse, CreateMessageRequest, CreateMessageRequestParams, InputRequest,
    InputRequests, InputRequiredResult, SamplingMessage,
};
use rmcp::service::{RequestContext, RoleServer};
use schema_core::rmcp3::ToolError;

use crate::tools::{self, Call};

const KEY: &str = "capital_question";

/// A form for a client that shows forms, which is an error for one that neither
/// does that nor samples from a model.
pub(crate) async fn input_required(
    call: &Call,
    context: &RequestContext<RoleServer>,
) -> Result<CallToolResponse, ToolError> {
    let client = call.ask.client()?;
    let can_sample = context.client_capabilities().is_some_and(|all| all.sampling.is_some());
    if client.shows_forms() || !client.has_rounds() || !can_sample {
        return tools::input_required(call).await;
    }
    let sampled = call.request.input_responses.as_ref().and_then(|all| all.get(KEY));
    if let Some(text) = sampled.and_then(|result| result.pointer("/content/text")?.as_str()) {
        return Ok(tools::text(text).into());
    }
    Ok(InputRequiredResult::from_input_requests(question()).into())
}

fn question() -> InputRequests {
    let message = SamplingMessage::user_text("What is the capital of France?");
    let params = CreateMessageRequestParams::new(vec![message], 100);
    let request = InputRequest::CreateMessage(CreateMessageRequest::new(params));
    InputRequests::from([(KEY.to_owned(), request)])
}
