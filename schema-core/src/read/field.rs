//! One field: its kind by `type` and shape, then its keywords, then the rules.

use std::borrow::Cow;

use super::form::owned;
use super::input::{Entries, Input};
use super::reader::{Reader, get, quoted};
use crate::field::{DefaultBuf, Field, FieldBuf, FieldKind, Format, Keyword, Number, Slot};
use crate::form::Fault;
use crate::json::Place;
use crate::rules::{self, FaultKind, ViolationKind, Wording};

/// The values of `type` that a field can have.
const TYPES: &str = "\"string\", \"number\", \"integer\", \"boolean\" and \"array\"";

impl Reader {
    /// One of the shapes of `PrimitiveSchemaDefinition`; nothing when it cannot
    /// be told which.
    pub(super) fn field(
        &mut self,
        name: &str,
        input: &Input<'_>,
        place: &Place<'_>,
    ) -> Option<FieldBuf<'static>> {
        let entries = self.keywords(input, place, "a field")?;
        let Some(kind) = self.kind(entries, place) else {
            self.without_kind(entries, place);
            return None;
        };
        let mut buf = FieldBuf::of_kind(owned(name), kind);
        let before = self.count();
        self.options(&mut buf, entries, place);
        let has_options = self.count() == before;
        for (key, value) in entries {
            self.keyword(&mut buf, (key, value), place);
        }
        self.rules(&buf.as_field(), has_options);
        Some(buf)
    }

    /// The kind of field. A select that is malformed is still a select.
    fn kind(&mut self, entries: &Entries<'_>, place: &Place<'_>) -> Option<FieldKind> {
        let Some(input) = get(entries, "type") else {
            self.missing(
                place,
                "type",
                format_args!("`type` is missing: a field itself says one of {TYPES}"),
            );
            return None;
        };
        let place = place.key("type");
        let Input::String(name) = input else {
            // The usual way to say "or null" elsewhere.
            self.fault(
                &place,
                FaultKind::WrongJsonType { expected: "a string" },
                format_args!(
                    "`type` must be one string, and is {}: allowed are {TYPES}; a field that may \
                     stay empty is left out of `required`",
                    input.in_words(),
                ),
            );
            return None;
        };
        let is_select =
            || ["enum", "enumNames", "oneOf"].iter().any(|key| get(entries, key).is_some());
        Some(match &**name {
            "string" if is_select() => FieldKind::SingleSelect,
            "string" => FieldKind::String,
            "number" => FieldKind::Number,
            "integer" => FieldKind::Integer,
            "boolean" => FieldKind::Boolean,
            "array" => FieldKind::MultiSelect,
            "object" => {
                let words = "a form is flat, and a field can't be an object: move its properties up \
                             into the form";
                self.fault(&place, FaultKind::UnknownType, words);
                return None;
            }
            other => {
                self.fault(
                    &place,
                    FaultKind::UnknownType,
                    format_args!("no field is of the type {}: allowed are {TYPES}", quoted(other)),
                );
                return None;
            }
        })
    }

    /// What is wrong with a field whatever its kind. Of an object inside of a form
    /// enough is said already.
    fn without_kind(&mut self, entries: &Entries<'_>, place: &Place<'_>) {
        if matches!(get(entries, "type"), Some(Input::String(name)) if name == "object") {
            return;
        }
        let mut allowed = vec!["type", "oneOf", "items"];
        allowed.extend(Keyword::all_beside_type().map(Keyword::json));
        for (key, value) in entries {
            match &**key {
                "title" => drop(self.said_text(value, &place.key(key), Keyword::Title)),
                "description" => drop(self.said_text(value, &place.key(key), Keyword::Description)),
                key if allowed.contains(&key) => {}
                key => self.foreign((key, value), place, "a field", &allowed),
            }
        }
    }

    fn keyword(
        &mut self,
        buf: &mut FieldBuf<'static>,
        (key, value): (&str, &Input<'_>),
        parent: &Place<'_>,
    ) {
        let kind = buf.facts.kind;
        if key == "type" || Some(key) == list_of(kind) {
            return;
        }
        let Some(keyword) = Keyword::beside_type(key) else {
            return self.foreign((key, value), parent, kind.in_words(), &allowed(kind));
        };
        if !kind.has(keyword) {
            return self.rule(&buf.as_field(), keyword, FaultKind::NotForKind { keyword, kind });
        }
        let place = &parent.key(key);
        // What is not kept there is read together, as options; or is no keyword of JSON.
        match buf.slot(keyword) {
            Some(Slot::Text(slot)) => *slot = self.said_text(value, place, keyword),
            Some(Slot::Count(slot)) => *slot = self.size(value, place, keyword),
            Some(Slot::Bound(slot)) => *slot = self.bound(value, place, keyword, kind),
            Some(Slot::Format(slot)) => *slot = self.format(value, place),
            Some(Slot::Default(slot)) => *slot = self.default(value, place, kind),
            None => {}
        }
    }

    /// A title, or another text.
    fn said_text(
        &mut self,
        input: &Input<'_>,
        place: &Place<'_>,
        keyword: Keyword,
    ) -> Option<Cow<'static, str>> {
        if let Input::String(text) = input {
            return Some(owned(text));
        }
        self.wrong_type(place, input, &format!("`{}`", keyword.json()), "a string");
        None
    }

    /// A length or a number of items.
    fn size(&mut self, input: &Input<'_>, place: &Place<'_>, keyword: Keyword) -> Option<u64> {
        let name = keyword.json();
        let Input::Number(value) = *input else {
            self.wrong_type(place, input, &format!("`{name}`"), "a whole number");
            return None;
        };
        let size = value.as_int().map(u64::try_from);
        if let Some(Ok(size)) = size {
            return Some(size);
        }
        let (kind, limit) = if value.is_less(Number::int(0)) {
            (FaultKind::Negative { keyword, value }, "0 or more")
        } else if value.has_fraction() {
            (FaultKind::NotWhole { keyword, value }, "a whole number")
        } else {
            (FaultKind::NotRepresentable { keyword }, "a whole number of at most 64 bits")
        };
        self.fault(place, kind, format_args!("`{name}` must be {limit}, and is {value}"));
        None
    }

    fn bound(
        &mut self,
        input: &Input<'_>,
        place: &Place<'_>,
        keyword: Keyword,
        kind: FieldKind,
    ) -> Option<Number> {
        let Input::Number(value) = *input else {
            self.wrong_type(place, input, &format!("`{}`", keyword.json()), "a number");
            return None;
        };
        Some(value.as_written(kind))
    }

    fn format(&mut self, input: &Input<'_>, place: &Place<'_>) -> Option<Format> {
        let Input::String(name) = input else {
            self.wrong_type(place, input, "`format`", "a string");
            return None;
        };
        let format = Format::from_name(name);
        if format.is_none() {
            self.fault(place, FaultKind::UnknownFormat, format_args!("no field has the format {}: allowed are \"email\", \"uri\", \"date\" and \"date-time\"",
                quoted(name)));
        }
        format
    }

    /// A default of any kind that a field can have; whether it is of this
    /// field's kind is a rule.
    fn default(
        &mut self,
        input: &Input<'_>,
        place: &Place<'_>,
        kind: FieldKind,
    ) -> Option<DefaultBuf<'static>> {
        let because =
            FaultKind::DefaultRefused { because: ViolationKind::WrongType { expected: kind } };
        match input {
            Input::Bool(value) => Some(DefaultBuf::Boolean(*value)),
            Input::Number(value) => Some(DefaultBuf::Number(value.as_written(kind))),
            Input::String(text) => Some(DefaultBuf::String(owned(text))),
            Input::Array(_) if kind == FieldKind::MultiSelect => {
                let before = self.count();
                let values = self.texts(input, place, "`default`");
                (self.count() == before).then_some(DefaultBuf::List(values))
            }
            Input::Null => {
                self.fault(
                    place,
                    because,
                    format_args!(
                        "`default` null does not fit {}: leave it out, and the field starts empty",
                        kind.in_words()
                    ),
                );
                None
            }
            other => {
                self.fault(
                    place,
                    because,
                    format_args!(
                        "`default` does not fit {}: it is {}",
                        kind.in_words(),
                        other.in_words()
                    ),
                );
                None
            }
        }
    }

    /// All rules about the field. Those about lists need lists.
    fn rules(&mut self, field: &Field<'_>, has_options: bool) {
        rules::faults(field, &mut |keyword, kind| {
            let is_known = has_options || !is_about_options(keyword);
            if is_known && !kind.only_when_written() {
                self.rule(field, keyword, kind);
            }
        });
    }

    /// Reports that a rule does not hold.
    fn rule(&mut self, field: &Field<'_>, keyword: Keyword, kind: FaultKind) {
        self.push(|| Fault::of_field(field, keyword, kind, Wording::Json));
    }
}

const fn is_about_options(keyword: Keyword) -> bool {
    matches!(
        keyword,
        Keyword::Options
            | Keyword::OptionTitles
            | Keyword::EnumNames
            | Keyword::MinItems
            | Keyword::Default
    )
}

/// The keyword that holds titled options, or the options at all.
const fn list_of(kind: FieldKind) -> Option<&'static str> {
    match kind {
        FieldKind::SingleSelect => Some("oneOf"),
        FieldKind::MultiSelect => Some("items"),
        _ => None,
    }
}

/// All keywords of a kind.
fn allowed(kind: FieldKind) -> Vec<&'static str> {
    let of_kind = Keyword::all_beside_type().filter(|keyword| kind.has(*keyword));
    // The `enum` of a multi-select stands in its `items`.
    let own = of_kind
        .map(Keyword::json)
        .filter(|key| !(kind == FieldKind::MultiSelect && *key == "enum"));
    ["type"].into_iter().chain(own).chain(list_of(kind)).collect()
}
