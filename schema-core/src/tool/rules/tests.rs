//! What the compiler says of a derive, here at run time: what is refused, in which words,
//! and what is none of it.

// That is how a rule reports; and the two words of a test read best beside each other.
#![allow(clippy::panic, clippy::needless_pass_by_value)]

use std::collections::BTreeMap;
use std::net::Ipv4Addr;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::*;
use crate::SchemaSpec;
use crate::kind::{Anything, IntegerField, Object, StringField};
use crate::node::{Bound, PropertySpec, Ref};
use crate::tool::SchemaType;
use crate::tool::composite::{beside_tag, flat, own};

const fn int(value: i64) -> Number {
    Number::int(value as i128)
}

/// What a rule says, if it refuses.
fn told(rule: impl FnOnce()) -> Option<String> {
    let said = catch_unwind(AssertUnwindSafe(rule)).err()?;
    let text = said.downcast_ref::<String>().cloned();
    text.or_else(|| said.downcast_ref::<&str>().map(|text| (*text).to_owned()))
}

/// What is wrong with that keyword.
fn of<K>(spec: SchemaSpec<K>, keyword: Keyword) -> Option<String> {
    let slot = spec.slot();
    told(|| check(Held::At { slot: &slot }, keyword))
}

#[track_caller]
fn refused(told: Option<String>, words: &str) {
    let Some(told) = told else { panic!("nothing is refused, and not with {words:?}") };
    assert!(told.contains(words), "{told}");
}

#[track_caller]
fn taken(told: Option<String>) {
    assert_eq!(told, None);
}

#[test]
fn a_limit_fits_the_others_and_its_type() {
    taken(of(SchemaSpec::of::<u8>().max(int(200)), Keyword::Max));
    refused(of(SchemaSpec::of::<u8>().max(int(300)), Keyword::Max), "300");
    taken(of(SchemaSpec::of::<Percent>().max(int(50)), Keyword::Max));
    refused(of(SchemaSpec::of::<Percent>().max(int(200)), Keyword::Max), "which is 100");
    taken(of(SchemaSpec::string().min_length(2).max_length(2), Keyword::MinLength));
    refused(
        of(SchemaSpec::string().min_length(3).max_length(2), Keyword::MaxLength),
        "`min_length` 3",
    );
    refused(
        of(SchemaSpec::of::<Vec<u8>>().min_items(3).max_items(2), Keyword::MaxItems),
        "`max_items` 2",
    );
    refused(of(SchemaSpec::number().min(Number::float(f64::NAN)), Keyword::Min), "must be finite");
    refused(of(SchemaSpec::integer().min(Number::float(1.5)), Keyword::Min), "must be whole");
    taken(of(SchemaSpec::number().min(Number::float(1.5)), Keyword::Min));
}

#[test]
fn a_default_is_a_value() {
    let default = |value| DefaultValue::String(value);
    taken(of(SchemaSpec::string().default(default("x")), Keyword::Default));
    taken(of(SchemaSpec::string(), Keyword::Default));
    refused(of(SchemaSpec::string().max_length(2).default(default("abc")), Keyword::Default), "2");
    refused(
        of(SchemaSpec::string().default(DefaultValue::Boolean(true)), Keyword::Default),
        "write a string",
    );
    refused(
        of(SchemaSpec::string().default_json(Json::Null), Keyword::Default),
        "does not fit a string",
    );
    taken(of(SchemaSpec::boolean().default(DefaultValue::Boolean(true)), Keyword::Default));
    refused(
        of(SchemaSpec::boolean().default(default("yes")), Keyword::Default),
        "write `true` or `false`",
    );
    taken(of(SchemaSpec::anything().default(default("x")), Keyword::Default));
    let half = DefaultValue::Number(Number::float(1.5));
    taken(of(SchemaSpec::number().default(half), Keyword::Default));
    let text = default("x");
    refused(of(SchemaSpec::number().default(text), Keyword::Default), "does not fit a number");
    refused(of(SchemaSpec::integer().default(text), Keyword::Default), "does not fit an integer");
    refused(of(SchemaSpec::integer().default(half), Keyword::Default), "1.5");
    refused(of(SchemaSpec::number().max(int(1)).default(half), Keyword::Default), "1");
    let select = SchemaSpec::of::<String>().options(&["a", "b"]);
    taken(of(select.default(default("a")), Keyword::Default));
    refused(of(select.default(default("c")), Keyword::Default), "is none of the options");
    refused(of(named().default(default("x")), Keyword::Default), "use serde's `default`");
}

#[test]
fn the_default_of_a_list_is_of_its_items() {
    static ONE: [Json<'_>; 1] = [Json::Number(int(1))];
    static LARGE: [Json<'_>; 2] = [Json::Number(int(1)), Json::Number(int(300))];
    static TEXTS: [&str; 1] = ["x"];
    let list = |values| Json::List(Values::Constant(values));
    let bytes = SchemaSpec::of::<Vec<u8>>();
    taken(of(bytes.default_json(list(&ONE)), Keyword::Default));
    refused(of(bytes.min_items(2).default_json(list(&ONE)), Keyword::Default), "2");
    refused(of(bytes.default_json(list(&LARGE)), Keyword::Default), "255");
    refused(of(bytes.default(DefaultValue::Boolean(true)), Keyword::Default), "in brackets");
    let texts = Json::List(Values::Texts(Texts::new(&TEXTS)));
    taken(of(SchemaSpec::of::<Vec<String>>().default_json(texts), Keyword::Default));
    refused(of(bytes.default_json(texts), Keyword::Default), "does not fit an integer");
    refused(of(SchemaSpec::string().default_json(texts), Keyword::Default), "write a string");
}

#[test]
fn an_example_is_a_value() {
    static SEVERAL: [Json<'_>; 2] = [Json::Number(int(1)), Json::Number(int(300))];
    let slot = SchemaSpec::of::<u8>().examples(&SEVERAL).slot();
    let example = |index| told(|| check_example(Held::At { slot: &slot }, index));
    taken(example(0));
    refused(example(1), "255");
    taken(example(2));
}

#[test]
fn a_format_is_that_of_the_type() {
    taken(of(SchemaSpec::of::<Ipv4Addr>().format("ipv4"), Keyword::Format));
    refused(
        of(SchemaSpec::of::<Ipv4Addr>().format("ipv6"), Keyword::Format),
        "has a format already",
    );
    taken(of(SchemaSpec::of::<String>().format("ipv6"), Keyword::Format));
}

#[test]
fn options_are_told_apart() {
    taken(of(SchemaSpec::of::<String>().options(&["a", "b"]), Keyword::Options));
    refused(of(SchemaSpec::of::<String>().options(&["a", "a"]), Keyword::Options), "stands twice");
    refused(
        of(SchemaSpec::of::<Vec<String>>().options(&["a", "a"]), Keyword::Options),
        "stands twice",
    );
    let titled = SchemaSpec::of::<String>().options(&["a", "b"]).option_titles(&["A"]);
    refused(of(titled, Keyword::OptionTitles), "title");
    taken(of(titled.option_titles(&["A", "B"]), Keyword::OptionTitles));
}

#[test]
fn a_title_and_a_char_say_something() {
    taken(told(|| check_title("a")));
    refused(told(|| check_title(" ")), "an empty title");
    let is_char = |slot: Slot| told(|| check_char(Held::At { slot: &slot }));
    taken(is_char(SchemaSpec::of::<char>().slot()));
    refused(is_char(SchemaSpec::of::<String>().slot()), "of a `char` only");
}

const fn steps(min: Option<i64>, max: Option<i64>, multiple: Option<i64>) -> Steps {
    const fn number(value: Option<i64>) -> Option<Number> {
        match value {
            Some(value) => Some(int(value)),
            None => None,
        }
    }
    Steps { exclusive_min: number(min), exclusive_max: number(max), multiple_of: number(multiple) }
}

#[test]
fn a_default_is_within_the_open_bounds_and_on_a_step() {
    static OPEN: Steps = steps(Some(3), Some(9), Some(2));
    static ZERO: Steps = steps(None, None, Some(0));
    let default = |steps, value| {
        of(
            SchemaSpec::integer().with_steps(steps).default(DefaultValue::Number(value)),
            Keyword::Default,
        )
    };
    taken(default(&OPEN, int(4)));
    refused(default(&OPEN, int(3)), "is not greater than `exclusive_min`");
    refused(default(&OPEN, int(9)), "is not less than `exclusive_max`");
    refused(default(&OPEN, int(5)), "is no multiple of `multiple_of`");
    // That is refused where it stands.
    taken(default(&ZERO, int(5)));
}

#[test]
fn an_open_bound_leaves_room() {
    static OPEN: Steps = steps(Some(3), Some(9), Some(2));
    static CROSSED: Steps = steps(Some(9), Some(9), Some(0));
    static HALF: Steps =
        Steps { exclusive_min: Some(Number::float(1.5)), exclusive_max: None, multiple_of: None };
    let step = |slot: Slot, which| told(|| check_step(Held::At { slot: &slot }, which));
    let open = SchemaSpec::integer().with_steps(&OPEN);
    for which in [Step::Min, Step::Max, Step::Multiple] {
        taken(step(open.slot(), which));
        taken(step(SchemaSpec::string().slot(), which));
    }
    taken(step(SchemaSpec::number().with_steps(&HALF).slot(), Step::Min));
    refused(step(SchemaSpec::integer().with_steps(&HALF).slot(), Step::Min), "round it");
    refused(step(open.max(int(3)).slot(), Step::Min), "`exclusive_min` is not less");
    refused(step(open.min(int(9)).slot(), Step::Max), "`exclusive_max` is not greater");
    let crossed = SchemaSpec::integer().with_steps(&CROSSED);
    refused(step(crossed.slot(), Step::Max), "exchange or change them");
    refused(step(crossed.slot(), Step::Multiple), "greater than 0");
}

/// At most 100.
struct Percent;

impl SchemaType for Percent {
    type Kind = IntegerField;
    const TYPE: SchemaSpec<IntegerField> = SchemaSpec::of::<u8>().max(int(100));
}

/// Above 0, below 100, by tens.
struct Tens;

impl SchemaType for Tens {
    type Kind = IntegerField;
    const TYPE: SchemaSpec<IntegerField> = {
        static TENS: Steps = steps(Some(0), Some(100), Some(10));
        SchemaSpec::integer().with_steps(&TENS)
    };
}

#[test]
fn a_step_tightens_that_of_the_type() {
    static TIGHTER: Steps = steps(Some(10), Some(90), Some(20));
    static SAME: Steps = steps(Some(0), Some(100), Some(10));
    static LOOSER: Steps = steps(Some(-1), Some(101), Some(15));
    let step = |steps, which| {
        let slot = SchemaSpec::of::<Tens>().with_steps(steps).slot();
        told(|| check_step(Held::At { slot: &slot }, which))
    };
    for which in [Step::Min, Step::Max, Step::Multiple] {
        taken(step(&TIGHTER, which));
        taken(step(&SAME, which));
        refused(step(&LOOSER, which), "may tighten");
    }
}

/// A text with a pattern of its own.
struct Slug;

impl SchemaType for Slug {
    type Kind = StringField;
    const TYPE: SchemaSpec<StringField> = SchemaSpec::string().pattern("^[a-z]+$");
}

#[test]
fn a_pattern_is_one_and_the_only_one() {
    let pattern = |slot: Slot| told(|| check_pattern(Held::At { slot: &slot }));
    taken(pattern(SchemaSpec::of::<String>().pattern("^a").slot()));
    refused(pattern(SchemaSpec::of::<String>().pattern("(").slot()), "add a `)`");
    refused(pattern(SchemaSpec::of::<Slug>().pattern("^a").slot()), "has a pattern already");
}

static TEXT: Slot = Slot::of_node(Node::of(Shape::text(Limits::of(false))));
static NAMED: [PropertySpec; 1] = [PropertySpec::plain("name", &TEXT)];
static KIND: [PropertySpec; 1] = [PropertySpec::plain("kind", &TEXT)];

const fn named() -> SchemaSpec<Object> {
    crate::tool::composite::object(&NAMED)
}

struct Named;

impl SchemaType for Named {
    type Kind = Object;
    const TYPE: SchemaSpec<Object> = named();
}

#[test]
fn no_name_is_given_twice() {
    static APART: [Properties<'static>; 2] = [own(&NAMED), own(&KIND)];
    static ALIKE: [Properties<'static>; 3] = [own(&NAMED), own(&KIND), own(&NAMED)];
    taken(told(|| check_names(&APART)));
    refused(told(|| check_names(&ALIKE)), "`name`");
    taken(told(|| check_tag("kind", beside_tag::<Named>())));
    refused(told(|| check_tag("name", beside_tag::<Named>())), "the tag of the enum");
}

#[test]
fn a_flattened_map_is_the_last() {
    let map = flat::<BTreeMap<String, String>>;
    taken(told(|| check_last(map(), true, false)));
    refused(told(|| check_last(map(), false, false)), "flatten it last");
    refused(told(|| check_last(map(), true, true)), "`deny_unknown_fields`");
    taken(told(|| check_last(flat::<Named>(), false, true)));
}

#[test]
fn what_is_recursive_mentions_a_type() {
    static ROOT: Node<'static> = Node::of(Shape::Ref(Ref::Root));
    static PAIR: [Node<'static>; 2] = [Node::of(Shape::Boolean), Node::of(Shape::Ref(Ref::Root))];
    static FLAGS: [Node<'static>; 2] = [Node::of(Shape::Boolean), Node::of(Shape::Boolean)];
    let recursive = |slot: Slot| told(|| check_recursive(Held::At { slot: &slot }));
    let of_node = |node| SchemaSpec::<Anything>::of_node(node).slot();
    let mention = Node::of(Shape::Ref(Ref::Root));
    for slot in [
        of_node(mention),
        of_node(Node::of(Shape::Tuple(Nodes::Constant(&PAIR)))),
        SchemaSpec::list::<Anything>(&ROOT, false).slot(),
        SchemaSpec::map::<Anything>(None, &ROOT).slot(),
    ] {
        taken(recursive(slot));
    }
    for slot in [
        SchemaSpec::string().slot(),
        of_node(Node::of(Shape::Tuple(Nodes::Constant(&FLAGS)))),
        SchemaSpec::of::<Vec<u8>>().slot(),
    ] {
        refused(recursive(slot), "remove `recursive`");
    }
}

#[test]
fn an_untagged_branch_is_told_from_those_before_it() {
    static BRANCHES: [Node<'static>; 3] = [
        Node::of(Shape::Boolean),
        Node::of(Shape::text(Limits::of(false))),
        Node::of(Shape::Boolean),
    ];
    taken(told(|| check_branch(&BRANCHES, 0)));
    taken(told(|| check_branch(&BRANCHES, 1)));
    refused(told(|| check_branch(&BRANCHES, 2)), "serde takes the first branch");
}

#[test]
fn a_property_is_not_too_deep() {
    const fn of(levels: usize) -> Slot {
        Slot::of_node(Node { levels, ..TEXT.node })
    }
    static DEEP: Slot = of(ObjectSchema::MAX_DEPTH);
    static LESS: Slot = of(ObjectSchema::MAX_DEPTH - 1);
    taken(told(|| _ = not_too_deep(Held::At { slot: &LESS })));
    refused(told(|| _ = not_too_deep(Held::At { slot: &DEEP })), "126 levels");
}

#[test]
fn what_is_said_beside_a_type_is_judged_by_it() {
    static LENGTH: Said = Said { min_length: Some(3), ..Said::NONE };
    static RANGE: Said =
        Said { min: Some(Bound::Int(3)), max: Some(Bound::Int(300)), ..Said::NONE };
    static FLOATS: Said = Said { max: Some(Bound::Float(0.5)), ..Said::NONE };
    static ITEMS: Said = Said { min_items: Some(2), max_items: Some(1), ..Said::NONE };
    let judged = |of, said: &'static Said| told(|| _ = said_of(of, said));
    taken(judged(String::SLOT, &LENGTH));
    taken(judged(u16::SLOT, &RANGE));
    taken(judged(f64::SLOT, &FLOATS));
    refused(judged(u8::SLOT, &RANGE), "`max` 300 is beyond what the field's type allows");
    refused(judged(u8::SLOT, &LENGTH), "another than its name says");
    refused(judged(bool::SLOT, &RANGE), "another than its name says");
    refused(judged(<Vec<u8>>::SLOT, &LENGTH), "another than its name says");
    refused(judged(<Vec<u8>>::SLOT, &ITEMS), "`min_items` 2");
}
