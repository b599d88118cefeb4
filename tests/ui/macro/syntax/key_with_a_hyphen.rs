//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(min-length = 3)]
    a: String,
}

fn main() {}
