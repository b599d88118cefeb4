//! The proof that a profile takes a derived type, in a `const`.
//!
//! A twin of `apply`, which walks what owns its texts: both ask the same table, about
//! the same words.

use super::apply::is_plain_name;
use super::count::Counts;
use super::table::{Verdict, Word, limits, style, verdict};
use super::{Profile, spelling};
use crate::field::{List, Texts};
use crate::form::{FormSchema, Store};
use crate::node::{
    Child, Id, Json, Node, Nodes, ProfileSet, Properties, Property, PropertySpec, Ref, Rest, Shape,
    Tagging, Values, leaf,
};
use crate::rules::Message;

/// The profiles of one attribute.
pub const fn profiles(list: &[Profile]) -> ProfileSet {
    let mut set = 0;
    let mut rest = list;
    while let [profile, tail @ ..] = rest {
        set |= bit(*profile);
        rest = tail;
    }
    ProfileSet(set)
}

const fn bit(profile: Profile) -> u8 {
    1 << profile as u8
}

/// Where in a type something stands: the steps from the field to it, the last first.
#[derive(Clone, Copy)]
struct Trail<'t> {
    step: &'t str,
    above: Option<&'t Trail<'t>>,
    /// The type that is mentioned by recursion further below.
    id: Option<&'static Id>,
    /// Whether the last step is to a property that may be left out.
    optional: bool,
}

impl<'t> Trail<'t> {
    const fn step(&'t self, step: &'t str, optional: bool) -> Self {
        Self { step, above: Some(self), id: None, optional }
    }

    /// The same place, where that type stands: beside another, if it is a branch of it.
    const fn with_id(&'t self, id: Option<&'static Id>) -> Self {
        match self.id {
            Some(_) => Self { step: "", above: Some(self), id, optional: false },
            None => Self { id, ..*self },
        }
    }

    /// `items[].stock`, for a message.
    #[allow(clippy::large_types_passed_by_value)] // a builder, and only in a `const`
    const fn write(&self, message: Message) -> Message {
        let Some(above) = self.above else { return message };
        let message = above.write(message);
        if self.step.is_empty() && self.id.is_some() {
            return message;
        }
        let is_name = !matches!(self.step.as_bytes(), [b'[' | b'{', ..]);
        let dot = if is_name && !message.as_str().is_empty() { "." } else { "" };
        message.text(dot).text(self.step)
    }

    /// Whether a property on the way from the type may be left out.
    const fn is_optional_since(&self, id: &Id) -> bool {
        match (self.id, self.above) {
            (Some(own), _) if own.is_of_same_derive(id) => false,
            (_, Some(above)) => self.optional || above.is_optional_since(id),
            (_, None) => self.optional,
        }
    }

    /// Whether that type stands here, too, with no member on the way.
    const fn is_itself(&self, id: &Id) -> bool {
        match (self.id, self.above) {
            (Some(own), _) if own.is_of_same_derive(id) => true,
            (_, Some(above)) => self.step.is_empty() && above.is_itself(id),
            (_, None) => false,
        }
    }

    /// Whether an untagged enum stands here, too: what is mentioned is one of its branches.
    const fn is_in_untagged(&self) -> bool {
        match (self.id, self.above) {
            (Some(own), _) if own.untagged => true,
            (_, Some(above)) => self.step.is_empty() && above.is_in_untagged(),
            (_, None) => false,
        }
    }

    const fn leads_through(&self, id: &Id) -> bool {
        match (self.id, self.above) {
            (Some(own), _) if own.is_of_same_derive(id) => true,
            (_, Some(above)) => above.leads_through(id),
            (_, None) => false,
        }
    }
}

/// What a profile refuses, and the way there.
#[derive(Clone, Copy)]
struct Refusal {
    word: Word,
    path: Message,
}

/// Proves that each of the profiles takes what a field holds.
///
/// `id` is that of the struct that has the field.
///
/// # Panics
///
/// In a `const`, so as a compile error at the type of the field.
#[track_caller]
pub const fn prove(property: &PropertySpec, id: Option<&'static Id>, profiles: ProfileSet) {
    let property = property.view();
    match property.said {
        None => prove_node(property.node, property.name, property.required, id, profiles),
        Some(_) => {
            prove_node(&property.whole(), property.name, property.required, id, profiles);
        }
    }
}

/// Proves it of the schema of a property of that name.
///
/// # Panics
///
/// As [`prove`] does.
#[track_caller]
#[allow(clippy::panic)] // evaluated by the compiler only: this is how a `const` reports
pub(crate) const fn prove_node(
    node: &Node<'static>,
    name: &str,
    required: bool,
    id: Option<&'static Id>,
    profiles: ProfileSet,
) {
    let whole = Trail { step: "", above: None, id, optional: false };
    let root = whole.step(name, !required);
    let mut text = Message::new();
    let mut found: Option<Refusal> = None;
    let mut all: &[Profile] = &Profile::ALL;
    while let [profile, rest @ ..] = all {
        if profiles.0 & bit(*profile) != 0 {
            let walk = Walk { profile: *profile };
            if let Some(refusal) = walk.node(node, &root) {
                text = text.text(if found.is_none() { "`" } else { "`, `" }).text(profile.as_str());
                if found.is_none() {
                    found = Some(refusal);
                }
            }
        }
        all = rest;
    }
    if let Some(Refusal { word, path }) = found {
        panic!("{}", reason(text.text("` "), word, &path).as_str());
    }
}

/// Proves that each of the profiles takes the name of a property.
///
/// # Panics
///
/// As [`prove`] does.
#[track_caller]
#[allow(clippy::panic)] // as above
pub const fn prove_name(name: &str, profiles: ProfileSet) {
    let mut text = Message::new();
    let mut found = false;
    let mut all: &[Profile] = &Profile::ALL;
    while let [profile, rest @ ..] = all {
        let refuses = matches!(verdict(*profile, Word::FreeName), Verdict::Refused);
        if profiles.0 & bit(*profile) != 0 && refuses && !is_plain_name(name) {
            text = text.text(if found { "`, `" } else { "`" }).text(profile.as_str());
            found = true;
        }
        all = rest;
    }
    if found {
        let text = text.text("` can't be asked for this: it is ").text(Word::FreeName.what());
        panic!("{}", text.text("; use `#[serde(rename = \"…\")]`").as_str());
    }
}

/// Proves that a profile takes so many levels, properties, unions and values.
///
/// # Panics
///
/// As [`prove`] does.
#[track_caller]
#[allow(clippy::panic)] // as above
pub const fn prove_whole(root: &Node<'static>, profile: Profile) {
    let counts = Counts::of_constant(root, style(profile));
    if let Some((what, count, max)) = counts.beyond(&limits(profile)) {
        let text = Message::new().text("`").text(profile.as_str()).text("` takes ");
        let text = text.whole(max as u128).text(" ").text(what.in_words());
        panic!("{}", text.text(", and this has ").whole(count as u128).as_str());
    }
}

/// Proves that a profile takes a type: all that is in it, and how much of everything.
///
/// # Panics
///
/// As [`prove`] does.
#[track_caller]
#[allow(clippy::panic)] // as above
pub const fn prove_all(root: &Node<'static>, profile: Profile) {
    let whole = Trail { step: "", above: None, id: None, optional: false };
    if let Some(Refusal { word, path }) = (Walk { profile }).node(root, &whole) {
        let text = Message::new().text("`").text(profile.as_str()).text("` ");
        panic!("{}", reason(text, word, &path).as_str());
    }
    prove_whole(root, profile);
}

/// Why a place is refused, and what to do.
#[allow(clippy::large_types_passed_by_value)] // a builder, and only in a `const`
const fn reason(text: Message, word: Word, path: &Message) -> Message {
    let text = text.text("can't be asked for this: ");
    let path = path.as_str();
    let text = if path.is_empty() { text.text("it") } else { text.code(path) };
    text.text(" is ").text(word.what()).text("; ").text(word.remedy())
}

/// The search for what a profile refuses.
#[derive(Clone, Copy)]
struct Walk {
    profile: Profile,
}

impl Walk {
    const fn refuses(self, word: Word) -> bool {
        matches!(verdict(self.profile, word), Verdict::Refused)
    }

    const fn refusal(self, word: Word, trail: &Trail<'_>) -> Option<Refusal> {
        if self.refuses(word) {
            Some(Refusal { word, path: trail.write(Message::new()) })
        } else {
            None
        }
    }

    const fn node(self, node: &Node<'_>, trail: &Trail<'_>) -> Option<Refusal> {
        if node.proven.0 & bit(self.profile) != 0 {
            return None;
        }
        let here = trail.with_id(node.id);
        let trail = if node.id.is_some() { &here } else { trail };
        if let Some(word) = choices_word(node.choices) {
            if let Some(refusal) = self.refusal(word, trail) {
                return Some(refusal);
            }
        }
        match node.shape {
            Shape::Any | Shape::Array { items: None, .. } => self.refusal(Word::Anything, trail),
            Shape::Array { items: Some(items), .. } => self.child(items, &trail.step("[]", false)),
            Shape::Tuple(items) => match self.refusal(Word::Tuple, trail) {
                Some(refusal) => Some(refusal),
                None => self.nodes(items, &trail.step("[]", false)),
            },
            Shape::Object { properties, rest } => self.object(properties, rest, trail),
            Shape::Union { branches, tagging } => {
                let refusal = if spelling_of_branches(branches, tagging) {
                    self.refusal(Word::ChoicesOfOneSpelling, trail)
                } else {
                    None
                };
                match refusal {
                    Some(refusal) => Some(refusal),
                    None => self.nodes(branches, trail),
                }
            }
            Shape::Ref(mention) => self.mention(mention, trail),
            Shape::Null | Shape::Boolean | Shape::String { .. } | Shape::Number { .. } => None,
            Shape::Raw(_) => self.refusal(Word::Foreign, trail),
        }
    }

    const fn child(self, child: Child<'_>, trail: &Trail<'_>) -> Option<Refusal> {
        match child {
            Child::Constant(node) => self.node(node, trail),
            // What is built is judged when it is.
            Child::Built(_) => None,
            Child::Options(options, _) => match choices_word(Some(Values::Texts(options))) {
                Some(word) => self.refusal(word, trail),
                None => None,
            },
        }
    }

    const fn nodes(self, nodes: Nodes<'_>, trail: &Trail<'_>) -> Option<Refusal> {
        let Nodes::Constant(mut rest) = nodes else { return None };
        while let [node, tail @ ..] = rest {
            if let Some(refusal) = self.node(node, trail) {
                return Some(refusal);
            }
            rest = tail;
        }
        None
    }

    const fn object(
        self,
        properties: Option<Properties<'_>>,
        rest: Rest<'_>,
        trail: &Trail<'_>,
    ) -> Option<Refusal> {
        let of_rest = match (rest, properties) {
            (Rest::Of(values), _) => match self.refusal(Word::Map, trail) {
                Some(refusal) => Some(refusal),
                None => self.child(values, &trail.step("{}", true)),
            },
            (Rest::Anything, _) | (Rest::Open, None) => self.refusal(Word::OpenObject, trail),
            (Rest::Open | Rest::Closed { .. }, _) => None,
        };
        match (of_rest, properties) {
            (Some(refusal), _) => Some(refusal),
            (None, Some(properties)) => self.properties(properties, trail),
            (None, None) => None,
        }
    }

    const fn properties(self, properties: Properties<'_>, trail: &Trail<'_>) -> Option<Refusal> {
        match properties {
            Properties::Constant(mut list) => {
                while let [property, rest @ ..] = list {
                    if let Some(refusal) = self.property(&property.view(), trail) {
                        return Some(refusal);
                    }
                    list = rest;
                }
                None
            }
            Properties::Joined(mut groups) => {
                while let [group, rest @ ..] = groups {
                    if let Some(refusal) = self.properties(*group, trail) {
                        return Some(refusal);
                    }
                    groups = rest;
                }
                None
            }
            Properties::Form(form) => self.form(form, trail),
            Properties::Built(_) => None,
        }
    }

    const fn form(self, form: &FormSchema<'_>, trail: &Trail<'_>) -> Option<Refusal> {
        match form.fields {
            Store::Constant(mut fields) => {
                while let [field, rest @ ..] = fields {
                    let node = leaf::node(field);
                    if let Some(refusal) = self.property(&leaf::property(field, &node), trail) {
                        return Some(refusal);
                    }
                    fields = rest;
                }
                None
            }
            Store::Joined(mut forms) => {
                while let [form, rest @ ..] = forms {
                    if let Some(refusal) = self.form(form, trail) {
                        return Some(refusal);
                    }
                    forms = rest;
                }
                None
            }
            Store::Owned(_) => None,
        }
    }

    const fn property(self, property: &Property<'_, '_>, trail: &Trail<'_>) -> Option<Refusal> {
        if property.proven.0 & bit(self.profile) != 0 {
            return None;
        }
        let trail = trail.step(property.name, !property.required);
        if !is_plain_name(property.name) && self.refuses(Word::FreeName) {
            return self.refusal(Word::FreeName, &trail);
        }
        match property.said {
            None => self.node(property.node, &trail),
            Some(_) => self.node(&property.whole(), &trail),
        }
    }

    const fn mention(self, mention: Ref<'_>, trail: &Trail<'_>) -> Option<Refusal> {
        let (optional, may_be_itself) = match mention {
            Ref::Type { id, .. } => {
                // No constant can ask where the branches of a mentioned enum lead.
                let may_be = id.untagged && trail.is_in_untagged();
                (trail.is_optional_since(id), may_be || trail.is_itself(id))
            }
            Ref::Root | Ref::Definition(_) => (false, false),
        };
        if may_be_itself {
            return self.refusal(Word::Loop, trail);
        }
        // An optional property on the way helps nobody who takes no recursion at all.
        let is_any = optional || self.refuses(Word::Recursion);
        let word = if is_any { Word::Recursion } else { Word::RequiredRecursion };
        if let Some(refusal) = self.refusal(word, trail) {
            return Some(refusal);
        }
        match mention {
            Ref::Type { id, proven, .. }
                if proven.0 & bit(self.profile) == 0 && !trail.leads_through(id) =>
            {
                // What stands there was not looked at: its own derive has to.
                Some(Refusal { word: Word::Unproven, path: trail.write(Message::new()) })
            }
            _ => None,
        }
    }
}

/// Whether two branches, or their tags, are texts that differ in the case of letters only.
const fn spelling_of_branches(branches: Nodes<'_>, tagging: Tagging<'_>) -> bool {
    let Nodes::Constant(mut rest) = branches else { return false };
    while let [one, tail @ ..] = rest {
        let mut others = tail;
        while let [other, tail @ ..] = others {
            if have_twins(said_by(one, tagging), said_by(other, tagging)) {
                return true;
            }
            others = tail;
        }
        rest = tail;
    }
    false
}

/// The texts by which a branch is told from others: its tag, or itself.
const fn said_by<'n>(branch: &Node<'n>, tagging: Tagging<'_>) -> Option<Values<'n>> {
    let (Tagging::Property(tag), Shape::Object { properties: Some(properties), .. }) =
        (tagging, branch.shape)
    else {
        return branch.choices;
    };
    tag_among(properties, tag)
}

const fn tag_among<'n>(properties: Properties<'n>, tag: &str) -> Option<Values<'n>> {
    match properties {
        Properties::Constant(mut list) => {
            while let [property, rest @ ..] = list {
                if crate::rules::text_eq(property.name, tag) {
                    return property.of.node().choices;
                }
                list = rest;
            }
            None
        }
        // The tag stands first.
        Properties::Joined([first, ..]) => tag_among(*first, tag),
        _ => None,
    }
}

/// Whether a text of one differs from one of the other in the case of letters only.
const fn have_twins(one: Option<Values<'_>>, other: Option<Values<'_>>) -> bool {
    let (Some(one), Some(other)) = (one, other) else { return false };
    let mut index = 0;
    while let Some(text) = text_at(one, index) {
        let mut of_other = 0;
        while let Some(another) = text_at(other, of_other) {
            if spelling::are_alike(text, another) && !crate::rules::text_eq(text, another) {
                return true;
            }
            of_other += 1;
        }
        index += 1;
    }
    false
}

const fn text_at(values: Values<'_>, index: usize) -> Option<&str> {
    match values {
        Values::Texts(Texts(List::Plain(texts))) => match texts.split_at_checked(index) {
            Some((_, [text, ..])) => Some(text),
            _ => None,
        },
        Values::Constant(values) => match values.split_at_checked(index) {
            Some((_, [Json::String(text), ..])) => Some(text),
            _ => None,
        },
        _ => None,
    }
}

/// The word for an `enum` that not everybody takes.
const fn choices_word(choices: Option<Values<'_>>) -> Option<Word> {
    match choices {
        Some(Values::Constant(mut values)) => {
            while let [value, rest @ ..] = values {
                if matches!(value, Json::List(_) | Json::Value(_)) {
                    return Some(Word::CompositeChoice);
                }
                values = rest;
            }
            None
        }
        Some(Values::Texts(texts)) => match texts.0 {
            List::Plain(texts) if spelling::has_twins(texts) => Some(Word::ChoicesOfOneSpelling),
            _ => None,
        },
        _ => None,
    }
}
