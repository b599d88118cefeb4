//~ 1 error
use std::collections::BTreeMap;

use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[serde(deny_unknown_fields)]
struct Ask {
    name: String,
    #[serde(flatten)]
    more: BTreeMap<String, u8>,
}

fn main() {}
