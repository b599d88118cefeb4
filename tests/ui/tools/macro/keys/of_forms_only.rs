//~ 2 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(not_secret)]
    token: String,
    #[field(options = ["a"], enum_names = ["A"])]
    size: String,
}

fn main() {}
