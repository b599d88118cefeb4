//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(minlength = 2)]
    name: String,
}

fn main() {}
