//~ 3 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(format = "int32")]
    a: i32,
    #[field(format = "password")]
    b: String,
    #[field(format = "url")]
    c: String,
}

fn main() {}
