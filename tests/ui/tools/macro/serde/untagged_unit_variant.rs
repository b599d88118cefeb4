//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[serde(untagged)]
enum Size {
    Any,
    Exact(u8),
}

fn main() {}
