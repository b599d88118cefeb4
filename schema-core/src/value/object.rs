//! Objects: their properties, and what else they have.

use std::collections::HashSet;

use serde_json::{Map, Value};

use super::judge::{Judge, text_faults};
use super::types::types_of;
use crate::answer::Subject;
use crate::json::Place;
use crate::node::{Json, Node, Properties, Property, Rest, Shape, Values};
use crate::rules::{JsonTypes, ViolationKind};

/// Below this, comparing with each beats a set.
const FEW: usize = 16;

impl<'a> Judge<'a> {
    pub(super) fn judge_object(
        &mut self,
        node: &Node<'a>,
        (properties, rest): (Option<Properties<'a>>, Rest<'a>),
        map: &Map<String, Value>,
        place: &Place<'_>,
    ) -> bool {
        let mut fits = true;
        let mut declared = 0;
        if let Some(properties) = properties {
            properties.each(&mut |property| match map.get(property.name) {
                Some(value) if self.is_absent(property, value) => declared += 1,
                Some(value) => {
                    declared += 1;
                    fits &= self.judge_property(property, value, &place.key(property.name));
                }
                None if property.required => fits &= self.missing(property, place),
                None => {}
            });
        }
        if let Some(names) = node.names {
            names.with(|names| {
                for key in map.keys() {
                    fits &= self.judge_name(names, key, place);
                }
            });
        }
        let has_more = map.len() > declared && !matches!(rest, Rest::Open);
        if has_more { self.judge_rest(properties, rest, map, place) && fits } else { fits }
    }

    fn judge_property(
        &mut self,
        property: &Property<'_, 'a>,
        value: &Value,
        place: &Place<'_>,
    ) -> bool {
        let node = property.node;
        match property.said {
            Some(said) if !said.surely_takes(&node.shape, value) => {
                self.judge_limited(property, value, place)
            }
            _ => self.judge_inside(node, value, place),
        }
    }

    /// By a copy of the schema: apart, so that a level takes little of the stack.
    #[inline(never)]
    fn judge_limited(
        &mut self,
        property: &Property<'_, 'a>,
        value: &Value,
        place: &Place<'_>,
    ) -> bool {
        self.judge_inside(&property.limited(), value, place)
    }

    /// Null for what is not required, which is taken out before serde sees it.
    fn is_absent(&self, property: &Property<'_, 'a>, value: &Value) -> bool {
        self.forgives && value.is_null() && !property.required && !property.node.nullable
    }

    fn missing(&mut self, property: &Property<'_, 'a>, place: &Place<'_>) -> bool {
        if !self.findings.only_counts() {
            let expected = self.expected(property.node);
            let place = place.key(property.name);
            self.findings.say(ViolationKind::Missing, None, &place, expected);
        }
        false
    }

    /// What a schema takes, in a few words, if it says.
    fn expected(&self, node: &Node<'a>) -> Option<String> {
        const SHOWN: usize = 8;

        let Some(choices) = node.choices else {
            let types = types_of(self.tree, node);
            return (types != JsonTypes::ALL).then(|| types.to_string());
        };
        let mut words = String::from(if choices.len() > 1 { "one of " } else { "" });
        for (index, choice) in choices.iter().take(SHOWN).enumerate() {
            words.push_str(if index > 0 { ", " } else { "" });
            words.push_str(&choice.to_value().to_string());
        }
        words.push_str(if choices.len() > SHOWN { ", …" } else { "" });
        Some(words)
    }

    fn judge_rest(
        &mut self,
        properties: Option<Properties<'a>>,
        rest: Rest<'a>,
        map: &Map<String, Value>,
        place: &Place<'_>,
    ) -> bool {
        let mut fits = true;
        let names = Names::of(properties);
        for (key, value) in map.iter().filter(|(key, _)| !names.contains(key)) {
            let place = place.entry(key);
            fits &= match rest {
                Rest::Open => true,
                Rest::Anything => self.judge_anything(value, &place),
                Rest::Of(child) => child.with(|node| self.judge_inside(node, value, &place)),
                // What serde does not refuse is taken out before it sees it.
                Rest::Closed { denied: false, .. } if self.forgives => true,
                Rest::Closed { .. } => self.undeclared(&names, value, &place),
            };
        }
        fits
    }

    fn undeclared(&mut self, names: &Names<'a>, value: &Value, place: &Place<'_>) -> bool {
        if !self.findings.only_counts() {
            let kind = ViolationKind::Undeclared { properties: &[] };
            let names = Subject::of_place(vec![], names.to_vec());
            self.findings.choose(kind, names, Some(value), (place, None));
        }
        false
    }

    /// Whether the name fits. Of the common schemas it is told without a copy of it.
    fn is_name(&mut self, names: &Node<'a>, name: &str) -> bool {
        let is_choice = |choices: Values<'_>| {
            choices.iter().any(|choice| matches!(choice, Json::String(text) if text == name))
        };
        match names.shape {
            Shape::String { limits, format, pattern } => {
                text_faults(&limits, format, pattern, name).iter().all(Option::is_none)
                    && names.choices.is_none_or(is_choice)
            }
            Shape::Any => names.choices.is_none_or(is_choice),
            _ => self.count(names, &Value::from(name), &Place::ROOT) == 0,
        }
    }

    /// The name of a property of a map.
    fn judge_name(&mut self, names: &Node<'a>, name: &str, place: &Place<'_>) -> bool {
        if self.is_name(names, name) {
            return true;
        }
        if !self.findings.only_counts() {
            // For its words.
            let mut judge = Judge::new(self.tree, false);
            let value = Value::from(name);
            judge.judge(names, &value, &Place::ROOT);
            let says = judge.findings.list().first().map(ToString::to_string);
            let kind = ViolationKind::NotAName { says: "" };
            self.findings.say(kind, None, &place.entry(name), says);
        }
        false
    }
}

/// The names of the declared properties, to look up many.
pub(super) enum Names<'a> {
    Few(Properties<'a>),
    Many(Properties<'a>, HashSet<&'a str>),
}

impl<'a> Names<'a> {
    pub(super) fn of(properties: Option<Properties<'a>>) -> Self {
        let properties = properties.unwrap_or(Properties::Constant(&[]));
        if properties.len() <= FEW {
            return Self::Few(properties);
        }
        let mut names = HashSet::with_capacity(properties.len());
        properties.each(&mut |property| {
            names.insert(property.name);
        });
        Self::Many(properties, names)
    }

    pub(super) fn contains(&self, name: &str) -> bool {
        match self {
            Self::Few(properties) => properties.has(name),
            Self::Many(_, names) => names.contains(name),
        }
    }

    fn to_vec(&self) -> Vec<String> {
        let (Self::Few(properties) | Self::Many(properties, _)) = self;
        let mut names = Vec::with_capacity(properties.len());
        properties.each(&mut |property| names.push(property.name.to_owned()));
        names
    }
}
