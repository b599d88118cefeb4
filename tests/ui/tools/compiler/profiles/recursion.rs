//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(profiles("anthropic"))]
struct Ask {
    value: u8,
    #[field(recursive)]
    next: Option<Box<Ask>>,
}

fn main() {}
