//~ 1 error
use std::collections::BTreeMap;

use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(profiles("openai"))]
#[serde(untagged)]
enum Ask {
    Text(String),
    Stock(BTreeMap<String, u32>),
}

fn main() {}
