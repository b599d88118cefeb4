//! Lists and tuples.

use serde_json::Value;

use super::judge::Judge;
use crate::field::Limits;
use crate::json::{Place, distinct, first_repeated};
use crate::node::{Child, Nodes};
use crate::rules::{ViolationKind, check_list_length};

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
