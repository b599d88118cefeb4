//! Whether a text is of its format: what the libraries say, within what the
//! specifications of the formats say.

use email_address02::EmailAddress;
use iri_string::{spec::UriSpec, validate};
use toml_datetime::{Datetime, Offset, Time};

use crate::field::Format;

pub(super) fn is_of_format(format: Format, text: &str) -> bool {
    match format {
        Format::Email => is_email(text),
        Format::Uri => validate::iri::<UriSpec>(text).is_ok(),
        Format::Date => {
            matches!(text.parse(), Ok(Datetime { date: Some(_), time: None, offset: None }))
        }
        Format::DateTime => is_date_time(text),
    }
}

/// What is wrong with a text that is not of the format, if it can be told: what a good
/// one looks like is said in any case.
pub(super) fn flaw(format: Format, text: &str) -> Option<&'static str> {
    if text.starts_with(char::is_whitespace) {
        return Some("it starts with a space");
    }
    if text.ends_with(char::is_whitespace) {
        return Some("it ends with a space");
    }
    match format {
        Format::Email | Format::Uri if text.contains(char::is_whitespace) => {
            Some("there is a space in it")
        }
        Format::Email if !text.is_ascii() => Some("it may have ASCII characters only"),
        Format::Uri if !text.contains(':') => Some("a scheme is missing, like https:"),
        Format::Email | Format::Uri => None,
        Format::Date => flaw_of_day(text),
        Format::DateTime => flaw_of_time(text),
    }
}

/// Of a text that is written as a day.
fn flaw_of_day(text: &str) -> Option<&'static str> {
    let shape = |(index, byte): (usize, u8)| match index {
        4 | 7 => byte == b'-',
        _ => byte.is_ascii_digit(),
    };
    let is_written_so = text.len() == 10 && text.bytes().enumerate().all(shape);
    if is_written_so && !is_of_format(Format::Date, text) {
        return Some("there is no such day");
    }
    let day = text.get(..10)?;
    let follows = text.as_bytes().get(10)?;
    let has_time = matches!(follows, b'T' | b't' | b' ') && is_of_format(Format::Date, day);
    has_time.then_some("a time is too much")
}

fn flaw_of_time(text: &str) -> Option<&'static str> {
    if is_of_format(Format::Date, text) {
        return Some("the time is missing");
    }
    if let Some("there is no such day") = text.get(..10).and_then(flaw_of_day) {
        return Some("there is no such day");
    }
    let zoned = format!("{text}Z");
    if is_date_time(&zoned) || is_date_time(&zoned.replacen(' ', "T", 1)) {
        return Some("the offset from UTC is missing, like Z or +02:00");
    }
    if is_date_time(&text.replacen(' ', "T", 1)) {
        return Some("a T stands between day and time");
    }
    match text.parse() {
        Ok(Datetime { time: Some(Time { second: None, .. }), .. }) => {
            Some("the seconds are missing")
        }
        _ => None,
    }
}

/// A mailbox of RFC 5321 at a host name. The library also knows addresses
/// beyond ASCII (which JSON Schema calls `idn-email`) and at an IP address
/// (which no person types, and a mail server would connect to).
fn is_email(text: &str) -> bool {
    let Some((local, domain)) = text.rsplit_once('@') else { return false };
    // The library takes a tab within quotes, and nothing between them for an error
    // (RFC 5321, 4.1.2: `qtextSMTP`, and `Quoted-string` may be empty).
    text.bytes().all(|byte| (b' '..0x7F).contains(&byte))
        && domain.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-'))
        && (local == "\"\"" || EmailAddress::is_valid_local_part(local))
        && EmailAddress::is_valid_domain(domain)
}

/// TOML's date-times are those of RFC 3339, except that it may have a space for
/// the `T`, and no seconds.
fn is_date_time(text: &str) -> bool {
    let Ok(Datetime { date: Some(_), time: Some(time), offset: Some(offset) }) = text.parse()
    else {
        return false;
    };
    let is_second = match time.second {
        Some(60) => is_last_minute(&time, offset),
        Some(_) => true,
        None => false,
    };
    is_second && !text.contains(' ')
}

/// A leap second is the last of a day in UTC (RFC 3339, 5.7).
fn is_last_minute(time: &Time, offset: Offset) -> bool {
    const DAY: i16 = 24 * 60;
    let offset = match offset {
        Offset::Z => 0,
        Offset::Custom { minutes } => minutes,
    };
    let local = i16::from(time.hour) * 60 + i16::from(time.minute);
    (local - offset).rem_euclid(DAY) == DAY - 1
}
