//! Types of all the shapes that a model may be asked for.

use std::collections::BTreeSet;

use schema_core::object::ObjectSchema;
use schema_core::{ElicitEnum, ElicitSchema, ToolSchema};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A type, as the judges need it.
pub struct Case {
    /// Its name.
    pub name: &'static str,
    /// Its declaration.
    pub schema: &'static ObjectSchema<'static>,
    /// Reads a value; what is wrong with it, as a model is told.
    pub read: fn(Value) -> Result<(), String>,
}

macro_rules! cases {
    ($($name:ident)*) => {
        /// All of them.
        pub fn all() -> Vec<Case> {
            vec![$(Case {
                name: stringify!($name),
                schema: <$name as ToolSchema>::schema(),
                read: |value| match <$name as ToolSchema>::read(value) {
                    Ok(_) => Ok(()),
                    Err(error) => Err(error.to_string()),
                },
            }),*]
        }
    };
}

cases! {
    Texts Formats Patterns Integers Bounded Steps Floats Flags Optional Nested Deep Lists Counted Sets
    Arrays ListsOfLists Nullable Choice Documented Choices Literals Internal InternalOnly Adjacent
    External ExternalMixed Untagged UntaggedStructs NestedUnion OptionalUnion ListOfUnions Flattened
    Newtypes Generic Boxed Form Defaults Described Renamed Empty Maps Anything Tuples Tree OptionalTree
    Wide Order
}

macro_rules! object {
    ($($(#[$meta:meta])* struct $name:ident { $($body:tt)* })*) => {$(
        #[derive(ToolSchema, Deserialize, Serialize)]
        #[allow(missing_docs)]
        $(#[$meta])*
        pub struct $name { $($body)* }
    )*};
}

macro_rules! choice {
    ($($(#[$meta:meta])* enum $name:ident { $($body:tt)* })*) => {$(
        #[derive(ToolSchema, Deserialize, Serialize)]
        #[allow(missing_docs)]
        $(#[$meta])*
        pub enum $name { $($body)* }
    )*};
}

object! {
    struct Texts { pub a: String, #[field(min_length = 2, max_length = 6)] pub b: String, pub c: char }
    struct Formats {
        #[field(format = "date")] pub day: String,
        #[field(format = "date-time")] pub at: String,
        #[field(format = "email")] pub mail: String,
        #[field(format = "uri")] pub link: String,
        #[field(format = "uuid")] pub id: String,
        pub ip: std::net::Ipv4Addr,
    }
    struct Patterns { #[field(pattern = "^[A-Z]{3}-[0-9]{1,4}$")] pub sku: String, #[field(pattern = "^(?:a|b)+$")] pub ab: String }
    struct Integers { pub a: u8, pub b: i16, pub c: u32, pub d: std::num::NonZeroU8, pub e: i32 }
    struct Bounded { #[field(min = 3, max = 9)] pub a: u8, #[field(min = -5)] pub b: i32, #[field(max = 100)] pub c: i32 }
    struct Steps { #[field(multiple_of = 5, min = 0, max = 100)] pub a: u8, #[field(exclusive_min = 0, exclusive_max = 10)] pub b: u8 }
    struct Floats { #[field(min = 0.5, max = 1.5)] pub a: f64, #[field(min = -1, max = 1)] pub b: f32 }
    struct Flags { pub a: bool, pub b: Option<bool> }
    struct Optional { pub a: Option<String>, pub b: Option<u8>, pub c: Option<Vec<String>>, pub d: Option<Point> }
    struct Point { #[field(min = -9, max = 9)] pub x: i32, #[field(min = -9, max = 9)] pub y: i32 }
    /// A road
    struct Nested { pub from: Point, pub to: Point, pub name: Option<String> }
    struct Deep { pub a: Level1 }
    struct Level1 { pub b: Level2 }
    struct Level2 { pub c: Level3 }
    struct Level3 { pub d: Vec<Point> }
    struct Lists { pub a: Vec<String>, pub b: Vec<u8>, pub c: Vec<Point> }
    struct Counted { #[field(min_items = 1)] pub a: Vec<u8>, #[field(max_items = 2)] pub b: Vec<u8>, #[field(min_items = 2, max_items = 3, items(max = 9))] pub c: Vec<u8> }
    struct Sets { #[field(unique_items)] pub a: Vec<u8>, pub b: BTreeSet<String> }
    struct Arrays { pub a: [u8; 3], pub b: [Point; 2] }
    struct ListsOfLists { #[field(max_items = 3, items(max_items = 2))] pub a: Vec<Vec<u8>> }
    struct Nullable { pub a: Vec<Option<u8>>, pub b: Vec<Option<String>> }
    struct Choices { pub a: Choice2, pub b: Vec<Choice2>, pub c: Option<Choice2> }
    struct Choice { pub size: Choice2 }
    struct Documented { pub unit: Unit }
    struct Literals { #[field(options = ["s", "m"], option_titles = ["Small", "Medium"])] pub size: String }
    struct Internal { pub payment: Payment }
    struct InternalOnly { pub event: Event }
    struct Adjacent { pub reply: Reply }
    struct External { pub command: Command }
    struct ExternalMixed { pub command: Vec<Command> }
    struct Untagged { pub id: Key }
    struct UntaggedStructs { pub shape: Shape }
    struct NestedUnion { pub value: Scalars }
    struct OptionalUnion { pub payment: Option<Payment>, pub id: Option<Key> }
    struct ListOfUnions { #[field(min_items = 1)] pub all: Vec<Payment> }
    struct Flattened { pub name: String, #[serde(flatten)] pub place: Point }
    struct Newtypes { pub sku: Sku, pub tags: Tags }
    struct Boxed { pub a: Box<Point>, pub b: std::sync::Arc<str> }
    struct Form { pub address: Address, pub unit: Unit2 }
    struct Defaults { #[field(default = 3)] pub a: u8, #[field(default = "x")] pub b: String, #[serde(default)] pub c: Vec<u8>, #[field(default = 7)] pub d: Option<u8> }
    /// What it is for
    struct Described { /// The first
        pub a: String, #[field(title = "Second", description = "By a key", examples = [1, 2])] pub b: u8, #[field(deprecated)] pub c: Option<bool> }
    #[serde(rename_all = "camelCase")]
    struct Renamed { pub first_name: String, #[serde(rename = "e-mail")] pub mail: Option<String> }
    struct Empty { }
    struct Maps { pub prices: std::collections::BTreeMap<String, u8> }
    struct Anything { pub value: Value }
    struct Tuples { pub pair: (String, u8) }
    struct Tree { pub value: u8, #[field(recursive)] pub children: Vec<Tree> }
    struct OptionalTree { pub value: u8, #[field(recursive)] pub next: Option<Box<OptionalTree>> }
    struct Wide { pub a: u8, pub b: u8, pub c: u8, pub d: Option<u8>, pub e: Option<u8>, pub f: Vec<Point>, pub g: Payment, pub h: Key, pub i: Choice2, pub j: bool }
    /// Places an order
    struct Order { pub customer: Customer, #[field(min_items = 1, max_items = 20)] pub items: Vec<Item>, /// How it is paid
        pub payment: Payment, #[field(max_length = 500)] pub note: Option<String> }
    struct Customer { pub name: String, #[field(format = "email")] pub email: Option<String> }
    struct Item { #[field(pattern = "^[A-Z]{3}-[0-9]+$")] pub sku: String, #[field(min = 1)] pub quantity: u32 }
    struct Bank { pub iban: String, pub bic: Option<String> }
    struct Circle { pub radius: u8 }
    struct Square { pub side: u8, pub tilt: Option<u8> }
}

choice! {
    #[serde(rename_all = "lowercase")]
    enum Choice2 { Small, Medium, Large }
    /// A measure
    enum Unit { /// Kilograms
        Kg, Lb }
    #[serde(tag = "kind", rename_all = "snake_case")]
    enum Payment { Invoice, Card { #[field(min_length = 4, max_length = 4)] last4: String }, Transfer(Bank) }
    #[serde(tag = "type")]
    enum Event { Created { id: u8 }, Moved { from: Point, to: Point }, Deleted }
    #[serde(tag = "t", content = "c")]
    enum Reply { Nothing, Number(u8), Text(String), Both { a: u8, b: Option<u8> } }
    enum Command { Stop, Go(u8), Turn { degrees: u8 }, Wait }
    #[serde(untagged)]
    enum Key { Number(u32), Name(String) }
    #[serde(untagged)]
    enum Shape { Circle(Circle), Square(Square) }
    #[serde(untagged)]
    enum Scalars { One(Key), Many(Vec<Key>), Flag(bool) }
}

/// A stock number
#[derive(ToolSchema, Deserialize, Serialize)]
#[field(pattern = "^[A-Z]{2}[0-9]$")]
pub struct Sku(String);

/// A few words
#[derive(ToolSchema, Deserialize, Serialize)]
#[field(max_items = 3, items(min_length = 1))]
pub struct Tags(Vec<String>);

/// A page of something
#[derive(ToolSchema, Deserialize, Serialize)]
pub struct Page<T> {
    items: Vec<T>,
    next: Option<u32>,
}

/// A page of points
pub type Generic = Page<Point>;

/// A form, in a tool
#[derive(ElicitSchema, Deserialize, Serialize)]
pub struct Address {
    #[field(title = "Street", min_length = 1)]
    street: String,
    /// Five digits
    zip: Option<u32>,
    #[field(default = true)]
    main: bool,
}

/// The select of a form, in a tool
#[derive(ElicitEnum, Deserialize, Serialize)]
#[allow(missing_docs)]
pub enum Unit2 {
    #[elicit(title = "Kilograms")]
    Kg,
    Lb,
}
