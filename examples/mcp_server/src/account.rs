//! `connect_account`: a token, which must not go through a form. The person types it
//! into a page of this server's own, and neither the client nor the model sees it.
//!
//! The page is at a loopback address, since this server runs on the person's machine
//! and serves nobody else. One page, for one person: the browser that opens it first
//! gets a cookie, and every other one is refused. A server for many people has to sign
//! them in there, and compare who that is with who was asked.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rmcp::ErrorData;
use schema_core::Answer;
use schema_core::rmcp3::{ToolError, complete_elicitation};
use schema_core::url::ElicitUrl;
use tokio::net::TcpListener;
use tokio::sync::watch;
use uuid1::Uuid;

use crate::page;
use crate::tools::{Call, Outcome, text};

/// How long the call waits once the person has agreed.
const PATIENCE: Duration = Duration::from_secs(100);

/// The account of the one person that this server is for.
#[derive(Clone, Debug, Default)]
pub(crate) struct Account {
    page: Arc<tokio::sync::Mutex<Option<Page>>>,
}

/// The page that is open just now.
#[derive(Clone, Debug)]
struct Page {
    id: String,
    url: ElicitUrl<'static>,
    visit: Arc<Visit>,
}

/// What the page and the tool share.
#[derive(Debug)]
pub(crate) struct Visit {
    /// The cookie of the browser that came first.
    browser: Mutex<Option<String>>,
    token: watch::Sender<Option<String>>,
}

impl Visit {
    /// The cookie of a browser that may see the page: of the one that has it, or a new
    /// one for the first.
    pub(crate) fn admit(&self, cookie: Option<&str>) -> Option<String> {
        let mut browser = lock(&self.browser);
        match (&*browser, cookie) {
            (None, _) => Some(browser.insert(Uuid::new_v4().to_string()).clone()),
            (Some(known), Some(cookie)) if known == cookie => Some(known.clone()),
            (Some(_), _) => None,
        }
    }

    /// Whether it is the browser that has the page.
    pub(crate) fn knows(&self, cookie: Option<&str>) -> bool {
        cookie.is_some() && lock(&self.browser).as_deref() == cookie
    }

    /// Takes the token, which goes nowhere from here.
    pub(crate) fn connect(&self, token: String) {
        self.token.send_replace(Some(token));
    }
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Account {
    /// The page, opened once: each round of a call has to show the same address.
    async fn page(&self) -> Result<Page, ErrorData> {
        let mut page = self.page.lock().await;
        if let Some(page) = &*page {
            return Ok(page.clone());
        }
        let opened = open().await;
        let opened = opened.map_err(|error| ErrorData::internal_error(error.to_string(), None))?;
        Ok(page.insert(opened).clone())
    }
}

async fn open() -> Result<Page, Box<dyn std::error::Error>> {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
    let id = Uuid::new_v4().to_string();
    let host = listener.local_addr()?.to_string();
    let url = ElicitUrl::new(format!("http://{host}/connect"))?.with_segment(&id)?;
    let visit = Arc::new(Visit { browser: Mutex::default(), token: watch::Sender::new(None) });
    tokio::spawn(page::serve(listener, host, id.clone(), Arc::clone(&visit)));
    Ok(Page { id, url, visit })
}

pub(crate) async fn connect(Call { ask, .. }: &Call, account: &Account) -> Outcome {
    ask.run(async {
        let Page { id, url, visit } = account.page().await?;
        let mut token = visit.token.subscribe();
        if token.borrow().is_some() {
            return Ok(text("The account is connected."));
        }
        let message = "Connect your account: the page asks for its token.";
        match ask.url(&url, message).elicitation_id(&*id).await? {
            Answer::Accept(()) => {}
            Answer::Decline => return Ok(text("The person declined.")),
            Answer::Cancel => return Ok(text("The person did not choose.")),
        }
        // Agreed is not done.
        let done = token.wait_for(Option::is_some);
        if !matches!(tokio::time::timeout(PATIENCE, done).await, Ok(Ok(_))) {
            let later = "The account is not connected yet: call again once the page says so.";
            return Err(ToolError::text(later));
        }
        // Who is gone already needs not be told.
        let _ = complete_elicitation(ask.peer(), &id).await;
        Ok(text("The account is connected."))
    })
    .await
}
