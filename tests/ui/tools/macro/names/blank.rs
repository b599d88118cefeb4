//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[serde(rename = " ")]
    name: String,
}

fn main() {}
