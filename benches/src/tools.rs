//! What a model fills in: an order with structs, a list and an enum with data in it, by this
//! crate, by schemars, and by serde alone.

use schema_core::ToolSchema;
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::{Value, json};

/// Places an order
#[derive(Clone, Deserialize, ToolSchema, JsonSchema)]
#[schema(profiles("portable"))]
pub struct Order {
    /// Who it is for
    pub customer: Customer,
    /// What is ordered
    #[field(min_items = 1, max_items = 50)]
    #[schemars(length(min = 1, max = 50))]
    pub items: Vec<Item>,
    /// How it is paid
    pub payment: Payment,
    /// For the parcel service
    #[field(max_length = 500)]
    #[schemars(length(max = 500))]
    pub note: Option<String>,
}

/// A customer
#[derive(Clone, Deserialize, ToolSchema, JsonSchema)]
pub struct Customer {
    /// As on the parcel
    #[field(min_length = 1, max_length = 80)]
    #[schemars(length(min = 1, max = 80))]
    pub name: String,
    /// For the receipt
    pub receipt: bool,
    /// In years
    #[field(min = 18, max = 120)]
    #[schemars(range(min = 18, max = 120))]
    pub age: u8,
}

/// A line of the order
#[derive(Clone, Deserialize, ToolSchema, JsonSchema)]
pub struct Item {
    /// The stock number
    #[field(min_length = 3, max_length = 12)]
    #[schemars(length(min = 3, max = 12))]
    pub sku: String,
    /// How many
    #[field(min = 1, max = 99)]
    #[schemars(range(min = 1, max = 99))]
    pub quantity: u32,
    /// In which size
    pub size: Size,
}

/// A size
#[derive(Clone, Deserialize, ToolSchema, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Size {
    /// Small
    Small,
    /// Medium
    Medium,
    /// Large
    Large,
}

/// A way to pay
#[derive(Clone, Deserialize, ToolSchema, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Payment {
    /// Within 30 days
    Invoice,
    /// By card
    Card {
        /// The last four digits
        #[field(min_length = 4, max_length = 4)]
        #[schemars(length(min = 4, max = 4))]
        last4: String,
    },
}

/// An order of ten lines that is as it should be.
pub fn good() -> Value {
    let item = json!({ "sku": "ABC-7", "quantity": 2, "size": "medium" });
    json!({
        "customer": { "name": "Ada Lovelace", "receipt": true, "age": 36 },
        "items": vec![item; 10],
        "payment": { "kind": "card", "last4": "4242" },
        "note": "Ring twice",
    })
}

/// An order with six faults.
pub fn six_faults() -> Value {
    let mut order = good();
    let wrong = [
        ("/customer/name", json!("")),
        ("/customer/age", json!(7)),
        ("/items/3/quantity", json!(0)),
        ("/items/4/size", json!("huge")),
        ("/items/5/sku", json!("AB")),
        ("/payment/last4", json!("42")),
    ];
    for (place, value) in wrong {
        *order.pointer_mut(place).expect("a place of the order") = value;
    }
    order
}
