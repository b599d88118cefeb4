//! A pattern of ECMA-262 (with the flag `u`) as a regular expression of Rust's.
//!
//! The two differ in what stands for what: `\d`, `\w`, `\s`, `\b` and the dot are others,
//! a class in Rust knows operators, and names of groups are not so free. Everything that
//! is no letter or digit is written by its number, which means nothing else anywhere.

use core::fmt::Write;
use core::iter::Peekable;
use core::str::Chars;

const DIGIT: &str = "0-9";
const WORD: &str = "A-Za-z0-9_";
/// `WhiteSpace` and `LineTerminator`.
const SPACE: &str = r"\x{9}-\x{d}\x{20}\x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}";
const NOT_A_LINE_END: &str = r"[^\x{a}\x{d}\x{2028}\x{2029}]";
const NOTHING: &str = r"[^\x{0}-\x{10ffff}]";
const ANYTHING: &str = r"[\x{0}-\x{10ffff}]";

/// How the edge of a word is said: that of ECMA-262 is between letters of ASCII.
#[derive(Clone, Copy)]
pub(super) enum Boundary {
    /// As one of its own, which not all engines know.
    Plain,
    LookAround,
}

pub(super) fn as_rust(pattern: &str, boundary: Boundary) -> String {
    let mut translation = Translation {
        rest: pattern.chars().peekable(),
        text: String::with_capacity(pattern.len() * 2),
        names: Vec::new(),
        boundary,
    };
    while let Some(character) = translation.rest.next() {
        translation.outside(character);
    }
    translation.text
}

struct Translation<'p> {
    rest: Peekable<Chars<'p>>,
    text: String,
    /// The names of groups, which stand there by their number: any letter may be in one.
    names: Vec<String>,
    boundary: Boundary,
}

/// What stands for one character.
enum Atom {
    One(char),
    /// A set, as it stands in a class.
    Set(String),
}

impl Translation<'_> {
    fn outside(&mut self, character: char) {
        match character {
            '.' => self.text.push_str(NOT_A_LINE_END),
            '$' => self.text.push_str(r"\z"),
            '[' => self.class(),
            '(' => self.group(),
            '\\' => self.escape(),
            // Of a group, of a repetition, or between alternatives.
            ')' | '|' | '^' | '*' | '+' | '?' | '{' => self.text.push(character),
            '}' if self.ends_repetition() => self.text.push('}'),
            ',' if self.in_repetition() => self.text.push(','),
            other => push(&mut self.text, other),
        }
    }

    /// Whether the text ends in the start of a repetition: `{2`, `{2,`.
    fn in_repetition(&self) -> bool {
        let inside = self.text.rsplit('{').next().unwrap_or_default();
        let opened = self.text.len() > inside.len() && !self.text.ends_with("x{");
        opened && inside.bytes().all(|byte| byte.is_ascii_digit() || byte == b',')
    }

    fn ends_repetition(&self) -> bool {
        self.in_repetition() && !self.text.ends_with('{')
    }

    /// A group of any kind, up to what is in it.
    fn group(&mut self) {
        self.text.push('(');
        if self.rest.next_if_eq(&'?').is_none() {
            return;
        }
        self.text.push('?');
        if self.rest.next_if_eq(&'<').is_none() {
            return self.take_one_of(":=!");
        }
        if let Some('=' | '!') = self.rest.peek() {
            self.text.push('<');
            return self.take_one_of("=!");
        }
        let name = self.until('>');
        self.names.push(name);
        // Writing to a `String` cannot fail.
        let _ = write!(self.text, "P<g{}>", self.names.len());
    }

    fn take_one_of(&mut self, marks: &str) {
        let mark = self.rest.next_if(|next| marks.contains(*next));
        self.text.extend(mark);
    }

    fn escape(&mut self) {
        match self.rest.peek() {
            Some('b' | 'B') => self.word_boundary(),
            Some('1'..='9') => {
                self.text.push('\\');
                while let Some(digit) = self.rest.next_if(char::is_ascii_digit) {
                    self.text.push(digit);
                }
            }
            Some('k') => {
                self.rest.next();
                self.rest.next_if_eq(&'<');
                let name = self.until('>');
                let number = self.names.iter().position(|known| *known == name);
                let _ = write!(self.text, "(?P=g{})", number.map_or(0, |index| index + 1));
            }
            _ => match self.atom_of_escape() {
                Atom::One(character) => push(&mut self.text, character),
                Atom::Set(set) if set.is_empty() => self.text.push_str(NOTHING),
                Atom::Set(set) => {
                    let _ = write!(self.text, "[{set}]");
                }
            },
        }
    }

    fn word_boundary(&mut self) {
        let Some(letter) = self.rest.next() else { return };
        // What stands on the two sides of it.
        let (same, other) = if letter == 'b' { ("!", "=") } else { ("=", "!") };
        let _ = match self.boundary {
            Boundary::Plain => write!(self.text, r"(?-u:\{letter})"),
            Boundary::LookAround => write!(
                self.text,
                "(?:(?<=[{WORD}])(?{same}[{WORD}])|(?<![{WORD}])(?{other}[{WORD}]))"
            ),
        };
    }

    fn class(&mut self) {
        let is_negated = self.rest.next_if_eq(&'^').is_some();
        if self.rest.next_if_eq(&']').is_some() {
            return self.text.push_str(if is_negated { ANYTHING } else { NOTHING });
        }
        let mut class = String::new();
        while let Some(atom) = self.atom() {
            // A range, unless the `-` is the last of the class or beside a set.
            let is_range = self.rest.peek() == Some(&'-') && {
                let mut ahead = self.rest.clone();
                ahead.next();
                !matches!(ahead.peek(), Some(']') | None)
            };
            let high = if is_range {
                self.rest.next();
                self.atom()
            } else {
                None
            };
            match (atom, high) {
                (Atom::One(low), Some(Atom::One(high))) => {
                    push(&mut class, low);
                    class.push('-');
                    push(&mut class, high);
                }
                (low, None) => push_atom(&mut class, low),
                (low, Some(high)) => {
                    push_atom(&mut class, low);
                    push(&mut class, '-');
                    push_atom(&mut class, high);
                }
            }
        }
        if class.is_empty() {
            return self.text.push_str(if is_negated { ANYTHING } else { NOTHING });
        }
        let _ = write!(self.text, "[{}{class}]", if is_negated { "^" } else { "" });
    }

    /// The next of a class; `None` behind the last.
    fn atom(&mut self) -> Option<Atom> {
        match self.rest.next()? {
            ']' => None,
            '\\' => Some(self.atom_of_escape()),
            other => Some(Atom::One(other)),
        }
    }

    /// What stands behind a `\`.
    fn atom_of_escape(&mut self) -> Atom {
        let Some(character) = self.rest.next() else { return Atom::One('\\') };
        let set = |text: &str| Atom::Set(text.to_owned());
        match character {
            'd' => set(DIGIT),
            'w' => set(WORD),
            's' => set(SPACE),
            'D' => Atom::Set(format!("[^{DIGIT}]")),
            'W' => Atom::Set(format!("[^{WORD}]")),
            'S' => Atom::Set(format!("[^{SPACE}]")),
            'p' | 'P' => {
                self.rest.next_if_eq(&'{');
                Atom::Set(format!(r"\{character}{{{}}}", self.until('}')))
            }
            'b' => Atom::One('\u{8}'),
            'f' => Atom::One('\u{c}'),
            'n' => Atom::One('\n'),
            'r' => Atom::One('\r'),
            't' => Atom::One('\t'),
            'v' => Atom::One('\u{b}'),
            '0' => Atom::One('\0'),
            'c' => self.rest.next().map_or_else(|| Atom::Set(String::new()), control),
            'x' => {
                let number = self.hexadecimal(2);
                Self::one(number)
            }
            'u' => self.unicode(),
            other => Atom::One(other),
        }
    }

    fn unicode(&mut self) -> Atom {
        if self.rest.next_if_eq(&'{').is_some() {
            let digits = self.until('}');
            return Self::one(u32::from_str_radix(&digits, 16).unwrap_or(u32::MAX));
        }
        let high = self.hexadecimal(4);
        let mut ahead = self.rest.clone();
        if matches!(high, 0xD800..=0xDBFF) && ahead.by_ref().take(2).eq(['\\', 'u']) {
            let low = core::mem::replace(&mut self.rest, ahead.clone());
            let second = self.hexadecimal(4);
            if matches!(second, 0xDC00..=0xDFFF) {
                return Self::one(0x1_0000 + ((high - 0xD800) << 10) + (second - 0xDC00));
            }
            self.rest = low;
        }
        Self::one(high)
    }

    /// Half of a surrogate pair is no character: nothing in a text is one.
    fn one(number: u32) -> Atom {
        char::from_u32(number).map_or_else(|| Atom::Set(String::new()), Atom::One)
    }

    fn hexadecimal(&mut self, digits: usize) -> u32 {
        (0..digits).fold(0, |number, _| {
            let digit = self.rest.next_if(char::is_ascii_hexdigit);
            number * 16 + digit.and_then(|digit| digit.to_digit(16)).unwrap_or_default()
        })
    }

    fn until(&mut self, end: char) -> String {
        self.rest.by_ref().take_while(|&next| next != end).collect()
    }
}

/// `\cJ`: the control character of that letter.
fn control(letter: char) -> Atom {
    Atom::One(char::from_u32(u32::from(letter) % 32).unwrap_or(letter))
}

fn push_atom(class: &mut String, atom: Atom) {
    match atom {
        Atom::One(character) => push(class, character),
        Atom::Set(set) => class.push_str(&set),
    }
}

/// A character that stands for itself.
fn push(text: &mut String, character: char) {
    if character.is_alphanumeric() {
        text.push(character);
    } else {
        let _ = write!(text, r"\x{{{:x}}}", u32::from(character));
    }
}
