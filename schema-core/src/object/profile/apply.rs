//! A schema brought into a profile, in place.

use std::collections::{HashMap, HashSet};

use super::cycles::{Edges, components};
use super::lines;
use super::lower::is_of;
use super::spelling::{same_spelling, same_spelling_of_branches};
use super::table::{Style, Verdict, Word, style, verdict};
use super::{Profile, Reason};
use crate::json::{Place, pointer};
use crate::node::{Json, JsonBuf, NodeBuf, PropertyBuf, RestBuf, ShapeBuf, TaggingBuf};
use crate::object::schema::Owned;
use crate::object::write::{is_apart, type_name};

/// What a profile can't say, with the JSON pointer to it in the declaration.
pub(super) type Refusals = Vec<(String, Reason)>;

impl Owned {
    /// Says all of it as the profile says it; what can't be is reported.
    pub(super) fn apply(&mut self, profile: Profile, refusals: &mut Refusals) {
        self.root.title = None;
        let mut walk = Walk {
            profile,
            style: style(profile),
            place: String::new(),
            refusals,
            from: ROOT.to_owned(),
            members: 0,
            mentions: Vec::new(),
        };
        walk.node(&mut self.root, Way::Required);
        for definition in &mut self.definitions {
            walk.from.clone_from(&definition.name);
            walk.within(&["$defs", &definition.name], |walk| {
                walk.node(&mut definition.node, Way::Required);
            });
        }
        walk.judge_mentions();
    }
}

/// Whether a property on the way from the root, or from the definition, may be left out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Required,
    Optional,
}

/// The root among the names of definitions, none of which is empty.
const ROOT: &str = "";

/// A mention of the root or of a definition.
struct Mention {
    /// Where it stands: in the root, or in the definition of that name.
    from: String,
    to: String,
    way: Way,
    /// Whether there is no member of an object or a list on the way.
    alone: bool,
    place: String,
}

struct Walk<'r> {
    profile: Profile,
    style: Style,
    place: String,
    refusals: &'r mut Refusals,
    from: String,
    /// Of how many objects and lists in each other this is a member.
    members: usize,
    mentions: Vec<Mention>,
}

impl Walk<'_> {
    /// A member of an object or a list.
    fn member(&mut self, tokens: &[&str], step: impl FnOnce(&mut Self)) {
        self.members += 1;
        self.within(tokens, step);
        self.members -= 1;
    }

    fn within(&mut self, tokens: &[&str], step: impl FnOnce(&mut Self)) {
        let length = self.place.len();
        self.place.push_str(&pointer(tokens));
        step(self);
        self.place.truncate(length);
    }

    fn refuse(&mut self, word: Word, reason: Reason) {
        if verdict(self.profile, word) == Verdict::Refused {
            self.refusals.push((self.place.clone(), reason));
        }
    }

    fn node(&mut self, node: &mut NodeBuf, way: Way) {
        // Where the declaration writes it: beside `null`, it is the first branch.
        if is_apart(&node.view()) {
            self.within(&["anyOf", "0"], |walk| walk.inner(node, way));
        } else {
            self.inner(node, way);
        }
    }

    fn inner(&mut self, node: &mut NodeBuf, way: Way) {
        self.annotations(node);
        if !self.choices(node) {
            return;
        }
        lines::round_bounds(node);
        if lines::are_crossed(node) {
            return self.refusals.push((self.place.clone(), Reason::NoChoice));
        }
        lines::move_limits(node, self.profile);
        if node.names.is_some() {
            self.within(&["propertyNames"], |walk| walk.foreign("propertyNames"));
        }
        self.shape(node, way);
        if self.style.bare_mentions {
            lay_bare(node);
        }
    }

    fn shape(&mut self, node: &mut NodeBuf, way: Way) {
        match &mut node.shape {
            ShapeBuf::Any | ShapeBuf::Array { items: None, .. } => {
                self.refuse(Word::Anything, Reason::Anything);
            }
            ShapeBuf::Null
            | ShapeBuf::Boolean
            | ShapeBuf::String { .. }
            | ShapeBuf::Number { .. } => {}
            ShapeBuf::Array { items: Some(items), .. } => {
                self.member(&["items"], |walk| walk.node(items, way));
            }
            ShapeBuf::Tuple(items) => {
                self.refuse(Word::Tuple, Reason::Tuple);
                self.members += 1;
                self.list("prefixItems", items, way);
                self.members -= 1;
            }
            ShapeBuf::Object { properties, rest } => self.object(properties.as_mut(), rest, way),
            ShapeBuf::Union { branches, .. } => {
                self.spelling(branches);
                self.list("anyOf", branches, way);
                node.nullable |= flatten(branches);
            }
            ShapeBuf::Root => self.mention(ROOT.to_owned(), way),
            ShapeBuf::Definition(name) => {
                let name = name.clone();
                self.mention(name, way);
            }
            ShapeBuf::Raw(_) => self.foreign("…"),
        }
    }

    fn foreign(&mut self, keyword: &str) {
        self.refuse(Word::Foreign, Reason::Keyword { keyword: keyword.to_owned() });
    }

    fn list(&mut self, keyword: &str, nodes: &mut [NodeBuf], way: Way) {
        for (index, node) in nodes.iter_mut().enumerate() {
            self.within(&[keyword, &index.to_string()], |walk| walk.node(node, way));
        }
    }

    /// What tells something and limits nothing.
    fn annotations(&self, node: &mut NodeBuf) {
        if verdict(self.profile, Word::Default) != Verdict::Said {
            node.default = None;
        }
        if verdict(self.profile, Word::Examples) != Verdict::Said {
            node.examples = Vec::new();
        }
        if verdict(self.profile, Word::Deprecated) != Verdict::Said {
            node.deprecated = false;
        }
        // What nobody knows is an annotation, and so is what a transport of MCP reads; a list
        // of types is a union.
        node.extra = Vec::new();
        node.header = None;
        node.null_in_type = false;
    }

    /// The values of an `enum`; whether to go on, since nothing is wrong with them all.
    fn choices(&mut self, node: &mut NodeBuf) -> bool {
        let name = type_name(&node.view().shape);
        let Some(choices) = &mut node.choices else { return true };
        // A value of another type, and one that stands there twice, says nothing.
        let mut seen = HashSet::with_capacity(choices.len());
        choices.retain(|choice| {
            let value = choice.view().to_value();
            name.is_none_or(|name| is_of(&value, name)) && seen.insert(value.to_string())
        });
        if choices.is_empty() {
            self.within(&["enum"], |walk| {
                walk.refusals.push((walk.place.clone(), Reason::NoChoice));
            });
            return false;
        }
        let found = self.refusals.len();
        if choices.iter().any(is_composite) {
            self.refuse(Word::CompositeChoice, Reason::CompositeChoice);
        }
        if let Some(values) = same_spelling(choices) {
            self.refuse(Word::ChoicesOfOneSpelling, Reason::SameSpelling { values });
        }
        self.refusals.len() == found
    }

    /// Texts of several branches, or of their tags, which say what a value is.
    fn spelling(&mut self, branches: &[NodeBuf]) {
        if let Some(values) = same_spelling_of_branches(branches) {
            self.refuse(Word::ChoicesOfOneSpelling, Reason::SameSpelling { values });
        }
    }

    fn mention(&mut self, to: String, way: Way) {
        let (from, place) = (self.from.clone(), self.place.clone());
        self.mentions.push(Mention { from, to, way, alone: self.members == 0, place });
    }

    /// Reports each mention that leads back to where it stands: only there a schema is
    /// recursive, not where a recursive one is used.
    fn judge_mentions(&mut self) {
        let mentions = core::mem::take(&mut self.mentions);
        let all = components_of(&mentions, |_| true);
        let required = components_of(&mentions, |mention| mention.way == Way::Required);
        let alone = components_of(&mentions, |mention| mention.alone);
        for mention in &mentions {
            let Mention { from, to, way, place, .. } = mention;
            let leads_back = |components: &HashMap<&str, usize>| {
                from == to || components.get(&**from) == components.get(&**to)
            };
            let (word, reason) = if mention.alone && leads_back(&alone) {
                (Word::Loop, Reason::Loop)
            } else if *way == Way::Required && leads_back(&required) {
                (Word::RequiredRecursion, self.recursion())
            } else if leads_back(&all) {
                (Word::Recursion, Reason::Recursion)
            } else {
                continue;
            };
            if verdict(self.profile, word) == Verdict::Refused {
                self.refusals.push((place.clone(), reason));
            }
        }
    }

    /// Where an optional property would help, the reason says so.
    fn recursion(&self) -> Reason {
        match verdict(self.profile, Word::Recursion) {
            Verdict::Refused => Reason::Recursion,
            _ => Reason::RequiredRecursion,
        }
    }

    fn object(&mut self, properties: Option<&mut Vec<PropertyBuf>>, rest: &mut RestBuf, way: Way) {
        match rest {
            RestBuf::Of(values) => {
                self.refuse(Word::Map, Reason::Map);
                self.member(&["additionalProperties"], |walk| walk.node(values, Way::Optional));
            }
            RestBuf::Anything => self.refuse(Word::OpenObject, Reason::OpenObject),
            RestBuf::Open if properties.is_none() => {
                self.refuse(Word::OpenObject, Reason::OpenObject);
            }
            RestBuf::Open | RestBuf::Closed { .. } if self.style.closed => {
                *rest = RestBuf::Closed { denied: false, listed: self.style.all_required };
            }
            RestBuf::Open | RestBuf::Closed { .. } => {}
        }
        for property in properties.into_iter().flatten() {
            self.member(&["properties", &property.name], |walk| {
                if !is_plain_name(&property.name) {
                    let name = property.name.clone();
                    walk.refuse(Word::FreeName, Reason::Name { name });
                }
                let way = if property.required { way } else { Way::Optional };
                walk.node(&mut property.node, way);
            });
            if self.style.all_required && !property.required {
                property.required = true;
                property.node.nullable = true;
            }
        }
    }
}

/// Which of root and definitions lead to each other by those mentions.
fn components_of(mentions: &[Mention], by: fn(&Mention) -> bool) -> HashMap<&str, usize> {
    let mut edges: Edges<'_> = HashMap::new();
    let mut names = vec![ROOT];
    for Mention { from, to, .. } in mentions.iter().filter(|mention| by(mention)) {
        edges.entry(from).or_default().push(to);
        names.extend([&**from, &**to]);
    }
    components(&names, &edges)
}

/// Puts what is said beside a mention beside an `anyOf` of it.
fn lay_bare(node: &mut NodeBuf) {
    let is_mention = matches!(node.shape, ShapeBuf::Root | ShapeBuf::Definition(_));
    let says_more = node.title.is_some() || node.description.is_some() || node.lines.is_some();
    // With `null` beside it, it is a branch already.
    if is_mention && says_more && !is_apart(&node.view()) {
        let mention = core::mem::replace(&mut node.shape, ShapeBuf::Any);
        let branches = vec![NodeBuf::of(mention)];
        node.shape = ShapeBuf::Union { branches, tagging: TaggingBuf::Untagged };
    }
}

/// Makes the branches of a union in a union branches of the outer; whether one of them
/// was, or let in, null.
fn flatten(branches: &mut Vec<NodeBuf>) -> bool {
    let mut nullable = false;
    let mut flat = Vec::with_capacity(branches.len());
    for mut branch in branches.drain(..) {
        nullable |= core::mem::take(&mut branch.nullable);
        match branch.shape {
            ShapeBuf::Null => nullable = true,
            // A mention with words beside it.
            ShapeBuf::Union { ref branches, .. } if branches.len() == 1 => flat.push(branch),
            ShapeBuf::Union { branches, .. } => flat.extend(branches),
            _ => flat.push(branch),
        }
    }
    *branches = flat;
    nullable
}

fn is_composite(value: &JsonBuf) -> bool {
    match value.view() {
        Json::List(_) => true,
        Json::Value(value) => value.is_array() || value.is_object(),
        _ => false,
    }
}

/// Whether a name is `^[a-zA-Z0-9_.-]{1,64}$`.
pub(super) const fn is_plain_name(name: &str) -> bool {
    let mut rest = name.as_bytes();
    if rest.is_empty() || rest.len() > 64 {
        return false;
    }
    while let [byte, tail @ ..] = rest {
        if !(byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'-')) {
            return false;
        }
        rest = tail;
    }
    true
}

/// Visits the schemas in a schema, each with its place.
pub(super) fn each_child(
    node: &mut NodeBuf,
    place: &Place<'_>,
    visit: &mut dyn FnMut(&mut NodeBuf, &Place<'_>),
) {
    let any_of = place.key("anyOf");
    let first = any_of.index(0);
    let place = if is_apart(&node.view()) { &first } else { place };
    let mut list = |keyword: &str, nodes: &mut [NodeBuf]| {
        let list = place.key(keyword);
        for (index, node) in nodes.iter_mut().enumerate() {
            visit(node, &list.index(index));
        }
    };
    match &mut node.shape {
        ShapeBuf::Array { items: Some(items), .. } => visit(items, &place.key("items")),
        ShapeBuf::Tuple(items) => list("prefixItems", items),
        ShapeBuf::Union { branches, .. } => list("anyOf", branches),
        ShapeBuf::Object { properties, rest } => {
            let all = place.key("properties");
            for property in properties.iter_mut().flatten() {
                visit(&mut property.node, &all.key(&property.name));
            }
            if let RestBuf::Of(values) = rest {
                visit(values, &place.key("additionalProperties"));
            }
        }
        _ => {}
    }
}
