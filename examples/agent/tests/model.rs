//! The agent against a model that knows nothing but the schema: a server on this machine
//! writes random bytes, those that [llguidance](https://github.com/guidance-ai/llguidance)
//! lets through, as a provider's does.

// A test that stops at the first surprise says where; that is what panics are for.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::sync::{Arc, Mutex};

use agent::{AgentError, plan};
use async_openai::Client;
use async_openai::config::OpenAIConfig;
use axum::extract::State;
use axum::routing::post;
use axum::{Json, Router};
use schema_generation_tests::Generator;
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};

#[derive(Deserialize)]
struct Request {
    messages: Vec<Value>,
    response_format: Format,
}

#[derive(Deserialize)]
struct Format {
    json_schema: Named,
}

/// The schema as it came over the wire: in its order.
#[derive(Deserialize)]
struct Named {
    name: String,
    strict: bool,
    schema: Box<RawValue>,
}

/// How the model behaves, and what it was sent.
#[derive(Clone)]
struct Model {
    /// The first so many answers are cut off after 30 bytes.
    cut_off: usize,
    seed: u64,
    sent: Arc<Mutex<Vec<Vec<Value>>>>,
    schemas: Arc<Mutex<Vec<String>>>,
}

async fn answer(State(model): State<Model>, Json(request): Json<Request>) -> Json<Value> {
    let Named { name, strict, schema } = request.response_format.json_schema;
    assert_eq!((name.as_str(), strict), ("plan", true));
    let so_far = model.sent.lock().unwrap().len();
    let mut generator = Generator::new(schema.get(), model.seed + so_far as u64).unwrap();
    let text = if so_far < model.cut_off {
        generator.cut_off(30).unwrap()
    } else {
        generator.generate().unwrap()
    };
    model.sent.lock().unwrap().push(request.messages);
    model.schemas.lock().unwrap().push(schema.get().to_owned());
    Json(json!({ "choices": [{ "message": { "role": "assistant", "content": text } }] }))
}

impl Model {
    fn new(seed: u64, cut_off: usize) -> Self {
        Self { cut_off, seed, sent: Arc::default(), schemas: Arc::default() }
    }

    /// Serves it, and asks it for a plan.
    async fn plan(&self, tries: usize) -> Result<agent::Plan, AgentError> {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let router =
            Router::new().route("/v1/chat/completions", post(answer)).with_state(self.clone());
        let server = tokio::spawn(async move { axum::serve(listener, router).await });
        let config =
            OpenAIConfig::new().with_api_key("none").with_api_base(format!("http://{address}/v1"));
        let outcome = plan(&Client::with_config(config), "random", "Paint the fence", tries).await;
        server.abort();
        outcome
    }
}

/// From any seed: each answer is read, or refused for a length, which the dialect can't say;
/// and what is wrong is what the model is told next.
#[tokio::test]
async fn whatever_the_model_writes_is_read_or_mended() {
    let mut mended = 0;
    for seed in 0..20 {
        let model = Model::new(seed * 1_000, 0);
        let plan = model.plan(40).await.unwrap_or_else(|error| panic!("{seed}: {error}"));
        assert!((1..=80).contains(&plan.goal.chars().count()));
        assert!((1..=8).contains(&plan.steps.len()));
        let sent = model.sent.lock().unwrap();
        mended += sent.len() - 1;
        for messages in sent.iter().skip(1) {
            let last = messages.last().unwrap()["content"].as_str().unwrap();
            let lines = last.lines().skip(1);
            assert!(lines.clone().count() > 0);
            lines.for_each(|line| assert!(line.contains("character"), "{line}"));
        }
    }
    assert!(mended > 0, "nothing was ever mended");
}

#[tokio::test]
async fn an_answer_that_was_cut_off_is_asked_for_again() {
    let model = Model::new(7, 2);
    model.plan(40).await.unwrap();
    let sent = model.sent.lock().unwrap();
    for messages in sent.iter().skip(1).take(2) {
        let last = messages.last().unwrap()["content"].as_str().unwrap();
        assert!(last.starts_with("Mend this:\nnot JSON: "), "{last}");
    }
    // The whole talk goes along: what was asked, and each answer with what was wrong.
    assert_eq!(sent.last().unwrap().len(), 2 + 2 * (sent.len() - 1));
}

#[tokio::test]
async fn after_so_many_tries_it_gives_up() {
    let model = Model::new(7, 3);
    let error = model.plan(3).await.unwrap_err();
    assert!(matches!(error, AgentError::Tries(_)), "{error}");
    assert_eq!(model.sent.lock().unwrap().len(), 3);
}

#[tokio::test]
async fn the_properties_arrive_in_the_order_of_the_struct() {
    let model = Model::new(1, 1);
    let _ = model.plan(1).await;
    let schemas = model.schemas.lock().unwrap();
    let [schema] = schemas.as_slice() else { panic!("{schemas:?}") };
    let at = |name: &str| schema.find(&format!("\"{name}\":{{")).unwrap();
    assert!(at("goal") < at("steps") && at("steps") < at("risk"), "{schema}");
    assert!(at("title") < at("effort") && at("effort") < at("helper"), "{schema}");
}
