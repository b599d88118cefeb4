//! [`Subject`]: what a violation is about, and how what came is shown.

use serde_json::Value;

use crate::field::Field;
use crate::text::Excerpt;

/// What all violations of one field have in common, or those of one place in the value
/// of an object schema.
#[derive(Default, PartialEq)]
pub(crate) struct Subject {
    pub(super) field: Option<String>,
    pub(super) label: String,
    pub(super) options: Vec<String>,
    pub(super) titles: Option<Vec<String>>,
    /// The names that an object may have there.
    pub(super) keys: Vec<String>,
    pub(super) of_place: bool,
    pub(super) options_are_json: bool,
}

impl Subject {
    pub(super) fn of(field: &Field<'_>) -> Self {
        Self {
            field: Some(field.name.to_owned()),
            label: field.label().to_owned(),
            options: field.options.iter().map(str::to_owned).collect(),
            titles: field.titles.map(|titles| titles.iter().map(str::to_owned).collect()),
            ..Self::default()
        }
    }

    /// The content as a whole.
    pub(super) fn whole() -> Self {
        Self { label: "The answer".to_owned(), ..Self::default() }
    }

    /// A place in the value of an object schema, with what may stand there where that is
    /// a choice.
    #[cfg(feature = "tools")]
    pub(crate) fn of_place(options: Vec<String>, keys: Vec<String>) -> Self {
        Self { options, keys, of_place: true, ..Self::default() }
    }

    /// The same with options that are not all texts, each as its JSON.
    #[cfg(feature = "tools")]
    pub(crate) fn of_json(options: Vec<String>) -> Self {
        Self { options_are_json: true, ..Self::of_place(options, Vec::new()) }
    }

    /// How much it holds.
    #[cfg(feature = "tools")]
    pub(crate) fn bytes(&self) -> usize {
        self.options.iter().chain(&self.keys).map(String::len).sum()
    }
}

/// A piece of what came that is short enough to be shown, and one line.
pub(super) fn shown(value: &Value) -> Box<str> {
    match value {
        Value::Null => "null".into(),
        Value::Bool(value) => value.to_string().into(),
        Value::Number(number) => excerpt(&number.to_string()).to_string().into(),
        // Quoted, so that it can't be taken for the words around it.
        Value::String(text) => excerpt(text).quoted().to_string().into(),
        Value::Array(_) => "a list".into(),
        Value::Object(_) => "an object".into(),
    }
}

/// The first characters of something that came, or of an option.
pub(super) const fn excerpt(text: &str) -> Excerpt<'_> {
    Excerpt::new(text, 40)
}

/// The first characters of what a person knows a field by.
pub(super) const fn label(text: &str) -> Excerpt<'_> {
    Excerpt::new(text, 80)
}
