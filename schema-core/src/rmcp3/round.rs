//! [`InputRound`]: questions of a call that is made again with the answers, from
//! 2026-07-28 on.

use rmcp::model::{InputRequest, InputRequests, InputRequiredResult};
use rmcp::service::{RequestContext, RoleServer};
use serde::Deserialize;

use super::AskError;
use super::client::{client_of, wrong_revision};
use super::convert::round_request;
use super::retry::Retry;
use super::sealing::Sealed;
use crate::session::{Client, Question, Round};
use crate::{Answer, AnswerError, ElicitRequestUrlParams, ElicitSchema, FormSchema};

/// One round of a request whose forms are asked by returning them
/// (`InputRequiredResult`, revision 2026-07-28).
///
/// [`ask`](Self::ask) looks for the answer to a form in the `inputResponses` of
/// the request. If there is none yet, or one that is not an answer to this form,
/// it puts the form among the `inputRequests` of the result and returns `None`:
/// the handler then returns [`into_result`](Self::into_result), the client asks
/// the person and calls again. Keys that nobody asks for are ignored.
///
/// The server keeps nothing between the rounds. `requestState` carries a digest of
/// each question, and an answer to another one does not count: where a choice is
/// gone meanwhile, or the message says another amount, the form is asked again. So
/// is one with a wrong answer, with the message, an empty line, and the violation;
/// the good values are its defaults. A result that is no answer at all (`content`
/// that is a list) is asked again with the message alone: the person did nothing
/// wrong.
///
/// # How often
///
/// A form is asked again for as long as the client calls again: the number of
/// rounds has no limit here. `rmcp`'s own client gives up after
/// [ten](rmcp::model::DEFAULT_MRTR_MAX_ROUNDS), with an error that tells the model
/// nothing of the answer. A server that wants to end it before counts in the
/// [state](Self::state), and tells what was wrong by [`error`](Self::error).
///
/// # `requestState` is the attacker's
///
/// What must last from one round to the next travels to the client and back, in
/// `requestState`: what was asked, the answers to the other forms when one of several
/// is asked again, and the server's own [`state`](Self::state). A client may send any
/// text there that it likes: [what it can forge](crate::session::Round#what-a-client-can-forge)
/// are its own answers, and that state, which is as trustworthy as an argument of
/// the call. [`Asking`](super::Asking) can seal all of it. Put nothing into it that the
/// client must not see.
///
/// ```no_run
/// use rmcp::ErrorData;
/// use rmcp::model::{CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock};
/// use rmcp::service::{RequestContext, RoleServer};
/// use schema_core::ElicitSchema;
/// use schema_core::rmcp3::InputRound;
/// use serde::Deserialize;
///
/// #[derive(ElicitSchema, Deserialize)]
/// struct Who {
///     name: String,
/// }
///
/// #[derive(ElicitSchema, Deserialize)]
/// struct Deploy {
///     branch: String,
/// }
///
/// fn deploy(
///     request: &CallToolRequestParams,
///     context: &RequestContext<RoleServer>,
///     branches: &[String],
/// ) -> Result<CallToolResponse, ErrorData> {
///     let form = Deploy::schema()
///         .to_builder()
///         .edit("branch", |field| field.options(branches))
///         .build()
///         .map_err(|error| ErrorData::internal_error(error.to_string(), None))?;
///     let mut round = InputRound::new(request, context)?;
///     let who = round.ask::<Who>("who", "Who are you?")?;
///     let deploy = round.ask_form::<Deploy>("deploy", &form, "What goes out?")?;
///     let (Some(who), Some(deploy)) = (who, deploy) else {
///         return Ok(round.into_result().into());
///     };
///     let text = match (who.accepted(), deploy.accepted()) {
///         (Some(who), Some(deploy)) => format!("{} deploys {}", who.name, deploy.branch),
///         _ => "Nothing was deployed".to_owned(),
///     };
///     Ok(CallToolResult::success(vec![ContentBlock::text(text)]).into())
/// }
/// ```
#[derive(Debug)]
pub struct InputRound {
    round: Round,
    /// What is asked, in the types of the SDK.
    requests: InputRequests,
    sealed: Option<Sealed>,
}

impl InputRound {
    /// Whether the client speaks a revision with rounds: 2026-07-28. With an
    /// older one the server asks by [`Ask`](super::Ask).
    ///
    /// ```
    /// # let context = include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/rmcp3/doc_context.rs"));
    /// use rmcp::model::ProtocolVersion;
    /// use schema_core::rmcp3::InputRound;
    ///
    /// let mut older = context.clone();
    /// older.meta.set_protocol_version(ProtocolVersion::V_2025_11_25);
    /// assert!(!InputRound::is_for(&older));
    /// assert!(InputRound::is_for(&context)); // 2026-07-28
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn is_for(context: &RequestContext<RoleServer>) -> bool {
        client_of(context).is_ok_and(|client| client.has_rounds())
    }

    /// The round that the request begins: the parameters of a `tools/call`, for one,
    /// or what a method with `rmcp`'s `#[tool]` is given instead. See [`Retry`].
    ///
    /// ```
    /// # let context = include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/rmcp3/doc_context.rs"));
    /// use rmcp::model::{CallToolRequestParams, GetPromptRequestParams};
    /// use schema_core::rmcp3::InputRound;
    ///
    /// assert!(InputRound::new(&CallToolRequestParams::new("deploy"), &context)?.is_complete());
    /// assert!(InputRound::new(&GetPromptRequestParams::new("greet"), &context)?.is_complete());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`AskError::Revision`] when the client's revision has no rounds.
    pub fn new(
        request: &impl Retry,
        context: &RequestContext<RoleServer>,
    ) -> Result<Self, AskError> {
        let client = client_of(context)?;
        if client.has_rounds() {
            Ok(Self::of(client, request))
        } else {
            Err(wrong_revision(context.protocol_version().as_ref()))
        }
    }

    pub(super) fn of(client: Client, request: &impl Retry) -> Self {
        let responses = request.input_responses().cloned().unwrap_or_default();
        let responses = responses.into_iter().collect();
        let (subject, state) = (request.subject(), request.request_state());
        let round = Round::of_parts(client, subject, responses, state);
        Self { round, requests: InputRequests::new(), sealed: None }
    }

    /// The same with the state that came, as it was sealed.
    pub(super) fn open(&mut self, state: Option<&str>, sealed: Sealed) -> Result<(), AskError> {
        self.round.open(state, &sealed.sealing, &sealed.user)?;
        self.sealed = Some(sealed);
        Ok(())
    }

    /// The answer to the form of `T`, or `None` when the client has to ask it.
    ///
    /// ```
    /// # let context = include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/rmcp3/doc_context.rs"));
    /// use rmcp::model::CallToolRequestParams;
    /// use schema_core::{Answer, ElicitSchema, rmcp3::InputRound};
    /// use serde_json::json;
    ///
    /// #[derive(Debug, PartialEq, ElicitSchema, serde::Deserialize)]
    /// struct Who {
    ///     name: String,
    /// }
    ///
    /// let request = CallToolRequestParams::new("greet");
    /// let mut round = InputRound::new(&request, &context)?;
    /// assert_eq!(round.ask::<Who>("who", "Who are you?")?, None);
    ///
    /// // The client calls again, with the answer and the state.
    /// let result = json!({"action": "accept", "content": {"name": "Kim"}});
    /// let mut request = request.with_input_responses([("who".to_owned(), result)].into());
    /// request.request_state = round.into_result().request_state;
    /// let mut round = InputRound::new(&request, &context)?;
    /// let who = Who { name: "Kim".to_owned() };
    /// assert_eq!(round.ask("who", "Who are you?")?, Some(Answer::Accept(who)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Those of [`ask_form`](Self::ask_form).
    pub fn ask<T: ElicitSchema + for<'de> Deserialize<'de>>(
        &mut self,
        key: &str,
        message: &str,
    ) -> Result<Option<Answer<T>>, AskError> {
        self.ask_form(key, T::SCHEMA, message)
    }

    /// The answer to a form that was made at run time, or `None` when the client
    /// has to ask it: with the message, and with what was wrong in an answer.
    ///
    /// ```
    /// # let context = include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/rmcp3/doc_context.rs"));
    /// use rmcp::model::CallToolRequestParams;
    /// use schema_core::{Field, FormSchema, rmcp3::InputRound};
    /// use serde_json::{Value, json};
    ///
    /// let branches = ["main", "next"]; // what exists just now
    /// let form = FormSchema::builder().field(Field::single_select("branch", branches)).build()?;
    /// let mut round = InputRound::new(&CallToolRequestParams::new("deploy"), &context)?;
    /// assert_eq!(round.ask_form::<Value>("branch", &form, "Which one?")?, None);
    ///
    /// let result = json!({"action": "accept", "content": {"branch": "gone"}});
    /// let mut request = CallToolRequestParams::new("deploy")
    ///     .with_input_responses([("branch".to_owned(), result)].into());
    /// request.request_state = round.into_result().request_state;
    /// let mut round = InputRound::new(&request, &context)?;
    /// assert_eq!(round.ask_form::<Value>("branch", &form, "Which one?")?, None);
    /// let again = "Which one?\n\nbranch: choose from: main, next (not \"gone\")";
    /// assert_eq!(round.message("branch"), Some(again));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// When the form has to be asked: [`AskError::Capability`], if the client
    /// shows none, and [`AskError::Form`] or [`AskError::NotInRmcp`], if it
    /// can't be said. What the client sent is never an error.
    pub fn ask_form<T: for<'de> Deserialize<'de>>(
        &mut self,
        key: &str,
        form: &FormSchema<'_>,
        message: &str,
    ) -> Result<Option<Answer<T>>, AskError> {
        let question = Question::new(form, message).key(key).attempts(u32::MAX);
        self.ask_question(&question, |_| Ok(()))
    }

    pub(super) fn ask_question<T: for<'de> Deserialize<'de>>(
        &mut self,
        question: &Question<'_>,
        rule: impl FnOnce(&T) -> Result<(), String>,
    ) -> Result<Option<Answer<T>>, AskError> {
        let answer = self.round.ask_checked(question, rule)?;
        if answer.is_none() {
            self.convert(Some(question.form()))?;
        }
        Ok(answer)
    }

    pub(super) fn ask_url(
        &mut self,
        key: Option<&str>,
        request: &ElicitRequestUrlParams<'_>,
        attempts: u32,
    ) -> Result<Option<Answer<()>>, AskError> {
        let answer = self.round.ask_url(key, request, attempts)?;
        if answer.is_none() {
            self.convert(None)?;
        }
        Ok(answer)
    }

    /// Says what was just asked in the types of the SDK.
    fn convert(&mut self, form: Option<&FormSchema<'_>>) -> Result<(), AskError> {
        if let Some((key, params)) = self.round.requests().last() {
            let request = InputRequest::Elicitation(round_request(params, form)?);
            self.requests.insert(key.clone(), request);
        }
        Ok(())
    }

    /// The message that the form under the key is asked with, when it has to be
    /// asked: that of the handler, and what was wrong in an answer.
    ///
    /// ```
    /// # let context = include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/rmcp3/doc_context.rs"));
    /// # use rmcp::model::CallToolRequestParams;
    /// # use schema_core::{ElicitSchema, rmcp3::InputRound};
    /// #
    /// # #[derive(ElicitSchema, serde::Deserialize)]
    /// # struct Confirm {
    /// #     sure: bool,
    /// # }
    /// let mut round = InputRound::new(&CallToolRequestParams::new("delete"), &context)?;
    /// round.ask::<Confirm>("sure", "Really?")?;
    /// assert_eq!(round.message("sure"), Some("Really?"));
    /// assert_eq!(round.message("name"), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn message(&self, key: &str) -> Option<&str> {
        self.round.message(key)
    }

    /// Why the answer under the key was none, when the form has to be asked again.
    ///
    /// ```
    /// # let context = include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/rmcp3/doc_context.rs"));
    /// # use rmcp::model::CallToolRequestParams;
    /// # use schema_core::{ElicitSchema, rmcp3::InputRound};
    /// # use serde_json::json;
    /// #
    /// # #[derive(ElicitSchema, serde::Deserialize)]
    /// # struct Booking {
    /// #     #[field(title = "Seats", max = 6)]
    /// #     seats: u8,
    /// # }
    /// let mut round = InputRound::new(&CallToolRequestParams::new("book"), &context)?;
    /// round.ask::<Booking>("booking", "How many?")?;
    /// round.set_state("1"); // how often it was asked
    ///
    /// let answer = json!({"action": "accept", "content": {"seats": 7}});
    /// let mut request = CallToolRequestParams::new("book")
    ///     .with_input_responses([("booking".to_owned(), answer)].into());
    /// request.request_state = round.into_result().request_state;
    /// let mut round = InputRound::new(&request, &context)?;
    /// // The client may change the number. All it wins is to be asked more often.
    /// let asked: u8 = round.state().and_then(|asked| asked.parse().ok()).unwrap_or(0);
    /// assert!(round.ask::<Booking>("booking", "How many?")?.is_none());
    /// match round.error("booking").map(ToString::to_string) {
    ///     Some(why) if asked >= 3 => println!("There was no answer. {why}"), // for the model
    ///     why => {
    ///         round.set_state(asked.saturating_add(1).to_string());
    ///         assert_eq!(why.as_deref(), Some("Seats: must be at most 6"));
    ///     }
    /// }
    /// assert_eq!(round.message("booking"), Some("How many?\n\nSeats: must be at most 6"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn error(&self, key: &str) -> Option<&AnswerError> {
        self.round.error(key)
    }

    /// The server's own state, from the round before until a new one is
    /// set. The client has it, and may
    /// have changed it: see [above](Self).
    ///
    /// ```
    /// # let context = include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/rmcp3/doc_context.rs"));
    /// use rmcp::model::CallToolRequestParams;
    /// use schema_core::rmcp3::InputRound;
    ///
    /// let mut request = CallToolRequestParams::new("delete");
    /// let mut round = InputRound::new(&request, &context)?;
    /// assert_eq!(round.state(), None);
    /// round.set_state("7");
    ///
    /// request.request_state = round.into_result().request_state;
    /// assert_eq!(InputRound::new(&request, &context)?.state(), Some("7"));
    /// request.request_state = Some("nothing of ours".to_owned());
    /// assert_eq!(InputRound::new(&request, &context)?.state(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn state(&self) -> Option<&str> {
        self.round.state()
    }

    /// Sets the server's own state for the next round; otherwise it stays as it
    /// is.
    ///
    /// ```
    /// # let context = include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/rmcp3/doc_context.rs"));
    /// use rmcp::model::CallToolRequestParams;
    /// use schema_core::rmcp3::InputRound;
    ///
    /// let mut request = CallToolRequestParams::new("delete");
    /// let mut round = InputRound::new(&request, &context)?;
    /// round.set_state("7");
    ///
    /// for _ in 0..2 {
    ///     request.request_state = round.into_result().request_state;
    ///     round = InputRound::new(&request, &context)?;
    ///     assert_eq!(round.state(), Some("7"));
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_state(&mut self, state: impl Into<String>) {
        self.round.set_state(state);
    }

    /// Whether every form that was asked for has its answer.
    ///
    /// ```
    /// # let context = include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/rmcp3/doc_context.rs"));
    /// # use rmcp::model::CallToolRequestParams;
    /// # use schema_core::{ElicitSchema, rmcp3::InputRound};
    /// #
    /// # #[derive(ElicitSchema, serde::Deserialize)]
    /// # struct Confirm {
    /// #     sure: bool,
    /// # }
    /// let mut round = InputRound::new(&CallToolRequestParams::new("delete"), &context)?;
    /// assert!(round.is_complete());
    /// round.ask::<Confirm>("sure", "Really?")?;
    /// assert!(!round.is_complete());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn is_complete(&self) -> bool {
        self.round.is_complete()
    }

    /// What to return while the round is not [complete](Self::is_complete): the
    /// forms under their keys, and the state.
    ///
    /// ```
    /// # let context = include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/rmcp3/doc_context.rs"));
    /// # use rmcp::model::CallToolRequestParams;
    /// # use schema_core::{ElicitSchema, rmcp3::InputRound};
    /// #
    /// # #[derive(ElicitSchema, serde::Deserialize)]
    /// # struct Confirm {
    /// #     sure: bool,
    /// # }
    /// let mut round = InputRound::new(&CallToolRequestParams::new("delete"), &context)?;
    /// round.ask::<Confirm>("sure", "Really?")?;
    /// let result = round.into_result();
    /// assert!(result.input_requests.is_some_and(|requests| requests.contains_key("sure")));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn into_result(self) -> InputRequiredResult {
        self.to_result()
    }

    pub(super) fn to_result(&self) -> InputRequiredResult {
        let state = match &self.sealed {
            Some(Sealed { sealing, user }) => {
                self.round.clone().into_sealed(sealing, user).request_state()
            }
            None => self.round.request_state(),
        };
        InputRequiredResult::new(Some(self.requests.clone()), state)
    }
}
