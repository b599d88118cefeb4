//! What to say about a word that is no key of tools; most are those of forms as well.

use super::super::near::nearest;
use super::super::table::Table;
use super::super::words::{Row, look_up};
use super::{Place, ToolKeys};

/// Words whose meaning is another one here than in a form.
pub(in crate::attr) const OF_TOOLS: &[Row] = &[
    (&["exclusive_minimum", "gt", "greater_than", "more_than"], "did you mean `exclusive_min`?"),
    (&["exclusive_maximum", "lt", "less_than"], "did you mean `exclusive_max`?"),
    (&["step", "multiple"], "did you mean `multiple_of`?"),
    (&["unique", "unique_elements"], "did you mean `unique_items`?"),
    (&["regex", "regexp", "matches"], "did you mean `pattern`?"),
    (
        &[
            "ascii",
            "alphanumeric",
            "alpha",
            "contains",
            "prefix",
            "suffix",
            "starts_with",
            "ends_with",
            "phone",
            "phone_number",
            "credit_card",
        ],
        "say it as a regular expression, like `pattern = \"^[a-z0-9]+$\"`",
    ),
    (&["uuid"], "did you mean `format = \"uuid\"`?"),
    (&["time"], "did you mean `format = \"time\"`?"),
    (&["duration"], "did you mean `format = \"duration\"`?"),
    (&["hostname", "host"], "did you mean `format = \"hostname\"`?"),
    (&["ip", "ipv4", "ipv6"], "did you mean `format = \"ipv4\"`, or `\"ipv6\"`?"),
    (&["example", "placeholder", "sample"], "did you mean `examples`? It takes a list"),
    (&["header", "x_mcp_header"], "did you mean `mcp_header`?"),
    (&["no_recursion", "lazy"], "did you mean `recursive`?"),
    (
        &["strict", "provider", "providers"],
        "a provider's strict mode is proven by `profiles(\"openai\")` on the type",
    ),
    (
        &["inner", "dive", "each", "elements", "item"],
        "the keys of a list's items stand in `items(…)`, those of a map's values in `values(…)`",
    ),
    (
        &["nested", "inline", "ref"],
        "what the field's type says is written in place: remove the word",
    ),
    (
        &["additional_properties", "deny_unknown_fields", "closed", "extra"],
        "use `#[serde(deny_unknown_fields)]` to close the object, or flatten a map to take more",
    ),
    (
        &["min_properties", "max_properties", "dependent_required", "dependent_schemas", "not"],
        "no provider takes such a keyword: judge it by a rule of your own, `check = path`",
    ),
    (
        &["property_names", "pattern_properties", "keys"],
        "the type of a map's keys says it: an enum of unit variants, or a newtype with a `pattern`",
    ),
    (
        &["any_of", "all_of", "discriminator", "union"],
        "the type says it: an enum with data is the choice between its variants",
    ),
    (
        &["const", "constant"],
        "a value that is always the same is one option: `options = [\"…\"]`, or an enum of one variant",
    ),
    (
        &["value_enum", "value_parser"],
        "the type says it: make it an enum with `#[derive(ToolSchema)]`",
    ),
    (
        &["type", "kind", "ty", "value_type", "schema_with", "as"],
        "the type of the field says it: for another schema write a newtype, or implement `SchemaType` by hand",
    ),
    (
        &["extend", "transform", "xml", "content_encoding", "content_media_type"],
        "there is no key for it: say it in the `description`, or change the schema at run time with `to_builder()`",
    ),
    (
        &["secret", "sensitive", "password", "masked", "write_only"],
        "a model sees what it writes: keep secrets on the server, and take a name for them",
    ),
    (&["read_only"], "`#[serde(skip)]` what a model is not to fill in"),
    (&["not_secret"], "it is of forms only, which must not ask a person for secrets: remove it"),
    (
        &["enum_names"],
        "it is of forms only: the titles of options become lines of the description, with `option_titles`",
    ),
];

/// Whether a word that was not understood may have been meant as the mark of a type that
/// leads back to itself, which says how the type is asked.
pub(super) fn may_mean_recursive(name: &str) -> bool {
    match (advice(name), nearest(name, ToolKeys::names_at(Place::Field))) {
        (Some(advice), _) => advice.contains("`recursive`"),
        (None, Some(near)) => near == "recursive",
        (None, None) => true,
    }
}

pub(super) fn advice(name: &str) -> Option<&'static str> {
    look_up(name, OF_TOOLS)
}
