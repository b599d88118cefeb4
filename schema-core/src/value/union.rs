//! Unions: which branch a value is of, and what is wrong with it there.

use core::mem;

use serde_json::{Map, Value};

use super::judge::Judge;
use super::known::Mended;
use super::normalise::alike;
use super::types::{has_type, types_of};
use crate::answer::Subject;
use crate::json::Place;
use crate::node::{Json, Node, Nodes, Rest, Shape, Tagging, Tree, Values};
use crate::rules::{JsonType, ViolationKind};

/// The branch that a value says it is of.
pub(super) enum Branch {
    /// The one at this place.
    Of(usize),
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
    match of_tag(branches, tag, map, judge.forgives) {
        Branch::Of(index) => judge_branch(judge, (branches, index), value, place),
        Branch::Unknown | Branch::Unsaid if judge.findings.only_counts() => false,
        Branch::Unknown => {
            let place = place.key(tag);
            let kind = ViolationKind::NotAnOption { options: &[] };
            let tags = tags(branches, tag).map(str::to_owned).collect();
            let tags = Subject::of_place(tags, Vec::new());
            judge.findings.choose(kind, tags, map.get(tag), (&place, None));
            false
        }
        Branch::Unsaid => {
            let place = place.key(tag);
            let quoted: Vec<String> =
                tags(branches, tag).map(|tag| Value::from(tag).to_string()).collect();
            let says = match quoted.as_slice() {
                [only] => only.clone(),
                all => format!("one of {}", all.join(", ")),
            };
            judge.findings.say(ViolationKind::Missing, None, &place, Some(says));
            false
        }
    }
}

/// Judges a value by that branch.
fn judge_branch<'a>(
    judge: &mut Judge<'a>,
    (branches, index): (Nodes<'a>, usize),
    value: &Value,
    place: &Place<'_>,
) -> bool {
    branches.with(index, |branch| judge.judge(branch, value, place)).unwrap_or(true)
}

/// The branch whose tag the object has.
pub(super) fn of_tag(
    branches: Nodes<'_>,
    tag: &str,
    map: &Map<String, Value>,
    in_any_case: bool,
) -> Branch {
    let Some(value) = map.get(tag) else { return Branch::Unsaid };
    let Value::String(text) = value else { return Branch::Unknown };
    let has_tag = |branch: &Node<'_>, text: &str| tag_of(branch, tag) == Some(text);
    let of = |text: &str| {
        let is_it = |&index: &usize| branches.with(index, |branch| has_tag(branch, text));
        (0..branches.len()).find(|index| is_it(index) == Some(true))
    };
    let found = of(text).or_else(|| {
        let alike = if in_any_case { alike(tags(branches, tag), text) } else { None };
        of(alike?)
    });
    found.map_or(Branch::Unknown, Branch::Of)
}

/// The tags of all branches.
pub(super) fn tags<'a, 't>(
    branches: Nodes<'a>,
    tag: &'t str,
) -> impl Iterator<Item = &'a str> + Clone + use<'a, 't> {
    (0..branches.len())
        .filter_map(move |index| branches.with(index, |branch| tag_of(branch, tag)).flatten())
}

fn tag_of<'a>(branch: &Node<'a>, tag: &str) -> Option<&'a str> {
    match branch.properties().with(tag, |property| property.node.choices)??.get(0)? {
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
    if let Branch::Of(index) = of_key(branches, value, judge.forgives) {
        return judge_branch(judge, (branches, index), value, place);
    }
    if !judge.findings.only_counts() {
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
        let says = value.as_object().map(|map| match (key_of(value), map.len()) {
            (Some(key), _) => format!("the key {}", Value::from(key)),
            (None, 0) => "an object without a key".to_owned(),
            (None, count) => format!("an object of {count} keys"),
        });
        judge.findings.choose(kind, Subject::of_place(texts, keys), Some(value), (place, says));
    }
    false
}

/// The branch of a text without data, or of the one key of an object that names a branch:
/// what else the object has is undeclared, as in any other.
pub(super) fn of_key(branches: Nodes<'_>, value: &Value, in_any_case: bool) -> Branch {
    let is_of_it = |branch: &Node<'_>| match (value, branch.choices) {
        (Value::String(text), Some(choices)) => {
            texts_of(choices).any(|choice| choice == text)
                || (in_any_case && alike(texts_of(choices), text).is_some())
        }
        (Value::Object(map), None) => {
            let named = branch.properties().try_each(&mut |property| {
                if map.contains_key(property.name) { Err(()) } else { Ok(()) }
            });
            named.is_err()
        }
        _ => false,
    };
    let mut of_it =
        (0..branches.len()).filter(|&index| branches.with(index, is_of_it) == Some(true));
    match (of_it.next(), of_it.next()) {
        (Some(index), None) => Branch::Of(index),
        _ => Branch::Unknown,
    }
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
    match few(judge.tree, branches, value) {
        [Some(only), None] => return of_branch(judge, (branches, only), value, place),
        // Of what is repaired it may be an item.
        [None, _] if !judge.mends => return judge.wrong_type(node, value, place),
        _ => {}
    }
    if judge.mends {
        let fits = mended(judge, branches, value).is_some();
        judge.findings.count_all(usize::from(!fits));
        return fits;
    }
    let (closest, faults) = closest(judge, branches, value);
    if faults == 0 && !judge.checks {
        return true;
    }
    if judge.findings.count_all(faults) {
        return false;
    }
    of_branch(judge, (branches, closest), value, place)
}

/// The first two candidates.
fn few<'a>(tree: &'a Tree<'a>, branches: Nodes<'a>, value: &Value) -> [Option<usize>; 2] {
    let mut all = candidates(tree, branches, value);
    [all.next(), all.next()]
}

/// The branch that a value can only be of.
pub(super) fn only<'a>(tree: &'a Tree<'a>, branches: Nodes<'a>, value: &Value) -> Option<usize> {
    match few(tree, branches, value) {
        [only, None] => only,
        _ => None,
    }
}

/// Judges a value by the branch that it is of.
fn of_branch<'a>(
    judge: &mut Judge<'a>,
    (branches, index): (Nodes<'a>, usize),
    value: &Value,
    place: &Place<'_>,
) -> bool {
    let tries = judge.tries;
    if judge.checks {
        judge.tries = tries.saturating_mul(tries_of(judge.tree, branches, index, value));
        judge.tried = judge.tried.saturating_add(judge.tries.saturating_sub(FREE));
    }
    if judge.tried > TRIES {
        return judge.too_deep(value, place);
    }
    let fits = judge_branch(judge, (branches, index), value, place);
    judge.tries = tries;
    fits
}

/// Which of the candidates fits as it is, or came closest, and how many faults it has.
pub(super) fn closest<'a>(
    judge: &mut Judge<'a>,
    branches: Nodes<'a>,
    value: &Value,
) -> (usize, usize) {
    if let Some(known) = judge.known.closest(branches, value) {
        return known;
    }
    let mends = mem::replace(&mut judge.mends, false);
    let mut closest = (0, usize::MAX);
    for index in candidates(judge.tree, branches, value) {
        let faults = faults(judge, (branches, index), value);
        if faults < closest.1 {
            closest = (index, faults);
        }
        if faults == 0 {
            break;
        }
    }
    judge.mends = mends;
    if judge.findings.is_probe() {
        judge.known.keep_closest(branches, value, closest);
    }
    closest
}

fn faults<'a>(
    judge: &mut Judge<'a>,
    (branches, index): (Nodes<'a>, usize),
    value: &Value,
) -> usize {
    let faults = branches.with(index, |branch| judge.count(branch, value, &Place::ROOT));
    faults.unwrap_or_default()
}

/// Which of the candidates fits as it is, or else once the value is repaired; of those that
/// take a list, where the value can only be an item.
pub(super) fn mended<'a>(
    judge: &mut Judge<'a>,
    branches: Nodes<'a>,
    value: &Value,
) -> Option<usize> {
    match judge.known.mended(branches, value) {
        Some(Mended::By(index)) => return Some(index),
        Some(Mended::ByNone) => return None,
        // A list of itself it is not.
        None => judge.known.keep_mended(branches, value, Mended::ByNone),
    }
    let is_item = few(judge.tree, branches, value) == [None; 2];
    let fitting = if is_item { None } else { Some(closest(judge, branches, value)) };
    let fitting = fitting.filter(|(_, faults)| *faults == 0).map(|(index, _)| index);
    let fitting = fitting.or_else(|| first_mended(judge, branches, value, is_item));
    judge.known.keep_mended(branches, value, fitting.map_or(Mended::ByNone, Mended::By));
    fitting
}

fn first_mended<'a>(
    judge: &mut Judge<'a>,
    branches: Nodes<'a>,
    value: &Value,
    is_item: bool,
) -> Option<usize> {
    let (mends, tree) = (mem::replace(&mut judge.mends, true), judge.tree);
    let mut fits = |index: &usize| faults(judge, (branches, *index), value) == 0;
    let fitting = if is_item {
        of_list(tree, branches).find(&mut fits)
    } else {
        candidates(tree, branches, value).find(&mut fits)
    };
    judge.mends = mends;
    fitting
}

/// The branches that take a list.
fn of_list<'a>(tree: &'a Tree<'a>, branches: Nodes<'a>) -> impl Iterator<Item = usize> {
    let takes_list = move |branch: &Node<'a>| types_of(tree, branch).contains(JsonType::Array);
    (0..branches.len()).filter(move |&index| branches.with(index, takes_list) == Some(true))
}

/// The branch that an untagged value will be of once it is normalised: the first that fits,
/// as serde takes it, or the closest.
pub(super) fn of_form<'a>(
    judge: &mut Judge<'a>,
    branches: Nodes<'a>,
    value: &Value,
    mends: bool,
) -> Option<usize> {
    let mended = if mends { mended(judge, branches, value) } else { None };
    if mended.is_some() {
        return mended;
    }
    match few(judge.tree, branches, value) {
        [None, _] => of_list(judge.tree, branches).next(),
        _ => Some(closest(judge, branches, value).0),
    }
}

/// So many times serde may read a value of a union, and so many more in all.
const FREE: u64 = 64;
const TRIES: u64 = 1 << 20;

/// How many times serde reads what is inside the value, to find its branch: it tries them in
/// turn, and knows that a property is missing once it has read all others. Where they stand
/// in each other the times multiply.
fn tries_of<'a>(tree: &'a Tree<'a>, branches: Nodes<'a>, index: usize, value: &Value) -> u64 {
    // What was built is read as whatever it is.
    let (Nodes::Constant(_), Value::Object(map)) = (branches, value) else { return 1 };
    let is_nested = |value: &Value| matches!(value, Value::Array(_) | Value::Object(_));
    let reads = |branch: &Node<'a>| {
        let branch = resolved(tree, branch);
        let named = branch.properties().try_each(&mut |property| {
            if map.get(property.name).is_some_and(is_nested) { Err(()) } else { Ok(()) }
        });
        let is_map = matches!(branch.shape, Shape::Object { rest: Rest::Of(_), .. });
        named.is_err() || (is_map && map.values().any(is_nested))
    };
    1 + branches.iter().take(index).filter(reads).count() as u64
}

/// The branches that a value can be of, by its type, by what it says of itself, and by the
/// properties that they require: where some are not denied, those; where some of these have
/// all of theirs, those.
fn candidates<'v, 'a: 'v>(
    tree: &'a Tree<'a>,
    branches: Nodes<'a>,
    value: &'v Value,
) -> impl Iterator<Item = usize> + Clone + use<'v, 'a> {
    let is_of_type = move |branch: &Node<'a>| has_type(types_of(tree, branch), value);
    let is_meant =
        move |branch: &Node<'a>| value.as_object().is_none_or(|map| !denies(tree, branch, map));
    let is_complete =
        move |branch: &Node<'a>| value.as_object().is_none_or(|map| lacks(tree, branch, map) == 0);
    let of_type =
        (0..branches.len()).filter(move |&index| branches.with(index, is_of_type) == Some(true));
    let is_meant = move |index: &usize| branches.with(*index, is_meant) == Some(true);
    let some_are_meant = of_type.clone().any(|index| is_meant(&index));
    let meant = of_type.filter(move |index| !some_are_meant || is_meant(index));
    let is_complete = move |index: &usize| branches.with(*index, is_complete) == Some(true);
    let some_are = meant.clone().any(|index| is_complete(&index));
    meant.filter(move |index| !some_are || is_complete(index))
}

/// Whether a required property of the branch, which can only be one text, is another: it
/// tells branches apart, also where no tag of a whole union does.
fn denies(tree: &Tree<'_>, branch: &Node<'_>, map: &Map<String, Value>) -> bool {
    let branch = resolved(tree, branch);
    let denied = branch.properties().try_each(&mut |property| {
        let choices = property.node.choices.filter(|choices| choices.len() == 1);
        let only = choices.and_then(|choices| choices.get(0));
        match (only, map.get(property.name)) {
            (Some(Json::String(only)), Some(Value::String(text)))
                if property.required && alike([only].into_iter(), text).is_none() =>
            {
                Err(())
            }
            _ => Ok(()),
        }
    });
    denied.is_err()
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
        Shape::Ref(mention) => tree.resolve(mention).unwrap_or(*node),
        _ => *node,
    }
}
