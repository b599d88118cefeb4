//! The rules that a value must keep, a default as well as an answer.

use super::{JsonTypes, code_points};
use crate::field::{FieldKind, Format, Limits, Number};

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
    /// The content as a whole is no JSON object.
    NotAnObject,
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
    /// The text is none that the Rust type of the field reads.
    NotOfType {
        /// What it reads, in words, which may change: `a UUID like …`.
        expected: &'static str,
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
    /// A rule of the author's own does not hold (the key `check`).
    Check {
        /// What it says.
        says: &'a str,
    },
    /// The value is of another JSON type. Only of an object schema; a form says
    /// [`WrongType`](Self::WrongType).
    NotOfJsonType {
        /// The types that it may be of.
        expected: JsonTypes,
    },
    /// The number is not above its bound (`exclusiveMinimum`).
    NotAbove {
        /// The bound, itself not allowed.
        bound: Number,
    },
    /// The number is not below its bound (`exclusiveMaximum`).
    NotBelow {
        /// The bound, itself not allowed.
        bound: Number,
    },
    /// The number is no multiple (`multipleOf`).
    NotMultiple {
        /// Of this.
        of: Number,
    },
    /// The text does not match (`pattern`).
    NoMatch {
        /// The regular expression.
        pattern: &'a str,
    },
    /// The list holds a value twice (`uniqueItems`).
    Repeated {
        /// Where the value stands first, from 0.
        first: usize,
        /// Where it stands again.
        again: usize,
    },
    /// The object does not have that property (`additionalProperties`).
    Undeclared {
        /// The properties that it has.
        properties: &'a [String],
    },
    /// The value is no variant of a union that is told by its one key.
    NoVariant {
        /// The variants that are a text.
        texts: &'a [String],
        /// The variants that are an object with this one key.
        keys: &'a [String],
    },
    /// The name of a property of a map is none that the map takes
    /// (`propertyNames`).
    NotAName {
        /// What is wrong with it.
        says: &'a str,
    },
    /// A keyword of a raw part of a schema does not hold, and is none that has a kind of
    /// its own here. Only with the feature `raw-schemas`.
    NotKept {
        /// The keyword with what it says, as JSON that is cut; for a part that takes nothing
        /// at all, `false`.
        rule: &'a str,
    },
    /// The value is nested too deep to be read.
    TooDeep {
        /// So many levels are read.
        max: usize,
    },
}

/// The first rule about numbers that the value breaks.
pub(crate) const fn check_number(limits: &Limits, value: Number) -> Option<ViolationKind<'static>> {
    match check_whole(limits, value) {
        Some(fault) => Some(fault),
        None => check_range(limits, value),
    }
}

/// An integer has no fraction part; `30.0` has none (JSON Schema, 6.1.1).
pub(crate) const fn check_whole(limits: &Limits, value: Number) -> Option<ViolationKind<'static>> {
    if limits.whole && value.has_fraction() { Some(ViolationKind::NotWhole) } else { None }
}

/// A number against the bounds of the field and of its Rust type.
pub(crate) const fn check_range(limits: &Limits, value: Number) -> Option<ViolationKind<'static>> {
    let rust = limits.rust;
    // Nearly all numbers, without a look at what else they may be.
    let is_plain = !limits.nonzero && (!limits.whole || value.is_int());
    if is_plain
        && Number::surely_ascend(limits.min, Some(value), limits.max)
        && Number::surely_ascend(rust.min, Some(value), rust.max)
    {
        return None;
    }
    // What an `f32` makes of the number is what it must hold. A number that is one stands
    // for its digits: of `0.1` serde makes `0.10000000149011612`.
    let held = if is_single(rust.min) || is_single(rust.max) { value.as_single() } else { value };
    let value = if held.as_f64().to_bits() == value.as_f64().to_bits() { held } else { value };
    if below(value, limits.min) || below(held, rust.min) {
        if let Some(min) = tighter(limits.min, rust.min, true) {
            return Some(ViolationKind::TooSmall { min });
        }
    }
    if above(value, limits.max) || above(held, rust.max) {
        if let Some(max) = tighter(limits.max, rust.max, false) {
            return Some(ViolationKind::TooLarge { max });
        }
    }
    if limits.nonzero && value.is_same(Number::int(0)) {
        return Some(ViolationKind::Zero);
    }
    if limits.whole && !value.is_int() {
        return beyond_64_bits(value);
    }
    None
}

const fn is_single(bound: Option<Number>) -> bool {
    matches!(bound, Some(bound) if bound.is_single())
}

const fn below(value: Number, min: Option<Number>) -> bool {
    matches!(min, Some(min) if value.is_less(min))
}

const fn above(value: Number, max: Option<Number>) -> bool {
    matches!(max, Some(max) if max.is_less(value))
}

/// No integer field can mean a whole number of more than 64 bits.
const fn beyond_64_bits(value: Number) -> Option<ViolationKind<'static>> {
    let (min, max) = (Number::int(i64::MIN as i128), Number::int(u64::MAX as i128));
    if value.is_less(min) {
        Some(ViolationKind::TooSmall { min })
    } else if max.is_less(value) {
        Some(ViolationKind::TooLarge { max })
    } else {
        None
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

/// A number against bounds that are not allowed themselves.
#[cfg(feature = "tools")]
pub(crate) const fn check_open_range(
    above: Option<Number>,
    below: Option<Number>,
    value: Number,
) -> Option<ViolationKind<'static>> {
    match (above, below) {
        (Some(bound), _) if !bound.is_less(value) => Some(ViolationKind::NotAbove { bound }),
        (_, Some(bound)) if !value.is_less(bound) => Some(ViolationKind::NotBelow { bound }),
        _ => None,
    }
}

/// A number against the one that it has to be a multiple of, both in decimal: `0.3` is
/// one of `0.1`. No `const fn`: only `core::fmt` knows the digits of a float.
#[cfg(feature = "tools")]
pub(crate) fn check_multiple(of: Option<Number>, value: Number) -> Option<ViolationKind<'static>> {
    let of = of?;
    (!value.is_multiple(of)).then_some(ViolationKind::NotMultiple { of })
}

/// The length of a text, in code points, against the field's limits.
pub(crate) const fn check_length(limits: &Limits, text: &str) -> Option<ViolationKind<'static>> {
    length_within(limits.min_length, limits.max_length, text)
}

/// The length of a text, in code points, against limits.
pub(crate) const fn length_within(
    min: Option<u64>,
    max: Option<u64>,
    text: &str,
) -> Option<ViolationKind<'static>> {
    let bytes = text.len() as u64;
    // A code point takes one to four bytes: mostly they need no counting.
    let is_long = matches!(max, Some(max) if bytes > max);
    let is_short = matches!(min, Some(min) if bytes / 4 < min);
    if !is_long && !is_short {
        return None;
    }
    let length = code_points(text);
    match (min, max) {
        (Some(min), _) if length < min => Some(ViolationKind::TooShort { min, length }),
        (_, Some(max)) if length > max => Some(ViolationKind::TooLong { max, length }),
        _ => None,
    }
}

/// A text against a type that reads some texts only. No `const fn`: it asks the
/// type's own `Deserialize`.
pub(crate) fn check_text_type(limits: &Limits, text: &str) -> Option<ViolationKind<'static>> {
    let of_type =
        limits.rust.text.filter(|of_type| !limits.trusts_serde && !(of_type.reads)(text))?;
    Some(ViolationKind::NotOfType { expected: of_type.expected })
}

/// A number of chosen options against the field's limits.
pub(crate) const fn check_list_length(
    limits: &Limits,
    count: u64,
) -> Option<ViolationKind<'static>> {
    match (limits.min_items, limits.max_items) {
        (Some(min), _) if count < min => Some(ViolationKind::TooFewItems { min, count }),
        (_, Some(max)) if count > max => Some(ViolationKind::TooManyItems { max, count }),
        _ => None,
    }
}
