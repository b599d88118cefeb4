//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[field(min = 3)]
struct Ask {
    seats: u8,
}

fn main() {}
