//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
union Bits {
    a: u32,
    b: f32,
}

fn main() {}
