//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(recursive = true)]
    kids: Vec<Ask>,
}

fn main() {}
