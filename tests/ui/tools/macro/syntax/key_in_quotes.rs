//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field("title" = "A")]
    a: u8,
}

fn main() {}
