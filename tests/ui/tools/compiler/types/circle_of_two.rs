//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    more: Vec<More>,
}

#[derive(ToolSchema)]
struct More {
    asks: Vec<Ask>,
}

fn main() {}
