//! What to say about a word that is no key.

use super::Place;
use crate::attr::words::nearest;

/// What to say about a name that is no key here.
pub(super) fn unknown(name: &str, place: Place) -> String {
    if let Some(advice) = advice(name) {
        return format!("unknown key `{name}`: {advice}");
    }
    if let Some(near) = nearest(name, place.keys()) {
        return format!("unknown key `{name}`: did you mean `{near}`?");
    }
    let keys: Vec<String> = place.keys().map(|key| format!("`{key}`")).collect();
    let other = match place {
        Place::Field | Place::Payload => {
            "; if `#[field]` belongs to another derive, say `#[tool_schema(attribute = tool_schema)]` on the type"
        }
        Place::Struct | Place::Enum => {
            "; if `#[schema]` belongs to another derive, write `#[tool_schema(…)]`"
        }
        _ => "",
    };
    format!("unknown key `{name}`: {} takes {}{other}", place.in_words(), keys.join(", "))
}

/// What to say about a key that is one elsewhere.
pub(super) fn misplaced(name: &str, places: &[Place], place: Place) -> String {
    let mut right = String::new();
    for (index, place) in places.iter().enumerate() {
        right.push_str(match index {
            0 => "",
            _ if index + 1 == places.len() => " or ",
            _ => ", ",
        });
        right.push_str(place.in_words());
    }
    format!("`{name}` is no key of {}: it belongs on {right}", place.in_words())
}

/// Words that people know from elsewhere, and what they are here.
fn advice(name: &str) -> Option<&'static str> {
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
