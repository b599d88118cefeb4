//! serde's attributes, with and without serde's own derive.

use schema_core::{ElicitEnum, ElicitSchema};
use serde::{Deserialize, Serialize};
use serde_json::json;

fn names<T: ElicitSchema>() -> Vec<&'static str> {
    T::schema().fields().map(|field| field.name()).collect()
}

fn required<T: ElicitSchema>() -> Vec<&'static str> {
    T::schema().fields().filter(|field| field.is_required()).map(|field| field.name()).collect()
}

#[derive(Serialize, Deserialize, ElicitSchema)]
#[serde(rename_all(serialize = "snake_case", deserialize = "camelCase"))]
struct Directions {
    first_name: String,
    #[serde(rename(serialize = "symbol", deserialize = "ticker"))]
    sym: String,
    #[serde(rename = "last", alias = "surname")]
    last_name: String,
    #[serde(rename(serialize = "never_read"))]
    one_side: String,
}

#[test]
fn the_deserialize_side_of_a_rename_counts() {
    assert_eq!(names::<Directions>(), ["firstName", "ticker", "last", "oneSide"]);
    let answer = json!({"firstName": "a", "ticker": "b", "last": "c", "oneSide": "d"});
    let read: Directions = serde_json::from_value(answer).unwrap();
    assert_eq!((read.first_name.as_str(), read.sym.as_str()), ("a", "b"));
}

mod aliases {
    #![allow(unreachable_patterns)] // serde's code, in which the second `name` has no effect

    use schema_core::ElicitSchema;
    use serde::Deserialize;

    #[derive(Deserialize, ElicitSchema)]
    pub(super) struct Aliases {
        pub(super) name: String,
        #[serde(alias = "name", alias = "alias")]
        pub(super) nickname: String,
    }
}

#[test]
fn an_alias_that_takes_nothing_away_is_legal() {
    assert_eq!(names::<aliases::Aliases>(), ["name", "nickname"]);
    let read: aliases::Aliases =
        serde_json::from_value(json!({"name": "a", "nickname": "b"})).unwrap();
    assert_eq!((read.name.as_str(), read.nickname.as_str()), ("a", "b"));
}

#[derive(ElicitSchema)]
#[serde(rename_all = "kebab-case")]
struct Alone {
    first_name: String,
    #[serde(skip)]
    cache: std::collections::HashMap<String, Vec<u8>>,
    #[serde(skip_deserializing)]
    computed: (),
    #[serde(skip_serializing)]
    hidden_word: String,
    #[serde(default)]
    retries: u8,
    #[serde(default = "three")]
    tries: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    r#type: Option<String>,
}

#[test]
fn attributes_are_read_without_the_derive_of_serde() {
    assert_eq!(names::<Alone>(), ["first-name", "hidden-word", "retries", "tries", "type"]);
    assert_eq!(required::<Alone>(), ["first-name", "hidden-word"]);
}

#[derive(Deserialize, ElicitSchema, Default)]
#[serde(default, deny_unknown_fields)]
struct AllDefaulted {
    a: String,
    b: u8,
}

#[test]
fn a_default_of_the_struct_is_one_of_each_field() {
    assert_eq!(required::<AllDefaulted>(), [""; 0]);
}

#[derive(Deserialize, ElicitSchema)]
struct Address {
    /// Street and number
    #[field(min_length = 1)]
    street: String,
    city: Option<String>,
}

#[derive(Deserialize, ElicitSchema)]
struct Order {
    item: String,
    #[serde(flatten)]
    address: Address,
    #[field(default = 1, min = 1)]
    count: u8,
}

#[derive(Deserialize, ElicitSchema)]
struct Deep {
    #[serde(flatten)]
    order: Order,
    #[serde(flatten)]
    more: More,
}

#[derive(Deserialize, ElicitSchema)]
struct More {
    note: Option<String>,
}

#[test]
fn flatten_puts_the_fields_of_a_form_in_place() {
    assert_eq!(names::<Order>(), ["item", "street", "city", "count"]);
    assert_eq!(required::<Order>(), ["item", "street"]);
    assert_eq!(names::<Deep>(), ["item", "street", "city", "count", "note"]);
    assert_eq!(
        Deep::schema().fields().rev().map(|field| field.name()).collect::<Vec<_>>(),
        ["note", "count", "city", "street", "item"]
    );
    let street = Deep::schema().field("street").unwrap();
    assert_eq!(street.description(), Some("Street and number"));
    assert_eq!(Deep::schema().clone().into_owned(), *Deep::schema());
    let answer = json!({"item": "x", "street": "y 1", "count": 2, "note": "z"});
    let deep: Deep = serde_json::from_value(answer).unwrap();
    assert_eq!((deep.order.address.street.as_str(), deep.order.count), ("y 1", 2));
}

#[derive(Deserialize, ElicitSchema)]
#[elicit(trust_serde)]
#[serde(from = "Order")]
struct Trusted {
    item: String,
    #[field(max = 9)]
    #[serde(with = "unused")]
    count: u8,
}

impl From<Order> for Trusted {
    fn from(order: Order) -> Self {
        Self { item: order.item, count: order.count }
    }
}

#[derive(ElicitSchema)]
struct TrustedField {
    #[field(trust_serde, title = "N")]
    #[serde(deserialize_with = "unused")]
    n: u8,
}

#[test]
fn trust_serde_vouches_for_what_the_macro_cannot_see() {
    assert_eq!(names::<Trusted>(), ["item", "count"]);
    assert_eq!(names::<TrustedField>(), ["n"]);
}

#[derive(Debug, PartialEq, Serialize, Deserialize, ElicitEnum)]
#[serde(rename_all = "SCREAMING-KEBAB-CASE")]
enum Level {
    VeryLow,
    #[serde(rename = "mid", alias = "middle")]
    Medium,
    #[serde(skip)]
    Unknown,
    r#High,
}

#[test]
fn options_are_what_serde_reads() {
    assert_eq!(Level::OPTIONS, ["VERY-LOW", "mid", "HIGH"]);
    assert_eq!(Level::TITLES, None);
    for option in Level::OPTIONS {
        let level: Level = serde_json::from_value(json!(option)).unwrap();
        assert_eq!(serde_json::to_value(level).unwrap(), json!(option));
    }
}

#[derive(ElicitEnum)]
enum Documented {
    /// Only look
    Read,
    /// Change things
    Write,
}

#[test]
fn docs_of_variants_stay_in_the_docs() {
    assert_eq!(Documented::TITLES, None);
}

#[derive(ElicitEnum)]
#[elicit(trust_serde)]
enum Vouched {
    #[serde(deserialize_with = "read")]
    A,
    #[serde(with = "read")]
    B,
}

#[test]
fn an_enum_vouches_for_its_variants() {
    let _ = (Vouched::A, Vouched::B);
    assert_eq!(Vouched::OPTIONS, ["A", "B"]);
}
