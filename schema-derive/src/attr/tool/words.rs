//! What to say about a word that is no key.

/// Words that people know from elsewhere, and what they are here.
pub(super) fn advice(name: &str) -> Option<&'static str> {
    Some(match name {
        "minimum" => "did you mean `min`?",
        "maximum" => "did you mean `max`?",
        "exclusive_minimum" => "did you mean `exclusive_min`?",
        "exclusive_maximum" => "did you mean `exclusive_max`?",
        "range" => "the bounds of a number are two keys: `min = 1, max = 3`",
        "length" | "len" => {
            "the limits of a text are two keys: `min_length = 1, max_length = 80`; those of a list are `min_items` and `max_items`"
        }
        "regex" => "did you mean `pattern`?",
        "example" => "did you mean `examples`? It takes a list",
        "enum" | "one_of" | "choices" => "did you mean `options`?",
        "rename" | "rename_all" | "name" => {
            "names are serde's business: use `#[serde(rename = \"…\")]` or `rename_all`"
        }
        "skip" => "use `#[serde(skip)]`, so that serde and the schema agree",
        "flatten" => "use `#[serde(flatten)]`, so that serde and the schema agree",
        "tag" | "untagged" | "content" => {
            "use serde's attribute, so that serde and the schema agree"
        }
        "required" | "optional" => "a field is required unless it is an `Option` or has a default",
        "additional_properties" => {
            "use `#[serde(deny_unknown_fields)]` to close the object, or flatten a map to take more"
        }
        "not_secret" => "it is of forms only, which must not ask a person for secrets: remove it",
        "enum_names" => {
            "it is of forms only: the titles of options become lines of the description, with `option_titles`"
        }
        _ => return None,
    })
}
