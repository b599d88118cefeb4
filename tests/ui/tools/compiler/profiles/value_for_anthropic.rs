//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(profiles("anthropic"))]
struct Ask {
    extra: Option<serde_json::Value>,
    name: String,
}

fn main() {}
