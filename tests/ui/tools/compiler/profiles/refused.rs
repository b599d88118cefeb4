//~ 2 errors
use std::collections::BTreeMap;

use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Inner {
    stock: BTreeMap<String, u32>,
}

#[derive(ToolSchema)]
#[schema(profiles("openai", "anthropic"))]
struct Ask {
    prices: BTreeMap<String, f64>,
    items: Vec<Inner>,
    name: String,
}

fn main() {}
