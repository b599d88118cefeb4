//! [`Checks`]: the author's own rules about the values of a type or of a field.

use serde_json::Value;

use super::FieldSpec;

/// Rules of the author's own, which `read` and `answer` run on a value that is otherwise
/// as it must be: of a type (`#[schema(check = …)]`, `#[elicit(check = …)]`), or of a
/// field (`#[field(check = …)]`).
///
/// They take JSON, not the type, so that a schema can hold them whatever the types in
/// it, and so that each part without a violation is judged even when another has one:
/// then there is no value of the whole.
#[derive(Clone, Copy)]
pub struct Checks {
    rule: Rule,
    before: Option<&'static Checks>,
}

/// What has rules about a whole: a form.
#[cfg(feature = "tools")]
pub(crate) trait Whole: Send + Sync {
    /// What those of them say that the value breaks.
    fn refusals(&self, value: &Value) -> Vec<String>;
}

#[derive(Clone, Copy)]
enum Rule {
    One(fn(&Value) -> Option<String>),
    /// All that are about a form as a whole, or about the parts of an object.
    #[cfg(feature = "tools")]
    OfWhole(&'static dyn Whole),
}

impl Checks {
    /// One rule: what it says of the JSON of a value, if that breaks it.
    pub const fn new(rule: fn(&Value) -> Option<String>) -> Self {
        Self { rule: Rule::One(rule), before: None }
    }

    /// Those about a form, where it is an object, or about the parts of one.
    #[cfg(feature = "tools")]
    pub(crate) const fn of_whole(whole: &'static dyn Whole) -> Self {
        Self { rule: Rule::OfWhole(whole), before: None }
    }

    /// The same, behind those of the type: what breaks one of them is not asked further.
    pub const fn after(self, before: Option<&'static Checks>) -> Self {
        Self { before, ..self }
    }

    /// What the first rule says that the value breaks.
    pub fn refusal(&self, value: &Value) -> Option<String> {
        self.refusals(value).into_iter().next()
    }

    /// What each of them says that the value breaks, where one does not build on another.
    pub(crate) fn refusals(&self, value: &Value) -> Vec<String> {
        let before = self.before.map(|before| before.refusals(value)).unwrap_or_default();
        if !before.is_empty() {
            return before;
        }
        match self.rule {
            Rule::One(rule) => rule(value).into_iter().collect(),
            #[cfg(feature = "tools")]
            Rule::OfWhole(whole) => whole.refusals(value),
        }
    }
}

impl<K> FieldSpec<'static, K> {
    /// The rules of the type's author.
    #[doc(hidden)]
    pub const fn checks(&self) -> Option<&'static Checks> {
        self.field.facts.checks
    }

    /// Rules of the author's own, with those of the type before them.
    #[doc(hidden)]
    pub const fn check(mut self, checks: &'static Checks) -> Self {
        self.field.facts.checks = Some(checks);
        self
    }
}
