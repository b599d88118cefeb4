//~ 1 error
use schema_core::ElicitSchema;

const MOST: u128 = u128::MAX;

#[derive(ElicitSchema)]
struct Ask {
    #[field(max_length = MOST)]
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
