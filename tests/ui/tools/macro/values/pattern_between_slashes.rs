//~ 2 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(pattern = "/^[a-z]+$/i")]
    a: String,
    #[field(pattern = "/[0-9]$/")]
    b: String,
}

fn main() {}
