//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(profiles("portable"))]
struct T {
    found: Page<serde_json::Value>,
}

#[derive(ToolSchema)]
struct Page<Item> {
    items: Vec<Item>,
}

fn main() {}
