//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(min = 3,, max = 4)]
    a: u8,
}

fn main() {}
