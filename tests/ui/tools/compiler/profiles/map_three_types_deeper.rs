//~ 1 error
use std::collections::BTreeMap;

use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Shelf {
    stock: BTreeMap<String, u32>,
}

#[derive(ToolSchema)]
struct Room {
    shelves: Vec<Shelf>,
}

#[derive(ToolSchema)]
struct House {
    rooms: Option<Box<Room>>,
}

#[derive(ToolSchema)]
#[schema(profiles("openai", "anthropic"))]
struct Ask {
    houses: Vec<House>,
    name: String,
}

fn main() {}
