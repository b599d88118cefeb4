//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Page {
    page: u32,
}

#[derive(ToolSchema)]
struct Ask {
    #[field(default = "first")]
    page: Page,
}

fn main() {}
