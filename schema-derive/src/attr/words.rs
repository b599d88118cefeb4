//! What to say about a word that is no key: the key that was meant, here or in the crate
//! where the word is one. Both halves have words of their own (`tool::words` has those of
//! tools), and most in common.

use super::key::{Keys, Place};
use super::near::nearest;
use super::table::Table;

/// Words with one meaning, and what they are here.
pub(super) type Row = (&'static [&'static str], &'static str);

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

/// Words that people bring along (from JSON Schema, serde, `schemars`, `utoipa`, `garde`,
/// `validator`, `clap`, pydantic), and what they are in either half.
const SHARED: &[Row] = &[
    (&["minimum", "min_value", "ge", "gte", "at_least"], "did you mean `min`?"),
    (&["maximum", "max_value", "le", "lte", "at_most"], "did you mean `max`?"),
    (&["range", "bounds"], "the bounds of a number are two keys: `min = 1, max = 3`"),
    (&["min_len", "minimum_length"], "did you mean `min_length`?"),
    (&["max_len", "maximum_length"], "did you mean `max_length`?"),
    (
        &["length", "len", "char_count", "chars", "size"],
        "the limits of a text are two keys: `min_length = 1, max_length = 80`; those of a list are `min_items` and `max_items`",
    ),
    (&["email"], "did you mean `format = \"email\"`?"),
    (&["url", "uri", "link"], "did you mean `format = \"uri\"`?"),
    (&["date"], "did you mean `format = \"date\"`?"),
    (&["datetime"], "did you mean `format = \"date-time\"`?"),
    (&["label", "value_name", "display_name", "heading", "caption"], "did you mean `title`?"),
    (
        &[
            "desc",
            "help",
            "long_help",
            "hint",
            "doc",
            "docs",
            "about",
            "info",
            "comment",
            "tooltip",
        ],
        "did you mean `description`? A doc comment is one, too",
    ),
    (
        &["default_value", "default_value_t", "default_with", "default_fn", "initial", "prefill"],
        "did you mean `default`?",
    ),
    (
        &["enum", "one_of", "choices", "values", "possible_values", "variants", "items", "select"],
        "did you mean `options`?",
    ),
    (&["option_names", "titles", "labels"], "did you mean `option_titles`?"),
    (&["krate", "crate_path", "crate_name"], "did you mean `crate`?"),
    (
        &["rename", "rename_all", "name", "id", "alias", "key"],
        "names are serde's business: use `#[serde(rename = \"…\")]` or `rename_all`",
    ),
    (
        &["skip", "skip_deserializing", "ignore", "exclude", "hidden", "hide"],
        "use `#[serde(skip)]`, so that serde agrees",
    ),
    (&["flatten"], "use `#[serde(flatten)]`, so that serde agrees"),
    (
        &["tag", "untagged", "content", "transparent", "skip_serializing", "skip_serializing_if"],
        "use serde's attribute of that name",
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
            "order",
            "index",
            "position",
            "group",
            "section",
            "widget",
            "ui",
            "icon",
            "multiline",
            "rows",
        ],
        "who shows the fields decides how they look: they stand in the order of the declaration",
    ),
    (
        &["custom", "validate", "validator", "function", "must_match"],
        "judge it by a rule of your own, `check = path`",
    ),
];

/// The same in forms, where less can be said.
const OF_FORMS: &[Row] = &[
    (
        &["gt", "lt", "exclusive_min", "exclusive_max", "exclusive_minimum", "exclusive_maximum"],
        "a form has no such bound: use `min` and `max`, which are themselves allowed",
    ),
    (
        &["multiple_of", "step"],
        "a form has no such bound: use `min` and `max`, and judge the rest by a rule of your own, `check = path`",
    ),
    (
        &["example", "examples", "placeholder", "prompt"],
        "a form has no examples: write one into the `description`, or fill the field in with `default`",
    ),
    (
        &["value_enum", "value_parser"],
        "the type says it: make the field an enum with `#[derive(ElicitEnum)]`",
    ),
    (&["nested", "dive", "inner"], "use `#[serde(flatten)]`, so that serde agrees"),
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
        &["phone", "phone_number", "ip", "ipv4", "ipv6", "uuid"],
        "a form says no more than its keys: judge the rest by a rule of your own, `check = path`",
    ),
    (
        &["unique_items", "unique"],
        "a form has no such keyword: read the answer into a `BTreeSet` instead",
    ),
    (
        &["message", "question", "text", "request"],
        "the message stands beside the form: `request(\"…\")` makes both",
    ),
    (
        &["version", "protocol", "protocol_version", "revision"],
        "a form is written for a revision when it is sent: `for_version(…)` of the request",
    ),
    (
        &["deny_unknown_fields", "additional_properties"],
        "keys of an answer that the form does not declare are left out in any case: remove it",
    ),
    (&["recursive"], "a form is flat, and no form is within itself"),
    (
        &["profiles", "profile", "strict", "mcp_header"],
        "it is of what a model fills in, `#[derive(ToolSchema)]`: a person's client needs none",
    ),
    (
        &["type", "kind", "ty", "value_type", "string", "number", "integer", "boolean", "array"],
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

/// About a word in a form.
pub(super) fn advice(name: &str) -> Option<&'static str> {
    look_up(name, OF_FORMS)
}

/// The advice about a word, of its own half before that of both.
pub(super) fn look_up(name: &str, own: &[Row]) -> Option<&'static str> {
    let meant = plain(name);
    let mut rows = own.iter().chain(SHARED);
    rows.find(|(words, _)| words.iter().any(|word| plain(word) == meant)).map(|row| row.1)
}

/// `minLength`, `min-length` and `min_length` are one word.
pub(super) fn plain(word: &str) -> String {
    word.replace(['_', '-'], "").to_lowercase()
}

/// The key that an advice begins with: `` did you mean `format = "email"`? ``
pub(super) fn meant(advice: &'static str) -> Option<&'static str> {
    let key = advice.strip_prefix("did you mean `")?;
    key.split(|letter: char| letter != '_' && !letter.is_ascii_lowercase()).next()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attr::tool::ToolKeys;

    /// A word has one meaning in a half, and no key is advised against.
    fn assert_once(own: &[Row], is_key: impl Fn(&str) -> bool) {
        let mut seen = std::collections::BTreeSet::new();
        for word in own.iter().flat_map(|(words, _)| *words) {
            assert!(seen.insert(plain(word)), "`{word}` stands twice");
            assert!(!is_key(word), "`{word}` is a key");
        }
    }

    #[test]
    fn each_word_once() {
        assert_once(OF_FORMS, |word| Keys::find(word).is_some());
        assert_once(crate::attr::tool::words::OF_TOOLS, |word| ToolKeys::find(word).is_some());
        assert_once(SHARED, |word| Keys::find(word).is_some());
    }

    /// What an advice begins with is a key.
    #[test]
    fn what_was_meant_is_a_key() {
        let all = |own: &'static [Row]| own.iter().chain(SHARED).map(|(_, advice)| *advice);
        for advice in all(OF_FORMS) {
            assert!(meant(advice).is_none_or(|key| Keys::find(key).is_some()), "{advice}");
        }
        for advice in all(crate::attr::tool::words::OF_TOOLS) {
            assert!(meant(advice).is_none_or(|key| ToolKeys::find(key).is_some()), "{advice}");
        }
    }
}
