//! `validate` against the `jsonschema` crate, over random schemas and values: both take
//! the same ones. `PAIRS=1000000` tries so many.

use schema_core::object::ObjectSchema;
use serde_json::{Map, Value, json};

const VALUES: u32 = 20;

/// A small generator (xorshift): the same pairs in each run.
struct Rng(u64);

impl Rng {
    fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % end
    }

    fn of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[usize::try_from(self.below(all.len() as u64)).unwrap()]
    }
}

fn schema(rng: &mut Rng, depth: u32) -> Value {
    let low = rng.below(4);
    match rng.below(if depth == 0 { 7 } else { 12 }) {
        0 => json!({ "type": "boolean" }),
        1 => json!({ "type": "integer", "minimum": low, "maximum": low + 3 }),
        2 => json!({ "type": "number", "exclusiveMinimum": low, "multipleOf": 0.5 }),
        3 => json!({ "type": "string", "minLength": low, "maxLength": low + 1 }),
        4 => json!({ "type": "string", "enum": ["a", "b", "é"] }),
        5 => json!({ "type": "string", "pattern": "^[a-c]+$" }),
        6 => json!({}),
        7 => json!({ "type": "array", "items": schema(rng, depth - 1), "maxItems": low }),
        8 => json!({ "type": "array", "items": schema(rng, depth - 1), "uniqueItems": true }),
        9 => json!({ "type": "object", "additionalProperties": schema(rng, depth - 1) }),
        10 => json!({ "anyOf": [schema(rng, depth - 1), schema(rng, depth - 1)] }),
        _ => object(rng, depth),
    }
}

fn object(rng: &mut Rng, depth: u32) -> Value {
    let mut properties = Map::new();
    let mut required = Vec::new();
    for name in ["a", "b", "c~/"] {
        if rng.below(3) > 0 {
            let below = depth.saturating_sub(1);
            properties.insert(name.to_owned(), schema(rng, below));
            if rng.below(2) == 0 {
                required.push(name);
            }
        }
    }
    let mut object = json!({ "type": "object", "properties": properties, "required": required });
    if rng.below(3) == 0 {
        object["additionalProperties"] = json!(false);
    }
    object
}

/// A value that may be meant for the schema.
fn value(rng: &mut Rng, schema: &Value) -> Value {
    if rng.below(8) == 0 {
        let odd =
            [json!(null), json!(1.5), json!("x"), json!([1, 1.0]), json!({ "a": 1 }), json!(2)];
        return rng.of(&odd).clone();
    }
    if let Some(branches) = schema["anyOf"].as_array() {
        let branch = rng.of(branches).clone();
        return value(rng, &branch);
    }
    match schema["type"].as_str() {
        Some("boolean") => json!(rng.below(2) == 0),
        Some("integer") => rng.of(&[json!(1), json!(2.0), json!(3), json!(5)]).clone(),
        Some("number") => rng.of(&[json!(1), json!(2.5), json!(3.25), json!(0)]).clone(),
        Some("string") => json!(rng.of(&["", "a", "b", "é", "ab", "abc", "💩💩"])),
        Some("array") => (0..rng.below(4)).map(|_| value(rng, &schema["items"])).collect(),
        Some(_) => members(rng, schema),
        None => json!({ "any": [null] }),
    }
}

fn members(rng: &mut Rng, schema: &Value) -> Value {
    let mut map = Map::new();
    for (name, inside) in schema["properties"].as_object().into_iter().flatten() {
        if rng.below(5) > 0 {
            map.insert(name.clone(), value(rng, inside));
        }
    }
    if rng.below(3) == 0 {
        map.insert("more".to_owned(), value(rng, &schema["additionalProperties"]));
    }
    Value::Object(map)
}

#[test]
fn validate_agrees_with_jsonschema() {
    let pairs = std::env::var("PAIRS").map_or(20_000, |count| count.parse().unwrap());
    let mut rng = Rng(0x9E37_79B9_7F4A_7C15);
    let mut taken = 0;
    let mut judged = 0;
    while judged < pairs {
        let json = object(&mut rng, 3);
        let schema = ObjectSchema::from_value(&json).unwrap();
        assert!(schema.unjudged().is_empty(), "{json}: {:?}", schema.unjudged());
        let judge = jsonschema::draft202012::new(&json).unwrap();
        for _ in 0..VALUES {
            let value = value(&mut rng, &json);
            let found = schema.validate(&value);
            assert_eq!(found.is_ok(), judge.is_valid(&value), "{found:?}\nof {value}\nfor {json}");
            taken += u32::from(found.is_ok());
            judged += 1;
        }
    }
    assert!(taken > pairs / 10 && taken < pairs / 10 * 9, "{taken} of {pairs}");
}
