use schema_core::ToolSchema;
use serde::Deserialize;

/// Places an order
#[derive(ToolSchema, Deserialize)]
#[schema(profiles("openai", "anthropic"))]
struct Order {
    #[field(min_items = 1, max_items = 20)]
    items: Vec<Item>,
    /// How it is paid
    payment: Payment,
    #[field(max_length = 500)]
    note: Option<String>,
}

#[derive(ToolSchema, Deserialize)]
struct Item {
    #[field(pattern = "^[A-Z]{3}-[0-9]+$")]
    sku: String,
    #[field(min = 1)]
    quantity: u32,
}

#[derive(ToolSchema, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Payment {
    Invoice,
    Card { last4: String },
}
