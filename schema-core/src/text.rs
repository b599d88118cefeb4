//! Texts from outside, made fit to be shown: short, and without characters that
//! do something in place of being seen.
//!
//! Whoever shows a name, a title, an option, an answer or somebody else's error
//! goes through here: [`Excerpt`] for one text, [`Line`] for a whole message. How
//! many messages are kept, [`Report`](crate::json::Report) says.

use core::fmt::{self, Write};

/// A text from outside as it may be shown: in a log, on a terminal, in the next
/// question, in a prompt.
///
/// It has at most so many characters, with `…` in place of the rest, and is one
/// line. What a reader can't see, or a terminal takes for a command, is escaped:
/// controls, line breaks, marks of direction (bidi), invisible and tag characters.
/// An escape counts with all its characters.
///
/// ```
/// use schema_core::Excerpt;
///
/// assert_eq!(Excerpt::new("Größe", 40).to_string(), "Größe");
/// assert_eq!(Excerpt::new("a long title", 6).to_string(), "a long…");
/// assert_eq!(Excerpt::new("\u{1b}]0;x\u{7}", 40).to_string(), r"\u{1b}]0;x\u{7}");
/// assert_eq!(Excerpt::new("say \"no\"", 40).quoted().to_string(), r#""say \"no\"""#);
/// ```
#[derive(Clone, Copy)]
pub struct Excerpt<'a> {
    text: &'a str,
    characters: usize,
    mark: Mark,
    keeps_lines: bool,
}

/// What stands around an excerpt.
#[derive(Clone, Copy, PartialEq)]
enum Mark {
    None,
    /// `"text"`
    Quotes,
    /// `` `text` ``
    Code,
}

impl<'a> Excerpt<'a> {
    /// The text, in at most so many characters.
    ///
    /// ```
    /// assert_eq!(schema_core::Excerpt::new("Lisbon", 3).to_string(), "Lis…");
    /// ```
    pub const fn new(text: &'a str, characters: usize) -> Self {
        Self { text, characters, mark: Mark::None, keeps_lines: false }
    }

    /// In quotes, so that the text can't be taken for the words around it; quotes
    /// and backslashes in it are escaped.
    ///
    /// ```
    /// let text = r#"a "b" \"#;
    /// let shown = schema_core::Excerpt::new(text, 40).quoted().to_string();
    /// assert_eq!(shown, r#""a \"b\" \\""#);
    /// ```
    pub const fn quoted(self) -> Self {
        Self { mark: Mark::Quotes, ..self }
    }

    /// With its line breaks, for a text of several lines that stands alone.
    ///
    /// ```
    /// let shown = schema_core::Excerpt::new("one\r\ntwo\u{7}", 40).lines().to_string();
    /// assert_eq!(shown, "one\ntwo\\u{7}");
    /// ```
    pub const fn lines(self) -> Self {
        Self { keeps_lines: true, ..self }
    }

    /// `` `text` ``: a name.
    pub(crate) const fn code(self) -> Self {
        Self { mark: Mark::Code, ..self }
    }

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let has_escapes = || self.mark == Mark::Quotes && self.text.contains(['"', '\\']);
        if self.text.len() <= self.characters && is_plain(self.text) && !has_escapes() {
            return f.write_str(self.text);
        }
        let mut left = self.characters;
        let mut rest = self.text.as_bytes();
        while let Some((glyph, tail)) = first(rest) {
            rest = tail;
            let character = glyph.as_str();
            let (width, shown) = match character {
                r"\n" if self.keeps_lines => (1, "\n"),
                // Of a line break of two characters, one is enough.
                r"\r" if self.keeps_lines && rest.first() == Some(&b'\n') => continue,
                "\"" if self.mark == Mark::Quotes => (2, "\\\""),
                "\\" if self.mark == Mark::Quotes => (2, r"\\"),
                character => (glyph.width(), character),
            };
            if width > left {
                return f.write_char('…');
            }
            left -= width;
            f.write_str(shown)?;
        }
        Ok(())
    }
}

impl fmt::Display for Excerpt<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = match self.mark {
            Mark::None => "",
            Mark::Quotes => "\"",
            Mark::Code => "`",
        };
        f.write_str(mark)?;
        self.write(f)?;
        f.write_str(mark)
    }
}

/// As `Display`, in quotes.
impl fmt::Debug for Excerpt<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.quoted(), f)
    }
}

/// One line of a message, of at most so many bytes: whatever is written into it is
/// escaped as an [`Excerpt`] is, and what does not fit becomes one `…`. It never
/// holds more than that, however long the text is.
pub(crate) struct Line {
    text: String,
    bytes: usize,
    /// Up to here there is room for a `…`.
    end: usize,
    is_full: bool,
}

impl Line {
    const MORE: char = '…';

    pub(crate) fn new(bytes: usize) -> Self {
        Self { text: String::with_capacity(bytes), bytes, end: 0, is_full: false }
    }

    /// The words as a line.
    pub(crate) fn of(bytes: usize, words: impl fmt::Display) -> String {
        let mut line = Self::new(bytes);
        // A full line fails, to end the writing.
        let _ = write!(line, "{words}");
        line.finish()
    }

    pub(crate) fn finish(mut self) -> String {
        if self.is_full {
            self.text.truncate(self.end);
            self.text.push(Self::MORE);
        }
        self.text
    }
}

impl fmt::Write for Line {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let end = self.text.len() + text.len();
        if !self.is_full && end + Self::MORE.len_utf8() <= self.bytes && is_plain(text) {
            self.text.push_str(text);
            self.end = end;
            return Ok(());
        }
        let mut rest = text.as_bytes();
        while let Some((glyph, tail)) = first(rest) {
            let character = glyph.as_str();
            self.is_full |= self.text.len() + character.len() > self.bytes;
            if self.is_full {
                return Err(fmt::Error);
            }
            self.text.push_str(character);
            if self.text.len() + Self::MORE.len_utf8() <= self.bytes {
                self.end = self.text.len();
            }
            rest = tail;
        }
        Ok(())
    }
}

/// Whether all of a text is shown as it is, one character for each byte, as nearly all is.
fn is_plain(text: &str) -> bool {
    text.bytes().all(|byte| matches!(byte, b' '..=b'~'))
}

/// A character as it is shown: itself, or its escape.
#[derive(Clone, Copy)]
pub(crate) struct Glyph {
    /// The longest is `\u{10ffff}`.
    bytes: [u8; 10],
    length: usize,
    is_escape: bool,
}

impl Glyph {
    const EMPTY: Self = Self { bytes: [0; 10], length: 0, is_escape: false };

    pub(crate) const fn as_bytes(&self) -> &[u8] {
        self.bytes.split_at(self.length).0
    }

    fn as_str(&self) -> &str {
        core::str::from_utf8(self.as_bytes()).unwrap_or_default()
    }

    /// In characters.
    const fn width(&self) -> usize {
        if self.is_escape { self.length } else { 1 }
    }

    const fn all(mut self, bytes: &[u8]) -> Self {
        let mut rest = bytes;
        while let [byte, tail @ ..] = rest {
            let (_, free) = self.bytes.split_at_mut(self.length);
            if let Some(slot) = free.first_mut() {
                *slot = *byte;
                self.length += 1;
            }
            rest = tail;
        }
        self
    }

    #[allow(clippy::cast_possible_truncation)] // a digit
    const fn hexadecimal(self, value: u32) -> Self {
        let before = if value >= 16 { self.hexadecimal(value / 16) } else { self };
        let digit = (value % 16) as u8;
        before.all(&[if digit < 10 { b'0' + digit } else { b'a' + digit - 10 }])
    }

    const fn escape(point: u32) -> Self {
        let glyph = Self { is_escape: true, ..Self::EMPTY };
        match point {
            0x09 => glyph.all(br"\t"),
            0x0A => glyph.all(br"\n"),
            0x0D => glyph.all(br"\r"),
            _ => glyph.all(br"\u{").hexadecimal(point).all(b"}"),
        }
    }
}

/// The first character of a text in UTF-8 as it is shown, and the rest of the text.
///
/// A `const fn`, so that the messages of the compiler and those at run time are
/// made alike.
pub(crate) const fn first(text: &[u8]) -> Option<(Glyph, &[u8])> {
    let (point, size) = match text {
        [a @ 0x00..=0x7F, ..] => (*a as u32, 1),
        [a @ 0xC0..=0xDF, b, ..] => (bits(*a, 0x1F, 6) | bits(*b, 0x3F, 0), 2),
        [a @ 0xE0..=0xEF, b, c, ..] => {
            (bits(*a, 0x0F, 12) | bits(*b, 0x3F, 6) | bits(*c, 0x3F, 0), 3)
        }
        [a, b, c, d, ..] => {
            (bits(*a, 0x07, 18) | bits(*b, 0x3F, 12) | bits(*c, 0x3F, 6) | bits(*d, 0x3F, 0), 4)
        }
        // Nothing: a `str` has whole characters.
        _ => return None,
    };
    let (character, rest) = text.split_at(size);
    let glyph = if is_hidden(point) { Glyph::escape(point) } else { Glyph::EMPTY.all(character) };
    Some((glyph, rest))
}

const fn bits(byte: u8, mask: u8, shift: u32) -> u32 {
    ((byte & mask) as u32) << shift
}

/// Whether a character does something in place of being seen: controls (C0, C1),
/// line breaks, marks of direction, and what is invisible. The joiners U+200C and
/// U+200D stay, which Persian and emoji need.
const fn is_hidden(point: u32) -> bool {
    matches!(
        point,
        0x00..=0x1F
            | 0x7F..=0x9F
            | 0xAD
            | 0x61C
            | 0x180E
            | 0x200B
            | 0x200E..=0x200F
            | 0x2028..=0x202E
            | 0x2060..=0x206F
            | 0xFEFF
            | 0xFFF9..=0xFFFB
            // Tags and variation selectors: text that only a program reads.
            | 0xE_0000..=0xE_0FFF
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_characters_are_themselves_or_escaped() {
        for character in '\0'..=char::MAX {
            let text = character.to_string();
            let shown = Excerpt::new(&text, 10).to_string();
            if is_hidden(u32::from(character)) {
                assert_eq!(shown, character.escape_default().to_string());
            } else {
                assert_eq!(shown, text);
                assert!(!character.is_control());
            }
        }
    }

    #[test]
    fn an_excerpt_has_no_more_characters_than_asked() {
        for (text, limit, shown) in [
            ("", 0, ""),
            ("a", 0, "…"),
            ("äöü", 3, "äöü"),
            ("äöüß", 3, "äöü…"),
            ("a\nb", 3, r"a\n…"),
            ("a\nb", 4, r"a\nb"),
            ("ab\u{202e}", 9, "ab…"),
            ("ab\u{202e}", 10, r"ab\u{202e}"),
        ] {
            assert_eq!(Excerpt::new(text, limit).to_string(), shown, "{text:?}");
        }
        assert_eq!(Excerpt::new("a\"b", 3).quoted().to_string(), r#""a\"…""#);
        assert_eq!(Excerpt::new("name", 9).code().to_string(), "`name`");
        assert_eq!(format!("{:?}", Excerpt::new("a\nb", 9)), r#""a\nb""#);
        assert_eq!(Excerpt::new("a\rb\r\nc\n", 9).lines().to_string(), "a\\rb\nc\n");
    }

    #[test]
    fn a_line_has_no_more_bytes_than_asked() {
        for (limit, line) in
            [(3, "…"), (4, "a…"), (5, "a…"), (7, r"a\nb…"), (9, r"a\nb…"), (10, r"a\nb寸xyz")]
        {
            assert_eq!(Line::of(limit, "a\nb寸xyz"), line, "{limit}");
        }
        // It stops the writing: whoever goes on would write for nothing.
        let mut line = Line::new(2);
        assert!(write!(line, "ab").is_ok() && write!(line, "c").is_err());
    }
}
