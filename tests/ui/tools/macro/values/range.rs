//~ 3 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(min = 1..5)]
    a: u8,
    #[field(max_length = 1..=5)]
    b: String,
    #[field(min_items = ..5)]
    c: Vec<String>,
}

fn main() {}
