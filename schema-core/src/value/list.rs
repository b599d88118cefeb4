//! Lists and tuples.

use std::collections::HashMap;

use serde_json::Value;

use super::judge::Judge;
use crate::field::{Limits, Number};
use crate::json::Place;
use crate::node::{Child, Nodes};
use crate::rules::{ViolationKind, check_list_length};

/// Below this, comparing each with each beats a map.
const FEW: usize = 16;

impl<'a> Judge<'a> {
    pub(super) fn judge_count(
        &mut self,
        limits: &Limits,
        values: &[Value],
        value: &Value,
        place: &Place<'_>,
    ) -> bool {
        let count = values.len() as u64;
        // Of a set only what is left of it counts for the least number.
        let fault = check_list_length(limits, count).or_else(|| {
            let is_set = limits.distinct && limits.min_items.is_some();
            is_set.then(|| check_list_length(limits, distinct(values))).flatten()
        });
        match fault {
            Some(kind) => {
                self.findings.report(kind, Some(value), place);
                false
            }
            None => true,
        }
    }

    /// `uniqueItems` (Validation, 6.4.3).
    pub(super) fn judge_repeats(
        &mut self,
        values: &[Value],
        value: &Value,
        place: &Place<'_>,
    ) -> bool {
        match first_repeated(values) {
            Some((first, again)) => {
                self.findings.report(ViolationKind::Repeated { first, again }, Some(value), place);
                false
            }
            None => true,
        }
    }

    pub(super) fn judge_items(
        &mut self,
        items: Option<Child<'a>>,
        values: &[Value],
        place: &Place<'_>,
    ) -> bool {
        let Some(items) = items else {
            return values.iter().enumerate().fold(true, |fits, (index, value)| {
                self.judge_anything(value, &place.index(index)) && fits
            });
        };
        items.with(|node| {
            let mut fits = true;
            for (index, value) in values.iter().enumerate() {
                fits &= self.judge_inside(node, value, &place.index(index));
            }
            fits
        })
    }

    pub(super) fn judge_tuple(
        &mut self,
        nodes: Nodes<'a>,
        values: &[Value],
        value: &Value,
        place: &Place<'_>,
    ) -> bool {
        let size = Some(nodes.len() as u64);
        let limits = Limits { min_items: size, max_items: size, ..Limits::of(false) };
        let mut fits = self.judge_count(&limits, values, value, place);
        let mut rest = values.iter().enumerate();
        nodes.each(&mut |node| {
            if let Some((index, value)) = rest.next() {
                fits &= self.judge_inside(node, value, &place.index(index));
            }
        });
        fits
    }
}

/// How many different values there are.
fn distinct(values: &[Value]) -> u64 {
    let mut seen = Seen::default();
    values
        .iter()
        .enumerate()
        .filter(|(index, value)| seen.find(values, *index, value).is_none())
        .count() as u64
}

pub(super) fn first_repeated(values: &[Value]) -> Option<(usize, usize)> {
    let mut seen = Seen::default();
    let mut all = values.iter().enumerate();
    all.find_map(|(index, value)| Some((seen.find(values, index, value)?, index)))
}

/// The values so far: compared each with each while they are few, else by their text.
#[derive(Default)]
struct Seen {
    texts: HashMap<String, usize>,
}

impl Seen {
    /// Where the value stood before.
    fn find(&mut self, values: &[Value], index: usize, value: &Value) -> Option<usize> {
        if values.len() <= FEW {
            return values.iter().take(index).position(|other| is_same(other, value));
        }
        let mut text = String::new();
        canonical(value, &mut text);
        let first = *self.texts.entry(text).or_insert(index);
        (first != index).then_some(first)
    }
}

/// Equal as JSON Schema has it: `1` is `1.0`, and keys have no order.
fn is_same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Number(one), Value::Number(other)) => Number::from(one) == Number::from(other),
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len()
                && one.iter().zip(other).all(|(one, other)| is_same(one, other))
        }
        (Value::Object(one), Value::Object(other)) => {
            one.len() == other.len()
                && one
                    .iter()
                    .all(|(key, value)| other.get(key).is_some_and(|other| is_same(value, other)))
        }
        _ => one == other,
    }
}

/// A text that equal values share, and no others.
fn canonical(value: &Value, text: &mut String) {
    match value {
        Value::Number(number) => text.push_str(&Number::from(number).normalized().to_string()),
        Value::Array(values) => {
            text.push('[');
            for value in values {
                canonical(value, text);
                text.push(',');
            }
            text.push(']');
        }
        Value::Object(map) => {
            let mut entries: Vec<_> = map.iter().collect();
            entries.sort_unstable_by_key(|(key, _)| *key);
            text.push('{');
            for (key, value) in entries {
                text.push_str(&Value::from(key.as_str()).to_string());
                text.push(':');
                canonical(value, text);
                text.push(',');
            }
            text.push('}');
        }
        plain => text.push_str(&plain.to_string()),
    }
}
