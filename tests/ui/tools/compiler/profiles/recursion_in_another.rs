//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
#[schema(profiles("openai"))]
struct Chain {
    value: u8,
    #[field(recursive)]
    next: Option<Box<Chain>>,
}

#[derive(ToolSchema)]
#[schema(profiles("openai", "anthropic"))]
struct Ask {
    chain: Chain,
    name: String,
}

fn main() {}
