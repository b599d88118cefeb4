//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field("title" = "A")]
    a: u8,
}

fn main() {}
