//~ 1 error
use schema_core::ElicitSchema;

const MOST: f64 = 80.0;

#[derive(ElicitSchema)]
struct Ask {
    #[field(max_length = MOST)]
    name: String,
}

fn main() {
    let _ = Ask::schema();
}
