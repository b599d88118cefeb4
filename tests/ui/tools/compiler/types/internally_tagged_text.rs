//~ 2 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[serde(tag = "kind")]
enum Payment {
    Card(String),
    Cash(Vec<u8>),
}

fn main() {}
