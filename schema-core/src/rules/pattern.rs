//! The syntax of a pattern: a regular expression of ECMA-262 with the flag `u`, as JSON
//! Schema asks for (Core, section 6.4). What it matches is a library's business.

/// So often may a pattern with look-around or back-references turn back in one text. All
/// others never do.
pub(crate) const PATTERN_STEPS: usize = 100_000;

/// So large may a compiled pattern be, in bytes: a count of a million takes it too far.
pub(crate) const PATTERN_SIZE: usize = 64 << 20;

/// What is wrong with a pattern, in words; nothing where it is one.
pub(crate) const fn pattern_fault(pattern: &str) -> Option<&'static str> {
    let mut rest = pattern.as_bytes();
    let mut open: usize = 0;
    // Whether something stands before that a quantifier could repeat.
    let mut repeatable = false;
    while let [byte, tail @ ..] = rest {
        let step = match byte {
            b'\\' => escape(tail, false),
            b'[' => class(tail),
            b'(' => {
                open += 1;
                group(tail)
            }
            b')' if open == 0 => return Some("a `)` closes no group: escape it, `\\)`"),
            b')' => {
                open -= 1;
                Step::Whole(tail)
            }
            b'*' | b'+' | b'?' | b'{' => quantifier(rest, repeatable),
            b'|' | b'^' | b'$' => Step::Nothing(tail),
            _ => Step::Whole(tail),
        };
        (rest, repeatable) = match step {
            Step::Whole(tail) => (tail, true),
            Step::Nothing(tail) => (tail, false),
            Step::Fault(fault) => return Some(fault),
        };
    }
    if open > 0 { Some("a group is not closed: add a `)`, or escape the `(`") } else { None }
}

/// What stands next, and what is behind it.
enum Step<'a> {
    /// Something that can be repeated.
    Whole(&'a [u8]),
    /// Something that can't: an assertion, the start of a group.
    Nothing(&'a [u8]),
    Fault(&'static str),
}

/// Behind a backslash.
const fn escape(rest: &[u8], in_class: bool) -> Step<'_> {
    match rest {
        [] => Step::Fault("it ends with a backslash: escape it, `\\\\`"),
        [b'b' | b'B', tail @ ..] if !in_class => Step::Nothing(tail),
        // `\b` in a class is the backspace.
        [
            b'b'
            | b'd'
            | b'D'
            | b'w'
            | b'W'
            | b's'
            | b'S'
            | b't'
            | b'n'
            | b'v'
            | b'f'
            | b'r'
            | b'0'..=b'9',
            tail @ ..,
        ]
        | [b'c', b'a'..=b'z' | b'A'..=b'Z', tail @ ..] => Step::Whole(tail),
        [b'x', a, b, tail @ ..] if a.is_ascii_hexdigit() && b.is_ascii_hexdigit() => {
            Step::Whole(tail)
        }
        [b'u', a, b, c, d, tail @ ..]
            if a.is_ascii_hexdigit()
                && b.is_ascii_hexdigit()
                && c.is_ascii_hexdigit()
                && d.is_ascii_hexdigit() =>
        {
            Step::Whole(tail)
        }
        [b'p' | b'P' | b'u', b'{', tail @ ..] => braced(tail),
        [b'k', b'<', tail @ ..] if !in_class => match until(tail, b'>') {
            Some(tail) => Step::Whole(tail),
            None => Step::Fault("a `\\k<…>` is not closed"),
        },
        [letter, ..] if letter.is_ascii_alphabetic() => Step::Fault(
            "there is no such escape of a letter in ECMA-262: write the letter alone, or one of `\\d`, `\\w`, `\\s`, `\\b`, `\\p{…}` (the ends of the text are `^` and `$`)",
        ),
        [_, tail @ ..] => Step::Whole(tail),
    }
}

const fn braced(rest: &[u8]) -> Step<'_> {
    match until(rest, b'}') {
        Some(tail) => Step::Whole(tail),
        None => Step::Fault("a `{` behind an escape is not closed"),
    }
}

const fn until(rest: &[u8], end: u8) -> Option<&[u8]> {
    let mut rest = rest;
    while let [byte, tail @ ..] = rest {
        if *byte == end {
            return Some(tail);
        }
        rest = tail;
    }
    None
}

/// Behind a `[`.
const fn class(rest: &[u8]) -> Step<'_> {
    let mut rest = rest;
    // The letter or digit before, which can start a range.
    let mut from: Option<u8> = None;
    loop {
        match rest {
            [] => return Step::Fault("a class is not closed: add a `]`, or escape the `[`"),
            [b']', tail @ ..] => return Step::Whole(tail),
            [b'\\', tail @ ..] => match escape(tail, true) {
                Step::Whole(tail) | Step::Nothing(tail) => (rest, from) = (tail, None),
                Step::Fault(fault) => return Step::Fault(fault),
            },
            [b'-', to, tail @ ..] if *to != b']' && *to != b'\\' => {
                if let Some(from) = from {
                    if from > *to {
                        return Step::Fault(
                            "a range of a class is out of order: exchange its ends",
                        );
                    }
                }
                (rest, from) = (tail, None);
            }
            [byte, tail @ ..] => {
                (rest, from) = (tail, if byte.is_ascii() { Some(*byte) } else { None });
            }
        }
    }
}

/// Behind a `(`.
const fn group(rest: &[u8]) -> Step<'_> {
    match rest {
        [b'?', b':' | b'=' | b'!', tail @ ..] | [b'?', b'<', b'=' | b'!', tail @ ..] => {
            Step::Nothing(tail)
        }
        [b'?', b'<', first, tail @ ..] if first.is_ascii_alphabetic() || *first == b'_' => {
            match until(tail, b'>') {
                Some(tail) => Step::Nothing(tail),
                None => Step::Fault("the name of a group is not closed: add a `>`"),
            }
        }
        [b'?', ..] => Step::Fault(
            "there is no such group in ECMA-262: it has `(…)`, `(?:…)`, `(?<name>…)`, and the look-arounds `(?=…)`, `(?!…)`, `(?<=…)`, `(?<!…)`",
        ),
        _ => Step::Nothing(rest),
    }
}

/// From a `*`, `+`, `?` or `{` on.
const fn quantifier(rest: &[u8], repeatable: bool) -> Step<'_> {
    let tail = match rest {
        [b'{', tail @ ..] => match repetition(tail) {
            Ok(tail) => tail,
            Err(fault) => return Step::Fault(fault),
        },
        [_, tail @ ..] => tail,
        [] => rest,
    };
    if !repeatable {
        return Step::Fault("nothing stands before a quantifier that it could repeat: escape it");
    }
    // `a+?` takes as little as it can.
    match tail {
        [b'?', tail @ ..] => Step::Nothing(tail),
        _ => Step::Nothing(tail),
    }
}

/// Behind the `{` of `{2,3}`.
const fn repetition(rest: &[u8]) -> Result<&[u8], &'static str> {
    const LONE: &str = "a `{` starts no repetition like `{2}`, `{2,}` or `{2,3}`: escape it, `\\{`";
    let Some((least, rest)) = digits(rest) else { return Err(LONE) };
    match rest {
        [b'}', tail @ ..] | [b',', b'}', tail @ ..] => Ok(tail),
        [b',', rest @ ..] => match digits(rest) {
            Some((most, [b'}', tail @ ..])) => {
                if most < least {
                    return Err("a repetition is out of order: exchange its numbers");
                }
                Ok(tail)
            }
            _ => Err(LONE),
        },
        _ => Err(LONE),
    }
}

const fn digits(rest: &[u8]) -> Option<(u64, &[u8])> {
    let mut rest = rest;
    let mut value: Option<u64> = None;
    while let [digit @ b'0'..=b'9', tail @ ..] = rest {
        let before = match value {
            Some(value) => value,
            None => 0,
        };
        value = Some(before.saturating_mul(10).saturating_add((*digit - b'0') as u64));
        rest = tail;
    }
    match value {
        Some(value) => Some((value, rest)),
        None => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_pass() {
        let good = [
            "",
            "^[A-Z]{3}-[0-9]+$",
            "a|b|",
            "(a|b)*",
            "(?:a)+?",
            "(?<year>\\d{4})-\\k<year>",
            "(?=a)b",
            "(?!a)b",
            "(?<=a)b",
            "(?<!a)b",
            "[^\\]a-]",
            "[a-]",
            "[-a]",
            "[é-ü]",
            "\\.",
            "\\u00e9",
            "\\u{1F600}",
            "\\p{L}+",
            "\\x41",
            "\\cA",
            "a{2}",
            "a{2,}?",
            "a{2,3}",
            "\\/",
            "[\\b]",
            "\\bword\\b",
            "]",
            "}",
            "é+",
            "\\(a",
            "(())",
            "$^",
            "[]",
            "[^]",
        ];
        for pattern in good {
            assert_eq!(pattern_fault(pattern), None, "{pattern}");
        }
    }

    #[test]
    fn what_is_none_is_found() {
        let bad = [
            ("(a", "not closed"),
            ("a)", "closes no group"),
            ("[a", "class is not closed"),
            ("[z-a]", "out of order"),
            ("*a", "nothing stands before"),
            ("(+a)", "nothing stands before"),
            ("a|*", "nothing stands before"),
            ("a**", "nothing stands before"),
            ("a+??", "nothing stands before"),
            ("^*", "nothing stands before"),
            ("\\b+", "nothing stands before"),
            ("a{3,2}", "out of order"),
            ("a{", "no repetition"),
            ("a{,2}", "no repetition"),
            ("{2}", "nothing stands before"),
            ("a\\", "ends with a backslash"),
            ("\\Aa", "no such escape"),
            ("a\\z", "no such escape"),
            ("\\u12", "no such escape"),
            ("\\p{L", "not closed"),
            ("(?i)a", "no such group"),
            ("(?P<a>b)", "no such group"),
            ("(?<a", "not closed"),
        ];
        for (pattern, words) in bad {
            let fault = pattern_fault(pattern);
            assert!(fault.is_some_and(|fault| fault.contains(words)), "{pattern}: {fault:?}");
        }
    }
}
