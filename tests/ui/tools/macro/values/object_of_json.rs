//~ 2 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(default = { "a": 3 })]
    a: String,
    #[field(options = { "a": "A" })]
    b: String,
}

fn main() {}
