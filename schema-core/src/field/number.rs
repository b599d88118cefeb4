//! [`Number`]: a bound or a default, kept as it was written.

#[cfg(feature = "tools")]
mod decimal;
mod digits;

use core::cmp::Ordering;
use core::fmt;

use serde::{Serialize, Serializer};

pub(crate) use digits::Digits;

use super::FieldKind;

/// A number as a schema shows it: a whole number, or a finite fraction.
///
/// Whole numbers keep all 64 bits, and a fraction prints the way it was
/// written: an `f32` of `0.1` stays `0.1`. Two numbers are equal when they have
/// the same value, so `2` equals `2.0`.
///
/// ```
/// use schema_core::Number;
///
/// assert_eq!(Number::from(u64::MAX).to_string(), "18446744073709551615");
/// assert_eq!(Number::from(0.1_f32).to_string(), "0.1");
/// assert_eq!(Number::from(2), Number::from(2.0));
/// ```
#[derive(Clone, Copy)]
pub struct Number(Repr);

#[derive(Clone, Copy)]
enum Repr {
    Signed(i64),
    /// Only what an `i64` does not hold, so that each whole number has one form.
    Unsigned(u64),
    Double(f64),
    /// Kept apart from `Double`: widened, `0.1` would print as
    /// `0.10000000149011612`, and a `const` cannot reparse it.
    Single(f32),
    /// A whole number of more than 64 bits: remembered, roughly, to be refused.
    Outside(f64),
}

/// 2^64 as a float: whole floats below it fit an `i128` exactly.
const TWO_POW_64: f64 = 18_446_744_073_709_551_616.0;

impl Number {
    /// A whole number.
    ///
    /// ```
    /// assert_eq!(schema_core::Number::int(-3).to_string(), "-3");
    /// ```
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss)]
    // Each cast follows the comparison that makes it exact; `try_from` is no const fn.
    pub const fn int(value: i128) -> Self {
        Self(if value >= i64::MIN as i128 && value <= i64::MAX as i128 {
            Repr::Signed(value as i64)
        } else if value > 0 && value <= u64::MAX as i128 {
            Repr::Unsigned(value as u64)
        } else {
            Repr::Outside(value as f64)
        })
    }

    /// A number with a fraction part, which may be zero.
    ///
    /// ```
    /// assert_eq!(schema_core::Number::float(2.0).to_string(), "2.0");
    /// ```
    pub const fn float(value: f64) -> Self {
        Self(Repr::Double(value))
    }

    /// An `f32`, which prints with the digits of an `f32`.
    ///
    /// ```
    /// assert_eq!(schema_core::Number::single(0.1).to_string(), "0.1");
    /// ```
    pub const fn single(value: f32) -> Self {
        Self(Repr::Single(value))
    }

    /// The value as a float, the nearest one when it has more than 53 bits.
    ///
    /// ```
    /// assert_eq!(schema_core::Number::from(7).as_f64(), 7.0);
    /// ```
    #[allow(clippy::cast_precision_loss, clippy::cast_lossless)] // `f64::from` is no const fn
    pub const fn as_f64(self) -> f64 {
        match self.0 {
            Repr::Signed(value) => value as f64,
            Repr::Unsigned(value) => value as f64,
            Repr::Double(value) | Repr::Outside(value) => value,
            Repr::Single(value) => value as f64,
        }
    }

    /// The value as a whole number: `None` with a fraction part, when it is not
    /// finite, or when it lies outside `i64::MIN..=u64::MAX`.
    ///
    /// ```
    /// use schema_core::Number;
    ///
    /// assert_eq!(Number::from(3.0).as_int(), Some(3));
    /// assert_eq!(Number::from(0.5).as_int(), None);
    /// ```
    pub const fn as_int(self) -> Option<i128> {
        match self.exact() {
            Some(value) if value >= i64::MIN as i128 && value <= u64::MAX as i128 => Some(value),
            _ => None,
        }
    }

    /// Whether this was made from an integer, and so prints without a point.
    pub(crate) const fn is_int(self) -> bool {
        matches!(self.0, Repr::Signed(_) | Repr::Unsigned(_))
    }

    /// Whether JSON can hold it: finite, and a whole number within 64 bits.
    pub(crate) const fn is_representable(self) -> bool {
        match self.0 {
            Repr::Signed(_) | Repr::Unsigned(_) => true,
            Repr::Double(value) => value.is_finite(),
            Repr::Single(value) => value.is_finite(),
            Repr::Outside(_) => false,
        }
    }

    /// Whether this was made from an `f32`.
    pub(crate) const fn is_single(self) -> bool {
        matches!(self.0, Repr::Single(_))
    }

    /// The nearest `f32`; infinity when there is none.
    #[allow(clippy::cast_possible_truncation)]
    pub(crate) const fn as_single(self) -> Self {
        Self::single(self.as_f64() as f32)
    }

    /// Whether these are all integers of 64 bits, or all `f64`, and do not descend. What is
    /// not there limits nothing.
    pub(crate) const fn surely_ascend(
        low: Option<Self>,
        value: Option<Self>,
        high: Option<Self>,
    ) -> bool {
        match value {
            Some(Self(Repr::Signed(value))) => {
                (match low {
                    Some(Self(Repr::Signed(low))) => low <= value,
                    Some(_) => false,
                    None => true,
                }) && (match high {
                    Some(Self(Repr::Signed(high))) => value <= high,
                    Some(_) => false,
                    None => true,
                })
            }
            Some(Self(Repr::Double(value))) => {
                value.is_finite()
                    && (match low {
                        Some(Self(Repr::Double(low))) => low <= value,
                        Some(_) => false,
                        None => true,
                    })
                    && (match high {
                        Some(Self(Repr::Double(high))) => value <= high,
                        Some(_) => false,
                        None => true,
                    })
            }
            _ => false,
        }
    }

    /// `self < other`, exactly, also between `u64::MAX` and a float.
    pub(crate) const fn is_less(self, other: Self) -> bool {
        // Nearly all, and the compiler asks for each bound of each field.
        match (self.0, other.0) {
            (Repr::Signed(a), Repr::Signed(b)) => return a < b,
            (Repr::Double(a), Repr::Double(b)) => return a < b,
            _ => {}
        }
        matches!(self.compare(other), Some(Ordering::Less))
    }

    /// `self == other`, exactly.
    pub(crate) const fn is_same(self, other: Self) -> bool {
        matches!(self.compare(other), Some(Ordering::Equal))
    }

    /// Whether there is something behind the point; every float from 2^53 on is whole.
    pub(crate) const fn has_fraction(self) -> bool {
        match self.0 {
            Repr::Signed(_) | Repr::Unsigned(_) | Repr::Outside(_) => false,
            Repr::Double(_) | Repr::Single(_) => {
                let value = self.as_f64();
                value.is_finite() && value.abs() < TWO_POW_64 && whole(value).is_none()
            }
        }
    }

    /// The least whole number that is not less.
    pub(crate) const fn ceiling(self) -> Self {
        let value = self.as_f64();
        if !self.has_fraction() {
            return self;
        }
        // Truncation goes towards zero, which is up for a negative number.
        #[allow(clippy::cast_possible_truncation)]
        let towards_zero = value as i128;
        Self::int(if value > 0.0 { towards_zero + 1 } else { towards_zero })
    }

    /// The greatest whole number that is not greater.
    #[cfg(feature = "tools")]
    pub(crate) fn floor(self) -> Self {
        match self.ceiling().as_int() {
            Some(above) if self.has_fraction() => Self::int(above - 1),
            _ => self,
        }
    }

    /// The least `f32` that is not less.
    pub(crate) const fn ceiling_single(self) -> Self {
        match self.as_single().0 {
            Repr::Single(value) if Self::single(value).is_less(self) => {
                // `f32::next_up` is newer than the compiler may be; there is no next one of
                // what is not finite, and no bound is less than that.
                let bits = value.to_bits();
                Self::single(f32::from_bits(if value < 0.0 {
                    bits - 1
                } else if value > 0.0 {
                    bits + 1
                } else {
                    1
                }))
            }
            _ => self.as_single(),
        }
    }

    /// Whole floats as integers; what an integer field writes.
    pub(crate) const fn normalized(self) -> Self {
        match self.as_int() {
            Some(value) if !self.is_int() => Self::int(value),
            _ => self,
        }
    }

    /// The number as `serde_json` has it, if JSON has it.
    pub(crate) fn as_json(self) -> Option<serde_json::Number> {
        match self.0 {
            Repr::Signed(value) => Some(value.into()),
            Repr::Unsigned(value) => Some(value.into()),
            Repr::Double(value) | Repr::Outside(value) => serde_json::Number::from_f64(value),
            Repr::Single(value) => serde_json::Number::from_f64(widen(value)),
        }
    }

    /// The number as a field of that kind says it: an integer is whole, however it
    /// was spelt.
    pub(crate) const fn as_written(self, kind: FieldKind) -> Self {
        if matches!(kind, FieldKind::Integer) { self.normalized() } else { self }
    }

    /// The number that a reader of the JSON gets: the digits of an `f32`, taken as
    /// an `f64`.
    pub(crate) fn on_wire(self) -> Self {
        match self.0 {
            Repr::Single(value) => Self::float(widen(value)),
            _ => self,
        }
    }

    /// Nearly all numbers go without the detour over 128 bits.
    #[allow(clippy::cast_precision_loss)] // guarded where it could lose something
    #[inline]
    const fn compare(self, other: Self) -> Option<Ordering> {
        match (self.0, other.0) {
            (Repr::Signed(a), Repr::Signed(b)) => Some(order_ints(a as i128, b as i128)),
            (Repr::Double(a), Repr::Double(b)) => order_floats(a, b),
            (Repr::Signed(a), Repr::Double(b)) if is_exact(a) => order_floats(a as f64, b),
            (Repr::Double(a), Repr::Signed(b)) if is_exact(b) => order_floats(a, b as f64),
            _ => self.compare_any(other),
        }
    }

    const fn compare_any(self, other: Self) -> Option<Ordering> {
        match (self.whole(), other.whole()) {
            (Some(a), Some(b)) => Some(order_ints(a, b)),
            (Some(a), None) => order_int_float(a, other.as_digits()),
            (None, Some(b)) => match order_int_float(b, self.as_digits()) {
                Some(order) => Some(order.reverse()),
                None => None,
            },
            (None, None) => self.compare_floats(other),
        }
    }

    /// An `f32` stands for the digits that it prints, not for its binary value: `0.1`
    /// as one equals `0.1`.
    const fn compare_floats(self, other: Self) -> Option<Ordering> {
        order_floats(self.as_digits(), other.as_digits())
    }

    const fn as_digits(self) -> f64 {
        match self.0 {
            Repr::Single(value) => digits::widened(value),
            _ => self.as_f64(),
        }
    }

    /// The value of an integer.
    const fn whole(self) -> Option<i128> {
        match self.0 {
            Repr::Signed(value) => Some(value as i128),
            Repr::Unsigned(value) => Some(value as i128),
            Repr::Double(_) | Repr::Single(_) | Repr::Outside(_) => None,
        }
    }

    /// The value when it has no fraction part, however it was written.
    const fn exact(self) -> Option<i128> {
        match self.0 {
            Repr::Double(_) | Repr::Single(_) => whole(self.as_f64()),
            _ => self.whole(),
        }
    }
}

#[allow(clippy::float_cmp, clippy::cast_possible_truncation, clippy::cast_precision_loss)]
// The comparison is meant exactly: only a float that is whole survives it.
const fn whole(value: f64) -> Option<i128> {
    if !(value > -TWO_POW_64 && value < TWO_POW_64) {
        return None;
    }
    let truncated = value as i128;
    if truncated as f64 == value { Some(truncated) } else { None }
}

/// Whether the nearest float is the integer itself.
const fn is_exact(int: i64) -> bool {
    int.unsigned_abs() <= 1 << f64::MANTISSA_DIGITS
}

const fn order_ints(a: i128, b: i128) -> Ordering {
    if a < b {
        Ordering::Less
    } else if a > b {
        Ordering::Greater
    } else {
        Ordering::Equal
    }
}

#[allow(clippy::float_cmp)] // an order is exact
const fn order_floats(a: f64, b: f64) -> Option<Ordering> {
    if a < b {
        Some(Ordering::Less)
    } else if a > b {
        Some(Ordering::Greater)
    } else if a == b {
        Some(Ordering::Equal)
    } else {
        None
    }
}

/// Compares without rounding the integer: `2^53 + 1` is more than `2^53` as a
/// float.
#[allow(clippy::cast_possible_truncation, clippy::cast_precision_loss)]
const fn order_int_float(int: i128, float: f64) -> Option<Ordering> {
    if float.is_nan() {
        return None;
    }
    if float >= TWO_POW_64 * 2.0 || float <= -TWO_POW_64 * 2.0 {
        return order_floats(int as f64, float);
    }
    let truncated = float as i128;
    Some(match order_ints(int, truncated) {
        Ordering::Equal => {
            let rest = float - truncated as f64;
            if rest > 0.0 {
                Ordering::Less
            } else if rest < 0.0 {
                Ordering::Greater
            } else {
                Ordering::Equal
            }
        }
        order => order,
    })
}

/// Equal when they are the same number on the wire.
impl PartialEq for Number {
    fn eq(&self, other: &Self) -> bool {
        self.on_wire().is_same(other.on_wire())
    }
}

impl PartialOrd for Number {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        self.on_wire().compare(other.on_wire())
    }
}

impl fmt::Debug for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Prints what JSON shows: `18`, `0.5`, `2.0`.
impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Repr::Signed(value) => write!(f, "{value}"),
            Repr::Unsigned(value) => write!(f, "{value}"),
            // Debug keeps the point of a whole float and uses an exponent where JSON would.
            Repr::Double(value) | Repr::Outside(value) => write!(f, "{value:?}"),
            Repr::Single(value) => write!(f, "{value:?}"),
        }
    }
}

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Repr::Signed(value) => serializer.serialize_i64(value),
            Repr::Unsigned(value) => serializer.serialize_u64(value),
            Repr::Double(value) | Repr::Outside(value) => serializer.serialize_f64(value),
            Repr::Single(value) => serializer.serialize_f64(widen(value)),
        }
    }
}

/// The `f64` that prints with the digits of this `f32`.
fn widen(value: f32) -> f64 {
    value.to_string().parse().unwrap_or(f64::from(value))
}

macro_rules! from_int {
    ($($int:ty)*) => {$(
        impl From<$int> for Number {
            fn from(value: $int) -> Self {
                Self::int(i128::from(value))
            }
        }
    )*};
}
from_int!(i8 i16 i32 i64 u8 u16 u32 u64);

macro_rules! from_size {
    ($($int:ty)*) => {$(
        impl From<$int> for Number {
            fn from(value: $int) -> Self {
                // No platform has a `usize` of more than 64 bits.
                Self::int(value as i128)
            }
        }
    )*};
}
from_size!(isize usize);

impl From<f64> for Number {
    fn from(value: f64) -> Self {
        Self::float(value)
    }
}

impl From<f32> for Number {
    fn from(value: f32) -> Self {
        Self::single(value)
    }
}

/// A JSON number: whole ones within 64 bits, all others as a float.
impl From<&serde_json::Number> for Number {
    fn from(value: &serde_json::Number) -> Self {
        if let Some(int) = value.as_i64() {
            Self::int(i128::from(int))
        } else if let Some(int) = value.as_u64() {
            Self::int(i128::from(int))
        } else {
            Self::float(value.as_f64().unwrap_or_else(|| too_large_for_float(value)))
        }
    }
}

/// What `1e400` rounds to, which `serde_json` keeps with its feature
/// `arbitrary_precision`.
fn too_large_for_float(value: &serde_json::Number) -> f64 {
    if value.to_string().starts_with('-') { f64::NEG_INFINITY } else { f64::INFINITY }
}

#[cfg(test)]
mod tests;
