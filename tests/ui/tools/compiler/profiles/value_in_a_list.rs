//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(profiles("portable"))]
struct Ask {
    extra: Vec<serde_json::Value>,
    name: String,
}

fn main() {}
