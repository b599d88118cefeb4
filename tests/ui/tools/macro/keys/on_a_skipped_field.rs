//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    name: String,
    #[serde(skip)]
    #[field(min = 3)]
    seats: u8,
}

fn main() {}
