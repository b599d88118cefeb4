//! The author's own rules about a form as a whole (`#[elicit(check = …)]`).

use serde_json::{Map, Value};

use super::{FormSchema, Store};
use crate::field::Checks;

/// Rules about a run of fields: about all of a form, or those that `flatten` brought.
#[derive(Clone, Copy)]
pub(crate) struct FormRule {
    checks: &'static Checks,
    start: usize,
    end: usize,
}

impl FormRule {
    fn is_about(&self, place: usize) -> bool {
        (self.start..self.end).contains(&place)
    }
}

impl FormSchema<'static> {
    /// The same form, with rules of its author.
    #[doc(hidden)]
    pub const fn check(mut self, checks: &'static Checks) -> Self {
        self.checks = Some(checks);
        self
    }

    /// Whether there are rules about the form, or about one that was flattened into it;
    /// for constants.
    #[cfg(feature = "tools")]
    pub(crate) const fn has_rules(&self) -> bool {
        if self.checks.is_some() {
            return true;
        }
        let Store::Joined(mut rest) = self.fields else { return false };
        while let [form, tail @ ..] = rest {
            if form.has_rules() {
                return true;
            }
            rest = tail;
        }
        false
    }
}

impl FormSchema<'_> {
    /// All rules, those about a flattened form before those about the form that has it.
    pub(crate) fn rules(&self) -> Vec<FormRule> {
        let mut rules = self.kept.clone();
        self.add_rules(0, &mut rules);
        rules
    }

    fn add_rules(&self, start: usize, rules: &mut Vec<FormRule>) {
        if let Store::Joined(forms) = &self.fields {
            let mut start = start;
            for form in *forms {
                form.add_rules(start, rules);
                start += form.len();
            }
        }
        if let Some(checks) = self.checks {
            rules.push(FormRule { checks, start, end: start + self.len() });
        }
    }

    /// What the rules say of a content. One is asked only where nothing else is wrong in
    /// its fields: none of those at the places `wrong`, and nothing that a rule says of a
    /// form within.
    pub(crate) fn refusals(
        &self,
        rules: &[FormRule],
        content: &Map<String, Value>,
        mut wrong: Vec<usize>,
    ) -> Vec<String> {
        let mut refusals = Vec::new();
        for rule in rules {
            if wrong.iter().any(|place| rule.is_about(*place)) {
                continue;
            }
            if let Some(says) = rule.checks.refusal(&self.part(rule, content)) {
                wrong.push(rule.start);
                refusals.push(says);
            }
        }
        refusals
    }

    /// The fields that the rule is about, and nothing else: serde would take what a client
    /// adds for them by another name.
    fn part(&self, rule: &FormRule, content: &Map<String, Value>) -> Value {
        let mut part = Map::new();
        let mut place = 0;
        self.visit(&mut |field| {
            if rule.is_about(place) {
                let entry = content.get_key_value(field.name());
                part.extend(entry.map(|(name, value)| (name.clone(), value.clone())));
            }
            place += 1;
        });
        Value::Object(part)
    }
}
