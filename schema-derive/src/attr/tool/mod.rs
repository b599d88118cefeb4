//! The keys of `#[schema(…)]` and of `#[field(…)]` on what a model fills in: a table of
//! their own, since less is said of a form. The same words take the same values.

mod shape;
pub(super) mod words;

use proc_macro2::{Ident, TokenTree};
use syn::parse::{ParseStream, Parser};
use syn::{Attribute, Token};

use super::read::read_list;
use super::said::Said;
use super::shape::{Bound, Flag, Length, PathName, RulePath, Text, TextList};
use super::table::{Entry, Row, Table, Written, keys};
use super::value::Value;
use crate::errors::Errors;
pub(crate) use shape::{Formats, Json, Jsons, Pattern, ProfileName, ToolWord};

/// Where an attribute stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// A named field.
    Field,
    /// A field without a name, of a variant.
    Payload,
    /// The items of a list, or the values of a map.
    Items,
    /// A newtype, which says what every field of it says.
    Newtype,
    /// The struct.
    Struct,
    /// The enum.
    Enum,
    /// A variant of the enum.
    Variant,
}

const ANY: &[Place] = &[
    Place::Field,
    Place::Payload,
    Place::Items,
    Place::Newtype,
    Place::Struct,
    Place::Enum,
    Place::Variant,
];
const VALUE: &[Place] = &[Place::Field, Place::Payload, Place::Items, Place::Newtype];
const FIELD: &[Place] = &[Place::Field, Place::Payload, Place::Newtype];
const ITEM: &[Place] = &[Place::Newtype, Place::Struct, Place::Enum];

// In the order in which they become calls: limits before the default that is held to them.
keys! { ToolKeys:
    "title" title: Said<Text>, on ANY;
    "description" description: Said<Text>, on ANY;
    "format" format: Said<Formats>, on VALUE;
    "min_length" min_length: Said<Length>, on VALUE;
    "max_length" max_length: Said<Length>, on VALUE;
    "pattern" pattern: Said<Pattern>, on VALUE;
    "min" min: Said<Bound>, on VALUE;
    "max" max: Said<Bound>, on VALUE;
    "exclusive_min" exclusive_min: Said<Bound>, on VALUE;
    "exclusive_max" exclusive_max: Said<Bound>, on VALUE;
    "multiple_of" multiple_of: Said<Bound>, on VALUE;
    "options" options: Said<TextList>, on VALUE;
    "option_titles" option_titles: Said<TextList>, on VALUE;
    "min_items" min_items: Said<Length>, on VALUE;
    "max_items" max_items: Said<Length>, on VALUE;
    "unique_items" unique_items: Said<Flag>, on VALUE;
    "default" default: Said<Json>, on &[Place::Field];
    "examples" examples: Said<Jsons>, on VALUE;
    "deprecated" deprecated: Said<Flag>, on &[Place::Field];
    "mcp_header" mcp_header: Said<Text>, on &[Place::Field];
    "recursive" recursive: Said<Flag>, on FIELD;
    "check" check: Said<RulePath>, on &[Place::Field, Place::Payload, Place::Newtype, Place::Struct, Place::Enum];
    "trust_serde" trust_serde: Said<Flag>, on &[Place::Field, Place::Payload, Place::Newtype, Place::Struct, Place::Enum];
    "crate" krate: Said<PathName>, on ITEM;
    "attribute" attribute: Said<ToolWord>, on ITEM;
    "items" items: Box<Inner>, on VALUE;
    "values" values: Box<Inner>, on VALUE;
    "profiles" profiles: Profiles, on &[Place::Struct, Place::Enum];
}

/// The keys of the items of a list, or of the values of a map.
pub(crate) struct Inner {
    pub(crate) key: Ident,
    pub(crate) keys: ToolKeys,
}

impl Entry for Box<Inner> {
    #[cfg(test)]
    const IN_WORDS: &'static str = "keys in parentheses";

    fn read(key: &Ident, input: ParseStream<'_>, errors: &mut Errors) -> Option<Self> {
        let tokens = parenthesized(key, "(min_length = 1)", input, errors)?;
        let mut keys = ToolKeys::default();
        let parse = |input: ParseStream<'_>| {
            read_list(&mut keys, input, Place::Items, errors);
            Ok(())
        };
        parse.parse2(tokens).ok()?;
        Some(Self::new(Inner { key: key.clone(), keys }))
    }
}

/// The providers whose strict modes the compiler proves the type for.
pub(crate) struct Profiles(pub(crate) Vec<ProfileName>);

impl Entry for Profiles {
    #[cfg(test)]
    const IN_WORDS: &'static str = "names in parentheses";

    fn read(key: &Ident, input: ParseStream<'_>, errors: &mut Errors) -> Option<Self> {
        let tokens = parenthesized(key, "(\"openai\")", input, errors)?;
        let mut names: Vec<ProfileName> = Vec::new();
        let parse = |input: ParseStream<'_>| {
            while !input.is_empty() {
                let Some(value) = Value::parse(input) else { break };
                let read = value.mistake().map_or_else(|| ProfileName::of(&value), Err);
                match read {
                    Ok(name) if names.iter().any(|other| other.variant == name.variant) => {
                        errors.at(name.span, "this profile is named twice: remove one of them");
                    }
                    Ok(name) => names.push(name),
                    Err((place, message)) => errors.on(place, message),
                }
                input.parse::<Option<Token![,]>>()?;
            }
            Ok(())
        };
        parse.parse2(tokens).ok()?;
        Some(Self(names))
    }
}

/// What stands in parentheses behind a key.
fn parenthesized(
    key: &Ident,
    example: &str,
    input: ParseStream<'_>,
    errors: &mut Errors,
) -> Option<proc_macro2::TokenStream> {
    let needs = || format!("`{key}` takes parentheses: `{key}{example}`");
    let nothing_in = || format!("nothing stands in these parentheses: `{key}{example}`");
    if input.is_empty() || input.peek(Token![,]) {
        errors.at(key.span(), needs());
        return None;
    }
    match input.parse::<TokenTree>() {
        Ok(TokenTree::Group(group))
            if group.delimiter() == proc_macro2::Delimiter::Parenthesis
                && !group.stream().is_empty() =>
        {
            Some(group.stream())
        }
        Ok(TokenTree::Group(group)) if group.delimiter() == proc_macro2::Delimiter::Parenthesis => {
            errors.on(TokenTree::Group(group), nothing_in());
            None
        }
        Ok(token) => {
            errors.on(token, needs());
            None
        }
        Err(_) => None,
    }
}

impl Table for ToolKeys {
    type Place = Place;

    const ROWS: &'static [Row<Self>] = KEYS;

    fn written(&mut self) -> &mut Written {
        &mut self.written
    }

    fn advice(word: &str) -> Option<&'static str> {
        words::advice(word)
    }

    fn note_mistake(&mut self, word: Option<&str>, _: Place) {
        self.written.marks_wrongly |= word == Some("recursive");
        self.written.kind_is_unknown |= word.is_none_or(words::may_mean_recursive);
    }

    fn if_of_another(place: Place) -> &'static str {
        match place {
            Place::Field | Place::Payload => {
                "; if `#[field]` belongs to another derive, say `#[tool_schema(attribute = tool_schema)]` on the type"
            }
            Place::Struct | Place::Enum => {
                "; if `#[schema]` belongs to another derive, write `#[tool_schema(…)]`"
            }
            _ => "",
        }
    }
}

/// Whether a `#[schema(…)]`, of which another derive has the same words, begins with a key.
pub(crate) fn is_stray_schema(attribute: &Attribute) -> bool {
    super::is_stray(attribute, "schema", |word| ToolKeys::find(word).is_some())
}

/// Whether a `#[field(…)]`, which another derive may own, was written for this crate.
pub(crate) fn is_stray_field(attribute: &Attribute) -> bool {
    super::is_stray(attribute, "field", |word| {
        ToolKeys::find(word).is_some()
            || words::advice(word).is_some_and(|advice| advice.starts_with("did you mean"))
    })
}

impl super::table::Place for Place {
    fn in_words(self) -> &'static str {
        match self {
            Self::Field => "a field",
            Self::Payload => "a variant's value",
            Self::Items => "items or values",
            Self::Newtype => "a newtype",
            Self::Struct => "a struct",
            Self::Enum => "an enum",
            Self::Variant => "a variant",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attr::table::{Place as _, assert_documented};

    /// The second table in the documentation is this table.
    #[test]
    fn the_documentation_lists_every_key() {
        let docs = include_str!("../../keys.md");
        let (_, tools) = docs.split_once("# Keys of what a model fills in").unwrap_or_default();
        let (_, rows) = tools.split_once("|---|---|---|---|\n").unwrap_or_default();
        assert_documented::<ToolKeys>(rows, |places| {
            let in_words = || places.iter().map(|place| place.in_words()).collect::<Vec<_>>();
            if places == ANY { "anything".to_owned() } else { in_words().join(", ") }
        });
    }
}
