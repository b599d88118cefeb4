//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Inner {
    any: serde_json::Value,
}

#[derive(ToolSchema)]
#[schema(profiles("openai", "anthropic", "gemini", "portable"))]
struct Ask {
    inner: Option<Inner>,
    name: String,
}

fn main() {}
