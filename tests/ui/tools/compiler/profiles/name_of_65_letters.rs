//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(profiles("anthropic"))]
struct Ask {
    #[serde(rename = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa")]
    long: u32,
    name: String,
}

fn main() {}
