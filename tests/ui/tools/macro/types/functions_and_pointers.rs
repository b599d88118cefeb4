//~ 3 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    a: Box<dyn Fn()>,
    b: Option<fn(u8) -> u8>,
    c: *const u8,
}

fn main() {}
