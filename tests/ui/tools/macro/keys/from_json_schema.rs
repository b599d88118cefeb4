//~ 2 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(minimum = 2)]
    seats: u8,
    #[field(regex = "^a")]
    name: String,
}

fn main() {}
