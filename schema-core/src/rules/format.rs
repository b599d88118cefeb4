//! The shape of a format, as far as a `const` can tell: what a default must
//! have. Whether an answer really is an address or a moment, a library decides.

use super::text_eq;
use crate::field::Format;

/// Whether `text` could be of that format.
pub(crate) const fn has_shape(format: Format, text: &str) -> bool {
    let bytes = text.as_bytes();
    match format {
        Format::Email => is_email_shaped(bytes),
        Format::Uri => is_uri_shaped(bytes),
        Format::Date => is_date(bytes, 0) && bytes.len() == 10,
        Format::DateTime => is_date_time(bytes),
    }
}

/// The byte at that place; 0, which no format contains, behind the end.
pub(super) const fn byte(bytes: &[u8], index: usize) -> u8 {
    match bytes.split_at_checked(index) {
        Some((_, [byte, ..])) => *byte,
        _ => 0,
    }
}

/// An `@` with something on both sides, and no white space but the spaces of a quoted
/// name (RFC 5321, 4.1.2).
const fn is_email_shaped(bytes: &[u8]) -> bool {
    let is_quoted = byte(bytes, 0) == b'"';
    let mut at = None;
    let mut has_space = false;
    let mut index = 0;
    while index < bytes.len() {
        match byte(bytes, index) {
            b'@' => {
                at = Some(index);
                // Only behind the last one is the host.
                has_space = false;
            }
            b' ' if is_quoted => has_space = true,
            0..=b' ' | 0x7F => return false,
            _ => {}
        }
        index += 1;
    }
    match at {
        Some(at) => at > 0 && at + 1 < bytes.len() && !has_space,
        None => false,
    }
}

/// A scheme (RFC 3986, 3.1), a colon, no white space; the path may be empty.
const fn is_uri_shaped(bytes: &[u8]) -> bool {
    if !byte(bytes, 0).is_ascii_alphabetic() {
        return false;
    }
    let mut scheme = 1;
    while matches!(byte(bytes, scheme), b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'+' | b'-' | b'.')
    {
        scheme += 1;
    }
    if byte(bytes, scheme) != b':' {
        return false;
    }
    let mut index = scheme;
    while index < bytes.len() {
        if byte(bytes, index) <= b' ' {
            return false;
        }
        index += 1;
    }
    true
}

/// `YYYY-MM-DD` of a day that exists (RFC 3339 `full-date`).
const fn is_date(bytes: &[u8], start: usize) -> bool {
    let (Some(year), Some(month), Some(day)) =
        (digits(bytes, start, 4), digits(bytes, start + 5, 2), digits(bytes, start + 8, 2))
    else {
        return false;
    };
    byte(bytes, start + 4) == b'-'
        && byte(bytes, start + 7) == b'-'
        && day >= 1
        && day <= days_in(year, month)
}

/// RFC 3339 `date-time`; a leap second is allowed at the end of any minute.
const fn is_date_time(bytes: &[u8]) -> bool {
    let (Some(hour), Some(minute), Some(second)) =
        (digits(bytes, 11, 2), digits(bytes, 14, 2), digits(bytes, 17, 2))
    else {
        return false;
    };
    let time = matches!(byte(bytes, 10), b'T' | b't')
        && byte(bytes, 13) == b':'
        && byte(bytes, 16) == b':'
        && hour <= 23
        && minute <= 59
        && second <= 60;
    let mut offset = 19;
    if byte(bytes, offset) == b'.' {
        offset += 1;
        while byte(bytes, offset).is_ascii_digit() {
            offset += 1;
        }
        if offset == 20 {
            return false;
        }
    }
    is_date(bytes, 0) && time && is_offset(bytes, offset)
}

const fn is_offset(bytes: &[u8], start: usize) -> bool {
    match byte(bytes, start) {
        b'Z' | b'z' => bytes.len() == start + 1,
        b'+' | b'-' => match (digits(bytes, start + 1, 2), digits(bytes, start + 4, 2)) {
            (Some(hours), Some(minutes)) => {
                byte(bytes, start + 3) == b':'
                    && hours <= 23
                    && minutes <= 59
                    && bytes.len() == start + 6
            }
            _ => false,
        },
        _ => false,
    }
}

const fn digits(bytes: &[u8], start: usize, count: usize) -> Option<u32> {
    let mut value = 0;
    let mut index = start;
    while index < start + count {
        let digit = byte(bytes, index);
        if !digit.is_ascii_digit() {
            return None;
        }
        value = value * 10 + (digit - b'0') as u32;
        index += 1;
    }
    Some(value)
}

const fn days_in(year: u32, month: u32) -> u32 {
    match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) => 29,
        2 => 28,
        _ => 0,
    }
}

/// The format of that name, for a `const`.
pub(crate) const fn named(name: &str) -> Option<Format> {
    let mut rest: &[Format] = &Format::ALL;
    while let [format, tail @ ..] = rest {
        if text_eq(format.as_str(), name) {
            return Some(*format);
        }
        rest = tail;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_that_have_the_shape() {
        let good = [
            (Format::Email, "a@b"),
            (Format::Email, "\"a b\"@c.de"),
            (Format::Email, "\"a@ b\"@c.de"),
            (Format::Uri, "urn:isbn:0451450523"),
            (Format::Uri, "https://a.example/x?y=1"),
            (Format::Uri, "about:"),
            (Format::Date, "2024-02-29"),
            (Format::Date, "2000-02-29"),
            (Format::Date, "2023-02-28"),
            (Format::Date, "2026-04-30"),
            (Format::Date, "2026-11-30"),
            (Format::Date, "2026-12-31"),
            (Format::DateTime, "2026-08-26T10:00:00Z"),
            (Format::DateTime, "2026-08-26t10:00:00.25+02:00"),
            (Format::DateTime, "2026-08-26T23:59:60-23:59"),
            (Format::DateTime, "2026-08-26T10:00:00z"),
        ];
        for (format, text) in good {
            assert!(has_shape(format, text), "{format} {text}");
        }
    }

    #[test]
    fn texts_that_do_not() {
        let bad = [
            (Format::Email, ""),
            (Format::Email, "@b"),
            (Format::Email, "a@"),
            (Format::Email, "a b@c"),
            (Format::Email, "\"a\"@c d"),
            (Format::Email, "\"a\tb\"@c"),
            (Format::Uri, "/path/only"),
            (Format::Uri, "not a uri"),
            (Format::Uri, "1a:b"),
            (Format::Uri, "https://a.example/x y"),
            (Format::Uri, "urn:a\tb"),
            (Format::Date, "2023-02-29"),
            (Format::Date, "1900-02-29"),
            (Format::Date, "2024-02-30"),
            (Format::Date, "2026-04-31"),
            (Format::Date, "2026-8-6"),
            (Format::Date, "2026-13-01"),
            (Format::Date, "2026-01-00"),
            (Format::Date, "2026-01-01x"),
            (Format::DateTime, "2026-08-26T10:00"),
            (Format::DateTime, "2026-08-26T10:00:00"),
            (Format::DateTime, "2026-08-26T24:00:00Z"),
            (Format::DateTime, "2026-08-26T10:00:00.Z"),
            (Format::DateTime, "2026-08-26T10:00:00+0200"),
            (Format::DateTime, "2026-08-26T10:00:00+02-00"),
            (Format::DateTime, "2026-08-26T10:00:00+24:00"),
            (Format::DateTime, "2026-08-26T10:00:00+02:60"),
            (Format::DateTime, "2026-08-26T10:00:00+02:000"),
            (Format::DateTime, "2026-08-26T10:00:00Zx"),
        ];
        for (format, text) in bad {
            assert!(!has_shape(format, text), "{format} {text}");
        }
    }
}
