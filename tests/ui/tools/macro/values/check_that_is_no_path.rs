//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(check = "rule")]
    name: String,
}

fn main() {}
