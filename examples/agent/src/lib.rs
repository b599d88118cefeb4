//! An agent's one question to a model: a struct, in the dialect that the compiler proved; what
//! is wrong with the answer goes back to the model, until it is right.

use std::fmt;

use async_openai::Client;
use async_openai::config::Config;
use async_openai::error::OpenAIError;
use schema_core::object::{Api, Output};
use schema_core::{ObjectError, ReadError, ToolSchema};
use serde::{Deserialize, Serialize};

/// How a task is done.
// With a map in it, or a tuple, this would not compile: `OpenAI` takes none.
#[derive(Debug, ToolSchema, Deserialize)]
#[schema(profiles("openai"))]
pub struct Plan {
    /// What is there when all is done
    #[field(min_length = 1, max_length = 80)]
    pub goal: String,
    /// What is done, in this order
    #[field(min_items = 1, max_items = 8)]
    pub steps: Vec<Step>,
    /// What could go wrong
    pub risk: Risk,
}

/// One step, in the order in which they are taken.
#[derive(Debug, ToolSchema, Deserialize)]
pub struct Step {
    /// What is done, as an order
    #[field(min_length = 1, max_length = 60)]
    pub title: String,
    /// How long it takes
    pub effort: Effort,
    /// Who helps, if somebody has to
    pub helper: Option<String>,
}

/// How long it takes.
#[derive(Debug, ToolSchema, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Effort {
    /// Known well enough
    Hours {
        /// Rounded up
        #[field(min = 1, max = 40)]
        hours: u32,
    },
    /// Nobody did it before
    Unknown,
}

/// How much could go wrong.
#[derive(Debug, ToolSchema, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Risk {
    /// Nothing that could not be done again
    Low,
    /// Time or money
    Medium,
    /// People, or what can't be had back
    High,
}

/// Why there is no plan.
#[derive(Debug)]
pub enum AgentError {
    /// The address could not be asked.
    Api(OpenAIError),
    /// The schema is none in the dialect: of a proven profile this never happens.
    Schema(ObjectError),
    /// The model declined, in its own words.
    Declined(String),
    /// It answered so often, and this is wrong with the last answer.
    Tries(ReadError),
    /// It said nothing at all.
    Silent,
}

impl fmt::Display for AgentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Api(error) => error.fmt(f),
            Self::Schema(error) => error.fmt(f),
            Self::Declined(words) => write!(f, "the model declined: {words}"),
            Self::Tries(error) => write!(f, "the last answer is still wrong:\n{error}"),
            Self::Silent => f.write_str("the model gave no answer"),
        }
    }
}

impl std::error::Error for AgentError {}

impl From<OpenAIError> for AgentError {
    fn from(error: OpenAIError) -> Self {
        Self::Api(error)
    }
}

impl From<ObjectError> for AgentError {
    fn from(error: ObjectError) -> Self {
        Self::Schema(error)
    }
}

/// What is sent. Types of our own: those of the client keep a schema as a sorted map, and a
/// model writes the properties in the order in which it reads them.
#[derive(Serialize)]
struct Request<'r, Format> {
    model: &'r str,
    messages: &'r [Message],
    response_format: &'r Format,
}

#[derive(Serialize)]
struct Message {
    role: &'static str,
    content: String,
}

#[derive(Deserialize)]
struct Reply {
    choices: Vec<Choice>,
}

#[derive(Deserialize)]
struct Choice {
    message: Answer,
}

#[derive(Deserialize)]
struct Answer {
    content: Option<String>,
    refusal: Option<String>,
}

/// Asks for a plan, at most so often.
///
/// # Errors
///
/// [`AgentError`]
pub async fn plan<C: Config>(
    client: &Client<C>,
    model: &str,
    task: &str,
    tries: usize,
) -> Result<Plan, AgentError> {
    let response_format = Output::new("plan", Plan::schema()).for_api(Api::OpenAiChat)?;
    let mut messages = vec![
        Message { role: "system", content: "You plan how a task is done.".to_owned() },
        Message { role: "user", content: task.to_owned() },
    ];
    let mut wrong = AgentError::Silent;
    for _ in 0..tries {
        let request = Request { model, messages: &messages, response_format: &response_format };
        let reply: Reply = client.chat().create_byot(request).await?;
        let Some(Choice { message }) = reply.choices.into_iter().next() else {
            return Err(AgentError::Silent);
        };
        let text = match message {
            Answer { refusal: Some(words), .. } => return Err(AgentError::Declined(words)),
            Answer { content, .. } => content.ok_or(AgentError::Silent)?,
        };
        match Plan::read_str(&text) {
            Ok(plan) => return Ok(plan),
            Err(error) => {
                messages.push(Message { role: "assistant", content: text });
                // A line for each thing that is wrong, with its place: the model can act on it.
                messages.push(Message { role: "user", content: format!("Mend this:\n{error}") });
                wrong = AgentError::Tries(error);
            }
        }
    }
    Err(wrong)
}
