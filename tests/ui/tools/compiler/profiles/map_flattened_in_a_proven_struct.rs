//~ 1 error
use std::collections::BTreeMap;

use schema_core::ToolSchema;

// Its own mistake, and not that of who holds it, too.
#[derive(ToolSchema)]
#[schema(profiles("openai"))]
struct Open {
    name: String,
    #[serde(flatten)]
    more: BTreeMap<String, u8>,
}

#[derive(ToolSchema)]
#[schema(profiles("openai"))]
struct Ask {
    open: Open,
}

fn main() {}
