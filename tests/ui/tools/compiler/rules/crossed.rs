//~ 6 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(min = 3, max = 2)]
    a: u8,
    #[field(min_length = 3, max_length = 2)]
    b: String,
    #[field(min_items = 3, max_items = 2)]
    c: Vec<u8>,
    #[field(exclusive_min = 3, exclusive_max = 2)]
    d: f64,
    #[field(items(min = 3, max = 2))]
    e: Vec<u8>,
    #[field(exclusive_min = 3, exclusive_max = 4)]
    f: i8,
}

fn main() {}
