//! The names of properties, compared in a `const`.

use crate::field::Field;
use crate::form::{FormSchema, Store};
use crate::node::Properties;
use crate::rules::text_eq;

/// Whether one of the properties has that name.
pub(super) const fn has(properties: &Properties<'_>, name: &str) -> bool {
    match properties {
        Properties::Constant(list) => {
            let mut rest = *list;
            while let [property, tail @ ..] = rest {
                if text_eq(property.name, name) {
                    return true;
                }
                rest = tail;
            }
            false
        }
        Properties::Form(form) => form.has_name(name),
        Properties::Joined(groups) => {
            let mut rest = *groups;
            while let [group, tail @ ..] = rest {
                if has(group, name) {
                    return true;
                }
                rest = tail;
            }
            false
        }
        Properties::Built(_) => false,
    }
}

/// The first name that both have; with `required`, the first that the one requires and
/// the other *lacks*.
const fn find<'p>(one: &Properties<'p>, other: &Properties<'_>, required: bool) -> Option<&'p str> {
    match one {
        Properties::Constant(list) => {
            let mut rest = *list;
            while let [property, tail @ ..] = rest {
                let counts = !required || property.view().required;
                if counts && has(other, property.name) != required {
                    return Some(property.name);
                }
                rest = tail;
            }
            None
        }
        Properties::Form(form) => find_in_form(form, other, required),
        Properties::Joined(groups) => {
            let mut rest = *groups;
            while let [group, tail @ ..] = rest {
                if let Some(name) = find(group, other, required) {
                    return Some(name);
                }
                rest = tail;
            }
            None
        }
        Properties::Built(_) => None,
    }
}

const fn find_in_form<'p>(
    form: &'p FormSchema<'p>,
    other: &Properties<'_>,
    required: bool,
) -> Option<&'p str> {
    match &form.fields {
        Store::Constant(fields) => {
            let mut rest: &'p [Field<'p>] = fields;
            while let [field, tail @ ..] = rest {
                let counts = !required || field.facts.required;
                if counts && has(other, field.name) != required {
                    return Some(field.name);
                }
                rest = tail;
            }
            None
        }
        Store::Joined(forms) => {
            let mut rest: &'p [&'p FormSchema<'p>] = forms;
            while let [form, tail @ ..] = rest {
                if let Some(name) = find_in_form(form, other, required) {
                    return Some(name);
                }
                rest = tail;
            }
            None
        }
        Store::Owned(_) => None,
    }
}

/// The first name that both have.
pub(super) const fn shared<'p>(one: &Properties<'p>, other: &Properties<'_>) -> Option<&'p str> {
    find(one, other, false)
}

/// Whether the one requires a property that the other does not name.
pub(super) const fn requires_more(one: &Properties<'_>, other: &Properties<'_>) -> bool {
    find(one, other, true).is_some()
}
