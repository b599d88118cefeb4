//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(min_items = 1)]
    names: Vec<&'a str>,
}

fn main() {}
