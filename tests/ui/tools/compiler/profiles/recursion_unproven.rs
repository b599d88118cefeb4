//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Chain {
    value: u8,
    #[field(recursive)]
    next: Option<Box<Chain>>,
}

#[derive(ToolSchema)]
#[schema(profiles("openai"))]
struct Ask {
    #[field(recursive)]
    chain: Option<Box<Chain>>,
    name: String,
}

fn main() {}
