//! [`Exchange`]: a question that is sent, until 2025-11-25.

use core::fmt;
use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::question::no_rule;
use super::wire;
use super::{Client, Mode, Question, SessionError};
use crate::answer::Answer;
use crate::form::{ElicitRequestFormParams, FormSchema};
use crate::wire::ProtocolVersion;

/// A question that the server sends, and sends again while the answer is none
/// (`elicitation/create`, revisions 2025-06-18 and 2025-11-25).
///
/// ```
/// use schema_core::session::{Client, Exchange, Question};
/// use schema_core::{Answer, ElicitSchema, ProtocolVersion};
/// use serde_json::json;
///
/// #[derive(ElicitSchema, serde::Deserialize)]
/// struct Seats {
///     #[field(max = 6)]
///     seats: u8,
/// }
///
/// let client = Client::new(ProtocolVersion::V2025_11_25, &json!({"elicitation": {}}));
/// let mut exchange = Exchange::new(&client, Question::new(Seats::schema(), "How many?"))?;
/// assert_eq!(
///     exchange.request(&1),
///     r#"{"jsonrpc":"2.0","id":1,"method":"elicitation/create","params":{"mode":"form","message":"How many?","requestedSchema":{"type":"object","properties":{"seats":{"type":"integer","minimum":0,"maximum":6}},"required":["seats"]}}}"#,
/// );
///
/// // The client's result is none: there is something to send again.
/// let wrong = json!({"action": "accept", "content": {"seats": 7}});
/// assert!(exchange.read::<Seats>(&wrong)?.is_none());
/// assert_eq!(exchange.message(), "How many?\n\nseats: must be at most 6");
///
/// let right = json!({"action": "accept", "content": {"seats": 2}});
/// let Some(Answer::Accept(seats)) = exchange.read::<Seats>(&right)? else { panic!() };
/// assert_eq!(seats.seats, 2);
/// # Ok::<(), schema_core::session::SessionError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Exchange<'a> {
    question: Question<'a>,
    version: ProtocolVersion,
    message: String,
    /// What is shown, which is not what an answer is judged by.
    form: Cow<'a, FormSchema<'a>>,
    asked: u32,
}

impl<'a> Exchange<'a> {
    /// The question to this client.
    ///
    /// ```
    /// # use schema_core::session::{Client, Exchange, Question};
    /// # use schema_core::{Field, FormSchema, ProtocolVersion};
    /// # use serde_json::json;
    /// let form = FormSchema::builder().field(Field::multi_select("days", ["mo", "tu"])).build()?;
    /// let old = Client::new(ProtocolVersion::V2025_06_18, &json!({"elicitation": {}}));
    /// let error = Exchange::new(&old, Question::new(&form, "When?")).unwrap_err();
    /// assert!(error.to_string().contains("2025-06-18 has no multi-select"));
    /// # Ok::<(), schema_core::FormError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`SessionError::Capability`] and [`SessionError::Form`]: before anything is
    /// sent.
    pub fn new(client: &Client, question: Question<'a>) -> Result<Self, SessionError> {
        client.check(Mode::Form)?;
        question.form.for_version(client.version())?;
        Ok(Self {
            version: client.version(),
            message: question.message.to_string(),
            form: Cow::Borrowed(question.form),
            question,
            asked: 1,
        })
    }

    /// The message, as it is sent next.
    ///
    /// ```
    /// # use schema_core::session::{Client, Exchange, Question};
    /// # use schema_core::{Field, FormSchema, ProtocolVersion};
    /// # use serde_json::json;
    /// let form = FormSchema::builder().field(Field::boolean("sure")).build()?;
    /// let client = Client::new(ProtocolVersion::V2025_11_25, &json!({"elicitation": {}}));
    /// let exchange = Exchange::new(&client, Question::new(&form, "Really?"))?;
    /// assert_eq!(exchange.message(), "Really?");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn message(&self) -> &str {
        &self.message
    }

    /// The parameters of the request that is sent next, in the words of the client's
    /// revision.
    ///
    /// ```
    /// # use schema_core::session::{Client, Exchange, Question};
    /// # use schema_core::{Field, FormSchema, ProtocolVersion};
    /// # use serde_json::json;
    /// let form = FormSchema::builder().field(Field::boolean("sure")).build()?;
    /// let client = Client::new(ProtocolVersion::V2025_11_25, &json!({"elicitation": {}}));
    /// let exchange = Exchange::new(&client, Question::new(&form, "Really?"))?;
    /// assert_eq!(exchange.params()?.form(), &form);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// None that [`new`](Self::new) would not have had.
    pub fn params(&self) -> Result<ElicitRequestFormParams<'_>, SessionError> {
        let form = self.form.for_version(self.version)?;
        let names_mode = self.version > ProtocolVersion::V2025_06_18;
        let message = Cow::Borrowed(&*self.message);
        let params = ElicitRequestFormParams::owned(message, form, names_mode);
        Ok(params.or_meta(self.question.meta.as_ref()))
    }

    /// The whole request as text for the wire, with an id of the server's: its keys and
    /// its fields in order, whatever the features of `serde_json`.
    ///
    /// ```
    /// # use schema_core::session::{Client, Exchange, Question};
    /// # use schema_core::{Field, FormSchema, ProtocolVersion};
    /// # use serde_json::json;
    /// let form = FormSchema::builder().field(Field::boolean("sure")).build()?;
    /// let client = Client::new(ProtocolVersion::V2025_06_18, &json!({"elicitation": {}}));
    /// let exchange = Exchange::new(&client, Question::new(&form, "Really?"))?;
    /// assert_eq!(
    ///     exchange.request(&"ask-1"),
    ///     r#"{"jsonrpc":"2.0","id":"ask-1","method":"elicitation/create","params":{"message":"Really?","requestedSchema":{"type":"object","properties":{"sure":{"type":"boolean"}}}}}"#,
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn request(&self, id: &(impl Serialize + ?Sized)) -> String {
        self.params().map(|params| wire::request(id, &params)).unwrap_or_default()
    }

    /// What came back: the answer, or `None` when the question is to be sent again.
    ///
    /// ```
    /// # use schema_core::session::{Client, Exchange, Question};
    /// # use schema_core::{Answer, Field, FormSchema, ProtocolVersion};
    /// # use serde_json::{Value, json};
    /// let form = FormSchema::builder().field(Field::boolean("sure")).build()?;
    /// let client = Client::new(ProtocolVersion::V2025_11_25, &json!({"elicitation": {}}));
    /// let mut exchange = Exchange::new(&client, Question::new(&form, "Really?"))?;
    /// let answer = exchange.read::<Value>(&json!({"action": "decline"}))?;
    /// assert_eq!(answer, Some(Answer::Decline));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`SessionError::Answer`] with what was wrong with the last answer that was
    /// allowed, and at once with a result that is no answer at all: that is the
    /// client's fault, and would come again.
    pub fn read<T: for<'de> Deserialize<'de>>(
        &mut self,
        result: &Value,
    ) -> Result<Option<Answer<T>>, SessionError> {
        self.read_checked(result, no_rule)
    }

    /// As [`read`](Self::read), with a rule of this one call, about the answer as a whole:
    /// what it says is asked again, like any violation.
    ///
    /// ```
    /// # use schema_core::session::{Client, Exchange, Question};
    /// # use schema_core::{Field, FormSchema, ProtocolVersion};
    /// # use serde_json::{Value, json};
    /// let form = FormSchema::builder().field(Field::integer("seats")).build()?;
    /// let client = Client::new(ProtocolVersion::V2025_11_25, &json!({"elicitation": {}}));
    /// let mut exchange = Exchange::new(&client, Question::new(&form, "How many?"))?;
    ///
    /// let result = json!({"action": "accept", "content": {"seats": 9}});
    /// let left = |answer: &Value| match answer["seats"].as_i64() {
    ///     Some(9..) => Err("there are 8 left"),
    ///     _ => Ok(()),
    /// };
    /// assert!(exchange.read_checked(&result, left)?.is_none());
    /// assert_eq!(exchange.message(), "How many?\n\nThe answer: there are 8 left");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`read`](Self::read).
    pub fn read_checked<T: for<'de> Deserialize<'de>, E: fmt::Display>(
        &mut self,
        result: &Value,
        rule: impl FnOnce(&T) -> Result<(), E>,
    ) -> Result<Option<Answer<T>>, SessionError> {
        let error = match self.question.judge(result, rule) {
            Ok(answer) => return Ok(Some(answer)),
            Err(error) => error,
        };
        let is_malformed = matches!(error, crate::AnswerError::Malformed(_));
        if is_malformed || self.asked >= self.question.attempts {
            return Err(error.into());
        }
        let (message, form) = self.question.again(result, &error);
        self.message = message;
        self.form = Cow::Owned(form);
        self.asked = self.asked.saturating_add(1);
        Ok(None)
    }
}
