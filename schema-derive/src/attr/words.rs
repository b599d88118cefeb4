//! What to say about a word that is no key: the key that was meant, here or in the crate
//! where the word is one.

use super::key::{Place, find};

/// What to say about a name that is no key here.
pub(crate) fn unknown(name: &str, place: Place) -> String {
    if let Some(advice) = advice(name) {
        return format!("unknown key `{name}`: {advice}");
    }
    if let Some(near) = nearest(name, place.keys()) {
        return format!("unknown key `{name}`: did you mean `{near}`?");
    }
    let keys: Vec<String> = place.keys().map(|key| format!("`{key}`")).collect();
    let other = if place == Place::Field {
        "; if `#[field]` belongs to another derive, say `#[elicit(attribute = elicit)]` on the struct"
    } else {
        ""
    };
    format!("unknown key `{name}`: {} takes {}{other}", place.in_words(), keys.join(", "))
}

/// Whether a word was probably written for this crate: a key of any place, a variant's
/// nearly, or a word that there is advice about.
pub(super) fn is_ours(name: &str) -> bool {
    find(name).is_some() || advice(name).is_some() || nearest(name, Place::Variant.keys()).is_some()
}

/// Words that people know from elsewhere, and what they are here.
fn advice(name: &str) -> Option<&'static str> {
    Some(match name {
        "minimum" => "did you mean `min`?",
        "maximum" => "did you mean `max`?",
        "rename" | "rename_all" | "name" => {
            "names are serde's business: use `#[serde(rename = \"…\")]` or `rename_all`"
        }
        "skip" => "use `#[serde(skip)]`, so that serde and the form agree",
        "flatten" => "use `#[serde(flatten)]`, so that serde and the form agree",
        "required" | "optional" => {
            "a field is required unless it is an `Option` or has a `default`"
        }
        "pattern" | "regex" => {
            "a form has no patterns: use `format` or the limits of length, and check the rest on the server"
        }
        "enum" | "one_of" | "choices" | "values" => "did you mean `options`?",
        "exclusive_min" | "exclusive_max" | "multiple_of" | "step" => {
            "a form has no such bound: use `min` and `max`, which are themselves allowed"
        }
        "unique_items" => "a form has no such keyword: read the answer into a `BTreeSet` instead",
        _ => return None,
    })
}

/// The name that was probably meant: at most a third of its letters off.
pub(crate) fn nearest<'n>(name: &str, names: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    let plain = |text: &str| text.replace(['_', '-'], "").to_lowercase();
    names
        .into_iter()
        .map(|known| (distance(&plain(name), &plain(known)), known))
        .filter(|(distance, known)| *distance <= known.len().div_ceil(3).min(3))
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, known)| known)
}

/// How many letters to insert, remove or replace (Levenshtein).
fn distance(a: &str, b: &str) -> usize {
    let mut row: Vec<usize> = (0..=b.chars().count()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = i;
        let mut left = i + 1;
        for (y, cell) in b.chars().zip(row.iter_mut().skip(1)) {
            let above = *cell;
            let here = (diagonal + usize::from(x != y)).min(above + 1).min(left + 1);
            (diagonal, left, *cell) = (above, here, here);
        }
        if let Some(first) = row.first_mut() {
            *first = i + 1;
        }
    }
    row.last().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_near_key_is_suggested() {
        let cases = [
            ("titel", Some("title")),
            ("min_len", Some("min_length")),
            ("minLength", Some("min_length")),
            ("max-items", Some("max_items")),
            ("desc", None),
            ("qwerty", None),
            ("widget", None),
        ];
        for (name, near) in cases {
            assert_eq!(nearest(name, Place::Field.keys()), near, "{name}");
        }
    }

    #[test]
    fn distances() {
        assert_eq!(distance("titel", "title"), 2);
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("abc", ""), 3);
        assert_eq!(distance("min", "min"), 0);
    }
}
