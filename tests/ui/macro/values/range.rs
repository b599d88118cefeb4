//~ 2 errors
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(min = 1..5)]
    a: u8,
    #[field(max_length = 1..=5)]
    b: String,
}

fn main() {}
