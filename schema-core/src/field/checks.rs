//! [`Checks`]: the author's own rules about the values of a type or of a field.

use serde_json::Value;

/// Rules of the author's own, which `read` and `answer` run on a value that is otherwise
/// as it must be: of a type (`#[schema(check = …)]`, `#[elicit(check = …)]`), or of a
/// field (`#[field(check = …)]`).
///
/// They take JSON, not the type, so that a schema can hold them whatever the types in
/// it, and so that each part without a violation is judged even when another has one:
/// then there is no value of the whole.
#[derive(Clone, Copy)]
pub struct Checks {
    rule: fn(&Value) -> Option<String>,
    before: Option<&'static Checks>,
}

impl Checks {
    /// One rule: what it says of the JSON of a value, if that breaks it.
    pub const fn new(rule: fn(&Value) -> Option<String>) -> Self {
        Self { rule, before: None }
    }

    /// The same, behind those of the type: what breaks one of them is not asked further.
    pub const fn after(self, before: Option<&'static Checks>) -> Self {
        Self { before, ..self }
    }

    /// What the first rule says that the value breaks.
    pub fn refusal(&self, value: &Value) -> Option<String> {
        self.before.and_then(|before| before.refusal(value)).or_else(|| (self.rule)(value))
    }
}
