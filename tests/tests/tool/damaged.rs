//! Values that are good but for some damage: `validate` agrees with the `jsonschema` crate,
//! serde refuses nothing that `read` took, and takes nothing of another type.
//! `VALUES=100000` makes so many of each type.

use std::fmt::Debug;

use schema_core::{ReadError, ToolSchema, Violation, ViolationKind};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

use super::values::{Random, Rng, tests};

/// What stands where something else was.
fn odd(rng: &mut Rng) -> Value {
    let odd = [
        json!(null),
        json!(true),
        json!(0),
        json!(-1),
        json!(256),
        json!(1.5),
        json!(2.0),
        json!(18_446_744_073_709_551_615_u64),
        json!(-1e300),
        json!(""),
        json!("red"),
        json!("RED"),
        json!("é"),
        json!("10.0.0.1"),
        json!("ab"),
        json!("2026-02-28"),
        json!("2026-02-30"),
        json!("2026-02-28T10:00:00Z"),
        json!("2016-12-31T23:59:60Z"),
        json!("10:00:00"),
        json!("67e55044-10b1-426f-9247-bb680e5fe0c8"),
        json!("a@b.example"),
        json!("https://a.example/?b#c"),
        json!("::1"),
        json!(0.01),
        json!(1e-3),
        json!([]),
        json!([1]),
        json!([1, 2, 3]),
        json!([true, "x"]),
        json!([null]),
        json!({}),
        json!({ "a": 1 }),
        json!({ "kind": "rec", "a": 1, "b": "x" }),
        json!({ "kind": "Unit" }),
        json!({ "t": "New", "c": 1 }),
        json!({ "t": "Unit", "c": null }),
        json!({ "New": "x" }),
        json!({ "May": null }),
        json!({ "page": 1, "size": 2 }),
    ];
    odd[rng.below(odd.len())].clone()
}

/// Changes one thing somewhere in the value.
pub(super) fn damage(value: &mut Value, rng: &mut Rng) {
    let goes_on = rng.below(4) > 0;
    match value {
        Value::Array(values) if goes_on && !values.is_empty() => {
            let at = rng.below(values.len());
            match rng.below(8) {
                0 => drop(values.remove(at)),
                1 => values.push(values[at].clone()),
                _ => damage(&mut values[at], rng),
            }
        }
        Value::Object(map) if goes_on && !map.is_empty() => {
            let key = map.keys().nth(rng.below(map.len())).cloned().unwrap();
            match rng.below(10) {
                0 => drop(map.remove(&key)),
                1 => drop(map.insert("more".to_owned(), odd(rng))),
                2 => rename(map, &key),
                _ => damage(map.get_mut(&key).unwrap(), rng),
            }
        }
        Value::String(text) if rng.below(3) == 0 => *text = text.to_uppercase(),
        value => *value = odd(rng),
    }
}

fn rename(map: &mut Map<String, Value>, key: &str) {
    let value = map.remove(key).unwrap();
    map.insert(key.to_uppercase(), value);
}

/// The three known differences: a schema leaves out the limits of 64 bits, the names of a
/// map whose keys are no plain texts, and what of a text only its type knows. `validate`
/// holds all of them, for the type can't, or does.
fn is_of_the_type_alone(kind: &ViolationKind<'_>) -> bool {
    match kind {
        ViolationKind::TooSmall { min } => *min == i64::MIN.into(),
        ViolationKind::TooLarge { max } => *max == i64::MAX.into() || *max == u64::MAX.into(),
        ViolationKind::NotAName { .. } | ViolationKind::NotOfType { .. } => true,
        _ => false,
    }
}

/// What the judge finds is what `validate` found, there or below: it names the object for
/// a property, and the union for all that is wrong in its branches.
fn at_the_same_places(found: &[Violation], judged: &[String]) -> bool {
    let is_below = |pointer: &str, of: &str| {
        pointer.strip_prefix(of).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    };
    found.iter().all(|own| {
        is_of_the_type_alone(&own.kind())
            || judged.iter().any(|other| is_below(own.pointer(), other))
    }) && judged.iter().all(|other| found.iter().any(|own| is_below(own.pointer(), other)))
}

/// But for what serde takes and JSON Schema does not: a list of its fields is a struct, too.
fn is_of_another_type(violation: &Violation) -> bool {
    matches!(violation.kind(), ViolationKind::NotOfJsonType { .. })
        && violation.given() != Some("a list")
}

fn agrees<T>()
where
    T: ToolSchema + Random + Serialize + DeserializeOwned + Debug,
{
    let count = std::env::var("VALUES").map_or(400, |count| count.parse().unwrap());
    let schema = T::schema();
    let json = schema.to_value();
    let judge = jsonschema::options().should_validate_formats(true).build(&json).unwrap();
    let mut rng = Rng(0x2545_F491_4F6C_DD1D);
    let mut accepted = 0;
    for _ in 0..count {
        let mut value = serde_json::to_value(T::random(&mut rng)).unwrap();
        for _ in 0..=rng.below(2) {
            damage(&mut value, &mut rng);
        }
        let found: Vec<Violation> = schema.validate(&value).err().into_iter().flatten().collect();
        let judged: Vec<String> =
            judge.iter_errors(&value).map(|error| error.instance_path().to_string()).collect();
        assert!(
            at_the_same_places(&found, &judged),
            "{found:?}\n{judged:?}\nof {value}\nfor {schema}"
        );
        match T::read(value.clone()) {
            Ok(_) => accepted += 1,
            Err(ReadError::Violations(violations)) => {
                if violations.iter().any(is_of_another_type) {
                    let read = serde_json::from_value::<T>(value.clone());
                    assert!(read.is_err(), "{violations}\nof {value}");
                }
            }
            Err(refused) => panic!("{refused}\nof {value}\nfor {schema}"),
        }
    }
    assert!(accepted < count, "nothing was damaged");
}

tests!();
