//! The tools.

use rmcp::ErrorData;
use rmcp::model::{CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock};
use schema_core::rmcp3::{Asking, ToolError};
use schema_core::{Answer, ElicitSchema, FormError, FormSchema};
use serde_json::Value;

use crate::forms::{Defaults, Deploy, Signup, User, UserName, enums};

/// A call of a tool, in which a person can be asked.
pub(crate) struct Call {
    /// What the client sent.
    pub(crate) request: CallToolRequestParams,
    /// Who can be asked.
    pub(crate) ask: Asking,
}

pub(crate) type Outcome = Result<CallToolResponse, ToolError>;

pub(crate) async fn sign_up(Call { ask, .. }: &Call) -> Outcome {
    ask.run(async {
        let answer = ask.ask::<Signup>("Where should the newsletter go?").await?;
        Ok(finish(answer, |signup| {
            let Signup { email, name, donation, rhythm, consent, .. } = signup;
            let name = name.as_deref().unwrap_or("reader");
            if consent {
                format!(
                    "Welcome, {name}! {rhythm} it goes to {email}. Thank you for {donation} euros."
                )
            } else {
                format!("Goodbye, {name}: without your consent nothing goes to {email}.")
            }
        }))
    })
    .await
}

pub(crate) async fn deploy(Call { ask, .. }: &Call, branches: &[String]) -> Outcome {
    // Made in each round anew: a branch that is gone meanwhile is no answer.
    let form = Deploy::form(branches).map_err(no_form)?;
    ask.run(async {
        let answer = ask.ask_form(&form, "Which branch goes out?").await?;
        Ok(finish(answer, |deploy: Deploy| {
            let done = if deploy.dry_run { "Would deploy" } else { "Deployed" };
            format!("{done} {}.", deploy.branch)
        }))
    })
    .await
}

pub(crate) async fn elicitation(call: &Call) -> Outcome {
    let arguments = call.request.arguments.as_ref();
    let message = arguments.and_then(|arguments| arguments.get("message")).and_then(Value::as_str);
    let message =
        message.ok_or_else(|| ErrorData::invalid_params("`message` must be a string", None))?;
    show(call, User::schema(), message, "User response").await
}

pub(crate) async fn defaults(call: &Call) -> Outcome {
    show(call, Defaults::schema(), "Please review your details", "Elicitation completed").await
}

pub(crate) async fn all_enums(call: &Call) -> Outcome {
    let form = enums().map_err(no_form)?;
    show(call, &form, "Please choose", "Elicitation completed").await
}

pub(crate) async fn input_required(Call { ask, .. }: &Call) -> Outcome {
    ask.run(async {
        // The conformance suite answers before it was asked.
        let answer = ask.ask::<UserName>("What is your name?").fixed_key("user_name").await?;
        Ok(finish(answer, |user| format!("Hello, {}!", user.name)))
    })
    .await
}

/// Asks a form, and shows what came as it came.
async fn show(
    Call { ask, .. }: &Call,
    form: &FormSchema<'_>,
    message: &str,
    label: &str,
) -> Outcome {
    ask.run(async {
        Ok(text(match ask.ask_form::<Value>(form, message).await? {
            Answer::Accept(content) => format!("{label}: action=accept, content={content}"),
            Answer::Decline => format!("{label}: action=decline, content={{}}"),
            Answer::Cancel => format!("{label}: action=cancel, content={{}}"),
        }))
    })
    .await
}

/// The result of a tool that needs the answer.
fn finish<T>(answer: Answer<T>, accepted: impl FnOnce(T) -> String) -> CallToolResult {
    match answer {
        Answer::Accept(answer) => text(accepted(answer)),
        Answer::Decline => text("The person declined."),
        Answer::Cancel => text("The person closed the form."),
    }
}

pub(crate) fn text(text: impl Into<String>) -> CallToolResult {
    CallToolResult::success(vec![ContentBlock::text(text)])
}

// By value, for `map_err`.
#[allow(clippy::needless_pass_by_value)]
fn no_form(error: FormError) -> ErrorData {
    ErrorData::internal_error(error.to_string(), None)
}
