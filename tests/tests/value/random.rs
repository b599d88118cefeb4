//! Random schemas, and values that may be meant for them: the same ones in each run.

use serde_json::{Map, Value, json};

/// A small generator (xorshift).
pub struct Rng(pub u64);

impl Rng {
    pub const fn new() -> Self {
        Self(0x9E37_79B9_7F4A_7C15)
    }

    pub const fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % end
    }

    pub fn of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[usize::try_from(self.below(all.len() as u64)).unwrap()]
    }
}

/// What stands in `$defs` of each [`document`].
fn definitions() -> Value {
    json!({
        "Leaf": { "type": "integer", "minimum": 1, "maximum": 3 },
        "Tree": {
            "type": "object",
            "properties": {
                "value": { "$ref": "#/$defs/Leaf" },
                "children": { "type": "array", "items": { "$ref": "#/$defs/Tree" }, "maxItems": 2 },
            },
            "required": ["value"],
        },
    })
}

/// A whole schema, with definitions that it may mention.
pub fn document(rng: &mut Rng, depth: u32) -> Value {
    let mut document = object(rng, depth);
    document["$defs"] = definitions();
    document
}

fn schema(rng: &mut Rng, depth: u32) -> Value {
    let low = rng.below(4);
    match rng.below(if depth == 0 { 10 } else { 18 }) {
        0 => json!({ "type": "boolean" }),
        1 => json!({ "type": "integer", "minimum": low, "maximum": low + 3 }),
        2 => json!({ "type": "number", "exclusiveMinimum": low, "multipleOf": 0.5 }),
        3 => json!({ "type": "string", "minLength": low, "maxLength": low + 1 }),
        4 => json!({ "type": "string", "enum": ["a", "b", "é"] }),
        5 => json!({ "type": "string", "pattern": "^[a-c]+$" }),
        6 => json!({}),
        7 => json!({ "type": "string", "format": rng.of(&["date", "date-time", "uri", "email"]) }),
        8 => json!({ "$ref": "#/$defs/Leaf" }),
        9 => json!({ "type": "null" }),
        10 => json!({ "type": "array", "items": schema(rng, depth - 1), "maxItems": low }),
        11 => json!({ "type": "array", "items": schema(rng, depth - 1), "uniqueItems": true }),
        12 => json!({ "type": "object", "additionalProperties": schema(rng, depth - 1) }),
        13 => json!({ "anyOf": [schema(rng, depth - 1), schema(rng, depth - 1)] }),
        14 => {
            let items = [schema(rng, depth - 1), schema(rng, depth - 1)];
            json!({ "type": "array", "prefixItems": items, "minItems": 2, "maxItems": 2 })
        }
        15 => json!({ "$ref": "#/$defs/Tree" }),
        16 => json!({ "anyOf": [tagged(rng, depth, "one"), tagged(rng, depth, "two")] }),
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

/// A branch that a property tells from its sisters.
fn tagged(rng: &mut Rng, depth: u32, tag: &str) -> Value {
    json!({
        "type": "object",
        "properties": {
            "kind": { "type": "string", "enum": [tag] },
            "inside": schema(rng, depth - 1),
        },
        "required": ["kind"],
        "additionalProperties": false,
    })
}

/// A value that may be meant for the schema, which stands in `whole`.
pub fn value(rng: &mut Rng, schema: &Value, whole: &Value, depth: u32) -> Value {
    if rng.below(8) == 0 || depth == 0 {
        let odd =
            [json!(null), json!(1.5), json!("x"), json!([1, 1.0]), json!({ "a": 1 }), json!(2)];
        return rng.of(&odd).clone();
    }
    let depth = depth - 1;
    if let Some(place) = schema["$ref"].as_str() {
        let target = whole.pointer(place.trim_start_matches('#')).unwrap_or(&Value::Null);
        return value(rng, target, whole, depth);
    }
    for keyword in ["anyOf", "oneOf", "allOf"] {
        if let Some(branches) = schema[keyword].as_array().filter(|list| !list.is_empty()) {
            let branch = rng.of(branches).clone();
            return value(rng, &branch, whole, depth);
        }
    }
    if let Some(constant) = schema.get("const") {
        return constant.clone();
    }
    if let Some(choices) = schema["enum"].as_array().filter(|list| !list.is_empty()) {
        return rng.of(choices).clone();
    }
    let name = match &schema["type"] {
        Value::Array(names) => rng.of(names).clone(),
        name => name.clone(),
    };
    match name.as_str() {
        Some("null") => Value::Null,
        Some("boolean") => json!(rng.below(2) == 0),
        Some("integer") => rng.of(&[json!(1), json!(2.0), json!(3), json!(5)]).clone(),
        Some("number") => rng.of(&[json!(1), json!(2.5), json!(3.25), json!(0)]).clone(),
        Some("string") => json!(text(rng, schema)),
        Some("array") => list(rng, schema, whole, depth),
        Some(_) => members(rng, schema, whole, depth),
        None => json!({ "any": [null] }),
    }
}

fn text(rng: &mut Rng, schema: &Value) -> &'static str {
    let texts: &[&str] = match schema["format"].as_str() {
        Some("date") => &["2026-02-28", "2026-02-30", "2026-2-8"],
        Some("uri") => &["https://a.example/b", "urn:a:b", "no uri"],
        Some("date-time") => &["2026-02-28T10:00:00Z", "2026-02-28T10:00:00", "2026-02-28"],
        Some("email") => &["a@b.example", "a b@c.example", "a"],
        _ => &["", "a", "b", "é", "ab", "abc", "💩💩"],
    };
    rng.of::<&str>(texts)
}

fn list(rng: &mut Rng, schema: &Value, whole: &Value, depth: u32) -> Value {
    if let Some(items) = schema["prefixItems"].as_array() {
        let more = usize::from(rng.below(6) == 0);
        let items = items.iter().chain(items.iter().take(more));
        return items.map(|item| value(rng, item, whole, depth)).collect();
    }
    (0..rng.below(4)).map(|_| value(rng, &schema["items"], whole, depth)).collect()
}

fn members(rng: &mut Rng, schema: &Value, whole: &Value, depth: u32) -> Value {
    let mut map = Map::new();
    for (name, inside) in schema["properties"].as_object().into_iter().flatten() {
        if rng.below(5) > 0 {
            map.insert(name.clone(), value(rng, inside, whole, depth));
        }
    }
    if rng.below(3) == 0 {
        let inside = &schema["additionalProperties"];
        map.insert("more".to_owned(), value(rng, inside, whole, depth));
    }
    Value::Object(map)
}
