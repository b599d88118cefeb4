//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(profiles("openai"))]
struct Ask {
    range: (u32, u32),
    name: String,
}

fn main() {}
