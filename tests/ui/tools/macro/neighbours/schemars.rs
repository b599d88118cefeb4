//~ 6 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(email)]
    a: String,
    #[field(url)]
    b: String,
    #[field(inner(length(min = 1)))]
    c: Vec<String>,
    #[field(extend("x" = 1))]
    d: String,
    #[field(schema_with = "path")]
    e: String,
    #[field(example = "a")]
    f: String,
}

fn main() {}
