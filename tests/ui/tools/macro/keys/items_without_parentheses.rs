//~ 2 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(items)]
    tags: Vec<String>,
    #[field(items = 3)]
    words: Vec<String>,
}

fn main() {}
