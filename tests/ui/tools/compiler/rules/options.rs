//~ 3 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(options = ["a", "a"])]
    a: String,
    #[field(options = [])]
    b: String,
    #[field(options = ["a"], option_titles = ["A", "B"])]
    c: String,
}

fn main() {}
