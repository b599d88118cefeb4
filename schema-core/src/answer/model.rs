//! What is wrong with a value for an object schema, in words for the model that sent it:
//! where, what it must be, what came, one line each. It need not see the schema again.

use core::fmt;
use core::mem::{Discriminant, discriminant};
use std::collections::HashMap;

use super::subject::excerpt;
use super::violation::Violation;
use super::words::{counted, example};
use crate::json::ANY;
use crate::rules::ViolationKind;
use crate::text::{Excerpt, Line};

/// No line has more bytes.
const BYTES: usize = 240;

/// Of those, a place takes at most so many, and a list of choices.
const PLACE: usize = 100;
const CHOICES: usize = 110;

/// So many equal faults of one list get a line of their own.
const ALIKE: usize = 8;

/// Faults are alike that are of one kind, at places that differ in indices, and in keys that
/// no schema names, alone.
type Alike = (String, Discriminant<ViolationKind<'static>>);

pub(super) fn lines(
    f: &mut fmt::Formatter<'_>,
    violations: &[Violation],
    omitted: usize,
) -> fmt::Result {
    if violations.len() > ALIKE {
        summed_up(f, violations)?;
    } else {
        for (index, violation) in violations.iter().enumerate() {
            f.write_str(if index > 0 { "\n" } else { "" })?;
            f.write_str(&line(violation))?;
        }
    }
    match omitted {
        0 => Ok(()),
        _ => write!(f, "\nand {omitted} more"),
    }
}

/// The lines of so many that some may be alike.
fn summed_up(f: &mut fmt::Formatter<'_>, violations: &[Violation]) -> fmt::Result {
    let mut counts: HashMap<Alike, usize> = HashMap::new();
    let alike: Vec<Option<Alike>> = violations.iter().map(alike).collect();
    for key in alike.iter().flatten() {
        *counts.entry(key.clone()).or_default() += 1;
    }
    let mut shown: HashMap<&Alike, usize> = HashMap::new();
    let mut separator = "";
    for (violation, key) in violations.iter().zip(&alike) {
        let before = key.as_ref().map_or(0, |key| {
            let shown = shown.entry(key).or_default();
            *shown += 1;
            *shown - 1
        });
        match before {
            0..ALIKE => write!(f, "{separator}{}", line(violation))?,
            ALIKE => {
                let all = key.as_ref().and_then(|key| counts.get(key)).copied().unwrap_or_default();
                write!(f, "{separator}{}", more_like_it(violation, all - ALIKE))?;
            }
            _ => {}
        }
        separator = "\n";
    }
    Ok(())
}

/// The line of one violation. That of the root names no place.
pub(super) fn line(violation: &Violation) -> String {
    line_of(violation.pointer(), Problem(violation))
}

/// The line of what is wrong at that place.
pub(crate) fn line_of(pointer: &str, problem: impl fmt::Display) -> String {
    match pointer {
        "" => Line::of(BYTES, problem),
        pointer => Line::of(BYTES, format_args!("{}: {problem}", Middle(pointer))),
    }
}

/// `/items: 40 more like this`
fn more_like_it(violation: &Violation, count: usize) -> String {
    line_of(list_of(violation).unwrap_or_default(), format_args!("{count} more like this"))
}

fn alike(violation: &Violation) -> Option<Alike> {
    list_of(violation)?;
    let place = violation.place_of_any();
    let mut steps = String::with_capacity(place.len());
    for step in place.split('/').skip(1) {
        steps.push('/');
        steps.push_str(if is_any(step) { ANY } else { step });
    }
    Some((steps, discriminant(&violation.plain_kind())))
}

/// The place of the outermost list or map on the way.
fn list_of(violation: &Violation) -> Option<&str> {
    let before = violation.place_of_any().split('/').skip(1).position(is_any)?;
    let end: usize =
        violation.pointer().split('/').take(before + 1).map(|step| step.len() + 1).sum();
    violation.pointer().get(..end - 1)
}

fn is_any(step: &str) -> bool {
    step == ANY || is_index(step)
}

fn is_index(step: &str) -> bool {
    !step.is_empty() && step.bytes().all(|byte| byte.is_ascii_digit())
}

/// A place without its middle, where it is long: the ends tell more.
struct Middle<'a>(&'a str);

impl fmt::Display for Middle<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(text) = *self;
        if text.len() <= PLACE {
            return f.write_str(text);
        }
        let ends = |index: &usize| text.is_char_boundary(*index);
        let head = (0..=PLACE / 2).rev().find(ends).unwrap_or_default();
        let tail = (text.len() - PLACE / 2..=text.len()).find(ends).unwrap_or(text.len());
        let (head, tail) = (text.get(..head), text.get(tail..));
        write!(f, "{}…{}", head.unwrap_or_default(), tail.unwrap_or_default())
    }
}

/// What is wrong, without the place.
pub(super) struct Problem<'a>(pub(super) &'a Violation);

impl fmt::Display for Problem<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        problem(f, self.0)
    }
}

pub(super) fn problem(f: &mut fmt::Formatter<'_>, violation: &Violation) -> fmt::Result {
    let given = violation.given().unwrap_or_default();
    match violation.kind() {
        ViolationKind::NotAnObject => write!(f, "must be an object, not {given}"),
        ViolationKind::Missing => {
            f.write_str("is missing")?;
            violation.says().map_or(Ok(()), |expected| write!(f, ": must be {expected}"))
        }
        ViolationKind::WrongType { expected } => write!(f, "must be {expected}, not {given}"),
        ViolationKind::NotOfJsonType { expected } => write!(f, "must be {expected}, not {given}"),
        ViolationKind::NotWhole => write!(f, "must be a whole number, not {given}"),
        ViolationKind::TooSmall { .. }
        | ViolationKind::TooLarge { .. }
        | ViolationKind::NotAbove { .. }
        | ViolationKind::NotBelow { .. }
        | ViolationKind::NotMultiple { .. } => bound(f, violation.kind(), given),
        ViolationKind::Zero => f.write_str("must not be 0"),
        ViolationKind::TooShort { .. }
        | ViolationKind::TooLong { .. }
        | ViolationKind::TooFewItems { .. }
        | ViolationKind::TooManyItems { .. } => size(f, violation),
        ViolationKind::NotOfFormat { format } => {
            write!(f, "must be {}{}, not {given}", format.in_words(), example(format))
        }
        ViolationKind::NotOfType { expected } => write!(f, "must be {expected}, not {given}"),
        ViolationKind::NoMatch { pattern } => {
            write!(f, "must match the pattern {}, not {given}", Excerpt::new(pattern, 100))
        }
        ViolationKind::Repeated { first, again } => {
            write!(f, "must not hold a value twice: items {first} and {again} are equal")
        }
        ViolationKind::NotKept { rule: "false" } => f.write_str("must not be here: remove it"),
        ViolationKind::NotKept { rule } => write!(f, "must keep to {rule}, not {given}"),
        ViolationKind::TooDeep { max } => {
            write!(f, "must not be nested more than {max} levels deep")
        }
        ViolationKind::NotAnOption { .. }
        | ViolationKind::NoVariant { .. }
        | ViolationKind::Undeclared { .. }
        | ViolationKind::NotAName { .. } => choice(f, violation),
        ViolationKind::Check { says } => write!(f, "{}", Excerpt::new(says, BYTES)),
    }
}

fn bound(f: &mut fmt::Formatter<'_>, kind: ViolationKind<'_>, given: &str) -> fmt::Result {
    let (how, number) = match kind {
        ViolationKind::TooSmall { min } => ("at least", min),
        ViolationKind::TooLarge { max } => ("at most", max),
        ViolationKind::NotAbove { bound } => ("more than", bound),
        ViolationKind::NotBelow { bound } => ("less than", bound),
        ViolationKind::NotMultiple { of } => ("a multiple of", of),
        _ => return Ok(()),
    };
    write!(f, "must be {how} {}, not {given}", number.normalized())
}

fn size(f: &mut fmt::Formatter<'_>, violation: &Violation) -> fmt::Result {
    match violation.kind() {
        ViolationKind::TooShort { min, length } => {
            write!(f, "must have at least {}, not {length}", counted(min, "character"))
        }
        ViolationKind::TooLong { max, length } => {
            write!(f, "must have at most {}, not {length}", counted(max, "character"))
        }
        ViolationKind::TooFewItems { min, count } => {
            write!(f, "must have at least {}, not {count}", counted(min, "item"))
        }
        ViolationKind::TooManyItems { max, count } => {
            write!(f, "must have at most {}, not {count}", counted(max, "item"))
        }
        _ => Ok(()),
    }
}

fn choice(f: &mut fmt::Formatter<'_>, violation: &Violation) -> fmt::Result {
    let given = violation.says().or(violation.given()).unwrap_or_default();
    match violation.kind() {
        ViolationKind::NotAnOption { options } => {
            f.write_str(if options.len() > 1 { "must be one of " } else { "must be " })?;
            list(f, options, ", ", violation.options_are_texts())?;
            write!(f, ", not {given}")
        }
        ViolationKind::NoVariant { texts, keys } => {
            f.write_str("must be ")?;
            if !texts.is_empty() {
                list(f, texts, ", ", true)?;
                f.write_str(", or ")?;
            }
            f.write_str("an object with one key, ")?;
            list(f, keys, " or ", true)?;
            write!(f, ", not {given}")
        }
        ViolationKind::Undeclared { properties: [] } => {
            f.write_str("is no property here: remove it; there are none")
        }
        ViolationKind::Undeclared { properties } => {
            f.write_str("is no property here: remove it; there are ")?;
            list(f, properties, " and ", true)
        }
        ViolationKind::NotAName { says } => write!(f, "is no name of a property here: it {says}"),
        _ => Ok(()),
    }
}

/// As many of them as there is room for, and how many more there are.
fn list(f: &mut fmt::Formatter<'_>, texts: &[String], last: &str, are_texts: bool) -> fmt::Result {
    let mut room = CHOICES;
    let mut left = texts.len();
    for text in texts {
        let shown = excerpt(text);
        let shown = if are_texts { shown.quoted() } else { shown }.to_string();
        let is_first = left == texts.len();
        if shown.len() > room && !is_first {
            return write!(f, " and {left} more");
        }
        left -= 1;
        let before = match left {
            _ if is_first => "",
            0 => last,
            _ => ", ",
        };
        write!(f, "{before}{shown}")?;
        room = room.saturating_sub(before.len() + shown.len());
    }
    Ok(())
}
