//~ 1 error
use std::collections::HashMap;

use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(profiles("openai"))]
struct Ask {
    prices: HashMap<String, f64>,
    name: String,
}

fn main() {}
