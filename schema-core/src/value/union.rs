//! Unions: which branch a value is of, and what is wrong with it there.

use serde_json::{Map, Value};

use super::findings::Findings;
use super::judge::Judge;
use super::types::{has_type, types_of};
use crate::json::Place;
use crate::node::{Json, Node, Nodes, Tagging, Tree, Values};
use crate::rules::ViolationKind;

/// The branch that a value says it is of.
pub(super) enum Branch<'a> {
    /// This one.
    Of(Node<'a>),
    /// None that there is.
    Unknown,
    /// The value says nothing: it is no object, or has no tag.
    Unsaid,
}

pub(super) fn judge<'a>(
    judge: &mut Judge<'a>,
    node: &Node<'a>,
    (branches, tagging): (Nodes<'a>, Tagging<'a>),
    value: &Value,
    place: &Place<'_>,
) -> bool {
    match tagging {
        Tagging::Property(tag) => tagged(judge, (branches, tag), value, place),
        Tagging::Key => by_key(judge, branches, value, place),
        Tagging::Untagged => untagged(judge, node, branches, value, place),
    }
}

fn tagged<'a>(
    judge: &mut Judge<'a>,
    (branches, tag): (Nodes<'a>, &'a str),
    value: &Value,
    place: &Place<'_>,
) -> bool {
    let Value::Object(map) = value else { return judge.not_an_object(value, place) };
    match of_tag(branches, tag, map) {
        Branch::Of(branch) => judge.judge(&branch, value, place),
        Branch::Unknown | Branch::Unsaid if judge.findings.is_probe => false,
        Branch::Unknown => {
            let place = place.key(tag);
            let kind = ViolationKind::NotAnOption { options: &[] };
            let tags = (tags(branches, tag), Vec::new());
            judge.findings.choose(kind, tags, map.get(tag), (&place, None));
            false
        }
        Branch::Unsaid => {
            let place = place.key(tag);
            let tags = tags(branches, tag);
            let quoted: Vec<String> =
                tags.iter().map(|tag| Value::from(tag.as_str()).to_string()).collect();
            let says = match quoted.as_slice() {
                [only] => only.clone(),
                all => format!("one of {}", all.join(", ")),
            };
            judge.findings.say(ViolationKind::Missing, None, &place, Some(says));
            false
        }
    }
}

/// The branch whose tag the object has.
pub(super) fn of_tag<'a>(branches: Nodes<'a>, tag: &str, map: &Map<String, Value>) -> Branch<'a> {
    let Some(value) = map.get(tag) else { return Branch::Unsaid };
    let Value::String(text) = value else { return Branch::Unknown };
    let found = branches.iter().find(|branch| tag_of(branch, tag).is_some_and(|own| own == text));
    found.map_or(Branch::Unknown, Branch::Of)
}

/// The tags of all branches.
pub(super) fn tags(branches: Nodes<'_>, tag: &str) -> Vec<String> {
    branches.iter().filter_map(|branch| tag_of(&branch, tag).map(str::to_owned)).collect()
}

fn tag_of<'a>(branch: &Node<'a>, tag: &str) -> Option<&'a str> {
    match branch.properties().get(tag)?.node.choices?.get(0)? {
        Json::String(text) => Some(text),
        _ => None,
    }
}

fn by_key<'a>(
    judge: &mut Judge<'a>,
    branches: Nodes<'a>,
    value: &Value,
    place: &Place<'_>,
) -> bool {
    if let Branch::Of(branch) = of_key(branches, value) {
        return judge.judge(&branch, value, place);
    }
    if !judge.findings.is_probe {
        let mut texts = Vec::new();
        let mut keys = Vec::new();
        branches.each(&mut |branch| match branch.choices {
            Some(choices) => texts.extend(texts_of(choices).map(str::to_owned)),
            None => branch.properties().each(&mut |property| keys.push(property.name.to_owned())),
        });
        let kind = if keys.is_empty() {
            ViolationKind::NotAnOption { options: &[] }
        } else {
            ViolationKind::NoVariant { texts: &[], keys: &[] }
        };
        let says = key_of(value).map(|key| format!("the key {}", Value::from(key)));
        judge.findings.choose(kind, (texts, keys), Some(value), (place, says));
    }
    false
}

/// The branch of a text without data, or of an object's only key.
pub(super) fn of_key<'a>(branches: Nodes<'a>, value: &Value) -> Branch<'a> {
    let found = branches.iter().find(|branch| match (value, branch.choices) {
        (Value::String(text), Some(choices)) => texts_of(choices).any(|choice| choice == text),
        (Value::Object(_), None) => {
            key_of(value).is_some_and(|key| branch.properties().get(key).is_some())
        }
        _ => false,
    });
    found.map_or(Branch::Unknown, Branch::Of)
}

/// The only key of an object.
fn key_of(value: &Value) -> Option<&str> {
    let mut keys = value.as_object()?.keys();
    match (keys.next(), keys.next()) {
        (Some(key), None) => Some(key),
        _ => None,
    }
}

pub(super) fn texts_of(choices: Values<'_>) -> impl Iterator<Item = &str> + Clone {
    choices.iter().filter_map(|choice| match choice {
        Json::String(text) => Some(text),
        _ => None,
    })
}

fn untagged<'a>(
    judge: &mut Judge<'a>,
    node: &Node<'a>,
    branches: Nodes<'a>,
    value: &Value,
    place: &Place<'_>,
) -> bool {
    let candidates = candidates(judge.tree, branches, value);
    match candidates.as_slice() {
        [] => judge.wrong_type(node, value, place),
        [only] => judge.judge(only, value, place),
        all => {
            let fits = all.iter().any(|branch| {
                let mut probe = judge.apart(Findings::probe());
                probe.judge(branch, value, place)
            });
            if fits || judge.findings.is_probe {
                return fits && checked(judge, all, value, place);
            }
            let closest = all.iter().map(|branch| {
                let mut apart = judge.apart(Findings::default());
                apart.judge(branch, value, place);
                apart.findings
            });
            if let Some(findings) = closest.min_by_key(Findings::len) {
                judge.findings.append(findings);
            }
            false
        }
    }
}

/// The author's own rules of the branch that fits.
fn checked<'a>(
    judge: &mut Judge<'a>,
    branches: &[Node<'a>],
    value: &Value,
    place: &Place<'_>,
) -> bool {
    if !judge.checks {
        return true;
    }
    let fitting = branches.iter().find(|branch| {
        let mut probe = judge.apart(Findings::probe());
        probe.judge(branch, value, place)
    });
    fitting.is_none_or(|branch| judge.judge(branch, value, place))
}

/// The branches that a value can be of, by its type, and by the properties that they
/// require: those that have the most of them.
pub(super) fn candidates<'a>(tree: &Tree<'a>, branches: Nodes<'a>, value: &Value) -> Vec<Node<'a>> {
    let of_type = |branch: &Node<'a>| has_type(types_of(tree, branch), value);
    let mut all: Vec<Node<'a>> = branches.iter().filter(of_type).collect();
    let Value::Object(map) = value else { return all };
    if all.len() > 1 {
        let has_all = |branch: &Node<'a>| lacks(tree, branch, map) == 0;
        if all.iter().any(has_all) {
            all.retain(has_all);
        }
    }
    all
}

/// How many required properties are not there.
fn lacks(tree: &Tree<'_>, branch: &Node<'_>, map: &Map<String, Value>) -> usize {
    let mut lacking = 0;
    let branch = resolved(tree, branch);
    branch.properties().each(&mut |property| {
        lacking += usize::from(property.required && !map.contains_key(property.name));
    });
    lacking
}

/// What a mention stands for.
fn resolved<'a>(tree: &Tree<'a>, node: &Node<'a>) -> Node<'a> {
    match node.shape {
        crate::node::Shape::Ref(mention) => tree.resolve(mention).unwrap_or(*node),
        _ => *node,
    }
}
