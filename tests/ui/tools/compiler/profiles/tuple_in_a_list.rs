//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(profiles("portable"))]
struct Ask {
    ranges: Vec<(u32, u32)>,
    name: String,
}

fn main() {}
