//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[serde(with = "as_text")]
    seats: u8,
}

mod as_text {}

fn main() {}
