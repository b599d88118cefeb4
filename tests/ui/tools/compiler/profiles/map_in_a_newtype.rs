//~ 1 error
use std::collections::BTreeMap;

use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Stock(BTreeMap<String, u32>);

#[derive(ToolSchema)]
#[schema(profiles("openai"))]
struct Ask {
    stock: Stock,
    name: String,
}

fn main() {}
