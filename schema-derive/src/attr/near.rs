//! Which name was meant by one that is nearly it.

use super::words::plain;

/// The name that was probably meant: at most a third of its letters off.
pub(crate) fn nearest<'n>(name: &str, names: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
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
    fn the_near_name_is_suggested() {
        let names = ["title", "min_length", "max_items", "min", "max", "default"];
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
            assert_eq!(nearest(name, names), near, "{name}");
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
