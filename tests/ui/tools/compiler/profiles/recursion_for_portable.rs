//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(profiles("openai", "portable"))]
struct Ask {
    value: u8,
    #[field(recursive)]
    children: Vec<Ask>,
}

fn main() {}
