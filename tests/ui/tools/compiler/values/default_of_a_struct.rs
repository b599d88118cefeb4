//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Inner {
    a: u8,
}

#[derive(ToolSchema)]
struct Ask {
    #[field(default = Inner { a: 3 })]
    inner: Inner,
}

fn main() {}
