//! The text of a fault, written in a `const`, so that the compiler and
//! `Display` say the same words.

// A `const fn` cannot borrow itself mutably through a chain: the text moves.
#![allow(clippy::large_types_passed_by_value)]

use super::lists::constant_contains;
use super::{FaultKind, ViolationKind};
use crate::field::{DefaultValue, Field, FieldKind, Format, Keyword, List, Number, Texts};
use crate::text;

/// Whose names a message uses.
#[derive(Clone, Copy)]
pub(crate) enum Wording {
    /// Those of attributes and builders: `min_length`.
    Rust,
    /// Those of the wire: `minLength`.
    Json,
}

impl Wording {
    const fn name(self, keyword: Keyword) -> &'static str {
        match self {
            Self::Rust => keyword.key(),
            Self::Json => keyword.json(),
        }
    }
}

const CAPACITY: usize = 400;

/// A text of limited length that a `const fn` can write.
#[derive(Clone, Copy)]
pub(crate) struct Message {
    bytes: [u8; CAPACITY],
    length: usize,
}

impl Message {
    pub(crate) const fn new() -> Self {
        Self { bytes: [0; CAPACITY], length: 0 }
    }

    /// The text; what did not fit is cut off.
    pub(crate) const fn as_str(&self) -> &str {
        let (text, _) = self.bytes.split_at(self.length);
        match core::str::from_utf8(text) {
            Ok(text) => text,
            // `text` writes whole characters only.
            Err(_) => "",
        }
    }

    /// Writes the text, or as many whole characters of it as there is room for.
    pub(crate) const fn text(mut self, text: &str) -> Self {
        let mut rest = text.as_bytes();
        while let [byte, tail @ ..] = rest {
            let starts_character = (*byte & 0xC0) != 0x80;
            if starts_character && self.length + 4 > CAPACITY {
                break;
            }
            self = self.byte(*byte);
            rest = tail;
        }
        self
    }

    const fn byte(mut self, byte: u8) -> Self {
        let (_, free) = self.bytes.split_at_mut(self.length);
        if let Some(slot) = free.first_mut() {
            *slot = byte;
            self.length += 1;
        }
        self
    }

    /// `` `name` ``, cut as a quoted text is.
    pub(crate) const fn code(self, name: &str) -> Self {
        self.text("`").cut(name).text("`")
    }

    /// A quoted text, cut to a length that a message can bear.
    const fn quoted(self, text: &str) -> Self {
        self.text("\"").cut(text).text("\"")
    }

    /// The first bytes of a text from outside, escaped as everywhere.
    const fn cut(mut self, text: &str) -> Self {
        const SHOWN: usize = 60;
        let mut rest = text.as_bytes();
        let mut left = SHOWN;
        while let Some((glyph, tail)) = text::first(rest) {
            let bytes = glyph.as_bytes().len();
            if bytes > left {
                return self.text("…");
            }
            if self.length + bytes > CAPACITY {
                return self;
            }
            self = self.bytes(glyph.as_bytes());
            left -= bytes;
            rest = tail;
        }
        self
    }

    const fn bytes(mut self, bytes: &[u8]) -> Self {
        let mut rest = bytes;
        while let [byte, tail @ ..] = rest {
            self = self.byte(*byte);
            rest = tail;
        }
        self
    }

    #[allow(clippy::cast_possible_truncation)] // the remainder of ten is a digit
    pub(crate) const fn whole(self, value: u128) -> Self {
        let message = if value >= 10 { self.whole(value / 10) } else { self };
        message.byte(b'0' + (value % 10) as u8)
    }

    /// `1 character`, `3 characters`
    const fn counted(self, count: u64, word: &str) -> Self {
        let message = self.whole(count as u128).text(" ").text(word);
        message.text(if count == 1 { "" } else { "s" })
    }

    const fn number(self, value: Number) -> Self {
        match value.as_int() {
            Some(value) => {
                let message = if value < 0 { self.text("-") } else { self };
                message.whole(value.unsigned_abs())
            }
            None => self.float(value.as_f64()),
        }
    }

    /// A float to six places, or with an exponent: near enough for a message.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    const fn float(self, value: f64) -> Self {
        if value.is_nan() {
            return self.text("NaN");
        }
        let message = if value < 0.0 { self.text("-") } else { self };
        let mut size = value.abs();
        if size.is_infinite() {
            return message.text("infinity");
        }
        let mut exponent: u128 = 0;
        if size >= 1e18 {
            while size >= 10.0 {
                size /= 10.0;
                exponent += 1;
            }
        }
        let message = message.whole(size as u128).fraction(size);
        if exponent > 0 { message.text("e").whole(exponent) } else { message }
    }

    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss)]
    const fn fraction(self, size: f64) -> Self {
        let mut rest = ((size - (size as u128) as f64) * 1e6 + 0.5) as u128;
        if rest == 0 || rest >= 1_000_000 {
            return self;
        }
        let mut places = 6;
        while rest % 10 == 0 {
            rest /= 10;
            places -= 1;
        }
        let mut message = self.text(".");
        let mut leading = rest;
        let mut zeros = places;
        while leading > 0 {
            leading /= 10;
            zeros -= 1;
        }
        while zeros > 0 {
            message = message.text("0");
            zeros -= 1;
        }
        message.whole(rest)
    }

    /// The first options of a constant list, to choose another from.
    const fn choices(self, options: Texts<'_>) -> Self {
        let List::Plain(list) = options.0 else {
            return self.whole(options.len() as u128).text(" options");
        };
        let mut message = self;
        let mut rest = list;
        let mut shown = 0;
        while let [option, tail @ ..] = rest {
            if shown == 8 {
                return message.text(", …");
            }
            message = if shown > 0 { message.text(", ") } else { message };
            message = message.quoted(option);
            shown += 1;
            rest = tail;
        }
        message
    }
}

/// What is wrong, what is allowed, what to do.
#[allow(clippy::too_many_lines)] // one arm for each fault; split, they would be harder to compare
pub(crate) const fn describe(field: &Field<'_>, fault: FaultKind, names: Wording) -> Message {
    let message = Message::new();
    match fault {
        FaultKind::NoFields => message.text(
            "a form needs at least one field: clients hang on an empty one, or accept it unseen; \
             to ask for a confirmation, use a boolean",
        ),
        FaultKind::UnknownField => message
            .text("there is no field named ")
            .code(field.name)
            .text(" to edit: add it with `field`"),
        FaultKind::BlankName => message.text("a field needs a name that is not blank"),
        FaultKind::RepeatedName => message
            .text("there is already a field named ")
            .code(field.name)
            .text(": names must be different"),
        FaultKind::SecretName => message
            .code(field.name)
            .text(
                " names a secret, which a form must not ask for: use the protocol's URL mode, or say ",
            )
            .code("not_secret")
            .text(" if it is none"),
        FaultKind::UnknownRequired => message
            .code("required")
            .text(" names ")
            .code(field.name)
            .text(", which is no field of the form"),
        FaultKind::RepeatedRequired => {
            message.code("required").text(" lists ").code(field.name).text(" twice")
        }
        FaultKind::NotForKind { keyword, kind } => message
            .code(names.name(keyword))
            .text(" does not apply to ")
            .text(kind.in_words())
            .text(": remove it, or change the kind of field"),
        FaultKind::Crossed { low, low_value, high, high_value } => message
            .code(names.name(low))
            .text(" ")
            .number(low_value)
            .text(" is greater than ")
            .code(names.name(high))
            .text(" ")
            .number(high_value)
            .text(": no answer fits; exchange or change them"),
        FaultKind::NoIntegerBetween { min, max } => message
            .text("no integer lies between ")
            .number(min)
            .text(" and ")
            .number(max)
            .text(": widen the bounds"),
        FaultKind::NotRepresentable { keyword } => message
            .code(names.name(keyword))
            .text(" must be finite and, if whole, within i64::MIN..=u64::MAX"),
        FaultKind::NotWhole { keyword, value } => message
            .code(names.name(keyword))
            .text(" of an integer must be whole, of at most 64 bits, and ")
            .number(value)
            .text(" is not"),
        FaultKind::Negative { keyword, value } => message
            .code(names.name(keyword))
            .text(" must be 0 or more, and is ")
            .number(value),
        FaultKind::BeyondType { keyword, value, limit } => message
            .code(names.name(keyword))
            .text(" ")
            .number(value)
            .text(" is beyond what the field's type allows, which is ")
            .number(limit)
            .text(": a field may tighten the limits of its type, not loosen them"),
        FaultKind::FormatOfType { format } => message
            .text("the field's type is of the format ")
            .quoted(format.as_str())
            .text(": remove ")
            .code("format"),
        FaultKind::MoreItemsThanOptions { min_items, options } => message
            .code(names.name(Keyword::MinItems))
            .text(" ")
            .whole(min_items as u128)
            .text(" is greater than the number of options, ")
            .whole(options as u128)
            .text(": ask for fewer, or add options"),
        FaultKind::NoOptions => {
            message.text("a select needs at least one option: name what there is to choose from")
        }
        FaultKind::RepeatedOption { index } => {
            at(message.text("option "), field.options, index).text(" stands twice: each option once")
        }
        FaultKind::EmptyOption { index } => message
            .text("option ")
            .whole(index as u128 + 1)
            .text(" is empty, and some clients cannot show it: give it a value, or leave the field optional"),
        FaultKind::OptionRefused { index, because } => {
            option_refused(at(message.text("option "), field.options, index), field, because)
        }
        FaultKind::EmptyTitle { index } => message
            .text("the title of option ")
            .whole(index as u128 + 1)
            .text(" is empty, and some clients cannot show it: give it a text"),
        FaultKind::TitleCount { titles, options } => message
            .text("there must be one title for each option: ")
            .whole(titles as u128)
            .text(" for ")
            .counted(options as u64, "option"),
        FaultKind::DefaultRefused { because } => default_refused(message, field, because),
        // Found outside of a `const`, and worded there: these quote what was read.
        FaultKind::Syntax
        | FaultKind::WrongJsonType { .. }
        | FaultKind::MissingKeyword { .. }
        | FaultKind::UnknownKeyword
        | FaultKind::RepeatedKey
        | FaultKind::UnknownType
        | FaultKind::UnknownFormat
        | FaultKind::MalformedSelect
        | FaultKind::WrongMode
        | FaultKind::TooManyFaults
        | FaultKind::NotInVersion => message,
    }
}

/// What is wrong with a format that no field has.
pub(crate) const fn unknown_format(name: &str) -> Message {
    let mut message = Message::new().text("unknown format ").quoted(name).text(": a form has ");
    let mut rest: &[Format] = &Format::ALL;
    while let [format, tail @ ..] = rest {
        message = message.quoted(format.as_str());
        message = message.text(match tail {
            [] => "",
            [_] => " and ",
            _ => ", ",
        });
        rest = tail;
    }
    message
}

const fn option_refused(
    message: Message,
    field: &Field<'_>,
    because: ViolationKind<'static>,
) -> Message {
    let message = message.text(" is no value of the field's type, which takes ");
    match because {
        ViolationKind::TooShort { min, .. } => message.text("at least ").counted(min, "character"),
        ViolationKind::TooLong { max, .. } => message.text("at most ").counted(max, "character"),
        ViolationKind::NotOfFormat { format } => message.text(format.in_words()),
        ViolationKind::NotOfType { expected } => message.text(expected),
        _ => message.choices(field.facts.limits.rust.options),
    }
}

/// The text at that place of a constant list; otherwise its number.
const fn at(message: Message, list: Texts<'_>, index: usize) -> Message {
    if let List::Plain(list) = list.0 {
        if let Some((_, [text, ..])) = list.split_at_checked(index) {
            return message.quoted(text);
        }
    }
    message.whole(index as u128 + 1)
}

const fn default_refused(
    message: Message,
    field: &Field<'_>,
    because: ViolationKind<'static>,
) -> Message {
    let message = message.code("default");
    if let (ViolationKind::NotAnOption { .. }, Some(DefaultValue::List(list))) =
        (because, field.default)
    {
        let message = stranger(message.text(" "), list, field.options);
        return message.text(" is none of the options: ").choices(field.options);
    }
    let message = shown_default(message, field);
    match because {
        ViolationKind::NotAnObject => message.text(" is no object"),
        ViolationKind::Missing => message.text(" is missing"),
        ViolationKind::WrongType { expected } => {
            let message = message.text(" does not fit ").text(expected.in_words());
            message.text(": write ").text(value_of(expected))
        }
        ViolationKind::NotWhole => {
            message.text(" has a fraction part, and the field is an integer: round it")
        }
        ViolationKind::TooSmall { min } => message.text(" is less than the least, ").number(min),
        ViolationKind::TooLarge { max } => message.text(" is more than the greatest, ").number(max),
        ViolationKind::Zero => message.text(" is 0, which the field's type cannot hold"),
        ViolationKind::TooShort { min, length } => {
            let message = message.text(" is too short: ").counted(length, "character");
            message.text(", and it needs at least ").whole(min as u128)
        }
        ViolationKind::TooLong { max, length } => {
            let message = message.text(" is too long: ").counted(length, "character");
            message.text(", and it may have at most ").whole(max as u128)
        }
        ViolationKind::NotOfFormat { format } => message.text(" is not ").text(format.in_words()),
        ViolationKind::NotOfType { expected } => message.text(" is not ").text(expected),
        ViolationKind::NotAnOption { .. } if field.facts.skipped_default => {
            message.text(" is a variant that serde skips, and so is no option: choose another")
        }
        ViolationKind::NotAnOption { .. } => {
            message.text(" is none of the options: ").choices(field.options)
        }
        ViolationKind::TooFewItems { min, count } => {
            let message = message.text(" has too few options: ").whole(count as u128);
            message.text(", and it needs at least ").whole(min as u128)
        }
        ViolationKind::TooManyItems { max, count } => {
            let message = message.text(" has too many options: ").whole(count as u128);
            message.text(", and it may have at most ").whole(max as u128)
        }
        // Of an object schema alone, or found outside of a `const`.
        ViolationKind::Check { .. }
        | ViolationKind::NotOfJsonType { .. }
        | ViolationKind::NotAbove { .. }
        | ViolationKind::NotBelow { .. }
        | ViolationKind::NotMultiple { .. }
        | ViolationKind::NoMatch { .. }
        | ViolationKind::Repeated { .. }
        | ViolationKind::Undeclared { .. }
        | ViolationKind::NoVariant { .. }
        | ViolationKind::NotAName { .. }
        | ViolationKind::TooDeep { .. }
        | ViolationKind::NotOfSchema { .. }
        | ViolationKind::NotWritten { .. } => message.text(" is no legal value"),
    }
}

/// The first of a list that is no option.
const fn stranger(message: Message, list: Texts<'_>, options: Texts<'_>) -> Message {
    if let (List::Plain(mut rest), List::Plain(options)) = (list.0, options.0) {
        while let [text, tail @ ..] = rest {
            if !constant_contains(options, text) {
                return message.quoted(text);
            }
            rest = tail;
        }
    }
    message.text("it")
}

const fn shown_default(message: Message, field: &Field<'_>) -> Message {
    match field.default {
        Some(DefaultValue::Boolean(true)) => message.text(" true"),
        Some(DefaultValue::Boolean(false)) => message.text(" false"),
        Some(DefaultValue::Number(value)) => message.text(" ").number(value),
        Some(DefaultValue::String(text)) => message.text(" ").quoted(text),
        Some(DefaultValue::List(list)) => message.text(" [").choices(list).text("]"),
        None => message,
    }
}

const fn value_of(kind: FieldKind) -> &'static str {
    match kind {
        FieldKind::String => "a string",
        FieldKind::Number | FieldKind::Integer => "a number",
        FieldKind::Boolean => "`true` or `false`",
        FieldKind::SingleSelect => "one of its options",
        FieldKind::MultiSelect => "a list of its options",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_readable() {
        let cases = [
            (Number::from(-12), "-12"),
            (Number::from(u64::MAX), "18446744073709551615"),
            (Number::from(0.25), "0.25"),
            (Number::from(-1.05), "-1.05"),
            (Number::from(0.1_f32), "0.1"),
            (Number::from(f64::NAN), "NaN"),
            (Number::from(f64::NEG_INFINITY), "-infinity"),
        ];
        for (number, text) in cases {
            assert_eq!(Message::new().number(number).as_str(), text);
        }
        assert!(Message::new().number(Number::from(1e300)).as_str() == "1e300");
    }

    #[test]
    fn a_long_text_is_cut_between_characters() {
        let message = Message::new().quoted(&"ä".repeat(100));
        assert!(message.as_str().ends_with("ä…\""));
        let mut full = Message::new();
        for _ in 0..300 {
            full = full.text("€");
        }
        assert!(full.as_str().chars().all(|c| c == '€'));
        // Wherever the room ends: no half of a character, or there would be no text.
        for length in CAPACITY - 12..=CAPACITY + 2 {
            let message = Message::new().text(&"a".repeat(length)).text(&"€".repeat(5));
            let text = message.as_str();
            assert!(text.len() > CAPACITY - 4 && text.len() <= CAPACITY, "{length}: {text}");
        }
        let quoted = |text: &str| Message::new().quoted(text).as_str().to_owned();
        assert_eq!(quoted("a\u{202e}b\u{1b}\n"), r#""a\u{202e}b\u{1b}\n""#);
        let quoted = |length| Message::new().quoted(&"a".repeat(length)).as_str().to_owned();
        assert_eq!(quoted(60), format!("\"{}\"", "a".repeat(60)));
        assert_eq!(quoted(61), format!("\"{}…\"", "a".repeat(60)));
    }
}
