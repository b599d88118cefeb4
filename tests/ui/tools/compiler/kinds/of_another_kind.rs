//~ 5 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(multiple_of = 2)]
    name: String,
    #[field(pattern = "^a")]
    seats: u8,
    #[field(min_items = 2)]
    words: String,
    #[field(items(min = 2))]
    numbers: u8,
    #[field(values(min = 2))]
    list: Vec<u8>,
}

fn main() {}
