//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Page {
    number: u32,
    #[serde(flatten)]
    next: Box<Page>,
}

fn main() {}
