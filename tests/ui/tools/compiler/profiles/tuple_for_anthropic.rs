//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(profiles("anthropic"))]
struct Ask {
    range: (u32, String, bool),
    name: String,
}

fn main() {}
