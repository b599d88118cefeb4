//! What a model fills in.

extern crate alloc;

use alloc::borrow::Cow;
use alloc::collections::BTreeMap;

use schema_core::{SchemaType, ToolSchema};
use serde::{Deserialize, Serialize};

/// The most items.
pub const MOST: u8 = 9;

/// Every kind of key.
#[derive(Clone, Debug, Deserialize, Serialize, ToolSchema)]
#[schema(title = "Order", check = rule)]
#[non_exhaustive]
pub struct Order<'text, T> {
    /// A text.
    #[field(min_length = 1, max_length = 80, pattern = "^[a-z]+$", default = "a", check = short)]
    pub name: Cow<'text, str>,
    /// Numbers.
    #[field(min_items = 1, max_items = 20, unique_items, items(min = 0, exclusive_max = MOST))]
    pub numbers: Vec<i64>,
    /// A share.
    #[field(exclusive_min = 0, multiple_of = 0.5, examples = [0.5, 1], deprecated)]
    pub share: Option<f64>,
    /// A map.
    #[field(values(max = if MOST > 3 { MOST } else { 3 }))]
    pub map: BTreeMap<String, u8>,
    /// A choice.
    #[field(default = Size::Small)]
    pub size: Size,
    /// How it is paid.
    pub payment: Option<Payment>,
    /// An identifier.
    pub id: Id,
    /// A value.
    pub value: T,
    /// Others.
    #[field(recursive)]
    pub others: Vec<Self>,
    /// The page.
    #[serde(flatten)]
    pub page: Page,
}

/// Not both.
fn rule<T>(order: &Order<'_, T>) -> Result<(), String> {
    if order.payment.is_some() && order.id.is_number() {
        return Err(format!("{} is paid already", order.name));
    }
    Ok(())
}

/// Short.
const fn short(name: &str) -> Result<(), &'static str> {
    if name.len() < 80 { Ok(()) } else { Err("too long") }
}

/// A page.
#[derive(Clone, Debug, Deserialize, Serialize, ToolSchema)]
#[schema(profiles("openai", "portable"))]
#[non_exhaustive]
pub struct Page {
    /// Its number.
    #[field(min = 1)]
    pub page: u32,
}

/// A choice.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, ToolSchema)]
#[non_exhaustive]
pub enum Size {
    /// Not large.
    Small,
    /// Not small.
    Large,
}

/// How it is paid.
#[derive(Clone, Debug, Deserialize, Serialize, ToolSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[non_exhaustive]
pub enum Payment {
    /// Later.
    Invoice,
    /// By card.
    Card {
        /// The end of its number.
        #[field(min_length = 4)]
        last4: String,
    },
    /// By page.
    Page(Page),
}

/// An identifier.
#[derive(Clone, Debug, Deserialize, Serialize, ToolSchema)]
#[serde(untagged)]
#[non_exhaustive]
pub enum Id {
    /// A number.
    Number(u32),
    /// A level.
    Level(Level),
}

impl Id {
    /// Whether it is a number.
    const fn is_number(&self) -> bool {
        matches!(*self, Self::Number(_))
    }
}

/// A level.
#[derive(Clone, Debug, Deserialize, Serialize, ToolSchema)]
#[field(pattern = "^[a-z]$")]
pub struct Level(String);

/// Uses them.
#[must_use]
pub fn of<T: SchemaType + for<'de> Deserialize<'de>>() -> String {
    Order::<'static, T>::schema().to_string()
}
