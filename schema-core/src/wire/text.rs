//! Pieces of JSON text, without a serializer between: byte for byte what
//! `serde_json` writes.

use core::fmt::{self, Write};

#[cfg(feature = "tools")]
use serde_json::Value;

use crate::field::Number;

/// Where the pieces go: the text itself, or its length alone.
pub(crate) trait Out {
    /// A piece that stands as it is.
    fn raw(&mut self, piece: &str);

    /// The inside of a string, which may need escapes.
    fn escaped(&mut self, text: &str);

    /// What prints as JSON itself.
    fn display(&mut self, value: impl fmt::Display);
}

impl Out for String {
    fn raw(&mut self, piece: &str) {
        self.push_str(piece);
    }

    fn escaped(&mut self, text: &str) {
        // Nearly all texts need no escape, which is seen fastest without stopping early.
        if text.bytes().fold(false, |any, byte| any | needs_escape(byte)) {
            push_escaped(self, text);
        } else {
            self.push_str(text);
        }
    }

    fn display(&mut self, value: impl fmt::Display) {
        ignore(write!(self, "{value}"));
    }
}

/// About as many bytes as the text takes: more, unless it needs many escapes.
#[derive(Default)]
pub(crate) struct Size(pub(crate) usize);

impl Out for Size {
    fn raw(&mut self, piece: &str) {
        self.0 += piece.len();
    }

    fn escaped(&mut self, text: &str) {
        self.0 += text.len() + text.len() / 32;
    }

    fn display(&mut self, _: impl fmt::Display) {
        // The longest number of 64 bits. Longer fractions are rare.
        self.0 += 20;
    }
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

/// A text in quotes.
pub(crate) fn text(out: &mut impl Out, text: &str) {
    out.raw("\"");
    out.escaped(text);
    out.raw("\"");
}

pub(crate) fn flag(out: &mut impl Out, flag: bool) {
    out.raw(if flag { "true" } else { "false" });
}

/// A number as it was written.
pub(crate) fn number(out: &mut impl Out, number: Number) {
    match number.as_json() {
        Some(json) => out.display(json),
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

#[cfg(all(test, feature = "tools"))]
mod tests {
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
