//~ 1 error
use std::collections::BTreeMap;

use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[serde(tag = "kind")]
enum Choice {
    Nothing,
    Some { stock: BTreeMap<String, u32> },
}

#[derive(ToolSchema)]
#[schema(profiles("openai"))]
struct Ask {
    choice: Choice,
    name: String,
}

fn main() {}
