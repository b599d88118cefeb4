//~ 1 error
use std::collections::BTreeMap;

use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(profiles("gemini"))]
struct Inner {
    stock: BTreeMap<String, u32>,
}

#[derive(ToolSchema)]
#[schema(profiles("gemini", "openai"))]
struct Ask {
    inner: Inner,
    name: String,
}

fn main() {}
