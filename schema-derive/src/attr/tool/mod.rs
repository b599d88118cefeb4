//! The keys of `#[schema(…)]` and of `#[field(…)]` on what a model fills in: a table of
//! their own, since less is said of a form. The same words take the same values.

mod shape;
mod words;

use proc_macro2::{Ident, TokenTree};
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};
use syn::{Attribute, Meta, Token};

use super::key::Written;
use super::said::Said;
use super::shape::{Bound, Flag, Length, PathName, RulePath, Text, TextList};
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

/// One row of the table.
struct Row {
    name: &'static str,
    places: &'static [Place],
    #[cfg(test)]
    in_words: &'static str,
    /// Reads what follows the key; says whether it was right.
    read: fn(&mut ToolKeys, &Ident, ParseStream<'_>, &mut Errors) -> bool,
}

/// The table, and from it what an item says: each key at most once, its value in the
/// shape that the key takes.
macro_rules! keys {
    (
        $($name:literal $key:ident: $shape:ty, on $places:expr;)*
        within $($group:literal $inner:ident, on $group_places:expr;)*
    ) => {
        /// What the keys of one item say.
        #[derive(Default)]
        pub(crate) struct ToolKeys {
            $(pub(crate) $key: Option<Said<$shape>>,)*
            $(pub(crate) $inner: Option<Box<Inner>>,)*
            pub(crate) profiles: Option<Profiles>,
            pub(crate) written: Written,
        }

        const ROWS: &[Row] = &[
            $(Row {
                name: $name,
                places: $places,
                #[cfg(test)]
                in_words: <$shape as super::shape::Shape>::IN_WORDS,
                read: |keys, key, input, errors| {
                    keys.$key = Said::read(key, input, errors);
                    keys.$key.is_some()
                },
            },)*
            $(Row {
                name: $group,
                places: $group_places,
                #[cfg(test)]
                in_words: "keys in parentheses",
                read: |keys, key, input, errors| {
                    keys.$inner = Inner::read(key, input, errors).map(Box::new);
                    keys.$inner.is_some()
                },
            },)*
            Row {
                name: "profiles",
                places: &[Place::Struct, Place::Enum],
                #[cfg(test)]
                in_words: "names in parentheses",
                read: |keys, key, input, errors| {
                    keys.profiles = Profiles::read(key, input, errors);
                    keys.profiles.is_some()
                },
            },
        ];
    };
}

// In the order in which they become calls: limits before the default that is held to them.
keys! {
    "title" title: Text, on ANY;
    "description" description: Text, on ANY;
    "format" format: Formats, on VALUE;
    "min_length" min_length: Length, on VALUE;
    "max_length" max_length: Length, on VALUE;
    "pattern" pattern: Pattern, on VALUE;
    "min" min: Bound, on VALUE;
    "max" max: Bound, on VALUE;
    "exclusive_min" exclusive_min: Bound, on VALUE;
    "exclusive_max" exclusive_max: Bound, on VALUE;
    "multiple_of" multiple_of: Bound, on VALUE;
    "options" options: TextList, on VALUE;
    "option_titles" option_titles: TextList, on VALUE;
    "min_items" min_items: Length, on VALUE;
    "max_items" max_items: Length, on VALUE;
    "unique_items" unique_items: Flag, on VALUE;
    "default" default: Json, on &[Place::Field];
    "examples" examples: Jsons, on VALUE;
    "deprecated" deprecated: Flag, on &[Place::Field];
    "recursive" recursive: Flag, on FIELD;
    "check" check: RulePath, on &[Place::Field, Place::Payload, Place::Newtype, Place::Struct, Place::Enum];
    "trust_serde" trust_serde: Flag, on &[Place::Field, Place::Payload, Place::Newtype, Place::Struct, Place::Enum];
    "crate" krate: PathName, on ITEM;
    "attribute" attribute: ToolWord, on ITEM;
    within
    "items" items, on VALUE;
    "values" values, on VALUE;
}

/// The keys of the items of a list, or of the values of a map.
pub(crate) struct Inner {
    pub(crate) key: Ident,
    pub(crate) keys: ToolKeys,
}

impl Inner {
    fn read(key: &Ident, input: ParseStream<'_>, errors: &mut Errors) -> Option<Self> {
        let tokens = parenthesized(key, "(min_length = 1)", input, errors)?;
        let mut keys = ToolKeys::default();
        let parse = |input: ParseStream<'_>| {
            keys.read_list(input, Place::Items, errors);
            Ok(())
        };
        parse.parse2(tokens).ok()?;
        Some(Self { key: key.clone(), keys })
    }
}

/// The providers whose strict modes the compiler proves the type for.
pub(crate) struct Profiles(pub(crate) Vec<ProfileName>);

impl Profiles {
    fn read(key: &Ident, input: ParseStream<'_>, errors: &mut Errors) -> Option<Self> {
        let tokens = parenthesized(key, "(\"openai\")", input, errors)?;
        let mut names: Vec<ProfileName> = Vec::new();
        let parse = |input: ParseStream<'_>| {
            while !input.is_empty() {
                let Some(value) = Value::parse(input) else { break };
                match ProfileName::of(&value) {
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
        Ok(token) => {
            errors.on(token, needs());
            None
        }
        Err(_) => None,
    }
}

impl ToolKeys {
    /// Reads the attributes of these names: `#[field(title = "…", min = 3)]`.
    pub(crate) fn read(
        attributes: &[Attribute],
        names: &[&str],
        place: Place,
        errors: &mut Errors,
    ) -> Self {
        let mut keys = Self::default();
        for attribute in attributes {
            let Some(name) = names.iter().find(|name| attribute.path().is_ident(name)) else {
                continue;
            };
            match &attribute.meta {
                Meta::Path(_) => {}
                Meta::List(list) => {
                    let parse = |input: ParseStream<'_>| {
                        keys.read_list(input, place, errors);
                        Ok(())
                    };
                    let parsed = parse.parse2(list.tokens.clone());
                    errors.take(parsed);
                }
                Meta::NameValue(pair) => {
                    errors
                        .on(pair, format!("keys go into parentheses: `#[{name}(title = \"…\")]`"));
                }
            }
        }
        keys
    }

    fn read_list(&mut self, input: ParseStream<'_>, place: Place, errors: &mut Errors) {
        while !input.is_empty() {
            self.read_entry(input, place, errors);
            // A mistake ends at the next comma; what is behind it still counts.
            while !input.is_empty() {
                if input.parse::<Token![,]>().is_ok() || input.parse::<TokenTree>().is_err() {
                    break;
                }
            }
        }
    }

    fn read_entry(&mut self, input: ParseStream<'_>, place: Place, errors: &mut Errors) {
        let Ok(ident) = input.call(Ident::parse_any) else {
            if let Ok(token) = input.parse::<TokenTree>() {
                errors.on(token, "expected a key with its value, like `title = \"…\"`");
            }
            return;
        };
        let name = ident.unraw().to_string();
        let wrong = match find(&name) {
            None => words::unknown(&name, place),
            Some(row) if !row.places.contains(&place) => words::misplaced(&name, row.places, place),
            Some(row) if self.written.has(row.name) => {
                format!("`{name}` is said twice: remove one of them")
            }
            Some(row) => {
                if (row.read)(self, &ident, input, errors) {
                    self.written.push(ident);
                }
                return;
            }
        };
        errors.at(ident.span(), wrong);
        Value::parse_after_equals(input);
    }
}

fn find(name: &str) -> Option<&'static Row> {
    ROWS.iter().find(|row| row.name == name)
}

/// Whether an attribute that another derive may own was written for this crate: it starts
/// with a key of ours.
pub(crate) fn is_stray(attribute: &Attribute, name: &str) -> bool {
    let Meta::List(list) = &attribute.meta else { return false };
    match list.tokens.clone().into_iter().next() {
        Some(TokenTree::Ident(word)) if list.path.is_ident(name) => {
            find(&word.unraw().to_string()).is_some()
        }
        _ => false,
    }
}

impl Place {
    /// The place in words: `a field`.
    pub(crate) fn in_words(self) -> &'static str {
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

    /// The names of the keys that may stand here.
    fn keys(self) -> impl Iterator<Item = &'static str> {
        ROWS.iter().filter(move |row| row.places.contains(&self)).map(|row| row.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The second table in the documentation is this table.
    #[test]
    fn the_documentation_lists_every_key() {
        let docs = include_str!("../../keys.md");
        let (_, tools) = docs.split_once("# Keys of what a model fills in").unwrap_or_default();
        let (_, rows) = tools.split_once("|---|---|---|---|\n").unwrap_or_default();
        let mut rows = rows.lines();
        for key in ROWS {
            let places: Vec<&str> = key.places.iter().map(|place| place.in_words()).collect();
            let places = if key.places == ANY { "anything".into() } else { places.join(", ") };
            let start = format!("| `{}` | {places} | {} | ", key.name, key.in_words);
            let row = rows.next().unwrap_or_default();
            assert!(row.starts_with(&start), "{row}\nshould start with\n{start}");
        }
        assert_eq!(rows.next(), Some(""), "a row too many");
    }
}
