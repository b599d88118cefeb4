//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Inner {
    #[serde(rename = "a b")]
    field: u8,
}

#[derive(ToolSchema)]
#[schema(profiles("anthropic"))]
struct Ask {
    inner: Inner,
    name: String,
}

fn main() {}
