//! [`Table`]: many texts compared in a `const`, each with all others, in as many steps
//! as there are texts. The compiler gives up on the square of a few hundred.

use super::text_eq;

/// Twice as many as there should be texts in it, so that a search ends soon.
const SLOTS: usize = 1 << 14;

/// Texts, found by a hash.
pub(crate) struct Table<'a> {
    slots: [Option<&'a str>; SLOTS],
    left: usize,
}

impl<'a> Table<'a> {
    #[allow(clippy::large_stack_arrays)] // it is the compiler's stack
    pub(crate) const fn new() -> Self {
        Self { slots: [None; SLOTS], left: SLOTS }
    }

    pub(crate) const fn of(texts: &[&'a str]) -> Self {
        let mut table = Self::new();
        let mut rest = texts;
        while let [text, tail @ ..] = rest {
            table.insert(text);
            rest = tail;
        }
        table
    }

    /// Adds a text, and whether it is new.
    ///
    /// # Panics
    ///
    /// In a `const`, when there are more texts than fit.
    pub(crate) const fn insert(&mut self, text: &'a str) -> bool {
        let mut place = hash(text);
        while let Some(other) = self.at(place) {
            if text_eq(other, text) {
                return false;
            }
            place = (place + 1) % SLOTS;
        }
        assert!(self.left > 1, "more than 16,382 options, or fields, are too many to compare");
        let (_, slots) = self.slots.split_at_mut(place);
        if let Some(slot) = slots.first_mut() {
            *slot = Some(text);
            self.left -= 1;
        }
        true
    }

    pub(crate) const fn contains(&self, text: &str) -> bool {
        let mut place = hash(text);
        while let Some(other) = self.at(place) {
            if text_eq(other, text) {
                return true;
            }
            place = (place + 1) % SLOTS;
        }
        false
    }

    const fn at(&self, place: usize) -> Option<&'a str> {
        match self.slots.split_at(place).1 {
            [slot, ..] => *slot,
            [] => None,
        }
    }
}

/// Where to look for a text first (FNV-1a).
#[allow(clippy::cast_possible_truncation)] // below the number of slots
const fn hash(text: &str) -> usize {
    let mut hash: u64 = 0xCBF2_9CE4_8422_2325;
    let mut rest = text.as_bytes();
    while let [byte, tail @ ..] = rest {
        hash = (hash ^ *byte as u64).wrapping_mul(0x0100_0000_01B3);
        rest = tail;
    }
    ((hash ^ (hash >> 32)) % SLOTS as u64) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_text_is_new_once() {
        let texts: Vec<String> = (0..16_000).map(|index| format!("text {index}")).collect();
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        let mut table = Table::of(&texts);
        assert!(texts.iter().all(|text| table.contains(text) && !table.insert(text)));
        assert!(!table.contains("text") && table.insert("text") && table.contains("text"));
    }
}
