//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(items())]
    a: Vec<String>,
}

fn main() {}
