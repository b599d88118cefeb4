//! Which keywords judge no answer to a form.

use super::input::Input;
use crate::json::is_constraint;

/// Whether the keyword says nothing about which answers are legal.
pub(super) fn is_harmless(keyword: &str, value: &Input<'_>) -> bool {
    !is_constraint(keyword) || allows_everything(keyword, value)
}

/// A constraint that constrains nothing.
fn allows_everything(keyword: &str, value: &Input<'_>) -> bool {
    match keyword {
        "additionalProperties" | "unevaluatedProperties" => match value {
            Input::Bool(allowed) => *allowed,
            Input::Object(schema) => schema.is_empty(),
            _ => false,
        },
        // Nobody chooses an option twice.
        "uniqueItems" => true,
        "nullable" => matches!(value, Input::Bool(false)),
        _ => false,
    }
}
