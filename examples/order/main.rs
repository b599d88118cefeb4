//! An order that a language model places: the schema that it is given, in the dialects of
//! two providers, a value that came back, and what is said of one that is wrong.
//!
//! Run it with `cargo run --example order`.

// The order is printed, not carried out: nobody reads all of its fields.
#![allow(dead_code)]

use std::error::Error;

use schema_core::ToolSchema;
use schema_core::object::Profile;
use serde::Deserialize;

/// Places an order
#[derive(Debug, ToolSchema, Deserialize)]
#[schema(profiles("openai", "anthropic"))]
struct Order {
    customer: Customer,
    #[field(min_items = 1, max_items = 20)]
    items: Vec<Item>,
    /// How it is paid
    payment: Payment,
    #[field(max_length = 500)]
    note: Option<String>,
}

#[derive(Debug, ToolSchema, Deserialize)]
struct Customer {
    name: String,
    #[field(format = "email")]
    email: Option<String>,
}

#[derive(Debug, ToolSchema, Deserialize)]
struct Item {
    #[field(pattern = "^[A-Z]{3}-[0-9]+$")]
    sku: String,
    #[field(min = 1)]
    quantity: u32,
}

#[derive(Debug, ToolSchema, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Payment {
    Invoice,
    Card {
        /// The last four digits
        #[field(min_length = 4, max_length = 4)]
        last4: String,
    },
    Transfer(Bank),
}

#[derive(Debug, ToolSchema, Deserialize)]
struct Bank {
    iban: String,
    bic: Option<String>,
}

fn main() -> Result<(), Box<dyn Error>> {
    println!("As declared, the `inputSchema` of an MCP tool:\n{:#}\n", Order::schema());
    for profile in [Profile::OpenAi, Profile::Anthropic] {
        println!("For {profile}:\n{:#}\n", Order::schema().for_profile(profile)?);
    }

    let answer = r#"{
        "customer": { "name": "Ada" },
        "items": [{ "sku": "ABC-7", "quantity": 2 }],
        "payment": { "kind": "card", "last4": "4242" }
    }"#;
    let order = Order::read_str(answer)?;
    let pieces: u32 = order.items.iter().map(|item| item.quantity).sum();
    println!("{} orders {pieces} pieces, paid by {:?}\n", order.customer.name, order.payment);

    let wrong = r#"{ "customer": {}, "items": [], "payment": { "kind": "cheque" } }"#;
    if let Err(error) = Order::read_str(wrong) {
        println!("What goes back to the model:\n{error}");
    }
    Ok(())
}
