//~ 1 error
use schema_core::ToolSchema;

const PATTERN: &str = "^a";

#[derive(ToolSchema)]
struct Ask {
    #[field(pattern = PATTERN)]
    name: String,
}

fn main() {}
