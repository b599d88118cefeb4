//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(check = "rules::even")]
    a: u8,
}

fn main() {}
