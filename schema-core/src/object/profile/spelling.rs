//! Texts that differ in the case of letters only.

use std::collections::{HashMap, HashSet};

use crate::node::{Json, JsonBuf, NodeBuf, PropertyBuf, ShapeBuf};

/// How many bits the filter has; a power of two.
const BITS: usize = 1 << 15;

/// Whether two of the texts are the same but for the case of letters. In a `const` there
/// are no sets: a filter of hashes lets most pairs go unseen.
pub(super) const fn has_twins(texts: &[&str]) -> bool {
    if texts.len() < 16 {
        return has_twins_among(texts);
    }
    let mut filter = [0_u64; BITS / 64];
    let mut rest = texts;
    while let [text, tail @ ..] = rest {
        let hash = hash(text);
        let (_, words) = filter.split_at_mut(hash / 64);
        if let Some(word) = words.first_mut() {
            let bit = 1 << (hash % 64);
            if *word & bit != 0 && is_twice(text, texts) {
                return true;
            }
            *word |= bit;
        }
        rest = tail;
    }
    false
}

const fn has_twins_among(texts: &[&str]) -> bool {
    let mut rest = texts;
    while let [text, tail @ ..] = rest {
        let mut others = tail;
        while let [other, tail @ ..] = others {
            if are_alike(text, other) {
                return true;
            }
            others = tail;
        }
        rest = tail;
    }
    false
}

/// Whether more than one of the texts is this one.
const fn is_twice(text: &str, texts: &[&str]) -> bool {
    let mut found = false;
    let mut rest = texts;
    while let [other, tail @ ..] = rest {
        if are_alike(text, other) {
            if found {
                return true;
            }
            found = true;
        }
        rest = tail;
    }
    false
}

/// Whether two texts are the same but for the case of letters.
pub(super) const fn are_alike(one: &str, other: &str) -> bool {
    let (mut one, mut other) = (one.as_bytes(), other.as_bytes());
    while let (Some((a, rest_of_one)), Some((b, rest_of_other))) = (next(one), next(other)) {
        if fold(a) != fold(b) {
            return false;
        }
        (one, other) = (rest_of_one, rest_of_other);
    }
    one.is_empty() && other.is_empty()
}

/// The text with all letters in lower case, as [`are_alike`] sees them.
fn folded(text: &str) -> String {
    text.chars().map(|c| char::from_u32(fold(c as u32)).unwrap_or(c)).collect()
}

/// FNV-1a over the letters in lower case.
const fn hash(text: &str) -> usize {
    let mut hash: u32 = 0x811c_9dc5;
    let mut rest = text.as_bytes();
    while let Some((c, tail)) = next(rest) {
        hash = (hash ^ fold(c)).wrapping_mul(0x0100_0193);
        rest = tail;
    }
    (hash as usize ^ (hash >> 16) as usize) % BITS
}

/// The first code point of a text, and what is behind it.
const fn next(text: &[u8]) -> Option<(u32, &[u8])> {
    let (lead, mut rest) = match text {
        [] => return None,
        [byte, rest @ ..] => (*byte, rest),
    };
    let mut c = match lead {
        0xf0.. => lead as u32 & 0x07,
        0xe0.. => lead as u32 & 0x0f,
        0xc0.. => lead as u32 & 0x1f,
        _ => lead as u32,
    };
    while let [byte @ 0x80..=0xbf, tail @ ..] = rest {
        c = (c << 6) | (*byte as u32 & 0x3f);
        rest = tail;
    }
    Some((c, rest))
}

/// The lower case of a letter: Latin, Greek, Cyrillic and Armenian. In a `const` there is no
/// table of all of Unicode.
const fn fold(c: u32) -> u32 {
    let is_even = c % 2 == 0;
    match c {
        // Capitals in a row.
        0x41..=0x5a
        | 0xc0..=0xd6
        | 0xd8..=0xde
        | 0x391..=0x3a1
        | 0x3a3..=0x3ab
        | 0x410..=0x42f
        | 0xff21..=0xff3a => c + 32,
        0x388..=0x38a => c + 37,
        0x531..=0x556 => c + 48,
        0x38e | 0x38f => c + 63,
        0x400..=0x40f => c + 80,
        0x178 => 0xff,
        0x386 => 0x3ac,
        0x38c => 0x3cc,
        // One of each, the capital first.
        0x100..=0x12f
        | 0x132..=0x137
        | 0x14a..=0x177
        | 0x460..=0x481
        | 0x48a..=0x4bf
        | 0x4d0..=0x52f
        | 0x1e00..=0x1e95
        | 0x1ea0..=0x1eff
            if is_even =>
        {
            c + 1
        }
        0x139..=0x148 | 0x179..=0x17e | 0x4c1..=0x4ce if !is_even => c + 1,
        _ => c,
    }
}

/// The first two texts that differ in the case of letters only.
pub(super) fn same_spelling(choices: &[JsonBuf]) -> Option<[String; 2]> {
    twins(texts(choices))
}

fn texts(choices: &[JsonBuf]) -> impl Iterator<Item = &str> {
    choices.iter().filter_map(|value| match value.view() {
        Json::String(text) => Some(text),
        _ => None,
    })
}

fn twins<'t>(texts: impl Iterator<Item = &'t str>) -> Option<[String; 2]> {
    let mut seen: HashMap<String, &str> = HashMap::new();
    for text in texts {
        match seen.insert(folded(text), text) {
            Some(earlier) if earlier != text => return Some([earlier.to_owned(), text.to_owned()]),
            _ => {}
        }
    }
    None
}

/// The same of texts in several branches, and of what tells objects apart.
pub(super) fn same_spelling_of_branches(branches: &[NodeBuf]) -> Option<[String; 2]> {
    let own = branches.iter().filter_map(|branch| branch.choices.as_deref());
    if let Some(found) = twins(own.flat_map(texts)) {
        return Some(found);
    }
    let objects: Vec<&[PropertyBuf]> = branches.iter().filter_map(properties_of).collect();
    let [first, _, ..] = objects.as_slice() else { return None };
    let mut found = None;
    for property in first.iter().filter(|property| property.node.choices.is_some()) {
        let all: Option<Vec<&[JsonBuf]>> =
            objects.iter().map(|object| choices_of(object, &property.name)).collect();
        let all: Vec<&str> = all.unwrap_or_default().into_iter().flat_map(texts).collect();
        match (is_each_once(&all), twins(all.iter().copied())) {
            // It tells them all apart.
            (true, None) if all.len() > 1 => return None,
            (true, twins) => found = found.or(twins),
            (false, _) => {}
        }
    }
    found
}

fn choices_of<'n>(properties: &'n [PropertyBuf], name: &str) -> Option<&'n [JsonBuf]> {
    properties.iter().find(|property| property.name == name)?.node.choices.as_deref()
}

fn is_each_once(texts: &[&str]) -> bool {
    let mut seen = HashSet::new();
    texts.iter().all(|text| seen.insert(text))
}

fn properties_of(node: &NodeBuf) -> Option<&[PropertyBuf]> {
    match &node.shape {
        ShapeBuf::Object { properties, .. } => properties.as_deref(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{are_alike, fold, folded, has_twins};

    #[test]
    fn twins_are_found_among_few_and_among_many() {
        assert!(has_twins(&["on", "off", "ON"]));
        assert!(has_twins(&["größe", "GRÖßE"]));
        assert!(!has_twins(&["on", "off", "one"]));
        assert!(!has_twins(&["ä", "a", "ё", "е", ""]));
        let many: Vec<String> = (0..2_000).map(|index| format!("value {index}")).collect();
        let mut texts: Vec<&str> = many.iter().map(String::as_str).collect();
        assert!(!has_twins(&texts));
        texts.push("VALUE 7");
        assert!(has_twins(&texts));
    }

    #[test]
    fn a_letter_is_folded_as_unicode_says() {
        for c in '\0'..='\u{ffff}' {
            let lower = c.to_lowercase().next().unwrap_or(c);
            let own = char::from_u32(fold(c as u32)).unwrap_or(c);
            assert!(own == c || own == lower, "{c:?} is {lower:?}, not {own:?}");
        }
        for text in
            ["Straße", "ŁÓDŹ", "ΑΘΉΝΑ", "МОСКВА", "ԵՐԵՎԱՆ", "HÀ NỘI", "ＡＢＣ", "日本", "🦀A"]
        {
            assert_eq!(folded(text), text.to_lowercase());
            assert!(are_alike(text, &text.to_lowercase()));
        }
    }
}
