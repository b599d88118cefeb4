//! The types of the tables.
#![allow(dead_code)] // they are read, and shown

use std::collections::{BTreeMap, BTreeSet};
use std::net::Ipv4Addr;

use schema_core::{ElicitEnum, ElicitSchema, ToolSchema};
use serde::Deserialize;
use serde_json::Value;

macro_rules! tools {
    ($($(#[$on:meta])* struct $name:ident { $($(#[$at:meta])* $field:ident: $type:ty,)* })*) => {
        $(
            #[derive(Debug, Deserialize, ToolSchema)]
            $(#[$on])*
            struct $name { $($(#[$at])* $field: $type,)* }
        )*

        /// What `read` says of a value for the type of that name.
        pub(super) fn of_name(name: &str) -> fn(Value) -> String {
            match name {
                $(stringify!($name) => super::pinned::said::<$name>,)*
                _ => panic!("no type {name}"),
            }
        }
    };
}

tools! {
    struct Text { a: String, }
    struct Length { #[field(min_length = 2, max_length = 4)] a: String, }
    struct Character { a: char, }
    struct Address { a: Ipv4Addr, }
    struct Sku { #[field(pattern = "^[A-Z]{3}-[0-9]+$")] a: String, }
    struct Mail { #[field(format = "email")] a: String, }
    struct Link { #[field(format = "uri")] a: String, }
    struct Day { #[field(format = "date")] a: String, }
    struct Moment { #[field(format = "date-time")] a: String, }
    struct Flag { a: bool, }
    struct Byte { a: u8, }
    struct Long { a: i64, }
    struct Range { #[field(min = 1, max = 10)] a: i32, }
    struct Real { a: f64, }
    struct Small { #[field(min = 0.5, max = 1.5)] a: f64, }
    struct Open { #[field(exclusive_min = 0, exclusive_max = 1)] a: f64, }
    struct Step { #[field(multiple_of = 5)] a: u32, }
    struct Cent { #[field(multiple_of = 0.01)] a: f64, }
    struct Page { #[field(default = 1)] page: u32, size: Option<u8>, #[field(default = "id")] order: String, }

    struct Paint { color: Color, }
    struct Maybe { color: Option<Color>, }
    struct Twins { twin: Twin, }
    struct Picked { colors: Vec<Color>, }

    struct Nothing {}
    struct Person { name: String, email: Option<String>, }
    struct Nested { person: Person, other: Option<Person>, }
    #[serde(deny_unknown_fields)]
    struct Closed { a: u8, b: Option<u8>, }
    struct Inside { closed: Closed, }
    struct Flattened { id: u8, #[serde(flatten)] person: Person, }
    struct Rest { id: u8, #[serde(flatten)] more: BTreeMap<String, i64>, }
    struct Odd { #[serde(rename = "a/b~c")] a: u8, #[serde(rename = "é\"")] b: u8, }
    struct Tree { name: String, #[field(recursive)] kids: Vec<Tree>, }
    struct Anything { a: Value, }

    struct Numbers { a: Vec<u8>, }
    struct Few { #[field(min_items = 1, max_items = 3)] a: Vec<String>, }
    struct Once { #[field(unique_items)] a: Vec<f64>, }
    struct Named { #[field(items(min_length = 1, max_length = 3))] a: Vec<String>, }
    struct Set { #[field(min_items = 2)] a: BTreeSet<i32>, }
    struct Three { a: [u8; 3], }
    struct Pair { a: (String, u8), }
    struct Holes { a: Vec<Option<u8>>, }
    struct Grid { a: Vec<Vec<u8>>, }
    struct Items { items: Vec<Item>, }
    struct Item { #[field(pattern = "^[A-Z]{3}-[0-9]+$")] sku: String, #[field(min = 1)] quantity: u32, }

    struct Map { a: BTreeMap<String, u8>, }
    struct Limited { #[field(values(min = 1, max = 5))] a: BTreeMap<String, i32>, }
    struct ByColor { a: BTreeMap<Color, u8>, }
    struct ByChar { a: BTreeMap<char, Option<bool>>, }
    struct OfPeople { a: BTreeMap<String, Person>, }

    struct Paid { by: Payment, }
    struct Adjacents { by: Adjacent, }
    struct Externals { by: External, }
    struct Untaggeds { by: Untagged, }
    struct All { list: Vec<Payment>, }
    struct Calc { e: Expr, }

    struct Signed { form: Login, }
    struct Chosen { plan: Plan, }

    struct Even { #[field(check = even)] a: i32, }
    struct EvenOption { #[field(check = even)] a: Option<i32>, }
    #[schema(check = in_order)]
    struct Span { from: i32, to: i32, }
    struct Spans { all: Vec<Span>, one: Option<Span>, }
    #[schema(check = few_spans)]
    struct FewSpans { #[field(min_items = 1)] all: Vec<Span>, }
    struct Codes { code: Code, list: Vec<Code>, }
    struct Shapes { shape: Shape, }
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, PartialOrd, Ord, ToolSchema)]
#[serde(rename_all = "kebab-case")]
enum Color {
    Red,
    Green,
    DarkBlue,
}

#[derive(Debug, Deserialize, ToolSchema)]
enum Twin {
    #[serde(rename = "a")]
    Small,
    #[serde(rename = "A")]
    Large,
    Other,
}

#[derive(Debug, Deserialize, ToolSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Payment {
    Invoice,
    Card {
        #[field(min_length = 4, max_length = 4)]
        last4: String,
        expires: Option<u32>,
    },
    Transfer(Person),
}

#[derive(Debug, Deserialize, ToolSchema)]
#[serde(tag = "t", content = "c")]
enum Adjacent {
    Unit,
    Number(i32),
    May(Option<i32>),
    Pair(u8, bool),
    Rec { a: String },
}

#[derive(Debug, Deserialize, ToolSchema)]
enum External {
    Cash,
    Cheque,
    Card(String),
    May(Option<u8>),
    Pair(u8, bool),
    Rec { a: u8 },
}

#[derive(Debug, Deserialize, ToolSchema)]
#[serde(untagged)]
enum Untagged {
    Flag(bool),
    Text(String),
    List(Vec<u8>),
    Left { left: u8, more: Option<String> },
    Right { right: Vec<u8> },
}

#[derive(Debug, Deserialize, ToolSchema)]
#[serde(tag = "op")]
enum Expr {
    Num {
        v: i64,
    },
    Not {
        #[field(recursive)]
        of: Box<Expr>,
    },
    All {
        #[field(recursive, min_items = 1)]
        of: Vec<Expr>,
    },
}

/// Sign in
#[derive(Debug, Deserialize, ElicitSchema)]
struct Login {
    #[field(min_length = 3)]
    user: String,
    #[field(format = "email")]
    email: Option<String>,
    #[field(default = false)]
    stay: bool,
}

#[derive(Debug, Deserialize, ElicitEnum)]
enum Plan {
    #[elicit(title = "For one")]
    Single,
    Team,
}

#[derive(Debug, Deserialize, ToolSchema)]
#[schema(max_length = 3, check = upper)]
struct Code(String);

#[derive(Debug, Deserialize, ToolSchema)]
#[serde(tag = "kind")]
#[schema(check = has_size)]
enum Shape {
    Circle {
        #[field(check = even)]
        r: i32,
    },
    Span(Span),
}

fn even(number: &i32) -> Result<(), String> {
    if number % 2 == 0 { Ok(()) } else { Err("must be even".to_owned()) }
}

fn in_order(span: &Span) -> Result<(), &'static str> {
    if span.from <= span.to { Ok(()) } else { Err("`from` must not be after `to`") }
}

fn few_spans(spans: &FewSpans) -> Result<(), &'static str> {
    if spans.all.len() < 3 { Ok(()) } else { Err("must have at most two spans") }
}

fn upper(code: &Code) -> Result<(), &'static str> {
    if code.0.to_uppercase() == code.0 { Ok(()) } else { Err("must be in capitals") }
}

fn has_size(shape: &Shape) -> Result<(), &'static str> {
    match shape {
        Shape::Circle { r: 0 } => Err("must have a size"),
        _ => Ok(()),
    }
}
