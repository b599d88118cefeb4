//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[serde(tag = "kind")]
struct Ask {
    name: String,
}

fn main() {}
