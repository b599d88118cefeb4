//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(profiles("openai", "anthropic"))]
struct Ask {
    #[serde(rename = "Account Number")]
    account: String,
    name: String,
}

fn main() {}
