//! Texts that differ in the case of letters only.

use crate::rules::bytes_eq_ignore_case;

/// How many bits the filter has; a power of two.
const BITS: usize = 1 << 15;

/// Whether two of the texts are the same but for the case of ASCII letters. In a `const`
/// there are no sets: a filter of hashes lets most pairs go unseen.
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
            if bytes_eq_ignore_case(text.as_bytes(), other.as_bytes()) {
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
        if bytes_eq_ignore_case(text.as_bytes(), other.as_bytes()) {
            if found {
                return true;
            }
            found = true;
        }
        rest = tail;
    }
    false
}

/// FNV-1a over the letters in lower case.
const fn hash(text: &str) -> usize {
    let mut hash: u32 = 0x811c_9dc5;
    let mut rest = text.as_bytes();
    while let [byte, tail @ ..] = rest {
        hash = (hash ^ byte.to_ascii_lowercase() as u32).wrapping_mul(0x0100_0193);
        rest = tail;
    }
    (hash as usize ^ (hash >> 16) as usize) % BITS
}

#[cfg(test)]
mod tests {
    use super::has_twins;

    #[test]
    fn twins_are_found_among_few_and_among_many() {
        assert!(has_twins(&["on", "off", "ON"]));
        assert!(!has_twins(&["on", "off", "one"]));
        let many: Vec<String> = (0..2_000).map(|index| format!("value {index}")).collect();
        let mut texts: Vec<&str> = many.iter().map(String::as_str).collect();
        assert!(!has_twins(&texts));
        texts.push("VALUE 7");
        assert!(has_twins(&texts));
    }
}
