//~ 2 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
enum Size {
    #[field(title = "Small")]
    S,
    #[field(desc = "Medium")]
    M(u8),
}

fn main() {}
