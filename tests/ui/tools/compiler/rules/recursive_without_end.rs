//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(recursive)]
    name: String,
}

fn main() {}
