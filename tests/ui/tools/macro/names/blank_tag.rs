//~ 2 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[serde(tag = "", content = " ")]
enum Pay {
    Cash,
    Card(String),
}

fn main() {}
