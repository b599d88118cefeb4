//~ 1 error
use std::collections::BTreeMap;

use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(profiles("openai", "anthropic"))]
struct T {
    name: String,
    orders: Vec<Order>,
}

#[derive(ToolSchema)]
struct Order {
    payment: Option<Box<Payment>>,
}

#[derive(ToolSchema)]
enum Payment {
    Cash,
    Cards { cards: Vec<Card> },
}

#[derive(ToolSchema)]
struct Card {
    limits: BTreeMap<String, u32>,
}

fn main() {}
