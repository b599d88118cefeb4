//~ 2 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(examples = [1, "x"])]
    a: u8,
    #[field(examples = ["abc"], max_length = 2)]
    b: String,
}

fn main() {}
