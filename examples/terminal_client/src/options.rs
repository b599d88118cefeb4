//! The command line.

use std::collections::VecDeque;
use std::error::Error;

use rmcp::model::{JsonObject, ProtocolVersion};
use serde_json::Value;

/// How to call this program.
pub(crate) const USAGE: &str = "\
usage: terminal_client [OPTIONS] TOOL -- SERVER [ARGUMENTS…]

Starts the server on its standard input and output, calls the tool, and shows
each form that it asks.

  --arguments JSON    the tool's arguments, an object
  --answers FILE      answers from a JSON file instead of a person: the content
                      of each form in turn, or {\"action\": …, \"content\": …}
  --revision DATE     2025-06-18, 2025-11-25 or 2026-07-28; the newest that the
                      server speaks, if there is none";

/// What the command line says.
#[derive(Debug)]
pub(crate) struct Options {
    /// The tool to call.
    pub(crate) tool: String,
    /// Its arguments.
    pub(crate) arguments: JsonObject,
    /// The answers, unless a person gives them.
    pub(crate) answers: Option<VecDeque<Value>>,
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
    /// What is wrong with it, or with the file that it names.
    pub(crate) fn read(words: impl IntoIterator<Item = String>) -> Result<Self, Box<dyn Error>> {
        let mut words = words.into_iter();
        let (mut tool, mut arguments) = (None, JsonObject::new());
        let (mut answers, mut revision) = (None, None);
        while let Some(word) = words.next().filter(|word| word != "--") {
            let mut value = || words.next().ok_or_else(|| format!("{word} needs a value"));
            match word.as_str() {
                "--arguments" => arguments = serde_json::from_str(&value()?)?,
                "--answers" => answers = Some(read_answers(&value()?)?),
                "--revision" => revision = Some(serde_json::from_value(Value::String(value()?))?),
                option if option.starts_with("--") => Err(format!("unknown option {option}"))?,
                name => tool = Some(name.to_owned()),
            }
        }
        Ok(Self {
            tool: tool.ok_or("which tool?")?,
            arguments,
            answers,
            revision,
            server: words.next().ok_or("which server? it stands after `--`")?,
            server_arguments: words.collect(),
        })
    }
}

/// One answer, or a list of them.
fn read_answers(path: &str) -> Result<VecDeque<Value>, Box<dyn Error>> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    Ok(match serde_json::from_str(&text)? {
        Value::Array(answers) => answers.into(),
        answer => VecDeque::from([answer]),
    })
}
