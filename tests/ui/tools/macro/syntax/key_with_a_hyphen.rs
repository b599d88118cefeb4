//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(min-length = 3)]
    a: String,
}

fn main() {}
