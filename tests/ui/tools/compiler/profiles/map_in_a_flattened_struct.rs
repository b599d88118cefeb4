//~ 1 error
use std::collections::BTreeMap;

use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Inner {
    stock: BTreeMap<String, u32>,
}

#[derive(ToolSchema)]
#[schema(profiles("openai"))]
struct Ask {
    name: String,
    #[serde(flatten)]
    inner: Inner,
}

fn main() {}
