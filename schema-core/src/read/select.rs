//! The options of a select, in one of the five encodings: `enum`, `enum` with
//! `enumNames`, `oneOf`; `items.enum`, `items.anyOf`.

use super::input::{Entries, Input};
use super::reader::{Reader, get, quoted};
use crate::field::{FieldBuf, FieldKind};
use crate::json::Place;
use crate::rules::FaultKind;

impl Reader {
    /// The options and their titles, when the field is a select. Whatever is
    /// wrong with them is reported: the rules about options don't apply then.
    pub(super) fn options(
        &mut self,
        buf: &mut FieldBuf<'static>,
        entries: &Entries<'_>,
        place: &Place<'_>,
    ) {
        match buf.facts.kind {
            FieldKind::SingleSelect => self.single_select(buf, entries, place),
            FieldKind::MultiSelect => self.multi_select(buf, entries, place),
            FieldKind::String | FieldKind::Number | FieldKind::Integer | FieldKind::Boolean => {}
        }
    }

    /// `UntitledSingleSelectEnumSchema`, `LegacyTitledEnumSchema` or
    /// `TitledSingleSelectEnumSchema`.
    fn single_select(
        &mut self,
        buf: &mut FieldBuf<'static>,
        entries: &Entries<'_>,
        place: &Place<'_>,
    ) {
        let (options, names) = (get(entries, "enum"), get(entries, "enumNames"));
        match (options, get(entries, "oneOf")) {
            (None, Some(titled)) if names.is_none() => {
                self.titled(buf, titled, &place.key("oneOf"), "`oneOf`");
            }
            (_, Some(_)) => {
                let words = "the options stand in `oneOf`, or in `enum` (their titles in \
                             `enumNames`), not in both: keep one of them";
                self.fault(&place.key("oneOf"), FaultKind::MalformedSelect, words);
            }
            (Some(options), None) => {
                buf.options = self.texts(options, &place.key("enum"), "`enum`");
                if let Some(names) = names {
                    buf.facts.enum_names = true;
                    buf.titles = Some(self.texts(names, &place.key("enumNames"), "`enumNames`"));
                }
            }
            (None, None) => {
                let words = "`enumNames` are the titles of `enum`, which is missing";
                self.missing(place, "enum", words);
            }
        }
    }

    /// `UntitledMultiSelectEnumSchema` or `TitledMultiSelectEnumSchema`.
    fn multi_select(
        &mut self,
        buf: &mut FieldBuf<'static>,
        entries: &Entries<'_>,
        place: &Place<'_>,
    ) {
        if get(entries, "enum").is_some() {
            let words = "the `enum` of a multi-select stands in its `items`: an array needs \
                         `items` with a list of choices";
            self.fault(&place.key("enum"), FaultKind::MalformedSelect, words);
        }
        match get(entries, "items") {
            Some(input) => {
                let place = &place.key("items");
                if let Some(items) = self.keywords(input, place, "`items`") {
                    self.items(buf, items, place);
                }
            }
            None if get(entries, "enum").is_some() => {}
            None => {
                let words = "`items` is missing: an array needs a list of choices in it";
                self.missing(place, "items", words);
            }
        }
    }

    fn items(&mut self, buf: &mut FieldBuf<'static>, items: &Entries<'_>, place: &Place<'_>) {
        for (key, value) in items {
            match &**key {
                "type" | "enum" | "anyOf" => {}
                "oneOf" => {
                    let words = "the titled options of a multi-select stand in `anyOf`, not in \
                                 `oneOf`: several of them may be chosen";
                    self.fault(&place.key(key), FaultKind::MalformedSelect, words);
                }
                _ => self.foreign((key, value), place, "`items`", &["type", "enum", "anyOf"]),
            }
        }
        match (get(items, "enum"), get(items, "anyOf")) {
            (Some(_), Some(_)) => {
                let words =
                    "the options stand in `enum`, or with titles in `anyOf`, not in both: keep one";
                self.fault(&place.key("anyOf"), FaultKind::MalformedSelect, words);
            }
            (None, Some(titled)) => {
                if get(items, "type").is_some() {
                    let words = "there is no `type` beside the options in `anyOf`: remove it";
                    self.fault(&place.key("type"), FaultKind::MalformedSelect, words);
                }
                self.titled(buf, titled, &place.key("anyOf"), "`anyOf`");
            }
            (Some(options), None) => {
                self.items_type(get(items, "type"), place);
                buf.options = self.texts(options, &place.key("enum"), "`enum`");
            }
            (None, None) if get(items, "oneOf").is_some() => {}
            (None, None) => {
                let words = "a list of anything is no field: `items` says what to choose from, \
                             with `enum`, or with titles in `anyOf`";
                self.missing(place, "enum", words);
            }
        }
    }

    fn items_type(&mut self, input: Option<&Input<'_>>, place: &Place<'_>) {
        match input {
            None => {
                let words = "`type` is missing: beside `enum`, `items` says \"string\"";
                self.missing(place, "type", words);
            }
            Some(Input::String(name)) if name == "string" => {}
            Some(Input::String(name)) => {
                self.fault(
                    &place.key("type"),
                    FaultKind::UnknownType,
                    format_args!("the `type` of `items` is \"string\", not {}", quoted(name)),
                );
            }
            Some(other) => {
                let what = "the `type` of `items`";
                self.wrong_type(&place.key("type"), other, what, "the string \"string\"");
            }
        }
    }

    /// Options that are each a `const` and its `title`.
    fn titled(
        &mut self,
        buf: &mut FieldBuf<'static>,
        input: &Input<'_>,
        place: &Place<'_>,
        what: &str,
    ) {
        let Input::Array(items) = input else {
            return self.wrong_type(place, input, what, "an array of options");
        };
        let mut titles = Vec::with_capacity(items.len());
        for (index, item) in items.iter().enumerate() {
            let place = place.index(index);
            let Some(option) = self.keywords(item, &place, "an option") else { continue };
            for (key, value) in option {
                match &**key {
                    "const" => buf.options.extend(self.text(value, &place.key(key), "`const`")),
                    "title" => titles.extend(self.text(value, &place.key(key), "`title`")),
                    _ => self.foreign((key, value), &place, "an option", &["const", "title"]),
                }
            }
            for keyword in ["const", "title"] {
                if get(option, keyword).is_none() {
                    self.missing(
                        &place,
                        keyword,
                        format_args!("option {} has no `{keyword}`", index + 1),
                    );
                }
            }
        }
        buf.titles = Some(titles);
    }
}
