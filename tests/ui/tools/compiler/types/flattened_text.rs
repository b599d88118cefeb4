//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[serde(flatten)]
    name: String,
}

fn main() {}
