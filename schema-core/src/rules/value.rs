//! The rules that a value must keep, a default as well as an answer.

use crate::field::{Facts, FieldKind, Format, Number};

/// Why a value is no legal answer to its field.
///
/// ```
/// use schema_core::{Field, FormSchema, ViolationKind};
/// use serde_json::json;
///
/// let form = FormSchema::builder().field(Field::integer("age").min(18)).build()?;
/// let violations = form.validate(&json!({"age": 17})).unwrap_err();
/// let kinds: Vec<_> = violations.iter().map(|violation| violation.kind()).collect();
/// assert_eq!(kinds, [ViolationKind::TooSmall { min: 18.into() }]);
/// # Ok::<(), schema_core::FormError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum ViolationKind<'a> {
    /// A required field has no answer.
    Missing,
    /// The value is of another JSON type.
    WrongType {
        /// The kind of field.
        expected: FieldKind,
    },
    /// The number has a fraction part, and the field is an integer.
    NotWhole,
    /// The number is less than the least.
    TooSmall {
        /// The least number, itself allowed.
        min: Number,
    },
    /// The number is more than the greatest.
    TooLarge {
        /// The greatest number, itself allowed.
        max: Number,
    },
    /// Zero, for a type that cannot hold it.
    Zero,
    /// The text is too short.
    TooShort {
        /// The least length, in Unicode code points.
        min: u64,
        /// The length that it has.
        length: u64,
    },
    /// The text is too long.
    TooLong {
        /// The greatest length, in Unicode code points.
        max: u64,
        /// The length that it has.
        length: u64,
    },
    /// The text is not of the format.
    NotOfFormat {
        /// The format that the field asks for.
        format: Format,
    },
    /// The value is none of the options.
    NotAnOption {
        /// The options.
        options: &'a [String],
    },
    /// Fewer options were chosen than must be.
    TooFewItems {
        /// The least number of options.
        min: u64,
        /// How many were chosen.
        count: u64,
    },
    /// More options were chosen than may be.
    TooManyItems {
        /// The greatest number of options.
        max: u64,
        /// How many were chosen.
        count: u64,
    },
}

/// A number against the bounds of the field and of its Rust type.
pub(crate) const fn check_number(facts: &Facts, value: Number) -> Option<ViolationKind<'static>> {
    let value = if matches!(facts.kind, FieldKind::Integer) {
        match value.as_int() {
            Some(value) => Number::int(value),
            None if value.has_fraction() => return Some(ViolationKind::NotWhole),
            // Whole, but of more than 64 bits: no integer field can mean it.
            None => return Some(outside(facts, value)),
        }
    } else {
        value
    };
    if let Some(min) = tighter(facts.min, facts.rust.min, true) {
        if value.is_less(min) {
            return Some(ViolationKind::TooSmall { min });
        }
    }
    if let Some(max) = tighter(facts.max, facts.rust.max, false) {
        if max.is_less(value) {
            return Some(ViolationKind::TooLarge { max });
        }
    }
    if facts.rust.nonzero && value.is_same(Number::int(0)) {
        return Some(ViolationKind::Zero);
    }
    None
}

const fn outside(facts: &Facts, value: Number) -> ViolationKind<'static> {
    if value.is_less(Number::int(0)) {
        ViolationKind::TooSmall {
            min: match tighter(facts.min, facts.rust.min, true) {
                Some(min) => min,
                None => Number::int(i64::MIN as i128),
            },
        }
    } else {
        ViolationKind::TooLarge {
            max: match tighter(facts.max, facts.rust.max, false) {
                Some(max) => max,
                None => Number::int(u64::MAX as i128),
            },
        }
    }
}

/// The bound that binds: the form's, unless the type's is tighter.
const fn tighter(of_form: Option<Number>, of_type: Option<Number>, low: bool) -> Option<Number> {
    match (of_form, of_type) {
        (Some(form), Some(rust)) => {
            let type_binds = if low { form.is_less(rust) } else { rust.is_less(form) };
            Some(if type_binds { rust } else { form })
        }
        (Some(bound), None) | (None, Some(bound)) => Some(bound),
        (None, None) => None,
    }
}

/// A length in code points against the field's limits.
pub(crate) const fn check_length(facts: &Facts, length: u64) -> Option<ViolationKind<'static>> {
    match (facts.min_length, facts.max_length) {
        (Some(min), _) if length < min => Some(ViolationKind::TooShort { min, length }),
        (_, Some(max)) if length > max => Some(ViolationKind::TooLong { max, length }),
        _ => None,
    }
}

/// A number of chosen options against the field's limits.
pub(crate) const fn check_list_length(facts: &Facts, count: u64) -> Option<ViolationKind<'static>> {
    match (facts.min_items, facts.max_items) {
        (Some(min), _) if count < min => Some(ViolationKind::TooFewItems { min, count }),
        (_, Some(max)) if count > max => Some(ViolationKind::TooManyItems { max, count }),
        _ => None,
    }
}
