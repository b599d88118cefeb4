//! Contents that want to be slow, large or odd: no panic, and time in
//! proportion to their size.

use std::time::{Duration, Instant};

use schema_core::{Field, FormSchema};
use serde_json::{Map, Value, json};

use crate::{accept, form};

/// Far more than it takes, far less than anything quadratic would.
const LIMIT: Duration = Duration::from_secs(20);

#[test]
fn many_undeclared_keys() {
    let form = form([Field::string("name").required(true).any(), Field::integer("n").any()]);
    let mut content: Map<String, Value> =
        (0..300_000).map(|n| (format!("key {n}"), Value::Null)).collect();
    content.insert("name".into(), "Kim".into());
    let content = Value::Object(content);
    let start = Instant::now();
    assert!(form.validate(&content).is_ok());
    let kept = form.answer::<Value>(accept(content)).unwrap().accepted().unwrap();
    assert_eq!(kept.as_object().map(Map::len), Some(300_001));
    assert!(start.elapsed() < LIMIT);
}

#[test]
fn many_items_over_a_hundred_thousand_options() {
    let options: Vec<String> = (0..100_000).map(|n| n.to_string()).collect();
    let field = Field::multi_select("t", &options).option_titles(&options);
    let form = FormSchema::builder().field(field).build().unwrap();
    let start = Instant::now();
    let good: Vec<String> = (0..300_000).map(|n| (n % 100_000).to_string()).collect();
    assert!(form.validate(&json!({ "t": good })).is_ok());
    let bad: Vec<i32> = (0..300_000).collect();
    let violations = form.validate(&json!({ "t": bad })).unwrap_err();
    assert_eq!((violations.len(), violations.omitted()), (10_000, 290_000));
    assert!(violations.to_string().len() < 500);
    assert!(format!("{violations:?}").len() < 2_000_000);
    assert!(start.elapsed() < LIMIT);
}

#[test]
fn a_form_of_many_fields_all_wrong() {
    let names: Vec<String> = (0..20_000).map(|n| format!("field {n}")).collect();
    let form = names
        .iter()
        .fold(FormSchema::builder(), |form, name| form.field(Field::boolean(name.as_str())))
        .build()
        .unwrap();
    let content: Map<String, Value> =
        names.iter().map(|name| (name.clone(), json!("no"))).collect();
    let start = Instant::now();
    let violations = form.validate(&Value::Object(content)).unwrap_err();
    assert_eq!(violations.to_string().lines().count(), 10_001);
    assert!(violations.to_string().ends_with("\nand 10000 more"));
    assert!(start.elapsed() < LIMIT);
}

#[test]
fn deep_and_long_values() {
    let form = form([
        Field::string("s").max_length(5).any(),
        Field::string("m").format(schema_core::Format::Email).any(),
    ]);
    let deep = (0..100).fold(json!(1), |inner, _| json!([inner]));
    assert!(form.validate(&json!({"s": deep})).is_err());
    let long = "é".repeat(1_000_000);
    assert!(form.validate(&json!({"s": long, "m": long})).unwrap_err().to_string().len() < 300);
}

/// Texts at the edges of characters, in every place that cuts or splits.
#[test]
fn odd_texts_do_not_panic() {
    use schema_core::Format::{Date, DateTime, Email, Uri};
    let form = form([
        Field::string("a").format(Email).any(),
        Field::string("b").format(Uri).any(),
        Field::string("c").format(Date).any(),
        Field::string("d").format(DateTime).any(),
        Field::single_select("e", ["x"]).any(),
    ]);
    let pieces =
        ["", "@", "\"", "\\", "é", "🦀", "<", ">", "[", "]", ":", "%", "-", "T", "2026", "\0"];
    for one in pieces {
        for two in pieces {
            for three in pieces {
                let text = format!("{one}{two}{three}");
                let content = json!({"a": text, "b": text, "c": text, "d": text, "e": text});
                let _ = form.validate(&content).map_err(|violations| violations.to_string());
            }
        }
    }
}
