//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Place(f64, f64);

fn main() {}
