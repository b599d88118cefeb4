//! What the tables of keys have in common: of forms (`key`), and of what a model fills in
//! (`tool`).

use proc_macro2::Ident;
use syn::ext::IdentExt;
use syn::parse::ParseStream;

use crate::errors::Errors;

/// Where an attribute stands.
pub(crate) trait Place: Copy + PartialEq + 'static {
    /// The place in words: `a field`.
    fn in_words(self) -> &'static str;
}

/// One row of a table.
pub(crate) struct Row<K: Table> {
    pub(crate) name: &'static str,
    /// Where the key may stand.
    pub(crate) places: &'static [K::Place],
    /// What it takes, as the documentation puts it.
    #[cfg(test)]
    pub(super) in_words: &'static str,
    /// Reads what follows the key; says whether it was right.
    pub(super) read: fn(&mut K, &Ident, ParseStream<'_>, &mut Errors) -> bool,
}

/// What the keys of one item say, and the table that they are read by.
pub(crate) trait Table: Default + 'static {
    type Place: Place;

    /// Every key.
    const ROWS: &'static [Row<Self>];

    /// What was understood so far.
    fn written(&mut self) -> &mut Written;

    /// What a word that people bring along is here.
    fn advice(word: &str) -> Option<&'static str>;

    /// What to do if the attribute at this place belongs to another derive.
    fn if_of_another(place: Self::Place) -> &'static str;

    /// What to say of a key that is one elsewhere, if more than where.
    fn refusal(_name: &str, _place: Self::Place) -> Option<String> {
        None
    }

    /// Takes note of a word that was not understood, or of something that is no word.
    fn note_mistake(&mut self, _word: Option<&str>, _place: Self::Place) {}

    /// The names of the keys that may stand there.
    fn names_at(place: Self::Place) -> impl Iterator<Item = &'static str> {
        Self::ROWS.iter().filter(move |row| row.places.contains(&place)).map(|row| row.name)
    }

    /// The key of that name.
    fn find(name: &str) -> Option<&'static Row<Self>> {
        Self::ROWS.iter().find(|row| row.name == name)
    }
}

/// What a key says, read from what follows it.
pub(super) trait Entry: Sized {
    /// As the documentation puts it.
    #[cfg(test)]
    const IN_WORDS: &'static str;

    /// Nothing after a mistake.
    fn read(key: &Ident, input: ParseStream<'_>, errors: &mut Errors) -> Option<Self>;
}

/// A table, and from it what an item says: each key at most once, its value in the shape
/// that the key takes.
macro_rules! keys {
    ($Keys:ident: $($name:literal $key:ident: $entry:ty, on $places:expr;)*) => {
        /// What the keys of one item say.
        #[derive(Default)]
        pub(crate) struct $Keys {
            $(pub(crate) $key: Option<$entry>,)*
            pub(crate) written: $crate::attr::table::Written,
        }

        const KEYS: &[$crate::attr::table::Row<$Keys>] = &[$($crate::attr::table::Row {
            name: $name,
            places: $places,
            #[cfg(test)]
            in_words: <$entry as $crate::attr::table::Entry>::IN_WORDS,
            read: |keys, key, input, errors| {
                keys.$key = $crate::attr::table::Entry::read(key, input, errors);
                keys.$key.is_some()
            },
        },)*];
    };
}
pub(super) use keys;

/// The own tokens of the keys that were understood, in the order of writing.
#[derive(Default)]
pub(crate) struct Written {
    keys: Vec<Ident>,
    /// Whether a mistake leaves open how the type is asked: in a form it may have been
    /// `options`, in a tool `recursive`.
    pub(crate) kind_is_unknown: bool,
    /// Whether `recursive` is there, with a mistake.
    pub(crate) marks_wrongly: bool,
}

impl Written {
    pub(super) fn push(&mut self, key: Ident) {
        self.keys.push(key);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.keys.is_empty()
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.keys.iter().any(|key| key.unraw() == name)
    }

    /// Whether there is none but of these.
    pub(crate) fn are_among(&self, names: &[&str]) -> bool {
        self.keys.iter().all(|key| names.iter().any(|name| key.unraw() == name))
    }

    /// The first of them that is one of these.
    pub(crate) fn first_of(&self, names: &[&str]) -> Option<&Ident> {
        self.keys.iter().find(|key| names.iter().any(|name| key.unraw() == name))
    }

    /// Reports the first key, where none can stand: vouching for serde is no such key.
    pub(crate) fn refuse(&self, message: &str, errors: &mut Errors) {
        if let Some(key) = self.keys.iter().find(|key| key.unraw() != "trust_serde") {
            errors.at(key.span(), message);
        }
    }
}

/// Holds rows of the documentation to the table.
#[cfg(test)]
pub(super) fn assert_documented<K: Table>(
    rows: &str,
    places_in_words: impl Fn(&[K::Place]) -> String,
) {
    let mut rows = rows.lines();
    for key in K::ROWS {
        let places = places_in_words(key.places);
        let start = format!("| `{}` | {places} | {} | ", key.name, key.in_words);
        let row = rows.next().unwrap_or_default();
        assert!(row.starts_with(&start), "{row}\nshould start with\n{start}");
        assert_eq!(K::ROWS.iter().filter(|other| other.name == key.name).count(), 1);
    }
    assert_eq!(rows.next(), Some(""), "a row too many");
}
