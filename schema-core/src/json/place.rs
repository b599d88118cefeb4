//! [`Place`]: a JSON Pointer (RFC 6901) in the making.

use core::fmt::Write;

/// Where in the JSON something stands. It becomes text only when something is
/// wrong there.
#[derive(Clone, Copy)]
pub(crate) struct Place<'p> {
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
    /// A key that no schema names: of a map, or one too many.
    #[cfg(feature = "tools")]
    Entry(&'p str),
    /// Several, written already.
    #[cfg(feature = "raw-schemas")]
    Pointer(&'p str),
}

impl<'p> Place<'p> {
    /// The JSON as a whole.
    pub(crate) const ROOT: Self = Self { parent: None, step: Step::Start, field: None };

    pub(crate) fn key(&'p self, key: &'p str) -> Self {
        Self { parent: Some(self), step: Step::Key(key), field: self.field }
    }

    pub(crate) fn index(&'p self, index: usize) -> Self {
        Self { parent: Some(self), step: Step::Index(index), field: self.field }
    }

    #[cfg(feature = "tools")]
    pub(crate) fn entry(&'p self, key: &'p str) -> Self {
        Self { parent: Some(self), step: Step::Entry(key), field: self.field }
    }

    /// The pointer with [`ANY`] for all that may be any key or index: only where a key may.
    #[cfg(feature = "tools")]
    pub(crate) fn of_any(&self) -> Option<String> {
        let mut all = core::iter::successors(Some(self), |place| place.parent);
        all.any(|place| matches!(place.step, Step::Entry(_))).then(|| {
            let mut text = String::new();
            self.write_any(&mut text);
            text
        })
    }

    #[cfg(feature = "tools")]
    fn write_any(&self, text: &mut String) {
        if let Some(parent) = self.parent {
            parent.write_any(text);
        }
        match self.step {
            Step::Entry(_) | Step::Index(_) => {
                text.push('/');
                text.push_str(ANY);
            }
            _ => self.write_step(text),
        }
    }

    /// What a pointer leads to from here.
    #[cfg(feature = "raw-schemas")]
    pub(crate) fn below(&'p self, pointer: &'p str) -> Self {
        Self { parent: Some(self), step: Step::Pointer(pointer), field: self.field }
    }

    /// The property of that name: everything below belongs to the field.
    pub(crate) fn property(&'p self, name: &'p str) -> Self {
        Self { field: Some(name), ..self.key(name) }
    }

    /// The field that the place belongs to, if it has a name.
    pub(crate) fn field(&self) -> Option<&'p str> {
        self.field.filter(|name| !name.is_empty())
    }

    pub(crate) fn pointer(&self) -> String {
        let mut text = String::with_capacity(self.bytes());
        self.write(&mut text);
        text
    }

    /// So many bytes the pointer takes where nothing in it is escaped.
    fn bytes(&self) -> usize {
        let step = match self.step {
            Step::Start => 0,
            Step::Key(key) => 1 + key.len(),
            #[cfg(feature = "tools")]
            Step::Entry(key) => 1 + key.len(),
            #[cfg(feature = "raw-schemas")]
            Step::Pointer(pointer) => pointer.len(),
            Step::Index(index) => 2 + index.checked_ilog10().unwrap_or_default() as usize,
        };
        self.parent.map_or(0, Self::bytes) + step
    }

    /// No place lies deeper than its reader goes, which is a few steps.
    fn write(&self, text: &mut String) {
        if let Some(parent) = self.parent {
            parent.write(text);
        }
        self.write_step(text);
    }

    fn write_step(&self, text: &mut String) {
        match self.step {
            Step::Start => {}
            Step::Key(key) => push_step(text, key),
            #[cfg(feature = "tools")]
            Step::Entry(key) => push_step(text, key),
            #[cfg(feature = "raw-schemas")]
            Step::Pointer(pointer) => text.push_str(pointer),
            Step::Index(index) => {
                // Writing to a `String` cannot fail.
                let _ = write!(text, "/{index}");
            }
        }
    }
}

/// A step of any key or index: no key is written like that.
pub(crate) const ANY: &str = "~*";

/// The pointer of those steps.
pub(crate) fn pointer(steps: &[&str]) -> String {
    let mut text = String::new();
    push_steps(&mut text, steps);
    text
}

/// Goes on from a pointer by those steps.
pub(crate) fn push_steps(pointer: &mut String, steps: &[&str]) {
    for step in steps {
        push_step(pointer, step);
    }
}

/// Adds a step to a pointer, escaped as section 3 says.
fn push_step(pointer: &mut String, key: &str) {
    pointer.push('/');
    // Each looked for by itself: that is fast also in a name of a megabyte.
    if key.contains('~') || key.contains('/') {
        pointer.push_str(&key.replace('~', "~0").replace('/', "~1"));
    } else {
        pointer.push_str(key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_escaped() {
        let root = Place::ROOT;
        let property = root.property("a/b~c");
        assert_eq!(property.index(2).pointer(), "/a~1b~0c/2");
        assert_eq!(pointer(&["~/", "", "x"]), "/~0~1//x");
        assert_eq!(root.pointer(), "");
    }
}
