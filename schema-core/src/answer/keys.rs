//! The keys of a content, looked up field by field.

use serde_json::{Map, Value};

/// Up to so many keys are searched one after the other.
const FEW: usize = 16;

/// The keys that no field has taken yet.
///
/// A map compares each key that it passes in full, to know which way to go.
/// Among few keys, most of which differ in length, a search for the equal one
/// takes half the time, and that is most of the time of a validation.
pub(super) struct Keys<'a> {
    content: &'a Map<String, Value>,
    /// The keys, when they are few; those that are left come first.
    few: [Option<(&'a str, &'a Value)>; FEW],
    left: usize,
}

impl<'a> Keys<'a> {
    #[inline]
    pub(super) fn new(content: &'a Map<String, Value>) -> Self {
        let mut few = [None; FEW];
        let left = content.len();
        if left <= FEW {
            for (slot, (key, value)) in few.iter_mut().zip(content) {
                *slot = Some((key.as_str(), value));
            }
        }
        Self { content, few, left }
    }

    /// The value of that key, which is not asked for again.
    #[inline]
    pub(super) fn take(&mut self, name: &str) -> Option<&'a Value> {
        if self.content.len() > FEW {
            return self.content.get(name);
        }
        let index = self.few.iter().take(self.left).position(|key| is_named(*key, name))?;
        self.left -= 1;
        self.few.swap(index, self.left);
        self.few.get_mut(self.left)?.take().map(|(_, value)| value)
    }
}

/// Length and first byte first: they nearly always tell, without a call.
#[inline]
fn is_named(key: Option<(&str, &Value)>, name: &str) -> bool {
    let Some((key, _)) = key else { return false };
    key.len() == name.len() && key.as_bytes().first() == name.as_bytes().first() && key == name
}
