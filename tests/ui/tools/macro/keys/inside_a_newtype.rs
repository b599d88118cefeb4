//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Level(#[field(min = 3)] u8);

fn main() {}
