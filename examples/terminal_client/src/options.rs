//! The command line.

use std::collections::VecDeque;
use std::error::Error;

use rmcp::model::{JsonObject, ProtocolVersion};
use serde_json::Value;

/// How to call this program.
pub(crate) const USAGE: &str = "\
usage: terminal_client [OPTIONS] TOOL -- SERVER [ARGUMENTS…]
       terminal_client [--answers FILE] --form FILE

Starts the server on its standard input and output, calls the tool, and shows
each form that it asks. Or shows the form in a JSON file, without a server, says
what of it can't be shown, and prints the result that a server would get.

  --arguments JSON    the tool's arguments, an object
  --answers FILE      answers from a JSON file instead of a person: the content
                      of each form in turn, or {\"action\": …, \"content\": …}
  --revision DATE     2025-06-18, 2025-11-25 or 2026-07-28; the newest that the
                      server speaks, if there is none";

/// What the command line says.
#[derive(Debug)]
pub(crate) struct Options {
    /// The answers, unless a person gives them.
    pub(crate) answers: Option<VecDeque<Value>>,
    pub(crate) task: Task,
}

/// Where the forms come from.
#[derive(Debug)]
pub(crate) enum Task {
    /// The text of a file.
    Form(String),
    Call(Call),
}

/// A tool of a server.
#[derive(Debug)]
pub(crate) struct Call {
    /// The tool to call.
    pub(crate) tool: String,
    /// Its arguments.
    pub(crate) arguments: JsonObject,
    /// The revision to speak.
    pub(crate) revision: Option<ProtocolVersion>,
    /// The server's program.
    pub(crate) server: String,
    /// The server's arguments.
    pub(crate) server_arguments: Vec<String>,
}

impl Options {
    /// Reads the command line, without the name of the program.
    ///
    /// # Errors
    ///
    /// What is wrong with it, or with a file that it names.
    pub(crate) fn read(words: impl IntoIterator<Item = String>) -> Result<Self, Box<dyn Error>> {
        let mut words = words.into_iter();
        let (mut tool, mut arguments) = (None, JsonObject::new());
        let (mut answers, mut revision, mut form) = (None, None, None);
        while let Some(word) = words.next().filter(|word| word != "--") {
            let mut value = || words.next().ok_or_else(|| format!("{word} needs a value"));
            match word.as_str() {
                "--arguments" => arguments = serde_json::from_str(&value()?)?,
                "--answers" => answers = Some(read_answers(&value()?)?),
                "--form" => form = Some(read_file(&value()?)?),
                "--revision" => revision = Some(serde_json::from_value(Value::String(value()?))?),
                option if option.starts_with("--") => Err(format!("unknown option {option}"))?,
                name => tool = Some(name.to_owned()),
            }
        }
        let task = match (form, tool) {
            (Some(_), Some(_)) => Err("a form of a file is of no tool: leave one of them out")?,
            (Some(form), None) => Task::Form(form),
            (None, tool) => Task::Call(Call {
                tool: tool.ok_or("which tool?")?,
                arguments,
                revision,
                server: words.next().ok_or("which server? it stands after `--`")?,
                server_arguments: words.collect(),
            }),
        };
        Ok(Self { answers, task })
    }
}

fn read_file(path: &str) -> Result<String, Box<dyn Error>> {
    Ok(std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?)
}

/// One answer, or a list of them.
fn read_answers(path: &str) -> Result<VecDeque<Value>, Box<dyn Error>> {
    Ok(match serde_json::from_str(&read_file(path)?)? {
        Value::Array(answers) => answers.into(),
        answer => VecDeque::from([answer]),
    })
}
