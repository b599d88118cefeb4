//~ 8 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(exclusiveMinimum = 1)]
    a: u8,
    #[field(minLength = 1)]
    b: String,
    #[field(uniqueItems)]
    c: Vec<u8>,
    #[field(multipleOf = 3)]
    d: u8,
    #[field(const = "a")]
    e: String,
    #[field(additionalProperties)]
    f: String,
    #[field(anyOf = ["a"])]
    g: String,
    #[field(minProperties = 1)]
    h: String,
}

fn main() {}
