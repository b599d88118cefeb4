//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(default = (1, 2))]
    pair: (u8, u8),
}

fn main() {}
