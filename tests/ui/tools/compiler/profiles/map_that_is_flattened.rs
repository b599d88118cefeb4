//~ 1 error
use std::collections::BTreeMap;

use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(profiles("openai"))]
struct Ask {
    name: String,
    #[serde(flatten)]
    rest: BTreeMap<String, u32>,
}

fn main() {}
