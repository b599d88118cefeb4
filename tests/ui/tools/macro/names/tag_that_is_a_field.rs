//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[serde(tag = "kind")]
enum Payment {
    Cash,
    Card { kind: String },
}

fn main() {}
