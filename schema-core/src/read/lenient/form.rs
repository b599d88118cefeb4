//! A form as a client has to take it: whatever the fields are, those that can be
//! shown are.

use std::collections::{HashMap, HashSet};

use super::adapt::Adapted;
use super::{Effect, LeftOut};
use crate::field::FieldBuf;
use crate::form::{Fault, FormSchema, Store};
use crate::json::Place;
use crate::read::input::{Entries, Input};
use crate::read::reader::{Reader, get};
use crate::rules::FaultKind;

/// The fields that can be shown, and which of the names `required` may not ask for.
#[derive(Default)]
struct Shown<'n> {
    fields: Vec<FieldBuf<'static>>,
    places: HashMap<&'n str, Found>,
}

/// What became of a declared name.
#[derive(Clone, Copy)]
enum Found {
    NotShown,
    /// The field at that index.
    At(usize),
    /// Shown, and not required: its answer may be `null`.
    Optional,
}

impl Reader {
    /// Reports that something is left out, unless too much is reported already.
    pub(in crate::read) fn leave_out(
        &mut self,
        place: &Place<'_>,
        effect: Effect,
        words: impl core::fmt::Display,
    ) {
        if self.reported.has_room() {
            let left = LeftOut::new(place, self.prefix, effect, words);
            let bytes = left.size();
            self.left_out.push(left);
            if !self.reported.add(bytes) {
                let words = "there is more to report than can be listed";
                self.left_out.push(LeftOut::new(&Place::ROOT, "", Effect::NotChecked, words));
            }
        }
    }

    /// Only what is no form at all is a fault.
    pub(in crate::read) fn lenient_form(&mut self, input: &Input<'_>) -> FormSchema<'static> {
        let root = Place::ROOT;
        let mut form = FormSchema::owned(Vec::new());
        let Some(entries) = self.object(input, &root, "a form") else { return form };
        match get(entries, "type") {
            None => {
                self.leave_out(&root, Effect::Changed, "`type` is missing, read as \"object\"");
            }
            Some(input) => self.object_type(input, &root.key("type")),
        }
        let Some(properties) = get(entries, "properties") else {
            let words = "`properties` is missing: it holds the fields of the form";
            self.missing(&root, "properties", words);
            return form;
        };
        let place = root.key("properties");
        let Some(properties) = self.object(properties, &place, "`properties`") else {
            return form;
        };
        let required = required_names(entries);
        let mut shown = self.lenient_fields(input, properties, &place, &required);
        let mut seen = HashSet::new();
        for (key, value) in entries {
            let place = root.key(key);
            if !seen.insert(&**key) {
                self.leave_out(&place, Effect::Changed, "stands twice, the first one counts");
                continue;
            }
            match (&**key, value) {
                ("type" | "properties", _) => {}
                ("$schema", Input::String(dialect)) => {
                    form.dialect = Some(dialect.clone().into_owned().into());
                }
                ("$schema", _) => self.leave_out(&place, Effect::Harmless, "no string"),
                ("required", value) => self.lenient_required(value, &place, &mut shown),
                // An answer to a form has its fields, and no more.
                ("additionalProperties" | "unevaluatedProperties", _) => {
                    let words = "harmless, an answer has the form's fields alone";
                    self.leave_out(&place, Effect::Harmless, words);
                }
                (key, value) => self.foreign((key, value), &root, "a form", &[]),
            }
        }
        form.fields = Store::Owned(shown.fields);
        form
    }

    fn lenient_fields<'n>(
        &mut self,
        root: &Input<'_>,
        properties: &'n Entries<'_>,
        place: &Place<'_>,
        required: &HashSet<&str>,
    ) -> Shown<'n> {
        let mut shown = Shown::default();
        for (name, input) in properties {
            let place = place.property(name);
            if shown.places.contains_key(&**name) {
                self.leave_out(&place, Effect::NotShown, "there is already a field of that name");
                continue;
            }
            let at = shown.fields.len();
            let found = match self.lenient_field(root, name, input, &place) {
                Ok((field, is_optional)) => {
                    shown.fields.push(field);
                    if is_optional { Found::Optional } else { Found::At(at) }
                }
                Err(words) => {
                    let needed = if required.contains(&**name) {
                        ", and the server requires it"
                    } else {
                        ""
                    };
                    let words = format!("the field can't be shown{needed}: {words}");
                    self.leave_out(&place, Effect::NotShown, words);
                    Found::NotShown
                }
            };
            shown.places.insert(name, found);
        }
        shown
    }

    fn lenient_required(&mut self, input: &Input<'_>, place: &Place<'_>, shown: &mut Shown<'_>) {
        let Input::Array(items) = input else {
            return self.leave_out(place, Effect::Changed, "no list of names, nothing is required");
        };
        for (index, item) in items.iter().enumerate() {
            let place = place.index(index);
            let Input::String(name) = item else {
                self.leave_out(&place, Effect::Changed, "no name of a field, left out");
                continue;
            };
            match shown.places.get(&**name) {
                // A field that can be `null` may stay empty; what is not shown is said above.
                Some(Found::NotShown | Found::Optional) => {}
                Some(Found::At(at)) => {
                    if let Some(field) = shown.fields.get_mut(*at) {
                        field.facts.required = true;
                    }
                }
                None => self.leave_out(&place, Effect::Changed, "no field has that name, left out"),
            }
        }
    }

    /// The field and whether it may be `null`; or why it can't be shown.
    fn lenient_field(
        &mut self,
        root: &Input<'_>,
        name: &str,
        input: &Input<'_>,
        place: &Place<'_>,
    ) -> Result<(FieldBuf<'static>, bool), String> {
        let Input::Object(entries) = input else {
            return Err(format!("it is {}, and no schema", input.in_words()));
        };
        let before = self.left_out.len();
        let Adapted { entries, is_optional } = self.adapt(root, entries.clone(), place);
        let mut input = Input::Object(entries);
        // Each time without at least one keyword more, of which there are eleven.
        loop {
            let (field, faults) = self.attempt(name, &input, place);
            if let (Some(field), Some([])) = (field, faults.as_deref()) {
                return Ok((field, is_optional));
            }
            let dropped =
                self.without_faulty(&mut input, faults.as_deref().unwrap_or_default(), place);
            if let Err(words) = dropped {
                // Of a field that isn't shown, no more matters.
                self.left_out.truncate(before);
                return Err(words);
            }
        }
    }

    /// Reads the field as strictly as any, and what is wrong with it then: nothing, when
    /// too much was reported to say.
    fn attempt(
        &mut self,
        name: &str,
        input: &Input<'_>,
        place: &Place<'_>,
    ) -> (Option<FieldBuf<'static>>, Option<Vec<Fault>>) {
        let before = (self.faults.replace(Vec::new()), self.count, self.left_out.len());
        let field = self.field(name, input, place);
        let faults = self.faults.replace(before.0);
        let is_listed = self.count - before.1 == faults.len();
        self.count = before.1;
        if !faults.is_empty() || !is_listed {
            self.left_out.truncate(before.2);
        }
        (field, is_listed.then_some(faults))
    }

    /// Leaves out the keywords that are at fault, if the field is still one without.
    fn without_faulty(
        &mut self,
        input: &mut Input<'_>,
        faults: &[Fault],
        place: &Place<'_>,
    ) -> Result<(), String> {
        let Input::Object(entries) = input else { return Err(String::new()) };
        let above = self.prefix.len() + place.pointer().len() + 1;
        let mut dropped: Vec<&str> = Vec::new();
        for fault in faults {
            let rest = fault.pointer().get(above..).unwrap_or_default();
            let keyword = rest.split('/').next().unwrap_or_default();
            let Some(effect) = effect_of(keyword, fault.kind()) else {
                return Err(fault.message().to_owned());
            };
            if !dropped.contains(&keyword) {
                dropped.push(keyword);
                entries.retain(|(key, _)| key != keyword);
                let words = format!("left out: {}", fault.message());
                self.leave_out(&place.key(keyword), effect, words);
            }
        }
        if dropped.is_empty() {
            return Err("there is more wrong with it than can be listed".to_owned());
        }
        Ok(())
    }
}

/// What it means to leave out a keyword with that fault; `None` for what a field can't do
/// without.
fn effect_of(keyword: &str, fault: &FaultKind) -> Option<Effect> {
    Some(match (keyword, fault) {
        ("title" | "description", _) => Effect::Harmless,
        ("default" | "enumNames", _) => Effect::Changed,
        (
            "minLength" | "maxLength" | "minItems" | "maxItems" | "minimum" | "maximum" | "format",
            kind,
        ) => match kind {
            // JSON Schema has it of another type alone.
            FaultKind::NotForKind { .. } => Effect::Harmless,
            _ => Effect::NotChecked,
        },
        _ => return None,
    })
}

/// What `required` lists, whether it is a field or not.
fn required_names<'n>(entries: &'n Entries<'_>) -> HashSet<&'n str> {
    let Some(Input::Array(items)) = get(entries, "required") else { return HashSet::new() };
    let names = items.iter().filter_map(|item| match item {
        Input::String(name) => Some(&**name),
        _ => None,
    });
    names.collect()
}
