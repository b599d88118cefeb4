//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
enum Choice {
    Nothing,
    Between(u32, u32),
}

#[derive(ToolSchema)]
#[schema(profiles("anthropic"))]
struct Ask {
    choice: Choice,
    name: String,
}

fn main() {}
