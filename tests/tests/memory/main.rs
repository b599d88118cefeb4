//! How much memory values take that were made to cost: none where all is well, and at most
//! in proportion to their size where it is not.

#![allow(clippy::unwrap_used)] // a test fails by panicking
#![allow(missing_docs)]

mod nested;

use std::convert::identity;

use schema_core::object::{ObjectSchema, Type};
use schema_core::{ElicitSchema, Field, FormSchema, Format, ToolSchema};
use serde_json::{Value, json};

/// So large is the smaller of two values: items, bytes or keys.
const SIZE: usize = 1 << 12;

/// What is left of a list that doubles where it grows, and what is kept once.
const SLACK: u64 = 64 << 10;

fn schema() -> ObjectSchema<'static> {
    let odd = json!({ "type": "array", "items": { "minimum": 1 }, "not": { "const": 1 } });
    let either = || {
        let of = |name| ObjectSchema::builder().required(name, Type::integer()).build().unwrap();
        Type::any_of([(&of("a")).into(), (&of("b")).into(), Type::string().into()])
    };
    ObjectSchema::builder()
        .optional("numbers", Type::array(Type::integer().min(1)))
        .optional("once", Type::array(Type::number()).unique_items())
        .optional("short", Type::string().max_length(3))
        .optional("choice", Type::string().options(["x", "y"]))
        .optional("map", Type::map(Type::integer()))
        .optional("either", Type::array(either()))
        .optional("any", Type::anything())
        .optional("raw", Type::raw(odd))
        .closed()
        .build()
        .unwrap()
}

fn keys(count: usize) -> Value {
    (0..count).map(|n| (format!("{n:08}"), json!("x"))).collect()
}

/// Makes a value of a size.
type OfSize = fn(usize) -> Value;

/// Values with something wrong, of a size.
const BAD: [(&str, OfSize); 10] = [
    ("items", |size| json!({ "numbers": vec![0; size] })),
    ("items twice", |size| json!({ "once": (0..size).chain([0]).collect::<Vec<_>>() })),
    ("a text", |size| json!({ "short": "\u{1b}é".repeat(size) })),
    ("a text that is no choice", |size| json!({ "choice": "é".repeat(size) })),
    ("a long key", |size| json!({ "map": { "~/é".repeat(size): "x" } })),
    ("many keys", |size| json!({ "map": keys(size) })),
    ("undeclared keys", keys),
    ("unions", |size| json!({ "either": vec![json!({ "b": "x" }); size] })),
    ("a list in each other", |size| {
        let depth = size / (SIZE / 64);
        (0..depth).fold(json!({ "numbers": 1 }), |inside, _| json!({ "any": [inside], "more": 1 }))
    }),
    ("a part that stays JSON", |size| json!({ "raw": vec![0; size] })),
];

fn peak(work: impl FnOnce()) -> u64 {
    allocation_counter::measure(work).bytes_max
}

/// Twice the size takes at most twice the memory.
fn grows(name: &str, of: impl Fn(usize) -> u64) {
    let (one, two) = (of(SIZE), of(SIZE * 2));
    assert!(two <= one * 2 + one / 4 + SLACK, "{name}: {one} bytes, and {two} of twice the size");
}

/// What is done with a value of each kind takes memory of its size.
fn each_grows<T>(make: impl Fn(Value) -> T, work: impl Fn(&ObjectSchema<'_>, &T)) {
    let schema = schema();
    assert!(schema.unjudged().is_empty());
    for (name, of_size) in BAD {
        let of_size = |size| make(of_size(size));
        // What is made once.
        work(&schema, &of_size(1 << 7));
        grows(name, |size| {
            let value = of_size(size);
            peak(|| work(&schema, &value))
        });
    }
}

#[test]
fn what_is_wrong_is_told_in_memory_of_the_size_of_the_value() {
    each_grows(identity, |schema, value| {
        let words = schema.validate(value).unwrap_err().to_string();
        assert!(!words.is_empty());
    });
}

#[test]
fn so_it_is_of_a_text() {
    each_grows(|value| value.to_string(), |schema, text| drop(schema.read_str::<Value>(text)));
}

#[test]
fn so_it_is_of_a_text_that_is_read_leniently() {
    each_grows(|value| value.to_string(), |schema, text| drop(schema.read_lenient::<Value>(text)));
}

#[test]
fn so_it_is_of_a_value_that_is_written() {
    each_grows(identity, |schema, value| drop(schema.write(value)));
}

#[test]
fn a_good_value_is_judged_without_an_allocation() {
    let schema = schema();
    let value = json!({
        "numbers": vec![1; SIZE],
        "short": "é",
        "choice": "y",
        "map": { "a": 1, "b": 2 },
        "any": [{ "x": vec![Value::Null; SIZE] }],
        "raw": [1, 2],
    });
    // The judges of its parts are made once.
    schema.validate(&value).unwrap();
    let counted = allocation_counter::measure(|| schema.validate(&value).unwrap());
    assert_eq!(counted.count_total, 0);
}

#[derive(ElicitSchema)]
#[allow(dead_code)]
struct Signup {
    #[field(title = "E-mail", format = "email")]
    email: String,
    age: Option<u8>,
}

#[derive(ToolSchema)]
#[allow(dead_code)]
struct Send {
    to: Vec<String>,
}

#[test]
fn a_text_takes_one_allocation() {
    let about = |name| Field::string(name).title("A title").description("What it is, in a line");
    let form = FormSchema::builder()
        .field(
            about("text")
                .default("2026-12-01T12:00:00Z")
                .min_length(1)
                .max_length(254)
                .format(Format::DateTime),
        )
        .field(Field::integer("whole").title("A").min(-1_000_000).max(1_000_000).default(30))
        .field(Field::number("number").min(0.25).max(1e21).default(0.5).required(true))
        .field(Field::single_select("one", ["a", "b"]).option_titles(["A", "B"]).default("a"))
        .field(Field::multi_select("all", ["a", "b"]).min_items(1).max_items(2).default(["a"]))
        .field(Field::multi_select("titled", ["a", "b"]).option_titles(["A", "B"]))
        .field(Field::boolean("flag").default(true))
        .build()
        .unwrap();
    let written = |write: &dyn Fn() -> String| {
        write();
        allocation_counter::measure(|| drop(write())).count_total
    };
    assert_eq!(written(&|| form.to_json()), 1);
    assert_eq!(written(&|| form.request("A message \u{1}").to_json()), 1);
    assert_eq!(written(&|| Signup::schema().to_json()), 1);
    assert_eq!(written(&|| Signup::request("A message").to_json()), 1);
    assert_eq!(written(&|| Send::schema().to_json()), 1);
}

#[test]
fn text_that_is_no_json_takes_no_more() {
    let schema = schema();
    for part in ["{", "[{", "{\"a\":", "x", "```json\n"] {
        grows(part, |size| {
            let text = part.repeat(size);
            peak(|| drop(schema.read_lenient::<Value>(&text)))
        });
    }
    grows("a list as text", |size| {
        let list = json!(vec![json!("1"); size]).to_string();
        let text = json!({ "numbers": list }).to_string();
        peak(|| drop(schema.read_lenient::<Value>(&text).unwrap()))
    });
}
