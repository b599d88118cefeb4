use std::collections::BTreeMap;

use schema_core::ToolSchema;

/// Places an order
#[derive(ToolSchema)]
struct Order {
    #[field(min_items = 1, max_items = 20)]
    items: Vec<Item>,
    /// How it is paid
    payment: Payment,
    #[field(max_length = 500)]
    note: Option<String>,
    labels: BTreeMap<String, String>,
}

#[derive(ToolSchema)]
struct Item {
    #[field(pattern = "^[A-Z]{3}-[0-9]+$")]
    sku: String,
    #[field(min = 1)]
    quantity: u32,
}

#[derive(ToolSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Payment {
    Invoice,
    Card { last4: String },
}
