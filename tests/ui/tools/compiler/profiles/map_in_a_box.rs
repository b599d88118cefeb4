//~ 1 error
use std::collections::BTreeMap;

use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(profiles("openai"))]
struct Ask {
    prices: Box<BTreeMap<String, u32>>,
    name: String,
}

fn main() {}
