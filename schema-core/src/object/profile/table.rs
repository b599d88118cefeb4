//! What each provider takes: one row for each keyword, one column for each.
//!
//! A cell is one of four verdicts. `Portable` has no column: it is the strictest of
//! the others. The notes name where a cell is from: **D** the provider's
//! documentation of structured output, **S** the source of its official SDK, **O** what
//! somebody observed. Where they disagree, the cell is what nobody is known to refuse.
//! `cells` holds each of them.

use super::Profile;

/// What becomes of a keyword in a profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// Written as declared.
    Said,
    /// Not written: a line of the description says it, and `read` holds it.
    Described,
    /// Not written, and no limit: nothing is lost.
    Dropped,
    /// The provider can't be asked for this.
    Refused,
}
use Verdict::{Described, Dropped, Refused, Said};

/// A keyword, or a kind of schema, that not everybody takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Word {
    MinLength,
    MaxLength,
    Pattern,
    /// A pattern with a look-around, a back reference or a word boundary.
    PatternBeyondRegular,
    Minimum,
    Maximum,
    ExclusiveMinimum,
    ExclusiveMaximum,
    MultipleOf,
    /// `minItems` of 0 or 1.
    MinItemsToOne,
    MinItems,
    MaxItems,
    UniqueItems,
    PropertyNames,
    Default,
    Examples,
    Deprecated,
    /// A list of so many, each of its own schema (`prefixItems`).
    Tuple,
    /// Properties of any name (`additionalProperties` as a schema).
    Map,
    /// An object that says nothing of its properties, or lets others in.
    OpenObject,
    /// Anything at all: `{}`, or a list of it.
    Anything,
    /// An `enum` of objects or lists.
    CompositeChoice,
    /// An `enum` of `true` or `false`.
    BooleanChoice,
    /// Values of an `enum` that differ in the case of letters only.
    ChoicesOfOneSpelling,
    /// A schema that mentions itself through a property that may be left out.
    Recursion,
    /// A schema that mentions itself, with no property on the way that may be left out.
    RequiredRecursion,
    /// A schema that mentions itself, and nothing else on the way: no value has it.
    Loop,
    /// A property whose name is not `^[a-zA-Z0-9_.-]{1,64}$`.
    FreeName,
    /// A keyword beyond those that this crate writes.
    Foreign,
    /// A recursive type whose own derive does not prove the profile.
    Unproven,
}

/// The columns of the table.
#[cfg(test)]
pub(super) const COLUMNS: [Profile; 3] = [Profile::OpenAi, Profile::Anthropic, Profile::Gemini];

#[rustfmt::skip]
pub(super) const TABLE: [(Word, [Verdict; 3]); 30] = [
    //                           OpenAi     Anthropic  Gemini
    // OpenAi: D lists `pattern` and `format` only for texts, O "maxLength is not permitted" (2025-03).
    // Anthropic: D, refused. Gemini: D, not in its list, so ignored.
    (Word::MinLength,            [Described, Described, Described]),
    (Word::MaxLength,            [Described, Described, Described]),
    // OpenAi: D. Anthropic: D takes it, S (its SDK 1.0) moves it to the text. Gemini: D, ignored.
    (Word::Pattern,              [Said,      Described, Described]),
    // OpenAi: O, no look-around. Anthropic: D, none, nor `\b`, nor back references. Gemini: D, ignored.
    (Word::PatternBeyondRegular, [Described, Described, Described]),
    // OpenAi: D. Anthropic: D, refused. Gemini: D.
    (Word::Minimum,              [Said,      Described, Said]),
    (Word::Maximum,              [Said,      Described, Said]),
    // OpenAi: D. Anthropic: D, refused ("such as"). Gemini: D, ignored.
    (Word::ExclusiveMinimum,     [Said,      Described, Described]),
    (Word::ExclusiveMaximum,     [Said,      Described, Described]),
    // OpenAi: D. Anthropic: D, refused. Gemini: D, ignored.
    (Word::MultipleOf,           [Said,      Described, Described]),
    // OpenAi: D. Anthropic: D, 0 and 1 only. Gemini: D.
    (Word::MinItemsToOne,        [Said,      Said,      Said]),
    // OpenAi: D. Anthropic: D, refused above 1. Gemini: D.
    (Word::MinItems,             [Said,      Described, Said]),
    // OpenAi: D. Anthropic: D, refused. Gemini: D.
    (Word::MaxItems,             [Said,      Described, Said]),
    // OpenAi: D, refused. Anthropic: D, refused. Gemini: D, ignored.
    (Word::UniqueItems,          [Described, Described, Described]),
    // OpenAi: D, refused. Anthropic: not documented. Gemini: D, ignored.
    (Word::PropertyNames,        [Described, Described, Described]),
    // OpenAi: O, refused. Anthropic: D takes it, S moves it to the text. Gemini: D, ignored. `read` fills it in.
    (Word::Default,              [Dropped,   Dropped,   Dropped]),
    // OpenAi, Anthropic: O, to be taken out. Gemini: O, refused in the parameters of a tool.
    (Word::Examples,             [Dropped,   Dropped,   Dropped]),
    // In none of the three lists; a note for people.
    (Word::Deprecated,           [Dropped,   Dropped,   Dropped]),
    // OpenAi: not documented, S passes it on. Anthropic: not documented. Gemini: D.
    (Word::Tuple,                [Refused,   Refused,   Said]),
    // OpenAi: D, refused. Anthropic: D, refused (anything other than `false`). Gemini: D.
    (Word::Map,                  [Refused,   Refused,   Said]),
    (Word::OpenObject,           [Refused,   Refused,   Said]),
    // OpenAi: D, each schema has a type. Anthropic: S, its transform fails without one. Gemini: D.
    (Word::Anything,             [Refused,   Refused,   Said]),
    // OpenAi: D names no limit. Anthropic: D, scalars. Gemini: D, texts and numbers.
    (Word::CompositeChoice,      [Said,      Refused,   Refused]),
    // OpenAi: D names no limit. Anthropic: D, scalars. Gemini: D, texts and numbers.
    (Word::BooleanChoice,        [Said,      Said,      Described]),
    // OpenAi: D names no limit. Anthropic: D, the case of letters may come back changed. Gemini: D names no limit.
    (Word::ChoicesOfOneSpelling, [Said,      Refused,   Said]),
    // OpenAi: D. Anthropic: D, refused. Gemini: D, unrolled, in properties that are not required.
    (Word::Recursion,            [Said,      Refused,   Said]),
    // OpenAi: D. Anthropic: D, refused. Gemini: D, refused.
    (Word::RequiredRecursion,    [Said,      Refused,   Refused]),
    // JSON Schema (core, 9.4.1): a schema must not lead into an endless loop. Nobody can make a grammar of it.
    (Word::Loop,                 [Refused,   Refused,   Refused]),
    // OpenAi: documents no alphabet. Anthropic: O, nine reports of 2026. Gemini: documents no alphabet.
    (Word::FreeName,             [Said,      Refused,   Said]),
    // In none of the three lists: what nobody is known to take.
    (Word::Foreign,              [Refused,   Refused,   Refused]),
    // No fact about a provider: what was not looked at is not proven.
    (Word::Unproven,             [Refused,   Refused,   Refused]),
];

/// The formats that are taken; each other is described.
#[rustfmt::skip]
pub(super) const FORMATS: [(&str, [bool; 3]); 10] = [
    // OpenAi: D, its nine. Anthropic: D, those and `uri`. Gemini: D, these three.
    ("date-time", [true,  true, true]),
    ("date",      [true,  true, true]),
    ("time",      [true,  true, true]),
    // OpenAi, Anthropic: as above. Gemini: D, ignored.
    ("duration",  [true,  true, false]),
    ("email",     [true,  true, false]),
    ("hostname",  [true,  true, false]),
    ("ipv4",      [true,  true, false]),
    ("ipv6",      [true,  true, false]),
    ("uuid",      [true,  true, false]),
    // OpenAi: D, not in its list. Anthropic: D. Gemini: D, ignored.
    ("uri",       [false, true, false]),
];

/// What becomes of a keyword in a profile.
pub(crate) const fn verdict(profile: Profile, word: Word) -> Verdict {
    if matches!(profile, Profile::Mcp) {
        return Said;
    }
    let mut rows: &[(Word, [Verdict; 3])] = &TABLE;
    while let [(row, cells), rest @ ..] = rows {
        if *row as u8 == word as u8 {
            return of_column(profile, *cells);
        }
        rows = rest;
    }
    Refused
}

/// Whether a profile writes a format.
pub(crate) const fn says_format(profile: Profile, format: &str) -> bool {
    if matches!(profile, Profile::Mcp) {
        return true;
    }
    let mut rows: &[(&str, [bool; 3])] = &FORMATS;
    while let [(name, [openai, anthropic, gemini]), rest @ ..] = rows {
        if crate::rules::text_eq(name, format) {
            return match profile {
                Profile::OpenAi => *openai,
                Profile::Anthropic => *anthropic,
                Profile::Gemini => *gemini,
                Profile::Portable | Profile::Mcp => *openai && *anthropic && *gemini,
            };
        }
        rows = rest;
    }
    false
}

/// The cell of a profile: of `Portable`, the strictest.
const fn of_column(profile: Profile, [openai, anthropic, gemini]: [Verdict; 3]) -> Verdict {
    match profile {
        Profile::Mcp => Said,
        Profile::OpenAi => openai,
        Profile::Anthropic => anthropic,
        Profile::Gemini => gemini,
        Profile::Portable => stricter(stricter(openai, anthropic), gemini),
    }
}

const fn stricter(a: Verdict, b: Verdict) -> Verdict {
    if strictness(a) < strictness(b) { b } else { a }
}

const fn strictness(verdict: Verdict) -> u8 {
    match verdict {
        Said => 0,
        Dropped => 1,
        Described => 2,
        Refused => 3,
    }
}

/// How objects, properties and mentions are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Style {
    /// Every object says `"additionalProperties": false`.
    pub(crate) closed: bool,
    /// Every property is in `required`, and what may be left out may be null instead.
    pub(crate) all_required: bool,
    /// Nothing stands beside a `$ref`.
    pub(crate) bare_mentions: bool,
}

/// `OpenAi`: D, all three. Anthropic: S always closes, D takes optional properties. Gemini:
/// D, as declared, but with a `$ref` alone.
pub(crate) const fn style(profile: Profile) -> Style {
    match profile {
        Profile::Mcp => Style { closed: false, all_required: false, bare_mentions: false },
        Profile::Gemini => Style { closed: false, all_required: false, bare_mentions: true },
        Profile::Anthropic => Style { closed: true, all_required: false, bare_mentions: true },
        Profile::OpenAi | Profile::Portable => {
            Style { closed: true, all_required: true, bare_mentions: true }
        }
    }
}

/// How much of everything one schema may have, in all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Limits {
    pub(crate) levels: Option<u32>,
    pub(crate) properties: Option<u32>,
    /// Properties that may be left out.
    pub(crate) optional: Option<u32>,
    /// Each `anyOf` of two branches or more.
    pub(crate) unions: Option<u32>,
    pub(crate) values: Option<u32>,
    /// Characters of the names of properties and definitions, and of the values of enums.
    pub(crate) characters: Option<u32>,
    /// Characters of one `enum` of texts that has more than [`MANY_VALUES`].
    pub(crate) long_enum: Option<u32>,
}

/// Above so many values, the texts of one `enum` are counted.
pub(crate) const MANY_VALUES: u32 = 250;

const NONE: Limits = Limits {
    levels: None,
    properties: None,
    optional: None,
    unions: None,
    values: None,
    characters: None,
    long_enum: None,
};

/// `OpenAi`: D, as of 2026-09-19.
const OPENAI: Limits = Limits {
    levels: Some(10),
    properties: Some(5_000),
    values: Some(1_000),
    characters: Some(120_000),
    long_enum: Some(15_000),
    ..NONE
};

/// Anthropic: D; of all schemas of one request together, so of one at most.
const ANTHROPIC: Limits = Limits { optional: Some(24), unions: Some(16), ..NONE };

/// The limits of a whole schema. Gemini: none published.
pub(crate) const fn limits(profile: Profile) -> Limits {
    match profile {
        Profile::Mcp | Profile::Gemini => NONE,
        Profile::OpenAi => OPENAI,
        Profile::Anthropic => ANTHROPIC,
        Profile::Portable => {
            Limits { optional: ANTHROPIC.optional, unions: ANTHROPIC.unions, ..OPENAI }
        }
    }
}

/// How many strict tools one request may have.
pub(crate) const ANTHROPIC_TOOLS: u32 = 20;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_has_one_row() {
        for (index, (word, _)) in TABLE.iter().enumerate() {
            assert_eq!(*word as usize, index, "{word:?} is not in the order of its declaration");
        }
        assert_eq!(TABLE.len(), Word::Unproven as usize + 1);
    }

    #[test]
    fn portable_is_the_strictest_of_all() {
        for (word, _) in TABLE {
            let strictest = COLUMNS.map(|profile| strictness(verdict(profile, word)));
            let portable = strictness(verdict(Profile::Portable, word));
            assert_eq!(Some(portable), strictest.into_iter().max(), "{word:?}");
            assert_eq!(verdict(Profile::Mcp, word), Said);
        }
    }
}
