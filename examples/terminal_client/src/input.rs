//! What a person typed, as the value of a field.

use std::str::FromStr;

use schema_core::{Excerpt, Field, FieldKind, FormSchema};
use serde_json::{Number, Value, json};

/// The value that the text stands for, or `None` for a field that is left out.
///
/// # Errors
///
/// The text is no number, where the field is one.
pub(crate) fn parse(field: &Field<'_>, text: &str) -> Result<Option<Value>, String> {
    if text.is_empty() && !field.is_required() {
        return Ok(None);
    }
    match field.kind() {
        FieldKind::Integer | FieldKind::Number => Number::from_str(text.trim())
            .map(|number| Some(Value::Number(number)))
            .map_err(|_| format!("{text:?} is no number")),
        _ => Ok(Some(text.into())),
    }
}

/// What is wrong with the value, by the rules of the form itself.
pub(crate) fn problem(form: &FormSchema<'_>, name: &str, value: &Value) -> Option<String> {
    let violations = form.validate(&json!({ name: value })).err()?;
    let messages: Vec<String> = violations
        .iter()
        .filter(|violation| violation.field() == Some(name))
        .map(ToString::to_string)
        .collect();
    (!messages.is_empty()).then(|| messages.join("; "))
}

/// What is wrong with a text that was typed.
pub(crate) fn problem_of_text(form: &FormSchema<'_>, name: &str, text: &str) -> Option<String> {
    match parse(&form.field(name)?, text) {
        Ok(Some(value)) => problem(form, name, &value),
        Ok(None) => None,
        Err(message) => Some(message),
    }
}

/// What the field has before anything is typed.
pub(crate) fn initial(field: &Field<'_>) -> Option<Value> {
    serde_json::to_value(field).ok()?.get("default").cloned()
}

/// What the person knows the field by.
pub(crate) fn label<'a>(field: &Field<'a>) -> &'a str {
    field.title().unwrap_or(field.name())
}

/// A text of the server's that stands alone: with its line breaks, and without what
/// a terminal would take for a command.
pub(crate) fn plain(text: &str) -> String {
    Excerpt::new(text, 10_000).lines().to_string()
}

/// A text of the server's within a line of ours: a name, a title, an option.
pub(crate) fn line(text: &str) -> String {
    Excerpt::new(text, 400).to_string()
}

/// Whether all of the text can be seen, so that it can be put before a person to be
/// changed.
pub(crate) fn is_visible(text: &str) -> bool {
    Excerpt::new(text, usize::MAX).to_string() == text
}

/// The line of help below the field.
pub(crate) fn hint(field: &Field<'_>) -> Option<String> {
    let optional = !field.is_required() && field.default().is_none();
    match (field.description().map(line), optional) {
        (Some(description), true) => Some(format!("{description} · may be left out")),
        (Some(description), false) => Some(description),
        (None, true) => Some("may be left out".to_owned()),
        (None, false) => None,
    }
}

#[cfg(test)]
#[path = "input_tests.rs"]
mod tests;
