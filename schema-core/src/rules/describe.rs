//! What is wrong, what is allowed, what to do: one text for each fault, which the
//! compiler says, and `Display` too.

// As in `message`: the text moves.
#![allow(clippy::large_types_passed_by_value)]

use super::lists::constant_stranger;
use super::message::Message;
use super::{FaultKind, ViolationKind};
use crate::field::{DefaultValue, Field, FieldKind, Format, Keyword, List, Number, Texts};

/// Whose names a message uses.
#[derive(Clone, Copy)]
pub(crate) enum Wording {
    /// Those of attributes and builders: `min_length`.
    Rust,
    /// Those of the wire: `minLength`.
    Json,
    /// Those of attributes, about a value among the `examples`.
    #[cfg(feature = "tools")]
    Example,
}

impl Wording {
    const fn name(self, keyword: Keyword) -> &'static str {
        match self {
            Self::Rust => keyword.key(),
            Self::Json => keyword.json(),
            #[cfg(feature = "tools")]
            Self::Example => keyword.key(),
        }
    }

    /// What a value is said by.
    pub(crate) const fn value(self, message: Message) -> Message {
        match self {
            Self::Rust | Self::Json => message.code("default"),
            #[cfg(feature = "tools")]
            Self::Example => message.text("the example"),
        }
    }
}

/// The words for a fault of that field.
pub(crate) const fn describe(field: &Field<'_>, fault: FaultKind, names: Wording) -> Message {
    let message = Message::new();
    match fault {
        FaultKind::NoFields => message.text(NO_FIELDS),
        FaultKind::UnknownField => unknown_field(message, field.name),
        FaultKind::BlankName => message.text("a field needs a name that is not blank"),
        FaultKind::RepeatedName => repeated_name(message, field.name),
        FaultKind::SecretName => no_secrets(message.code(field.name).text(" names a secret")),
        FaultKind::BlankTitle => {
            message.text("an empty title is no label: give it a text, or leave the title out")
        }
        FaultKind::SecretTitle => secret_title(message, field.title),
        FaultKind::UnknownRequired => unknown_required(message, field.name),
        FaultKind::RepeatedRequired => repeated_required(message, field.name),
        FaultKind::NotForKind { .. }
        | FaultKind::Crossed { .. }
        | FaultKind::NoIntegerBetween { .. }
        | FaultKind::NoValueBetween { .. }
        | FaultKind::NotRepresentable { .. }
        | FaultKind::NotWhole { .. }
        | FaultKind::Negative { .. }
        | FaultKind::BeyondType { .. }
        | FaultKind::FormatOfType { .. } => describe_limit(message, fault, names),
        FaultKind::NoOptions
        | FaultKind::RepeatedOption { .. }
        | FaultKind::EmptyOption { .. }
        | FaultKind::OptionRefused { .. }
        | FaultKind::EmptyTitle { .. }
        | FaultKind::RepeatedTitle { .. }
        | FaultKind::TitleCount { .. }
        | FaultKind::MoreItemsThanOptions { .. }
        | FaultKind::DefaultRefused { .. } => describe_options(message, field, fault, names),
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

/// Those of one keyword, whatever its field.
const fn describe_limit(message: Message, fault: FaultKind, names: Wording) -> Message {
    match fault {
        FaultKind::NotForKind { keyword, kind } => {
            let message = message.code(names.name(keyword)).text(" does not apply to ");
            message.text(kind.in_words()).text(": remove it, or change the kind of field")
        }
        FaultKind::Crossed { low, low_value, high, high_value } => {
            crossed(message, (names.name(low), low_value), (names.name(high), high_value))
        }
        FaultKind::NoIntegerBetween { min, max } => {
            let message = message.text("no integer lies between ").number(min);
            message.text(" and ").number(max).text(": widen the bounds")
        }
        FaultKind::NoValueBetween { min, max } => {
            let message = message.text("no value of the field's type lies between ").number(min);
            message.text(" and ").number(max).text(": widen the bounds")
        }
        FaultKind::NotRepresentable { keyword } => message
            .code(names.name(keyword))
            .text(" must be finite and, if whole, within i64::MIN..=u64::MAX"),
        FaultKind::NotWhole { keyword, value } => not_whole(message, names.name(keyword), value),
        FaultKind::Negative { keyword, value } => {
            message.code(names.name(keyword)).text(" must be 0 or more, and is ").number(value)
        }
        FaultKind::BeyondType { keyword, value, limit } => {
            beyond_type(message, (names.name(keyword), value), limit)
        }
        FaultKind::FormatOfType { format } => {
            let message = message.text("the field's type is of the format ");
            message.quoted(format.as_str()).text(": remove ").code("format")
        }
        _ => message,
    }
}

/// Those of what there is to choose from, and of the default.
const fn describe_options(
    message: Message,
    field: &Field<'_>,
    fault: FaultKind,
    names: Wording,
) -> Message {
    match fault {
        FaultKind::NoOptions => message.text(NO_OPTIONS),
        FaultKind::RepeatedOption { index } => {
            let message = at(message.text("option "), field.options, index);
            message.text(" stands twice: each option once")
        }
        FaultKind::EmptyOption { index } => empty_option(message, index),
        FaultKind::OptionRefused { index, because } => {
            option_refused(at(message.text("option "), field.options, index), field, because)
        }
        FaultKind::EmptyTitle { index } => empty_title(message, index),
        FaultKind::RepeatedTitle { index } => {
            let titles = match field.titles {
                Some(titles) => titles,
                None => Texts::EMPTY,
            };
            let message =
                at(message.text("there is already an option with the title "), titles, index);
            message.text(", and nobody can tell them apart: each title once")
        }
        FaultKind::TitleCount { titles, options } => title_count(message, titles, options),
        FaultKind::MoreItemsThanOptions { min_items, options } => {
            more_items(message, (names.name(Keyword::MinItems), min_items), options)
        }
        FaultKind::DefaultRefused { because } => {
            default_refused(names.value(message), field, because)
        }
        _ => message,
    }
}

const NO_FIELDS: &str = "a form needs at least one field: clients hang on an empty one, or accept \
                         it unseen; to ask for a confirmation, use a boolean";

const NO_OPTIONS: &str = "a select needs at least one option: name what there is to choose from";

const fn unknown_field(message: Message, name: &str) -> Message {
    let message = message.text("there is no field named ").code(name);
    message.text(" to edit: add it with `field`")
}

const fn repeated_name(message: Message, name: &str) -> Message {
    let message = message.text("there is already a field named ").code(name);
    message.text(": names must be different")
}

const fn secret_title(message: Message, title: Option<&str>) -> Message {
    let message = message.text("the title ");
    let message = match title {
        Some(title) => message.quoted(title),
        None => message,
    };
    no_secrets(message.text(" asks for a secret"))
}

const fn no_secrets(message: Message) -> Message {
    message
        .text(", which a form must not ask for: ask in URL mode, with ")
        .code("ElicitRequestUrlParams")
        .text(" and a page of your own, or say ")
        .code("not_secret")
        .text(" if it is none")
}

const fn unknown_required(message: Message, name: &str) -> Message {
    let message = message.code("required").text(" names ").code(name);
    message.text(", which is no field of the form")
}

const fn repeated_required(message: Message, name: &str) -> Message {
    message.code("required").text(" lists ").code(name).text(" twice")
}

const fn crossed(message: Message, low: (&str, Number), high: (&str, Number)) -> Message {
    let message = message.code(low.0).text(" ").number(low.1).text(" is greater than ");
    let message = message.code(high.0).text(" ").number(high.1);
    message.text(": no answer fits; exchange or change them")
}

const fn not_whole(message: Message, keyword: &str, value: Number) -> Message {
    let message =
        message.code(keyword).text(" of an integer must be whole, of at most 64 bits, and ");
    message.number(value).text(" is not")
}

const fn beyond_type(message: Message, given: (&str, Number), limit: Number) -> Message {
    let message = message.code(given.0).text(" ").number(given.1);
    let message = message.text(" is beyond what the field's type allows, which is ").number(limit);
    message.text(": a field may tighten the limits of its type, not loosen them")
}

const fn more_items(message: Message, given: (&str, u64), options: usize) -> Message {
    let message = message.code(given.0).text(" ").whole(given.1 as u128);
    let message = message.text(" is greater than the number of options, ").whole(options as u128);
    message.text(": ask for fewer, or add options")
}

const fn empty_option(message: Message, index: usize) -> Message {
    let message = message.text("option ").whole(index as u128 + 1);
    message.text(
        " is empty, and some clients cannot show it: give it a value, or leave the field optional",
    )
}

const fn empty_title(message: Message, index: usize) -> Message {
    let message = message.text("the title of option ").whole(index as u128 + 1);
    message.text(" is empty, and some clients cannot show it: give it a text")
}

const fn title_count(message: Message, titles: usize, options: usize) -> Message {
    let message = message.text("there must be one title for each option: ").whole(titles as u128);
    message.text(" for ").counted(options as u64, "option")
}

/// The format that goes by another name elsewhere, however it is spelled.
const fn meant_format(name: &str) -> Option<&'static str> {
    const NAMES: [(&str, Format); 9] = [
        ("email", Format::Email),
        ("mail", Format::Email),
        ("emailaddress", Format::Email),
        ("uri", Format::Uri),
        ("url", Format::Uri),
        ("link", Format::Uri),
        ("date", Format::Date),
        ("datetime", Format::DateTime),
        ("timestamp", Format::DateTime),
    ];
    let mut rest: &[(&str, Format)] = &NAMES;
    while let [(other, format), tail @ ..] = rest {
        if has_letters(name.as_bytes(), other.as_bytes()) {
            return Some(format.as_str());
        }
        rest = tail;
    }
    None
}

/// Whether a text has these letters, in either case, and between them only `-` and `_`.
const fn has_letters(mut text: &[u8], mut letters: &[u8]) -> bool {
    while let [byte, tail @ ..] = text {
        text = tail;
        match letters {
            _ if matches!(byte, b'-' | b'_') => {}
            [letter, rest @ ..] if byte.eq_ignore_ascii_case(letter) => letters = rest,
            _ => return false,
        }
    }
    letters.is_empty()
}

/// What is wrong with a format that no field has.
pub(crate) const fn unknown_format(name: &str) -> Message {
    let message = Message::new().text("unknown format ").quoted(name);
    if let Some(meant) = meant_format(name) {
        return message.text(": did you mean ").quoted(meant).text("?");
    }
    let mut message = message.text(": a form has ");
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
        ViolationKind::WrongType { expected } if is_list(field, expected) => {
            message.text(" does not fit a list: write it in brackets, `[…]`")
        }
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
        ViolationKind::TooShort { .. }
        | ViolationKind::TooLong { .. }
        | ViolationKind::TooFewItems { .. }
        | ViolationKind::TooManyItems { .. } => wrong_size(message, field, because),
        ViolationKind::NotOfFormat { format } => message.text(" is not ").text(format.in_words()),
        ViolationKind::NotOfType { expected } => message.text(" is not ").text(expected),
        ViolationKind::NotAnOption { .. } => no_option(message, field),
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
        | ViolationKind::NotKept { .. }
        | ViolationKind::TooDeep { .. } => message.text(" is no legal value"),
    }
}

/// Whether it is a list of other things than options, as only a tool has.
const fn is_list(field: &Field<'_>, kind: FieldKind) -> bool {
    matches!(kind, FieldKind::MultiSelect) && field.options.is_empty()
}

const fn parts_of(field: &Field<'_>) -> &'static str {
    if is_list(field, field.facts.kind) { "items: " } else { "options: " }
}

const fn no_option(message: Message, field: &Field<'_>) -> Message {
    if field.facts.skipped_default {
        return message.text(" is a variant that serde skips, and so is no option: choose another");
    }
    message.text(" is none of the options: ").choices(field.options)
}

const fn wrong_size(
    message: Message,
    field: &Field<'_>,
    because: ViolationKind<'static>,
) -> Message {
    match because {
        ViolationKind::TooShort { min, length } => {
            let message = message.text(" is too short: ").counted(length, "character");
            message.text(", and it needs at least ").whole(min as u128)
        }
        ViolationKind::TooLong { max, length } => {
            let message = message.text(" is too long: ").counted(length, "character");
            message.text(", and it may have at most ").whole(max as u128)
        }
        ViolationKind::TooFewItems { min, count } => {
            let message = message.text(" has too few ").text(parts_of(field)).whole(count as u128);
            message.text(", and it needs at least ").whole(min as u128)
        }
        ViolationKind::TooManyItems { max, count } => {
            let message = message.text(" has too many ").text(parts_of(field)).whole(count as u128);
            message.text(", and it may have at most ").whole(max as u128)
        }
        _ => message,
    }
}

/// The first of a list that is no option.
const fn stranger(message: Message, list: Texts<'_>, options: Texts<'_>) -> Message {
    if let (List::Plain(list), List::Plain(options)) = (list.0, options.0) {
        if let Some(text) = constant_stranger(list, options) {
            return message.quoted(text);
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
