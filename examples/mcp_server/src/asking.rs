//! Asking a form in whichever way the client's revision has, and asking again
//! while the answer is none.

use rmcp::ErrorData;
use rmcp::model::{CallToolRequestParams, InputRequiredResult};
use rmcp::service::{RequestContext, RoleServer};
use schema_core::rmcp3::{Ask, AskError, InputRound};
use schema_core::{Answer, AnswerError, FormSchema};
use serde::de::DeserializeOwned;

/// How often a form is asked again.
pub const RETRIES: u32 = 3;

/// What came of it.
pub(crate) enum Reply<T> {
    /// The person's answer.
    Answer(Answer<T>),
    /// The client has to ask, and to call the tool again.
    Round(Box<InputRequiredResult>),
    /// There is none: why, in words.
    Failed(String),
}

/// A call of a tool, in which forms can be asked.
pub(crate) struct Call {
    /// What the client sent.
    pub(crate) request: CallToolRequestParams,
    /// From whom.
    pub(crate) context: RequestContext<RoleServer>,
}

impl Call {
    /// Asks a form; `key` is its name among the forms of a round.
    pub(crate) async fn ask<T: DeserializeOwned>(
        &self,
        key: &str,
        form: &FormSchema<'_>,
        message: &str,
    ) -> Result<Reply<T>, ErrorData> {
        if InputRound::is_for(&self.context) {
            Ok(self.ask_in_rounds(key, form, message)?)
        } else {
            Ok(self.ask_and_wait(form, message).await?)
        }
    }

    /// Until 2025-11-25 the call goes on while the person thinks.
    async fn ask_and_wait<T: DeserializeOwned>(
        &self,
        form: &FormSchema<'_>,
        message: &str,
    ) -> Result<Reply<T>, AskError> {
        match self.context.peer.ask_form_until_valid(form, message, 1 + RETRIES).await {
            Ok(answer) => Ok(Reply::Answer(answer)),
            Err(AskError::Answer(error)) => Ok(Reply::Failed(no_answer(Some(&error)))),
            // No error of the protocol before 2026-07-28: the model is told.
            Err(error @ (AskError::Capability | AskError::Form(_))) => {
                Ok(Reply::Failed(error.to_string()))
            }
            Err(error) => Err(error),
        }
    }

    /// From 2026-07-28 on the call ends with the form, and is made again.
    fn ask_in_rounds<T: DeserializeOwned>(
        &self,
        key: &str,
        form: &FormSchema<'_>,
        message: &str,
    ) -> Result<Reply<T>, AskError> {
        let mut round = InputRound::new(&self.request, &self.context)?;
        // The client may change the number. All it wins is to be asked more often.
        let asked = round.state().and_then(|asked| asked.parse().ok()).unwrap_or(0);
        if let Some(answer) = round.ask_form(key, form, message)? {
            return Ok(Reply::Answer(answer));
        }
        if asked > RETRIES {
            return Ok(Reply::Failed(no_answer(round.error(key))));
        }
        round.set_state((asked + 1).to_string());
        Ok(Reply::Round(Box::new(round.into_result())))
    }
}

/// What the model is told when the person has been asked often enough.
fn no_answer(why: Option<&AnswerError>) -> String {
    let why = why.map(ToString::to_string).unwrap_or_default();
    format!("There was no answer to the form. {why}").trim_end().to_owned()
}
