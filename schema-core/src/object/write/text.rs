//! The text of a schema, without a serializer between.

use core::convert::Infallible;
use std::borrow::Cow;

use serde_json::Value;

use super::keywords::{Item, Name, Place, document, is_whole, keywords};
use super::{Document, encoded};
use crate::node::{Child, Definition, Json, Lines, Names, Node, Nodes, Properties, Target, Values};
use crate::wire::text::{self, Out, Size};

/// The whole document, mostly in one allocation.
pub(super) fn to_text(of: &Document<'_>) -> String {
    let mut size = Size::default();
    write_document(&mut size, of);
    let mut text = String::with_capacity(size.0);
    write_document(&mut text, of);
    text
}

fn write_document(out: &mut impl Out, of: &Document<'_>) {
    let mut is_empty = true;
    let Ok(()) = document::<Infallible>(of, &mut |key, item| {
        write_entry(out, &mut is_empty, key, item, &of.names);
        Ok(())
    });
    out.raw(if is_empty { "{}" } else { "}" });
}

fn write_node(out: &mut impl Out, node: &Node<'_>, names: &Names, place: Place) {
    if let Some(value) = is_whole(node, place) {
        return write_raw(out, "", value, names);
    }
    let mut is_empty = true;
    let Ok(()) = keywords::<Infallible>(node, names, place, &mut |key, item| {
        write_entry(out, &mut is_empty, key, item, names);
        Ok(())
    });
    out.raw(if is_empty { "{}" } else { "}" });
}

fn write_entry(
    out: &mut impl Out,
    is_first: &mut bool,
    key: Name<'_>,
    item: Item<'_>,
    names: &Names,
) {
    match key {
        Name::Key(key) => text::key(out, is_first, key),
        Name::Other(name) => {
            out.byte(if *is_first { '{' } else { ',' });
            *is_first = false;
            text::text(out, name);
            out.raw(":");
        }
    }
    write_item(out, item, names);
}

fn write_item(out: &mut impl Out, item: Item<'_>, names: &Names) {
    match item {
        Item::Text(value) => text::text(out, value),
        Item::Type(name, or_null) => {
            out.raw(if or_null { "[\"" } else { "\"" });
            out.raw(name);
            out.raw(if or_null { "\",\"null\"]" } else { "\"" });
        }
        Item::Description(description, lines) => write_description(out, description, lines),
        Item::Count(count) => out.display(count),
        Item::Number(number) => text::number(out, number),
        Item::Flag(flag) => text::flag(out, flag),
        Item::Json(json) => write_json(out, json),
        Item::Raw(keyword, value) => write_raw(out, keyword, value, names),
        Item::Values(values, or_null) => write_values(out, values, or_null),
        Item::Target(target) => write_target(out, target),
        Item::Child(child) => write_child(out, child, names),
        Item::Branches(nodes, or_null) => write_branches(out, nodes, or_null, names),
        Item::OrNull(node) => {
            out.raw("[");
            write_node(out, node, names, Place::Branch);
            out.raw(",{\"type\":\"null\"}]");
        }
        Item::Properties(list) => write_properties(out, list, names),
        Item::Required(list) => write_required(out, list),
        Item::Definitions(definitions) => write_definitions(out, definitions, names),
    }
}

/// What a keyword has in a part that stays JSON, with its properties in their order.
fn write_raw(out: &mut impl Out, keyword: &str, value: &Value, names: &Names) {
    match value {
        _ if names.orders.is_empty() => text::value(out, value),
        Value::Array(values) => {
            text::list(out, values, |out, value| write_raw(out, "", value, names));
        }
        Value::Object(map) => {
            let mut separator = "{";
            for (key, value) in names.orders.members(keyword, map) {
                out.raw(separator);
                separator = ",";
                text::text(out, key);
                out.raw(":");
                write_raw(out, key, value, names);
            }
            out.raw(if map.is_empty() { "{}" } else { "}" });
        }
        scalar => text::value(out, scalar),
    }
}

fn write_description(out: &mut impl Out, description: Option<&str>, lines: Option<Lines<'_>>) {
    out.raw("\"");
    out.escaped(description.unwrap_or_default());
    let mut is_first = description.is_none();
    for (value, line) in lines.into_iter().flat_map(Lines::said) {
        out.raw(if is_first { "- " } else { "\\n- " });
        is_first = false;
        out.escaped(value);
        out.raw(": ");
        out.escaped(line);
    }
    out.raw("\"");
}

fn write_json(out: &mut impl Out, json: Json<'_>) {
    match json {
        Json::Null => out.raw("null"),
        Json::Boolean(value) => text::flag(out, value),
        Json::Number(number) => text::number(out, number),
        Json::String(value) => text::text(out, value),
        Json::List(values) => write_values(out, values, false),
        Json::Value(value) => text::value(out, value),
    }
}

fn write_values(out: &mut impl Out, values: Values<'_>, or_null: bool) {
    let null = or_null.then_some(Json::Null);
    text::list(out, values.iter().chain(null), |out, json| write_json(out, json));
}

fn write_target(out: &mut impl Out, target: Target<'_>) {
    match target {
        Target::Root => out.raw("\"#\""),
        Target::Definition(name, _) => {
            out.raw("\"#/$defs/");
            out.raw(&encoded(name));
            out.raw("\"");
        }
    }
}

fn write_child(out: &mut impl Out, child: Child<'_>, names: &Names) {
    child.with(|node| write_node(out, node, names, Place::Use));
}

fn write_branches(out: &mut impl Out, nodes: Nodes<'_>, or_null: bool, names: &Names) {
    let mut separator = "[";
    nodes.each(&mut |node| {
        out.raw(separator);
        separator = ",";
        write_node(out, node, names, Place::Use);
    });
    if or_null {
        out.raw(separator);
        out.raw("{\"type\":\"null\"}");
    } else if separator == "[" {
        out.raw("[");
    }
    out.raw("]");
}

fn write_properties(out: &mut impl Out, list: Properties<'_>, names: &Names) {
    let mut separator = "{";
    list.each(&mut |property| {
        out.raw(separator);
        separator = ",";
        text::text(out, property.name);
        out.raw(":");
        write_node(out, &property.schema(), names, Place::Use);
    });
    out.raw(if separator == "{" { "{}" } else { "}" });
}

fn write_required(out: &mut impl Out, list: Properties<'_>) {
    let mut separator = "[";
    list.each(&mut |property| {
        if property.required {
            out.raw(separator);
            separator = ",";
            text::text(out, property.name);
        }
    });
    out.raw(if separator == "[" { "[]" } else { "]" });
}

fn write_definitions(out: &mut impl Out, definitions: &[Definition], names: &Names) {
    let of_types = names.types().iter().map(|named| (&named.name, Cow::Borrowed(named.node)));
    let built = definitions.iter().map(|one| (&one.name, Cow::Owned(one.node.view())));
    let mut separator = "{";
    for (name, node) in of_types.chain(built) {
        out.raw(separator);
        separator = ",";
        text::text(out, name);
        out.raw(":");
        write_node(out, &node, names, Place::Body);
    }
    out.raw("}");
}
