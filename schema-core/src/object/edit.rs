//! Changing one schema inside another: [`ObjectBuilder::edit`].

use super::builder::ObjectBuilder;
use super::composite::Schema;
use super::error::FaultKind;
use super::kind::AnyType;
use super::part::Part;
use super::read;
use super::types::Type;
use crate::json::pointer;
use crate::node::{NodeBuf, RestBuf, ShapeBuf};

impl ObjectBuilder {
    /// Changes the schema at one place: its words, its default, its values; or puts
    /// another one there.
    ///
    /// The place is a JSON pointer into the schema (`/properties/lines/items`,
    /// `/$defs/Page`), or a path of names, where `[]` are the items of a list:
    /// `lines[].sku`. One that is not there is a fault of [`build`](Self::build).
    ///
    /// ```
    /// use schema_core::object::{ObjectSchema, Type};
    ///
    /// let line = ObjectSchema::builder().required("sku", Type::string());
    /// let order = ObjectSchema::builder().required("lines", Type::array(line)).build()?;
    ///
    /// let stock = ["A-1", "B-2"]; // what there is just now
    /// let order = order
    ///     .to_builder()
    ///     .edit("lines[].sku", |_| Type::string().options(stock))
    ///     .edit("/properties/lines", |lines| lines.description("What is ordered"))
    ///     .build()?;
    /// assert_eq!(
    ///     order.to_value()["properties"]["lines"]["items"]["properties"]["sku"]["enum"],
    ///     serde_json::json!(["A-1", "B-2"]),
    /// );
    /// # Ok::<(), schema_core::object::ObjectError>(())
    /// ```
    pub fn edit<S: Into<Schema>>(
        mut self,
        place: &str,
        change: impl FnOnce(Type<AnyType>) -> S,
    ) -> Self {
        let steps = if place.starts_with('/') { read::steps(place) } else { Some(named(place)) };
        let steps = steps.unwrap_or_default();
        let whole = pointer(&steps.iter().map(String::as_str).collect::<Vec<_>>());
        let Some(node) = self.find(&steps) else {
            self.found.push((whole, FaultKind::NoSuchPlace));
            return self;
        };
        let old = Type::of_part(Part::of_node(core::mem::take(node)));
        let mut into = Part::default();
        let new = into.take(&[], steps.len(), change(old).into().part);
        if let Some(node) = self.find(&steps) {
            *node = new;
        }
        // What was wrong there is gone.
        self.forget(&whole);
        self.found.extend(into.faults.into_iter().map(|(at, kind)| (format!("{whole}{at}"), kind)));
        self.definitions.append(&mut into.definitions);
        self
    }

    fn find(&mut self, steps: &[String]) -> Option<&mut NodeBuf> {
        match steps {
            [keyword, name, rest @ ..] if keyword == "properties" => {
                // The last of that name is the one that counts.
                let member = self.properties.iter_mut().rfind(|one| one.name == *name)?;
                locate(&mut member.part.node, rest)
            }
            [keyword, name, rest @ ..] if keyword == "$defs" => {
                let found = self.definitions.iter_mut().find(|one| one.name == *name)?;
                locate(&mut found.node, rest)
            }
            _ => None,
        }
    }

    fn forget(&mut self, place: &str) {
        let is_there = |at: &str| {
            at.strip_prefix(place).is_some_and(|below| below.is_empty() || below.starts_with('/'))
        };
        self.found.retain(|(at, _)| !is_there(at));
        for member in &mut self.properties {
            let start = pointer(&["properties", &member.name]);
            member.part.faults.retain(|(at, _)| !is_there(&format!("{start}{at}")));
        }
    }
}

/// The schema at that place below another.
fn locate<'n>(node: &'n mut NodeBuf, steps: &[String]) -> Option<&'n mut NodeBuf> {
    let [keyword, rest @ ..] = steps else { return Some(node) };
    let is_union = matches!(node.shape, ShapeBuf::Union { .. });
    if let ("anyOf", [index, rest @ ..], false) = (keyword.as_str(), rest, is_union) {
        // The branch beside `null`.
        return if node.nullable && index == "0" { locate(node, rest) } else { None };
    }
    match (&mut node.shape, keyword.as_str(), rest) {
        (ShapeBuf::Array { items: Some(items), .. }, "items", rest) => locate(items, rest),
        (ShapeBuf::Tuple(nodes), "prefixItems", [index, rest @ ..])
        | (ShapeBuf::Union { branches: nodes, .. }, "anyOf", [index, rest @ ..]) => {
            locate(nodes.get_mut(index.parse::<usize>().ok()?)?, rest)
        }
        (ShapeBuf::Object { properties, .. }, "properties", [name, rest @ ..]) => {
            let mut properties = properties.iter_mut().flatten();
            locate(&mut properties.find(|property| property.name == *name)?.node, rest)
        }
        (ShapeBuf::Object { rest: RestBuf::Of(of), .. }, "additionalProperties", rest) => {
            locate(of, rest)
        }
        _ => None,
    }
}

/// The steps of `lines[].sku`.
fn named(path: &str) -> Vec<String> {
    let mut steps = Vec::new();
    for part in path.split('.') {
        let name = part.trim_end_matches("[]");
        steps.extend(["properties".to_owned(), name.to_owned()]);
        let lists = (part.len() - name.len()) / "[]".len();
        steps.extend(core::iter::repeat_n("items".to_owned(), lists));
    }
    steps
}
