//! Limits in words: the last line of a description, where a dialect can't say them.

use core::fmt::{self, Write as _};

use super::Profile;
use super::table::{Verdict, Word, says_format, verdict};
use crate::Number;
use crate::field::Limits;
use crate::node::{JsonBuf, NodeBuf, ShapeBuf, Steps};

/// Takes the limits that the profile does not write out of a schema, and says them in a
/// line of its description.
pub(super) fn move_limits(node: &mut NodeBuf, profile: Profile) {
    let mut line = Line { profile: Some(profile), text: String::new() };
    match &mut node.shape {
        ShapeBuf::String { limits, format, pattern } => line.text(limits, format, pattern),
        ShapeBuf::Number { limits, steps } => line.number(limits, steps),
        ShapeBuf::Array { limits, unique, .. } => line.list(limits, unique),
        ShapeBuf::Boolean => line.choice(&mut node.choices),
        _ => {}
    }
    if verdict(profile, Word::PropertyNames) == Verdict::Described {
        if let Some(names) = node.names.take_if(|names| is_text(names)) {
            line.names(*names);
        }
    }
    if !line.text.is_empty() {
        add_line(node, &line.text);
    }
}

/// Says the bounds of an integer in whole numbers, as not everybody compiles others.
pub(super) fn round_bounds(node: &mut NodeBuf) {
    let ShapeBuf::Number { limits, steps } = &mut node.shape else { return };
    if !limits.whole {
        return;
    }
    limits.min = limits.min.map(Number::ceiling);
    limits.max = limits.max.map(Number::floor);
    if let Some(steps) = steps {
        steps.exclusive_min = steps.exclusive_min.map(Number::floor);
        steps.exclusive_max = steps.exclusive_max.map(Number::ceiling);
    }
}

/// Whether limits leave no value.
pub(super) fn are_crossed(node: &NodeBuf) -> bool {
    let (ShapeBuf::String { limits, .. }
    | ShapeBuf::Number { limits, .. }
    | ShapeBuf::Array { limits, .. }) = &node.shape
    else {
        return false;
    };
    let crossed = |min: Option<u64>, max: Option<u64>| matches!((min, max), (Some(min), Some(max)) if min > max);
    matches!((limits.min, limits.max), (Some(min), Some(max)) if max.is_less(min))
        || crossed(limits.min_length, limits.max_length)
        || crossed(limits.min_items, limits.max_items)
}

/// Whether these are names that a line can tell of.
const fn is_text(names: &NodeBuf) -> bool {
    matches!(names.shape, ShapeBuf::String { .. } | ShapeBuf::Any)
}

/// Puts a line below the description and what the values mean.
fn add_line(node: &mut NodeBuf, line: &str) {
    let above = node.view().full_description();
    node.lines = None;
    node.description = Some(match above {
        Some(above) => format!("{above}\n{line}"),
        None => line.to_owned(),
    });
}

struct Line {
    /// Who takes some of the limits; none is written without.
    profile: Option<Profile>,
    text: String,
}

impl Line {
    /// Takes a limit away, unless the profile writes it.
    fn take<T>(&self, word: Word, limit: &mut Option<T>) -> Option<T> {
        if self.is_said(word) { None } else { limit.take() }
    }

    fn is_said(&self, word: Word) -> bool {
        self.profile.is_some_and(|profile| verdict(profile, word) == Verdict::Said)
    }

    fn say(&mut self, sentence: fmt::Arguments<'_>) {
        if !self.text.is_empty() {
            self.text.push(' ');
        }
        let _ = self.text.write_fmt(sentence);
    }

    fn text(
        &mut self,
        limits: &mut Limits,
        format: &mut Option<String>,
        pattern: &mut Option<String>,
    ) {
        let min = self.take(Word::MinLength, &mut limits.min_length);
        let max = self.take(Word::MaxLength, &mut limits.max_length);
        self.count(min, max, ["character", "characters"]);
        let word = match pattern {
            Some(pattern) if is_beyond_regular(pattern) => Word::PatternBeyondRegular,
            _ => Word::Pattern,
        };
        if let Some(pattern) = self.take(word, pattern) {
            self.say(format_args!("Matches the pattern {pattern}"));
        }
        let is_said = |name: &str| self.profile.is_some_and(|profile| says_format(profile, name));
        if let Some(name) = format.take_if(|name| !is_said(name)) {
            limits.format = None;
            self.say(format_args!("Has the format {name}."));
        }
    }

    fn number(&mut self, limits: &mut Limits, steps: &mut Option<Steps>) {
        // A bound that only the Rust type brings is `read`'s to hold.
        let of_type = limits.rust.plain;
        let min = self.take(Word::Minimum, &mut limits.min);
        let max = self.take(Word::Maximum, &mut limits.max);
        let min = min.filter(|min| Some(*min) != of_type.0);
        let max = max.filter(|max| Some(*max) != of_type.1);
        match (min, max) {
            (Some(min), Some(max)) if min == max => self.say(format_args!("Exactly {min}.")),
            (Some(min), Some(max)) => self.say(format_args!("From {min} to {max}.")),
            (Some(min), None) => self.say(format_args!("At least {min}.")),
            (None, Some(max)) => self.say(format_args!("At most {max}.")),
            (None, None) => {}
        }
        let Some(steps) = steps else { return };
        if let Some(min) = self.take(Word::ExclusiveMinimum, &mut steps.exclusive_min) {
            self.say(format_args!("More than {min}."));
        }
        if let Some(max) = self.take(Word::ExclusiveMaximum, &mut steps.exclusive_max) {
            self.say(format_args!("Less than {max}."));
        }
        if let Some(step) = self.take(Word::MultipleOf, &mut steps.multiple_of) {
            self.say(format_args!("A multiple of {step}."));
        }
    }

    /// Of `true` and `false`: both together are no limit.
    fn choice(&mut self, choices: &mut Option<Vec<JsonBuf>>) {
        if let Some([only]) = self.take(Word::BooleanChoice, choices).as_deref() {
            self.say(format_args!("Always {}.", only.view().to_value()));
        }
    }

    fn list(&mut self, limits: &mut Limits, unique: &mut bool) {
        let word = match limits.min_items {
            Some(0 | 1) => Word::MinItemsToOne,
            _ => Word::MinItems,
        };
        let min = self.take(word, &mut limits.min_items);
        let max = self.take(Word::MaxItems, &mut limits.max_items);
        self.count(min, max, ["item", "items"]);
        if *unique && !self.is_said(Word::UniqueItems) {
            *unique = false;
            self.say(format_args!("No item twice."));
        }
    }

    fn names(&mut self, names: NodeBuf) {
        let mut own = Self { profile: None, text: String::new() };
        if let Some(choices) = &names.choices {
            let names = choices.iter().map(|name| name.view().to_value().to_string());
            own.say(format_args!("One of {}.", names.collect::<Vec<_>>().join(", ")));
        }
        if let ShapeBuf::String { mut limits, mut format, mut pattern } = names.shape {
            own.text(&mut limits, &mut format, &mut pattern);
        }
        if !own.text.is_empty() {
            self.say(format_args!("Each name: {}", own.text));
        }
    }

    fn count(&mut self, min: Option<u64>, max: Option<u64>, [one, many]: [&str; 2]) {
        let noun = |count: u64| if count == 1 { one } else { many };
        // At least none is no limit.
        match (min.filter(|min| *min > 0), max) {
            (Some(min), Some(max)) if min == max => {
                self.say(format_args!("Exactly {min} {}.", noun(min)));
            }
            (Some(min), Some(max)) => self.say(format_args!("From {min} to {max} {many}.")),
            (Some(min), None) => self.say(format_args!("At least {min} {}.", noun(min))),
            (None, Some(max)) => self.say(format_args!("At most {max} {}.", noun(max))),
            (None, None) => {}
        }
    }
}

/// Whether a pattern asks for more than a regular expression of a grammar has: it looks
/// around, refers back or asks for the boundary of a word.
pub(super) fn is_beyond_regular(pattern: &str) -> bool {
    let mut rest = pattern.chars().peekable();
    let mut in_class = false;
    while let Some(c) = rest.next() {
        match c {
            '\\' => match rest.next() {
                Some('b' | 'B' | '1'..='9' | 'k') if !in_class => return true,
                _ => {}
            },
            '[' => in_class = true,
            ']' => in_class = false,
            '(' if !in_class && rest.peek() == Some(&'?') => {
                rest.next();
                match rest.next() {
                    Some('=' | '!') => return true,
                    Some('<') if matches!(rest.peek(), Some('=' | '!')) => return true,
                    _ => {}
                }
            }
            _ => {}
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn look_around_and_back_references_are_beyond_a_grammar() {
        for pattern in
            ["a(?=b)", "(?!x)", "(?<=a)b", "(?<!a)", r"(a)\1", r"\bword", r"(?<n>a)\k<n>"]
        {
            assert!(is_beyond_regular(pattern), "{pattern}");
        }
        for pattern in
            ["^[A-Z]{3}-[0-9]+$", "(?:a|b)", r"\\b", r"[\b]", "[(?=]", r"\(?=", "(?<n>a)"]
        {
            assert!(!is_beyond_regular(pattern), "{pattern}");
        }
    }
}
