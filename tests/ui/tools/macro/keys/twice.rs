//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(min = 3, min = 4)]
    seats: u8,
}

fn main() {}
