//! A form, as prompts for a person.

use std::error::Error;
use std::fmt;
use std::sync::Arc;

use inquire::error::InquireResult;
use inquire::list_option::ListOption;
use inquire::validator::{ErrorMessage, Validation};
use inquire::{Confirm, InquireError, MultiSelect, Select, Text};
use schema_core::{Answer, ElicitRequestUrlParams, Field, FieldKind, FormSchema};
use serde_json::{Map, Value};

use crate::address::introduction;
use crate::input::{hint, initial, is_visible, label, line, plain, problem, problem_of_text};
use crate::respond::Respond;

/// The person at the terminal.
pub(crate) struct Terminal;

impl Respond for Terminal {
    fn respond(
        &mut self,
        server: &str,
        message: &str,
        form: &FormSchema<'_>,
    ) -> Result<Answer<Value>, Box<dyn Error + Send + Sync>> {
        println!("\n{}\n", plain(message));
        match ask(&line(server), &Arc::new(form.clone().into_owned())) {
            Ok(answer) => Ok(answer),
            Err(InquireError::OperationCanceled | InquireError::OperationInterrupted) => {
                Ok(Answer::Cancel)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Opens nothing: the person does, where neither this client nor a model looks on.
    fn visit(
        &mut self,
        server: &str,
        request: &ElicitRequestUrlParams<'_>,
    ) -> Result<Answer<()>, Box<dyn Error + Send + Sync>> {
        println!("\n{}", introduction(server, request));
        let choices = vec![NOT_NOW, OPEN, DECLINE];
        match Select::new("Will you open it?", choices).prompt() {
            Ok(OPEN) => Ok(Answer::Accept(())),
            Ok(DECLINE) => Ok(Answer::Decline),
            Ok(_) | Err(InquireError::OperationCanceled | InquireError::OperationInterrupted) => {
                Ok(Answer::Cancel)
            }
            Err(error) => Err(error.into()),
        }
    }
}

const NOT_NOW: &str = "Not now";
const OPEN: &str = "Yes, I copy the address into my browser";

const ANSWER: &str = "Answer";
const SEND: &str = "Send";
const CHANGE: &str = "Change";
const DECLINE: &str = "Decline";

/// Nothing is sent before the person has seen all of it.
fn ask(server: &str, form: &Arc<FormSchema<'static>>) -> InquireResult<Answer<Value>> {
    let help = "Esc closes the form, here and in every field";
    let asks = format!("{server} asks you to fill in a form.");
    let first = Select::new(&asks, vec![ANSWER, DECLINE]).with_help_message(help).prompt()?;
    if first == DECLINE {
        return Ok(Answer::Decline);
    }
    let mut content = Map::new();
    loop {
        for field in form.fields() {
            let before = content.remove(field.name()).or_else(|| initial(&field));
            if let Some(value) = prompt(form, &field, before)? {
                content.insert(field.name().to_owned(), value);
            }
        }
        match Select::new("Send this to the server?", vec![SEND, CHANGE, DECLINE]).prompt()? {
            SEND => return Ok(Answer::Accept(Value::Object(content))),
            DECLINE => return Ok(Answer::Decline),
            _ => {}
        }
    }
}

fn prompt(
    form: &Arc<FormSchema<'static>>,
    field: &Field<'_>,
    before: Option<Value>,
) -> InquireResult<Option<Value>> {
    match field.kind() {
        FieldKind::Boolean => yes_or_no(field, before.as_ref()),
        FieldKind::SingleSelect => single(field, before.as_ref()),
        FieldKind::MultiSelect => multi(form, field, before.as_ref()),
        _ => text(form, field, before),
    }
}

/// A text or a number: the rules are asked at each Enter.
fn text(
    form: &Arc<FormSchema<'static>>,
    field: &Field<'_>,
    before: Option<Value>,
) -> InquireResult<Option<Value>> {
    let before = match before {
        Some(Value::String(text)) => text,
        Some(other) => other.to_string(),
        None => String::new(),
    };
    // What can't be seen nobody can agree to: left out, the server fills it in.
    let before = if is_visible(&before) { before } else { String::new() };
    let (rules, name) = (Arc::clone(form), field.name().to_owned());
    let (prompt, help) = (question(field), hint(field));
    let mut prompt = Text::new(&prompt)
        .with_initial_value(&before)
        .with_validator(move |text: &str| Ok(validation(problem_of_text(&rules, &name, text))));
    prompt.help_message = help.as_deref();
    let typed = prompt.prompt()?;
    // The validator has refused what does not fit.
    Ok(field.parse(&typed).unwrap_or_default())
}

fn yes_or_no(field: &Field<'_>, before: Option<&Value>) -> InquireResult<Option<Value>> {
    if !field.is_required() && field.default().is_none() {
        let choices = vec!["yes", "no", LEAVE_OUT];
        let start = before.and_then(Value::as_bool).map_or(2, |yes| usize::from(!yes));
        return Ok(match select(field, choices, start)? {
            LEAVE_OUT => None,
            choice => Some((choice == "yes").into()),
        });
    }
    let (prompt, help) = (question(field), hint(field));
    let mut prompt = Confirm::new(&prompt);
    prompt.default = before.and_then(Value::as_bool);
    prompt.help_message = help.as_deref();
    Ok(Some(prompt.prompt()?.into()))
}

fn single(field: &Field<'_>, before: Option<&Value>) -> InquireResult<Option<Value>> {
    let mut choices = choices(field);
    let start = choices.iter().position(|choice| Some(choice.value.as_str()) == text_of(before));
    let optional = !field.is_required() && field.default().is_none();
    let last = choices.len();
    if optional {
        choices.push(Choice { value: String::new(), title: LEAVE_OUT.to_owned() });
    }
    let start = start.unwrap_or(if optional { last } else { 0 });
    let (prompt, help) = (question(field), hint(field));
    let mut prompt = Select::new(&prompt, choices).with_starting_cursor(start);
    prompt.help_message = help.as_deref();
    let chosen = prompt.raw_prompt()?;
    Ok((chosen.index < last).then(|| chosen.value.value.into()))
}

fn multi(
    form: &Arc<FormSchema<'static>>,
    field: &Field<'_>,
    before: Option<&Value>,
) -> InquireResult<Option<Value>> {
    let choices = choices(field);
    let before = before.and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let chosen_before: Vec<usize> = choices
        .iter()
        .enumerate()
        .filter(|(_, choice)| before.iter().any(|value| value.as_str() == Some(&choice.value)))
        .map(|(index, _)| index)
        .collect();
    // With a default, nothing chosen is not the same as nothing said.
    let may_be_absent = !field.is_required() && field.default().is_none();
    let (rules, name) = (Arc::clone(form), field.name().to_owned());
    let rule = move |chosen: &[ListOption<&Choice>]| {
        if chosen.is_empty() && may_be_absent {
            return Ok(Validation::Valid);
        }
        let values = chosen.iter().map(|option| option.value.value.as_str()).collect();
        Ok(validation(problem(&rules, &name, &values)))
    };
    let keys = "space to choose, enter when done";
    let help = hint(field).map_or_else(|| keys.to_owned(), |hint| format!("{hint} · {keys}"));
    let prompt = question(field);
    let mut prompt =
        MultiSelect::new(&prompt, choices).with_default(&chosen_before).with_validator(rule);
    prompt.help_message = Some(&help);
    let chosen = prompt.prompt()?;
    let absent = chosen.is_empty() && may_be_absent;
    Ok((!absent).then(|| chosen.into_iter().map(|choice| choice.value).collect()))
}

fn select(
    field: &Field<'_>,
    choices: Vec<&'static str>,
    start: usize,
) -> InquireResult<&'static str> {
    let (prompt, help) = (question(field), hint(field));
    let mut prompt = Select::new(&prompt, choices).with_starting_cursor(start);
    prompt.help_message = help.as_deref();
    prompt.prompt()
}

const LEAVE_OUT: &str = "(leave out)";

/// An option, shown by its title.
#[derive(Clone)]
struct Choice {
    value: String,
    title: String,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&line(&self.title))
    }
}

fn choices(field: &Field<'_>) -> Vec<Choice> {
    let titles = field.option_titles().unwrap_or(field.options());
    let pairs = field.options().iter().zip(titles.iter());
    pairs
        .map(|(value, title)| Choice { value: value.to_owned(), title: title.to_owned() })
        .collect()
}

fn question(field: &Field<'_>) -> String {
    format!("{}:", line(label(field)))
}

fn text_of(value: Option<&Value>) -> Option<&str> {
    value.and_then(Value::as_str)
}

fn validation(problem: Option<String>) -> Validation {
    match problem {
        Some(message) => Validation::Invalid(ErrorMessage::Custom(message)),
        None => Validation::Valid,
    }
}
