//! What is shown to a person, and what is said of what a person typed.

use schema_core::{Excerpt, Field, FormSchema};
use serde_json::Value;

/// What is wrong with the value of a field.
pub(crate) fn problem(form: &FormSchema<'_>, name: &str, value: &Value) -> Option<String> {
    Some(form.field(name)?.validate(value).err()?.to_string())
}

/// What is wrong with a text that was typed.
pub(crate) fn problem_of_text(form: &FormSchema<'_>, name: &str, text: &str) -> Option<String> {
    Some(form.field(name)?.parse(text).err()?.to_string())
}

/// What the field has before anything is typed.
pub(crate) fn initial(field: &Field<'_>) -> Option<Value> {
    field.default().map(Value::from)
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
