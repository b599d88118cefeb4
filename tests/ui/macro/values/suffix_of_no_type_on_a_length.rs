//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(min_length = 3z)]
    value: String,
}

fn main() {
    let _ = Ask::schema();
}
