//! [`Message`]: a text that a `const` can write, so that the compiler and `Display`
//! say the same words.

// A `const fn` cannot borrow itself mutably through a chain: the text moves.
#![allow(clippy::large_types_passed_by_value)]

use crate::field::{List, Number, Texts};
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
            None => self.float(value.as_f64()),
        }
    }

    /// A float to six places, or with an exponent: near enough for a message.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    const fn float(self, value: f64) -> Self {
        if value.is_nan() {
            return self.text("NaN");
        }
        let message = if value < 0.0 { self.text("-") } else { self };
        let mut size = value.abs();
        if size.is_infinite() {
            return message.text("infinity");
        }
        let mut exponent: u128 = 0;
        if size >= 1e18 {
            while size >= 10.0 {
                size /= 10.0;
                exponent += 1;
            }
        }
        let message = message.whole(size as u128).fraction(size);
        if exponent > 0 { message.text("e").whole(exponent) } else { message }
    }

    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss)]
    const fn fraction(self, size: f64) -> Self {
        let mut rest = ((size - (size as u128) as f64) * 1e6 + 0.5) as u128;
        if rest == 0 || rest >= 1_000_000 {
            return self;
        }
        let mut places = 6;
        while rest % 10 == 0 {
            rest /= 10;
            places -= 1;
        }
        let mut message = self.text(".");
        let mut leading = rest;
        let mut zeros = places;
        while leading > 0 {
            leading /= 10;
            zeros -= 1;
        }
        while zeros > 0 {
            message = message.text("0");
            zeros -= 1;
        }
        message.whole(rest)
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
