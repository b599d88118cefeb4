//! The keys of `#[field(…)]` and `#[elicit(…)]`: one table for the parser, its
//! messages and the documentation.

use super::said::Said;
use super::shape::{
    Bound, DefaultValue, ElicitWord, EnumNames, Flag, FormatName, Length, PathName, RulePath, Text,
    TextList,
};
use super::table::{Row, Table, Written, keys};
use super::words;

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

// In the order in which they become calls: limits before the default that is held to them.
keys! { Keys:
    "title" title: Said<Text>, on &[Place::Field, Place::Newtype, Place::Variant];
    "description" description: Said<Text>, on FIELD;
    "format" format: Said<FormatName>, on FIELD;
    "min_length" min_length: Said<Length>, on FIELD;
    "max_length" max_length: Said<Length>, on FIELD;
    "min" min: Said<Bound>, on FIELD;
    "max" max: Said<Bound>, on FIELD;
    "default" default: Said<DefaultValue>, on ONE_FIELD;
    "options" options: Said<TextList>, on FIELD;
    "option_titles" option_titles: Said<TextList>, on FIELD;
    "enum_names" enum_names: Said<EnumNames>, on &[Place::Field, Place::Newtype, Place::Enum];
    "min_items" min_items: Said<Length>, on FIELD;
    "max_items" max_items: Said<Length>, on FIELD;
    "not_secret" not_secret: Said<Flag>, on FIELD;
    "check" check: Said<RulePath>, on &[Place::Field, Place::Newtype, Place::Struct, Place::Enum];
    "trust_serde" trust_serde: Said<Flag>, on &[Place::Field, Place::Newtype, Place::Struct, Place::Enum];
    "crate" krate: Said<PathName>, on ITEM;
    "attribute" attribute: Said<ElicitWord>, on ITEM;
}

impl Table for Keys {
    type Place = Place;

    const ROWS: &'static [Row<Self>] = KEYS;

    fn written(&mut self) -> &mut Written {
        &mut self.written
    }

    fn advice(word: &str) -> Option<&'static str> {
        words::advice(word)
    }

    fn if_of_another(place: Place) -> &'static str {
        match place {
            Place::Field => {
                "; if `#[field]` belongs to another derive, say `#[elicit(attribute = elicit)]` on the struct"
            }
            _ => "",
        }
    }

    fn refusal(name: &str, place: Place) -> Option<String> {
        match (place, name) {
            (Place::Struct, "title" | "description") => Some(format!(
                "a form has no `{name}`: say it in the message of the request, `request(\"…\")`"
            )),
            (Place::Enum, "title" | "option_titles") => Some(format!(
                "an enum has no `{name}`: the titles of options stand on the variants, `#[elicit(title = \"…\")]`, that of a field on the field"
            )),
            _ => None,
        }
    }

    fn note_mistake(&mut self, word: Option<&str>, place: Place) {
        self.written.kind_is_unknown |=
            word.is_none_or(|word| words::may_mean_options(word, place));
    }
}

impl super::table::Place for Place {
    fn in_words(self) -> &'static str {
        match self {
            Self::Field => "a field",
            Self::Newtype => "a newtype",
            Self::Struct => "the struct of a form",
            Self::Enum => "an enum",
            Self::Variant => "a variant",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attr::table::{Place as _, assert_documented};

    /// The table in the documentation is this table.
    #[test]
    fn the_documentation_lists_every_key() {
        let docs = include_str!("../keys.md");
        let (_, rows) = docs.split_once("|---|---|---|---|\n").unwrap_or_default();
        assert_documented::<Keys>(rows, |places| {
            places.iter().map(|place| place.in_words()).collect::<Vec<_>>().join(", ")
        });
    }
}
