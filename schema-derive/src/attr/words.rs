//! What to say about a word that is no key: the key that was meant, here or in the crate
//! where the word is one.

use super::key::{Keys, Place};
use super::near::nearest;
use super::table::Table;

/// Whether a word that was not understood may have been meant as `options`, which makes
/// another kind of field of the type.
pub(super) fn may_mean_options(name: &str, place: Place) -> bool {
    match (advice(name), nearest(name, Keys::names_at(place))) {
        (Some(advice), _) => advice.contains("`options`"),
        (None, Some(near)) => near == "options",
        (None, None) => true,
    }
}

/// Whether a word was probably written for this crate: a key of any place, a variant's
/// nearly, or a word that there is advice about.
pub(super) fn is_ours(name: &str) -> bool {
    let is_word_for_a_key =
        || advice(name).is_some_and(|advice| advice.starts_with("did you mean"));
    Keys::find(name).is_some()
        || is_word_for_a_key()
        || nearest(name, Keys::names_at(Place::Variant)).is_some()
        || ["rename", "rename_all", "name", "skip"].contains(&name)
}

/// Words that people bring along (from JSON Schema, serde, `schemars`, `garde`, `validator`,
/// `clap`, pydantic), and what they are here.
const ADVICE: &[(&[&str], &str)] = &[
    (&["minimum", "min_value", "ge", "gte", "at_least"], "did you mean `min`?"),
    (&["maximum", "max_value", "le", "lte", "at_most"], "did you mean `max`?"),
    (&["range", "bounds"], "the bounds of a number are two keys: `min = 1, max = 3`"),
    (
        &["length", "len", "char_count", "chars", "size"],
        "the limits of a text are two keys: `min_length = 1, max_length = 80`; those of a list are `min_items` and `max_items`",
    ),
    (
        &["gt", "lt", "exclusive_min", "exclusive_max", "exclusive_minimum", "exclusive_maximum"],
        "a form has no such bound: use `min` and `max`, which are themselves allowed",
    ),
    (
        &["multiple_of", "step"],
        "a form has no such bound: use `min` and `max`, and judge the rest by a rule of your own, `check = path`",
    ),
    (&["email"], "did you mean `format = \"email\"`?"),
    (&["url", "uri", "link"], "did you mean `format = \"uri\"`?"),
    (&["date"], "did you mean `format = \"date\"`?"),
    (&["datetime", "date_time"], "did you mean `format = \"date-time\"`?"),
    (&["label", "value_name", "display_name", "heading", "caption"], "did you mean `title`?"),
    (
        &["desc", "help", "long_help", "hint", "doc", "about", "info", "comment", "tooltip"],
        "did you mean `description`? A doc comment is one, too",
    ),
    (
        &["example", "examples", "placeholder", "prompt"],
        "a form has no examples: write one into the `description`, or fill the field in with `default`",
    ),
    (&["default_value", "default_value_t", "initial", "prefill"], "did you mean `default`?"),
    (
        &["enum", "one_of", "choices", "values", "possible_values", "variants", "items", "select"],
        "did you mean `options`?",
    ),
    (
        &["value_enum", "value_parser"],
        "the type says it: make the field an enum with `#[derive(ElicitEnum)]`",
    ),
    (&["option_names", "titles", "labels"], "did you mean `option_titles`?"),
    (
        &["rename", "rename_all", "name", "id", "alias", "key"],
        "names are serde's business: use `#[serde(rename = \"…\")]` or `rename_all`",
    ),
    (
        &["skip", "skip_deserializing", "ignore", "exclude", "hidden", "hide"],
        "use `#[serde(skip)]`, so that serde and the form agree",
    ),
    (
        &["flatten", "nested", "dive", "inner"],
        "use `#[serde(flatten)]`, so that serde and the form agree",
    ),
    (
        &["with", "deserialize_with", "try_from", "from"],
        "use serde's attribute of that name, and vouch for it with `trust_serde`",
    ),
    (
        &["required", "optional", "nullable", "not_null", "non_empty"],
        "a field is required unless it is an `Option` or has a `default`; for a text that is not empty say `min_length = 1`",
    ),
    (
        &[
            "pattern",
            "regex",
            "ascii",
            "alphanumeric",
            "contains",
            "prefix",
            "suffix",
            "starts_with",
        ],
        "a form has no patterns: use `format` or the limits of length, and judge the rest by a rule of your own, `check = path`",
    ),
    (
        &["custom", "validate", "function", "must_match", "phone", "phone_number", "ip", "ipv4"],
        "a form says no more than its keys: judge the rest by a rule of your own, `check = path`",
    ),
    (
        &["unique_items", "unique"],
        "a form has no such keyword: read the answer into a `BTreeSet` instead",
    ),
    (&["recursive"], "a form is flat, and no form is within itself"),
    (
        &["type", "kind", "ty", "string", "number", "integer", "boolean", "array"],
        "the type of the field says it: `String`, `f64`, `i64`, `bool`, a `Vec` of an enum",
    ),
    (
        &["secret", "sensitive", "password", "masked", "credit_card", "write_only"],
        "a form must not ask for secrets: ask in URL mode, with `ElicitRequestUrlParams` and a page of your own",
    ),
    (
        &["read_only", "deprecated", "const", "constant"],
        "a form asks for each field that it has: `#[serde(skip)]` what is not to be asked for",
    ),
];

pub(super) fn advice(name: &str) -> Option<&'static str> {
    // `minLength` and `min-length` are the same word.
    let plain = |text: &str| text.replace(['_', '-'], "").to_lowercase();
    let meant = plain(name);
    let row = ADVICE.iter().find(|(words, _)| words.iter().any(|word| plain(word) == meant))?;
    Some(row.1)
}
