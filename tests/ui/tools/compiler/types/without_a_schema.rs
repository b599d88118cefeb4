//~ 4 errors
use schema_core::ToolSchema;

struct Stamp;

#[derive(ToolSchema)]
struct Letter {
    stamp: Stamp,
    more: Vec<Option<Stamp>>,
    wide: i128,
    by_name: std::collections::BTreeMap<String, Stamp>,
}

fn main() {}
