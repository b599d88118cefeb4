//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(examples = "a")]
    name: String,
}

fn main() {}
