//! Every rule of an address for URL mode, once, as a `const fn`: what the compiler
//! says of a literal, the program says of an address that it was given.

use crate::rules::bytes_eq_ignore_case;

/// What is wrong with an address, one flag for each rule.
// A set of rules that are broken or not: nothing else would say it more simply.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Findings {
    pub(super) malformed: bool,
    pub(super) not_encrypted: bool,
    pub(super) user_info: bool,
    pub(super) obscure_host: bool,
    pub(super) punycode: bool,
    pub(super) secret: bool,
}

/// An address in its parts (RFC 3986, section 3), as far as a browser needs them.
#[derive(Clone, Copy)]
pub(super) struct Parts<'a> {
    scheme: &'a [u8],
    has_user_info: bool,
    /// As it is written; an IPv6 address in its brackets.
    pub(super) host: &'a [u8],
    port: Option<&'a [u8]>,
    query: Option<&'a [u8]>,
    fragment: Option<&'a [u8]>,
}

impl<'a> Parts<'a> {
    /// The parts, if there are a scheme, `//` and a host.
    pub(super) const fn of(url: &'a [u8]) -> Option<Self> {
        let (head, fragment) = cut(url, b'#');
        let (head, query) = cut(head, b'?');
        let (scheme, Some([b'/', b'/', rest @ ..])) = cut(head, b':') else { return None };
        let (authority, _) = cut(rest, b'/');
        let (host_and_port, has_user_info) = after_user_info(authority);
        let (host, port) = split_port(host_and_port);
        if host.is_empty() {
            return None;
        }
        Some(Self { scheme, has_user_info, host, port, query, fragment })
    }

    const fn is_https(&self) -> bool {
        bytes_eq_ignore_case(self.scheme, b"https")
    }

    /// Whether a browser gets it over the web.
    pub(super) const fn is_web(&self) -> bool {
        self.is_https() || bytes_eq_ignore_case(self.scheme, b"http")
    }

    /// `http` at the machine itself: nothing goes over a wire.
    const fn is_loopback(&self) -> bool {
        bytes_eq_ignore_case(self.scheme, b"http")
            && (bytes_eq_ignore_case(self.host, b"localhost")
                || bytes_eq_ignore_case(self.host, b"[::1]")
                || matches!(ipv4(self.host), Some(127)))
    }

    /// Whether a label of the host is in Punycode (RFC 3492).
    pub(super) const fn is_punycode(&self) -> bool {
        let mut rest = Some(self.host);
        while let Some(labels) = rest {
            let (label, others) = cut(labels, b'.');
            if let [first, second, b'-', b'-', ..] = label {
                if first.eq_ignore_ascii_case(&b'x') && second.eq_ignore_ascii_case(&b'n') {
                    return true;
                }
            }
            rest = others;
        }
        false
    }

    /// The first key of the query, or of the fragment, that is named like a secret.
    pub(super) const fn secret(&self) -> Option<&'a [u8]> {
        match secret_in(self.query) {
            Some(name) => Some(name),
            None => secret_in(self.fragment),
        }
    }
}

/// Asks every rule.
pub(super) const fn findings(url: &str) -> Findings {
    let bytes = url.as_bytes();
    let mut found = Findings {
        malformed: !has_legal_characters(bytes),
        not_encrypted: false,
        user_info: false,
        obscure_host: false,
        punycode: false,
        secret: false,
    };
    match Parts::of(bytes) {
        Some(parts) => {
            found.malformed |= !is_port(parts.port);
            found.not_encrypted = !parts.is_https() && !parts.is_loopback();
            found.user_info = parts.has_user_info;
            found.obscure_host = !is_plain_host(parts.host);
            found.punycode = parts.is_punycode();
            found.secret = parts.secret().is_some();
        }
        None => found.malformed = true,
    }
    found
}

/// What stands before the mark, and what behind it, if it is there.
const fn cut(text: &[u8], mark: u8) -> (&[u8], Option<&[u8]>) {
    let (mut length, mut rest) = (0, text);
    while let [byte, tail @ ..] = rest {
        if *byte == mark {
            let (before, _) = text.split_at(length);
            return (before, Some(tail));
        }
        length += 1;
        rest = tail;
    }
    (text, None)
}

/// The host and the port, and whether something stood before them.
const fn after_user_info(authority: &[u8]) -> (&[u8], bool) {
    let (mut host, mut has_user_info) = (authority, false);
    while let (_, Some(rest)) = cut(host, b'@') {
        host = rest;
        has_user_info = true;
    }
    (host, has_user_info)
}

const fn split_port(host: &[u8]) -> (&[u8], Option<&[u8]>) {
    if let [b'[', ..] = host {
        if let (inside, Some(rest)) = cut(host, b']') {
            let (host, _) = host.split_at(inside.len() + 1);
            return match rest {
                [] => (host, None),
                [b':', port @ ..] => (host, Some(port)),
                // No port: `is_port` refuses it.
                other => (host, Some(other)),
            };
        }
    }
    cut(host, b':')
}

const fn is_port(port: Option<&[u8]>) -> bool {
    match port {
        None => true,
        Some(digits) => matches!(decimal(digits), Some(1..=0xFFFF)),
    }
}

/// A decimal number of at most five digits.
const fn decimal(digits: &[u8]) -> Option<u32> {
    if digits.is_empty() || digits.len() > 5 {
        return None;
    }
    let (mut value, mut rest) = (0, digits);
    while let [digit, tail @ ..] = rest {
        if !digit.is_ascii_digit() {
            return None;
        }
        value = value * 10 + (*digit - b'0') as u32;
        rest = tail;
    }
    Some(value)
}

/// The first number of an IPv4 address in four decimal parts, the way that each
/// browser writes it.
const fn ipv4(host: &[u8]) -> Option<u32> {
    let (mut first, mut parts, mut rest) = (None, 0, Some(host));
    while let Some(text) = rest {
        let (part, others) = cut(text, b'.');
        let leads_with_zero = part.len() > 1 && matches!(part, [b'0', ..]);
        match decimal(part) {
            Some(value @ 0..=255) if !leads_with_zero => {
                if parts == 0 {
                    first = Some(value);
                }
            }
            _ => return None,
        }
        parts += 1;
        rest = others;
    }
    if parts == 4 { first } else { None }
}

/// Whether a browser shows the host as it is written: names of letters, digits,
/// `-` and `_`, an IPv4 address in full, an IPv6 address in brackets.
const fn is_plain_host(host: &[u8]) -> bool {
    if let [b'[', rest @ ..] = host {
        let (inside, end) = cut(rest, b']');
        return matches!(end, Some([])) && is_ipv6_like(inside);
    }
    let (mut rest, mut last) = (Some(host), host);
    while let Some(labels) = rest {
        let (label, others) = cut(labels, b'.');
        if !is_label(label) {
            return false;
        }
        last = label;
        rest = others;
    }
    // A last label that is a number makes a browser read the whole as IPv4.
    !is_numeric(last) || ipv4(host).is_some()
}

/// Which of those are addresses, the library knows.
const fn is_ipv6_like(mut text: &[u8]) -> bool {
    let mut colons = 0;
    while let [byte, tail @ ..] = text {
        match byte {
            b':' => colons += 1,
            b'.' => {}
            other if other.is_ascii_hexdigit() => {}
            _ => return false,
        }
        text = tail;
    }
    colons >= 2
}

const fn is_label(mut label: &[u8]) -> bool {
    let is_empty = label.is_empty();
    while let [byte, tail @ ..] = label {
        if !byte.is_ascii_alphanumeric() && *byte != b'-' && *byte != b'_' {
            return false;
        }
        label = tail;
    }
    !is_empty
}

/// Decimal or, behind `0x`, hexadecimal.
const fn is_numeric(label: &[u8]) -> bool {
    let (mut rest, is_hex) = match label {
        [b'0', b'x' | b'X', digits @ ..] => (digits, true),
        digits => (digits, false),
    };
    while let [byte, tail @ ..] = rest {
        if !(byte.is_ascii_digit() || is_hex && byte.is_ascii_hexdigit()) {
            return false;
        }
        rest = tail;
    }
    true
}

/// The characters of RFC 3986, each `%` with its two digits. What else a browser
/// would take (`\`, a line break) it reads as something that nobody sees.
const fn has_legal_characters(mut text: &[u8]) -> bool {
    while let [byte, tail @ ..] = text {
        let is_legal = match byte {
            b'%' => matches!(tail, [a, b, ..] if a.is_ascii_hexdigit() && b.is_ascii_hexdigit()),
            b'"' | b'<' | b'>' | b'\\' | b'^' | b'`' | b'{' | b'|' | b'}' => false,
            other => other.is_ascii_graphic(),
        };
        if !is_legal {
            return false;
        }
        text = tail;
    }
    true
}

/// Names of a query or a fragment that carry a secret, or a session that somebody
/// has signed in to. Small letters without `-` and `_`; all that a form refuses
/// as the name of a field is asked of [`is_secret`](crate::rules::is_secret).
const SECRETS: [&[u8]; 27] = [
    b"password",
    b"passwd",
    b"pwd",
    b"passphrase",
    b"secret",
    b"clientsecret",
    b"apikey",
    b"accesskey",
    b"privatekey",
    b"token",
    b"accesstoken",
    b"refreshtoken",
    b"idtoken",
    b"authtoken",
    b"bearer",
    b"jwt",
    b"session",
    b"sessionid",
    b"sessiontoken",
    b"sid",
    b"sig",
    b"signature",
    b"otp",
    b"creditcard",
    b"cardnumber",
    b"cvv",
    b"ssn",
];

/// A whole fragment counts as a key, too, and so does one behind the `?` that the pages of
/// one script have there.
const fn secret_in(pairs: Option<&[u8]>) -> Option<&[u8]> {
    let mut rest = pairs;
    while let Some(text) = rest {
        let (pair, others) = next_pair(text);
        let (key, _) = cut(pair, b'=');
        if is_secret_key(key) {
            return Some(key);
        }
        rest = others;
    }
    None
}

/// A pair, and what stands behind it.
const fn next_pair(text: &[u8]) -> (&[u8], Option<&[u8]>) {
    let (mut length, mut rest) = (0, text);
    while let [byte, tail @ ..] = rest {
        if matches!(byte, b'&' | b';' | b'?') {
            let (pair, _) = text.split_at(length);
            return (pair, Some(tail));
        }
        length += 1;
        rest = tail;
    }
    (text, None)
}

const fn is_secret_key(key: &[u8]) -> bool {
    let (text, length) = decoded(key);
    let (decoded, _) = text.split_at(length);
    let mut names: &[&[u8]] = &SECRETS;
    while let [name, tail @ ..] = names {
        if is_spelled(decoded, name) {
            return true;
        }
        names = tail;
    }
    names_secret(decoded) || names_secret(key)
}

const fn names_secret(key: &[u8]) -> bool {
    match core::str::from_utf8(key) {
        Ok(key) => crate::rules::is_secret(key),
        Err(_) => false,
    }
}

/// So much of a key is decoded: more than any name of a secret has.
const LONGEST: usize = 64;

/// The key as a server reads it: `%74` is a `t`, and `+` a space.
const fn decoded(mut key: &[u8]) -> ([u8; LONGEST], usize) {
    let (mut text, mut length) = ([0; LONGEST], 0);
    while let [byte, tail @ ..] = key {
        let (byte, tail) = match (*byte, tail) {
            (b'%', [high, low, rest @ ..]) => (hex(*high) << 4 | hex(*low), rest),
            (b'+', _) => (b' ', tail),
            (other, _) => (other, tail),
        };
        let (_, free) = text.split_at_mut(length);
        let Some(slot) = free.first_mut() else { break };
        *slot = byte;
        length += 1;
        key = tail;
    }
    (text, length)
}

/// What a digit stands for; what is none has been refused.
const fn hex(digit: u8) -> u8 {
    match digit {
        b'0'..=b'9' => digit - b'0',
        b'a'..=b'f' => digit - b'a' + 10,
        b'A'..=b'F' => digit - b'A' + 10,
        _ => 0,
    }
}

/// Whether the key is the name, in whatever case and with whatever between words.
const fn is_spelled(mut key: &[u8], mut name: &[u8]) -> bool {
    while let [byte, tail @ ..] = key {
        key = tail;
        if matches!(byte, b'-' | b'_' | b'.' | b' ') {
            continue;
        }
        match name {
            [expected, others @ ..] if byte.eq_ignore_ascii_case(expected) => name = others,
            _ => return false,
        }
    }
    name.is_empty()
}
