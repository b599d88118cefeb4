//! Which names lead back to themselves.

use std::collections::{HashMap, HashSet};

/// Names, each with those that it mentions.
pub(super) type Edges<'n> = HashMap<&'n str, Vec<&'n str>>;

/// The strongly connected component of each name (Kosaraju): two names lead to each other
/// where it is the same.
pub(super) fn components<'n>(names: &[&'n str], edges: &Edges<'n>) -> HashMap<&'n str, usize> {
    let mut reversed: Edges<'n> = HashMap::with_capacity(edges.len());
    for (name, targets) in edges {
        for target in targets {
            reversed.entry(target).or_default().push(name);
        }
    }
    let mut seen = HashSet::new();
    let mut order = Vec::with_capacity(names.len());
    for name in names {
        order.extend(reach(name, edges, &mut seen));
    }
    let mut seen = HashSet::new();
    let mut components = HashMap::with_capacity(names.len());
    for (index, name) in order.into_iter().rev().enumerate() {
        components.extend(reach(name, &reversed, &mut seen).into_iter().map(|name| (name, index)));
    }
    components
}

/// What can be reached from there and was not seen before, each after all that it leads to.
fn reach<'n>(start: &'n str, edges: &Edges<'n>, seen: &mut HashSet<&'n str>) -> Vec<&'n str> {
    let mut done = Vec::new();
    let mut open = Vec::new();
    if seen.insert(start) {
        open.push((start, 0));
    }
    while let Some((name, next)) = open.last_mut() {
        let target = edges.get(*name).and_then(|targets| targets.get(*next)).copied();
        *next += 1;
        match target {
            Some(target) if seen.insert(target) => open.push((target, 0)),
            Some(_) => {}
            None => {
                done.push(*name);
                open.pop();
            }
        }
    }
    done
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_that_lead_to_each_other_are_one() {
        let edges: Edges<'_> =
            [("a", vec!["b"]), ("b", vec!["c"]), ("c", vec!["b", "d"]), ("d", vec![])].into();
        let of = components(&["a", "b", "c", "d"], &edges);
        let [a, b, c, d] = ["a", "b", "c", "d"].map(|name| of.get(name));
        assert!(a.is_some() && b.is_some() && d.is_some());
        assert_eq!(b, c);
        assert!(a != b && c != d && a != d);
    }
}
