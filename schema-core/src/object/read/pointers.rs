//! Where the pointers of a schema lead: to places in it, or to names that it gives.

use std::collections::{HashMap, HashSet};

use crate::read::input::{Entries, Input as Json};

/// What the `$ref`s of a document may name, each object looked through at most once.
pub(super) struct Pointers<'j> {
    root: &'j Json<'j>,
    /// The values of `$id`, and `#` with those of `$anchor` and `$dynamicAnchor`.
    named: HashSet<String>,
    members: HashMap<*const Entries<'j>, HashMap<&'j str, &'j Json<'j>>>,
    known: HashMap<&'j str, bool>,
}

impl<'j> Pointers<'j> {
    pub(super) fn of(root: &'j Json<'j>) -> Self {
        let mut named = HashSet::new();
        let mut open = vec![root];
        while let Some(json) = open.pop() {
            match json {
                Json::Array(items) => open.extend(items),
                Json::Object(entries) => {
                    for (key, value) in entries {
                        match (&**key, value) {
                            ("$id", Json::String(uri)) => {
                                named.insert(uri.trim_end_matches('#').to_owned());
                            }
                            ("$anchor" | "$dynamicAnchor", Json::String(name)) => {
                                named.insert(format!("#{name}"));
                            }
                            _ => open.push(value),
                        }
                    }
                }
                _ => {}
            }
        }
        Self { root, named, members: HashMap::new(), known: HashMap::new() }
    }

    /// Whether the reference names something in the document. Nothing is ever fetched.
    pub(super) fn resolves(&mut self, reference: &'j str) -> bool {
        if let Some(known) = self.known.get(reference) {
            return *known;
        }
        let resolves = self.find(reference);
        self.known.insert(reference, resolves);
        resolves
    }

    fn find(&mut self, reference: &str) -> bool {
        // An empty one is the whole (RFC 3986, section 4.4).
        if reference.is_empty() || self.named.contains(reference) {
            return true;
        }
        match reference.split_once('#') {
            // A fragment of a part that has a name of its own.
            Some((base, _)) if !base.is_empty() => self.named.contains(base),
            Some((_, fragment)) => steps(fragment).is_some_and(|steps| self.walk(&steps)),
            None => false,
        }
    }

    fn walk(&mut self, steps: &[String]) -> bool {
        let mut json = self.root;
        for step in steps {
            let next = match json {
                Json::Array(items) => step.parse().ok().and_then(|index: usize| items.get(index)),
                Json::Object(entries) => self.member(entries, step),
                _ => None,
            };
            match next {
                Some(next) => json = next,
                None => return false,
            }
        }
        matches!(json, Json::Object(_) | Json::Bool(_))
    }

    fn member(&mut self, entries: &'j Entries<'j>, name: &str) -> Option<&'j Json<'j>> {
        let members = self
            .members
            .entry(core::ptr::from_ref(entries))
            .or_insert_with(|| entries.iter().map(|(key, value)| (&**key, value)).collect());
        members.get(name).copied()
    }
}

/// The steps of a JSON pointer in a URI fragment (RFC 6901, section 6).
pub(in crate::object) fn steps(fragment: &str) -> Option<Vec<String>> {
    let fragment = decoded(fragment)?;
    match fragment.strip_prefix('/') {
        Some(steps) => {
            Some(steps.split('/').map(|step| step.replace("~1", "/").replace("~0", "~")).collect())
        }
        None => fragment.is_empty().then(Vec::new),
    }
}

/// The name of the definition that a reference names, if it names one as a whole.
pub(in crate::object) fn definition(reference: &str) -> Option<String> {
    let steps = steps(reference.strip_prefix('#')?)?;
    match <[String; 2]>::try_from(steps) {
        Ok([keyword, name]) if keyword == "$defs" || keyword == "definitions" => Some(name),
        _ => None,
    }
}

fn decoded(fragment: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(fragment.len());
    let mut rest = fragment.as_bytes();
    loop {
        rest = match rest {
            [] => return String::from_utf8(bytes).ok(),
            [b'%', high, low, tail @ ..] => {
                let digits = [char::from(*high).to_digit(16)?, char::from(*low).to_digit(16)?];
                let [high, low] = digits;
                bytes.push(u8::try_from(high * 16 + low).ok()?);
                tail
            }
            [byte, tail @ ..] => {
                bytes.push(*byte);
                tail
            }
        };
    }
}
