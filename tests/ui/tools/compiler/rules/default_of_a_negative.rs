//~ 2 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(default = -10)]
    a: u8,
    #[field(min = -10)]
    b: u8,
}

fn main() {}
