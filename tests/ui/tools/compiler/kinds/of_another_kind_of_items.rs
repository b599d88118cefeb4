//~ 2 errors
use std::collections::BTreeMap;

use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(items(min_length = 1))]
    numbers: Vec<u32>,
    #[field(values(items(min = 1)))]
    words: BTreeMap<String, Vec<String>>,
}

fn main() {}
