//~ 1 error
use std::collections::BTreeMap;

use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(profiles("portable"))]
struct Ask {
    prices: BTreeMap<String, u32>,
    name: String,
}

fn main() {}
