//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(min = 3)]
    a: u8,
    b: impl Copy,
}

fn main() {}
