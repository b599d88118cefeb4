//~ 5 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[field(max_length = 5, pattern = "^a")]
struct Sku(String);

#[derive(ToolSchema)]
struct Ask {
    #[field(max = 300)]
    a: u8,
    #[field(items(max = 300))]
    b: Vec<u8>,
    #[field(max_length = 9)]
    c: Sku,
    #[field(pattern = "b")]
    d: Sku,
    #[field(max_items = 4)]
    e: [u8; 3],
}

fn main() {}
