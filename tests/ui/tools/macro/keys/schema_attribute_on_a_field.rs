//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[schema(min = 3)]
    seats: u8,
}

fn main() {}
