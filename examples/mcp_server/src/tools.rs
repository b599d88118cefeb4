//! The tools.

use rmcp::ErrorData;
use rmcp::model::{CallToolResponse, CallToolResult, ContentBlock};
use schema_core::{Answer, ElicitSchema, FormError, FormSchema};
use serde_json::Value;

use crate::asking::{Call, Reply};
use crate::forms::{Defaults, Deploy, Signup, User, UserName, enums};

type Outcome = Result<CallToolResponse, ErrorData>;

pub(crate) async fn sign_up(call: &Call) -> Outcome {
    let reply = call.ask("signup", Signup::schema(), "Where should the newsletter go?").await?;
    Ok(finish(reply, |signup: Signup| {
        let Signup { email, name, donation, rhythm, consent, .. } = signup;
        let name = name.as_deref().unwrap_or("reader");
        if consent {
            format!("Welcome, {name}! {rhythm} it goes to {email}. Thank you for {donation} euros.")
        } else {
            format!("Goodbye, {name}: without your consent nothing goes to {email}.")
        }
    }))
}

pub(crate) async fn deploy(call: &Call, branches: &[String]) -> Outcome {
    // Made in each round anew: a branch that is gone meanwhile is no answer.
    let form = Deploy::form(branches).map_err(|error| no_form(&error))?;
    let reply = call.ask("deploy", &form, "Which branch goes out?").await?;
    Ok(finish(reply, |deploy: Deploy| {
        let done = if deploy.dry_run { "Would deploy" } else { "Deployed" };
        format!("{done} {}.", deploy.branch)
    }))
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
    let form = enums().map_err(|error| no_form(&error))?;
    show(call, &form, "Please choose", "Elicitation completed").await
}

pub(crate) async fn input_required(call: &Call) -> Outcome {
    let reply = call.ask("user_name", UserName::schema(), "What is your name?").await?;
    Ok(finish(reply, |user: UserName| format!("Hello, {}!", user.name)))
}

/// Asks a form, and shows what came as it came.
async fn show(call: &Call, form: &FormSchema<'_>, message: &str, label: &str) -> Outcome {
    Ok(match call.ask::<Value>("form", form, message).await? {
        Reply::Answer(Answer::Accept(content)) => {
            text(format!("{label}: action=accept, content={content}"))
        }
        Reply::Answer(Answer::Decline) => text(format!("{label}: action=decline, content={{}}")),
        Reply::Answer(Answer::Cancel) => text(format!("{label}: action=cancel, content={{}}")),
        Reply::Round(result) => (*result).into(),
        Reply::Failed(why) => failed(why),
    })
}

/// The result of a tool that needs the answer.
fn finish<T>(reply: Reply<T>, accepted: impl FnOnce(T) -> String) -> CallToolResponse {
    match reply {
        Reply::Answer(Answer::Accept(answer)) => text(accepted(answer)),
        Reply::Answer(Answer::Decline) => text("The person declined."),
        Reply::Answer(Answer::Cancel) => text("The person closed the form."),
        Reply::Round(result) => (*result).into(),
        Reply::Failed(why) => failed(why),
    }
}

fn text(text: impl Into<String>) -> CallToolResponse {
    CallToolResult::success(vec![ContentBlock::text(text)]).into()
}

fn failed(why: impl Into<String>) -> CallToolResponse {
    CallToolResult::error(vec![ContentBlock::text(why)]).into()
}

fn no_form(error: &FormError) -> ErrorData {
    ErrorData::internal_error(error.to_string(), None)
}
