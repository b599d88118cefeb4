//~ 6 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(value_type = String)]
    a: String,
    #[field(additional_properties)]
    b: String,
    #[field(write_only)]
    c: String,
    #[field(inline)]
    d: String,
    #[field(no_recursion)]
    e: String,
    #[field(nullable)]
    f: String,
}

fn main() {}
