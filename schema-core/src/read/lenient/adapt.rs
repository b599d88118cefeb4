//! Other ways to write a field, brought into the one that a form has.
//!
//! What schema libraries make of an optional type, an enum or a shared definition is
//! no keyword of a form, and says the same as one that is.

use std::borrow::Cow;
use std::collections::HashSet;

use super::Effect;
use crate::json::Place;
use crate::read::input::{Entries, Input};
use crate::read::reader::{Reader, get, quoted};

/// A field, or the items of one, as a form would write it.
pub(super) struct Adapted<'a> {
    pub(super) entries: Entries<'a>,
    /// `null` is a legal answer, so the field may stay empty.
    pub(super) is_optional: bool,
}

/// How many schemas are merged into one: a definition may be a reference again.
const STEPS: usize = 8;

/// How many values are copied out of definitions, all told: they are written once, and
/// may be referred to often.
pub(in crate::read) const COPIED: usize = 1 << 16;

impl Reader {
    pub(super) fn adapt<'a>(
        &mut self,
        root: &Input<'a>,
        entries: Entries<'a>,
        place: &Place<'_>,
    ) -> Adapted<'a> {
        let mut adapted = Adapted { entries: self.once_each(entries, place), is_optional: false };
        for _ in 0..STEPS {
            if !self.merge(root, &mut adapted, place) {
                break;
            }
        }
        self.nullable(&mut adapted, place);
        self.choices(&mut adapted.entries, place);
        if let Some(Input::Null) = get(&adapted.entries, "default") {
            remove(&mut adapted.entries, "default");
            let words = "left out, the field starts empty";
            self.leave_out(&place.key("default"), Effect::Changed, words);
        }
        self.adapt_items(root, &mut adapted.entries, place);
        adapted
    }

    /// Of equal keys the first.
    fn once_each<'a>(&mut self, entries: Entries<'a>, place: &Place<'_>) -> Entries<'a> {
        let mut seen = HashSet::with_capacity(entries.len());
        let mut once = Entries::with_capacity(entries.len());
        for (key, value) in entries {
            if seen.insert(key.clone()) {
                once.push((key, value));
            } else {
                let words = "stands twice, the first one counts";
                self.leave_out(&place.key(&key), Effect::Changed, words);
            }
        }
        once
    }

    /// Takes one schema that stands in, or is named by, this one into it.
    fn merge<'a>(&mut self, root: &Input<'a>, into: &mut Adapted<'a>, place: &Place<'_>) -> bool {
        if let Some(Input::String(target)) = get(&into.entries, "$ref") {
            let target = target.clone();
            let Some(found) = self.copied(resolve(root, &target)) else { return false };
            let words = format!("followed to {}", quoted(&target));
            self.leave_out(&place.key("$ref"), Effect::Changed, words);
            return take_in(&mut into.entries, "$ref", found);
        }
        if let Some(Input::Array(schemas)) = get(&into.entries, "allOf") {
            if let [Input::Object(only)] = schemas.as_slice() {
                let only = only.clone();
                let words = "one schema alone, taken for the field itself";
                self.leave_out(&place.key("allOf"), Effect::Changed, words);
                return take_in(&mut into.entries, "allOf", only);
            }
        }
        ["anyOf", "oneOf"].iter().any(|key| self.merge_alternative(key, into, place))
    }

    /// The only alternative, `null` aside.
    fn merge_alternative(&mut self, key: &str, into: &mut Adapted<'_>, place: &Place<'_>) -> bool {
        let Some(Input::Array(schemas)) = get_mut(&mut into.entries, key) else { return false };
        let before = schemas.len();
        schemas.retain(|schema| !is_null(schema));
        let had_null = schemas.len() < before;
        let only = match schemas.as_slice() {
            [Input::Object(only)] if get(only, "const").is_none() => Some(only.clone()),
            _ => None,
        };
        into.is_optional |= had_null;
        if had_null {
            let words = "null is said by leaving the field out";
            self.leave_out(&place.key(key), Effect::Changed, words);
        } else if only.is_some() {
            let words = "one schema alone, taken for the field itself";
            self.leave_out(&place.key(key), Effect::Changed, words);
        }
        only.is_some_and(|only| take_in(&mut into.entries, key, only))
    }

    /// `type: ["string", "null"]`, `nullable` and a `null` among the options.
    fn nullable(&mut self, adapted: &mut Adapted<'_>, place: &Place<'_>) {
        let words = "null is said by leaving the field out";
        let mut found = Vec::new();
        for (key, value) in &mut adapted.entries {
            let (had_null, is_changed) = match (&**key, &mut *value) {
                ("type", Input::Array(types)) => {
                    let before = types.len();
                    types.retain(|name| !matches!(name, Input::String(name) if name == "null"));
                    let had_null = types.len() < before;
                    if let [Input::String(only)] = types.as_slice() {
                        *value = Input::String(only.clone());
                    }
                    (had_null, true)
                }
                ("enum", Input::Array(values)) => {
                    let before = values.len();
                    values.retain(|value| !matches!(value, Input::Null));
                    let had_null = values.len() < before;
                    (had_null, had_null)
                }
                ("nullable", Input::Bool(true)) => (true, true),
                _ => (false, false),
            };
            adapted.is_optional |= had_null;
            if is_changed {
                found.push((&**key, if had_null { words } else { "taken for its only type" }));
            }
        }
        let places: Vec<_> = found.iter().map(|(key, words)| (place.key(key), *words)).collect();
        for (place, words) in &places {
            self.leave_out(place, Effect::Changed, words);
        }
        if adapted.is_optional {
            remove(&mut adapted.entries, "nullable");
        }
    }

    /// The options of a select, however they are written.
    fn choices(&mut self, entries: &mut Entries<'_>, place: &Place<'_>) {
        if let Some(value) = get(entries, "const").cloned() {
            self.constant(entries, value, place);
        }
        let is_list = matches!(get(entries, "type"), Some(Input::String(name)) if name == "array");
        if !is_list && get(entries, "oneOf").is_none() && has_constants(entries, "anyOf") {
            self.rename(entries, "anyOf", "oneOf", place);
        }
        if has_constants(entries, "oneOf") {
            self.options_in_full(entries, "oneOf", place);
        }
        let has_options = match get(entries, "enum") {
            Some(Input::Array(values)) => {
                values.iter().all(|value| matches!(value, Input::String(_)))
            }
            _ => has_constants(entries, "oneOf"),
        };
        if has_options && get(entries, "type").is_none() {
            let words = "options without a `type`, read as texts";
            self.leave_out(place, Effect::Changed, words);
            entries.push((Cow::Borrowed("type"), text("string")));
        }
    }

    /// `const`: the only option of a text, the only number.
    fn constant<'a>(&mut self, entries: &mut Entries<'a>, value: Input<'a>, place: &Place<'_>) {
        let is = |name: &str| match get(entries, "type") {
            Some(Input::String(found)) => found == name,
            _ => false,
        };
        let words = match value {
            Input::String(_) if is("string") || get(entries, "type").is_none() => {
                entries.retain(|(key, _)| !["const", "enum", "oneOf"].contains(&&**key));
                entries.push((Cow::Borrowed("enum"), Input::Array(vec![value])));
                "the only option"
            }
            Input::Number(_) if is("number") || is("integer") => {
                entries.retain(|(key, _)| !["const", "minimum", "maximum"].contains(&&**key));
                entries.push((Cow::Borrowed("minimum"), value.clone()));
                entries.push((Cow::Borrowed("maximum"), value));
                "the only number"
            }
            // Not checked, and said so with the other keywords.
            _ => return,
        };
        self.leave_out(&place.key("const"), Effect::Changed, words);
    }

    fn rename(
        &mut self,
        entries: &mut Entries<'_>,
        from: &str,
        to: &'static str,
        place: &Place<'_>,
    ) {
        for (key, _) in entries.iter_mut().filter(|(key, _)| key == from) {
            *key = Cow::Borrowed(to);
        }
        self.leave_out(&place.key(from), Effect::Changed, format_args!("read as `{to}`"));
    }

    /// A `const` is its own title, and a `type` beside it says nothing more.
    fn options_in_full(&mut self, entries: &mut Entries<'_>, key: &str, place: &Place<'_>) {
        let place = place.key(key);
        let Some(Input::Array(options)) = get_mut(entries, key) else { return };
        for (index, option) in options.iter_mut().enumerate() {
            let Input::Object(option) = option else { continue };
            let place = place.index(index);
            let value = get(option, "const").cloned();
            if get(option, "title").is_none() {
                option.extend(value.map(|value| (Cow::Borrowed("title"), value)));
                self.leave_out(
                    &place,
                    Effect::Changed,
                    "an option without a title, shown by its value",
                );
            }
            let is_text =
                matches!(get(option, "type"), Some(Input::String(name)) if name == "string");
            if is_text {
                remove(option, "type");
                self.leave_out(&place.key("type"), Effect::Harmless, "harmless, options are texts");
            }
        }
    }

    /// The options of a multi-select.
    fn adapt_items<'a>(&mut self, root: &Input<'a>, entries: &mut Entries<'a>, place: &Place<'_>) {
        let place = place.key("items");
        let Some(input) = get_mut(entries, "items") else { return };
        let Input::Object(items) = input else { return };
        let items = core::mem::take(items);
        let mut adapted = Adapted { entries: self.once_each(items, &place), is_optional: false };
        for _ in 0..STEPS {
            // Several alternatives are the options.
            if !self.merge(root, &mut adapted, &place) {
                break;
            }
        }
        let mut items = adapted.entries;
        if has_constants(&items, "oneOf") && get(&items, "anyOf").is_none() {
            self.rename(&mut items, "oneOf", "anyOf", &place);
        }
        if has_constants(&items, "anyOf") {
            self.options_in_full(&mut items, "anyOf", &place);
            if get(&items, "type").is_some() {
                remove(&mut items, "type");
                let words = "harmless, options are texts";
                self.leave_out(&place.key("type"), Effect::Harmless, words);
            }
        } else {
            self.choices(&mut items, &place);
        }
        *input = Input::Object(items);
    }

    /// A copy of the members, if there is one to be had.
    fn copied<'a>(&mut self, found: Option<&Input<'a>>) -> Option<Entries<'a>> {
        let Input::Object(entries) = found? else { return None };
        self.copies =
            self.copies.checked_sub(entries.iter().map(|(_, input)| values(input)).sum())?;
        Some(entries.clone())
    }
}

/// How many values an input holds.
fn values(input: &Input<'_>) -> usize {
    1 + match input {
        Input::Array(items) => items.iter().map(values).sum(),
        Input::Object(entries) => entries.iter().map(|(_, input)| values(input)).sum(),
        _ => 0,
    }
}

/// Puts the members of a schema in place of the keyword that it stood in; what stood
/// beside it counts.
fn take_in<'a>(entries: &mut Entries<'a>, keyword: &str, schema: Entries<'a>) -> bool {
    remove(entries, keyword);
    let own: HashSet<_> = entries.iter().map(|(key, _)| key.clone()).collect();
    entries.extend(schema.into_iter().filter(|(key, _)| !own.contains(key)));
    true
}

/// The schema that a local reference names: `#/$defs/Colour`.
fn resolve<'n, 'a>(root: &'n Input<'a>, reference: &str) -> Option<&'n Input<'a>> {
    let mut found = root;
    for step in reference.strip_prefix("#/")?.split('/') {
        let step = step.replace("~1", "/").replace("~0", "~");
        found = match found {
            Input::Object(entries) => get(entries, &step)?,
            Input::Array(items) => items.get(step.parse::<usize>().ok()?)?,
            _ => return None,
        };
    }
    Some(found)
}

/// A schema that allows `null` alone.
fn is_null(schema: &Input<'_>) -> bool {
    let Input::Object(entries) = schema else { return false };
    let is_type = matches!(get(entries, "type"), Some(Input::String(name)) if name == "null");
    let is_const = matches!(get(entries, "const"), Some(Input::Null));
    is_type || is_const
}

/// Whether these are the options of a select: each a text as its `const`.
fn has_constants(entries: &Entries<'_>, key: &str) -> bool {
    let Some(Input::Array(options)) = get(entries, key) else { return false };
    let is_option = |option: &Input<'_>| match option {
        Input::Object(option) => matches!(get(option, "const"), Some(Input::String(_))),
        _ => false,
    };
    !options.is_empty() && options.iter().all(is_option)
}

fn get_mut<'n, 'a>(entries: &'n mut Entries<'a>, key: &str) -> Option<&'n mut Input<'a>> {
    entries.iter_mut().find(|(name, _)| name == key).map(|(_, value)| value)
}

fn remove(entries: &mut Entries<'_>, key: &str) {
    entries.retain(|(name, _)| name != key);
}

fn text(text: &'static str) -> Input<'static> {
    Input::String(Cow::Borrowed(text))
}
