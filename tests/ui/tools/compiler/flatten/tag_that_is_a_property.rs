//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Card {
    kind: String,
}

#[derive(ToolSchema)]
#[serde(tag = "kind")]
enum Payment {
    Cash,
    Card(Card),
}

fn main() {}
