//~ 6 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(pattern = "(a")]
    a: String,
    #[field(pattern = "[a")]
    b: String,
    #[field(pattern = "*a")]
    c: String,
    #[field(pattern = "a{3,2}")]
    d: String,
    #[field(pattern = "\\Aa")]
    e: String,
    #[field(items(pattern = "(?i)a"))]
    f: Vec<String>,
}

fn main() {}
