//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[serde(from = "String")]
struct Ask {
    name: String,
}

fn main() {}
