//! Asks a model for a plan: `cargo run -p agent -- Move the office to the other side of town`.
//!
//! `OPENAI_API_KEY`, `OPENAI_BASE_URL` (of anything that speaks Chat Completions) and
//! `OPENAI_MODEL` say whom it asks.

use std::process::ExitCode;

use async_openai::Client;

/// So often the model may try.
const TRIES: usize = 4;

#[tokio::main]
async fn main() -> ExitCode {
    let task = std::env::args().skip(1).collect::<Vec<_>>().join(" ");
    if task.is_empty() {
        eprintln!("usage: agent TASK…");
        return ExitCode::FAILURE;
    }
    let model = std::env::var("OPENAI_MODEL").unwrap_or_else(|_| "gpt-5-mini".to_owned());
    match agent::plan(&Client::new(), &model, &task, TRIES).await {
        Ok(plan) => {
            println!("{plan:#?}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
