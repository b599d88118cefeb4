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
