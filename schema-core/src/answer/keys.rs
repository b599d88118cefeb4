//! The keys of a content, looked up field by field.

use serde_json::{Map, Value};

/// Up to so many keys are searched one after the other.
const FEW: usize = 16;

/// The keys that no field has taken yet.
///
/// A map compares each key that it passes in full, to know which way to go.
/// Among few keys, most of which differ in length, a search for the equal one
/// takes half the time, and that is most of the time of a validation.
pub(super) enum Keys<'a> {
    Few { keys: [Option<(&'a str, &'a Value)>; FEW], left: usize },
    Many(&'a Map<String, Value>),
}

impl<'a> Keys<'a> {
    #[inline]
    pub(super) fn new(content: &'a Map<String, Value>) -> Self {
        let left = content.len();
        if left > FEW {
            return Self::Many(content);
        }
        let mut keys = [None; FEW];
        for (slot, (key, value)) in keys.iter_mut().zip(content) {
            *slot = Some((key.as_str(), value));
        }
        Self::Few { keys, left }
    }

    /// The value of that key, which is not asked for again.
    #[inline]
    pub(super) fn take(&mut self, name: &str) -> Option<&'a Value> {
        let (keys, left) = match self {
            Self::Few { keys, left } => (keys, left),
            Self::Many(content) => return content.get(name),
        };
        let index = keys.iter().take(*left).position(|key| is_named(*key, name))?;
        *left -= 1;
        keys.swap(index, *left);
        keys.get_mut(*left)?.take().map(|(_, value)| value)
    }
}

/// Length and first byte first: they nearly always tell, without a call.
#[inline]
fn is_named(key: Option<(&str, &Value)>, name: &str) -> bool {
    let Some((key, _)) = key else { return false };
    key.len() == name.len() && key.as_bytes().first() == name.as_bytes().first() && key == name
}
