//! A value as serde is to see it, all the way through.

use schema_core::object::Type;
use schema_core::{ObjectSchema, ToolSchema};
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Debug, PartialEq, ToolSchema, Deserialize)]
struct Parcels {
    sizes: Vec<Size>,
}

#[derive(Clone, Debug, PartialEq, ToolSchema, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Size {
    Small,
    Large,
}

/// How deep a value is, its number of items does not change.
#[test]
fn the_last_of_many_items_is_normalised_like_the_first() {
    let read = Parcels::read(json!({ "sizes": vec!["SMALL"; 1_000] })).unwrap();
    assert_eq!(read.sizes, vec![Size::Small; 1_000]);
}

/// serde wrote it on purpose.
#[test]
fn what_is_written_and_not_declared_stays() {
    let schema = ObjectSchema::builder().optional("a", Type::integer()).build().unwrap();
    let value = json!({ "a": 1, "b": 2 });
    assert_eq!(schema.write(&value).unwrap(), value);
    assert_eq!(schema.read::<Value>(value).unwrap(), json!({ "a": 1 }));
}
