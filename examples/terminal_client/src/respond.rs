//! Who answers a form: a person, or a file.

use std::collections::VecDeque;
use std::error::Error;

use schema_core::{Answer, ElicitRequestUrlParams, FormSchema};
use serde_json::{Value, json};

use crate::address::introduction;
use crate::input::plain;

/// Answers forms.
pub(crate) trait Respond: Send {
    /// The answer to a form; it does block.
    ///
    /// # Errors
    ///
    /// When there is no way to ask.
    fn respond(
        &mut self,
        server: &str,
        message: &str,
        form: &FormSchema<'_>,
    ) -> Result<Answer<Value>, Box<dyn Error + Send + Sync>>;

    /// What is said to an address; it does block.
    ///
    /// # Errors
    ///
    /// When there is no way to ask.
    fn visit(
        &mut self,
        server: &str,
        request: &ElicitRequestUrlParams<'_>,
    ) -> Result<Answer<()>, Box<dyn Error + Send + Sync>>;
}

/// The answers of a file, in turn; after the last one every form is cancelled.
pub(crate) struct Prepared(pub(crate) VecDeque<Value>);

impl Respond for Prepared {
    fn respond(
        &mut self,
        server: &str,
        message: &str,
        form: &FormSchema<'_>,
    ) -> Result<Answer<Value>, Box<dyn Error + Send + Sync>> {
        eprintln!("{}: {}", plain(server), plain(message));
        let next = self.0.pop_front().unwrap_or_else(|| json!({ "action": "cancel" }));
        let content = match next.get("action").and_then(Value::as_str) {
            Some("decline") => return Ok(Answer::Decline),
            Some("cancel") => return Ok(Answer::Cancel),
            Some("accept") => next.get("content").cloned().unwrap_or_else(|| json!({})),
            _ => next,
        };
        // Said here, and sent all the same: the server has the last word.
        if let Err(violations) = form.validate(&content) {
            eprintln!("{}", plain(&violations.to_string()));
        }
        Ok(Answer::Accept(content))
    }

    fn visit(
        &mut self,
        server: &str,
        request: &ElicitRequestUrlParams<'_>,
    ) -> Result<Answer<()>, Box<dyn Error + Send + Sync>> {
        eprintln!("{}", introduction(server, request));
        let next = self.0.pop_front().unwrap_or_else(|| json!({ "action": "cancel" }));
        Ok(match next.get("action").and_then(Value::as_str) {
            Some("decline") => Answer::Decline,
            Some("accept") => Answer::Accept(()),
            // The content of a form is no consent to an address.
            _ => Answer::Cancel,
        })
    }
}
