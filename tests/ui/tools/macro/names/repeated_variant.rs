//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
enum Payment {
    #[serde(rename = "Card")]
    Cash,
    Card { last4: String },
}

fn main() {}
