//! What the schema takes and a type's own `Deserialize` does not: where it stands.

use std::collections::BTreeMap;
use std::net::IpAddr;

use schema_core::ReadError;
use schema_core::object::{ObjectSchema, Type};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Any object: what is refused, only the type knows.
fn refused<T: DeserializeOwned>(value: Value) -> (String, String) {
    let schema = ObjectSchema::from_value(&json!({ "type": "object", "properties": {
        "a": {}, "b": {}, "c": {}, "d/~": {},
    }}));
    let Err(error) = schema.unwrap().read::<T>(value) else { panic!("it was read") };
    let ReadError::Refused { pointer, .. } = &error else { panic!("{error}") };
    (pointer.clone(), error.to_string())
}

#[derive(Deserialize)]
#[allow(dead_code)]
struct Host {
    b: IpAddr,
    c: Option<u8>,
}

#[derive(Deserialize)]
#[serde(tag = "kind")]
#[allow(dead_code)]
enum Tagged {
    One { b: IpAddr, c: u8 },
    Other,
}

#[derive(Deserialize)]
#[allow(dead_code)]
enum Keyed {
    One(Vec<IpAddr>),
}

#[derive(Deserialize)]
#[allow(dead_code)]
struct Of<T> {
    a: T,
}

#[derive(Deserialize)]
#[allow(dead_code)]
struct Flat {
    a: String,
    #[serde(flatten)]
    host: Host,
}

#[derive(Deserialize)]
#[allow(dead_code)]
struct Flatter {
    #[serde(flatten)]
    flat: Flat,
}

const SYNTAX: &str = "invalid IP address syntax";

#[test]
fn the_place_is_told_at_any_depth() {
    /// The place and the words of a refusal.
    type Refused = fn(Value) -> (String, String);
    let cases: [(Refused, Value, &str); 9] = [
        (refused::<Of<IpAddr>>, json!({ "a": "x" }), "/a"),
        (refused::<Of<Vec<IpAddr>>>, json!({ "a": ["::1", "x"] }), "/a/1"),
        (refused::<Of<Host>>, json!({ "a": { "b": "x" } }), "/a/b"),
        (refused::<BTreeMap<String, IpAddr>>, json!({ "d/~": "x" }), "/d~1~0"),
        (refused::<Of<Keyed>>, json!({ "a": { "One": ["x"] } }), "/a/One/0"),
        (refused::<Of<Option<(u8, IpAddr)>>>, json!({ "a": [1, "x"] }), "/a/1"),
        // Where serde reads all properties before it looks at them.
        (refused::<Flat>, json!({ "a": "y", "b": "x", "c": 1 }), "/b"),
        (refused::<Flatter>, json!({ "a": "y", "b": "x", "c": 1 }), "/b"),
        (refused::<Of<Tagged>>, json!({ "a": { "kind": "One", "b": "x", "c": 1 } }), "/a/b"),
    ];
    for (read, value, pointer) in cases {
        let (place, words) = read(value.clone());
        assert_eq!(place, pointer, "{value}");
        assert_eq!(words, format!("{pointer}: {SYNTAX}"), "{value}");
    }
}

/// What JSON has no words for.
#[test]
fn what_cannot_be_written_has_its_place() {
    #[derive(Serialize)]
    struct Written {
        a: Vec<Keys>,
        b: Variant,
        c: Option<Keys>,
    }
    #[derive(Serialize)]
    enum Variant {
        New(Keys),
        Rec { keys: Keys },
    }
    #[derive(Serialize)]
    struct Keys {
        #[serde(rename = "d/~")]
        keys: BTreeMap<Vec<u8>, u8>,
    }
    let keys = |count: u8| Keys { keys: (0..count).map(|n| (vec![n], n)).collect() };
    let written =
        |a: u8, b: Variant, c: u8| Written { a: vec![keys(0), keys(a)], b, c: Some(keys(c)) };
    let schema = ObjectSchema::builder().optional("a", Type::anything()).build().unwrap();
    for (value, place) in [
        (written(1, Variant::New(keys(0)), 0), "/a/1/d~1~0"),
        (written(0, Variant::Rec { keys: keys(1) }, 0), "/b/Rec/keys/d~1~0"),
        (written(0, Variant::New(keys(1)), 0), "/b/New/d~1~0"),
        (written(0, Variant::New(keys(0)), 1), "/c/d~1~0"),
    ] {
        let error = schema.write(&value).unwrap_err();
        let ReadError::Refused { pointer, .. } = &error else { panic!("{error}") };
        assert_eq!(pointer, place);
        assert_eq!(error.to_string(), format!("{place}: key must be a string"));
    }
    let good = schema.write(&written(0, Variant::New(keys(0)), 0)).unwrap();
    assert_eq!(good["a"], json!([{ "d/~": {} }, { "d/~": {} }]));
}

#[test]
fn a_refusal_is_one_entry_of_a_list_cut_and_escaped() {
    #[derive(Debug, Deserialize)]
    #[allow(dead_code)]
    struct Picky {
        a: Choice,
    }
    #[derive(Debug, Deserialize)]
    enum Choice {}

    let schema = ObjectSchema::builder().required("a", Type::string()).build().unwrap();
    let long = "\u{1b}é".repeat(1_000);
    let error = schema.read::<Picky>(json!({ "a": long })).unwrap_err();
    assert!(error.violations().is_none());
    let words = error.to_string();
    assert!(words.starts_with("/a: unknown variant `\\u{1b}é"), "{words}");
    assert!(words.len() <= 240 && !words.contains('\u{1b}'), "{words}");
    let list = serde_json::to_value(&error).unwrap();
    assert_eq!(list[0]["pointer"], "/a");
    assert!(list[0]["message"].as_str().unwrap().starts_with("unknown variant"), "{list}");
}

#[test]
fn what_is_wrong_as_a_whole_names_no_property() {
    #[derive(Deserialize)]
    #[serde(try_from = "BTreeMap<String, u8>")]
    #[allow(dead_code)]
    struct Odd(u8);

    impl TryFrom<BTreeMap<String, u8>> for Odd {
        type Error = &'static str;

        fn try_from(map: BTreeMap<String, u8>) -> Result<Self, &'static str> {
            match map.len() {
                1 => Ok(Self(1)),
                _ => Err("one of them"),
            }
        }
    }

    let (place, words) = refused::<Odd>(json!({ "a": 1, "b": 2 }));
    assert_eq!((place.as_str(), words.as_str()), ("", "one of them"));
}

/// A refusal is looked for in one way through the value for each property, and no more.
#[test]
fn many_properties_are_not_tried() {
    #[derive(Deserialize)]
    #[allow(dead_code)]
    struct Wide {
        #[serde(flatten)]
        all: BTreeMap<String, u8>,
        #[serde(flatten)]
        host: Host,
    }
    let mut wide: Value = (0..20_000).map(|n| (format!("n{n}"), json!(1))).collect();
    wide["b"] = json!("x");
    let schema = json!({ "type": "object", "additionalProperties": true });
    let schema = ObjectSchema::from_value(&schema).unwrap();
    assert!(matches!(schema.read::<Wide>(wide), Err(ReadError::Refused { .. })));
}
