//! Why a profile refuses a schema.

use core::fmt;

use super::table::Word;

/// Why a profile can't take a part of a schema, or the whole.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Reason {
    /// Properties of any name: a map, or an object that lets others in beside its own.
    Map,
    /// An object that says nothing of its properties.
    OpenObject,
    /// Anything at all, or a list of it.
    Anything,
    /// A list of so many, each of its own schema.
    Tuple,
    /// An `enum` of objects or lists.
    CompositeChoice,
    /// An `enum` with no value, or with none of its `type`, limits that cross, or `false`:
    /// nothing is valid for it.
    NoChoice,
    /// Values of an `enum` that differ in the case of letters only.
    SameSpelling {
        /// The two values.
        values: [String; 2],
    },
    /// A schema that mentions itself.
    Recursion,
    /// A schema that mentions itself, with no property on the way that may be left out.
    RequiredRecursion,
    /// A schema that mentions itself, and nothing else on the way: nothing is valid for it.
    Loop,
    /// A name that is not 1 to 64 letters, digits, `_`, `.` and `-`.
    Name {
        /// The name.
        name: String,
    },
    /// A keyword that can't be said otherwise.
    Keyword {
        /// The keyword.
        keyword: String,
    },
    /// Too much of something in the whole schema.
    TooMany {
        /// What there is too much of.
        what: Counted,
        /// How much there is.
        count: u64,
        /// How much there may be.
        max: u64,
    },
}

/// What a provider counts in a whole schema.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Counted {
    /// Objects and lists inside each other, the root included.
    Levels,
    /// Properties of all objects.
    Properties,
    /// Properties that may be left out.
    OptionalProperties,
    /// Each `anyOf` of two branches or more.
    Unions,
    /// Values of all enums.
    EnumValues,
    /// Characters of the names of properties and definitions, and of the values of enums.
    Characters,
    /// Characters of the values of one long `enum`.
    EnumCharacters,
}

impl Counted {
    pub(crate) const fn in_words(self) -> &'static str {
        match self {
            Self::Levels => "levels of objects and lists",
            Self::Properties => "properties",
            Self::OptionalProperties => "properties that may be left out",
            Self::Unions => "unions",
            Self::EnumValues => "values of enums",
            Self::Characters => "characters in names and values of enums",
            Self::EnumCharacters => "characters in the values of one `enum`",
        }
    }
}

impl Word {
    /// What is wrong, without its place.
    pub(crate) const fn what(self) -> &'static str {
        match self {
            Self::Map => "a map, whose keys it can't be told",
            Self::OpenObject => "an object that does not say all its properties",
            Self::Anything => "a value of any type",
            Self::Tuple => "a tuple",
            Self::CompositeChoice => "an `enum` of objects or lists",
            Self::ChoicesOfOneSpelling => "a choice of values that differ in case only",
            Self::Recursion => "recursive",
            Self::RequiredRecursion => "recursive, with no optional property on the way",
            Self::Loop => "a schema that may be nothing but itself",
            Self::FreeName => {
                "a name with other characters than letters, digits, `_`, `.` and `-`, or longer than 64"
            }
            Self::Unproven => "a recursive type that does not say the profile itself",
            _ => "a keyword that it does not take",
        }
    }

    /// What to do instead.
    pub(crate) const fn remedy(self) -> &'static str {
        match self {
            Self::Map => "make it a list of structs with a key and a value",
            Self::OpenObject => "declare them, and let no others in",
            Self::Anything => "declare what it is, or ask for JSON as a text",
            Self::Tuple => "make it a struct with named fields",
            Self::CompositeChoice => "make it a union, or an `enum` of texts",
            Self::ChoicesOfOneSpelling | Self::FreeName => "rename it",
            Self::Recursion => {
                "unroll it to the depth that you need, or refer to entries of a list by name"
            }
            Self::RequiredRecursion => "make a property on the way an `Option`",
            Self::Loop => "let an object or a list stand between",
            Self::Unproven => "say `#[schema(profiles(…))]` on it, too",
            _ => "say it in the description",
        }
    }
}

impl Reason {
    const fn word(&self) -> Option<Word> {
        Some(match self {
            Self::Map => Word::Map,
            Self::OpenObject => Word::OpenObject,
            Self::Anything => Word::Anything,
            Self::Tuple => Word::Tuple,
            Self::CompositeChoice => Word::CompositeChoice,
            Self::SameSpelling { .. } => Word::ChoicesOfOneSpelling,
            Self::Recursion => Word::Recursion,
            Self::RequiredRecursion => Word::RequiredRecursion,
            Self::Loop => Word::Loop,
            Self::Name { .. } => Word::FreeName,
            Self::Keyword { .. } => Word::Foreign,
            Self::NoChoice | Self::TooMany { .. } => return None,
        })
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = self.word().map_or("", Word::what);
        match self {
            Self::TooMany { what, count, max } => {
                return write!(
                    f,
                    "{count} {}, and it takes {max}: take some out, or split the schema",
                    what.in_words()
                );
            }
            Self::NoChoice => {
                return f.write_str(
                    "nothing is valid here: an `enum` without a value of its type, limits that cross, or `false`; leave room for a value",
                );
            }
            Self::SameSpelling { values: [a, b] } => write!(f, "{a:?} and {b:?}: {what}")?,
            Self::Keyword { keyword } => write!(f, "`{keyword}`: {what}")?,
            Self::Name { name } => write!(f, "{name:?}: {what}")?,
            _ => f.write_str(what)?,
        }
        let remedy = match self {
            Self::Keyword { keyword } => instead_of(keyword),
            _ => self.word().map_or("", Word::remedy),
        };
        write!(f, "; {remedy}")
    }
}

/// What to write instead of a keyword that can't be said.
fn instead_of(keyword: &str) -> &'static str {
    match keyword {
        "oneOf" => {
            "write `anyOf`, or let each branch require a property with a value that no other has"
        }
        "anyOf" => "put the union into a property, with all that is about a branch in it",
        "allOf" | "properties" | "items" | "additionalProperties" | "type" => {
            "write it as one schema"
        }
        "if" | "then" | "else" | "dependentRequired" | "dependentSchemas" | "dependencies" => {
            "make it a union, or say it in the description"
        }
        "patternProperties" => Word::Map.remedy(),
        "unevaluatedProperties" => "say `additionalProperties: false`",
        "required" => "declare the property",
        "$ref" => "mention a definition in `$defs`",
        _ => Word::Foreign.remedy(),
    }
}
