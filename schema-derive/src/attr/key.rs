//! The keys of `#[field(…)]` and `#[elicit(…)]`: one table for the parser, its
//! messages and the documentation.

use proc_macro2::Ident;
use syn::ext::IdentExt;
use syn::parse::ParseStream;

use super::said::Said;
use super::shape::{
    Bound, DefaultValue, ElicitWord, EnumNames, Flag, FormatName, Length, PathName, RulePath, Text,
    TextList,
};
use crate::errors::Errors;

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

/// Where keys stand that say something of a field, or of every field of a newtype.
const FIELD: &[Place] = &[Place::Field, Place::Newtype];
/// Where keys stand that say something of one field only.
const ONE_FIELD: &[Place] = &[Place::Field];
/// Where keys stand that say something of a whole item.
const ITEM: &[Place] = &[Place::Newtype, Place::Struct, Place::Enum];

/// One row of the table.
pub(crate) struct Row {
    pub(crate) name: &'static str,
    /// Where the key may stand.
    pub(crate) places: &'static [Place],
    /// What it takes, as the documentation puts it.
    #[cfg(test)]
    in_words: &'static str,
    /// Reads what follows the key; says whether it was right.
    read: fn(&mut Keys, &Ident, ParseStream<'_>, &mut Errors) -> bool,
}

/// The table, and from it what an item says: each key at most once, its value in the
/// shape that the key takes.
macro_rules! keys {
    ($($name:literal $key:ident: $shape:ty, on $places:expr;)*) => {
        /// What the keys of one item say.
        #[derive(Default)]
        pub(crate) struct Keys {
            $(pub(crate) $key: Option<Said<$shape>>,)*
            pub(crate) written: Written,
        }

        /// Every key.
        pub(crate) const KEYS: &[Row] = &[$(Row {
            name: $name,
            places: $places,
            #[cfg(test)]
            in_words: <$shape as super::shape::Shape>::IN_WORDS,
            read: |keys, key, input, errors| {
                keys.$key = Said::read(key, input, errors);
                keys.$key.is_some()
            },
        },)*];
    };
}

// In the order in which they become calls: limits before the default that is held to them.
keys! {
    "title" title: Text, on &[Place::Field, Place::Newtype, Place::Variant];
    "description" description: Text, on FIELD;
    "format" format: FormatName, on FIELD;
    "min_length" min_length: Length, on FIELD;
    "max_length" max_length: Length, on FIELD;
    "min" min: Bound, on FIELD;
    "max" max: Bound, on FIELD;
    "default" default: DefaultValue, on ONE_FIELD;
    "options" options: TextList, on FIELD;
    "option_titles" option_titles: TextList, on FIELD;
    "enum_names" enum_names: EnumNames, on &[Place::Field, Place::Newtype, Place::Enum];
    "min_items" min_items: Length, on FIELD;
    "max_items" max_items: Length, on FIELD;
    "not_secret" not_secret: Flag, on FIELD;
    "check" check: RulePath, on &[Place::Field, Place::Newtype, Place::Struct, Place::Enum];
    "trust_serde" trust_serde: Flag, on &[Place::Field, Place::Newtype, Place::Struct, Place::Enum];
    "crate" krate: PathName, on ITEM;
    "attribute" attribute: ElicitWord, on ITEM;
}

/// The own tokens of the keys that were understood, in the order of writing.
#[derive(Default)]
pub(crate) struct Written {
    keys: Vec<Ident>,
    /// Whether a mistake leaves the kind of field open: it may have been `options`.
    pub(crate) kind_is_unknown: bool,
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

    /// The first of them that is none of these.
    pub(crate) fn first_but(&self, names: &[&str]) -> Option<&Ident> {
        self.keys.iter().find(|key| names.iter().all(|name| key.unraw() != name))
    }
}

impl Keys {
    /// Reads one key with its value, the input standing behind the key.
    pub(super) fn read_row(
        &mut self,
        row: &Row,
        key: &Ident,
        input: ParseStream<'_>,
        errors: &mut Errors,
    ) {
        if (row.read)(self, key, input, errors) {
            self.written.keys.push(key.clone());
        } else if row.name == "options" {
            self.written.kind_is_unknown = true;
        }
    }

    /// Whether the key stands there already.
    pub(super) fn has(&self, row: &Row) -> bool {
        self.written.keys.iter().any(|key| key.unraw() == row.name)
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
        KEYS.iter().filter(move |row| row.places.contains(&self)).map(|row| row.name)
    }
}

/// The key of that name.
pub(crate) fn find(name: &str) -> Option<&'static Row> {
    KEYS.iter().find(|row| row.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table in the documentation is this table.
    #[test]
    fn the_documentation_lists_every_key() {
        let docs = include_str!("../keys.md");
        let (_, rows) = docs.split_once("|---|---|---|---|\n").unwrap_or_default();
        let mut rows = rows.lines();
        for key in KEYS {
            let places: Vec<&str> = key.places.iter().map(|place| place.in_words()).collect();
            let start = format!("| `{}` | {} | {} | ", key.name, places.join(", "), key.in_words);
            let row = rows.next().unwrap_or_default();
            assert!(row.starts_with(&start), "{row}\nshould start with\n{start}");
        }
        assert_eq!(rows.next(), Some(""), "a row too many");
    }

    #[test]
    fn every_key_has_one_row() {
        for row in KEYS {
            assert_eq!(KEYS.iter().filter(|other| other.name == row.name).count(), 1);
        }
    }
}
