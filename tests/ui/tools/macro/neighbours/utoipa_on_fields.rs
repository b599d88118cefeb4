//~ 1 error
use schema_core::ToolSchema;

// One is enough to say that the attribute belongs to another derive.
#[derive(ToolSchema)]
struct Ask {
    #[schema(example = "a")]
    a: String,
    #[schema(minimum = 3)]
    b: u8,
}

fn main() {}
