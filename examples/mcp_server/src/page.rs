//! The page at the loopback address.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use serde::Deserialize;
use tokio::net::TcpListener;

use crate::account::Visit;

#[derive(Clone)]
struct Site {
    host: String,
    id: String,
    visit: Arc<Visit>,
}

/// Serves the page of that id until the server ends.
pub(crate) async fn serve(listener: TcpListener, host: String, id: String, visit: Arc<Visit>) {
    let site = Router::new().route("/connect/{id}", get(show).post(store)).with_state(Site {
        host,
        id,
        visit,
    });
    // It ends with the process; there is nobody to tell.
    let _ = axum::serve(listener, site).await;
}

const FORM: &str = "<!doctype html><title>Connect</title>
<form method=post><label>Token <input name=token type=password required maxlength=200></label>
<button>Connect</button></form>";

async fn show(State(site): State<Site>, Path(id): Path<String>, headers: HeaderMap) -> Response {
    let admitted = site.is_here(&id, &headers).then(|| site.visit.admit(cookie(&headers)));
    let Some(cookie) = admitted.flatten() else { return refused() };
    let cookie = format!("connect={cookie}; HttpOnly; SameSite=Strict; Path=/connect");
    ([(header::SET_COOKIE, cookie)], page(FORM)).into_response()
}

#[derive(Deserialize)]
struct Filled {
    token: String,
}

async fn store(
    State(site): State<Site>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(Filled { token }): Form<Filled>,
) -> Response {
    if !site.is_here(&id, &headers) || !site.visit.knows(cookie(&headers)) {
        return refused();
    }
    if token.is_empty() || token.len() > 200 {
        return (StatusCode::BAD_REQUEST, page("That is no token.")).into_response();
    }
    site.visit.connect(token);
    page("Connected. You may close this window.").into_response()
}

impl Site {
    /// Another name for this address is somebody else's page, which asks through ours.
    fn is_here(&self, id: &str, headers: &HeaderMap) -> bool {
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        id == self.id && host == Some(&self.host)
    }
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get(header::COOKIE)?.to_str().ok()?;
    cookies.split("; ").find_map(|cookie| cookie.strip_prefix("connect="))
}

/// Nobody else is told whether there is a page.
fn refused() -> Response {
    (StatusCode::FORBIDDEN, page("Refused: this page was opened for somebody else."))
        .into_response()
}

fn page(text: &'static str) -> impl IntoResponse {
    // Not in a frame, not kept, and its address is told to no other site.
    let headers = [
        (header::CACHE_CONTROL, "no-store"),
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; frame-ancestors 'none'"),
        (header::REFERRER_POLICY, "no-referrer"),
    ];
    (headers, Html(text))
}
