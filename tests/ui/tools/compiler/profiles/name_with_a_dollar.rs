//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(profiles("anthropic"))]
struct Ask {
    #[serde(rename = "$top")]
    top: u32,
    name: String,
}

fn main() {}
