//~ 3 errors
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(order = 1)]
    a: u8,
    #[field(multiline)]
    b: String,
    #[field(group = "A")]
    c: String,
}

fn main() {}
