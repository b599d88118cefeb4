//! [`Judge`]: a value against its schema.

use core::{mem, slice};

use serde_json::Value;

use super::findings::Findings;
use super::known::Known;
use super::lenient::{Slip, slip};
use super::normalise::alike;
use super::pattern;
use super::types::types_of;
use super::union::{self, texts_of};
use super::{MAX_DEPTH, MAX_HOPS};
use crate::answer::{Violations, is_of_format};
use crate::field::{Format, Limits, Number};
use crate::json::Place;
use crate::node::{Node, Ref, Shape, Steps, Tree};
use crate::rules::header::check_header_range;
use crate::rules::{
    JsonType, JsonTypes, ViolationKind, check_length, check_multiple, check_open_range,
    check_range, check_text_type, check_whole,
};

pub(super) struct Judge<'a> {
    pub(super) tree: &'a Tree<'a>,
    pub(super) findings: Findings,
    /// Whether the author's own rules are asked, too.
    pub(super) checks: bool,
    /// Whether the value is one that is normalised later, where it turns out to fit: the
    /// null of what is absent, another letter case, properties that nobody declares.
    pub(super) forgives: bool,
    /// Whether it is one that is repaired then, too: only whether it fits is asked.
    pub(super) mends: bool,
    pub(super) known: Known,
    /// How many times serde will read what stands here, to find the branches of what is
    /// around, and how many times it reads anything more than a few times.
    pub(super) tries: u64,
    pub(super) tried: u64,
    level: usize,
    hops: usize,
}

impl<'a> Judge<'a> {
    pub(super) fn new(tree: &'a Tree<'a>, checks: bool) -> Self {
        let (findings, known) = (Findings::default(), Known::default());
        Self {
            tree,
            findings,
            checks,
            forgives: false,
            mends: false,
            known,
            tries: 1,
            tried: 0,
            level: 0,
            hops: 0,
        }
    }

    /// Of a value at that level that is not normalised yet.
    pub(super) fn forgiving(tree: &'a Tree<'a>, level: usize, known: Known) -> Self {
        Self { findings: Findings::probe(), forgives: true, level, known, ..Self::new(tree, false) }
    }

    /// Judges a whole value.
    pub(super) fn finish(mut self, value: &Value) -> Result<(), Violations> {
        let tree = self.tree;
        self.judge(&tree.root, value, &Place::ROOT);
        self.findings.finish()
    }

    /// How many faults there are, by the schema alone.
    pub(super) fn count(&mut self, node: &Node<'a>, value: &Value, place: &Place<'_>) -> usize {
        let findings = mem::replace(&mut self.findings, Findings::probe());
        let checks = mem::replace(&mut self.checks, false);
        self.judge(node, value, place);
        self.checks = checks;
        mem::replace(&mut self.findings, findings).len()
    }

    /// Whether the value fits. What does not is reported.
    pub(super) fn judge(&mut self, node: &Node<'a>, value: &Value, place: &Place<'_>) -> bool {
        if node.nullable && value.is_null() {
            return true;
        }
        if self.level > MAX_DEPTH || self.hops > MAX_HOPS {
            self.findings.report(TOO_DEEP, Some(value), place);
            return false;
        }
        self.hops += 1;
        let fits = match self.slip(node, value) {
            None => self.judge_itself(node, value, place),
            Some(slip) => self.judge_slip(node, slip, value, place),
        };
        self.hops -= 1;
        fits && self.check(node, value, place)
    }

    fn judge_itself(&mut self, node: &Node<'a>, value: &Value, place: &Place<'_>) -> bool {
        self.judge_choices(node, value, place) && self.judge_shape(node, value, place)
    }

    fn slip(&mut self, node: &Node<'a>, value: &Value) -> Option<Slip> {
        if self.mends { slip(types_of(self.tree, node), value, &mut self.known) } else { None }
    }

    /// Judges a value as it will be once it is repaired.
    fn judge_slip(
        &mut self,
        node: &Node<'a>,
        slip: Slip,
        value: &Value,
        place: &Place<'_>,
    ) -> bool {
        let item = slice::from_ref(value);
        match (slip, node.shape) {
            (Slip::Text(said), shape) => {
                let fits = self.judge_itself(node, &said.value, place);
                if let Shape::Union { branches, .. } = shape {
                    self.known.keep_of_text(branches, value, &said.value);
                }
                fits
            }
            // Each branch makes the list itself.
            (Slip::Item, Shape::Union { .. } | Shape::Ref(_)) => {
                self.judge_itself(node, value, place)
            }
            (Slip::Item, Shape::Array { items, limits, .. }) if node.choices.is_none() => {
                self.judge_count(&limits, item, value, place)
                    && self.judge_items(items, item, place)
            }
            (Slip::Item, Shape::Tuple(nodes)) if node.choices.is_none() => {
                self.judge_tuple(nodes, item, value, place)
            }
            (Slip::Item, _) => self.judge_itself(node, &Value::from(item), place),
        }
    }

    /// Judges a value inside the one before.
    pub(super) fn judge_inside(
        &mut self,
        node: &Node<'a>,
        value: &Value,
        place: &Place<'_>,
    ) -> bool {
        if self.level < MAX_DEPTH && surely_takes(node, value) {
            return true;
        }
        let hops = mem::take(&mut self.hops);
        self.level += 1;
        let fits = self.judge(node, value, place);
        self.level -= 1;
        self.hops = hops;
        fits
    }

    /// Serde would read what is inside so often that it could not be waited for.
    pub(super) fn too_deep(&mut self, value: &Value, place: &Place<'_>) -> bool {
        self.findings.report(ViolationKind::TooDeep { max: self.level }, Some(value), place);
        false
    }

    /// Anything at all, as long as it can be read.
    pub(super) fn judge_anything(&mut self, value: &Value, place: &Place<'_>) -> bool {
        let fits = is_within(value, MAX_DEPTH.saturating_sub(self.level));
        if !fits {
            self.findings.report(TOO_DEEP, Some(value), place);
        }
        fits
    }

    /// The author's own rules about a part that is as it must be.
    fn check(&mut self, node: &Node<'a>, value: &Value, place: &Place<'_>) -> bool {
        if !self.checks {
            return true;
        }
        let refusals = node.checks.map(|checks| checks.refusals(value)).unwrap_or_default();
        let fits = refusals.is_empty();
        for says in refusals {
            self.findings.say(ViolationKind::Check { says: "" }, Some(value), place, Some(says));
        }
        fits
    }

    fn judge_choices(&mut self, node: &Node<'a>, value: &Value, place: &Place<'_>) -> bool {
        let Some(choices) = node.choices else { return true };
        let fits = choices.contains(value)
            || (self.forgives
                && value.as_str().is_some_and(|text| alike(texts_of(choices), text).is_some()));
        if !fits {
            self.findings.not_an_option(choices, Some(value), place);
        }
        fits
    }

    /// Recursion goes through here: what is no step into the value is done elsewhere, so that
    /// a level takes little of the stack.
    fn judge_shape(&mut self, node: &Node<'a>, value: &Value, place: &Place<'_>) -> bool {
        match (&node.shape, value) {
            #[cfg(feature = "raw-schemas")]
            (Shape::Raw(part), _) => self.judge_raw(part, value, place),
            #[cfg(not(feature = "raw-schemas"))]
            (Shape::Raw(_), _) => self.judge_anything(value, place),
            (Shape::Any, _) => self.judge_anything(value, place),
            (Shape::Null, Value::Null) | (Shape::Boolean, Value::Bool(_)) => true,
            (Shape::String { .. }, Value::String(text)) => {
                self.judge_text(&node.shape, text, value, place)
            }
            (Shape::Number { limits, steps }, Value::Number(number)) => {
                let number = Number::from(number);
                let [whole, range, multiple] = number_faults(limits, *steps, number);
                // Also of a schema from elsewhere, which need not say it.
                let range = range.or_else(|| check_header_range(node.header.and(Some(number))?));
                self.report_all(&[whole, range, multiple], value, place, None)
            }
            (Shape::Array { items, limits, unique }, Value::Array(values)) => {
                let fits = self.judge_count(limits, values, value, place);
                let fits = (!unique || self.judge_repeats(values, value, place)) && fits;
                self.judge_items(*items, values, place) && fits
            }
            (Shape::Tuple(nodes), Value::Array(values)) => {
                self.judge_tuple(*nodes, values, value, place)
            }
            (Shape::Object { properties, rest }, Value::Object(map)) => {
                self.judge_object(node, (*properties, *rest), map, place)
            }
            (Shape::Union { branches, tagging }, _) => {
                union::judge(self, node, (*branches, *tagging), value, place)
            }
            (Shape::Ref(mention), _) => self.judge_target(*mention, value, place),
            _ => self.wrong_type(node, value, place),
        }
    }

    fn judge_target(&mut self, mention: Ref<'a>, value: &Value, place: &Place<'_>) -> bool {
        let tree = self.tree;
        let fits = tree.with(mention, |target| self.judge(target, value, place));
        // A mention of nothing says nothing.
        fits.unwrap_or_else(|| self.judge_anything(value, place))
    }

    fn judge_text(
        &mut self,
        shape: &Shape<'a>,
        text: &str,
        value: &Value,
        place: &Place<'_>,
    ) -> bool {
        let Shape::String { limits, format, pattern } = shape else { return true };
        let faults = text_faults(limits, *format, *pattern, text);
        self.report_all(&faults, value, place, *pattern)
    }

    pub(super) fn wrong_type(&mut self, node: &Node<'a>, value: &Value, place: &Place<'_>) -> bool {
        let kind = ViolationKind::NotOfJsonType { expected: types_of(self.tree, node) };
        self.findings.report(kind, Some(value), place);
        false
    }

    pub(super) fn not_an_object(&mut self, value: &Value, place: &Place<'_>) -> bool {
        let expected = JsonTypes::of(JsonType::Object);
        self.findings.report(ViolationKind::NotOfJsonType { expected }, Some(value), place);
        false
    }

    fn report_all(
        &mut self,
        faults: &[Option<ViolationKind<'static>>; 3],
        value: &Value,
        place: &Place<'_>,
        pattern: Option<&str>,
    ) -> bool {
        let mut fits = true;
        for kind in faults.iter().flatten().copied() {
            fits = false;
            let says = matches!(kind, ViolationKind::NoMatch { .. }).then_some(pattern).flatten();
            self.findings.say(kind, Some(value), place, says.map(str::to_owned));
        }
        fits
    }
}

pub(super) const TOO_DEEP: ViolationKind<'static> = ViolationKind::TooDeep { max: MAX_DEPTH };

/// Whether a leaf takes the value, and no rule of an author's is to be asked: most of all
/// values are such leaves, which need no step into them. `false` says nothing.
fn surely_takes(node: &Node<'_>, value: &Value) -> bool {
    let fits = match (&node.shape, value) {
        (Shape::Boolean, Value::Bool(_)) => true,
        (Shape::String { limits, format: None, pattern: None }, Value::String(text)) => {
            limits.format.is_none()
                && check_length(limits, text).is_none()
                && check_text_type(limits, text).is_none()
        }
        (Shape::Number { limits, steps: None }, Value::Number(number)) => {
            let number = Number::from(number);
            node.header.is_none()
                && check_whole(limits, number).is_none()
                && check_range(limits, number).is_none()
        }
        _ => false,
    };
    fits && node.checks.is_none() && node.choices.is_none_or(|choices| choices.contains(value))
}

/// What is wrong with a text: its length, its form, its pattern.
pub(super) fn text_faults(
    limits: &Limits,
    format: Option<&str>,
    pattern: Option<&str>,
    text: &str,
) -> [Option<ViolationKind<'static>>; 3] {
    let format = limits.format.or_else(|| Format::from_name(format?));
    // What is not of the format is none of the type either, and once is enough.
    let form = match format.filter(|&format| !is_of_format(format, text)) {
        Some(format) => Some(ViolationKind::NotOfFormat { format }),
        None => check_text_type(limits, text),
    };
    let mismatch = pattern.is_some_and(|pattern| !pattern::is_match(pattern, text));
    [check_length(limits, text), form, mismatch.then_some(ViolationKind::NoMatch { pattern: "" })]
}

fn number_faults(
    limits: &Limits,
    steps: Option<&Steps>,
    number: Number,
) -> [Option<ViolationKind<'static>>; 3] {
    let whole = check_whole(limits, number);
    let range = check_range(limits, number);
    let Some(steps) = steps else { return [whole, range, None] };
    let open = check_open_range(steps.exclusive_min, steps.exclusive_max, number);
    [whole, range.or(open), check_multiple(steps.multiple_of, number)]
}

/// Whether the value nests no deeper.
pub(super) fn is_within(value: &Value, levels: usize) -> bool {
    let inside = || levels.checked_sub(1);
    match value {
        Value::Array(items) => {
            inside().is_some_and(|levels| items.iter().all(|item| is_within(item, levels)))
        }
        Value::Object(map) => {
            inside().is_some_and(|levels| map.values().all(|value| is_within(value, levels)))
        }
        _ => true,
    }
}
