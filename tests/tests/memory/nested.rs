//! Untagged enums in each other: what is found out about a level is kept, so that none is
//! judged again for each of those around it. What is allocated on the way tells, and is the
//! same in each run.

use schema_core::object::ObjectSchema;
use serde_json::{Value, json};

/// A value can be of both branches, as far as is seen from outside.
fn schema() -> ObjectSchema<'static> {
    let branch = |number: &str, other: &str| {
        json!({
            "type": "object",
            "properties": {
                "kids": { "type": "array", "items": { "$ref": "#/$defs/Step" } },
                "all": { "type": "array", "items": { "type": "integer" } },
                number: { "type": "integer" },
                other: { "anyOf": [{ "type": "integer" }, { "type": "boolean" }] },
            },
            "required": ["kids", "all", "l", "r"],
        })
    };
    let schema = json!({
        "type": "object",
        "properties": { "step": { "$ref": "#/$defs/Step" } },
        "required": ["step"],
        "$defs": { "Step": { "anyOf": [branch("l", "r"), branch("r", "l")] } },
    });
    ObjectSchema::from_value(&schema).unwrap()
}

fn level(kids: &Value, number: &Value) -> Value {
    json!({ "kids": kids, "l": number, "r": number, "all": [1, 2, 3] })
}

fn last(number: &Value) -> Value {
    level(&json!([]), number)
}

/// Around what is inside.
type Level = fn(&Value) -> Value;

const GOOD: Level = |inside| level(&json!([inside]), &json!(1));

/// The levels, the innermost, and whether it can be repaired.
fn cases() -> [(&'static str, Level, Value, bool); 7] {
    let text_of_number: Level = |inside| level(&json!([inside]), &json!("1"));
    let one_of_a_list: Level = |inside| level(inside, &json!(1));
    let of_the_second: Level = |inside| {
        let mut level = GOOD(inside);
        level["l"] = json!(true);
        level
    };
    [
        ("good", GOOD, last(&json!(1)), true),
        ("of the second branch", of_the_second, last(&json!(1)), true),
        ("bad inside", GOOD, last(&json!("x")), false),
        ("repaired inside", GOOD, last(&json!("1")), true),
        ("repaired inside of the second branch", of_the_second, last(&json!("1")), true),
        ("repaired at each level", text_of_number, last(&json!("1")), true),
        ("made a list at each level", one_of_a_list, last(&json!(1)), true),
    ]
}

fn allocated(work: impl FnOnce()) -> u64 {
    allocation_counter::measure(work).bytes_total
}

/// What is kept once, and the places of what is repaired.
const SLACK: u64 = 8 << 10;

/// Four times the levels take four times the work.
fn is_linear(name: &str, of: impl Fn(usize) -> u64) {
    let (one, four) = (of(15), of(60));
    assert!(four <= one * 6 + SLACK, "{name}: {one} bytes, and {four} at four times the depth");
}

#[test]
fn the_work_grows_with_the_depth_and_no_faster() {
    let schema = schema();
    for (name, around, last, is_read) in cases() {
        let steps = |levels: usize| json!({ "step": (1..levels).fold(last.clone(), |inside, _| around(&inside)) });
        let read = schema.read_lenient::<Value>(&steps(60).to_string());
        assert_eq!(read.is_ok(), is_read, "{name}: {read:?}");
        is_linear(&format!("{name}, read_lenient"), |levels| {
            let text = steps(levels).to_string();
            allocated(|| drop(schema.read_lenient::<Value>(&text)))
        });
        // Each of many faults names all levels above it: then it is the report that grows.
        if schema.validate(&steps(60)).err().is_none_or(|all| all.len() == 1) {
            is_linear(&format!("{name}, validate"), |levels| {
                let value = steps(levels);
                allocated(|| drop(schema.validate(&value)))
            });
            is_linear(&format!("{name}, read"), |levels| {
                let value = steps(levels);
                allocated(|| drop(schema.read::<Value>(value)))
            });
            is_linear(&format!("{name}, write"), |levels| {
                let value = steps(levels);
                allocated(|| drop(schema.write(&value)))
            });
        }
    }
}

/// Each text is as large as all inside, with its quotes and their escapes.
#[test]
fn texts_in_each_other_are_read_once() {
    let text = |levels: usize| {
        let step = (0..levels).fold(last(&json!(1)), |inside, _| {
            level(&json!(json!([inside]).to_string()), &json!("1"))
        });
        json!({ "step": step }).to_string()
    };
    let schema = schema();
    let read = schema.read_lenient::<Value>(&text(8)).unwrap();
    assert_eq!(read.changes().len(), 8 * 3);
    let (few, many) = (text(4), text(10));
    let of = |text: &str| allocated(|| drop(schema.read_lenient::<Value>(text)));
    let times = many.len().div_ceil(few.len()) as u64;
    assert!(of(&many) < of(&few) * times * 2, "{} {} {times}", of(&few), of(&many));
}
