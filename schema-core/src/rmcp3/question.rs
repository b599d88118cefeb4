//! [`AskForm`] and [`AskUrl`]: a question on its way to be awaited.

use core::fmt;
use core::future::Future;
use core::pin::Pin;
use core::task::{Context, Poll};
use core::time::Duration;
use std::borrow::Cow;
use std::sync::Arc;

use rmcp::service::PeerRequestOptions;
use serde::Deserialize;
use serde_json::{Map, Value};

use super::AskError;
use super::asking::{Asking, Way};
use super::client::client_of;
use super::delivery::Delivery;
use crate::session::{Client, Question, digest};
use crate::url::ElicitUrl;
use crate::{Answer, FormSchema};

type Sent<'a, T> = Pin<Box<dyn Future<Output = Result<Answer<T>, AskError>> + Send + 'a>>;

/// A rule of the author's own.
type Rule<'a, T> = Arc<dyn Fn(&T) -> Result<(), String> + Send + Sync + 'a>;

/// How often, and how long.
#[derive(Clone, Debug)]
struct Limits<'a> {
    key: Option<Cow<'a, str>>,
    fixed: bool,
    attempts: u32,
    limit: Option<Duration>,
    progress: Option<Duration>,
    meta: Option<Map<String, Value>>,
}

impl Limits<'_> {
    fn new() -> Self {
        Self {
            key: None,
            fixed: false,
            attempts: Question::ATTEMPTS,
            limit: None,
            progress: None,
            meta: None,
        }
    }

    fn delivery<'d>(&self, asking: &'d Asking) -> Delivery<'d> {
        Delivery {
            call: Some(&asking.context),
            limit: self.limit,
            progress: self.progress,
            ..Delivery::to(&asking.context.peer)
        }
    }
}

macro_rules! limits {
    () => {
        /// Asked at most so many times, and at least once: counted in each revision, also
        /// over rounds. Without it, [`Question::ATTEMPTS`](crate::session::Question::ATTEMPTS).
        ///
        /// ```
        /// # use core::time::Duration;
        /// # use schema_core::rmcp3::{AskError, Asking};
        /// # use schema_core::url::ElicitUrl;
        /// async fn connect(ask: &Asking, page: &ElicitUrl<'_>) -> Result<bool, AskError> {
        ///     Ok(ask.url(page, "Connect").attempts(1).await?.is_accept())
        /// }
        /// ```
        pub fn attempts(mut self, attempts: u32) -> Self {
            self.limits.attempts = attempts;
            self
        }

        /// How long the person has, from the first time on. Then the question is withdrawn
        /// (`notifications/cancelled`), and it is the `Timeout` of a `ServiceError`.
        ///
        /// In rounds the server does not wait, and [`Sealing`](super::Sealing) has a limit.
        ///
        /// ```
        /// # use core::time::Duration;
        /// # use schema_core::rmcp3::{AskError, Asking};
        /// # use schema_core::url::ElicitUrl;
        /// async fn connect(ask: &Asking, page: &ElicitUrl<'_>) -> Result<bool, AskError> {
        ///     Ok(ask.url(page, "Connect").time_limit(Duration::from_secs(60)).await?.is_accept())
        /// }
        /// ```
        pub fn time_limit(mut self, limit: Duration) -> Self {
            self.limits.limit = Some(limit);
            self
        }

        /// Tells the client so often that the call goes on (`notifications/progress`), if it
        /// asked for that: else it may give the call up while the person thinks.
        ///
        /// ```
        /// # use core::time::Duration;
        /// # use schema_core::rmcp3::{AskError, Asking};
        /// # use schema_core::url::ElicitUrl;
        /// async fn connect(ask: &Asking, page: &ElicitUrl<'_>) -> Result<bool, AskError> {
        ///     Ok(ask.url(page, "Connect").progress(Duration::from_secs(5)).await?.is_accept())
        /// }
        /// ```
        pub fn progress(mut self, every: Duration) -> Self {
            self.limits.progress = Some(every);
            self
        }

        /// A `_meta` of the request, where the client's revision has one: until 2025-11-25.
        ///
        /// ```
        /// # use schema_core::rmcp3::{AskError, Asking};
        /// # use schema_core::url::ElicitUrl;
        /// use serde_json::{Map, json};
        ///
        /// async fn connect(ask: &Asking, page: &ElicitUrl<'_>) -> Result<bool, AskError> {
        ///     let meta = Map::from_iter([("example.com/trace".to_owned(), json!(7))]);
        ///     Ok(ask.url(page, "Connect").meta(meta).await?.is_accept())
        /// }
        /// ```
        pub fn meta(mut self, meta: Map<String, Value>) -> Self {
            self.limits.meta = Some(meta);
            self
        }

        /// A name of its own among the `inputRequests` of a round. Without it the question has
        /// one that is made of itself.
        ///
        /// ```
        /// # use core::time::Duration;
        /// # use schema_core::rmcp3::{AskError, Asking};
        /// # use schema_core::url::ElicitUrl;
        /// async fn connect(ask: &Asking, page: &ElicitUrl<'_>) -> Result<bool, AskError> {
        ///     Ok(ask.url(page, "Connect").key("connect").await?.is_accept())
        /// }
        /// ```
        pub fn key(mut self, key: impl Into<Cow<'a, str>>) -> Self {
            self.limits.key = Some(key.into());
            self
        }
    };
}

/// A form that is asked once it is awaited: see [`Asking::ask`].
///
/// # Errors
///
/// Before anything is asked: [`AskError::Revision`], [`AskError::Capability`], and
/// [`AskError::Form`] for a form that the client's revision can't say. Then
/// [`AskError::Answer`] or [`AskError::NoAnswer`] once it was asked as often as allowed,
/// [`AskError::Cancelled`], and [`AskError::Service`], with the type it has in `rmcp`.
#[must_use = "nothing is asked before it is awaited"]
pub struct AskForm<'a, T> {
    asking: &'a Asking,
    form: &'a FormSchema<'a>,
    message: Cow<'a, str>,
    limits: Limits<'a>,
    rule: Option<Rule<'a, T>>,
    /// Once it was polled.
    sent: Option<Sent<'a, T>>,
    put: bool,
}

impl<'a, T: for<'de> Deserialize<'de>> AskForm<'a, T> {
    pub(super) fn new(asking: &'a Asking, form: &'a FormSchema<'a>, message: Cow<'a, str>) -> Self {
        let limits = Limits::new();
        Self { asking, form, message, limits, rule: None, sent: None, put: false }
    }

    limits!();

    /// As [`key`](Self::key), and an answer under that name counts whatever was asked:
    /// see [`Question::fixed_key`].
    ///
    /// ```
    /// # use schema_core::rmcp3::{AskError, Asking};
    /// # use schema_core::ElicitSchema;
    /// #[derive(ElicitSchema, serde::Deserialize)]
    /// struct City {
    ///     city: String,
    /// }
    ///
    /// async fn city(ask: &Asking) -> Result<Option<String>, AskError> {
    ///     let answer = ask.ask::<City>("Where?").fixed_key("city").await?;
    ///     Ok(answer.accepted().map(|given| given.city))
    /// }
    /// ```
    pub fn fixed_key(mut self, key: impl Into<Cow<'a, str>>) -> Self {
        self.limits.fixed = true;
        self.key(key)
    }

    /// A rule of this one call, about the answer as a whole: what it says is asked again,
    /// like any violation.
    ///
    /// ```
    /// # use schema_core::rmcp3::{AskError, Asking};
    /// # use schema_core::{Answer, ElicitSchema};
    /// #[derive(ElicitSchema, serde::Deserialize)]
    /// struct Seats {
    ///     seats: u8,
    /// }
    ///
    /// async fn seats(ask: &Asking, left: u8) -> Result<Answer<Seats>, AskError> {
    ///     let fits = move |answer: &Seats| {
    ///         if answer.seats <= left { Ok(()) } else { Err(format!("only {left} are left")) }
    ///     };
    ///     ask.ask::<Seats>("How many seats?").check(fits).await
    /// }
    /// ```
    pub fn check<E: fmt::Display>(
        mut self,
        rule: impl Fn(&T) -> Result<(), E> + Send + Sync + 'a,
    ) -> Self {
        self.rule = Some(Arc::new(move |answer| rule(answer).map_err(|says| says.to_string())));
        self
    }

    fn question(&self) -> Question<'a> {
        let question = Question::new(self.form, self.message.clone());
        let question = question.attempts(self.limits.attempts);
        let question = match &self.limits.meta {
            Some(meta) => question.meta(meta.clone()),
            None => question,
        };
        match &self.limits.key {
            Some(key) if self.limits.fixed => question.fixed_key(key.clone()),
            Some(key) => question.key(key.clone()),
            None => question,
        }
    }
}

impl<'a, T: for<'de> Deserialize<'de> + 'a> Future for AskForm<'a, T> {
    type Output = Result<Answer<T>, AskError>;

    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Self::Output> {
        let asking = self.asking;
        match &asking.way {
            // The call ends, and this future with it.
            Way::Rounds(..) if self.put => Poll::Pending,
            Way::Rounds(_, round) => {
                self.put = true;
                asking.in_round(round, |round| {
                    round.ask_question(&self.question(), |answer| keeps(self.rule.as_ref(), answer))
                })
            }
            Way::Send(client) => {
                let (question, delivery) = (self.question(), self.limits.delivery(asking));
                let rule = self.rule.clone();
                let start = || -> Sent<'a, T> { Box::pin(send(delivery, *client, question, rule)) };
                self.sent.get_or_insert_with(start).as_mut().poll(cx)
            }
            Way::Nowhere => Poll::Ready(nowhere(asking)),
        }
    }
}

async fn send<T: for<'de> Deserialize<'de>>(
    delivery: Delivery<'_>,
    client: Client,
    question: Question<'_>,
    rule: Option<Rule<'_, T>>,
) -> Result<Answer<T>, AskError> {
    let options = PeerRequestOptions::no_options();
    delivery.ask(&client, question, options, |answer| keeps(rule.as_ref(), answer)).await
}

fn keeps<T>(rule: Option<&Rule<'_, T>>, answer: &T) -> Result<(), String> {
    rule.map_or(Ok(()), |rule| rule(answer))
}

fn nowhere<T>(asking: &Asking) -> Result<T, AskError> {
    Err(match client_of(&asking.context) {
        Err(error) => error,
        // It was none when the call began.
        Ok(_) => AskError::Revision { negotiated: None },
    })
}

/// An address that is shown once it is awaited: see [`Asking::url`].
///
/// # Errors
///
/// As [`AskForm`], with [`AskError::Url`] for a revision without URL mode.
#[must_use = "nothing is shown before it is awaited"]
pub struct AskUrl<'a> {
    asking: &'a Asking,
    page: &'a ElicitUrl<'a>,
    message: Cow<'a, str>,
    id: Option<Cow<'a, str>>,
    limits: Limits<'a>,
    sent: Option<Sent<'a, ()>>,
    put: bool,
}

impl<'a> AskUrl<'a> {
    pub(super) fn new(asking: &'a Asking, page: &'a ElicitUrl<'a>, message: Cow<'a, str>) -> Self {
        Self { asking, page, message, id: None, limits: Limits::new(), sent: None, put: false }
    }

    limits!();

    /// The `elicitationId` of 2025-11-25, unique in the server, by which
    /// [`complete_elicitation`](super::complete_elicitation) names it. Without it, a digest of
    /// the address: as unique as that is.
    ///
    /// ```
    /// # use schema_core::rmcp3::{AskError, Asking};
    /// # use schema_core::url::ElicitUrl;
    /// async fn connect(ask: &Asking, page: &ElicitUrl<'_>) -> Result<bool, AskError> {
    ///     Ok(ask.url(page, "Connect").elicitation_id("7f3a").await?.is_accept())
    /// }
    /// ```
    pub fn elicitation_id(mut self, id: impl Into<Cow<'a, str>>) -> Self {
        self.id = Some(id.into());
        self
    }
}

impl Future for AskUrl<'_> {
    type Output = Result<Answer<()>, AskError>;

    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Self::Output> {
        let asking = self.asking;
        match &asking.way {
            Way::Rounds(..) if self.put => Poll::Pending,
            Way::Rounds(_, round) => {
                self.put = true;
                let request = self.page.request(&*self.message);
                let Limits { key, attempts, .. } = &self.limits;
                asking.in_round(round, |round| round.ask_url(key.as_deref(), &request, *attempts))
            }
            Way::Send(client) => {
                let id =
                    self.id.clone().unwrap_or_else(|| digest("url", "", self.page.as_str()).into());
                let request = self.page.request(self.message.clone()).with_elicitation_id(id);
                let request = match self.limits.meta.clone() {
                    Some(meta) => request.with_meta(meta),
                    None => request,
                };
                let (client, delivery) = (*client, self.limits.delivery(asking));
                let sent = self.sent.get_or_insert_with(|| {
                    Box::pin(async move { delivery.show(&client, &request).await })
                });
                sent.as_mut().poll(cx)
            }
            Way::Nowhere => Poll::Ready(nowhere(asking)),
        }
    }
}

impl<T> fmt::Debug for AskForm<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AskForm").field("message", &self.message).finish_non_exhaustive()
    }
}

impl fmt::Debug for AskUrl<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AskUrl").field("page", &self.page).finish_non_exhaustive()
    }
}
