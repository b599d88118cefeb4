//! [`Message`]: a text that a `const` can write, so that the compiler and `Display`
//! say the same words.

// A `const fn` cannot borrow itself mutably through a chain: the text moves.
#![allow(clippy::large_types_passed_by_value)]

use crate::field::{Digits, List, Number, Texts};
use crate::text;

const CAPACITY: usize = 400;

/// A text of limited length that a `const fn` can write.
#[derive(Clone, Copy)]
pub(crate) struct Message {
    bytes: [u8; CAPACITY],
    length: usize,
}

impl Message {
    pub(crate) const fn new() -> Self {
        Self { bytes: [0; CAPACITY], length: 0 }
    }

    /// The text; what did not fit is cut off.
    pub(crate) const fn as_str(&self) -> &str {
        let (text, _) = self.bytes.split_at(self.length);
        match core::str::from_utf8(text) {
            Ok(text) => text,
            // `text` writes whole characters only.
            Err(_) => "",
        }
    }

    /// Writes the text, or as many whole characters of it as there is room for.
    pub(crate) const fn text(mut self, text: &str) -> Self {
        let mut rest = text.as_bytes();
        while let [byte, tail @ ..] = rest {
            let starts_character = (*byte & 0xC0) != 0x80;
            if starts_character && self.length + 4 > CAPACITY {
                break;
            }
            self = self.byte(*byte);
            rest = tail;
        }
        self
    }

    const fn byte(mut self, byte: u8) -> Self {
        let (_, free) = self.bytes.split_at_mut(self.length);
        if let Some(slot) = free.first_mut() {
            *slot = byte;
            self.length += 1;
        }
        self
    }

    /// `` `name` ``, cut as a quoted text is.
    pub(crate) const fn code(self, name: &str) -> Self {
        self.text("`").cut(name).text("`")
    }

    /// A quoted text, cut to a length that a message can bear.
    pub(super) const fn quoted(self, text: &str) -> Self {
        self.text("\"").cut(text).text("\"")
    }

    /// The first bytes of a text from outside, escaped as everywhere.
    const fn cut(mut self, text: &str) -> Self {
        const SHOWN: usize = 60;
        let mut rest = text.as_bytes();
        let mut left = SHOWN;
        while let Some((glyph, tail)) = text::first(rest) {
            let bytes = glyph.as_bytes().len();
            if bytes > left {
                return self.text("…");
            }
            if self.length + bytes > CAPACITY {
                return self;
            }
            self = self.bytes(glyph.as_bytes());
            left -= bytes;
            rest = tail;
        }
        self
    }

    const fn bytes(mut self, bytes: &[u8]) -> Self {
        let mut rest = bytes;
        while let [byte, tail @ ..] = rest {
            self = self.byte(*byte);
            rest = tail;
        }
        self
    }

    #[allow(clippy::cast_possible_truncation)] // the remainder of ten is a digit
    pub(crate) const fn whole(self, value: u128) -> Self {
        let message = if value >= 10 { self.whole(value / 10) } else { self };
        message.byte(b'0' + (value % 10) as u8)
    }

    /// `1 character`, `3 characters`
    pub(super) const fn counted(self, count: u64, word: &str) -> Self {
        let message = self.whole(count as u128).text(" ").text(word);
        message.text(if count == 1 { "" } else { "s" })
    }

    pub(super) const fn number(self, value: Number) -> Self {
        match value.as_int() {
            Some(value) => {
                let message = if value < 0 { self.text("-") } else { self };
                message.whole(value.unsigned_abs())
            }
            None => self.float(value),
        }
    }

    /// A float in the digits that it was written with, with an exponent where it is
    /// very large or small.
    const fn float(self, number: Number) -> Self {
        let value = number.as_f64();
        if value.is_nan() {
            return self.text("NaN");
        }
        let message = if value < 0.0 { self.text("-") } else { self };
        if value.is_infinite() {
            return message.text("infinity");
        }
        let Digits { digits, exponent } = Digits::of(number);
        let places = length(digits) - 1;
        let power = places + exponent;
        if power >= 17 || power < -5 {
            let message = message.fixed(digits, places).text("e");
            let message = if power < 0 { message.text("-") } else { message };
            return message.whole(power.unsigned_abs() as u128);
        }
        if exponent >= 0 {
            return message.whole(digits as u128 * 10_u128.pow(exponent.unsigned_abs()));
        }
        message.fixed(digits, -exponent)
    }

    /// The digits with that many of them behind the point.
    const fn fixed(self, digits: u64, places: i32) -> Self {
        let power = 10_u128.pow(places.unsigned_abs());
        let message = self.whole(digits as u128 / power);
        let mut rest = digits as u128 % power;
        if rest == 0 {
            return message;
        }
        let mut message = message.text(".");
        let mut power = power / 10;
        while rest > 0 && power > 0 {
            message = message.whole(rest / power);
            rest %= power;
            power /= 10;
        }
        message
    }

    /// The first options of a constant list, to choose another from.
    pub(super) const fn choices(self, options: Texts<'_>) -> Self {
        let List::Plain(list) = options.0 else {
            return self.whole(options.len() as u128).text(" options");
        };
        let mut message = self;
        let mut rest = list;
        let mut shown = 0;
        while let [option, tail @ ..] = rest {
            if shown == 8 {
                return message.text(", …");
            }
            message = if shown > 0 { message.text(", ") } else { message };
            message = message.quoted(option);
            shown += 1;
            rest = tail;
        }
        message
    }
}

/// How many digits the number has.
const fn length(digits: u64) -> i32 {
    if digits >= 10 { 1 + length(digits / 10) } else { 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_readable() {
        let cases = [
            (Number::from(-12), "-12"),
            (Number::from(u64::MAX), "18446744073709551615"),
            (Number::from(0.25), "0.25"),
            (Number::from(-1.05), "-1.05"),
            (Number::from(0.1_f32), "0.1"),
            (Number::from(0.999_999_9), "0.9999999"),
            (Number::from(1e-7), "1e-7"),
            (Number::from(-1.5e-9), "-1.5e-9"),
            (Number::from(0.000_25), "0.00025"),
            (Number::from(0.1 + 0.2), "0.30000000000000004"),
            (Number::from(16_777_216.5), "16777216.5"),
            (Number::from(5e-324), "4.9406564584125e-324"),
            (Number::from(1.5e30), "1.5e30"),
            (Number::from(1e20_f32), "1e20"),
            (Number::from(f64::NAN), "NaN"),
            (Number::from(f64::NEG_INFINITY), "-infinity"),
        ];
        for (number, text) in cases {
            assert_eq!(Message::new().number(number).as_str(), text);
        }
        assert!(Message::new().number(Number::from(1e300)).as_str() == "1e300");
    }

    #[test]
    fn a_long_text_is_cut_between_characters() {
        let message = Message::new().quoted(&"ä".repeat(100));
        assert!(message.as_str().ends_with("ä…\""));
        let mut full = Message::new();
        for _ in 0..300 {
            full = full.text("€");
        }
        assert!(full.as_str().chars().all(|c| c == '€'));
        // Wherever the room ends: no half of a character, or there would be no text.
        for length in CAPACITY - 12..=CAPACITY + 2 {
            let message = Message::new().text(&"a".repeat(length)).text(&"€".repeat(5));
            let text = message.as_str();
            assert!(text.len() > CAPACITY - 4 && text.len() <= CAPACITY, "{length}: {text}");
        }
        let quoted = |text: &str| Message::new().quoted(text).as_str().to_owned();
        assert_eq!(quoted("a\u{202e}b\u{1b}\n"), r#""a\u{202e}b\u{1b}\n""#);
        let quoted = |length| Message::new().quoted(&"a".repeat(length)).as_str().to_owned();
        assert_eq!(quoted(60), format!("\"{}\"", "a".repeat(60)));
        assert_eq!(quoted(61), format!("\"{}…\"", "a".repeat(60)));
    }
}
