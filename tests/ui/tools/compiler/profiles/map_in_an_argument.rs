//~ 1 error
use std::collections::BTreeMap;

use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Page<T> {
    items: Vec<T>,
}

#[derive(ToolSchema)]
#[schema(profiles("openai"))]
struct Ask {
    page: Page<BTreeMap<String, u32>>,
    name: String,
}

fn main() {}
