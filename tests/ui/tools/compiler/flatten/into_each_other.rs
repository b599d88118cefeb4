//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[serde(flatten)]
    more: Box<More>,
}

#[derive(ToolSchema)]
struct More {
    #[serde(flatten)]
    ask: Box<Ask>,
}

fn main() {}
