//! The form as a whole: `type`, `properties`, `required`, `$schema`.

use std::borrow::Cow;
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};

use super::input::Input;
use super::reader::{Reader, get, quoted};
use crate::field::FieldBuf;
use crate::form::{Fault, FormSchema, Store};
use crate::json::Place;
use crate::rules::FaultKind;

/// The fields that could be read, and where in the list each declared name is.
#[derive(Default)]
struct Properties<'n> {
    fields: Vec<FieldBuf<'static>>,
    places: HashMap<&'n str, Option<usize>>,
}

impl Reader {
    /// The `requestedSchema` of `ElicitRequestFormParams`.
    pub(super) fn form(&mut self, input: &Input<'_>) -> FormSchema<'static> {
        if self.is_lenient {
            return self.lenient_form(input);
        }
        let root = Place::ROOT;
        let mut form = FormSchema::owned(Vec::new());
        let Some(entries) = self.keywords(input, &root, "a form") else { return form };
        if get(entries, "type").is_none() {
            self.missing(&root, "type", "`type` is missing: a form says \"object\"");
        }
        let mut properties = Properties::default();
        if let Some(input) = get(entries, "properties") {
            properties = self.properties(input, &root.key("properties"));
        } else {
            let words = "`properties` is missing: it holds the fields of the form";
            self.missing(&root, "properties", words);
        }
        for (key, value) in entries {
            let place = root.key(key);
            match &**key {
                "$schema" => form.dialect = self.text(value, &place, "`$schema`"),
                "type" => self.object_type(value, &place),
                "properties" => {}
                "required" => self.required(value, &place, &mut properties),
                _ => {
                    let allowed = ["$schema", "type", "properties", "required"];
                    self.foreign((key, value), &root, "a form", &allowed);
                }
            }
        }
        form.fields = Store::Owned(properties.fields);
        form
    }

    pub(super) fn object_type(&mut self, input: &Input<'_>, place: &Place<'_>) {
        match input {
            Input::String(name) if name == "object" => {}
            Input::String(name) => self.fault(
                place,
                FaultKind::UnknownType,
                format_args!("the `type` of a form is \"object\", not {}", quoted(name)),
            ),
            _ => self.wrong_type(place, input, "the `type` of a form", "the string \"object\""),
        }
    }

    fn properties<'n>(&mut self, input: &'n Input<'_>, place: &Place<'_>) -> Properties<'n> {
        let mut properties = Properties::default();
        let Some(entries) = self.object(input, place, "`properties`") else { return properties };
        properties.places.reserve(entries.len());
        for (name, input) in entries {
            let place = place.property(name);
            let Entry::Vacant(at) = properties.places.entry(name) else {
                self.push(|| Fault::of_form(FaultKind::RepeatedName, name, &place.pointer()));
                continue;
            };
            let field = self.field(name, input, &place);
            at.insert(field.is_some().then_some(properties.fields.len()));
            properties.fields.extend(field);
        }
        properties
    }

    fn required(&mut self, input: &Input<'_>, place: &Place<'_>, properties: &mut Properties<'_>) {
        let Input::Array(items) = input else {
            return self.wrong_type(place, input, "`required`", "an array of strings");
        };
        let mut listed = HashSet::with_capacity(items.len());
        for (index, item) in items.iter().enumerate() {
            let place = place.index(index);
            let Input::String(name) = item else {
                self.wrong_type(&place, item, "what `required` lists", "a string");
                continue;
            };
            let name: &str = name;
            if !listed.insert(name) {
                self.push(|| Fault::of_form(FaultKind::RepeatedRequired, name, &place.pointer()));
            }
            match properties.places.get(name) {
                // A field that could not be read: reported where it stands.
                Some(None) => {}
                Some(Some(at)) => {
                    if let Some(field) = properties.fields.get_mut(*at) {
                        field.facts.required = true;
                    }
                }
                None => {
                    self.push(|| {
                        Fault::of_form(FaultKind::UnknownRequired, name, &place.pointer())
                    });
                }
            }
        }
    }
}

/// A name that outlives the JSON.
pub(super) fn owned(name: &str) -> Cow<'static, str> {
    Cow::Owned(name.to_owned())
}
