//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Inner {
    any: serde_json::Map<String, serde_json::Value>,
}

#[derive(ToolSchema)]
#[schema(profiles("anthropic"))]
struct Ask {
    inner: Vec<Inner>,
    name: String,
}

fn main() {}
