//~ 2 errors
use std::collections::BTreeMap;

use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    prices: BTreeMap<u32, f64>,
    flags: BTreeMap<bool, String>,
}

fn main() {}
