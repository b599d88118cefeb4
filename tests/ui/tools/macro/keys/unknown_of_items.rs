//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(items(min_len = 1))]
    tags: Vec<String>,
}

fn main() {}
