//~ 2 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(min = 3, max = 2)]
    seats: u8,
    #[field(pattern = "(")]
    name: String,
}

// What uses it has no mistake.
#[derive(ToolSchema)]
struct Outer {
    ask: Ask,
    asks: Vec<Ask>,
    #[serde(flatten)]
    flat: Ask,
}

fn main() {}
