//! The keys of `#[field(…)]` and `#[elicit(…)]`: one table for the parser, its
//! messages and the documentation.

/// A key that an attribute of ours may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    Title,
    Description,
    Format,
    MinLength,
    MaxLength,
    Min,
    Max,
    Default,
    Options,
    OptionTitles,
    EnumNames,
    MinItems,
    MaxItems,
    NotSecret,
    TrustSerde,
    Crate,
    Attribute,
}

/// Where an attribute stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// A field of a form.
    Field,
    /// A newtype, which says what every field of it says.
    Newtype,
    /// The struct of a form.
    Struct,
    /// An enum of options.
    Enum,
    /// A variant of such an enum.
    Variant,
}

/// What follows a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Takes {
    Text,
    Length,
    Number,
    Format,
    Default,
    Texts,
    /// A list, or nothing.
    TextsOrNothing,
    Nothing,
    Path,
    /// The word `elicit`.
    AttributeName,
}

/// Every key: its name, where it may stand, what it takes.
pub(crate) const KEYS: &[(&str, Key, &[Place], Takes)] = &[
    ("title", Key::Title, &[Place::Field, Place::Newtype, Place::Variant], Takes::Text),
    ("description", Key::Description, &[Place::Field, Place::Newtype], Takes::Text),
    ("format", Key::Format, &[Place::Field, Place::Newtype], Takes::Format),
    ("min_length", Key::MinLength, &[Place::Field, Place::Newtype], Takes::Length),
    ("max_length", Key::MaxLength, &[Place::Field, Place::Newtype], Takes::Length),
    ("min", Key::Min, &[Place::Field, Place::Newtype], Takes::Number),
    ("max", Key::Max, &[Place::Field, Place::Newtype], Takes::Number),
    ("default", Key::Default, &[Place::Field], Takes::Default),
    ("options", Key::Options, &[Place::Field, Place::Newtype], Takes::Texts),
    ("option_titles", Key::OptionTitles, &[Place::Field, Place::Newtype], Takes::Texts),
    (
        "enum_names",
        Key::EnumNames,
        &[Place::Field, Place::Newtype, Place::Enum],
        Takes::TextsOrNothing,
    ),
    ("min_items", Key::MinItems, &[Place::Field, Place::Newtype], Takes::Length),
    ("max_items", Key::MaxItems, &[Place::Field, Place::Newtype], Takes::Length),
    ("not_secret", Key::NotSecret, &[Place::Field], Takes::Nothing),
    (
        "trust_serde",
        Key::TrustSerde,
        &[Place::Field, Place::Newtype, Place::Struct, Place::Enum],
        Takes::Nothing,
    ),
    ("crate", Key::Crate, &[Place::Newtype, Place::Struct, Place::Enum], Takes::Path),
    (
        "attribute",
        Key::Attribute,
        &[Place::Struct, Place::Newtype, Place::Enum],
        Takes::AttributeName,
    ),
];

#[cfg(test)]
impl Takes {
    /// As the documentation puts it.
    fn in_words(self) -> &'static str {
        match self {
            Self::Text => "a string",
            Self::Length => "a length",
            Self::Number => "a number",
            Self::Format => "a format",
            Self::Default => "a default",
            Self::Texts => "a list of strings",
            Self::TextsOrNothing => "a list of strings, or nothing",
            Self::Nothing => "nothing",
            Self::Path => "a path",
            Self::AttributeName => "the word `elicit`",
        }
    }
}

impl Place {
    /// The place in words: `a field`.
    pub(crate) fn in_words(self) -> &'static str {
        match self {
            Self::Field => "a field",
            Self::Newtype => "a newtype",
            Self::Struct => "the struct of a form",
            Self::Enum => "an enum",
            Self::Variant => "a variant",
        }
    }

    /// The names of the keys that may stand here.
    pub(crate) fn keys(self) -> impl Iterator<Item = &'static str> {
        KEYS.iter().filter(move |(_, _, places, _)| places.contains(&self)).map(|(name, ..)| *name)
    }
}

/// The key of that name, where it may stand and what it takes.
pub(crate) fn find(name: &str) -> Option<(Key, &'static [Place], Takes)> {
    KEYS.iter()
        .find(|(known, ..)| *known == name)
        .map(|(_, key, places, takes)| (*key, *places, *takes))
}

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

    /// The table in the documentation is this table.
    #[test]
    fn the_documentation_lists_every_key() {
        let docs = include_str!("../keys.md");
        let (_, rows) = docs.split_once("|---|---|---|---|\n").unwrap_or_default();
        let mut rows = rows.lines();
        for (name, _, places, takes) in KEYS {
            let places: Vec<&str> = places.iter().map(|place| place.in_words()).collect();
            let start = format!("| `{name}` | {} | {} | ", places.join(", "), takes.in_words());
            let row = rows.next().unwrap_or_default();
            assert!(row.starts_with(&start), "{row}\nshould start with\n{start}");
        }
        assert_eq!(rows.next(), Some(""), "a row too many");
    }

    #[test]
    fn distances() {
        assert_eq!(distance("titel", "title"), 2);
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("abc", ""), 3);
        assert_eq!(distance("min", "min"), 0);
    }

    #[test]
    fn every_key_has_one_row() {
        for (name, key, ..) in KEYS {
            assert_eq!(KEYS.iter().filter(|(other, ..)| other == name).count(), 1);
            assert_eq!(KEYS.iter().filter(|(_, other, ..)| other == key).count(), 1, "{name}");
        }
    }
}
