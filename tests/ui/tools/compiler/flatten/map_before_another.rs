//~ 1 error
use std::collections::BTreeMap;

use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Page {
    page: u32,
}

#[derive(ToolSchema)]
struct Ask {
    #[serde(flatten)]
    more: BTreeMap<String, u8>,
    #[serde(flatten)]
    page: Page,
}

fn main() {}
