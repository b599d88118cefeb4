//! Numbers in decimal, as they are written: there `0.3` is three times `0.1`.

use core::fmt::{self, Write};

use super::digits::Digits;
use super::{Number, Repr};

impl Number {
    /// Whether this is a whole number of times `other`, which is not 0.
    pub(crate) fn is_multiple(self, other: Self) -> bool {
        match (Digits::written(self), Digits::written(other)) {
            (Some(value), Some(step)) => value.is_multiple(step),
            _ => false,
        }
    }
}

impl Digits {
    /// The digits that the number is written with; `None` of what is not finite. Unlike
    /// [`of`](Self::of) exact for each size, and no `const fn`: it asks `core::fmt`.
    fn written(number: Number) -> Option<Self> {
        match number.0 {
            Repr::Signed(value) => Some(Self::trimmed(value.unsigned_abs(), 0)),
            Repr::Unsigned(value) => Some(Self::trimmed(value, 0)),
            Repr::Double(value) | Repr::Outside(value) => {
                value.is_finite().then(|| Self::parse(format_args!("{:e}", value.abs())))?
            }
            Repr::Single(value) => {
                value.is_finite().then(|| Self::parse(format_args!("{:e}", value.abs())))?
            }
        }
    }

    /// Reads `1.25e-7`: the fewest digits that tell the float from all others, at most 17.
    fn parse(text: fmt::Arguments<'_>) -> Option<Self> {
        let mut buffer = Buffer { bytes: [0; 32], length: 0 };
        buffer.write_fmt(text).ok()?;
        let text = core::str::from_utf8(buffer.bytes.get(..buffer.length)?).ok()?;
        let (digits, exponent) = text.split_once('e')?;
        let behind_point = digits.split_once('.').map_or("", |(_, behind)| behind).len();
        let mut whole = 0_u64;
        for digit in digits.bytes().filter(u8::is_ascii_digit) {
            whole = whole.checked_mul(10)?.checked_add(u64::from(digit - b'0'))?;
        }
        let exponent: i32 = exponent.parse().ok()?;
        Some(Self::trimmed(whole, exponent - i32::try_from(behind_point).ok()?))
    }

    fn is_multiple(self, step: Self) -> bool {
        if step.digits == 0 {
            return false;
        }
        let above = i64::from(self.exponent) - i64::from(step.exponent);
        match u32::try_from(above) {
            Ok(tens) => times_power_of_ten(self.digits, tens, step.digits) == 0,
            // It has digits behind those of the step; its last one is no zero.
            Err(_) => self.digits == 0,
        }
    }
}

/// `digits × 10^tens`, modulo a number of 64 bits: no product outgrows 128.
fn times_power_of_ten(digits: u64, tens: u32, modulus: u64) -> u128 {
    let modulus = u128::from(modulus);
    (0..tens).fold(u128::from(digits) % modulus, |rest, _| rest * 10 % modulus)
}

/// Text without an allocation. The longest is `1.7976931348623157e308`.
struct Buffer {
    bytes: [u8; 32],
    length: usize,
}

impl Write for Buffer {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let end = self.length + text.len();
        let room = self.bytes.get_mut(self.length..end).ok_or(fmt::Error)?;
        room.copy_from_slice(text.as_bytes());
        self.length = end;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn multiples_are_those_of_the_written_digits() {
        let (yes, no) = (true, false);
        let cases: [(Number, Number, bool); 19] = [
            (0.3.into(), 0.1.into(), yes),
            (0.35.into(), 0.1.into(), no),
            (0.75.into(), 0.25.into(), yes),
            (0.3.into(), 0.25.into(), no),
            (4.into(), 2.into(), yes),
            (Number::from(-4), 2.into(), yes),
            (5.into(), 2.into(), no),
            (0.into(), 7.into(), yes),
            (0.0.into(), 0.5.into(), yes),
            (4.0.into(), 2.into(), yes),
            (4.into(), Number::from(2.0), yes),
            (7.into(), 0.7.into(), yes),
            (1e300.into(), 0.25.into(), yes),
            (1e300.into(), 3.into(), no),
            (1e-300.into(), 0.1.into(), no),
            (1e-300.into(), 1e-300.into(), yes),
            (u64::MAX.into(), 5.into(), yes),
            (Number::from(0.3_f32), 0.1.into(), yes),
            (f64::INFINITY.into(), 1.into(), no),
        ];
        for (value, step, expected) in cases {
            assert_eq!(value.is_multiple(step), expected, "{value} of {step}");
        }
        assert!(!Number::from(1).is_multiple(Number::from(0)));
    }

    #[test]
    fn digits_are_the_shortest() {
        let written = |number| Digits::written(number);
        assert_eq!(written(1500.into()), Some(Digits { digits: 15, exponent: 2 }));
        assert_eq!(written(Number::from(-0.125)), Some(Digits { digits: 125, exponent: -3 }));
        assert_eq!(written(f64::MAX.into()).map(|d| d.exponent), Some(292));
        assert_eq!(written(f64::NAN.into()), None);
    }
}
