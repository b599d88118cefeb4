//! [`Asking`]: one way to ask, in every revision.

use core::future::{Future, poll_fn};
use core::pin::pin;
use core::sync::atomic::{AtomicBool, Ordering};
use core::task::Poll;
use std::borrow::Cow;
use std::sync::{Mutex, MutexGuard, PoisonError};

use rmcp::ErrorData;
use rmcp::handler::server::common::FromContextPart;
use rmcp::handler::server::tool::ToolCallContext;
use rmcp::model::{CallToolRequestParams, InputRequests, InputRequiredResult};
use rmcp::service::{Peer, RequestContext, RoleServer};
use serde::Deserialize;

use super::client::client_of;
use super::question::{AskForm, AskUrl};
use super::retry::Retry;
use super::sealing::{Sealed, Sealing};
use super::{AskError, InputRound};
use crate::session::Client;
use crate::url::ElicitUrl;
use crate::{ElicitSchema, FormSchema};

/// Asks a person in the middle of a call, in whichever way the client's revision has.
///
/// It is an argument of a method with `rmcp`'s `#[tool]`, or made of the request and
/// its context by [`new`](Self::new). A question is awaited inside of
/// [`run`](Self::run), and answers like a function call:
///
/// ```no_run
/// use rmcp::ErrorData;
/// use rmcp::model::{CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock};
/// use rmcp::service::{RequestContext, RoleServer};
/// use schema_core::rmcp3::{Asking, ToolError};
/// use schema_core::{Answer, ElicitSchema};
/// use serde::Deserialize;
///
/// #[derive(ElicitSchema, Deserialize)]
/// struct Seats {
///     #[field(min = 1, max = 6)]
///     seats: u8,
/// }
///
/// async fn book(
///     request: CallToolRequestParams,
///     context: RequestContext<RoleServer>,
/// ) -> Result<CallToolResponse, ErrorData> {
///     let ask = Asking::new(&request, &context);
///     let booked = ask.run(async {
///         let Answer::Accept(seats) = ask.ask::<Seats>("How many seats?").await? else {
///             return Ok(CallToolResult::success(vec![ContentBlock::text("None booked")]));
///         };
///         Ok(CallToolResult::success(vec![ContentBlock::text(format!("{} seats", seats.seats))]))
///     });
///     booked.await.or_else(ToolError::into_response)
/// }
/// ```
///
/// # What runs again
///
/// Until 2025-11-25 the question is sent, and the body waits. From 2026-07-28 on the
/// call ends with the question, and the client makes it again with the answer: then
/// **the body runs again, from its start**, and each question that has its answer
/// answers at once. So what stands before a question may read, compute and check, but
/// nothing may be done there that must not be done twice: pay, send, delete *behind*
/// the last question. What has to be the same in each round (an id, an offer that was
/// shown) goes into the [state](Self::set_state), or is what the question itself says:
/// an answer belongs to its message and its form, and when these are others in the
/// next round, they are asked anew.
///
/// Questions that do not depend on each other are asked at once, in one round, by
/// `tokio::try_join!` or the like. A question that was sent is withdrawn when the
/// client cancels the call, when its [`time_limit`](AskForm::time_limit) is over, and when
/// its future is dropped.
#[derive(Debug)]
pub struct Asking {
    pub(super) context: RequestContext<RoleServer>,
    pub(super) way: Way,
    /// What came, for a state that is sealed.
    state: Option<String>,
    running: AtomicBool,
    /// Whether a question of this round waits for the next one.
    paused: AtomicBool,
}

/// How the client is asked.
#[derive(Debug)]
pub(super) enum Way {
    Send(Client),
    Rounds(Client, Box<Mutex<InputRound>>),
    /// Its revision has no way.
    Nowhere,
}

impl Asking {
    /// For a call, as a handler written by hand has it: a `tools/call`, a `prompts/get`
    /// or a `resources/read`.
    ///
    /// ```
    /// # let context = include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/rmcp3/doc_context.rs"));
    /// use rmcp::model::CallToolRequestParams;
    /// use schema_core::rmcp3::Asking;
    ///
    /// let ask = Asking::new(&CallToolRequestParams::new("book"), &context);
    /// assert!(ask.client()?.has_rounds());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(request: &impl Retry, context: &RequestContext<RoleServer>) -> Self {
        let way = match client_of(context) {
            Ok(client) if client.has_rounds() => {
                Way::Rounds(client, Box::new(Mutex::new(InputRound::of(client, request))))
            }
            Ok(client) => Way::Send(client),
            Err(_) => Way::Nowhere,
        };
        Self {
            context: context.clone(),
            way,
            state: request.request_state().map(str::to_owned),
            running: AtomicBool::new(false),
            paused: AtomicBool::new(false),
        }
    }

    /// The same with all that travels sealed: by this key, for this tool, and for this
    /// user, where there is one (the `sub` of an authorised request; else `""`).
    ///
    /// Without it a client can forge [its own answers](crate::session::Round#what-a-client-can-forge)
    /// and the [state](Self::state).
    ///
    /// ```
    /// # let context = include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/rmcp3/doc_context.rs"));
    /// use rmcp::model::CallToolRequestParams;
    /// use schema_core::rmcp3::{AskError, Asking, Sealing};
    ///
    /// let sealing = Sealing::new([7_u8; 32])?;
    /// let mut request = CallToolRequestParams::new("book");
    /// request.request_state = Some(r#"{"state":"admin"}"#.to_owned());
    /// let ask = Asking::new(&request, &context);
    /// assert!(matches!(ask.sealed(&sealing, "kim"), Err(AskError::State)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`AskError::State`] when the client sent something else than it was given, or
    /// too late.
    pub fn sealed(self, sealing: &Sealing, user: &str) -> Result<Self, AskError> {
        if let Way::Rounds(_, round) = &self.way {
            let sealed = Sealed { sealing: sealing.clone(), user: user.to_owned() };
            lock(round).open(self.state.as_deref(), sealed)?;
        }
        Ok(self)
    }

    /// Runs the body of a call, in which questions are awaited; returns its result, or
    /// what the client has to ask first. See [what runs again](Self#what-runs-again).
    ///
    /// The result is a `CallToolResponse`, or another one that can be an
    /// `InputRequiredResult`.
    ///
    /// ```
    /// # use schema_core::rmcp3::{Asking, ToolError};
    /// # use schema_core::ElicitSchema;
    /// use rmcp::model::{GetPromptResponse, GetPromptResult};
    ///
    /// #[derive(ElicitSchema, serde::Deserialize)]
    /// struct Tone {
    ///     formal: bool,
    /// }
    ///
    /// async fn prompt(ask: &Asking) -> Result<GetPromptResponse, ToolError> {
    ///     ask.run(async {
    ///         let formal = ask.ask::<Tone>("How?").await?.accepted().is_some_and(|tone| tone.formal);
    ///         Ok(GetPromptResult::new(Vec::new()).with_description(format!("formal: {formal}")))
    ///     })
    ///     .await
    /// }
    /// ```
    ///
    /// # Errors
    ///
    /// Those of the body.
    pub async fn run<Body, Done, Error, Response>(&self, body: Body) -> Result<Response, Error>
    where
        Body: Future<Output = Result<Done, Error>>,
        Response: From<Done> + From<InputRequiredResult>,
    {
        self.running.store(true, Ordering::Relaxed);
        let mut body = pin!(body);
        let done = poll_fn(|cx| match body.as_mut().poll(cx) {
            Poll::Ready(result) => Poll::Ready(Some(result)),
            // All that could be asked in this round has been.
            Poll::Pending if self.paused.load(Ordering::Relaxed) => Poll::Ready(None),
            Poll::Pending => Poll::Pending,
        });
        let done = done.await;
        self.running.store(false, Ordering::Relaxed);
        match done {
            Some(result) => result.map(Response::from),
            None => Ok(self.take_round().into()),
        }
    }

    /// Asks the form of `T`: `.await` it inside of [`run`](Self::run).
    ///
    /// ```
    /// # use schema_core::rmcp3::{AskError, Asking};
    /// # use schema_core::{Answer, ElicitSchema};
    /// # use serde::Deserialize;
    /// use std::time::Duration;
    ///
    /// #[derive(ElicitSchema, Deserialize)]
    /// struct Name {
    ///     name: String,
    /// }
    ///
    /// async fn name(ask: &Asking) -> Result<Option<String>, AskError> {
    ///     let minute = Duration::from_secs(60);
    ///     let answer = ask.ask::<Name>("What is your name?").attempts(2).time_limit(minute).await?;
    ///     Ok(answer.accepted().map(|given| given.name))
    /// }
    /// ```
    pub fn ask<'a, T: ElicitSchema + for<'de> Deserialize<'de>>(
        &'a self,
        message: impl Into<Cow<'a, str>>,
    ) -> AskForm<'a, T> {
        AskForm::new(self, T::SCHEMA, message.into())
    }

    /// Asks a form that was made at run time.
    ///
    /// ```
    /// # use schema_core::rmcp3::{AskError, Asking};
    /// # use schema_core::{Answer, Field, FormSchema};
    /// use serde_json::Value;
    ///
    /// async fn choose(ask: &Asking, branches: &[String]) -> Result<Answer<Value>, AskError> {
    ///     let branch = Field::single_select("branch", branches).required(true);
    ///     let form = FormSchema::builder().field(branch).build()?;
    ///     ask.ask_form(&form, "Which one?").await
    /// }
    /// ```
    pub fn ask_form<'a, T: for<'de> Deserialize<'de>>(
        &'a self,
        form: &'a FormSchema<'a>,
        message: impl Into<Cow<'a, str>>,
    ) -> AskForm<'a, T> {
        AskForm::new(self, form, message.into())
    }

    /// Shows an address, for what must not go into a form: `.await` it inside of
    /// [`run`](Self::run). Accepted means that the person opens it, not that it is done.
    ///
    /// In rounds the address has to be the same in each: see
    /// [what runs again](Self#what-runs-again).
    ///
    /// ```
    /// # use schema_core::rmcp3::{AskError, Asking};
    /// # use schema_core::Answer;
    /// use schema_core::url::ElicitUrl;
    ///
    /// static CONNECT: ElicitUrl<'_> = ElicitUrl::from_static("https://example.com/connect");
    ///
    /// async fn connect(ask: &Asking) -> Result<bool, AskError> {
    ///     Ok(ask.url(&CONNECT, "Connect your account").await?.is_accept())
    /// }
    /// ```
    pub fn url<'a>(
        &'a self,
        page: &'a ElicitUrl<'_>,
        message: impl Into<Cow<'a, str>>,
    ) -> AskUrl<'a> {
        AskUrl::new(self, page, message.into())
    }

    /// Who is asked: for a server that has another form, or other words, for a client
    /// that can't be asked this one.
    ///
    /// ```no_run
    /// # use schema_core::rmcp3::{AskError, Asking};
    /// # use schema_core::{Answer, FormSchema};
    /// use serde_json::Value;
    ///
    /// async fn choose(
    ///     ask: &Asking,
    ///     several: &FormSchema<'_>,
    ///     one: &FormSchema<'_>,
    /// ) -> Result<Answer<Value>, AskError> {
    ///     // 2025-06-18 has no multi-select.
    ///     let form = if ask.client()?.can_show(several).is_ok() { several } else { one };
    ///     ask.ask_form(form, "What do you want?").await
    /// }
    /// ```
    ///
    /// # Errors
    ///
    /// [`AskError::Revision`] for a client whose revision has no forms.
    pub fn client(&self) -> Result<Client, AskError> {
        match &self.way {
            Way::Send(client) | Way::Rounds(client, _) => Ok(*client),
            Way::Nowhere => client_of(&self.context),
        }
    }

    /// The other end of the connection.
    ///
    /// ```
    /// # use schema_core::rmcp3::Asking;
    /// use rmcp::service::ServiceError;
    /// use schema_core::rmcp3::complete_elicitation;
    ///
    /// async fn connected(ask: &Asking) -> Result<(), ServiceError> {
    ///     complete_elicitation(ask.peer(), "7f3a").await
    /// }
    /// ```
    pub fn peer(&self) -> &Peer<RoleServer> {
        &self.context.peer
    }

    /// The server's own state from the round before, or none until one is set. In a
    /// revision without rounds there is none to come.
    ///
    /// ```
    /// # let context = include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/rmcp3/doc_context.rs"));
    /// # use rmcp::model::CallToolRequestParams;
    /// # use schema_core::rmcp3::Asking;
    /// let ask = Asking::new(&CallToolRequestParams::new("book"), &context);
    /// let offer = ask.state().unwrap_or_else(|| "offer-7".to_owned());
    /// ask.set_state(offer);
    /// assert_eq!(ask.state().as_deref(), Some("offer-7"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn state(&self) -> Option<String> {
        match &self.way {
            Way::Rounds(_, round) => lock(round).state().map(str::to_owned),
            Way::Send(_) | Way::Nowhere => None,
        }
    }

    /// Sets the server's own state for the next round. The client can read it, and
    /// change it unless it is [sealed](Self::sealed).
    ///
    /// ```
    /// # let context = include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/rmcp3/doc_context.rs"));
    /// # use rmcp::model::CallToolRequestParams;
    /// # use schema_core::rmcp3::Asking;
    /// let ask = Asking::new(&CallToolRequestParams::new("book"), &context);
    /// ask.set_state("7");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_state(&self, state: impl Into<String>) {
        if let Way::Rounds(_, round) = &self.way {
            lock(round).set_state(state);
        }
    }

    /// Runs what looks for an answer in this round; when there is none, the call ends.
    pub(super) fn in_round<T>(
        &self,
        round: &Mutex<InputRound>,
        look: impl FnOnce(&mut InputRound) -> Result<Option<T>, AskError>,
    ) -> Poll<Result<T, AskError>> {
        if !self.running.load(Ordering::Relaxed) {
            return Poll::Ready(Err(AskError::OutsideOfRun));
        }
        match look(&mut lock(round)) {
            Ok(Some(answer)) => Poll::Ready(Ok(answer)),
            Ok(None) => {
                self.paused.store(true, Ordering::Relaxed);
                Poll::Pending
            }
            Err(error) => Poll::Ready(Err(error)),
        }
    }

    fn take_round(&self) -> InputRequiredResult {
        match &self.way {
            Way::Rounds(_, round) => lock(round).to_result(),
            // Nothing pauses there.
            Way::Send(_) | Way::Nowhere => {
                InputRequiredResult::new(Some(InputRequests::new()), None)
            }
        }
    }
}

fn lock(round: &Mutex<InputRound>) -> MutexGuard<'_, InputRound> {
    round.lock().unwrap_or_else(PoisonError::into_inner)
}

/// As an argument of a method with `#[tool]`.
impl<S> FromContextPart<ToolCallContext<'_, S>> for Asking {
    fn from_context_part(context: &mut ToolCallContext<'_, S>) -> Result<Self, ErrorData> {
        let mut request = CallToolRequestParams::new(context.name.clone());
        request.input_responses = context.input_responses.take();
        request.request_state = context.request_state.take();
        Ok(Self::new(&request, &context.request_context))
    }
}
