//! The keys of a content, looked up field by field.

use serde_json::{Map, Value};

/// Up to so many keys are searched one after the other.
const FEW: usize = 16;

/// Up to so many are found by a hash. It is no secret one, so that a client can
/// make all keys meet in one place: then it is a search of this many.
const SOME: usize = 128;

/// Twice the keys, so that a search ends soon.
const SLOTS: usize = 2 * SOME;

type Entry<'a> = (&'a str, &'a Value);

/// The keys that no field has taken yet.
///
/// A map compares each key that it passes in full, to know which way to go, and
/// that is most of the time of a validation. Among few keys, most of which differ
/// in length, a search for the equal one takes half of it; among some, a table a
/// third.
#[allow(clippy::large_enum_variant)] // it stays on the stack, where it is made
pub(super) enum Keys<'a> {
    Few { keys: [Option<Entry<'a>>; FEW], left: usize },
    Some([Option<Entry<'a>>; SLOTS]),
    Many(&'a Map<String, Value>),
}

impl<'a> Keys<'a> {
    #[inline]
    pub(super) fn new(content: &'a Map<String, Value>) -> Self {
        let left = content.len();
        if left > FEW {
            return Self::table(content);
        }
        let mut keys = [None; FEW];
        for (slot, (key, value)) in keys.iter_mut().zip(content) {
            *slot = Some((key.as_str(), value));
        }
        Self::Few { keys, left }
    }

    fn table(content: &'a Map<String, Value>) -> Self {
        if content.len() > SOME {
            return Self::Many(content);
        }
        let mut slots = [None; SLOTS];
        for (key, value) in content {
            let free = places(key).find(|place| matches!(slots.get(*place), Some(None)));
            if let Some(slot) = free.and_then(|place| slots.get_mut(place)) {
                *slot = Some((key.as_str(), value));
            }
        }
        Self::Some(slots)
    }

    /// The value of that key, which is not asked for again.
    #[inline]
    pub(super) fn take(&mut self, name: &str) -> Option<&'a Value> {
        let (keys, left) = match self {
            Self::Few { keys, left } => (keys, left),
            Self::Some(slots) => {
                let mut found = places(name).map_while(|place| slots.get(place).copied().flatten());
                return found.find(|(key, _)| *key == name).map(|(_, value)| value);
            }
            Self::Many(content) => return content.get(name),
        };
        let index = keys.iter().take(*left).position(|key| is_named(*key, name))?;
        *left -= 1;
        keys.swap(index, *left);
        keys.get_mut(*left)?.take().map(|(_, value)| value)
    }
}

/// Where to look for a key: at its hash, and on from there.
#[inline]
fn places(key: &str) -> impl Iterator<Item = usize> + use<> {
    // Prime, and with bits all over, so that each bit of the text reaches the top.
    const MIX: u64 = 0x9E37_79B9_7F4A_7C55;
    let (first, last) = ends(key.as_bytes());
    let hash = (first ^ key.len() as u64).wrapping_mul(MIX).rotate_left(32) ^ last;
    let [.., top] = hash.wrapping_mul(MIX).to_le_bytes();
    (0..SLOTS).map(move |step| (usize::from(top) + step) % SLOTS)
}

/// The first and the last eight bytes: all of most names, without a loop.
#[inline]
fn ends(key: &[u8]) -> (u64, u64) {
    if let (Some(first), Some(last)) = (key.first_chunk(), key.last_chunk()) {
        return (u64::from_le_bytes(*first), u64::from_le_bytes(*last));
    }
    if let (Some(first), Some(last)) = (key.first_chunk(), key.last_chunk()) {
        return (u32::from_le_bytes(*first).into(), u32::from_le_bytes(*last).into());
    }
    (key.iter().fold(0, |text, byte| text << 8 | u64::from(*byte)), 0)
}

/// Length and first byte first: they nearly always tell, without a call.
#[inline]
fn is_named(key: Option<Entry<'_>>, name: &str) -> bool {
    let Some((key, _)) = key else { return false };
    key.len() == name.len() && key.as_bytes().first() == name.as_bytes().first() && key == name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_is_found_once_however_many_there_are() {
        for count in [0, 1, FEW, FEW + 1, 60, SOME, SOME + 1] {
            let name = |index: usize| format!("key_{index}");
            let content: Map<String, Value> =
                (0..count).map(|index| (name(index), index.into())).collect();
            let mut keys = Keys::new(&content);
            for index in 0..count {
                assert_eq!(keys.take(&name(index)), Some(&index.into()), "{count}");
            }
            assert_eq!(keys.take("key"), None, "{count}");
            assert_eq!(keys.take(&name(count)), None, "{count}");
        }
    }
}
