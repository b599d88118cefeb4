//! What may be sent in a header of HTTP: `x-mcp-header` of 2026-07-28, by which a client
//! repeats an argument of a tool as `Mcp-Param-…`.

use super::{ViolationKind, bytes_eq_ignore_case};
use crate::Number;
use crate::field::Limits;

/// The greatest whole number that a header may carry, and with a minus the least: what a
/// double has exactly.
const MOST: i128 = (1 << 53) - 1;

/// What is wrong with the name, if anything is: one token of RFC 9110 (section 5.6.2).
pub(crate) const fn header_name_fault(name: &str) -> Option<&'static str> {
    let mut rest = name.as_bytes();
    if rest.is_empty() {
        return Some("a header needs a name: `\"Region\"` makes `Mcp-Param-Region`");
    }
    while let [byte, tail @ ..] = rest {
        let is_mark = matches!(
            byte,
            b'!' | b'#'
                | b'$'
                | b'%'
                | b'&'
                | b'\''
                | b'*'
                | b'+'
                | b'-'
                | b'.'
                | b'^'
                | b'_'
                | b'`'
                | b'|'
                | b'~'
        );
        if !byte.is_ascii_alphanumeric() && !is_mark {
            return Some(
                "the name of a header has letters, digits and !#$%&'*+-.^_`|~ only: no spaces, no `:`",
            );
        }
        rest = tail;
    }
    None
}

/// Whether each number within the limits is one that a header may carry.
pub(crate) const fn fits_header(limits: &Limits) -> bool {
    let (Some(min), Some(max)) = (limits.min, limits.max) else { return false };
    limits.whole && !min.is_less(Number::int(-MOST)) && !Number::int(MOST).is_less(max)
}

/// What is wrong with a number that goes into a header, if anything is.
pub(crate) fn check_header_range(number: Number) -> Option<ViolationKind<'static>> {
    if number.is_less(Number::int(-MOST)) {
        Some(ViolationKind::TooSmall { min: Number::int(-MOST) })
    } else if Number::int(MOST).is_less(number) {
        Some(ViolationKind::TooLarge { max: Number::int(MOST) })
    } else {
        None
    }
}

/// Whether both names are of one header.
pub(crate) const fn is_same_header(one: &str, other: &str) -> bool {
    bytes_eq_ignore_case(one.as_bytes(), other.as_bytes())
}

pub(crate) const NOT_PLAIN: &str =
    "only a text, a boolean or an integer that can't be `null` goes into a header";
pub(crate) const TOO_WIDE: &str = "a header carries integers up to 9007199254740991 (2^53 - 1), and down to its negative: set `min` and `max`";
pub(crate) const REPEATED: &str =
    "two properties go into one header, whose names are compared without case: rename one of them";
pub(crate) const OFF_THE_PATH: &str = "a client finds headers in properties, and in those of objects in them: not in a list, \
     a map, an enum, a recursive type or what can be `null`";
