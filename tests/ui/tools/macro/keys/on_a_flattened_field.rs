//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Page {
    page: u32,
}

#[derive(ToolSchema)]
struct Ask {
    #[serde(flatten)]
    #[field(title = "Page")]
    page: Page,
}

fn main() {}
