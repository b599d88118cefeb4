//~ 2 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    a: Stamp,
    #[field(title = "Stamp")]
    b: Stamp,
}

fn main() {}
