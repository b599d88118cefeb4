//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
enum Size {
    #[schema(min = 3)]
    S,
    M,
}

fn main() {}
