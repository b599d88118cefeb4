//~ 1 error
use schema_core::{ElicitSchema, ToolSchema};

#[derive(ToolSchema)]
#[schema(profiles("anthropic"))]
struct T {
    guest: Guest,
}

#[derive(ElicitSchema)]
struct Guest {
    #[serde(rename = "full name")]
    name: String,
}

fn main() {}
