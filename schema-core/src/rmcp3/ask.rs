//! [`Ask`]: a form in the middle of a call, until 2025-11-25.

use core::future::Future;

use rmcp::service::{Peer, PeerRequestOptions, RoleServer};
use serde::Deserialize;

use super::AskError;
use super::client::sending_client;
use super::delivery::Delivery;
use crate::session::Question;
use crate::{Answer, ElicitSchema, FormSchema};

/// Asks the person in front of the client, and waits for the answer
/// (`elicitation/create`, revisions 2025-06-18 and 2025-11-25).
///
/// It is there for the [`Peer`] of a server, which a handler of `rmcp` gets with
/// its context.
///
/// ```no_run
/// use rmcp::service::{Peer, RoleServer};
/// use schema_core::rmcp3::{Ask, AskError};
/// use schema_core::{Answer, AnswerError, ElicitSchema};
/// use serde::Deserialize;
///
/// #[derive(ElicitSchema, Deserialize)]
/// struct Confirm {
///     /// There is no way back.
///     sure: bool,
/// }
///
/// async fn is_sure(peer: &Peer<RoleServer>) -> Result<bool, AskError> {
///     match peer.ask_until_valid::<Confirm>("Delete the branch?", 3).await {
///         Ok(Answer::Accept(confirm)) => Ok(confirm.sure),
///         Ok(Answer::Decline | Answer::Cancel) => Ok(false),
///         // The third answer did not fit the form either.
///         Err(AskError::Answer(AnswerError::Violations(_) | AnswerError::Refused(_))) => Ok(false),
///         Err(error) => Err(error),
///     }
/// }
/// ```
pub trait Ask: private::Sealed {
    /// Asks the form of `T`, once. An answer that does not fit it is an error:
    /// [`ask_until_valid`](Self::ask_until_valid) asks again.
    ///
    /// ```no_run
    /// use rmcp::service::{Peer, RoleServer};
    /// use schema_core::rmcp3::{Ask, AskError};
    /// use schema_core::{Answer, ElicitSchema};
    /// use serde::Deserialize;
    ///
    /// #[derive(ElicitSchema, Deserialize)]
    /// struct Name {
    ///     name: String,
    /// }
    ///
    /// async fn name(peer: &Peer<RoleServer>) -> Result<Option<String>, AskError> {
    ///     let answer: Answer<Name> = peer.ask("What is your name?").await?;
    ///     Ok(answer.accepted().map(|given| given.name))
    /// }
    /// ```
    ///
    /// # Errors
    ///
    /// Those of [`ask_with`](Self::ask_with).
    fn ask<T: ElicitSchema + for<'de> Deserialize<'de>>(
        &self,
        message: &str,
    ) -> impl Future<Output = Result<Answer<T>, AskError>> {
        self.ask_with(T::SCHEMA, message, PeerRequestOptions::no_options())
    }

    /// Asks a form that was made at run time.
    ///
    /// ```no_run
    /// use rmcp::service::{Peer, RoleServer};
    /// use schema_core::rmcp3::{Ask, AskError};
    /// use schema_core::{Answer, ElicitSchema};
    /// use serde::Deserialize;
    ///
    /// #[derive(ElicitSchema, Deserialize)]
    /// struct Deploy {
    ///     branch: String,
    /// }
    ///
    /// async fn choose(
    ///     peer: &Peer<RoleServer>,
    ///     branches: &[String],
    /// ) -> Result<Answer<Deploy>, AskError> {
    ///     let form = Deploy::schema().to_builder().edit("branch", |f| f.options(branches)).build()?;
    ///     peer.ask_form(&form, "Which one?").await
    /// }
    /// ```
    ///
    /// # Errors
    ///
    /// Those of [`ask_with`](Self::ask_with).
    fn ask_form<T: for<'de> Deserialize<'de>>(
        &self,
        form: &FormSchema<'_>,
        message: &str,
    ) -> impl Future<Output = Result<Answer<T>, AskError>> {
        self.ask_with(form, message, PeerRequestOptions::no_options())
    }

    /// Asks the form of `T`, and again while the answer does not fit it: at most
    /// so many times, and at least once.
    ///
    /// The person then reads the message, an empty line, and all that was wrong:
    /// [`AnswerError::Violations`](crate::AnswerError::Violations), or what the
    /// `Deserialize` of `T` refused. The good values are in the form already. Declining and closing the form are answers,
    /// and end it, and so does every other error.
    ///
    /// ```no_run
    /// use rmcp::ErrorData;
    /// use rmcp::model::{CallToolResult, ContentBlock};
    /// use rmcp::service::{Peer, RoleServer};
    /// use schema_core::rmcp3::{Ask, AskError};
    /// use schema_core::{Answer, ElicitSchema};
    /// use serde::Deserialize;
    ///
    /// #[derive(ElicitSchema, Deserialize)]
    /// struct Seats {
    ///     #[field(min = 1, max = 6)]
    ///     seats: u8,
    /// }
    ///
    /// async fn book(peer: &Peer<RoleServer>) -> Result<CallToolResult, ErrorData> {
    ///     let text = match peer.ask_until_valid::<Seats>("How many seats?", 3).await {
    ///         Ok(Answer::Accept(seats)) => format!("Booked: {}", seats.seats),
    ///         Ok(Answer::Decline | Answer::Cancel) => "Nothing was booked".to_owned(),
    ///         // For the model, which can go on without an answer.
    ///         Err(AskError::Answer(error)) => {
    ///             return Ok(CallToolResult::error(vec![ContentBlock::text(format!(
    ///                 "There was no answer to the form. {error}"
    ///             ))]));
    ///         }
    ///         Err(error) => return Err(error.into()),
    ///     };
    ///     Ok(CallToolResult::success(vec![ContentBlock::text(text)]))
    /// }
    /// ```
    ///
    /// # Errors
    ///
    /// Those of [`ask_with`](Self::ask_with); [`AskError::Answer`] is that of the
    /// last answer.
    fn ask_until_valid<T: ElicitSchema + for<'de> Deserialize<'de>>(
        &self,
        message: &str,
        attempts: u32,
    ) -> impl Future<Output = Result<Answer<T>, AskError>> {
        self.ask_form_until_valid(T::SCHEMA, message, attempts)
    }

    /// Asks a form that was made at run time, and again while the answer does not
    /// fit it: see [`ask_until_valid`](Self::ask_until_valid).
    ///
    /// ```no_run
    /// use rmcp::service::{Peer, RoleServer};
    /// use schema_core::rmcp3::{Ask, AskError};
    /// use schema_core::{Answer, Field, FormSchema, Format};
    /// use serde_json::Value;
    ///
    /// async fn day(peer: &Peer<RoleServer>) -> Result<Answer<Value>, AskError> {
    ///     let day = Field::string("day").format(Format::Date).required(true);
    ///     let form = FormSchema::builder().field(day).build()?;
    ///     peer.ask_form_until_valid(&form, "When?", 3).await
    /// }
    /// ```
    ///
    /// # Errors
    ///
    /// Those of [`ask_until_valid`](Self::ask_until_valid).
    fn ask_form_until_valid<T: for<'de> Deserialize<'de>>(
        &self,
        form: &FormSchema<'_>,
        message: &str,
        attempts: u32,
    ) -> impl Future<Output = Result<Answer<T>, AskError>>;

    /// Asks a form, with a timeout or other options of the request.
    ///
    /// ```no_run
    /// use std::time::Duration;
    ///
    /// use rmcp::service::{Peer, PeerRequestOptions, RoleServer, ServiceError};
    /// use schema_core::rmcp3::{Ask, AskError};
    /// use schema_core::{Field, FormSchema};
    /// use serde_json::Value;
    ///
    /// async fn is_there(peer: &Peer<RoleServer>) -> Result<bool, AskError> {
    ///     let form = FormSchema::builder().field(Field::boolean("here")).build()?;
    ///     let minute = PeerRequestOptions::with_timeout(Duration::from_secs(60));
    ///     match peer.ask_with::<Value>(&form, "Are you there?", minute).await {
    ///         Err(AskError::Service(ServiceError::Timeout { .. })) => Ok(false),
    ///         answer => Ok(answer?.is_accept()),
    ///     }
    /// }
    /// ```
    ///
    /// # Errors
    ///
    /// Before anything is sent: [`AskError::Revision`], [`AskError::Capability`],
    /// and [`AskError::Form`] for a form that the client's revision can't say.
    /// Then [`AskError::Service`], with the type it has in `rmcp`, and
    /// [`AskError::Answer`].
    fn ask_with<T: for<'de> Deserialize<'de>>(
        &self,
        form: &FormSchema<'_>,
        message: &str,
        options: PeerRequestOptions,
    ) -> impl Future<Output = Result<Answer<T>, AskError>>;
}

mod private {
    /// Methods may be added: nobody else implements it.
    pub trait Sealed {}
    impl Sealed for rmcp::service::Peer<rmcp::service::RoleServer> {}
}

impl Ask for Peer<RoleServer> {
    async fn ask_form_until_valid<T: for<'de> Deserialize<'de>>(
        &self,
        form: &FormSchema<'_>,
        message: &str,
        attempts: u32,
    ) -> Result<Answer<T>, AskError> {
        let client = sending_client(self)?;
        let question = Question::new(form, message).attempts(attempts);
        let options = PeerRequestOptions::no_options();
        Delivery::to(self).ask(&client, question, options, |_| Ok(())).await
    }

    async fn ask_with<T: for<'de> Deserialize<'de>>(
        &self,
        form: &FormSchema<'_>,
        message: &str,
        options: PeerRequestOptions,
    ) -> Result<Answer<T>, AskError> {
        let client = sending_client(self)?;
        let question = Question::new(form, message).attempts(1);
        Delivery::to(self).ask(&client, question, options, |_| Ok(())).await
    }
}
