//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(profiles("openai"))]
struct Ask {
    extra: serde_json::Map<String, serde_json::Value>,
    name: String,
}

fn main() {}
