//! [`Findings`]: what was found wrong so far.

use std::sync::Arc;

use serde_json::Value;

use crate::answer::{Subject, Violation, Violations};
use crate::json::{Place, Report};
use crate::node::{Json, Values};
use crate::rules::ViolationKind;

/// What was found wrong so far. A good value allocates nothing here.
#[derive(Default)]
pub(super) struct Findings {
    list: Vec<Violation>,
    omitted: usize,
    report: Report,
    /// Only how much there is is asked: nothing is kept.
    is_probe: bool,
    /// What all violations are about that list no choices.
    plain: Option<Arc<Subject>>,
    /// The last choices that were listed: those of a list are the same for each item.
    choices: Option<(Choices, Arc<Subject>)>,
}

/// The same choices have the same first text, at the same place of memory.
type Choices = (*const u8, usize);

impl Findings {
    pub(super) fn probe() -> Self {
        Self { is_probe: true, ..Self::default() }
    }

    pub(super) fn finish(self) -> Result<(), Violations> {
        if self.list.is_empty() {
            return Ok(());
        }
        Err(Violations::with_omitted(self.list, self.omitted))
    }

    pub(super) const fn is_probe(&self) -> bool {
        self.is_probe
    }

    /// Whether one more is counted, and that is all.
    pub(super) fn only_counts(&mut self) -> bool {
        self.count_all(1)
    }

    /// Whether these are counted, which nobody asks to see.
    pub(super) fn count_all(&mut self, faults: usize) -> bool {
        if self.is_probe {
            self.omitted += faults;
        }
        self.is_probe
    }

    pub(super) fn list(&self) -> &[Violation] {
        &self.list
    }

    pub(super) fn len(&self) -> usize {
        self.list.len() + self.omitted
    }

    pub(super) fn report(
        &mut self,
        kind: ViolationKind<'static>,
        given: Option<&Value>,
        place: &Place<'_>,
    ) {
        self.say(kind, given, place, None);
    }

    /// The same with the text that it shows.
    #[cold]
    pub(super) fn say(
        &mut self,
        kind: ViolationKind<'static>,
        given: Option<&Value>,
        place: &Place<'_>,
        says: Option<String>,
    ) {
        if self.is_full() {
            return;
        }
        let plain = self.plain.get_or_insert_with(|| Arc::new(Subject::of_place(vec![], vec![])));
        let violation = Violation::at(Arc::clone(plain), place, kind, given);
        self.keep(match says {
            Some(says) => violation.saying(says),
            None => violation,
        });
    }

    /// A value that is none of the choices.
    #[cold]
    pub(super) fn not_an_option(
        &mut self,
        choices: Values<'_>,
        given: Option<&Value>,
        place: &Place<'_>,
    ) {
        if self.is_full() {
            return;
        }
        let subject = self.subject(choices);
        let kind = ViolationKind::NotAnOption { options: &[] };
        self.keep(Violation::at(subject, place, kind, given));
    }

    /// The same, or another kind that lists texts or keys, which are made for it.
    #[cold]
    pub(super) fn choose(
        &mut self,
        kind: ViolationKind<'static>,
        subject: Subject,
        given: Option<&Value>,
        (place, says): (&Place<'_>, Option<String>),
    ) {
        if self.is_full() {
            return;
        }
        self.report.add(subject.bytes());
        let violation = Violation::at(Arc::new(subject), place, kind, given);
        self.keep(match says {
            Some(says) => violation.saying(says),
            None => violation,
        });
    }

    fn subject(&mut self, choices: Values<'_>) -> Arc<Subject> {
        let first = match choices.get(0) {
            Some(Json::String(text)) => Some((text.as_ptr(), choices.len())),
            _ => None,
        };
        if let (Some(first), Some((last, subject))) = (first, &self.choices) {
            if first == *last {
                return Arc::clone(subject);
            }
        }
        let subject = Arc::new(subject_of(choices));
        self.report.add(subject.bytes());
        self.choices = first.map(|first| (first, Arc::clone(&subject)));
        subject
    }

    /// Whether no more is kept; then it is counted.
    fn is_full(&mut self) -> bool {
        if self.only_counts() {
            return true;
        }
        let is_full = !self.report.has_room();
        self.omitted += usize::from(is_full);
        is_full
    }

    fn keep(&mut self, violation: Violation) {
        if self.report.has_room() {
            self.report.add(violation.bytes());
            self.list.push(violation);
        } else {
            self.omitted += 1;
        }
    }
}

fn subject_of(choices: Values<'_>) -> Subject {
    let texts = choices.iter().map(|choice| match choice {
        Json::String(text) => Some(text.to_owned()),
        _ => None,
    });
    match texts.collect::<Option<Vec<_>>>() {
        Some(texts) => Subject::of_place(texts, Vec::new()),
        None => {
            Subject::of_json(choices.iter().map(|choice| choice.to_value().to_string()).collect())
        }
    }
}
