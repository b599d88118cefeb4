//~ 1 error
use schema_core::ElicitSchema;


#[derive(ElicitSchema)]
struct Ask {
    #[field(check = "rule")]
    seats: u8,
}

fn main() {}
