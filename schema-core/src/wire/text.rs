//! Pieces of JSON text, without a serializer between: byte for byte what
//! `serde_json` writes.

use core::fmt::{self, Write};

#[cfg(feature = "tools")]
use serde_json::Value;

use super::key::Key;
use crate::field::Number;

/// Where the pieces go: the text itself, or its length alone.
pub(crate) trait Out {
    /// A piece that stands as it is.
    fn raw(&mut self, piece: &str);

    /// The same of one character.
    fn byte(&mut self, char: char);

    /// The inside of a string, which may need escapes.
    fn escaped(&mut self, text: &str);

    /// A whole number.
    fn count(&mut self, count: u64);

    /// What prints as JSON itself.
    fn display(&mut self, value: impl fmt::Display);
}

impl Out for String {
    #[inline]
    fn raw(&mut self, piece: &str) {
        self.push_str(piece);
    }

    #[inline]
    fn byte(&mut self, char: char) {
        self.push(char);
    }

    fn escaped(&mut self, text: &str) {
        // Nearly all texts need no escape, which is seen fastest without stopping early.
        if any_needs_escape(text.as_bytes()) {
            push_escaped(self, text);
        } else {
            self.push_str(text);
        }
    }

    fn count(&mut self, count: u64) {
        self.push_str(itoa::Buffer::new().format(count));
    }

    fn display(&mut self, value: impl fmt::Display) {
        ignore(write!(self, "{value}"));
    }
}

/// About as many bytes as the text takes: more, unless it needs many escapes.
#[cfg(feature = "tools")]
#[derive(Default)]
pub(crate) struct Size(pub(crate) usize);

#[cfg(feature = "tools")]
impl Out for Size {
    fn raw(&mut self, piece: &str) {
        self.0 += piece.len();
    }

    fn byte(&mut self, _: char) {
        self.0 += 1;
    }

    fn escaped(&mut self, text: &str) {
        self.0 += text.len() + text.len() / 32;
    }

    fn count(&mut self, _: u64) {
        self.0 += 20;
    }

    fn display(&mut self, _: impl fmt::Display) {
        // The longest number of 64 bits. Longer fractions are rare.
        self.0 += 20;
    }
}

/// Whether one of the bytes does: eight at a time, the last eight once more.
fn any_needs_escape(text: &[u8]) -> bool {
    let mut all = marks(last_word(text));
    let mut rest = text;
    while let Some((word, tail)) = rest.split_first_chunk() {
        all |= marks(u64::from_le_bytes(*word));
        rest = tail;
    }
    all & (ONES << 7) != 0
}

/// The last eight bytes, or all of fewer.
fn last_word(text: &[u8]) -> u64 {
    match (text.last_chunk(), text.first_chunk(), text.last_chunk()) {
        (Some(last), ..) => u64::from_le_bytes(*last),
        (None, Some(first), Some(last)) => {
            u64::from(u32::from_le_bytes(*first)) << 32 | u64::from(u32::from_le_bytes(*last))
        }
        // Filled up with spaces.
        _ => text.iter().fold(SPACE, |word, byte| word << 8 | u64::from(*byte)),
    }
}

const ONES: u64 = u64::from_le_bytes([1; 8]);
const SPACE: u64 = ONES * 0x20;

/// The highest bit of each byte that needs an escape, up to the first of them at least.
const fn marks(word: u64) -> u64 {
    let quote = word ^ (ONES * 0x22);
    let backslash = word ^ (ONES * 0x5c);
    // What is less than what is taken from it borrows, and has not the bit itself.
    (word.wrapping_sub(SPACE) | quote.wrapping_sub(ONES) | backslash.wrapping_sub(ONES)) & !word
}

const fn needs_escape(byte: u8) -> bool {
    byte < b' ' || byte == b'"' || byte == b'\\'
}

fn push_escaped(out: &mut String, text: &str) {
    for piece in text.split_inclusive(|c: char| c.is_ascii() && needs_escape(c as u8)) {
        let mut chars = piece.chars();
        match chars.next_back() {
            Some(last) if last.is_ascii() && needs_escape(last as u8) => {
                out.push_str(chars.as_str());
                push_escape(out, last);
            }
            _ => out.push_str(piece),
        }
    }
}

/// The shortest escape (RFC 8259, section 7).
fn push_escape(out: &mut String, char: char) {
    let short = match char {
        '"' => "\\\"",
        '\\' => "\\\\",
        '\n' => "\\n",
        '\r' => "\\r",
        '\t' => "\\t",
        '\u{8}' => "\\b",
        '\u{c}' => "\\f",
        other => return ignore(write!(out, "\\u{:04x}", u32::from(other))),
    };
    out.push_str(short);
}

/// Writing to a `String` cannot fail.
fn ignore(_: fmt::Result) {}

/// The key of an object.
#[allow(clippy::inline_always)] // what is first, the caller knows
#[inline(always)]
pub(crate) fn key(out: &mut impl Out, is_first: &mut bool, key: Key) {
    if *is_first {
        *is_first = false;
        out.byte('{');
        out.raw(key.text.strip_prefix(',').unwrap_or(key.text));
    } else {
        out.raw(key.text);
    }
}

/// A text in quotes.
pub(crate) fn text(out: &mut impl Out, text: &str) {
    out.byte('"');
    out.escaped(text);
    out.byte('"');
}

/// A word of ours in quotes, which needs no escape.
pub(crate) fn word(out: &mut impl Out, word: &'static str) {
    out.byte('"');
    out.raw(word);
    out.byte('"');
}

pub(crate) fn flag(out: &mut impl Out, flag: bool) {
    out.raw(if flag { "true" } else { "false" });
}

/// A number as it was written.
pub(crate) fn number(out: &mut impl Out, number: Number) {
    match number.as_json() {
        Some(json) => match json.as_u64() {
            Some(count) => out.count(count),
            None => out.display(json),
        },
        None => out.raw("null"),
    }
}

/// A list of whatever `write` writes.
pub(crate) fn list<O: Out, T>(
    out: &mut O,
    all: impl IntoIterator<Item = T>,
    mut write: impl FnMut(&mut O, T),
) {
    let mut separator = "[";
    for one in all {
        out.raw(separator);
        write(out, one);
        separator = ",";
    }
    out.raw(if separator == "[" { "[]" } else { "]" });
}

#[cfg(feature = "tools")]
/// A value that was read or built. No deeper than the schema that holds it may be.
pub(crate) fn value(out: &mut impl Out, json: &Value) {
    match json {
        Value::Null => out.raw("null"),
        Value::Bool(value) => flag(out, *value),
        Value::Number(number) => out.display(number),
        Value::String(string) => text(out, string),
        Value::Array(values) => list(out, values, value),
        Value::Object(map) => {
            let mut separator = "{";
            for (key, json) in map {
                out.raw(separator);
                text(out, key);
                out.raw(":");
                value(out, json);
                separator = ",";
            }
            out.raw(if map.is_empty() { "{}" } else { "}" });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_byte_that_needs_an_escape_is_found_wherever_it_stands() {
        for length in 1..=20 {
            for at in 0..length {
                for byte in 0..=u8::MAX {
                    let other = if byte.is_ascii() { 0xff } else { b' ' };
                    let text: Vec<u8> =
                        (0..length).map(|place| if place == at { byte } else { other }).collect();
                    assert_eq!(any_needs_escape(&text), needs_escape(byte), "{text:?}");
                }
            }
        }
        assert!(!any_needs_escape(b""));
    }
}

#[cfg(all(test, feature = "tools"))]
mod values {
    use serde_json::json;

    use super::*;

    #[test]
    fn it_is_the_text_of_serde_json() {
        let every: String = ('\0'..'\u{300}').chain(['\u{2028}', '💩']).collect();
        for value in [
            json!(every),
            json!({ "a\"b": [null, true, false, -1, u64::MAX, 0.1, 1e21, 1e-7, -0.0, 1e16], "": {} }),
            json!([[], "plain", "\\", "a\nb"]),
        ] {
            let mut text = String::new();
            super::value(&mut text, &value);
            assert_eq!(text, value.to_string());
        }
        for number in [Number::from(0.1_f32), 2.0.into(), 1e300.into(), i64::MIN.into()] {
            let mut text = String::new();
            super::number(&mut text, number);
            assert_eq!(Some(text), serde_json::to_string(&number).ok());
        }
    }
}
