//! A float as decimal digits, found in a `const`.

use super::Number;

/// A number without its sign: `digits × 10^exponent`
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Digits {
    pub(crate) digits: u64,
    pub(crate) exponent: i32,
}

/// Up to here a float holds each whole number, and up to this power those of ten.
const EXACT: f64 = 9_007_199_254_740_992.0;
const POWERS: i32 = 22;

impl Digits {
    /// The digits that the float was written with, of its size without the sign; of a
    /// very large or small one near enough for a message.
    pub(crate) const fn of(number: Number) -> Self {
        let size = number.as_f64().abs();
        if size == 0.0 {
            return Self { digits: 0, exponent: 0 };
        }
        match Self::exact(size, number.is_single()) {
            Some(decimal) => decimal,
            None => Self::near(size),
        }
    }

    /// The fewest digits that are read back as the same float: a whole number and a
    /// power of ten that are both exact have an exact quotient, or product.
    #[allow(clippy::float_cmp, clippy::cast_possible_truncation)] // meant exactly
    const fn exact(size: f64, is_single: bool) -> Option<Self> {
        // An `f32` of more than 24 bits ends in zeros that were not written.
        let mut exponent = if is_single { 15 } else { 0 };
        while exponent >= -POWERS {
            let power = power_of_ten(exponent.abs());
            let scaled = if exponent < 0 { size * power } else { size / power };
            if scaled >= EXACT {
                return None;
            }
            let digits = round(scaled);
            let back = value(digits, exponent);
            if back == size || (is_single && back as f32 == size as f32) {
                return Some(Self { digits, exponent });
            }
            exponent -= 1;
        }
        None
    }

    /// To 14 or 17 digits.
    const fn near(size: f64) -> Self {
        let (mut size, mut exponent) = (size, 0);
        let digits = if size < 1e-20 || size > 1e20 { 14 } else { 17 };
        while size >= 1e22 {
            size /= 1e22;
            exponent += POWERS;
        }
        while size < 1.0 {
            size *= 1e22;
            exponent -= POWERS;
        }
        let mut whole = 0;
        while size >= power_of_ten(whole) {
            whole += 1;
        }
        let places = digits - whole;
        let scaled =
            if places < 0 { size / power_of_ten(-places) } else { size * power_of_ten(places) };
        Self::trimmed(round(scaled), exponent - places)
    }

    /// Without the zeros at its end.
    pub(super) const fn trimmed(mut digits: u64, mut exponent: i32) -> Self {
        while digits != 0 && digits % 10 == 0 {
            digits /= 10;
            exponent += 1;
        }
        Self { digits, exponent }
    }
}

/// The `f64` that prints with the digits of this `f32`; of a very large or small one,
/// its binary value.
pub(super) const fn widened(single: f32) -> f64 {
    let wide = single as f64;
    match Digits::exact(wide.abs(), true) {
        Some(decimal) => value(decimal.digits, decimal.exponent).copysign(wide),
        None => wide,
    }
}

#[allow(clippy::cast_precision_loss)] // the digits are exact
const fn value(digits: u64, exponent: i32) -> f64 {
    let power = power_of_ten(exponent.abs());
    if exponent < 0 { digits as f64 / power } else { digits as f64 * power }
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // not negative, and small
const fn round(value: f64) -> u64 {
    (value + 0.5) as u64
}

const fn power_of_ten(exponent: i32) -> f64 {
    let mut power = 1.0;
    let mut left = exponent;
    while left > 0 {
        power *= 10.0;
        left -= 1;
    }
    power
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_f32_is_widened_by_its_digits() {
        for bits in (0..=u32::MAX).step_by(99_991) {
            let single = f32::from_bits(bits);
            if (1e-6..1e15).contains(&single.abs()) {
                let digits = single.to_string().parse().map(f64::to_bits);
                assert_eq!(digits, Ok(widened(single).to_bits()), "{single}");
            }
        }
        assert!(widened(f32::MAX) > 3.4e38 && widened(f32::NAN).is_nan());
    }
}
