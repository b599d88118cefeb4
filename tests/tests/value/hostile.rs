//! Values that were made to cost: time and memory stay in proportion to the size.

use std::time::{Duration, Instant};

use schema_core::ToolSchema;
use schema_core::object::{ObjectSchema, Type};
use serde::Deserialize;
use serde_json::{Value, json};

/// Generous: what is exponential takes years.
const LONG: Duration = Duration::from_secs(100);

/// A test of a slow build on a busy machine: so many bytes are read in far less.
fn in_time<T>(work: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let done = work();
    assert!(start.elapsed() < LONG, "{:?}", start.elapsed());
    done
}

#[derive(ToolSchema, Deserialize, Debug)]
#[serde(untagged)]
enum Step {
    Left {
        #[field(recursive)]
        left: Option<Box<Step>>,
        l: String,
    },
    Right {
        #[field(recursive)]
        left: Option<Box<Step>>,
        r: String,
    },
}

#[derive(ToolSchema, Deserialize, Debug)]
struct Steps {
    step: Step,
}

fn depth(step: &Step) -> usize {
    let (Step::Left { left, l: word } | Step::Right { left, r: word }) = step;
    assert_eq!(word, "x");
    1 + left.as_deref().map_or(0, depth)
}

/// Each level fits both branches at first sight.
fn steps(depth: usize, last: Value) -> Value {
    let step = (0..depth).fold(last, |inside, _| json!({ "left": inside, "l": "x", "r": "x" }));
    json!({ "step": step })
}

#[test]
fn untagged_unions_in_each_other_cost_no_more_than_others() {
    // As deep as a value may be, on the small stack of a thread.
    let good = steps(124, json!({ "left": null, "l": "x" }));
    let read = in_time(|| Steps::read(good.clone())).unwrap();
    assert_eq!(depth(&read.step), 125);
    let bad = steps(124, json!({ "left": null, "l": 1 }));
    let error = in_time(|| Steps::read(bad.clone())).unwrap_err().to_string();
    assert!(error.ends_with("/l: must be text, not 1"), "{error}");
    assert_eq!(error.lines().count(), 1, "{error}");
    in_time(|| Steps::schema().validate(&bad)).unwrap_err();
    let error = in_time(|| Steps::read_lenient(&bad.to_string())).unwrap_err().to_string();
    assert!(error.ends_with("/l: must be text, not 1"), "{error}");
}

/// serde knows that a branch lacks a property once it has read all others: what stands below
/// a second branch it reads twice, and in each other twice as often at each level.
#[test]
fn what_serde_would_read_too_often_is_too_deep() {
    let right = |depth: usize| {
        let last = json!({ "r": "x" });
        let step = (0..depth).fold(last, |inside, _| json!({ "left": inside, "r": "x" }));
        json!({ "step": step })
    };
    assert_eq!(depth(&Steps::read(right(10)).unwrap().step), 11);
    let error = in_time(|| Steps::read(right(100))).unwrap_err().to_string();
    assert!(error.ends_with("/left: must not be nested more than 20 levels deep"), "{error}");
    assert_eq!(error.lines().count(), 1, "{error}");
    // It is serde that does not end: the schema takes it.
    in_time(|| Steps::schema().validate(&right(100))).unwrap();
    let left = (0..100).fold(Value::Null, |inside, _| json!({ "left": inside, "l": "x" }));
    assert_eq!(depth(&in_time(|| Steps::read(json!({ "step": left }))).unwrap().step), 100);
}

#[test]
fn many_values_of_a_second_branch_are_read() {
    #[derive(ToolSchema, Deserialize, Debug)]
    struct Many {
        steps: Vec<Step>,
    }
    let steps = vec![json!({ "left": { "left": null, "r": "x" }, "r": "x" }); 20_000];
    let read = in_time(|| Many::read(json!({ "steps": steps }))).unwrap();
    assert_eq!(read.steps.len(), 20_000);
}

#[test]
fn a_union_of_unions_that_leads_nowhere_ends() {
    let schema = json!({
        "type": "object",
        "properties": { "a": { "$ref": "#/$defs/a" } },
        "$defs": { "a": { "anyOf": [{ "$ref": "#/$defs/a" }, { "$ref": "#/$defs/a" }] } },
    });
    if let Ok(schema) = ObjectSchema::from_value(&schema) {
        let _ = in_time(|| schema.read::<Value>(json!({ "a": 1 })));
    }
}

fn numbers() -> ObjectSchema<'static> {
    ObjectSchema::builder()
        .required("items", Type::array(Type::integer().min(1)).unique_items())
        .build()
        .unwrap()
}

#[test]
fn many_items() {
    let good: Vec<u32> = (1..=300_000).collect();
    in_time(|| numbers().validate(&json!({ "items": good }))).unwrap();
    let value = json!({ "items": vec![0; 300_000] });
    let error = in_time(|| numbers().validate(&value)).unwrap_err();
    let text = in_time(|| error.to_string());
    assert_eq!(text, in_time(|| numbers().validate(&value)).unwrap_err().to_string());
    assert!(text.len() < 4_000, "{text}");
}

#[test]
fn equal_faults_of_one_list_are_summed_up() {
    let schema = ObjectSchema::builder()
        .required("items", Type::array(Type::integer().min(1)))
        .build()
        .unwrap();
    let error = schema.validate(&json!({ "items": vec![0; 48] })).unwrap_err().to_string();
    let lines: Vec<&str> = error.lines().collect();
    assert_eq!(lines.len(), 9, "{error}");
    assert_eq!(lines[7], "/items/7: must be at least 1, not 0");
    assert_eq!(lines[8], "/items: 40 more like this");
}

#[test]
fn a_text_of_ten_megabytes() {
    let schema = ObjectSchema::builder()
        .required("a", Type::string().max_length(3))
        .optional("b", Type::string().options(["x", "y"]))
        .build()
        .unwrap();
    let long = "é\u{202e}\u{1b}".repeat(2_000_000);
    let error = in_time(|| schema.validate(&json!({ "a": long, "b": long }))).unwrap_err();
    assert!(error.to_string().lines().all(|line| line.len() <= 240), "{error}");
    assert!(!error.to_string().contains(['\u{202e}', '\u{1b}']), "{error}");
}

#[test]
fn long_keys_and_many() {
    let schema = ObjectSchema::builder()
        .optional("a", Type::string())
        .optional("map", Type::map(Type::integer()))
        .closed()
        .build()
        .unwrap();
    let long = "\u{1b}[31mé/~".repeat(1_000_000);
    let error = in_time(|| schema.validate(&json!({ &*long: 1, "map": { &*long: "x" } })));
    let text = error.unwrap_err().to_string();
    assert!(text.lines().all(|line| line.len() <= 240), "{text}");
    let many: Value =
        (0..300_000).map(|n| (format!("{n:06}{}", "k".repeat(20)), json!(n))).collect();
    let text = in_time(|| schema.validate(&many)).unwrap_err().to_string();
    assert_eq!(text.lines().count(), 8 + 2, "{text}");
    assert!(text.contains(" more like this\nand "), "{text}");
}

/// A key that no schema names is as an index: of one map, of maps in maps and lists in them.
#[test]
fn equal_faults_of_one_map_are_summed_up() {
    let schema = ObjectSchema::builder()
        .optional("map", Type::map(Type::integer()))
        .optional("maps", Type::map(Type::map(Type::array(Type::integer()))))
        .optional("~*", Type::map(Type::integer()))
        .closed()
        .build()
        .unwrap();
    let keys = |count: u32, value: Value| -> Value {
        (0..count).map(|n| (format!("k{n:02}"), value.clone())).collect()
    };
    let last = |value: Value, lines: usize| {
        let error = schema.validate(&value).unwrap_err().to_string();
        assert_eq!(error.lines().count(), lines, "{error}");
        error.lines().last().unwrap().to_owned()
    };
    assert_eq!(
        last(json!({ "map": keys(8, json!("x")) }), 8),
        "/map/k07: must be a whole number, not \"x\""
    );
    assert_eq!(last(json!({ "map": keys(20, json!("x")) }), 9), "/map: 12 more like this");
    assert_eq!(last(json!({ "~*": keys(20, json!("x")) }), 9), "/~0*: 12 more like this");
    let maps = keys(3, keys(3, json!([1, "x", "y"])));
    assert_eq!(last(json!({ "maps": maps }), 9), "/maps: 10 more like this");
    assert_eq!(last(keys(20, json!(1)), 9), "12 more like this");
    // Each of another kind is one of its own.
    let two = json!({ "map": keys(9, json!("x")), "more": keys(9, json!("x")) });
    let error = schema.validate(&two).unwrap_err().to_string();
    assert!(error.contains("/map: 1 more like this\n/more: is no property here"), "{error}");
}

#[test]
fn what_a_schema_names_is_said_of_each() {
    let mut fields = ObjectSchema::builder();
    for n in 0..20 {
        fields = fields.required(format!("f{n:02}"), Type::integer());
    }
    let error = fields.build().unwrap().validate(&json!({})).unwrap_err().to_string();
    assert_eq!(error.lines().count(), 20, "{error}");
}

#[test]
fn what_nests_too_deep_is_said_and_never_a_crash() {
    let schema = ObjectSchema::builder().optional("a", Type::anything()).build().unwrap();
    for depth in [100, 129, 10_000, 1_000_000] {
        let text = format!("{{\"a\": {}{}}}", "[".repeat(depth), "]".repeat(depth));
        let strict = in_time(|| schema.read_str::<Value>(&text));
        let lenient = in_time(|| schema.read_lenient::<Value>(&text));
        assert_eq!(strict.is_ok(), depth == 100, "{depth}");
        assert_eq!(lenient.is_ok(), depth == 100, "{depth}");
    }
    // A value can be made deeper than a text is read.
    let deep = (0..1_000).fold(json!(1), |inside, _| json!([inside]));
    let error = schema.validate(&json!({ "a": deep })).unwrap_err();
    assert_eq!(error.len(), 1);
    assert!(error.to_string().ends_with("must not be nested more than 128 levels deep"), "{error}");
}

#[test]
fn text_that_is_no_json_is_looked_through_once() {
    let schema = ObjectSchema::builder().optional("a", Type::anything()).build().unwrap();
    for text in ["{".repeat(5_000_000), "[{".repeat(2_000_000), "{\"a\":".repeat(1_000_000)] {
        in_time(|| schema.read_lenient::<Value>(&text)).unwrap_err();
    }
}

#[test]
fn no_text_makes_a_pattern_slow() {
    let schema = ObjectSchema::from_value(&json!({
        "type": "object",
        "properties": {
            "linear": { "type": "string", "pattern": "^(a+)+$" },
            "tried": { "type": "string", "pattern": "^(?=(a+)+$)(a+)\\2$" },
        },
    }))
    .unwrap();
    let text = "a".repeat(100_000) + "!";
    let value = json!({ "linear": text, "tried": text });
    let violations = in_time(|| schema.validate(&value)).unwrap_err();
    let pointers: Vec<_> = violations.iter().map(|violation| violation.pointer()).collect();
    assert_eq!(pointers, ["/linear", "/tried"]);
    assert!(schema.unjudged().is_empty());
    assert!(schema.validate(&json!({ "linear": "aaa", "tried": "aaaa" })).is_ok());
}

#[test]
fn a_pattern_too_large_to_compile_is_named() {
    let property = json!({ "type": "string", "pattern": "^(?:.{1000}){10000}$" });
    let schema = json!({ "type": "object", "properties": { "a": property } });
    let schema = ObjectSchema::from_value(&schema).unwrap();
    assert_eq!(in_time(|| schema.unjudged()), ["/properties/a/pattern"]);
}
