//~ 6 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(ascii)]
    a: String,
    #[field(custom(rule))]
    b: String,
    #[field(length(min = 1))]
    c: String,
    #[field(dive)]
    d: Vec<String>,
    #[field(contains = "a")]
    e: String,
    #[field(credit_card)]
    f: String,
}

fn main() {}
