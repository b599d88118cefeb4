//! One value against the rules of its field.

use std::collections::HashSet;
use std::sync::Arc;

use serde_json::Value;

use super::subject::Subject;
use super::violation::{Violation, Violations};
use super::words::LISTED;
use crate::field::{FieldKind, FieldRef, Format, Number};
use crate::json::Report;
use crate::rules::{
    OptionSet, ViolationKind, check_length, check_list_length, check_range, check_text_type,
    check_whole,
};

/// What was found wrong so far. A good answer allocates nothing here.
#[derive(Default)]
pub(super) struct Findings {
    violations: Vec<Violation>,
    reported: Report,
    omitted: usize,
}

impl Findings {
    pub(super) fn finish(self) -> Result<(), Violations> {
        if self.violations.is_empty() {
            Ok(())
        } else {
            Err(Violations::with_omitted(self.violations, self.omitted))
        }
    }

    /// Adds a violation, which is not made when there is no room for it.
    fn push(&mut self, violation: impl FnOnce(&Self) -> Violation) {
        if self.reported.has_room() {
            let violation = violation(self);
            self.reported.add(violation.bytes());
            self.violations.push(violation);
        } else {
            self.omitted += 1;
        }
    }

    pub(super) fn not_an_object(&mut self, content: &Value) {
        let subject = Arc::new(Subject::whole());
        self.push(|_| Violation::new(subject, None, ViolationKind::NotAnObject, Some(content)));
    }

    /// How many there are.
    pub(super) fn count(&self) -> usize {
        self.violations.len() + self.omitted
    }

    /// Asks the author's own rules about a value: about each item that is an option, and
    /// about the whole if nothing is wrong with it, nothing since there were so many.
    pub(super) fn ask(&mut self, field: FieldRef<'_>, value: &Value, before: usize) {
        let facts = field.facts();
        if facts.checks.is_none() && facts.limits.rust.item_checks.is_none() {
            return;
        }
        if let (Some(checks), Value::Array(items)) = (facts.limits.rust.item_checks, value) {
            let options = OptionSet::new(field.options(), items.len());
            for (index, item) in items.iter().enumerate() {
                if item.as_str().is_some_and(|text| options.contains(text)) {
                    self.say(field, Some(index), item, checks.refusal(item));
                }
            }
        }
        if self.count() == before {
            let refusal = facts.checks.and_then(|checks| checks.refusal(value));
            self.say(field, None, value, refusal);
        }
    }

    fn say(
        &mut self,
        field: FieldRef<'_>,
        item: Option<usize>,
        value: &Value,
        refusal: Option<String>,
    ) {
        if let Some(says) = refusal {
            self.push(|all| {
                Violation::new(all.subject(field), item, CHECK, Some(value)).saying(says)
            });
        }
    }

    /// What a rule of the author's own says of the answer as a whole.
    pub(super) fn refused(&mut self, says: String) {
        self.push(|_| Violation::of_rule(says));
    }

    /// A field without a key in the content.
    pub(super) fn absent(&mut self, field: FieldRef<'_>) {
        if field.facts().required {
            self.report(field, ViolationKind::Missing, None);
        }
    }

    pub(super) fn check(&mut self, field: FieldRef<'_>, value: &Value) {
        match (field.facts().kind, value) {
            (FieldKind::String, Value::String(text)) => self.check_text(field, value, text),
            (FieldKind::Number | FieldKind::Integer, Value::Number(number)) => {
                let number = Number::from(number);
                self.report_some(field, check_whole(&field.facts().limits, number), value);
                self.report_some(field, check_range(&field.facts().limits, number), value);
            }
            (FieldKind::Boolean, Value::Bool(_)) => {}
            (FieldKind::SingleSelect, Value::String(text)) => {
                if !field.options().contains(text) {
                    self.push(|all| {
                        let subject = all.subject(field);
                        Violation::new(subject, None, NOT_AN_OPTION, Some(value)).of_title(value)
                    });
                }
            }
            (FieldKind::MultiSelect, Value::Array(items)) => self.check_items(field, value, items),
            (expected, _) => {
                self.report(field, ViolationKind::WrongType { expected }, Some(value));
            }
        }
    }

    /// A default that is filled in. The rules of the form held it already, as far as a
    /// `const` can judge; what only the type knows, serde would refuse.
    pub(super) fn check_default(&mut self, field: FieldRef<'_>, default: &Value) {
        let limits = &field.facts().limits;
        if let Some(text) = default.as_str().filter(|_| field.facts().kind == FieldKind::String) {
            self.report_some(field, check_text_type(limits, text), default);
        }
    }

    fn check_text(&mut self, field: FieldRef<'_>, value: &Value, text: &str) {
        let facts = field.facts();
        self.report_some(field, check_length(&facts.limits, text), value);
        let format = facts.limits.format.filter(|&format| !is_of_format(format, text));
        // What is not of the format is none of the type either, and once is enough.
        match format {
            Some(format) => self.push(|all| {
                let kind = ViolationKind::NotOfFormat { format };
                let violation = Violation::new(all.subject(field), None, kind, Some(value));
                match flaw(format, text) {
                    Some(flaw) => violation.saying(flaw),
                    None => violation,
                }
            }),
            None => self.report_some(field, check_text_type(&facts.limits, text), value),
        }
    }

    fn check_items(&mut self, field: FieldRef<'_>, value: &Value, items: &[Value]) {
        let facts = field.facts();
        let limits = &facts.limits;
        let is_limited = limits.min_items.is_some() || limits.max_items.is_some();
        // JSON counts repeats; a set does not hold them.
        let is_set = limits.distinct && is_limited;
        let count = if is_set { distinct(items) } else { items.len() as u64 };
        self.report_some(field, check_list_length(limits, count), value);
        let options = OptionSet::new(field.options(), items.len());
        let mut strangers = 0;
        for (index, item) in items.iter().enumerate() {
            if !item.as_str().is_some_and(|text| options.contains(text)) {
                // Of no more than are listed: there may be many titles, too.
                let is_listed = strangers < LISTED;
                strangers += 1;
                self.push(|all| {
                    let violation =
                        Violation::new(all.subject(field), Some(index), NOT_AN_OPTION, Some(item));
                    if is_listed { violation.of_title(item) } else { violation }
                });
            }
        }
    }

    fn report_some(
        &mut self,
        field: FieldRef<'_>,
        kind: Option<ViolationKind<'static>>,
        value: &Value,
    ) {
        if let Some(kind) = kind {
            self.report(field, kind, Some(value));
        }
    }

    #[cold]
    fn report(&mut self, field: FieldRef<'_>, kind: ViolationKind<'static>, given: Option<&Value>) {
        self.push(|all| Violation::new(all.subject(field), None, kind, given));
    }

    /// The field as its violations know it: one for all of them.
    fn subject(&self, field: FieldRef<'_>) -> Arc<Subject> {
        match self.violations.last() {
            Some(last) if last.field() == Some(field.name()) => last.subject(),
            _ => Arc::new(Subject::of(&field.field())),
        }
    }
}

/// The options are those of the [`Subject`].
const NOT_AN_OPTION: ViolationKind<'static> = ViolationKind::NotAnOption { options: &[] };

/// The words are its author's.
const CHECK: ViolationKind<'static> = ViolationKind::Check { says: "" };

fn distinct(items: &[Value]) -> u64 {
    items.iter().filter_map(Value::as_str).collect::<HashSet<_>>().len() as u64
}

#[cfg(feature = "formats")]
pub(crate) fn is_of_format(format: Format, text: &str) -> bool {
    super::format::is_of_format(format, text)
}

#[cfg(not(feature = "formats"))]
pub(crate) fn is_of_format(_: Format, _: &str) -> bool {
    true
}

/// What is wrong with a text that is not of the format, if it can be told.
#[cfg(feature = "formats")]
fn flaw(format: Format, text: &str) -> Option<&'static str> {
    super::format::flaw(format, text)
}

#[cfg(not(feature = "formats"))]
fn flaw(_: Format, _: &str) -> Option<&'static str> {
    None
}

/// Whether no text of the field is empty: clients send an empty one for a field that
/// the person left alone.
pub(super) fn refuses_empty(field: FieldRef<'_>) -> bool {
    let facts = field.facts();
    match facts.kind {
        FieldKind::String => {
            facts.limits.format.is_some()
                || check_length(&facts.limits, "").is_some()
                || check_text_type(&facts.limits, "").is_some()
        }
        FieldKind::SingleSelect => !field.options().contains(""),
        _ => false,
    }
}

/// The number as serde takes it everywhere: `30` for the `30.0` of an integer field, and
/// `1.5` for `1.50` where `serde_json` keeps all digits (its feature
/// `arbitrary_precision`), which a flattened struct does not read.
pub(super) fn canonical(field: FieldRef<'_>, value: &Value) -> Option<Value> {
    let Value::Number(number) = value else { return None };
    if number.is_i64() || number.is_u64() {
        return None;
    }
    if field.facts().kind == FieldKind::Integer {
        let whole = Number::from(number).as_int()?;
        let signed = i64::try_from(whole).map(Value::from);
        return signed.or_else(|_| u64::try_from(whole).map(Value::from)).ok();
    }
    let float = serde_json::Number::from_f64(number.as_f64()?)?;
    (float != *number).then_some(Value::Number(float))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use crate::{Field, FormError, FormSchema, Format};

    #[test]
    fn formats_are_asserted_with_the_feature_only() -> Result<(), FormError> {
        let field = Field::string("day").format(Format::Date);
        let form = FormSchema::builder().field(field).build()?;
        assert!(form.validate(&json!({"day": "2024-02-29"})).is_ok());
        let is_refused = form.validate(&json!({"day": "2023-02-29"})).is_err();
        assert_eq!(is_refused, cfg!(feature = "formats"));
        Ok(())
    }
}
