use serde_json::json;

use crate::field::Limits;
use crate::node::{
    Child, Id, Nodes, ProfileSet, Properties, PropertySpec, Ref, Rest, Slot, Tagging, Values,
};
use crate::node::{Node as Schema, Shape};
use crate::object::ObjectSchema;

const fn id(name: &'static str, place: &'static str) -> Id {
    Id { name, place, whole: || "", untagged: false }
}

const fn object(properties: &'static [PropertySpec]) -> Shape<'static> {
    Shape::Object { properties: Some(Properties::Constant(properties)), rest: Rest::Open }
}

const INTEGER: Schema<'static> =
    Schema::of(Shape::Number { limits: Limits::of(true), steps: None });

/// `struct Tree { v: i64, kids: Vec<Tree> }`
static TREE_ID: Id = id("Tree", "a");
const TREE_MENTION: Schema<'static> =
    Schema::of(Shape::Ref(Ref::Type { id: &TREE_ID, node: || &TREE, proven: ProfileSet::NONE }));
const TREES: Shape<'static> = Shape::Array {
    items: Some(Child::Constant(&TREE_MENTION)),
    limits: Limits::of(false),
    unique: false,
};
const TREE: Schema<'static> = Schema {
    description: Some("A tree"),
    id: Some(&TREE_ID),
    ..Schema::of(object(&[
        PropertySpec::plain("v", &Slot::of_node(INTEGER)),
        PropertySpec::plain("kids", &Slot::of_node(Schema::of(TREES))),
    ]))
};

/// Another type of that name, which mentions the first one.
static OTHER_ID: Id = id("Tree", "b");
const OTHER_MENTION: Schema<'static> =
    Schema::of(Shape::Ref(Ref::Type { id: &OTHER_ID, node: || &OTHER, proven: ProfileSet::NONE }));
const OTHER: Schema<'static> = Schema {
    id: Some(&OTHER_ID),
    ..Schema::of(object(&[
        PropertySpec::plain("tree", &Slot::of_node(TREE)),
        PropertySpec::plain("next", &Slot::of_node(Schema { nullable: true, ..OTHER_MENTION })),
    ]))
};

fn all_say(node: &'static Schema<'static>, text: &str) {
    let schema = ObjectSchema::constant(node);
    assert_eq!(schema.to_json(), text);
    assert_eq!(serde_json::to_string(&schema).ok().as_deref(), Some(text));
    let kept = schema.clone().into_owned();
    assert_eq!(kept.to_json(), text);
    assert_eq!(kept, schema);
}

#[test]
fn the_root_is_mentioned_by_its_place() {
    all_say(
        &TREE,
        r##"{"type":"object","description":"A tree","properties":{"v":{"type":"integer"},"kids":{"type":"array","items":{"$ref":"#"}}},"required":["v","kids"]}"##,
    );
}

#[test]
fn a_recursive_type_below_the_root_is_a_definition_wherever_it_is_used() {
    const ROOT: Schema<'static> = Schema::of(object(&[
        PropertySpec::plain("one", &Slot::of_node(TREE)),
        PropertySpec::plain("two", &Slot::of_node(Schema { description: Some("Another"), ..TREE })),
        PropertySpec::plain("three", &Slot::of_node(Schema { nullable: true, ..TREE })),
    ]));
    all_say(
        &ROOT,
        concat!(
            r##"{"type":"object","properties":{"one":{"$ref":"#/$defs/Tree"},"##,
            r##""two":{"$ref":"#/$defs/Tree","description":"Another"},"##,
            r##""three":{"anyOf":[{"$ref":"#/$defs/Tree"},{"type":"null"}]}},"##,
            r##""required":["one","two","three"],"$defs":{"Tree":{"type":"object","##,
            r##""description":"A tree","properties":{"v":{"type":"integer"},"##,
            r##""kids":{"type":"array","items":{"$ref":"#/$defs/Tree"}}},"required":["v","kids"]}}}"##,
        ),
    );
}

#[test]
fn types_of_one_name_are_told_apart() {
    const ROOT: Schema<'static> =
        Schema::of(object(&[PropertySpec::plain("a", &Slot::of_node(OTHER))]));
    let value = ObjectSchema::constant(&ROOT).to_value();
    assert_eq!(value.pointer("/properties/a"), Some(&json!({ "$ref": "#/$defs/Tree2" })));
    let nullable = json!({ "anyOf": [{ "$ref": "#/$defs/Tree2" }, { "type": "null" }] });
    assert_eq!(
        value.pointer("/$defs/Tree2/properties"),
        Some(&json!({ "tree": { "$ref": "#/$defs/Tree" }, "next": nullable })),
    );
    assert_eq!(
        value.pointer("/$defs/Tree/properties/kids/items"),
        Some(&json!({ "$ref": "#/$defs/Tree" })),
    );
}

#[test]
fn a_union_that_may_be_null_has_one_more_branch() {
    const TEXT: Schema<'static> = Schema::of(Shape::text(Limits::of(false)));
    const UNION: Schema<'static> = Schema {
        nullable: true,
        description: Some("Either"),
        examples: Values::Constant(&[crate::node::Json::String("a\"b")]),
        deprecated: true,
        ..Schema::of(Shape::Union {
            branches: Nodes::Constant(&[INTEGER, TEXT]),
            tagging: Tagging::Untagged,
        })
    };
    const ROOT: Schema<'static> =
        Schema::of(object(&[PropertySpec::plain("u", &Slot::of_node(UNION))]));
    all_say(
        &ROOT,
        concat!(
            r#"{"type":"object","properties":{"u":{"anyOf":[{"type":"integer"},{"type":"string"},"#,
            r#"{"type":"null"}],"description":"Either","examples":["a\"b"],"deprecated":true}},"#,
            r#""required":["u"]}"#,
        ),
    );
}
