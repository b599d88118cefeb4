//~ 2 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(profiles("openia", "openai", "openai"))]
struct Ask {
    name: String,
}

fn main() {}
