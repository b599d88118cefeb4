//! What is wrong, in words for the person who filled the form in.

use core::fmt;

use super::model;
use super::subject::{excerpt, label};
use super::violation::{Violation, Violations};
use crate::field::{FieldKind, Format};
use crate::rules::ViolationKind;
use crate::text::Excerpt;

/// How many options, or wrong choices, a message lists.
pub(super) const LISTED: usize = 10;

/// A line for each field. Of a value for an object schema, a line for each fault; beyond
/// eight of one list, equal ones are summed up.
impl fmt::Display for Violations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.as_slice().first().is_some_and(Violation::is_of_place) {
            return model::lines(f, self.as_slice(), self.omitted());
        }
        let fields = self.as_slice().chunk_by(Violation::is_beside);
        for (index, violations) in fields.enumerate() {
            let line_break = if index > 0 { "\n" } else { "" };
            f.write_str(line_break)?;
            field(f, violations)?;
        }
        match self.omitted() {
            0 => Ok(()),
            more => write!(f, "\nand {more} more"),
        }
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_of_place() {
            return f.write_str(&model::line(self));
        }
        field(f, core::slice::from_ref(self))
    }
}

impl std::error::Error for Violations {}

/// All that is wrong with one field. Its wrong choices share one phrase: there
/// may be many.
fn field(f: &mut fmt::Formatter<'_>, violations: &[Violation]) -> fmt::Result {
    let Some(first) = violations.first() else { return Ok(()) };
    let label = label(first.label()).to_string();
    // A title may end in a mark of its own: `How old are you?`
    let colon = if label.ends_with([':', '?', '!', '.']) { "" } else { ":" };
    write!(f, "{label}{colon} ")?;
    let mut separator = "";
    for violation in violations.iter().filter(|violation| !is_choice(violation)) {
        f.write_str(separator)?;
        problem(f, violation)?;
        separator = "; ";
    }
    let choices = violations.iter().filter(|violation| is_choice(violation));
    let count = choices.clone().count();
    if count > 0 {
        write!(f, "{separator}choose from: ")?;
        options(f, first.choices())?;
        f.write_str(" (not ")?;
        list(f, choices.map(|violation| violation.given().unwrap_or_default()), count)?;
        f.write_str(")")?;
    }
    mistaken_titles(f, violations)
}

fn is_choice(violation: &Violation) -> bool {
    matches!(violation.kind(), ViolationKind::NotAnOption { .. })
}

/// A client may have shown the right options, and sent their titles: nothing that
/// the person could mend, so the client's author has to hear of it.
fn mistaken_titles(f: &mut fmt::Formatter<'_>, violations: &[Violation]) -> fmt::Result {
    let mut start = "; the client has to send";
    for violation in violations {
        if let Some(value) = violation.value_of_title() {
            let given = violation.given().unwrap_or_default();
            write!(f, "{start} {} for {given}", excerpt(value).quoted())?;
            start = ",";
        }
    }
    Ok(())
}

fn options(f: &mut fmt::Formatter<'_>, options: &[String]) -> fmt::Result {
    list(f, options.iter().map(|option| excerpt(option)), options.len())
}

/// The first of so many texts, and how many more there are: the others are not
/// looked at, since there may be many.
fn list(
    f: &mut fmt::Formatter<'_>,
    texts: impl Iterator<Item: fmt::Display>,
    count: usize,
) -> fmt::Result {
    for (index, text) in texts.take(LISTED).enumerate() {
        let comma = if index > 0 { ", " } else { "" };
        write!(f, "{comma}{text}")?;
    }
    match count.saturating_sub(LISTED) {
        0 => Ok(()),
        more => write!(f, " and {more} more"),
    }
}

fn problem(f: &mut fmt::Formatter<'_>, violation: &Violation) -> fmt::Result {
    let given = violation.given().unwrap_or_default();
    match violation.kind() {
        ViolationKind::NotAnObject => f.write_str("must be an object with the fields of the form"),
        ViolationKind::Missing => f.write_str("an answer is required"),
        ViolationKind::WrongType { expected } => wrong_type(f, violation, expected),
        ViolationKind::TooSmall { min } => write!(f, "must be at least {}", min.normalized()),
        ViolationKind::TooLarge { max } => write!(f, "must be at most {}", max.normalized()),
        ViolationKind::NotOfFormat { format } => {
            write!(f, "must be {}{}, not {given}", format.in_words(), example(format))?;
            match violation.says() {
                Some(flaw) => write!(f, " ({flaw})"),
                None => Ok(()),
            }
        }
        // One phrase for all of them, in `field`.
        ViolationKind::NotAnOption { .. } => Ok(()),
        ViolationKind::TooFewItems { min, count } => {
            write!(f, "choose at least {}, not {count}", counted(min, "option"))
        }
        ViolationKind::TooManyItems { max, count } => {
            write!(f, "choose at most {}, not {count}", counted(max, "option"))
        }
        ViolationKind::Check { says } => write!(f, "{}", Excerpt::new(says, 200)),
        // In the words of an object schema, or of one alone.
        _ => model::problem(f, violation),
    }
}

fn wrong_type(
    f: &mut fmt::Formatter<'_>,
    violation: &Violation,
    expected: FieldKind,
) -> fmt::Result {
    let given = violation.given().unwrap_or_default();
    match expected {
        FieldKind::String => f.write_str("must be text")?,
        FieldKind::Number => f.write_str("must be a number")?,
        FieldKind::Integer => f.write_str("must be a whole number")?,
        FieldKind::Boolean => f.write_str("must be true or false")?,
        FieldKind::SingleSelect => {
            f.write_str("choose one of: ")?;
            options(f, violation.choices())?;
            return write!(f, " (not {given})");
        }
        FieldKind::MultiSelect => {
            f.write_str("must be a list from: ")?;
            options(f, violation.choices())?;
            return write!(f, " (not {given})");
        }
    }
    write!(f, ", not {given}")
}

/// `1 character`, `3 characters`
pub(super) fn counted(count: u64, noun: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {noun}{plural}")
}

/// What the words for a format leave open.
pub(super) fn example(format: Format) -> &'static str {
    match format {
        Format::Email => " like name@example.com",
        Format::Uri => " like https://example.com/",
        Format::Date | Format::DateTime => "",
    }
}
