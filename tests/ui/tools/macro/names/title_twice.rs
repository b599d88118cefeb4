//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
enum Size {
    #[schema(title = "Small")]
    S,
    #[schema(title = "Small")]
    M,
}

fn main() {}
