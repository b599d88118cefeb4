//~ 2 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[serde(tag = "kind")]
enum Payment {
    Card { last4: String },
    #[serde(other)]
    Other,
}

#[derive(ToolSchema)]
enum Size {
    S { x: u8 },
    #[serde(untagged)]
    Free(String),
}

fn main() {}
