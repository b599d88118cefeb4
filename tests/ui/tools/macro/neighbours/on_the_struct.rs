//~ 4 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(example = "a", desc = "A", minLength = 1, strict)]
struct Ask {
    a: String,
}

fn main() {}
