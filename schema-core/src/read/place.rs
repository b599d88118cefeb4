//! Where in the JSON the reader stands: a JSON Pointer in the making.

use core::fmt::Write;

use crate::form::pointer_token;

/// A place in the JSON. It becomes text only when something is wrong there.
#[derive(Clone, Copy)]
pub(super) struct Place<'p> {
    parent: Option<&'p Place<'p>>,
    step: Step<'p>,
    /// The field that the place belongs to.
    field: Option<&'p str>,
}

#[derive(Clone, Copy)]
enum Step<'p> {
    Start,
    Key(&'p str),
    Index(usize),
}

impl<'p> Place<'p> {
    /// The JSON as a whole.
    pub(super) const ROOT: Self = Self { parent: None, step: Step::Start, field: None };

    pub(super) fn key(&'p self, key: &'p str) -> Self {
        Self { parent: Some(self), step: Step::Key(key), field: self.field }
    }

    pub(super) fn index(&'p self, index: usize) -> Self {
        Self { parent: Some(self), step: Step::Index(index), field: self.field }
    }

    /// The property of that name: everything below belongs to the field.
    pub(super) fn property(&'p self, name: &'p str) -> Self {
        Self { field: Some(name), ..self.key(name) }
    }

    /// The field that the place belongs to, if it has a name.
    pub(super) fn field(&self) -> Option<&'p str> {
        self.field.filter(|name| !name.is_empty())
    }

    pub(super) fn pointer(&self) -> String {
        let mut text = String::new();
        self.write(&mut text);
        text
    }

    /// No place lies deeper than the reader goes, which is a few steps.
    fn write(&self, text: &mut String) {
        if let Some(parent) = self.parent {
            parent.write(text);
        }
        // Writing to a `String` cannot fail.
        let _ = match self.step {
            Step::Start => Ok(()),
            Step::Key(key) => write!(text, "/{}", pointer_token(key)),
            Step::Index(index) => write!(text, "/{index}"),
        };
    }
}
