//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(check = "rules::even")]
    a: u8,
}

fn main() {}
