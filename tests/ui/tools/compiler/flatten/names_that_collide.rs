//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Page {
    page: u32,
}

#[derive(ToolSchema)]
struct Ask {
    page: u8,
    #[serde(flatten)]
    more: Page,
}

fn main() {}
