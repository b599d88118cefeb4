//! An `ElicitResult` as text, in the form that nearly all have: accepted, and every value as
//! the type reads it. It is checked where it stands in the text, and then read from there,
//! with no `Value` between. Whatever is not surely so goes the long way, by
//! [`answer`](FormSchema::answer), which knows the rest and has the words.

use core::fmt;
use core::marker::PhantomData;
use std::borrow::Cow;

use serde::de::{DeserializeOwned, Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

use super::check::is_of_format;
use super::default_of;
use crate::field::{FieldKind, FieldRef, Number};
use crate::form::FormSchema;
use crate::rules::{OptionSet, check_length, check_list_length, check_range, check_text_type};

/// What the type makes of the content; `None` says nothing.
pub(super) fn read<T: DeserializeOwned>(form: &FormSchema<'_>, result: &str) -> Option<T> {
    if !form.rules().is_empty() {
        return None;
    }
    let Accepted(leaves) = serde_json::from_str(result).ok()?;
    if !takes_all(form, &leaves) {
        return None;
    }
    let read = serde_json::from_str::<Accepted<T>>(result);
    read.ok().map(|Accepted(content)| content)
}

/// The content of a result that has nothing but `action`, which accepts, and `content`.
struct Accepted<C>(C);

/// The entries of an object, in the order of their keys.
struct Leaves<'de>(Vec<(&'de str, Leaf<'de>)>);

/// One value of a form's content.
enum Leaf<'de> {
    Text(Cow<'de, str>),
    Number(Number),
    Boolean,
    Texts(Vec<Cow<'de, str>>),
}

/// Whether the form takes all of it, and would change nothing.
fn takes_all(form: &FormSchema<'_>, Leaves(leaves): &Leaves<'_>) -> bool {
    let mut taken = 0;
    let visited = form.try_visit(&mut |field| {
        let place = leaves.binary_search_by_key(&field.name(), |(key, _)| key);
        let leaf = place.ok().and_then(|place| leaves.get(place)).map(|(_, leaf)| leaf);
        taken += usize::from(leaf.is_some());
        let fits = match leaf {
            Some(leaf) => takes(field, leaf),
            None => !field.facts().required && default_of(field).is_none(),
        };
        if fits { Ok(()) } else { Err(()) }
    });
    // A key that came twice is taken once.
    visited.is_ok() && taken == leaves.len()
}

fn takes(field: FieldRef<'_>, leaf: &Leaf<'_>) -> bool {
    let facts = field.facts();
    let limits = &facts.limits;
    let fits = match (facts.kind, leaf) {
        // An empty one may stand for none.
        (FieldKind::String, Leaf::Text(text)) => {
            !text.is_empty()
                && check_length(limits, text).is_none()
                && limits.format.is_none_or(|format| is_of_format(format, text))
                && check_text_type(limits, text).is_none()
        }
        // An `f32` that is read from text is rounded once, from a `Value` twice.
        (FieldKind::Number, Leaf::Number(number)) => {
            let is_single = limits.rust.min.is_some_and(Number::is_single);
            !is_single && check_range(limits, *number).is_none()
        }
        (FieldKind::Integer, Leaf::Number(number)) => {
            number.is_int() && check_range(limits, *number).is_none()
        }
        (FieldKind::Boolean, Leaf::Boolean) => true,
        (FieldKind::SingleSelect, Leaf::Text(text)) => field.options().contains(text),
        (FieldKind::MultiSelect, Leaf::Texts(texts)) => {
            let options = OptionSet::new(field.options(), texts.len());
            !limits.distinct
                && limits.rust.item_checks.is_none()
                && check_list_length(limits, texts.len() as u64).is_none()
                && texts.iter().all(|text| options.contains(text))
        }
        _ => false,
    };
    fits && facts.checks.is_none()
}

impl<'de, C: Deserialize<'de>> Deserialize<'de> for Accepted<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(AcceptedVisitor(PhantomData))
    }
}

struct AcceptedVisitor<C>(PhantomData<C>);

impl<'de, C: Deserialize<'de>> Visitor<'de> for AcceptedVisitor<C> {
    type Value = Accepted<C>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a result that accepts")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Accepted<C>, A::Error> {
        let (mut action, mut content) = (None, None);
        while let Some(key) = map.next_key::<&str>()? {
            match key {
                "action" if action.is_none() => action = Some(map.next_value::<&str>()?),
                "content" if content.is_none() => content = Some(map.next_value()?),
                other => return Err(A::Error::unknown_field(other, &["action", "content"])),
            }
        }
        match (action, content) {
            (Some("accept"), Some(content)) => Ok(Accepted(content)),
            _ => Err(A::Error::missing_field("content")),
        }
    }
}

impl<'de> Deserialize<'de> for Leaves<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(LeavesVisitor)
    }
}

struct LeavesVisitor;

impl<'de> Visitor<'de> for LeavesVisitor {
    type Value = Leaves<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a content")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Leaves<'de>, A::Error> {
        let mut leaves = Vec::with_capacity(16);
        while let Some(entry) = map.next_entry()? {
            leaves.push(entry);
        }
        leaves.sort_unstable_by_key(|(key, _)| *key);
        Ok(Leaves(leaves))
    }
}

impl<'de> Deserialize<'de> for Leaf<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(LeafVisitor)
    }
}

struct LeafVisitor;

impl<'de> Visitor<'de> for LeafVisitor {
    type Value = Leaf<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value of a form")
    }

    fn visit_bool<E>(self, _: bool) -> Result<Leaf<'de>, E> {
        Ok(Leaf::Boolean)
    }

    fn visit_i64<E>(self, value: i64) -> Result<Leaf<'de>, E> {
        Ok(Leaf::Number(value.into()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Leaf<'de>, E> {
        Ok(Leaf::Number(value.into()))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Leaf<'de>, E> {
        Ok(Leaf::Number(value.into()))
    }

    fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Leaf<'de>, E> {
        Ok(Leaf::Text(Cow::Borrowed(text)))
    }

    /// One with an escape in it.
    fn visit_str<E>(self, text: &str) -> Result<Leaf<'de>, E> {
        Ok(Leaf::Text(Cow::Owned(text.to_owned())))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Leaf<'de>, A::Error> {
        let mut texts = Vec::new();
        while let Some(item) = items.next_element()? {
            let Leaf::Text(text) = item else { return Err(A::Error::custom("no text")) };
            texts.push(text);
        }
        Ok(Leaf::Texts(texts))
    }
}
