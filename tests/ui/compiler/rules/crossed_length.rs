//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(min_length = 9, max_length = 2)]
    a: String,
}

fn main() {
    let _ = Ask::schema();
}
