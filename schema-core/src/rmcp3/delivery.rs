//! A request on its way to the client, and what may end it before there is an answer.

use core::future::{Future, poll_fn};
use core::pin::pin;
use core::task::Poll;
use core::time::Duration;

use rmcp::model::{
    CancelledNotification, CancelledNotificationParam, ClientResult, ProgressNotificationParam,
    RequestId, ServerRequest,
};
use rmcp::service::{Peer, PeerRequestOptions, RequestContext, RoleServer, ServiceError};
use serde::Deserialize;
use serde_json::Value;

use super::AskError;
use super::convert::{exact_request, url_request};
use crate::session::{Client, Exchange, Mode, Question};
use crate::{Answer, ElicitRequestUrlParams};

/// How a question is sent.
pub(super) struct Delivery<'a> {
    pub(super) peer: &'a Peer<RoleServer>,
    /// The call that the answer is for: once it is cancelled, nobody waits for one.
    pub(super) call: Option<&'a RequestContext<RoleServer>>,
    /// How often the client is told that the call goes on.
    pub(super) progress: Option<Duration>,
    /// How long the person has, from the first time on.
    pub(super) limit: Option<Duration>,
}

enum Event {
    Response(Result<ClientResult, ServiceError>),
    Cancelled,
    Tick,
}

impl<'a> Delivery<'a> {
    pub(super) fn to(peer: &'a Peer<RoleServer>) -> Self {
        Self { peer, call: None, progress: None, limit: None }
    }

    /// Asks a form, and again while the answer is none.
    pub(super) async fn ask<T: for<'de> Deserialize<'de>>(
        self,
        client: &Client,
        question: Question<'_>,
        options: PeerRequestOptions,
        rule: impl Fn(&T) -> Result<(), String>,
    ) -> Result<Answer<T>, AskError> {
        let mut exchange = Exchange::new(client, question)?;
        let mut given = Some(options);
        let end = self.limit.map(|limit| (tokio::time::Instant::now() + limit, limit));
        loop {
            let mut options = given.take().unwrap_or_default();
            if let Some((end, limit)) = end {
                let left = end.saturating_duration_since(tokio::time::Instant::now());
                if left.is_zero() {
                    return Err(ServiceError::Timeout { timeout: limit }.into());
                }
                options.timeout = Some(left);
            }
            let request = exact_request(&exchange.params()?)?;
            let result = self.send(request, options).await?;
            if let Some(answer) = exchange.read_checked(&as_value(&result)?, &rule)? {
                return Ok(answer);
            }
        }
    }

    /// Shows an address.
    pub(super) async fn show(
        self,
        client: &Client,
        request: &ElicitRequestUrlParams<'_>,
    ) -> Result<Answer<()>, AskError> {
        client.check(Mode::Url)?;
        let mut options = PeerRequestOptions::no_options();
        options.timeout = self.limit;
        let request = url_request(&request.for_version(client.version())?);
        let result = self.send(request, options).await?;
        Ok(ElicitRequestUrlParams::answer(as_value(&result)?)?)
    }

    async fn send(
        &self,
        request: ServerRequest,
        options: PeerRequestOptions,
    ) -> Result<ClientResult, AskError> {
        let Some(call) = self.call else {
            let handle = self.peer.send_request_with_option(request, options).await?;
            return Ok(handle.await_response().await?);
        };
        if call.ct.is_cancelled() {
            return Err(AskError::Cancelled);
        }
        let handle = self.peer.send_request_with_option(request, options).await?;
        let mut open = Open { peer: self.peer, id: Some(handle.id.clone()) };
        let mut response = pin!(handle.await_response());
        let mut cancelled = pin!(call.ct.cancelled());
        let mut told = 0_u32;
        loop {
            let mut tick = self.progress.map(|every| Box::pin(tokio::time::sleep(every)));
            let event = poll_fn(|cx| {
                if let Poll::Ready(response) = response.as_mut().poll(cx) {
                    return Poll::Ready(Event::Response(response));
                }
                if cancelled.as_mut().poll(cx).is_ready() {
                    return Poll::Ready(Event::Cancelled);
                }
                match tick.as_mut().map(|tick| tick.as_mut().poll(cx)) {
                    Some(Poll::Ready(())) => Poll::Ready(Event::Tick),
                    _ => Poll::Pending,
                }
            });
            match event.await {
                Event::Response(response) => {
                    open.id = None;
                    return Ok(response?);
                }
                // What is open is withdrawn.
                Event::Cancelled => return Err(AskError::Cancelled),
                Event::Tick => {
                    told = told.saturating_add(1);
                    self.tell(call, told).await;
                }
            }
        }
    }

    /// That the call waits for a person, if its client wants to know.
    async fn tell(&self, call: &RequestContext<RoleServer>, told: u32) {
        if let Some(token) = call.meta.get_progress_token() {
            let params = ProgressNotificationParam::new(token, told.into())
                .with_message("waiting for the person's answer");
            let _ = self.peer.notify_progress(params).await;
        }
    }
}

/// A question that the client shows. Dropped while it does, because the call was
/// cancelled or its handler waits no longer, it is withdrawn.
struct Open<'a> {
    peer: &'a Peer<RoleServer>,
    id: Option<RequestId>,
}

impl Drop for Open<'_> {
    fn drop(&mut self) {
        // Without a runtime the connection has ended as well.
        if let (Some(id), Ok(runtime)) = (self.id.take(), tokio::runtime::Handle::try_current()) {
            let reason = Some("nobody waits for the answer".to_owned());
            let params = CancelledNotificationParam::new(Some(id), reason);
            let peer = self.peer.clone();
            // Who is gone already needs not be told.
            runtime.spawn(async move {
                let _ = peer.send_notification(CancelledNotification::new(params).into()).await;
            });
        }
    }
}

/// The result as it came. `rmcp` has parsed it, as one of several types of
/// result; an answer that is none is for the form to tell.
fn as_value(result: &ClientResult) -> Result<Value, ServiceError> {
    serde_json::to_value(result).map_err(|_| ServiceError::UnexpectedResponse)
}
