//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(profiles("gemini"))]
struct Ask {
    value: u8,
    #[field(recursive)]
    children: Vec<Ask>,
}

fn main() {}
