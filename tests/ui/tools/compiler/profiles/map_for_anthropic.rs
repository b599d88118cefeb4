//~ 1 error
use std::collections::BTreeMap;

use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(profiles("anthropic"))]
struct Ask {
    prices: BTreeMap<String, u32>,
    name: String,
}

fn main() {}
