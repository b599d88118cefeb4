//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
enum Size {
    #[serde(skip)]
    S,
}

fn main() {}
