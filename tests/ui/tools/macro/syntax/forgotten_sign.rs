//~ 4 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(title "x")]
    a: String,
    #[field(min 3)]
    b: u8,
    #[field(exclusive_max 3, min = 1)]
    c: u8,
    #[field(default true)]
    d: bool,
}

fn main() {}
